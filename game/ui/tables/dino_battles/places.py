"""Where the panels of the table lie: benches at the sides, the arena between them, cards at the foot."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Box, Column, Free, Node, Row, Space, Stack

_WIDE, _HIGH = 1280, 720
HAND, LOW = 524 / 3, 392 / 3
"""Units: how high the foot is with a hand, and with the answers to an attack alone."""
_FROM, _MORE, _TALL = 1.75, 1.16, 880
"""The UI scale above which scenery gives way: to plates that are so much larger, and in a window at least so
many units high to larger benches and strips too.
"""


@dataclass(frozen=True, slots=True)
class Growth:
    """How much larger things are at a larger UI scale, at the most: the arena gives its height and width.

    `panel`: what is asked; `hand`: its cards, and the answers to an attack; `read`: all words on benches and
    in strips; `bar`: the bar above; `fight`: what is written in the arena. `cards` in strips, the `bench` in
    width and its `head` in height grow less.
    """

    panel: float = 1.45
    hand: float = 1.32
    read: float = 1.5
    bar: float = 1.3
    fight: float = 1.22
    cards: float = 1.2
    bench: float = 1.3
    head: float = 1.2

    def at(self, wanted: float, high: float) -> "Growth":
        """The growth at a UI scale, in a window that is so many units high."""
        more = _MORE if wanted > _FROM else 1.0
        tall = more if high >= _TALL else 1.0
        # No more of the hand, whose cards would overlap, nor of what takes its width.
        most = replace(self, fight=self.fight * more, read=self.read * tall, bench=self.bench * tall)
        most = replace(most, cards=self.cards * tall, head=self.head * tall)
        return Growth(*(min(one, wanted) for one in astuple(most)))


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles in pixels by name; `scale` is pixels a unit, and what is `grown` has larger ones."""

    rects: Mapping[str, pygame.Rect]
    scale: float
    grown: Growth

    def __getitem__(self, name: str) -> pygame.Rect:
        return self.rects[name]

    def area(self, name: str, larger: float = 1.0) -> Area:
        """A place with its scale."""
        return Area(self.rects[name], self.scale * larger)


def lay_out(area: Area, wanted: float = 1.0, *, low_foot: bool = False) -> Places:
    """All places of a window. A wider one has a wider arena and strips, a taller one a taller arena.

    With a `low_foot` the arena has what answers to an attack leave, and the hand lies half below the window.
    """
    found: dict[str, pygame.Rect] = {}
    whole = area.rect
    scale = min(whole.width / _WIDE, whole.height / _HIGH)
    grown = Growth().at(wanted, whole.height / scale)

    def room(name: str, **sizes: float) -> Node:
        def note(rect: pygame.Rect, scale: float) -> list[Widget]:
            found[name] = rect
            return []

        return Free(note, **sizes)

    benches = room("near bench", width=500 / 3 * grown.bench), room("far bench", width=500 / 3 * grown.bench)
    middle = Row(benches[0], room("arena", grow=1), benches[1], gap=16 / 3, grow=1)
    strips = Row(
        room("near strip", share=1), room("far strip", share=1), gap=16 / 3, height=224 / 3 * grown.cards
    )
    main = Row(room("panel", width=224 * grown.panel), room("hand", grow=1), gap=28 / 3)
    low = Column(room("strip", height=44 * grown.hand), Space(height=4), room("told", grow=1))
    fight = Column(room("answers", height=LOW * grown.hand), Space(grow=1))
    foot = Stack(room("foot"), main, low, fight, height=(LOW if low_foot else HAND) * grown.hand)
    table = Column(
        Space(height=8 / 3),
        room("bar", height=40 * grown.bar),
        Space(height=8),
        Column(middle, strips, foot, gap=16 / 3, grow=1),
        Space(height=4),
    )
    Host().lay(Box(table, pad=(16 / 3, 0)), whole, scale)
    return Places(found, scale, grown)
