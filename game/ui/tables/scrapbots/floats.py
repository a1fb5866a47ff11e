"""Where things stand that float over the lanes: tickets, hints, toasts."""

from typing import Any

import pygame

from game.ui.kit.toast import FOOT, MARGIN, WIDE
from game.ui.tables.scrapbots.shows.ticket import TICKET_WIDTH

_TICKET = 1.5
"""How much larger than the table's own words a ticket may be."""
_GAP = 8
"""Units between what floats and what it keeps off."""
_ATTACKS = "attack", "activate"


def attacked(board: Any) -> bool:
    """Whether attacks have the felt: while one is shown, and from the first one of the other side until its
    turn ends.
    """
    if board.strike is not None and board.showing:
        return True
    view = board.view
    if board.scene.recap is not None or view.active == board.bottom or view.outcome is not None:
        return False
    return any(event.kind in _ATTACKS for event in board.scene.sitting.log_from("turn", 1))


def ticket_scale(board: Any) -> float:
    """Pixels a unit of a ticket: as large as what is read at the console, between the plates of lanes."""
    least: float = board.places.scale
    console: float = board.console.scale
    room: int = board.places.far[0].plate.left - board.places.near[0].plate.right
    return max(least, min(console, least * _TICKET, room / TICKET_WIDTH))


def ticket_place(board: Any, lane: int | None, size: tuple[int, int]) -> pygame.Rect:
    """On the felt beside the hand, once that gives way to attacks; else between the Wounds and the rail,
    off the lane that it speaks of, where it hides the fewest who stand there.
    """
    places, rect = board.places, pygame.Rect((0, 0), size)
    gap = round(_GAP * places.scale)
    top, foot = places.wound_board.bottom + gap, places.frame.rail.rect.top - gap
    rect.center = places.frame.stage.rect.centerx, (top + foot) // 2
    if board.aside:
        free = places.hand.rect.left, board.fan.place().left
        rect.midtop = sum(free) // 2, places.frame.felt.rect.top + gap
        return rect
    taken = [one.read_place for one in board.lane_widgets() if one.bot is not None]
    spoken = [places.near[lane].figure.union(places.far[lane].figure)] if lane is not None else []
    low, high = rect.copy(), rect.copy()
    low.bottom, high.top = foot, top
    return min(
        (rect, low, high),
        key=lambda one: (len(one.collidelistall(spoken)), len(one.collidelistall(taken))),
    )


def free_middle(board: Any, scale: float) -> pygame.Rect:
    """The field of a toast that lies between those who stand in the lanes, at a scale of what is read."""
    places = board.places
    left = max(half.figure.right for half in places.near)
    right = min(half.figure.left for half in places.far)
    top, foot = places.wound_board.bottom, places.frame.rail.rect.top
    wide = round((right - left - 2 * MARGIN * scale) / WIDE)
    rect = pygame.Rect(0, top, wide, foot - top + round(FOOT * scale))
    rect.centerx = places.frame.stage.rect.centerx
    return rect


def hint_field(board: Any) -> pygame.Rect | None:
    """The well of the console; with large type, for which that is too small, the middle of the lanes."""
    places = board.places
    if not places.large:
        room: pygame.Rect | None = board.spare_room
        return room
    gap = round(_GAP * places.scale)
    left = max(half.plate.right for half in places.near) + gap
    right = min(half.plate.left for half in places.far) - gap
    top = places.frame.stage.rect.top + gap
    return pygame.Rect(left, top, right - left, places.frame.rail.rect.top - gap - top)
