"""A place on the screen that holds a tree, from one layout to the next.

A panel is a function from values to a tree; with another width, scale or more names it fits again:

    >>> import pygame
    >>> from game.ui.layout.leaves import Icon, Text
    >>> from game.ui.layout.nodes import Column, Node, Row
    >>> def scores(title: str, points: dict[str, int]) -> Node:
    ...     rows = [
    ...         Row(Icon("hp", 20), Text(name, "name", grow=1), Text(str(count), "count"), gap=6, height=24)
    ...         for name, count in points.items()
    ...     ]
    ...     return Column(Text(title, "heading"), *rows, gap=4)
    >>> host = Host()
    >>> placed = host.lay(scores("Points", {"Ada": 12, "Bo": 8}), pygame.Rect(0, 0, 200, 100), scale=1.0)
    >>> [one.name for one in placed if one.name]
    ['Points', 'Ada', '12', 'Bo', '8']
    >>> host.flaws()
    []
"""

from dataclasses import dataclass
from itertools import combinations

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.painted import Carrier
from game.ui.layout.theme import STEEL, Theme


@dataclass(frozen=True, slots=True)
class Flaw:
    """A fault in a layout: `name` is "cut", "leaves" its panel, or "lies on" `other`."""

    kind: str
    name: str
    other: str = ""


class Host:
    """Lays trees out in one place; widgets of the same name stay the same objects."""

    def __init__(self) -> None:
        self.named: dict[str, Widget] = {}
        self.leaves: list[Widget] = []
        self.rect = pygame.Rect(0, 0, 0, 0)

    def lay(self, tree: Node, rect: pygame.Rect, scale: float, theme: Theme = STEEL) -> list[Widget]:
        """Returns the placed widgets of a tree in tab order; `scale` is pixels a design unit."""
        engine = Engine(scale, theme, self.named)
        engine.put(tree, rect)
        self.named, self.leaves, self.rect = engine.named, engine.leaves, rect.copy()
        return engine.widgets

    def width(self, tree: Node, scale: float) -> int:
        """The best width of a tree in pixels."""
        return Engine(scale, STEEL, {}).wide(tree)[2]

    def height(self, tree: Node, width: int, scale: float) -> int:
        """The best height of a tree in pixels, at a width in pixels."""
        return Engine(scale, STEEL, {}).high(tree, width)[2]

    def flaws(self) -> list[Flaw]:
        """Everything that is cut, overlaps something else, or leaves the panel."""
        shown = [one for one in self.leaves if one.visible and not one.in_background]
        found = [Flaw("cut", one.name) for one in shown if one.cut]
        solid = [one for one in shown if one.pane is None and not isinstance(one, Carrier)]
        found += [Flaw("leaves", one.name) for one in solid if not self.rect.contains(one.rect)]
        found += [
            Flaw("lies on", one.name, two.name)
            for one, two in combinations(solid, 2)
            if one.rect.colliderect(two.rect)
        ]
        return found
