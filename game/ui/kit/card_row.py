"""A card as a line of a list: picture, name, kind and perhaps a number; looking at it enlarges it."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip, card_band
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.text import SMALLEST, draw_line, fits, line_widths, text_width

_SIZE, _SMALLEST = 14, 11


class CardRow(CardWidget):
    """To be looked at, not picked. `count` is how many there are, 0 where that is not said.

    The rows of a `group` are one stop for Tab.
    """

    fill = 0.62
    """Of a low row's height, how large its letters are."""

    def __init__(self, gallery: Gallery, face: CardFace, group: str, count: int = 0) -> None:
        super().__init__(gallery, face)
        self.face: CardFace = face
        self.group = group
        self.count = count

    def show(self, face: CardFace) -> None:
        """Stands for another card from now on."""
        self.face, self.name = face, face.key

    @property
    def workable(self) -> bool:
        # Enter on a card that is only looked at must not press the screen's main button.
        return self.enabled

    def draw(self, surface: pygame.Surface) -> None:
        rect, margin = self.rect, self._margin
        surface.blit(card_band(self.face.palette, rect.size, self.unit(5)), rect)
        picture = art_strip(self.face.art, (self._picture, rect.height - 2 * margin), self.unit(4))
        surface.blit(picture, (rect.left + margin, rect.top + margin))
        place = rect.left + margin + self._picture + self.unit(6), rect.centery
        draw_line(
            surface, self.face.title, "title", self._size, TEXT, place, "left", self.unit(1.2), self._room
        )
        size = self._icon
        mark = icon(self.face.palette, size)
        right = rect.right - self.unit(5)
        surface.blit(mark, mark.get_rect(midright=(right, rect.centery)))
        if self.count:
            place = right - size - self.unit(4), rect.centery
            draw_line(surface, self._words, "title", self._size, GOLD, place, "right", self.unit(1.2))

    @property
    def _margin(self) -> int:
        return max(2, self.unit(2))

    @property
    def _picture(self) -> int:
        """Its width: twice as wide as high, half of that for a long name, less where the row is short."""
        high, long = self.rect.height - 2 * self._margin, text_width(self.face.title, "title", self._size)
        wide = min(2 * high, self.rect.width // 4)
        return wide if long <= self._beside(wide) else min(high, wide)

    @property
    def _size(self) -> int:
        """Of the letters: a low row has smaller ones."""
        return max(self.unit(_SMALLEST), min(self.unit(_SIZE), round(self.rect.height * self.fill)))

    @property
    def _icon(self) -> int:
        return round(self.rect.height * 0.62)

    @property
    def _words(self) -> str:
        return f"× {self.count}"

    @property
    def _room(self) -> int:
        """Pixels for the name."""
        return self._beside(self._picture)

    def _beside(self, picture: int) -> int:
        """Pixels beside a picture of that width, the mark and the number."""
        count = text_width(self._words, "title", self._size) + self.unit(8) if self.count else 0
        return self.rect.width - self._margin - picture - self._icon - count - self.unit(17)

    @property
    def readable(self) -> bool:
        """Whether its name has room, and need not be smaller than what is read with ease."""
        whole = fits(self.face.title, "title", self._size, self._room)
        return whole and text_width(self.face.title, "title", SMALLEST) <= self._room

    def wants(self, scale: float) -> tuple[int, int]:
        """Its name beside the rest, in letters as large as its place allows; alone, before it has a place."""
        if scale != self.scale:
            return line_widths(self.face.title, "title", round(_SMALLEST * scale))
        least, best = line_widths(self.face.title, "title", self._size)
        beside = self.rect.width - self._room
        return least + beside, best + beside
