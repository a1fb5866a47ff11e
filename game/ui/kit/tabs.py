"""Pages that lie behind one another, chosen by their names in a row."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint.palette import INK, TEXT
from game.ui.paint.skins import paper_skin, steel_skin
from game.ui.paint.text import draw_line, fits


class Tabs(Widget):
    """One control for the whole row: a click picks a name, left and right turn the pages."""

    def __init__(
        self, names: Sequence[str], changed: Callable[[int], None], *, index: int = 0, name: str = "tabs"
    ) -> None:
        super().__init__(name=name)
        self.names = list(names)
        self.changed = changed
        self.index = index
        self.size = 22.0

    def tab(self, index: int) -> pygame.Rect:
        """Where a name stands."""
        gap = self.unit(6)
        width = (self.rect.width - gap * (len(self.names) - 1)) / len(self.names)
        left = round(self.rect.left + index * (width + gap))
        return pygame.Rect(left, self.rect.top, round(width), self.rect.height)

    def press(self, place: tuple[int, int]) -> None:
        for index in range(len(self.names)):
            if self.tab(index).collidepoint(place):
                self.turn_to(index)

    def nudge(self, by: int) -> bool:
        self.turn_to((self.index + by) % len(self.names))
        return True

    def turn_to(self, index: int) -> None:
        """Opens a page, if it is not the open one."""
        if index != self.index:
            self.index = index
            self.changed(index)

    def draw(self, surface: pygame.Surface) -> None:
        for index, name in enumerate(self.names):
            rect, open_ = self.tab(index), index == self.index
            skin = paper_skin(*rect.size, self.scale) if open_ else steel_skin(*rect.size, self.scale)
            surface.blit(skin, rect)
            color = INK if open_ else TEXT
            room = rect.width - self.unit(16)
            draw_line(surface, name, "title", self.unit(self.size), color, rect.center, "center", width=room)

    def boxes(self) -> list[Box]:
        room = self.tab(0).width - self.unit(16)
        return [
            Box(name, self.tab(index), fits(name, "title", self.unit(self.size), room))
            for index, name in enumerate(self.names)
        ]
