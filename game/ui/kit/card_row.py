"""A card as a line of a list: its picture and its name on its colour; pointing at it enlarges it."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box
from game.ui.paint.faces import CardFace
from game.ui.paint.frames import PALETTES
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEXT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fits
from game.ui.paint.thumbnails import art_strip

_SIZE = 16


class CardRow(CardWidget):
    """To be looked at, not stopped at: ten stops between two choices would be tiresome."""

    def __init__(self, gallery: Gallery, face: CardFace) -> None:
        super().__init__(gallery, face)
        self.title = face.title
        self.palette = PALETTES[face.palette]
        self.art = face.art
        self.focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        dark, base, light, _ = self.palette
        edge = "#ffe896" if self.hovered else light
        radius = self.unit(7)
        surface.blit(box(*self.rect.size, radius, base, dark, edge, max(1, self.unit(1.5))), self.rect)
        margin = self.unit(3)
        height = self.rect.height - 2 * margin
        picture = art_strip(self.art, (height * 3 // 2, height), radius - margin)
        surface.blit(picture, (self.rect.left + margin, self.rect.top + margin))
        draw_line(
            surface,
            self.title,
            "bold",
            self.unit(_SIZE),
            TEXT,
            (self.rect.left + margin + picture.get_width() + self.unit(8), self.rect.centery),
            width=self._room(),
        )

    def _room(self) -> int:
        margin = self.unit(3)
        return self.rect.width - 2 * margin - (self.rect.height - 2 * margin) * 3 // 2 - self.unit(14)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, fits(self.title, "bold", self.unit(_SIZE), self._room()))]
