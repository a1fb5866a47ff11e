"""Panels that are kept from one layout to the next: what did not change is not made anew."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.sharing import Span


@dataclass(slots=True)
class _Laid:
    """How a panel was measured and placed."""

    wide: dict[tuple[float, int], Span] = field(default_factory=dict)
    high: dict[tuple[float, int, int], Span] = field(default_factory=dict)
    at: tuple[Any, ...] = ()
    """Where its widgets are: rectangle, scale and theme."""
    first: tuple[int, int] = (0, 0)
    """Where its first widget was put: one that scrolled since is elsewhere."""
    widgets: list[Widget] = field(default_factory=list)
    leaves: list[Widget] = field(default_factory=list)
    named: dict[str, Widget] = field(default_factory=dict)

    @property
    def stayed(self) -> bool:
        """Whether its widgets are still where they were put."""
        return not self.leaves or self.leaves[0].rect.topleft == self.first


@dataclass(frozen=True, slots=True, eq=False)
class _Held(Node):
    """Its child, measured once; in the same place its widgets stay as they are."""

    child: Node
    laid: _Laid = field(default_factory=_Laid)

    def wide(self, engine: Engine) -> Span:
        key = engine.scale, id(engine.theme)
        if key not in self.laid.wide:
            self.laid.wide[key] = engine.wide(self.child)
        return self.laid.wide[key]

    def high(self, engine: Engine, width: int) -> Span:
        key = engine.scale, id(engine.theme), width
        if key not in self.laid.high:
            self.laid.high[key] = engine.high(self.child, width)
        return self.laid.high[key]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        laid, at = self.laid, (*rect, engine.scale, id(engine.theme))
        if laid.at == at and laid.stayed and not laid.named.keys() & engine.named.keys():
            engine.stay(laid.widgets, laid.leaves, laid.named)
            return
        before = len(engine.widgets), len(engine.leaves), len(engine.named)
        engine.put(self.child, rect)
        laid.at = at
        laid.widgets, laid.leaves = engine.widgets[before[0] :], engine.leaves[before[1] :]
        laid.named = dict(islice(engine.named.items(), before[2], None))
        laid.first = laid.leaves[0].rect.topleft if laid.leaves else (0, 0)


class HeldPanels:
    """The panels of a screen by name. They must not stand on a button; they may stand in each other.

    >>> from game.ui.layout.leaves import Text
    >>> panels = HeldPanels()
    >>> first = panels.get("cards", 5, lambda: Text("5 cards", "item"))
    >>> first is panels.get("cards", 5, lambda: Text("5 cards", "item"))
    True
    >>> first is panels.get("cards", 6, lambda: Text("6 cards", "item"))
    False
    """

    def __init__(self) -> None:
        self._panels: dict[str, tuple[object, Node]] = {}

    def get(self, name: str, key: object, make: Callable[[], Node]) -> Node:
        """The panel of that name as it is, or made anew where `key` is another: all that it depends on."""
        held = self._panels.get(name)
        if held is None or held[0] != key:
            child = make()
            sizes = {size: getattr(child, size) for size in ("width", "height", "grow", "share", "most")}
            held = self._panels[name] = key, _Held(child, **sizes)
        return held[1]
