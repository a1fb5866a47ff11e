"""Where a card of the set-up is shown large: over a corner's scenery, and over nothing that can be worked."""

from collections.abc import Sequence

import pygame

from game.ui.layout.floating import Rects
from game.ui.tables.overlays.notes import Notes
from game.ui.tables.overlays.zoom import WIDTH, Look, closer_look, find_look

_LEAST, _SMALLEST, _LEAST_ON_PAGE, _SMALLER = 0.8, 0.45, 0.58, 0.75
"""Shares of its size that a closer look keeps where there is little room, and where there is hardly any."""


def corner_look(
    notes: Notes,
    pointed: pygame.Rect,
    corners: Sequence[pygame.Rect],
    scale: float,
    worked: Rects,
) -> Look:
    """The look over the corner that is nearer to the card, where it has room there; else over the other."""
    left, right = corners
    near_left = pointed.centerx < (left.right + right.left) / 2
    corner, other = (left, right) if near_left else (right, left)
    keep = [[pointed, *worked], ()]
    look = find_look(corner, notes, pointed, scale, keep, WIDTH, None, _LEAST * scale, beside=True)
    return look or _free_look(other, notes, pointed, scale, (_LEAST, _SMALLEST), keep)


def page_look(window: pygame.Rect, notes: Notes, pointed: pygame.Rect, scale: float, fixed: Rects) -> Look:
    """The look where the whole window is one page: what does not scroll with it stays free."""
    kept, keep = (_LEAST_ON_PAGE, _SMALLEST), [[pointed, *fixed], ()]
    look = _free_look(window, notes, pointed, scale, kept, keep)
    if look.notes is not None or not notes:
        return look
    # A smaller card whose words are explained beside it is better than a large one alone.
    smaller = _free_look(window, notes, pointed, scale * _SMALLER, kept, keep)
    return look if smaller.notes is None else smaller


def _free_look(
    window: pygame.Rect,
    notes: Notes,
    pointed: pygame.Rect,
    scale: float,
    kept: tuple[float, float],
    keep: Sequence[Rects],
) -> Look:
    least, smallest = (share * scale for share in kept)
    look = find_look(window, notes, pointed, scale, keep, WIDTH, None, least, smallest)
    return look or closer_look(window, notes, pointed, smallest, keep)
