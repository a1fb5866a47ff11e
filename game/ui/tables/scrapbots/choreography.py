"""What an event looks like while it happens: cards fly, blows land, coins turn, Wounds rain."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.paint.art import effect_image
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT
from game.ui.tables.scrapbots import beats
from game.ui.tables.scrapbots.places import bot_place

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.board import Board

_CARD = 120
_MOST = 7
"""Cards that fly at a time; of more nobody would see the difference."""


def perform(board: "Board", event: Event) -> None:
    """Starts an event's motions; the picture behind the board is already carried forward."""
    work = _WORK.get(event.kind)
    if work is not None:
        work(board, event.facts, beats.length(event))


def _fly(
    board: "Board", card: str | None, start: pygame.Rect, end: pygame.Rect, length: float, **more: Any
) -> None:
    """A card, or a back where it is hidden, from place to place."""
    width = board.area.unit(_CARD)
    image = (
        board.gallery.back(width) if card is None else board.gallery.card(board.face(card), width, "compact")
    )
    board.stage.fly(image, start, end, length, **more)


def _bot(board: "Board", seat: Seat, lane: int, *, exhausted: bool = True) -> pygame.Rect:
    return bot_place(board.half(seat, lane), board.area.scale, exhausted=exhausted)


def _pool(kind: str) -> Callable[["Board", dict[str, Any], float], None]:
    def fill(board: "Board", facts: dict[str, Any], length: float) -> None:
        plate = board.plate(facts["seat"])
        end = getattr(plate, kind)
        if facts.get("from_hand"):
            start = board.hand_card(facts["seat"], facts["card"])
            _fly(board, facts["card"], start, end.inflate(-end.width // 2, 0), length)
        color = GOLD if kind == "scrap" else TEAL
        board.stage.ring(end, color, length * 2)
        board.stage.rise(f"+{facts['amount']}", color, end.center, board.area.unit(30), 800, wait=length)

    return fill


def _activate(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat = facts["seat"]
    start, end = board.hand_card(seat, facts["card"]), _bot(board, seat, facts["lane"])
    _fly(board, facts["card"], start, end.inflate(-end.width // 3, 0), length)
    board.stage.ring(end, GOLD, length * 2)


def _build(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat, lane = facts["seat"], facts["lane"]
    end = _bot(board, seat, lane)
    _fly(board, facts["card"], board.hand_card(seat, facts["card"]), end, length, hides=("bot", seat, lane))


def _attack(board: "Board", facts: dict[str, Any], length: float) -> None:
    """The Scrapbot rushes at the other half of its lane and is back."""
    seat, lane = facts["seat"], facts["lane"]
    here = _bot(board, seat, lane, exhausted=False)
    there = here.move(0, (board.half(1 - seat, lane).centery - here.centery) * 2 // 3)
    _fly(board, facts["card"], here, there, length, hides=("bot", seat, lane))
    board.stage.rise(f"−{facts['cost']}", TEAL, board.plate(seat).energy.center, board.area.unit(26), 700)


def _damage(board: "Board", facts: dict[str, Any], length: float) -> None:
    half = board.half(facts["seat"], facts["lane"])
    unit = board.area.unit
    board.stage.flash(effect_image("burst", "amber", unit(150)), half.center, length * 1.4)
    board.stage.rise(f"−{facts['amount']}", DANGER, half.center, unit(44), 900)


def _destroy(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat = facts["seat"]
    half = board.half(seat, facts["lane"])
    board.stage.flash(effect_image("explosion", "amber", board.area.unit(220)), half.center, length * 2)
    start = _bot(board, seat, facts["lane"])
    _fly(board, facts["card"], start, board.plate(seat).discard, length * 1.6)


def _wound(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat, unit = facts["seat"], board.area.unit
    half = board.half(seat, facts["lane"])
    start = pygame.Rect(0, 0, unit(70), unit(64))
    start.center = half.center
    for number in range(min(facts["count"], 4)):
        _fly(board, facts["card"], start, board.plate(seat).discard, length, wait=number * length / 6)
    board.stage.flash(effect_image("sparks", "rose", unit(160)), half.center, length)
    words = f"{facts['count']} Wound" + ("s" if facts["count"] > 1 else "")
    board.stage.rise(words, DANGER, half.center, unit(38), 1000)


def _word(text: str, good: bool) -> Callable[["Board", dict[str, Any], float], None]:
    def rise(board: "Board", facts: dict[str, Any], length: float) -> None:
        half = board.half(facts["seat"], facts["lane"])
        words = text.format(**facts)
        board.stage.rise(words, GOOD if good else TEXT, half.center, board.area.unit(32), 900)

    return rise


def _nothing(board: "Board", facts: dict[str, Any], length: float) -> None:
    board.stage.rise("no effect", TEXT, board.places.field.center, board.area.unit(32), 900)


def _coin(board: "Board", facts: dict[str, Any], length: float) -> None:
    """Large in the middle: everything hangs on it."""
    unit = board.area.unit
    place = board.places.field.center
    board.stage.show(icon("heads" if facts["heads"] else "tails", unit(170)), place, length * 1.6)
    word = "HEADS" if facts["heads"] else "TAILS"
    board.stage.rise(word, GOLD, (place[0], place[1] + unit(130)), unit(40), length * 2)


def _buy(board: "Board", facts: dict[str, Any], length: float) -> None:
    stall = board.places.stalls[min(facts["index"], len(board.places.stalls) - 1)]
    _fly(board, facts["card"], stall, board.plate(facts["seat"]).discard, length)
    board.stage.rise(
        f"−{facts['cost']}", GOLD, board.plate(facts["seat"]).scrap.center, board.area.unit(26), 700
    )


def _market(board: "Board", facts: dict[str, Any], length: float) -> None:
    place = facts["index"]
    end = board.places.stalls[min(place, len(board.places.stalls) - 1)]
    image = board.gallery.card(board.face(facts["card"]), end.width, "compact")
    back = board.gallery.back(board.area.unit(80))
    start = board.places.main_deck.inflate(-board.places.main_deck.width // 3, 0)
    board.stage.fly(back, start, end, length, hides=("market", place), turns_into=image)


def _draw(board: "Board", facts: dict[str, Any], length: float) -> None:
    """Each card flies to its own place in the hand, and turns over for whoever holds it."""
    seat, count = facts["seat"], facts["count"]
    deck = board.plate(seat).deck
    if seat != board.bottom:
        for number in range(min(count, _MOST)):
            _fly(board, None, deck, board.hand_place(seat), length, wait=number * length / 10)
        return
    places = board.hand_places()
    first = len(places) - count
    for number, card in enumerate(facts["cards"] or [None] * count):
        place = places[first + number]
        back = board.gallery.back(place.width)
        face = None if card is None else board.gallery.card(board.face(card), place.width)
        board.stage.fly(
            back,
            deck.inflate(-deck.width // 2, 0),
            place,
            length,
            hides=("hand", seat, first + number),
            turns_into=face,
            wait=number * length / 10,
        )


def _discard(board: "Board", facts: dict[str, Any], length: float) -> None:
    seat = facts["seat"]
    for number, card in enumerate(facts["cards"][:_MOST]):
        _fly(
            board,
            card,
            board.hand_card(seat, card),
            board.plate(seat).discard,
            length,
            wait=number * length / 12,
        )


def _shuffle(board: "Board", facts: dict[str, Any], length: float) -> None:
    plate = board.plate(facts["seat"])
    for number in range(3):
        _fly(board, None, plate.discard, plate.deck, length / 2, wait=number * length / 6)


def _turn(board: "Board", facts: dict[str, Any], length: float) -> None:
    board.stage.ring(board.plate(facts["seat"]).whole.rect, TEAL, length * 2)


_WORK: dict[str, Callable[["Board", dict[str, Any], float], None]] = {
    "turn": _turn,
    "scrap": _pool("scrap"),
    "energy": _pool("energy"),
    "activate": _activate,
    "build": _build,
    "attack": _attack,
    "damage": _damage,
    "destroy": _destroy,
    "wound": _wound,
    "spared": _word("no Wounds", False),
    "exhaust": _word("exhausted", False),
    "ready": _word("ready", True),
    "ready_after_attack": _word("ready after attack", True),
    "repair": _word("+{amount}", True),
    "nothing": _nothing,
    "coin": _coin,
    "buy": _buy,
    "market": _market,
    "draw": _draw,
    "discard": _discard,
    "shuffle": _shuffle,
}
