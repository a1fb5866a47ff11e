"""What a knock-out looks like: a Dinosaur is thrown over, the crowd cheers, the winner roars."""

from dataclasses import replace
from functools import partial
from random import Random

import pygame

from game.engine.seats import Seat, opponent
from game.ui.motion import Call, InTurn, Pause, Tween, linear
from game.ui.paint import pen
from game.ui.paint.effects.words import Tone
from game.ui.paint.figures.art import effect_image
from game.ui.paint.palette import GOLD, Color
from game.ui.paint.palette import SEATS as SEAT_COLORS
from game.ui.tables.dino_battles.arena.figures_at import FALL, FALLEN
from game.ui.tables.dino_battles.arena.marks import mark
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.dino_battles.shows.announcements import announce_knock_out
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.blows import blow
from game.ui.tables.dino_battles.shows.call_outs import call_band
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening

_LANDS = FALL * 0.8
"""Milliseconds at speed 1 after which the Dinosaur strikes the ground."""
_WINS = 170
"""Milliseconds at speed 1 after which the winner roars: the word for it has come."""
_ROARS = 1100
"""Milliseconds at speed 1 for which the winner roars."""
_CHEER, _PAPERS = 2600, 70
"""Milliseconds at speed 1 for which the crowd throws paper, and how many pieces."""
_SMOKE = 60
"""Milliseconds at speed 1 for which smoke stays, and fades: then the next Dinosaur steps in there."""
_FLIGHT = 400


def knock_out(board: Battlefield, now: Happening) -> None:
    """It is thrown over and lies there; a skull flies to the other side's score."""
    facts, arena, stage = now.facts, board.arena, board.stage
    seat, scorer = facts["seat"], opponent(facts["seat"])
    if facts["place"]:
        start = board.bench_place(seat, facts["place"]).rect
    else:
        start = arena.figures.box(seat)
        stage.play(arena.figures.pair[seat].fall())
        burst = blow(board, effects.family_of_deed(GAME, "destroyed"), seat, seat)
        effects.play(stage, replace(burst, lingering=_SMOKE), wait=_LANDS)
        stage.play(InTurn(Pause(_LANDS), Call(partial(stage.shake, arena.places.px(14)))))
        _call_out(board, seat)
        _cheer(board, scorer)
        _roar(board, now, scorer)
    flash = effect_image("explosion", "amber", arena.places.px(300))
    stage.flash(flash, start.center, 360)
    skull = mark("knockout", arena.places.px(96))
    head = board.head(scorer).rect
    small = pygame.Rect(0, 0, arena.places.px(34), arena.places.px(34))
    small.center = head.center
    stage.fly(skull, skull.get_rect(center=start.center), small, _FLIGHT, wait=FALLEN * 0.7)
    stage.play(InTurn(Pause(FALLEN * 0.7 + _FLIGHT), Call(partial(stage.ring, head, GOLD, 900))))
    announce_knock_out(board, now, FALLEN)
    remarks.after_knock_out(board, now, FALLEN)


def _call_out(board: Battlefield, seat: Seat) -> None:
    """The word for it on a band in the colour of who scores, as the Dinosaur lands.

    In the middle, where no line of a computer player lies, also when the other one is down as well.
    """
    tone: Tone = "harm" if seat == board.bottom else "gain"
    word = board.words.texts.say("table", "knocked_out")
    call_band(board, opponent(seat), word, board.arena.figures.box(seat).centery, tone, wait=_LANDS)


def _roar(board: Battlefield, now: Happening, scorer: Seat) -> None:
    """The Dinosaur that is left standing roars over the other one."""
    one, dino = board.arena.figures.pair[scorer], now.after.players[scorer].dinos[0]
    if one.turned or dino is None or dino.card != one.card or dino.damage >= dino.hp:
        return
    board.stage.play(InTurn(Pause(_LANDS + _WINS), one.hold("roar", _ROARS)))


def _cheer(board: Battlefield, scorer: Seat) -> None:
    """The crowd throws paper in the colour of who scores."""
    stage, places = board.stage, board.arena.places
    if stage.timeline.still:
        return
    papers = Papers(places.rect, SEAT_COLORS[scorer], places.px(13))
    stage.add(papers, Tween(papers.go, 0, 1, _CHEER, linear), wait=_LANDS, under=True)


class Papers:
    """Pieces of paper that sink through a field, a share of their way down."""

    def __init__(self, field: pygame.Rect, color: Color, size: int) -> None:
        self.field, self.size = field, max(2, size)
        self.share = 0.0
        dice = Random(field.width)
        colors = (color, color, GOLD, (250, 250, 250))
        self._pieces = [
            (dice.random(), dice.uniform(-0.9, 0.05), dice.uniform(0.7, 1.5), dice.random(), colors[one % 4])
            for one in range(_PAPERS)
        ]

    def go(self, share: float) -> None:
        self.share = share

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        field, size = self.field, self.size
        for across, start, speed, turn, color in self._pieces:
            down = start + speed * self.share
            if not 0.0 < down < 1:
                continue
            # Paper turns over as it sinks: now broad, now an edge.
            phase = (turn + self.share * speed * 3) % 1
            wide = max(1, round(size * abs(2 * phase - 1)))
            x = field.left + round((across + 0.02 * phase) * (field.width - size))
            place = pygame.Rect(x, field.top + round(down * (field.height - size)), wide, size)
            pen.rect(surface, color, place)
        return field
