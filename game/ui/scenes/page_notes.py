"""What is good to know, in sentences below the settings of a page with few of them."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.labels import RichText
from game.ui.paint.palette import INK
from game.ui.paint.text import lay_out

_SIZE, _GAP, _HEADING = 15.0, 9.0, 38.0


class PageNotes:
    """Sentences under a heading, for which `head` is the place; all are hidden where there is no room."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.labels = [RichText(text, _SIZE, INK) for text in texts]
        self.head = pygame.Rect(0, 0, 1, 1)

    @property
    def shown(self) -> bool:
        return bool(self.labels) and self.labels[0].visible

    def height(self, width: int, scale: float) -> float:
        """Units that all take with their heading, in so many pixels of width."""
        heights = self._heights(width, scale)
        return sum(heights) + _GAP * len(heights) + (_HEADING if heights else 0)

    def _heights(self, width: int, scale: float) -> list[float]:
        pixels = round(_SIZE * scale)
        return [lay_out(one.text, pixels, width, one.color).height / scale + 1 for one in self.labels]

    def arrange(self, room: pygame.Rect, scale: float) -> None:
        """Puts them at the top of what is left of the page."""
        shown = self.height(room.width, scale) <= room.height / scale
        area = Area(room.copy(), scale)
        self.head = area.top(_HEADING - 4, 4).rect
        for label, height in zip(self.labels, self._heights(room.width, scale), strict=True):
            label.visible = shown
            label.place(area.top(height, _GAP).rect, scale)
