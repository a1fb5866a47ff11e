"""What an event looks like while it happens: cards fly, blows land, coins turn, Wounds rain."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.engine.seats import Seat
from game.ui.motion import InTurn, Pause
from game.ui.paint.palette import GOLD, GOOD, TEAL, TEXT
from game.ui.parts.shelf import CountBoard
from game.ui.tables import effects, motions
from game.ui.tables.card_motions import (
    discard_hand,
    draw_cards,
    from_hand,
    shuffle_pile,
    take_drop,
    to_discard,
)
from game.ui.tables.effects import Blow
from game.ui.tables.fighter import STRIKE, WIND_UP
from game.ui.tables.rain import rain
from game.ui.tables.scrapbots import battle
from game.ui.tables.shows import Happening, Show

if TYPE_CHECKING:
    from game.ui.tables.scrapbots.board import Board

_WHITE, _APART, _GONE = 120, 60, 260
"""Milliseconds that a lost cell is white, by which the next one goes later, and until a wreck is gone."""
_NUMBER, _SPLASH, _WOUNDS = 100, 59, 44
"""Sizes of numbers, in units."""

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
    seat, lane, card = now.facts["seat"], now.facts["lane"], now.facts["card"]
    _begin(board, seat, lane, card)
    place = board.played_place if seat == board.bottom else _figure(board, now)
    from_hand(board, now, place, ("played", seat))


def _build(board: "Board", now: Happening) -> None:
    seat, lane, place = now.facts["seat"], now.facts["lane"], _figure(board, now)
    from_hand(board, now, place, ("bot", seat, lane))


def _attack(board: "Board", now: Happening) -> None:
    """The Scrapbot is about to strike; the blow itself is shown with what it does."""
    seat = now.facts["seat"]
    _begin(board, seat, now.facts["lane"], now.facts["card"])
    motions.word_over(board, board.side(seat).energy.center, f"−{now.facts['cost']}", TEAL)


def _begin(board: "Board", seat: Seat, lane: int, card: str) -> None:
    bot = board.view.players[seat].lanes[lane]
    look = bot.card if bot is not None else card
    board.strike = battle.strike_of(board, seat, lane, card, look)
    battle.prepare(board, board.strike)


def _land(board: "Board", now: Happening, amount: int) -> float:
    """The attacker strikes the lane of an event, or a spark goes there from the blow beside it.

    Returns when it lands, in milliseconds.
    """
    strike, lane = board.strike, now.facts["lane"]
    place = battle.chest(board, now.facts["seat"], lane)
    if strike is None:
        return 0
    power = 4 if amount >= battle.HARD else 3
    if lane != strike.lane:
        start = battle.chest(board, 1 - strike.seat, strike.lane)
        left = strike.seat != board.bottom
        spark = Blow("splash", start, place, board.places.scale, left, power, size=battle.SIZE)
        effects.play(board.stage, spark)
        return battle.SPARK
    pose, far = battle.reach(board, strike)
    figure = battle.figure(board, strike.seat, lane, strike.look)
    wait = battle.LEAD - WIND_UP - STRIKE
    motion = InTurn(Pause(wait), figure.fighter.strike(pose, far))
    figure.play(board.stage, motion, ("bot", strike.seat, lane))
    if not board.stage.timeline.still:
        figure.leave_ghosts(board.stage, pose, far, battle.LEAD)
    blow = battle.blow(board, strike, place, power)
    lands = effects.timing(blow).hit
    effects.play(board.stage, blow, wait=max(0, battle.LEAD - lands))
    return battle.LEAD


def _damage(board: "Board", now: Happening) -> None:
    seat, lane, amount = now.facts["seat"], now.facts["lane"], now.facts["amount"]
    splash = board.strike is not None and lane != board.strike.lane
    wait = _land(board, now, amount)
    bot, half = now.before.players[seat].lanes[lane], board.half(seat, lane)
    if bot is not None:
        struck = battle.figure(board, seat, lane, bot.card, exhausted=bot.exhausted)
        struck.play(board.stage, struck.fighter.reel(wait), ("bot", seat, lane))
        full = board.scene.health[bot.card]
        cells = board.plate_of(seat, lane).lost_cells(full - bot.damage, full - now.facts["damage"], full)
        for number, (image, center) in enumerate(cells):
            board.stage.stay(image, center, _WHITE + number * _APART, wait=wait)
    toward = 1 if seat == board.bottom else -1
    # The main blow's number stands before its target, that of a splash behind it.
    aside, above = (-150, 130) if splash else (270, 200)
    place = half.foot[0] + toward * round(aside * half.size), half.foot[1] - round(above * half.size)
    size = round((_SPLASH if splash else _NUMBER) * board.places.scale)
    board.stage.number(place, f"−{amount}", size, wait=wait)


def _destroy(board: "Board", now: Happening) -> None:
    seat, lane = now.facts["seat"], now.facts["lane"]
    bot = now.before.players[seat].lanes[lane]
    place = _figure(board, now)
    middle = place.centerx, place.centery
    floor = round(110 * board.half(seat, lane).size)
    unit, left = board.places.scale, seat != board.bottom
    blast = Blow("explosion", middle, middle, unit, left, size=battle.SIZE, floor=floor)
    if bot is not None and not board.stage.timeline.still:
        wreck = battle.figure(board, seat, lane, bot.card)
        wreck.fighter.pose = "reel"
        wreck.play(board.stage, Pause(_GONE), ("wreck", seat, lane))
    effects.play(board.stage, blast)
    to_discard(board, now, [now.facts["card"]], place, 1.0, wait=_GONE)


def _wound(board: "Board", now: Happening) -> None:
    """Wounds come off the board, a card for each."""
    seat, lane, count = now.facts["seat"], now.facts["lane"], now.facts["count"]
    wait = _land(board, now, count * 10)
    stage, scale, half = board.stage, board.places.scale, board.half(seat, lane)
    toward = 1 if seat == board.bottom else -1
    gate = battle.chest(board, seat, lane)
    words = board.scene.words.counted("wound", count).upper()
    place = gate[0] + toward * round(190 * scale / 1.5), half.foot[1] - round(50 * half.size)
    stage.number(place, words, round(_WOUNDS * scale), "wound", wait=wait)
    image = board.gallery.card(board.face(now.facts["card"]), round(48 * scale))
    start = board.places.wound_board
    end = board.pile(seat, "discard").center
    rain(
        stage,
        image,
        (start.centerx + start.width // 3, start.centery),
        end,
        count,
        ("wound", seat),
        wait=wait,
    )
    stack = board.scene.form.named("wound board")
    if isinstance(stack, CountBoard):
        white = pygame.Surface(stack.cells()[0].size)
        white.fill((255, 255, 255))
        left = now.after.wounds_left
        for number, cell in enumerate(reversed(stack.cells()[left : left + count])):
            stage.stay(white, cell.center, _WHITE + number * _APART, wait=wait)


def _word(text: str, good: bool) -> Motion:
    def rise(board: "Board", now: Happening) -> None:
        words = text.format(**now.facts)
        motions.word_over(board, _figure(board, now).center, words, GOOD if good else TEXT)

    return rise


def _nothing(board: "Board", now: Happening) -> None:
    motions.word_over(board, board.places.coin.center, "no effect", TEXT)


def _coin(board: "Board", now: Happening) -> None:
    """On the felt, so that it covers no lane."""
    motions.flip_coin(board, board.places.coin, board.places.scale, now.facts["heads"])


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
        "coin": Show(1150, "link", _coin, "coin"),
        "damage": Show(300, "hit", _damage, "damage"),
        "wound": Show(420, "hit", _wound, "wound"),
        "destroy": Show(700, "over", _destroy, "damage"),
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
    steps=("turn", "scrap", "energy", "activate", "build", "attack", "buy", "discard", "over"),
)
