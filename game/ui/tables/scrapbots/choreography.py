"""What an event looks like while it happens: cards fly, blows land, coins turn, Wounds rain."""

from collections.abc import Callable

import pygame

from game.engine.seats import Seat
from game.ui.motion import InTurn, Pause, Tween, ease_out
from game.ui.paint.effects.words import numeral
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, TEAL, TEXT, good
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.shows import battle, blows, remarks
from game.ui.tables.scrapbots.shows.card_motions import (
    discard_hand,
    draw_cards,
    from_hand,
    shuffle_pile,
    take_drop,
    to_discard,
)
from game.ui.tables.scrapbots.shows.finish import LAST_STANDS, last_wound, middle
from game.ui.tables.shows import motions
from game.ui.tables.shows.coins import flip_coin
from game.ui.tables.shows.motions import rise_alone
from game.ui.tables.shows.shows import Happening, Show
from game.ui.tables.shows.stage_pieces import Piece, setter

_GAIN, _FAR_GAIN, _FAR_UP = 30, 22, 0.4
"""Sizes in units of the number of a gain, and of one of the other side, which has less room; and by how
many of its sizes that one rises.
"""
_TURN = 60
"""Size in units of the word for one's own turn."""
_ASIDE = 15
"""Units between a flat pool and the number that rises beside it."""
_FLIGHT = 240
"""Milliseconds after which a gain is counted at the latest."""
_OPENING, _OPENING_SIZE = 1500, 1.3
"""Milliseconds for which the coin lies that says who begins, and its size beside that of an attack: nothing
else tells it, and nobody stands in the lanes yet.
"""
_PAID, _PAID_APART, _PAID_MOST = 22, 70, 5
"""Of what flies to a pool: its size in units, milliseconds between two, and how many fly at the most."""
Motion = Callable[[LaneTable, Happening], None]


def _figure(board: LaneTable, now: Happening) -> pygame.Rect:
    return board.half(now.facts["seat"], now.facts["lane"]).figure


def _beside(board: LaneTable, seat: Seat, kind: str) -> tuple[int, int]:
    """From where a number of a pool rises: at the right edge of a tank, which stands above another one; left
    of the flat ones, which hang between a player's plate and the plate of lane 1.
    """
    pool = board.pile(seat, kind)
    if seat == board.bottom:
        return pool.right, pool.bottom - pool.height // 4
    both = pool.union(board.pile(seat, "scrap"))
    return both.left - round(_ASIDE * board.places.scale), both.centery


def _pay(board: LaneTable, now: Happening, kind: str, end: pygame.Rect) -> None:
    """From the ticket of the other side what a card gives goes to its pool, piece by piece."""
    if board.stage.timeline.still or not board.others_doing(now.event):
        return
    size = round(_PAID * board.ticket_scale)
    image, start = icon(kind, size), pygame.Rect(0, 0, size, size)
    start.center = board.ticket_place(None, (0, 0)).center
    there = start.copy()
    there.center = end.center
    for number in range(min(now.facts["amount"], _PAID_MOST)):
        board.stage.fly(image, start, there, _FLIGHT + now.length / 4, wait=_FLIGHT + number * _PAID_APART)


def _pool(kind: str) -> Motion:
    def fill(board: LaneTable, now: Happening) -> None:
        end = board.pile(now.facts["seat"], kind)
        flies = bool(now.facts.get("from_hand")) and from_hand(board, now, end)
        color = GOLD if kind == "scrap" else TEAL
        board.stage.ring(end, color, now.length * 2)
        wait = min(now.length, _FLIGHT) if flies else 0
        # One gain after the other: the next number takes the place of the one before.
        _count(board, now.facts["seat"], kind, f"+{now.facts['amount']}", wait)
        _pay(board, now, kind, end)

    return fill


def _spend(board: LaneTable, now: Happening, kind: str) -> None:
    _count(board, now.facts["seat"], kind, f"−{now.facts['cost']}")


def _count(board: LaneTable, seat: Seat, kind: str, text: str, wait: float = 0) -> None:
    """A gain or a loss rises beside its pool; those of the other side have less room for it."""
    size, up = (_GAIN, 2.0) if seat == board.bottom else (_FAR_GAIN, _FAR_UP)
    color, place = GOLD if kind == "scrap" else TEAL, _beside(board, seat, kind)
    pixels, key = board.area.unit(size), (text[0], kind)
    rise_alone(board.stage, text, color, place, pixels, 800, key, wait=wait, up=up)


def _activate(board: LaneTable, now: Happening) -> None:
    seat, lane, card = now.facts["seat"], now.facts["lane"], now.facts["card"]
    _begin(board, seat, lane, card)
    place = board.played_place if seat == board.bottom else _figure(board, now)
    from_hand(board, now, place, ("played", seat))


def _build(board: LaneTable, now: Happening) -> None:
    seat, lane, place = now.facts["seat"], now.facts["lane"], _figure(board, now)
    from_hand(board, now, place, ("bot", seat, lane))
    remarks.after_building(board, now)


def _attack(board: LaneTable, now: Happening) -> None:
    """The Scrapbot is about to strike; the blow itself is shown with what it does."""
    seat = now.facts["seat"]
    _begin(board, seat, now.facts["lane"], now.facts["card"])
    _spend(board, now, "energy")


def _begin(board: LaneTable, seat: Seat, lane: int, card: str) -> None:
    board.strike = board.strike_in(seat, lane, card)
    battle.prepare(board, board.strike)


def _word(key: str, *, helps: bool) -> Motion:
    def rise(board: LaneTable, now: Happening) -> None:
        words = board.scene.words.shout(key, **now.facts)
        motions.word_over(board, _figure(board, now).center, words, good() if helps else TEXT)

    return rise


def _nothing(board: LaneTable, now: Happening) -> None:
    motions.word_over(board, board.coin.center, board.scene.words.shout("nothing"), TEXT)


def _coin(board: LaneTable, now: Happening) -> None:
    """Where it covers no lane."""
    heads = now.facts["heads"]
    word = board.scene.words.shout("heads" if heads else "tails")
    flip_coin(board.stage, board.coin, board.places.scale, word, heads=heads)
    remarks.after_coin(board, now)


def _buy(board: LaneTable, now: Happening) -> None:
    stall = board.stall(now.facts["index"])
    if not take_drop(board):
        to_discard(board, now, [now.facts["card"]], stall, 1)
    _spend(board, now, "scrap")
    remarks.after_buying(board, now)


def _exhaust(board: LaneTable, now: Happening) -> None:
    _word("exhaust", helps=False)(board, now)
    remarks.after_lulling(board, now)


def _repair(board: LaneTable, now: Happening) -> None:
    _word("repair", helps=True)(board, now)
    remarks.after_healing(board, now)


def _market(board: LaneTable, now: Happening) -> None:
    index = now.facts["index"]
    end = board.stall(index)
    hides = ("market", index)
    motions.deal_cards(board, board.main_deck, [(now.facts["card"], end, hides)], now.length)


def _turn(board: LaneTable, now: Happening) -> None:
    seat, stage, scene = now.facts["seat"], board.stage, board.scene
    stage.ring(board.plate(seat), TEAL, now.length * 2)
    if seat != scene.sitting.viewer or scene.sitting.hot_seat or stage.timeline.still:
        return
    if scene.guide.active:
        # Whoever teaches stands there, and says it.
        return
    # Against the computer nobody lifts a curtain: a word says that one's own turn begins.
    piece = Piece(
        numeral(scene.words.shout("own_turn"), round(_TURN * board.places.scale), "cool"), *middle(board)
    )
    pop, fade = Tween(setter(piece, "size"), 1.6, 1, 160, ease_out), Tween(setter(piece, "alpha"), 1, 0, 160)
    stage.add(piece, InTurn(pop, Pause(480), fade))


def show_who_begins(board: LaneTable, seat: Seat) -> float:
    """A coin before the first turn; its word is the name of who begins. Returns when that has been read."""
    word = board.scene.words.shout("begins", name=board.scene.words.names[seat])
    first = seat == board.bottom
    place = board.coin.copy()
    place.width = place.height = round(place.width * _OPENING_SIZE)
    place.center = middle(board)
    lies = flip_coin(board.stage, place, board.places.scale, word, heads=first, rest=_OPENING)
    board.scene.context.sound.play("link")
    return lies.length


SHOWS = battle.LaneShows(
    {
        "turn": Show(260, "", _turn),
        "scrap": Show(220, "pick", _pool("scrap"), "scrap"),
        "energy": Show(220, "heat", _pool("energy"), "energy"),
        "text": Show(120, "", None, "resource"),
        "activate": Show(420, "ult", _activate, "component"),
        "build": Show(320, "block", _build, "scrapbot"),
        "attack": Show(200, "move", _attack, "attack"),
        "buy": Show(320, "seal", _buy, "scrap"),
        "market": Show(220, "flip", _market, "card"),
        "draw": Show(300, "flip", draw_cards, "card"),
        "shuffle": Show(260, "flip", shuffle_pile, "deck"),
        "discard": Show(240, "", discard_hand, "discard"),
        "clean_up": Show(160, "", None, "ready"),
        "wounds_drawn": Show(320, "", None, "wound"),
        "coin": Show(1350, "link", _coin, "coin"),
        "damage": Show(300, "hit", blows.damage, "damage"),
        "wound": Show(420, "hit", blows.wound, "wound"),
        "destroy": Show(700, "", blows.destroy, "damage"),
        "nothing": Show(260, "miss", _nothing, "cross"),
        "over": Show(LAST_STANDS, "over", last_wound, "ult"),
        "conceded": Show(400, "over"),
        "spared": Show(200, "", _word("spared", helps=False), "splash"),
        "exhaust": Show(200, "miss", _exhaust, "exhaust"),
        "ready": Show(200, "link", _word("ready", helps=True), "ready"),
        "ready_after_attack": Show(200, "", _word("ready_after_attack", helps=True), "ready"),
        "repair": Show(200, "vent", _repair, "repair"),
        "return_wound": Show(200, "vent", remarks.after_healing, "wound"),
        "shed_wounds": Show(200, "", None, "wound"),
    },
    steps=("turn", "scrap", "energy", "activate", "build", "attack", "buy", "clean_up", "over"),
    says=remarks.say,
)
