"""The table as a tree: the bar, the ladder of mechs, the board, the panel, the prompt.

At a larger UI scale the panel and the ladder get wider, and what is in them grows as far as their height
allows: the board gives way first, down to a share of its height, then recaps, then the heading of the hand. A
wider window widens the board. Where there is little width, the ladder keeps numbers and tokens only.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Column, Fits, Free, Node, Row, Space, Zoom
from game.ui.tables.frame import growth

_HEIGHT, _LADDER, _NARROW_LADDER, _PANEL = 612, 168, 96, 396
_BOARD_SHARE = 0.86
"""A board that would be narrower than this share of its height takes room from the ladder."""
_BOARD_KEPT, _BOARD_GIVEN = 0.95, 0.21
"""The board gives way to a larger panel: the share of its height that is left, and how much less it is for
each 100 % of UI scale beyond the first.
"""
_LARGEST_PANEL, _LARGEST_LADDER, _LADDER_GROWN = 2.0, 1.5, 0.6
"""How much wider these get at most, and the ladder for each 100 % of UI scale beyond the first."""
_LADDER_FIRST, _PANEL_FIRST = 1.25, 1.42
"""The ladder gets so much wider first, then the panel; what is left is shared."""
_MOST, _SHARE, _MIDDLE = 2.0, 0.9, 0.98
"""The bar and the prompt grow no further, and less than a console: their words must still fit a window beside
each other.
"""


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table; `narrow` says that the ladder has no room for words.

    What is on the panel and the ladder may be so much `larger` than their scale.
    """

    bar: Area
    ladder: Area
    board: Area
    panel: Area
    prompt: Area
    narrow: bool
    larger: float

    def grown(self, tree: Node) -> Node:
        """A tree as large as its place and the UI scale let it be."""
        return Zoom(tree, by=self.larger) if self.larger > 1 else tree


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
        # In a narrow window the panel's dice need its units more than large ones.
        scale = min(area.scale * max(1.0, _MIDDLE * enlarged), rect.height / _HEIGHT)
        share = _BOARD_SHARE if wanted <= 1 else _BOARD_KEPT - _BOARD_GIVEN * (wanted - 1)
        least, best = min(_LADDER_FIRST, wanted), min(_LARGEST_LADDER, 1 + _LADDER_GROWN * (wanted - 1))
        beside, high = rect.width / scale - _LADDER * least - _PANEL - 18, rect.height / scale
        across = min(share * high, max(_BOARD_SHARE * high, beside)) if wanted > 1 else share * high
        board = room("board", width=across, grow=1)
        both = rect.width / scale - across - 18
        ladder = max(_LADDER * least, min(_LADDER * best, both - _PANEL_FIRST * _PANEL))
        ladder = max(_LADDER, min(ladder, both - _PANEL))
        left = both - ladder
        panel = room("panel", width=max(_PANEL, min(left, _PANEL * min(_LARGEST_PANEL, wanted))))
        wide = Row(room("ladder", width=ladder), board, panel, gap=8)
        narrow = Row(room("narrow ladder", width=_NARROW_LADDER), board, panel, gap=8)
        Host().lay(Fits(wide, narrow), rect, scale)
        return ()

    bar, prompt = room("bar", height=42), room("prompt", height=48)
    table = Column(bar, Space(height=4), Free(middle, grow=1), Space(height=8), prompt)
    Host().lay(Box(table, pad=(12, 4)), area.rect, area.scale * min(_MOST, enlarged))
    ladder = found.get("ladder") or found["narrow ladder"]
    board, panel = Area(found["board"].rect, area.scale), found["panel"]
    larger = max(1.0, panel.rect.width / (_PANEL * panel.scale)) if wanted > 1 else 1.0
    narrow = "ladder" not in found
    return Places(found["bar"], ladder, board, panel, found["prompt"], narrow, larger)
