"""Where the panels of the table lie: benches at the sides, the arena between them, cards at the foot."""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Column, Free, Node, Row, Space, Stack

_WIDE, _HIGH = 1280, 720
_MOST_PANEL, _MOST_HAND = 1.4, 1.3
"""How much larger the panel's words and the cards of the hand are at the most: the arena gives its height."""


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in pixels by name. `scale` is pixels a unit; words of what is asked are `larger`, and so are
    cards of the `hand`.
    """

    rects: Mapping[str, pygame.Rect]
    scale: float
    larger: float
    hand: float

    def __getitem__(self, name: str) -> pygame.Rect:
        return self.rects[name]

    def area(self, name: str, larger: float = 1.0) -> Area:
        """A place with its scale."""
        return Area(self.rects[name], self.scale * larger)


def lay_out(area: Area, wanted: float = 1.0) -> Places:
    """All places of a window. A wider one has a wider arena and strips, a taller one a taller arena."""
    found: dict[str, pygame.Rect] = {}
    whole, larger, hand = area.rect, min(_MOST_PANEL, wanted), min(_MOST_HAND, wanted)
    scale = min(whole.width / _WIDE, whole.height / _HIGH)

    def room(name: str, **sizes: float) -> Node:
        def note(rect: pygame.Rect, scale: float) -> list[Widget]:
            found[name] = rect
            return []

        return Free(note, **sizes)

    benches = room("near bench", width=500 / 3), room("far bench", width=500 / 3)
    middle = Row(benches[0], room("arena", grow=1), benches[1], gap=16 / 3, grow=1)
    strips = Row(room("near strip", share=1), room("far strip", share=1), gap=16 / 3, height=224 / 3)
    main = Row(room("panel", width=224 * larger), room("hand", grow=1), gap=28 / 3)
    low = Column(room("strip", height=44), Space(grow=1))
    fight = Column(room("answers", height=392 / 3 * hand), Space(grow=1))
    foot = Stack(room("foot"), main, low, fight, height=524 / 3 * hand)
    table = Column(
        Space(height=8 / 3),
        room("bar", height=40),
        Space(height=8),
        Column(middle, strips, foot, gap=16 / 3, grow=1),
        Space(height=4),
    )
    Host().lay(Box(table, pad=(16 / 3, 0)), whole, scale)
    return Places(found, scale, larger, hand)
