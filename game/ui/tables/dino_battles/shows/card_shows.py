"""What cards look like on their way: drawn, benched, attached, set, loaded, played, discarded."""

from collections.abc import Callable

import pygame

from game.content.dino_battles.statuses import STATUSES
from game.engine.seats import SEATS, Seat, opponent
from game.ui.paint.figures.art import effect_image
from game.ui.paint.palette import GOLD, TEXT
from game.ui.tables.dino_battles.arena.marks import mark
from game.ui.tables.dino_battles.faces import GAME, face
from game.ui.tables.dino_battles.head import INITIATIVE
from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.dino_battles.shows.announcements import announce_build, announce_card
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.shows.blows import FIGHT, WORD, banner, blow, word
from game.ui.tables.dino_battles.shows.combat_shows import enter, step_in
from game.ui.tables.dino_battles.shows.deck_shows import count_down, ran_out
from game.ui.tables.dino_battles.shows.flights import dino_place, fly, from_hand, from_pile, hand_of, zone
from game.ui.tables.shows import effects
from game.ui.tables.shows.shows import Happening
from game.words.dino_battles.fight_text import fight

LARGE = 330
"""The width of a card that is shown to all, in pixels of a window of 1920 x 1080."""
STRIKES = (
    "damage",
    *[status.deed.__name__.lower() for status in STATUSES],
    "stun",
    "destroy_upgrade",
    "destroy_permanent",
    "jam",
    "lure",
    "discard",
    "mill",
    "spy",
)
"""Deeds that are done to the other side."""


def turn(board: Battlefield, now: Happening) -> None:
    text = fight(board.words.texts, "turn", turn=now.facts["turn"])
    banner(board, text)
    if now.before.initiative == opponent(now.facts["initiative"]):
        pass_initiative(board, now.facts["initiative"], now.length)
    board.stage.ring(board.head(now.facts["initiative"]).rect, GOLD, now.length)
    count_down(board, now.after, now.length)


def pass_initiative(board: Battlefield, seat: Seat, length: float) -> None:
    """The token goes over from one side's head to the other's."""
    start, end = (board.head(one).token for one in (opponent(seat), seat))
    board.stage.fly(mark("initiative", start.width), start, end, length / 2, hides=INITIATIVE)


def phase(board: Battlefield, now: Happening) -> None:
    board.arena.clear()
    if now.facts["phase"] == "combat":
        empty = all(side.combat_deck.empty for side in now.after.players)
        text = fight(board.words.texts, "no_combat" if empty else "combat")
        banner(board, text, WORD if empty else FIGHT)


def said(key: str) -> Callable[[Battlefield, Happening], None]:
    """A word over the Dinosaur of whoever does nothing."""

    def show(board: Battlefield, now: Happening) -> None:
        word(board, now.facts["seat"], fight(board.words.texts, key), TEXT)

    return show


def to_dino(key: str) -> Callable[[Battlefield, Happening], None]:
    """A card goes from the hand to a Dinosaur's place."""

    def show(board: Battlefield, now: Happening) -> None:
        seat, place = now.facts["seat"], dino_place(board, now.facts["seat"], now.facts["place"])
        arriving = ("dino", seat, now.facts["place"]) if key == "dino" else None
        from_hand(board, now, place, key, arriving)
        board.stage.ring(place, GOLD, now.length * 2)
        if key == "card":
            board.arena.figures.sync(now.after, seat)
        announce_build(board, now)

    return show


def placed(board: Battlefield, now: Happening) -> None:
    """Face down before the game."""
    seat, place = now.facts["seat"], now.facts["place"]
    from_hand(board, now, dino_place(board, seat, place), "dino", ("dino", seat, place))


def set_down(board: Battlefield, now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    count = now.after.players[seat].items_size - 1
    from_hand(board, now, zone(board, seat, f"item {card or count}"))


def load(board: Battlefield, now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    end = zone(board, seat, f"{card} stack")
    from_hand(board, now, end)
    board.stage.ring(end, GOLD, now.length * 2)


def discard(board: Battlefield, now: Happening) -> None:
    from_hand(board, now, zone(board, now.facts["seat"], "junk"))


def draw(board: Battlefield, now: Happening) -> None:
    from_pile(board, now, "deck")
    remarks.after_drawing(board, now)


def comp_cards(board: Battlefield, now: Happening) -> None:
    from_pile(board, now, "comp")


def recover(board: Battlefield, now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    fly(board, card, zone(board, seat, "junk"), hand_of(board, seat), now.length)


def played(board: Battlefield, now: Happening) -> None:
    """A card is announced in the middle of the arena, where all can read it."""
    seat, card = now.facts["seat"], now.facts["card"]
    board.dropped = False
    board.arena.sum = board.arena.exchange_sum(now.after, board.bottom)
    if now.facts["on"] is not None:
        mine = bool(now.facts["dino"]) and harms(board, card)
        target = opponent(seat) if mine else seat
        board.stage.ring(dino_place(board, target, now.facts["on"]), GOLD, now.length)
    announce_card(board, now)


def large(board: Battlefield) -> int:
    """The width of a card that is shown to all."""
    return board.arena.places.px(LARGE)


def harms(board: Battlefield, card: str) -> bool:
    """Whether a card does something to the other side."""
    verbs = [type(verb).__name__.lower() for verb in board.catalogue.played[card].deeds]
    return any(name in STRIKES for name in (verb.replace("_", "") for verb in verbs))


def resolve(board: Battlefield, now: Happening) -> None:
    """What a card does is seen where it does it; then it goes to the Junk."""
    seat, card = now.facts["seat"], now.facts["card"]
    family = effects.family_of(GAME, card, face(card).palette)
    target = opponent(seat) if harms(board, card) else seat
    effects.play(board.stage, blow(board, family, seat, target))
    start = pygame.Rect(0, 0, large(board), large(board) * 5 // 4)
    start.center = board.arena.figures.chest(seat)
    fly(board, card, start, zone(board, seat, "junk"), now.length)


def permanent(board: Battlefield, now: Happening) -> None:
    seat, card = now.facts["seat"], now.facts["card"]
    board.stage.ring(zone(board, seat, f"permanent {card}"), GOLD, now.length * 2)


def to_junk(pile: str) -> Callable[[Battlefield, Happening], None]:
    """A card goes from a zone to the Junk: `pile` names the zone, with the card's id in it."""

    def show(board: Battlefield, now: Happening) -> None:
        seat, card = now.facts["seat"], now.facts["card"]
        start = hand_of(board, seat, card) if pile == "hand" else zone(board, seat, pile.format(card=card))
        fly(board, card, start, zone(board, seat, "junk"), now.length)

    return show


def seized(board: Battlefield, now: Happening) -> None:
    """The Initiative Token goes over."""
    seat = now.facts["seat"]
    pass_initiative(board, seat, now.length)
    board.stage.ring(board.head(seat).rect, GOLD, now.length)


def several(start: str, end: str) -> Callable[[Battlefield, Happening], None]:
    """Cards go from one zone of their side to another, one after the other."""

    def show(board: Battlefield, now: Happening) -> None:
        for number, card in enumerate(now.facts["cards"]):
            fly_between(board, now, card, (start, end), number)

    return show


def fly_between(
    board: Battlefield, now: Happening, card: str, ends: tuple[str, str], number: int = 0
) -> None:
    """A card from one zone of its side to another: the hand, the figure in the arena, or one by its name."""
    seat, places = now.facts["seat"], []
    for name in ends:
        special = {"hand": hand_of, "figure": lambda board, seat: dino_place(board, seat, 0)}.get(name)
        places.append(special(board, seat) if special else zone(board, seat, name))
    fly(board, card, places[0], places[1], now.length, wait=number * now.length / 8)


def searched(board: Battlefield, now: Happening) -> None:
    """The card that is found goes to the hand."""
    if now.facts["found"]:
        fly_between(board, now, now.facts["card"], ("deck", "hand"))


def chosen(board: Battlefield, now: Happening) -> None:
    """The card that is chosen goes to the hand, turned down for the other side."""
    seat = now.facts["seat"]
    fly(board, now.facts["card"], zone(board, seat, "deck"), hand_of(board, seat), now.length)


def mustered(board: Battlefield, now: Happening) -> None:
    """Combat Cards of the deck go to the Combat Deck."""
    for number, card in enumerate(now.facts["cards"]):
        fly_between(board, now, card, ("deck", f"{card} stack"), number)


def destroyed(board: Battlefield, now: Happening) -> None:
    """An Upgrade or a permanent Item bursts."""
    seat, card = now.facts["seat"], now.facts["card"]
    if "place" in now.facts:
        start = dino_place(board, seat, now.facts["place"])
        board.arena.figures.sync(now.after, seat)
    else:
        start = zone(board, seat, f"permanent {card}")
    flash = effect_image("explosion", "amber", board.arena.places.px(200))
    board.stage.flash(flash, start.center, 360)
    fly(board, card, start, zone(board, seat, "junk"), now.length)


def switched(board: Battlefield, now: Happening) -> None:
    """The active Dinosaur and a benched one change places."""
    facts = now.facts
    seat = facts["seat"]
    enter(board, now)
    bench = board.bench_place(seat, facts["place_left"]).rect if facts["place_left"] else None
    if bench is not None:
        board.stage.ring(bench, GOLD, now.length)


def burrowed(board: Battlefield, now: Happening) -> None:
    """A benched Dinosaur goes into the deck."""
    seat, place = now.facts["seat"], now.facts["place"]
    start = dino_place(board, seat, place)
    fly(board, now.facts["dino"], start, zone(board, seat, "deck"), now.length)


def revealed(board: Battlefield, now: Happening) -> None:
    """Both sides' Dinosaurs are turned up and step in; the one that is told of later roars then."""
    pair, seat = board.arena.figures.pair, now.facts["seat"]
    if pair[seat].card:
        board.stage.play(pair[seat].hold("roar", now.length / 2))
        return
    for one in SEATS:
        step_in(board, now, one)


def flash_bonus(board: Battlefield, now: Happening) -> None:
    """What the next attack has is said over the plate."""
    text = fight(board.words.texts, "next_attack", amount=now.facts["bonus"])
    word(board, now.facts["seat"], text, GOLD)


def over(board: Battlefield, now: Happening) -> None:
    """The winner roars; a deck that ran out is seen."""
    board.arena.clear()
    if now.facts["reason"] == "deck":
        ran_out(board, now)
    winner = now.facts.get("winner")
    if winner is not None:
        board.stage.play(board.arena.figures.pair[winner].hold("roar", now.length))
