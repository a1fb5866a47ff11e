"""Where everything lies on the table: the bar, the ladder of mechs, the board, the panel, the prompt.

Lengths are units. The panel's height is that of the window, so what is in it grows only as far as it fits;
a wider window widens the board. Where there is little width, the ladder keeps numbers and tokens only.
"""

from dataclasses import dataclass

import pygame

from game.ui.kit.area import Area

EDGE, GAP = 12, 8
BAR, PROMPT = 42, 48
PANEL, LADDER, NARROW_LADDER, HEIGHT = 396, 168, 96, 612
_BOARD_SHARE = 0.86
"""A board that would be narrower than this share of its height takes room from the ladder."""
_MOST = 1.5
"""The bar and the prompt grow no further: their words must still fit a window beside each other."""


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table; `narrow` says that the ladder has no room for words."""

    bar: Area
    ladder: Area
    board: Area
    panel: Area
    prompt: Area
    narrow: bool


def lay_out(area: Area, enlarged: float = 1.0) -> Places:
    """Five parts that touch nowhere."""
    rest = Area(area.rect, area.scale * min(_MOST, enlarged))
    rest = rest.inset(EDGE, 4)
    bar = rest.top(BAR, GAP / 2)
    prompt = rest.bottom(PROMPT, GAP)
    inside = Area(rest.rect, min(area.scale * enlarged, rest.rect.height / HEIGHT))
    panel = inside.right(PANEL, GAP)
    narrow = inside.rect.width - inside.unit(LADDER + GAP) < inside.rect.height * _BOARD_SHARE
    ladder = inside.left(NARROW_LADDER if narrow else LADDER, GAP)
    board = Area(inside.rect, area.scale)
    return Places(bar, ladder, board, panel, prompt, narrow)


def framed(rect: pygame.Rect, scale: float, margin: float) -> Area:
    """The inside of a plate."""
    return Area(rect, scale).inset(margin)
