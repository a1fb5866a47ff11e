"""What attacks look like: lunge, answer, misses, and who steps in."""

import pygame

from game.engine.seats import SEATS, Seat, opponent
from game.rules.dino_battles.view import BattleView
from game.ui.motion import InTurn, Pause
from game.ui.tables.dino_battles.arena.figures_at import posed
from game.ui.tables.dino_battles.arena.jumbotron import Progress
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.dino_battles.shows.announcements import announce_answer, prepare_answers
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.blows import WORD, blow, prepare_blows
from game.ui.tables.dino_battles.shows.call_outs import ROAR, call_name, call_special
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening
from game.words.dino_battles.fight_text import fight

_MISS = 600
"""Milliseconds at speed 1 that the word of a miss stands."""
_DRAWN, _DASHES = 90, 90
"""Milliseconds at speed 1 of a blow that misses: drawing back, and going past."""
_LEAVES, _BENCHED = 420, 96
"""Milliseconds at speed 1 in which a Dinosaur goes back to its bench, and how wide it is there in units."""


def attack(board: Battlefield, now: Happening) -> None:
    """The attacker goes ahead and stays there; its sum stands on the jumbotron."""
    arena, seat = board.arena, now.facts["seat"]
    arena.figures.front = seat
    arena.sum = arena.exchange_sum(now.after, board.bottom)
    arena.progress = Progress()
    arena.struck.clear()
    one, special = arena.figures.pair[seat], now.facts["special"]
    if special:
        call_special(board, seat, board.words.special(now.facts["dino"], special))
        board.stage.play(InTurn(one.hold("roar", ROAR), one.lunge()))
    else:
        board.stage.play(one.lunge())
    prepare_blows(board, seat)
    prepare_answers(board, now.after, seat)


def answer(board: Battlefield, now: Happening) -> None:
    arena, seat, how = board.arena, now.facts["seat"], now.facts["answer"]
    arena.sum = arena.exchange_sum(now.after, board.bottom)
    one = arena.figures.pair[seat]
    board.stage.play(one.answer(how))
    announce_answer(board, now)


def evaded(board: Battlefield, now: Happening) -> None:
    """The blow goes past: the evading Dinosaur leaps out of its way."""
    seat, figures = now.facts["seat"], board.arena.figures
    board.stage.play(figures.pair[opponent(seat)].strike(_DRAWN, _DASHES, misses=True))
    board.stage.play(InTurn(Pause(_DRAWN), figures.pair[seat].dodge(_MISS)))
    x, y = board.arena.figures.chest(seat)
    place = x, y - board.arena.places.px(150)
    text = fight(board.words.texts, "miss")
    board.stage.number(place, text, board.arena.places.px(WORD), "cool", room=board.arena.half(seat))
    remarks.after_evading(board, now)


def exchange_over(board: Battlefield, now: Happening) -> None:
    """Both go back to where they stand, but for one that is about to go down."""
    for seat, one in enumerate(board.arena.figures.pair):
        if one.seen > 0 and not one.turned and not falls(now.after, SEATS[seat]):
            board.stage.play(one.back())


def falls(view: BattleView, seat: Seat) -> bool:
    """Whether the active Dinosaur of a seat has no HP left."""
    dino = view.players[seat].dinos[0]
    return dino is not None and bool(dino.card) and dino.damage >= dino.hp


def failed(board: Battlefield, now: Happening) -> None:
    """A paralyzed Dinosaur does not move."""
    seat = now.facts["seat"]
    board.stage.play(board.arena.figures.pair[seat].back())
    effects.play(board.stage, blow(board, effects.family_of_deed(GAME, "paralyze"), seat, seat))


def enter(board: Battlefield, now: Happening) -> None:
    """Another Dinosaur steps into the active place; the one before it goes to the bench."""
    seat, left = now.facts["seat"], now.facts.get("place_left")
    figures, dino = board.arena.figures, now.before.players[seat].dinos[0]
    if left and dino is not None and dino.card and figures.pair[seat].card == dino.card:
        image = posed(dino.card, "stand", dino.upgrades, figures.places, seat != board.bottom)[0]
        end = pygame.Rect(0, 0, board.arena.places.px(_BENCHED), 1)
        end.center = board.bench_place(seat, left).rect.center
        board.stage.fly(image, figures.box(seat), end, _LEAVES)
    step_in(board, now, seat)
    call_name(board, seat, board.words.card(figures.pair[seat].card))


def step_in(board: Battlefield, now: Happening, seat: Seat) -> None:
    """The active Dinosaur of a side comes from its bench; the fight before it is over."""
    figures = board.arena.figures
    board.arena.clear()
    figures.sync(now.after, seat)
    board.stage.play(figures.pair[seat].enter())
