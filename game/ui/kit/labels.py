"""Words that are not controls."""

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint.fonts import Face
from game.ui.paint.palette import ON_GOLD, TEXT, Color
from game.ui.paint.skins import brass_tab
from game.ui.paint.text import Anchor, Layout, draw_line, fit, fits, text_width


class Label(Widget):
    """One line, shrunk to the width that it has."""

    focusable = False

    def __init__(
        self,
        text: str,
        face: Face = "bold",
        size: float = 18,
        color: Color = TEXT,
        anchor: Anchor = "left",
        outline: float = 0,
    ) -> None:
        super().__init__(name=text)
        self.text = text
        self.face: Face = face
        self.size = size
        self.color = color
        self.anchor: Anchor = anchor
        self.outline = outline

    def draw(self, surface: pygame.Surface) -> None:
        x = {"left": self.rect.left, "center": self.rect.centerx, "right": self.rect.right}[self.anchor]
        draw_line(
            surface,
            self.text,
            self.face,
            self.unit(self.size),
            self.color,
            (x, self.rect.centery),
            self.anchor,
            self.unit(self.outline),
            self.rect.width,
        )

    def boxes(self) -> list[Box]:
        return [Box(self.text, self.rect, fits(self.text, self.face, self.unit(self.size), self.rect.width))]


_PLATE_MARGIN = 22
"""Units beside the words of a name plate, whose sides slant."""


class NamePlate(Label):
    """The name of a screen or a panel, on brass that is as long as the words."""

    def __init__(self, text: str, size: float = 32, anchor: Anchor = "left") -> None:
        super().__init__(text, "title", size, ON_GOLD, anchor)

    def draw(self, surface: pygame.Surface) -> None:
        margin = self.unit(_PLATE_MARGIN)
        words = text_width(self.text, "title", self.unit(self.size))
        plate = pygame.Rect(
            0, 0, min(words + 2 * margin, self.rect.width), min(self.rect.height, self.unit(self.size * 1.45))
        )
        plate.center = self.rect.center
        if self.anchor == "left":
            plate.left = self.rect.left
        surface.blit(brass_tab(*plate.size, self.scale), plate)
        room = plate.width - 2 * margin
        draw_line(
            surface, self.text, "title", self.unit(self.size), self.color, plate.center, "center", width=room
        )

    def boxes(self) -> list[Box]:
        room = self.rect.width - 2 * self.unit(_PLATE_MARGIN)
        return [Box(self.text, self.rect, fits(self.text, "title", self.unit(self.size), room))]


def on_edge(frame: Area, height: float, margin: float) -> pygame.Rect:
    """Where a name plate hangs on a panel: over its upper edge, `margin` units from its sides."""
    rect = frame.rect.inflate(-2 * frame.unit(margin), 0)
    rect.height = frame.unit(height)
    rect.centery = frame.rect.top
    return rect


class RichText(Widget):
    """Wrapped text with bold words and icons, shrunk until it fits its place."""

    focusable = False

    def __init__(self, text: str, size: float = 18, color: Color = TEXT, *, middle: bool = False) -> None:
        super().__init__(name=text[:24])
        self.text = text
        self.size = size
        self.color = color
        self.middle = middle

    def _layout(self) -> Layout:
        size = (max(1, self.rect.width), max(1, self.rect.height))
        return fit(self.text, self.unit(self.size), size, self.color, max(8, self.unit(self.size * 0.6)))

    def draw(self, surface: pygame.Surface) -> None:
        layout = self._layout()
        top = self.rect.top + ((self.rect.height - layout.height) // 2 if self.middle else 0)
        layout.draw(surface, self.rect.left, top)

    def boxes(self) -> list[Box]:
        layout = self._layout()
        return [Box(self.name, self.rect, layout.height <= self.rect.height)]
