"""Where a picked card may go on a table with lanes: rings, ribbons to them, and what it would do there."""

from collections.abc import Iterator, Mapping
from typing import Protocol

import pygame

from game.content.scrapbots.cards import LANES
from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import Activate
from game.ui.parts.ribbon import draw_ribbon
from game.ui.tables.scrapbots.lane_table import LaneTable
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.lanes.preview import parts_in_short
from game.ui.tables.scrapbots.lanes.tag import between_plates, draw_tag, draw_target, in_lines

_TAG = 190
"""About how wide a tag is, in pixels of the drawing."""
_RAISED, _ON_BELT, _ASIDE = 90, 8, 120
"""Units of a figure from the floor of a lane up to its tag: in an empty lane of the enemy, and on the belt;
and from the middle of who stands there towards the middle of the table.
"""
_BELOW_THE_WOUNDS = 3
"""Units between the Wounds that are left and a tag."""
_TYPE, _MID_LANE, _CAPTION = 14, 85, 11
"""Units of type on a tag; up to the middle of one that lies between those who stand in a lane; and from the
foot of a pile to the middle of its caption.
"""


class Targets(Protocol):
    """What each pool would gain, the words of the lanes of either side, and whether it may be bought."""

    pools: dict[str, int]
    own: dict[int, str]
    enemy: dict[int, str]
    buys: bool


def draw_targets(surface: pygame.Surface, board: LaneTable, targets: Targets) -> None:
    """All places where the picked card may go."""
    words, scale = board.scene.words, board.places.written.plates
    for pool in ("scrap", "energy"):
        if pool in targets.pools:
            rect = board.pile(board.bottom, pool)
            draw_target(surface, rect, words.notice("gain", amount=targets.pools[pool]), scale)
    if targets.buys:
        pile = board.pile(board.bottom, "discard")
        # On the caption: above the pile it would hide how many Wounds lie there, and the next pile's name.
        caption = pile.centerx, pile.bottom - round(_CAPTION * board.places.written.felt)
        draw_target(surface, pile, words.notice("buy_here"), scale, caption)
    for seat, lanes in _lanes(board, targets):
        for lane in lanes:
            draw_target(surface, board.half(seat, lane).plate, "", scale)
    _draw_ribbons(surface, board, targets)
    draw_lane_tags(surface, board, targets)


def draw_lane_tags(surface: pygame.Surface, board: LaneTable, targets: Targets) -> list[pygame.Rect]:
    """What a card would do in the lanes that it may go to."""
    scale, touched = board.places.written.plates, []
    picked = [card.rect.inflate(round(_TAG * scale), 0) for card in board.hand_cards() if card.picked]
    room = between_plates(board.places.near[0].plate, board.places.far[0].plate, surface)
    for seat, lanes in _lanes(board, targets):
        for lane, key in lanes.items():
            half = board.half(seat, lane)
            if key in ("activate_here", "build_here"):
                told, middle = _use(board, key, lane, scale)
                # Beside who stands there, or would.
                x = middle.left if key == "build_here" else middle.centerx
                place = x, half.foot[1] - round(_MID_LANE * half.size)
                touched.append(draw_tag(surface, told, place, scale, size=_TYPE, within=middle))
                continue
            foot, far = half.foot, seat != board.bottom
            # On its own belt: below would be over the head of who stands in the next lane.
            alone, way = board.lane_widget(seat, lane).bot is None, -1 if far else 1
            up = _RAISED if far and alone else _ON_BELT
            aside = 0 if alone else way * round(_ASIDE * half.size)
            x, on_belt = foot[0] + aside, foot[1] - round(up * half.size)
            # Never over the picked card.
            tops = [card.top - round(20 * scale) for card in picked if card.left < x < card.right]
            place = x, min([on_belt, *tops])
            told = board.scene.words.notice(key)
            touched.append(draw_tag(surface, told, place, scale, size=_TYPE, within=room))
    return touched


def _use(board: LaneTable, key: str, lane: int, scale: float) -> tuple[str, pygame.Rect]:
    """What a card does there, in lines, and the room for them: what comes of an activation for the enemy, or
    what the enemy could do there where nobody is built.
    """
    words, card, enemy = board.scene.words, board.scene.picked_name(), opponent(board.bottom)
    middle = _between_figures(board, built=key == "build_here")
    told = [words.notice(key)]
    if key == "build_here":
        worst = board.scene.threats(enemy)[lane].worst
        if worst is not None and worst.result.wounds:
            told.append(words.notice("build_stops", wounds=worst.result.wounds))
    elif card and (foreseen := board.scene.foresee(Activate(card, lane))) is not None:
        others = [board.lane_widget(enemy, number) for number in range(LANES)]
        first, *more = parts_in_short(words, foreseen, others, lane)
        told = [words.notice("activate_for", result=first), *more]
    return in_lines(told, scale, middle.width, _TYPE), middle


def _between_figures(board: LaneTable, *, built: bool) -> pygame.Rect:
    """The arena between the Scrapbots of both sides, with those that may be `built`, below the Wounds left: a
    line across it would hide heads of the next lane.
    """
    near, far = board.places.near, board.places.far
    taken = [one.half.figure for one in board.lane_widgets() if one.bot is not None]
    taken += [half.figure for half in near] if built else []
    middle: pygame.Rect = board.places.frame.arena.rect.copy()
    left = max(one.right for one in taken if one.centerx < middle.centerx)
    right = min((one.left for one in taken if one.centerx > middle.centerx), default=far[-1].figure.left)
    left = max(left, near[0].plate.right)
    middle.left, middle.width = left, right - left
    top = board.places.wound_board.bottom + round(_BELOW_THE_WOUNDS * board.places.scale)
    middle.top, middle.height = top, middle.bottom - top
    return middle


def _lanes(board: LaneTable, targets: Targets) -> Iterator[tuple[Seat, Mapping[int, str]]]:
    yield board.bottom, targets.own
    yield opponent(board.bottom), targets.enemy


def _draw_ribbons(surface: pygame.Surface, board: LaneTable, targets: Targets) -> None:
    """From the picked card: a ribbon to the lane that is meant, dashes to the pools."""
    card = next((one for one in board.hand_cards() if one.picked), None)
    if card is None or board.scene.dragging.moving:
        return
    scale, rail = board.places.scale, board.places.frame.rail.rect
    over = board.scene.form.looked_at
    lanes = [(seat, lane) for seat, some in _lanes(board, targets) for lane in some]
    meant = [one for one in lanes if isinstance(over, LaneWidget) and over.half == board.half(*one)]
    if targets.pools:
        pool = board.pile(board.bottom, "energy" if "energy" in targets.pools else "scrap")
        start = card.rect.left - round(8 * scale), max(rail.bottom + round(14 * scale), card.rect.top)
        end = pool.right - round(12 * scale), pool.top - round(8 * scale)
        bend = (start[0] + end[0]) // 2, min(start[1], end[1]) - round(36 * scale)
        draw_ribbon(surface, start, end, bend, scale, strong=False)
    for seat, lane in meant or (lanes if len(lanes) == 1 else []):
        half, start = board.half(seat, lane), (card.rect.centerx, card.rect.top + round(4 * scale))
        if seat == board.bottom:
            # Up between those who stand there, to what is told below the lane's middle.
            built = targets.own[lane] == "build_here"
            end = _between_figures(board, built=built).centerx, half.foot[1]
            bend = end[0], min(start[1], rail.top)
        else:
            end = half.foot[0] - round(120 * half.size), half.foot[1] - round(70 * half.size)
            bend = start[0], end[1]
        draw_ribbon(surface, start, end, bend, scale, strong=True)
