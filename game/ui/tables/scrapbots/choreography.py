"""What an event looks like while it happens: cards fly, blows land, coins turn, Wounds rain."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.seats import Seat
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT
from game.ui.paint.robots import standing_robot
from game.ui.tables import motions
from game.ui.tables.card_motions import (
    discard_hand,
    draw_cards,
    from_hand,
    shuffle_pile,
    take_drop,
    to_discard,
)
from game.ui.tables.shows import Happening, Show, Shows

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.board import Board

Motion = Callable[["Board", Happening], None]


def _figure(board: "Board", now: Happening) -> pygame.Rect:
    return board.half(now.facts["seat"], now.facts["lane"]).figure


def _pool(kind: str) -> Motion:
    def fill(board: "Board", now: Happening) -> None:
        end = getattr(board.side(now.facts["seat"]), kind)
        flies = bool(now.facts.get("from_hand")) and from_hand(board, now, end)
        color = GOLD if kind == "scrap" else TEAL
        board.stage.ring(end, color, now.length * 2)
        wait = now.length if flies else 0
        board.stage.rise(f"+{now.facts['amount']}", color, end.center, board.area.unit(30), 800, wait=wait)

    return fill


def _activate(board: "Board", now: Happening) -> None:
    from_hand(board, now, _figure(board, now))
    board.stage.ring(_figure(board, now), GOLD, now.length * 2)


def _build(board: "Board", now: Happening) -> None:
    seat, lane, place = now.facts["seat"], now.facts["lane"], _figure(board, now)
    from_hand(board, now, place, ("bot", seat, lane))


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
    to_discard(board, now, [now.facts["card"]], place, 1.6)


def _wound(board: "Board", now: Happening) -> None:
    """Wounds come off the board, a card for each."""
    count = now.facts["count"]
    to_discard(board, now, [now.facts["card"]] * min(count, 5), board.places.wound_board, 1)
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
    if not take_drop(board):
        to_discard(board, now, [now.facts["card"]], stall, 1)
    motions.word_over(board, board.side(now.facts["seat"]).scrap.center, f"−{now.facts['cost']}", GOLD)


def _market(board: "Board", now: Happening) -> None:
    index = now.facts["index"]
    end = board.places.stalls[min(index, len(board.places.stalls) - 1)]
    hides = ("market", index)
    motions.deal_cards(board, board.places.main_deck, [(now.facts["card"], end, hides)], now.length)


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
        "draw": Show(300, "flip", draw_cards, "card"),
        "shuffle": Show(260, "flip", shuffle_pile, "deck"),
        "discard": Show(240, "", discard_hand, "discard"),
        "clean_up": Show(160, "", None, "ready"),
        "wounds_drawn": Show(320, "", None, "wound"),
        "coin": Show(520, "link", _coin, "coin"),
        "damage": Show(300, "hit", _damage, "damage"),
        "wound": Show(420, "hit", _wound, "wound"),
        "destroy": Show(360, "over", _destroy, "damage"),
        "nothing": Show(260, "miss", _nothing, "cross"),
        "over": Show(400, "over", None, "ult"),
        "conceded": Show(400, "over"),
        "spared": Show(200, "", _word("no Wounds", False), "splash"),
        "exhaust": Show(200, "miss", _word("exhausted", False), "exhaust"),
        "ready": Show(200, "link", _word("ready", True), "ready"),
        "ready_after_attack": Show(200, "", _word("ready after attack", True), "ready"),
        "repair": Show(200, "vent", _word("+{amount}", True), "repair"),
        "return_wound": Show(200, "vent", None, "wound"),
        "shed_wounds": Show(200, "", None, "wound"),
    },
    steps=("turn", "scrap", "energy", "activate", "build", "attack", "buy", "clean_up", "over"),
)
