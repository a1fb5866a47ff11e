"""The table as a tree: the bar, the ladder of mechs, the board, the panel, the prompt.

The panel's height is that of the window, so what is in it grows only as far as it fits; a wider window widens
the board. Where there is little width, the ladder keeps numbers and tokens only.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Column, Fits, Free, Row, Space
from game.ui.tables.frame import growth

_HEIGHT, _LADDER, _NARROW_LADDER = 612, 168, 96
_BOARD_SHARE = 0.86
"""A board that would be narrower than this share of its height takes room from the ladder."""
_MOST, _SHARE = 1.5, 0.88
"""The bar and the prompt grow no further, and less than a console: their words must still fit a window beside
each other.
"""


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table; `narrow` says that the ladder has no room for words."""

    bar: Area
    ladder: Area
    board: Area
    panel: Area
    prompt: Area
    narrow: bool


def lay_out(area: Area, wanted: float = 1.0) -> Places:
    """The places of the five parts in an area; `wanted` is the UI scale above 100 %."""
    found: dict[str, Area] = {}
    enlarged = max(1.0, _SHARE * growth(area.rect.size, min(_MOST, wanted)))

    def room(name: str, **sizes: Any) -> Free:
        def keep(rect: pygame.Rect, scale: float) -> Sequence[Widget]:
            found[name] = Area(rect, scale)
            return ()

        return Free(keep, **sizes)

    def middle(rect: pygame.Rect, bars: float) -> Sequence[Widget]:
        scale = min(area.scale * enlarged, rect.height / _HEIGHT)
        board = room("board", width=_BOARD_SHARE * rect.height / scale, grow=1)
        panel = room("panel", width=396)
        wide = Row(room("ladder", width=_LADDER), board, panel, gap=8)
        narrow = Row(room("narrow ladder", width=_NARROW_LADDER), board, panel, gap=8)
        Host().lay(Fits(wide, narrow), rect, scale)
        return ()

    bar, prompt = room("bar", height=42), room("prompt", height=48)
    table = Column(bar, Space(height=4), Free(middle, grow=1), Space(height=8), prompt)
    Host().lay(Box(table, pad=(12, 4)), area.rect, area.scale * min(_MOST, enlarged))
    ladder = found.get("ladder") or found["narrow ladder"]
    board = Area(found["board"].rect, area.scale)
    return Places(found["bar"], ladder, board, found["panel"], found["prompt"], "ladder" not in found)
