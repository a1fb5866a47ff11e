"""What an attack does to lanes: figures are thrown back and blown up, Wounds rain onto a pile."""

from functools import partial
from typing import Any

import pygame

from game.engine.seats import Seat
from game.ui.motion import Call, InTurn, Pause
from game.ui.paint.palette import bad
from game.ui.paint.roles import art_colors, rgb
from game.ui.tables.scrapbots.panels.pile import small_card
from game.ui.tables.scrapbots.panels.shelf import CountBoard
from game.ui.tables.scrapbots.shows import battle, remarks
from game.ui.tables.scrapbots.shows.battle import LaneBoard
from game.ui.tables.scrapbots.shows.card_motions import to_discard
from game.ui.tables.scrapbots.shows.rain import LENGTH, rain
from game.ui.tables.shows import effects
from game.ui.tables.shows.effects import Blow
from game.ui.tables.shows.fighter import STRIKE, WIND_UP
from game.ui.tables.shows.motions import rise_alone
from game.ui.tables.shows.shows import Happening

_WHITE, _APART, _GONE = 120, 60, 260
"""Milliseconds that a lost cell is white, by which the next one goes later, and until a wreck is gone."""
_WORD = 180
"""Milliseconds after the blast begins that the word for it comes: the fire is past its brightest."""
_FLASH = rgb(art_colors("scrapbots/wounds")["flash"])
_NUMBER, _SPLASH, _WOUNDS, _LOST = 66, 50, 48, 44
"""Sizes of numbers, in units."""
_CHEST, _OVER_THE_WORD, _WORD_UP = 100, 150, 30
"""How far above the feet of a Scrapbot a number is, in its units: usually, over the word for one that falls,
and that word.
"""
_CARD, _PLUS, _UNDER, _COUNTED = 64, 40, 26, 900
"""Units of a Wound that flies, of how many have landed, and of how far that begins under a plate; and for how
many milliseconds it is seen.
"""
_MANY, _SHAKE = 3, 5
"""Wounds of one attack under which the table shakes as they land, and by how many units."""
_BELOW = 16
"""Units that a number may reach below the feet of its lane."""


def _land(board: LaneBoard, now: Happening, amount: int) -> float:
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
    # A volley is on its way for longer than the attacker winds up.
    return max(battle.LEAD, lands)


def damage(board: LaneBoard, now: Happening) -> None:
    seat, lane, amount = now.facts["seat"], now.facts["lane"], now.facts["amount"]
    splash = board.strike is not None and lane != board.strike.lane
    wait = _land(board, now, amount)
    bot, half = now.before.players[seat].lanes[lane], board.half(seat, lane)
    falls = False
    if bot is not None:
        full = board.scene.health[bot.card]
        falls = now.facts["damage"] >= full
        if falls:
            _burn(board, now, wait)
        else:
            struck = battle.figure(board, seat, lane, bot.card, exhausted=bot.exhausted)
            struck.play(board.stage, struck.fighter.reel(wait), ("bot", seat, lane))
        cells = board.lane_widget(seat, lane).lost_cells(full - bot.damage, full - now.facts["damage"])
        for number, (image, center) in enumerate(cells):
            board.stage.stay(image, center, _WHITE + number * _APART, wait=wait)
    # Over whoever is hit: elsewhere it would be taken for the attacker's loss, or for nobody's. Above the
    # word for one that falls.
    place = half.foot[0], half.foot[1] - round((_OVER_THE_WORD if falls else _CHEST) * half.size)
    size = round((_SPLASH if splash or falls else _NUMBER) * board.places.scale)
    board.stage.number(place, f"−{amount}", size, wait=wait, room=side_of(board, seat, lane))
    if falls:
        _say_fallen(board, now, wait)


def _room(board: LaneBoard, lane: int) -> pygame.Rect:
    """Where a number of a lane may be: between its plates, from the feet of the lane behind it to its own."""
    near, far = board.half(0, lane), board.half(1, lane)
    left, right = sorted((near.plate, far.plate), key=lambda plate: plate.left)
    top = board.half(0, lane - 1).foot[1] if lane else board.places.shelf.bottom
    foot = near.foot[1] + round(_BELOW * board.places.scale)
    return pygame.Rect(left.right, top, right.left - left.right, foot - top)


def side_of(board: LaneBoard, seat: Seat, lane: int) -> pygame.Rect:
    """The part of that room on a seat's side: nobody takes it for the other's."""
    room = _room(board, lane)
    half = pygame.Rect(room.left, room.top, room.width // 2, room.height)
    if board.half(seat, lane).foot[0] > room.centerx:
        half.right = room.right
    return half


def _burn(board: LaneBoard, now: Happening, wait: float = 0) -> None:
    """A Scrapbot goes up in flames after a while; in the view after that nobody stands."""
    seat, lane = now.facts["seat"], now.facts["lane"]
    bot, half = now.before.players[seat].lanes[lane], board.half(seat, lane)
    middle, unit, left = half.figure.center, board.places.scale, seat != board.bottom
    floor = round(110 * half.size)
    blast = Blow("explosion", middle, middle, unit, left, size=battle.SIZE, floor=floor)
    if bot is not None and not board.stage.timeline.still:
        wreck = battle.figure(board, seat, lane, bot.card)
        reels = Call(partial(setattr, wreck.fighter, "pose", "reel"))
        burns = InTurn(Pause(wait), reels, Pause(_GONE))
        wreck.play(board.stage, burns, ("bot" if wait else "wreck", seat, lane))
    effects.play(board.stage, blast, wait=wait)
    board.stage.play(InTurn(Pause(wait), Call(partial(board.scene.context.sound.play, "over"))))


def _say_fallen(board: LaneBoard, now: Happening, wait: float = 0) -> None:
    """A word over the fire, and perhaps one of a computer player."""
    seat, lane = now.facts["seat"], now.facts["lane"]
    half = board.half(seat, lane)
    word, size = board.scene.words.shout("destroyed"), round(_LOST * board.places.scale)
    place = half.foot[0], half.foot[1] - round(_WORD_UP * half.size)
    board.stage.number(place, word, size, wait=wait + _WORD, room=side_of(board, seat, lane))
    remarks.after_destruction(board, now, wait)


def destroy(board: LaneBoard, now: Happening) -> None:
    """The card goes to its pile; what a blow has felled has fallen with it."""
    seat, lane = now.facts["seat"], now.facts["lane"]
    bot, wait = now.before.players[seat].lanes[lane], 0
    if bot is None or bot.damage < board.scene.health[bot.card]:
        _burn(board, now)
        _say_fallen(board, now)
        wait = _GONE
    to_discard(board, now, [now.facts["card"]], board.half(seat, lane).figure, 1.0, wait=wait)


def _arrive(board: Any, seat: Seat, count: int, wait: float) -> None:
    """The Wounds are counted where they land: the plate of whoever takes them lights up, and the table shakes
    under many.
    """
    stage, scale, plate, pile = (
        board.stage,
        board.places.scale,
        board.plate(seat),
        board.pile(seat, "discard"),
    )

    def count_them() -> None:
        for place in (plate, pile):
            stage.ring(place, _FLASH, _COUNTED)
        if count >= _MANY:
            stage.shake(_SHAKE * scale)

    stage.play(InTurn(Pause(wait), Call(count_them)))
    place = plate.centerx, plate.bottom + round(_UNDER * scale)
    rise_alone(
        stage, f"+{count}", bad(), place, round(_PLUS * scale), _COUNTED, ("wounds", seat), wait=wait, up=0.6
    )


def wound(board: LaneBoard, now: Happening) -> None:
    """Wounds come off the board, a card for each."""
    seat, lane, count = now.facts["seat"], now.facts["lane"], now.facts["count"]
    wait = _land(board, now, count * 10)
    stage, scale, half = board.stage, board.places.scale, board.half(seat, lane)
    toward = 1 if seat == board.bottom else -1
    gate = battle.chest(board, seat, lane)
    words = board.scene.words.notice("wounds_dealt", count=count)
    place = gate[0] + toward * round(190 * scale / 1.5), half.foot[1] - round(50 * half.size)
    stage.number(place, words, round(_WOUNDS * scale), "wound", wait=wait, room=side_of(board, seat, lane))
    image = small_card(board.gallery, board.face(now.facts["card"]), round(_CARD * scale), board.places.card)
    start = board.places.wound_board
    end = board.pile(seat, "discard").center
    board.before_rain = now.before
    rain(
        stage,
        image,
        (start.centerx + start.width // 3, start.centery),
        end,
        count,
        ("wound", seat),
        wait=wait,
    )
    _arrive(board, seat, count, wait + LENGTH)
    stack = board.scene.form.named("wound board")
    if isinstance(stack, CountBoard):
        white = pygame.Surface(stack.cells()[0].size)
        white.fill(_FLASH)
        left = now.after.wounds_left
        for number, cell in enumerate(reversed(stack.cells()[left : left + count])):
            stage.stay(white, cell.center, _WHITE + number * _APART, wait=wait)
    remarks.after_wounds(board, now, wait)
