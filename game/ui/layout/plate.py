"""A widget with a picture that is a tree."""

from collections.abc import Hashable
from typing import Any

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.layout.engine import Node
from game.ui.layout.host import Host
from game.ui.layout.theme import STEEL, Theme
from game.ui.paint.schemes import shown_scheme


class Plate(Widget):
    """Draws its `body`, which is laid out anew only where `looks` or the size differ.

    For plates that are drawn many times, change while they stay in their place, or are cards as well.
    """

    theme: Theme = STEEL
    keeps = ("_laid",)

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._laid: tuple[Hashable, Host] | None = None

    def looks(self) -> Hashable:
        """All that the body depends on."""
        raise NotImplementedError

    def body(self) -> Node:
        """What is drawn."""
        raise NotImplementedError

    def laid(self) -> Host:
        """The body as it is laid out, in a rectangle of the widget's size at the origin."""
        key = self.rect.size, self.scale, shown_scheme(), self.looks()
        if self._laid is None or self._laid[0] != key:
            host = Host()
            host.lay(self.body(), pygame.Rect((0, 0), self.rect.size), self.scale, self.theme)
            self._laid = key, host
        return self._laid[1]

    def place_of(self, name: str) -> pygame.Rect:
        """Where a part of the body is on the screen."""
        part = next(one for one in self.laid().leaves if one.name == name)
        return part.rect.move(self.rect.topleft)

    def draw(self, surface: pygame.Surface) -> None:
        for one in self.laid().leaves:
            place = one.rect
            one.rect = place.move(self.rect.topleft)
            one.draw(surface)
            one.rect = place

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, not any(one.cut for one in self.laid().leaves if one.visible))]
