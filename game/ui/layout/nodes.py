"""Nodes that hold other nodes. A node is a plain value; None among children is left out.

A page with a heading, rows that scroll where there are too many, and a button at the right of its foot:

    Column(
        Text("Saves", "heading"),
        Scroll(Column(*rows, gap=4), "saves", grow=1),
        Box(Part(button, width=(120, 200), height=42), align="end"),
        gap=8,
    )
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine
from game.ui.layout.engine import Node as Node
from game.ui.layout.painted import Area, Pane
from game.ui.layout.sharing import NOTHING, Span, edges, shared
from game.ui.layout.theme import Theme

Align = Literal["fill", "start", "center", "end"]
SPOT = {"fill": 0.0, "start": 0.0, "center": 0.5, "end": 1.0}
"""Share of the free room before a child that does not fill its room."""
_STEPS = 6
"""Scales that `Zoom` tries."""


Space = Node
Child = Node | None


def _largest(spans: Iterable[Span]) -> Span:
    # Comparisons, not max(): this is called for every node of every layout.
    least = firm = best = 0
    for least_of_one, firm_of_one, best_of_one in spans:
        if least_of_one > least:
            least = least_of_one
        if firm_of_one > firm:
            firm = firm_of_one
        if best_of_one > best:
            best = best_of_one
    return least, firm, best


def _together(spans: Iterable[Span], between: int) -> Span:
    least = firm = best = between
    for one in spans:
        least, firm, best = least + one[0], firm + one[1], best + one[2]
    return least, firm, best


@dataclass(frozen=True, slots=True, eq=False, init=False)
class _Container(Node):
    """`align` places children across the direction of the container, `justify` along it if none grows."""

    children: tuple[Node, ...]
    gap: float
    align: Align
    justify: Align

    def __init__(
        self,
        *children: Child,
        gap: float = 0,
        align: Align = "fill",
        justify: Align = "start",
        **sizes: Any,
    ) -> None:
        Node.__init__(self, **sizes)
        keep = object.__setattr__
        keep(self, "children", tuple([one for one in children if one is not None]))
        keep(self, "gap", gap)
        keep(self, "align", align)
        keep(self, "justify", justify)

    def gaps(self, engine: Engine) -> int:
        """Pixels of all gaps together."""
        return engine.unit(self.gap) * max(0, len(self.children) - 1)


class Row(_Container):
    """Children side by side."""

    __slots__ = ()

    def wide(self, engine: Engine) -> Span:
        return _together([engine.wide(one) for one in self.children], self.gaps(engine))

    def _places(self, engine: Engine, width: int) -> list[tuple[int, int]]:
        """Offset and width of each child, computed once for each width."""
        found = engine.rows.get((self, width))
        if found is None:
            spans = [engine.wide(one) for one in self.children]
            widths = shared(width - self.gaps(engine), spans, self.children, engine.scale)
            found = edges(width, widths, engine.unit(self.gap), SPOT[self.justify])
            engine.rows[self, width] = found
        return found

    def high(self, engine: Engine, width: int) -> Span:
        places = self._places(engine, width)
        spans = [engine.high(one, wide) for one, (_, wide) in zip(self.children, places, strict=True)]
        return _largest(spans)

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        places = self._places(engine, rect.width)
        for one, (left, wide) in zip(self.children, places, strict=True):
            top, high = rect.top, rect.height
            if self.align != "fill":
                high = min(high, engine.high(one, wide)[2])
                top += round((rect.height - high) * SPOT[self.align])
            engine.put(one, pygame.Rect(rect.left + left, top, wide, high))


class Column(_Container):
    """Children from top to bottom."""

    __slots__ = ()

    def wide(self, engine: Engine) -> Span:
        return _largest([engine.wide(one) for one in self.children])

    def _across(self, engine: Engine, one: Node, width: int) -> int:
        return width if self.align == "fill" else min(width, engine.wide(one)[2])

    def _spans(self, engine: Engine, width: int) -> list[Span]:
        return [engine.high(one, self._across(engine, one, width)) for one in self.children]

    def high(self, engine: Engine, width: int) -> Span:
        return _together(self._spans(engine, width), self.gaps(engine))

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        room, gap = rect.height - self.gaps(engine), engine.unit(self.gap)
        heights = shared(room, self._spans(engine, rect.width), self.children, engine.scale)
        places = edges(rect.height, heights, gap, SPOT[self.justify])
        for one, (top, high) in zip(self.children, places, strict=True):
            wide = self._across(engine, one, rect.width)
            left = rect.left + round((rect.width - wide) * SPOT[self.align])
            engine.put(one, pygame.Rect(left, rect.top + top, wide, high))


class Listed(Column):
    """A column of as many of its children as have room, and at least the first."""

    __slots__ = ()

    def high(self, engine: Engine, width: int) -> Span:
        spans = self._spans(engine, width)
        return spans[0][0] if spans else 0, *_together(spans, self.gaps(engine))[1:]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        gap, shown = engine.unit(self.gap), 0
        used = -gap
        for least, _, _ in self._spans(engine, rect.width):
            used += gap + least
            shown += not shown or used <= rect.height
        some = self.children[:shown]
        Column(*some, gap=self.gap, align=self.align, justify=self.justify).put(engine, rect)


def Grid(columns: int, *children: Child, gap: float = 0, **sizes: Any) -> Column:
    """Cells of equal width, row by row; an incomplete last row is centred. Rows grow if the grid does."""
    cells = [Box(one, share=1) for one in children if one is not None]
    rows = []
    for first in range(0, len(cells), columns):
        row: list[Node] = list(cells[first : first + columns])
        if lacking := columns - len(row):
            room = Space(share=lacking / 2)
            row = [room, *row, room]
        rows.append(Row(*row, gap=gap, grow=sizes.get("grow", 0)))
    return Column(*rows, gap=gap, **sizes)


class Stack(_Container):
    """Children on top of each other, each as large as the stack."""

    __slots__ = ()

    def wide(self, engine: Engine) -> Span:
        return _largest([engine.wide(one) for one in self.children])

    def high(self, engine: Engine, width: int) -> Span:
        return _largest([engine.high(one, width) for one in self.children])

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        for one in self.children:
            engine.put(one, rect)


class Fits(_Container):
    """The first variant in which no letters shrink; else the first in which nothing is cut; else the last.

    Put it high in a tree: every variant is built and measured.
    """

    __slots__ = ()

    def wide(self, engine: Engine) -> Span:
        spans = [engine.wide(one) for one in self.children]
        return min(one[0] for one in spans), min(one[1] for one in spans), spans[0][2]

    def high(self, engine: Engine, width: int) -> Span:
        fitting = [one for one in self.children if engine.wide(one)[1] <= width] or self.children[-1:]
        spans = [engine.high(one, width) for one in fitting]
        return min(one[0] for one in spans), min(one[1] for one in spans), spans[0][2]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        fitting = (one for stage in (1, 0) for one in self.children if engine.fits(one, rect, stage))
        engine.put(next(fitting, self.children[-1]), rect)


@dataclass(frozen=True, slots=True, eq=False)
class Box(Node):
    """One child with a margin, on an optional ground.

    `pad` is the margin in units, or (left and right, top and bottom). `align` (horizontal) and `justify`
    (vertical) place a child that does not fill the box.
    """

    child: Child = None
    pad: float | tuple[float, float] = 0
    ground: Widget | None = None
    align: Align = "fill"
    justify: Align = "fill"

    def _pads(self, engine: Engine) -> tuple[int, int]:
        if isinstance(self.pad, tuple):
            return engine.unit(self.pad[0]), engine.unit(self.pad[1])
        pad = engine.unit(self.pad)
        return pad, pad

    def wide(self, engine: Engine) -> Span:
        least, firm, best = engine.wide(self.child) if self.child is not None else NOTHING
        across = 2 * self._pads(engine)[0]
        return least + across, firm + across, best + across

    def high(self, engine: Engine, width: int) -> Span:
        across, along = self._pads(engine)
        least, firm, best = engine.high(self.child, width - 2 * across) if self.child is not None else NOTHING
        return least + 2 * along, firm + 2 * along, best + 2 * along

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        if self.ground is not None:
            engine.leaf(self.ground, rect, (0, 0))
        if self.child is None:
            return
        across, along = self._pads(engine)
        inside = rect.inflate(-2 * across, -2 * along)
        wide = inside.width if self.align == "fill" else min(inside.width, engine.wide(self.child)[2])
        high = inside.height
        if self.justify != "fill":
            high = min(high, engine.high(self.child, wide)[2])
        left = inside.left + round((inside.width - wide) * SPOT[self.align])
        top = inside.top + round((inside.height - high) * SPOT[self.justify])
        engine.put(self.child, pygame.Rect(left, top, wide, high))


@dataclass(frozen=True, slots=True, eq=False)
class _Around(Node):
    """Base of nodes that are as large as their one child."""

    child: Node

    def wide(self, engine: Engine) -> Span:
        return engine.wide(self.child)

    def high(self, engine: Engine, width: int) -> Span:
        return engine.high(self.child, width)


@dataclass(frozen=True, slots=True, eq=False)
class _Known(_Around):
    name: str = ""

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        engine.leaf(Area(self.name), rect, (0, 0))
        engine.put(self.child, rect)


def known_as(name: str, child: Node) -> Node:
    """The child, whose place can be found by a name: a lesson lights it."""
    sizes = {key: getattr(child, key) for key in ("width", "height", "grow", "share", "most")}
    return _Known(child, name, **sizes)


@dataclass(frozen=True, slots=True, eq=False)
class Scroll(_Around):
    """A child that scrolls where it would be cut or its letters would shrink; a bar at its right says so.

    `whole`: of lines of words none is seen in part.
    """

    name: str = "pane"
    whole: bool = False

    def high(self, engine: Engine, width: int) -> Span:
        return 0, *engine.high(self.child, width)[1:]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        if engine.high(self.child, rect.width)[1] <= rect.height:
            engine.put(self.child, rect)
            return
        pane = engine.leaf(Pane(self.name), rect, (0, 0))
        assert isinstance(pane, Pane)
        pane.whole = self.whole
        wide = rect.width - engine.unit(Pane.edge)
        needed = engine.high(self.child, wide)[1]
        with engine.seen_through(pane):
            engine.put(self.child, pygame.Rect(rect.left, rect.top - pane.hold_content(needed), wide, needed))


@dataclass(frozen=True, slots=True, eq=False)
class Zoom(_Around):
    """The child with larger units: up to `by` times, as far as no letters shrink. Below 1, with smaller ones
    where there is no room: down to `by` times.
    """

    by: float = 1

    def _ends(self, engine: Engine) -> tuple[Engine, Engine]:
        """With the smallest and the largest units."""
        return engine.at(min(1, self.by)), engine.at(max(1, self.by))

    def wide(self, engine: Engine) -> Span:
        small, large = self._ends(engine)
        return *small.wide(self.child)[:2], large.wide(self.child)[2]

    def high(self, engine: Engine, width: int) -> Span:
        small, large = self._ends(engine)
        return *small.high(self.child, width)[:2], large.high(self.child, width)[2]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        small, large = min(1, self.by), max(1, self.by)
        steps = [engine.at(large - (large - small) * step / _STEPS) for step in range(_STEPS)]
        fitting = (one for one in steps if one.fits(self.child, rect, 1))
        next(fitting, engine.at(small)).put(self.child, rect)


@dataclass(frozen=True, slots=True, eq=False)
class Themed(_Around):
    """The child in another theme: a game's own panel inside one that all games share."""

    theme: Theme

    def wide(self, engine: Engine) -> Span:
        return engine.at(theme=self.theme).wide(self.child)

    def high(self, engine: Engine, width: int) -> Span:
        return engine.at(theme=self.theme).high(self.child, width)

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        engine.at(theme=self.theme).put(self.child, rect)


@dataclass(frozen=True, slots=True, eq=False)
class Shown(_Around):
    """Reserves the room of its child also while the child is hidden, so that nothing jumps."""

    when: bool = True

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        before = len(engine.leaves)
        engine.put(self.child, rect)
        for widget in engine.leaves[before:]:
            widget.visible = self.when


@dataclass(frozen=True, slots=True, eq=False)
class Group(_Around):
    """Controls that share one stop of Tab."""

    name: str = ""

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        before = len(engine.widgets)
        engine.put(self.child, rect)
        for widget in engine.widgets[before:]:
            widget.group = self.name


@dataclass(frozen=True, slots=True, eq=False)
class Free(Node):
    """Room in which the caller places widgets by hand: a board, a fan of cards, dice.

    `place(rect, scale)` returns the placed widgets.
    """

    place: Callable[[pygame.Rect, float], Sequence[Widget]]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        engine.adopt(self.place(rect, engine.scale))
