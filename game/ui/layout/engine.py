"""The layout engine: measures a tree of nodes and gives each its rectangle."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.painted import Carrier, Ground, Pane, Pressable
from game.ui.layout.sharing import NOTHING, Span
from game.ui.layout.theme import Theme

Amount = float | tuple[float, float]
"""Design units: one size, or the least and the best."""
_ROUNDING = 1
"""Pixels that may be missing by rounding alone."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Node:
    """Base of all nodes; by itself it is empty room.

    Sizes are in design units. `width` and `height` replace the measured size. `grow` is the share of
    left-over room, up to `most`; `share` is the share of all room, whatever the node contains.
    """

    width: Amount | None = None
    height: Amount | None = None
    grow: float = 0
    share: float = 0
    most: float = inf

    def wide(self, engine: "Engine") -> Span:
        """Pixels of width."""
        return NOTHING

    def high(self, engine: "Engine", width: int) -> Span:
        """Pixels of height at a width in pixels."""
        return NOTHING

    def put(self, engine: "Engine", rect: pygame.Rect) -> None:
        """Places the node's widgets in a rectangle."""


class Engine:
    """One layout: measures each node once for each width, places it, and collects the widgets.

    `kept` holds the widgets of the previous layout by name; they stay and take over the new values.
    """

    def __init__(self, scale: float, theme: Theme, kept: dict[str, Widget]) -> None:
        self.scale = scale
        self.theme = theme
        self.widgets: list[Widget] = []
        """What the form gets, in tab order."""
        self.leaves: list[Widget] = []
        """All placed widgets, also those that a button draws on itself."""
        self.named: dict[str, Widget] = {}
        self.rows: dict[tuple[Node, int], list[tuple[int, int]]] = {}
        """Offset and width of each child of a row, by the row's width."""
        self._kept = kept
        self._button: Carrier | None = None
        self._pane: Pane | None = None
        self._wide: dict[Node, Span] = {}
        self._high: dict[tuple[Node, int], Span] = {}
        self._others: dict[tuple[float, int], Engine] = {}

    def at(self, factor: float = 1, theme: Theme | None = None) -> "Engine":
        """The same layout with larger units, or in another theme."""
        theme = theme or self.theme
        if factor == 1 and theme is self.theme:
            return self
        other = self._others.get((factor, id(theme)))
        if other is None:
            other = self._others[factor, id(theme)] = Engine(self.scale * factor, theme, self._kept)
            other.widgets, other.named, other.leaves = self.widgets, self.named, self.leaves
        other._button, other._pane = self._button, self._pane
        return other

    def unit(self, amount: float) -> int:
        """Design units in pixels."""
        return round(amount * self.scale)

    def _span(self, amount: Amount) -> Span:
        if isinstance(amount, tuple):
            least = self.unit(amount[0])
            return least, least, self.unit(amount[1])
        size = self.unit(amount)
        return size, size, size

    def wide(self, node: Node) -> Span:
        """Pixels of width that a node needs."""
        found = self._wide.get(node)
        if found is None:
            found = node.wide(self) if node.width is None else self._span(node.width)
            self._wide[node] = found
        return found

    def high(self, node: Node, width: int) -> Span:
        """Pixels of height that a node needs at a width in pixels."""
        if node.height is not None:
            return self._span(node.height)
        found = self._high.get((node, width))
        if found is None:
            found = self._high[node, width] = node.high(self, width)
        return found

    def least(self, node: Node, width: int) -> tuple[int, int]:
        """The smallest width and height in pixels at which nothing is cut."""
        return self.wide(node)[0], self.high(node, width)[0]

    def fits(self, node: Node, rect: pygame.Rect, stage: int = 0) -> bool:
        """Whether nothing of a node would be cut there; at stage 1, whether no letters would shrink."""
        enough = self.wide(node)[stage] <= rect.width + _ROUNDING
        return enough and self.high(node, rect.width)[stage] <= rect.height + _ROUNDING

    def put(self, node: Node, rect: pygame.Rect) -> None:
        """Places a node in a rectangle."""
        node.put(self, rect)

    def leaf(self, fresh: Widget, rect: pygame.Rect, least: tuple[int, int]) -> Widget:
        """Places a widget and returns it, or the one of the same name from the previous layout.

        `least` is the size in pixels below which it counts as cut.
        """
        widget = fresh
        if fresh.focusable or fresh.hint or fresh.refusal or fresh.keeps:
            widget = self._same(fresh)
        widget.cut = rect.width < least[0] - _ROUNDING or rect.height < least[1] - _ROUNDING
        widget.place(rect, self.scale)
        if isinstance(widget, Pressable | Ground | Pane):
            widget.theme = self.theme
        self.leaves.append(widget)
        self._scroll_with_pane(widget)
        inert = not (widget.focusable or widget.hint or widget.refusal)
        if self._button is not None and inert:
            self._button.inside.append(widget)
        else:
            self.widgets.append(widget)
        return widget

    def adopt(self, widgets: Sequence[Widget]) -> None:
        """Takes widgets that somebody has placed by hand."""
        for widget in widgets:
            if widget.pane not in widgets:
                self._scroll_with_pane(widget)
        self.widgets += widgets

    def stay(self, widgets: Sequence[Widget], leaves: Sequence[Widget], named: dict[str, Widget]) -> None:
        """Takes a whole tree that an earlier layout placed just there."""
        panes = {id(one) for one in leaves if isinstance(one, Pane)}
        for one in leaves:
            if id(one.pane) not in panes:
                self._scroll_with_pane(one)
        self.widgets += widgets
        self.leaves += leaves
        self.named.update(named)

    def _scroll_with_pane(self, widget: Widget) -> None:
        widget.pane = self._pane
        if self._pane is not None:
            self._pane.shown.append(widget)

    def _same(self, fresh: Widget) -> Widget:
        name, number = fresh.name, 1
        while name in self.named:
            number += 1
            name = f"{fresh.name} {number}"
        widget, old = fresh, self._kept.get(name)
        if old is not None and old is not fresh and type(old) is type(fresh):
            old.take_over(fresh)
            widget = old
        self.named[name] = widget
        return widget

    @contextmanager
    def inside(self, widget: Widget) -> Iterator[None]:
        """Widgets placed in this block stand on a button, and are drawn by it if they cannot be worked."""
        before = self._button
        self._button = widget if isinstance(widget, Carrier) else before
        yield
        self._button = before

    @contextmanager
    def seen_through(self, pane: Pane) -> Iterator[None]:
        """Widgets placed in this block scroll with a pane."""
        before = self._pane
        self._pane = pane
        yield
        self._pane = before
