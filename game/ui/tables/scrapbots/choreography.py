"""What an event looks like while it happens: cards fly, blows land, coins turn, Wounds rain."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.seats import Seat
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT
from game.ui.paint.robots import standing_robot
from game.ui.tables import motions
from game.ui.tables.motions import MOST_CARDS, fly_card
from game.ui.tables.shows import Happening, Show, Shows

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.board import Board

Motion = Callable[["Board", Happening], None]


def _figure(board: "Board", now: Happening) -> pygame.Rect:
    return board.half(now.facts["seat"], now.facts["lane"]).figure


def _from_hand(board: "Board", now: Happening, end: pygame.Rect) -> bool:
    """A card goes from the hand to a place, unless it was dropped there; whether it flies."""
    if board.dropped:
        board.dropped = False
        return False
    start = board.hand_card(now.facts["seat"], now.facts["card"])
    fly_card(board, now.facts["card"], start, end, now.length)
    return True


def _to_discard(board: "Board", now: Happening, cards: list[str], start: pygame.Rect, share: float) -> None:
    """Cards fly to the discard pile, which does not show them before they are there."""
    seat = now.facts["seat"]
    board.discard_before.setdefault(seat, ())
    if ("discard", seat) not in board.stage.hidden:
        board.discard_before[seat] = now.before.players[seat].discard
    for number, card in enumerate(cards[:MOST_CARDS]):
        end, wait = board.side(seat).discard, number * now.length / 8
        fly_card(board, card, start, end, now.length * share, hides=("discard", seat), wait=wait)


def _pool(kind: str) -> Motion:
    def fill(board: "Board", now: Happening) -> None:
        end = getattr(board.side(now.facts["seat"]), kind)
        flies = bool(now.facts.get("from_hand")) and _from_hand(board, now, end)
        color = GOLD if kind == "scrap" else TEAL
        board.stage.ring(end, color, now.length * 2)
        wait = now.length if flies else 0
        board.stage.rise(f"+{now.facts['amount']}", color, end.center, board.area.unit(30), 800, wait=wait)

    return fill


def _activate(board: "Board", now: Happening) -> None:
    _from_hand(board, now, _figure(board, now))
    board.stage.ring(_figure(board, now), GOLD, now.length * 2)


def _build(board: "Board", now: Happening) -> None:
    seat, lane, place = now.facts["seat"], now.facts["lane"], _figure(board, now)
    if board.dropped:
        board.dropped = False
        return
    start = board.hand_card(seat, now.facts["card"])
    fly_card(board, now.facts["card"], start, place, now.length, hides=("bot", seat, lane))


def _attack(board: "Board", now: Happening) -> None:
    """The Scrapbot rushes at the other end of its lane."""
    seat, lane = now.facts["seat"], now.facts["lane"]
    half, other = board.half(seat, lane), board.half(1 - seat, lane)
    image, (dx, dy) = standing_robot(now.facts["card"], half.size, "aim", left=seat != board.bottom)
    start = image.get_rect(topleft=(half.foot[0] + dx, half.foot[1] + dy))
    end = start.move((other.foot[0] - half.foot[0]) // 2, 0)
    board.stage.fly(image, start, end, now.length, hides=("bot", seat, lane))
    motions.word_over(board, board.side(seat).energy.center, f"−{now.facts['cost']}", TEAL)


def _damage(board: "Board", now: Happening) -> None:
    motions.blow(board, _figure(board, now).center, f"−{now.facts['amount']}", now.length)


def _destroy(board: "Board", now: Happening) -> None:
    place = _figure(board, now)
    motions.blow(board, place.center, "", now.length * 1.4, large=True)
    _to_discard(board, now, [now.facts["card"]], place, 1.6)


def _wound(board: "Board", now: Happening) -> None:
    """Wounds come off the board, a card for each."""
    count = now.facts["count"]
    _to_discard(board, now, [now.facts["card"]] * min(count, 5), board.places.wound_board, 1)
    words = f"{count} Wound" + ("s" if count > 1 else "")
    motions.word_over(board, _figure(board, now).center, words, DANGER)


def _word(text: str, good: bool) -> Motion:
    def rise(board: "Board", now: Happening) -> None:
        words = text.format(**now.facts)
        motions.word_over(board, _figure(board, now).center, words, GOOD if good else TEXT)

    return rise


def _nothing(board: "Board", now: Happening) -> None:
    motions.word_over(board, board.places.coin.center, "no effect", TEXT)


def _coin(board: "Board", now: Happening) -> None:
    """On the felt, so that it covers no lane."""
    motions.flip_coin(board, board.places.coin, now.facts["heads"], now.length)


def _buy(board: "Board", now: Happening) -> None:
    stall = board.places.stalls[min(now.facts["index"], len(board.places.stalls) - 1)]
    if board.dropped:
        board.dropped = False
    else:
        _to_discard(board, now, [now.facts["card"]], stall, 1)
    motions.word_over(board, board.side(now.facts["seat"]).scrap.center, f"−{now.facts['cost']}", GOLD)


def _market(board: "Board", now: Happening) -> None:
    index = now.facts["index"]
    end = board.places.stalls[min(index, len(board.places.stalls) - 1)]
    hides = ("market", index)
    motions.deal_cards(board, board.places.main_deck, [(now.facts["card"], end, hides)], now.length)


def _draw(board: "Board", now: Happening) -> None:
    """Each card flies to its own place in the hand, and turns over for whoever holds it."""
    seat, count = now.facts["seat"], now.facts["count"]
    deck = board.side(seat).deck
    if seat != board.bottom:
        motions.deal_hidden(board, deck, board.side(seat).hand, count, now.length, seat)
        return
    places = board.hand_places()
    first = len(places) - count
    cards = [
        (card, places[first + number], ("hand", seat, first + number))
        for number, card in enumerate(now.facts["cards"] or [None] * count)
    ]
    motions.deal_cards(board, deck, cards, now.length)


def _discard(board: "Board", now: Happening) -> None:
    _to_discard(board, now, now.facts["cards"], board.hand_place(now.facts["seat"]), 1)


def _shuffle(board: "Board", now: Happening) -> None:
    side = board.side(now.facts["seat"])
    for number in range(3):
        fly_card(board, None, side.discard, side.deck, now.length / 2, wait=number * now.length / 6)


def _turn(board: "Board", now: Happening) -> None:
    seat: Seat = now.facts["seat"]
    board.stage.ring(board.side(seat).plate, TEAL, now.length * 2)


SHOWS = Shows(
    {
        "turn": Show(260, "", _turn),
        "scrap": Show(220, "pick", _pool("scrap"), "scrap"),
        "energy": Show(220, "heat", _pool("energy"), "energy"),
        "text": Show(120, "", None, "resource"),
        "activate": Show(320, "ult", _activate, "component"),
        "build": Show(320, "block", _build, "scrapbot"),
        "attack": Show(300, "move", _attack, "attack"),
        "buy": Show(320, "seal", _buy, "scrap"),
        "market": Show(220, "flip", _market, "card"),
        "draw": Show(300, "flip", _draw, "card"),
        "shuffle": Show(260, "flip", _shuffle, "deck"),
        "discard": Show(240, "", _discard, "discard"),
        "clean_up": Show(160, "", None, "ready"),
        "wounds_drawn": Show(320, "", None, "wound"),
        "coin": Show(520, "link", _coin, "coin"),
        "damage": Show(300, "hit", _damage, "damage"),
        "wound": Show(420, "hit", _wound, "wound"),
        "destroy": Show(360, "over", _destroy, "damage"),
        "nothing": Show(260, "miss", _nothing, "cross"),
        "over": Show(400, "over"),
        "conceded": Show(400, "over"),
        "spared": Show(200, "", _word("no Wounds", False), "splash"),
        "exhaust": Show(200, "miss", _word("exhausted", False), "exhaust"),
        "ready": Show(200, "link", _word("ready", True), "ready"),
        "ready_after_attack": Show(200, "", _word("ready after attack", True), "ready"),
        "repair": Show(200, "vent", _word("+{amount}", True), "repair"),
        "return_wound": Show(200, "vent", None, "wound"),
    }
)
