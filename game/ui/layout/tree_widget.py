"""Controls that are drawn as trees of their own, and pictures of trees."""

from collections.abc import Hashable

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.theme import PAPER, STEEL, Theme
from game.ui.paint.schemes import shown_scheme


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
    _laid: tuple[Hashable, list[Widget], tuple[int, int]] | None = None
    """What it looked like when it was laid out, what stands on it, and where it was."""
    _measured: tuple[Hashable, Engine, Node] | None = None
    """Its scale and looks when it was last measured, with what was measured; cleared when it is placed."""

    def body(self) -> Node:
        """What stands on it."""
        raise NotImplementedError

    def looks(self) -> Hashable:
        """What may change while it stays in its place; it is then laid out anew."""
        return None

    def room(self) -> tuple[pygame.Rect, float]:
        """Where its body stands, and pixels a unit of it."""
        return self.rect, self.scale

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        self._laid = self._measured = None

    @property
    def _theme(self) -> Theme:
        return PAPER if self.on_paper else self.theme

    @property
    def inside(self) -> list[Widget]:
        """What stands on it, in the place where it was laid out."""
        return self._laid_out()[0]

    def _laid_out(self) -> tuple[list[Widget], tuple[int, int]]:
        rect, scale = self.room()
        key = rect.size, scale, shown_scheme(), self.looks()
        if self._laid is None or self._laid[0] != key:
            laid = _laid(self.body(), rect, scale, self._theme)
            self._laid = key, laid, self.rect.topleft
        return self._laid[1:]

    def place_of(self, name: str) -> pygame.Rect:
        """Where a part of the body is on the screen."""
        inside, at = self._laid_out()
        part = next(one for one in inside if one.name == name)
        return part.rect.move(self.rect.left - at[0], self.rect.top - at[1])

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        self.draw_body(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        """Draws what stands on it."""
        inside, at = self._laid_out()
        for one in inside:
            place = one.rect
            one.rect = place.move(self.rect.left - at[0], self.rect.top - at[1])
            try:
                one.draw(surface)
            finally:
                # Drawing may be broken off where it takes too long; it goes on from the true place.
                one.rect = place

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draws the plate below its words."""

    def wants(self, scale: float) -> tuple[int, int]:
        """The least width, and the least at which no letters shrink."""
        engine, body = self._measure(scale)
        return engine.wide(body)[:2]

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        """The least height, and the least at which no letters shrink."""
        engine, body = self._measure(scale)
        return engine.high(body, width)[:2]

    def _measure(self, scale: float) -> tuple[Engine, Node]:
        """The engine and the body to measure; width and height share them within one layout."""
        key = scale, self.looks()
        if self._measured is None or self._measured[0] != key:
            self._measured = key, Engine(scale, self._theme, {}), self.body()
        return self._measured[1:]

    def boxes(self) -> list[Box]:
        """It is cut where something on it is, or may be with other values."""
        whole = self.wants(self.scale)[0] <= self.rect.width + 1 and not any(one.cut for one in self.inside)
        return [Box(self.name or type(self).__name__, self.rect, whole)]
