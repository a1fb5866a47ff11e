"""Controls that are drawn as trees of their own, and pictures of trees."""

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.theme import STEEL, Theme


def draw_tree(
    surface: pygame.Surface, tree: Node, rect: pygame.Rect, scale: float, theme: Theme = STEEL
) -> None:
    """Draws a tree into a place; nothing on it can be worked."""
    for one in _laid(tree, rect, scale, theme):
        one.draw(surface)


def _laid(tree: Node, rect: pygame.Rect, scale: float, theme: Theme) -> list[Widget]:
    engine = Engine(scale, theme, {})
    engine.put(tree, rect)
    return [one for one in engine.leaves if one.visible]


class TreeWidget(Widget):
    """A control that a tree stands on: `body` makes it from the control's values.

    It is laid out when it is first drawn in its place. What stands on it moves with it while it shakes.
    """

    theme: Theme = STEEL
    _leaves: list[Widget] | None = None
    _at = (0, 0)

    def body(self) -> Node:
        """What stands on it."""
        raise NotImplementedError

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        self._leaves = None

    @property
    def inside(self) -> list[Widget]:
        """What stands on it, in its place."""
        if self._leaves is None:
            self._leaves, self._at = _laid(self.body(), self.rect, self.scale, self.theme), self.rect.topleft
        return self._leaves

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        inside = self.inside
        x, y = self.rect.left - self._at[0], self.rect.top - self._at[1]
        for one in inside:
            place = one.rect
            one.rect = place.move(x, y)
            one.draw(surface)
            one.rect = place

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draws the plate below its words."""

    def wants(self, scale: float) -> tuple[int, int]:
        """The least width, and the least at which no letters shrink."""
        return Engine(scale, self.theme, {}).wide(self.body())[:2]

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        """The least height, and the least at which no letters shrink."""
        return Engine(scale, self.theme, {}).high(self.body(), width)[:2]

    def boxes(self) -> list[Box]:
        """It is cut where something on it is."""
        return [Box(self.name or type(self).__name__, self.rect, not any(one.cut for one in self.inside))]
