"""What an event looks like while it happens: cards fly, blows land, coins turn, Wounds rain."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.seats import Seat
from game.ui.paint.art import effect_image
from game.ui.paint.icons import icon
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT
from game.ui.tables.scrapbots.places import bot_place
from game.ui.tables.shows import Happening, Show, Shows

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.board import Board

Motion = Callable[["Board", Happening], None]

_CARD = 120
_MOST = 7
"""Cards that fly at a time; of more nobody would see the difference."""


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


def _pool(kind: str) -> Motion:
    def fill(board: "Board", now: Happening) -> None:
        plate = board.plate(now.facts["seat"])
        end = getattr(plate, kind)
        if now.facts.get("from_hand"):
            start = board.hand_card(now.facts["seat"], now.facts["card"])
            _fly(board, now.facts["card"], start, end.inflate(-end.width // 2, 0), now.length)
        color = GOLD if kind == "scrap" else TEAL
        board.stage.ring(end, color, now.length * 2)
        board.stage.rise(
            f"+{now.facts['amount']}", color, end.center, board.area.unit(30), 800, wait=now.length
        )

    return fill


def _activate(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    start, end = board.hand_card(seat, now.facts["card"]), _bot(board, seat, now.facts["lane"])
    _fly(board, now.facts["card"], start, end.inflate(-end.width // 3, 0), now.length)
    board.stage.ring(end, GOLD, now.length * 2)


def _build(board: "Board", now: Happening) -> None:
    seat, lane = now.facts["seat"], now.facts["lane"]
    end = _bot(board, seat, lane)
    _fly(
        board,
        now.facts["card"],
        board.hand_card(seat, now.facts["card"]),
        end,
        now.length,
        hides=("bot", seat, lane),
    )


def _attack(board: "Board", now: Happening) -> None:
    """The Scrapbot rushes at the other half of its lane and is back."""
    seat, lane = now.facts["seat"], now.facts["lane"]
    here = _bot(board, seat, lane, exhausted=False)
    there = here.move(0, (board.half(1 - seat, lane).centery - here.centery) * 2 // 3)
    _fly(board, now.facts["card"], here, there, now.length, hides=("bot", seat, lane))
    board.stage.rise(f"−{now.facts['cost']}", TEAL, board.plate(seat).energy.center, board.area.unit(26), 700)


def _damage(board: "Board", now: Happening) -> None:
    half = board.half(now.facts["seat"], now.facts["lane"])
    unit = board.area.unit
    board.stage.flash(effect_image("burst", "amber", unit(150)), half.center, now.length * 1.4)
    board.stage.rise(f"−{now.facts['amount']}", DANGER, half.center, unit(44), 900)


def _destroy(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    half = board.half(seat, now.facts["lane"])
    board.stage.flash(effect_image("explosion", "amber", board.area.unit(220)), half.center, now.length * 2)
    start = _bot(board, seat, now.facts["lane"])
    _fly(board, now.facts["card"], start, board.plate(seat).discard, now.length * 1.6)


def _wound(board: "Board", now: Happening) -> None:
    seat, unit = now.facts["seat"], board.area.unit
    half = board.half(seat, now.facts["lane"])
    start = pygame.Rect(0, 0, unit(70), unit(64))
    start.center = half.center
    for number in range(min(now.facts["count"], 4)):
        _fly(
            board,
            now.facts["card"],
            start,
            board.plate(seat).discard,
            now.length,
            wait=number * now.length / 6,
        )
    board.stage.flash(effect_image("sparks", "rose", unit(160)), half.center, now.length)
    words = f"{now.facts['count']} Wound" + ("s" if now.facts["count"] > 1 else "")
    board.stage.rise(words, DANGER, half.center, unit(38), 1000)


def _word(text: str, good: bool) -> Motion:
    def rise(board: "Board", now: Happening) -> None:
        half = board.half(now.facts["seat"], now.facts["lane"])
        words = text.format(**now.facts)
        board.stage.rise(words, GOOD if good else TEXT, half.center, board.area.unit(32), 900)

    return rise


def _nothing(board: "Board", now: Happening) -> None:
    board.stage.rise("no effect", TEXT, board.places.field.center, board.area.unit(32), 900)


def _coin(board: "Board", now: Happening) -> None:
    """Large in the middle: everything hangs on it."""
    unit = board.area.unit
    place = board.places.field.center
    board.stage.show(icon("heads" if now.facts["heads"] else "tails", unit(170)), place, now.length * 1.6)
    word = "HEADS" if now.facts["heads"] else "TAILS"
    board.stage.rise(word, GOLD, (place[0], place[1] + unit(130)), unit(40), now.length * 2)


def _buy(board: "Board", now: Happening) -> None:
    stall = board.places.stalls[min(now.facts["index"], len(board.places.stalls) - 1)]
    _fly(board, now.facts["card"], stall, board.plate(now.facts["seat"]).discard, now.length)
    board.stage.rise(
        f"−{now.facts['cost']}", GOLD, board.plate(now.facts["seat"]).scrap.center, board.area.unit(26), 700
    )


def _market(board: "Board", now: Happening) -> None:
    place = now.facts["index"]
    end = board.places.stalls[min(place, len(board.places.stalls) - 1)]
    image = board.gallery.card(board.face(now.facts["card"]), end.width, "compact")
    back = board.gallery.back(board.area.unit(80))
    start = board.places.main_deck.inflate(-board.places.main_deck.width // 3, 0)
    board.stage.fly(back, start, end, now.length, hides=("market", place), turns_into=image)


def _draw(board: "Board", now: Happening) -> None:
    """Each card flies to its own place in the hand, and turns over for whoever holds it."""
    seat, count = now.facts["seat"], now.facts["count"]
    deck = board.plate(seat).deck
    if seat != board.bottom:
        for number in range(min(count, _MOST)):
            _fly(board, None, deck, board.hand_place(seat), now.length, wait=number * now.length / 10)
        return
    places = board.hand_places()
    first = len(places) - count
    for number, card in enumerate(now.facts["cards"] or [None] * count):
        place = places[first + number]
        back = board.gallery.back(place.width)
        face = None if card is None else board.gallery.card(board.face(card), place.width)
        board.stage.fly(
            back,
            deck.inflate(-deck.width // 2, 0),
            place,
            now.length,
            hides=("hand", seat, first + number),
            turns_into=face,
            wait=number * now.length / 10,
        )


def _discard(board: "Board", now: Happening) -> None:
    seat = now.facts["seat"]
    for number, card in enumerate(now.facts["cards"][:_MOST]):
        _fly(
            board,
            card,
            board.hand_card(seat, card),
            board.plate(seat).discard,
            now.length,
            wait=number * now.length / 12,
        )


def _shuffle(board: "Board", now: Happening) -> None:
    plate = board.plate(now.facts["seat"])
    for number in range(3):
        _fly(board, None, plate.discard, plate.deck, now.length / 2, wait=number * now.length / 6)


def _turn(board: "Board", now: Happening) -> None:
    board.stage.ring(board.plate(now.facts["seat"]).whole.rect, TEAL, now.length * 2)


SHOWS = Shows(
    {
        "turn": Show(260, "", _turn),
        "scrap": Show(220, "pick", _pool("scrap")),
        "energy": Show(220, "heat", _pool("energy")),
        "text": Show(120),
        "activate": Show(320, "ult", _activate),
        "build": Show(320, "block", _build),
        "attack": Show(300, "move", _attack),
        "buy": Show(320, "seal", _buy),
        "market": Show(220, "flip", _market),
        "draw": Show(300, "flip", _draw),
        "shuffle": Show(260, "flip", _shuffle),
        "discard": Show(240, "", _discard),
        "clean_up": Show(160),
        "wounds_drawn": Show(320),
        "coin": Show(520, "link", _coin),
        "damage": Show(300, "hit", _damage),
        "wound": Show(420, "hit", _wound),
        "destroy": Show(360, "over", _destroy),
        "nothing": Show(260, "miss", _nothing),
        "over": Show(400, "over"),
        "conceded": Show(400, "over"),
        "spared": Show(200, "", _word("no Wounds", False)),
        "exhaust": Show(200, "miss", _word("exhausted", False)),
        "ready": Show(200, "link", _word("ready", True)),
        "ready_after_attack": Show(200, "", _word("ready after attack", True)),
        "repair": Show(200, "vent", _word("+{amount}", True)),
        "return_wound": Show(200, "vent"),
    }
)
