"""A card as a few words in a list: a mark, its name, and how many of it there are."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.text import draw_line, line_widths, text_width

_SIZE = 12


class CardChip(CardWidget):
    """A card by a mark and its name, and how many of it there are; looking at it enlarges it.

    The chips of a `group` are one stop for Tab.
    """

    def __init__(self, gallery: Gallery, face: CardFace, group: str) -> None:
        super().__init__(gallery, face, compact=True)
        self.group = group
        self.mark = ""
        self.count = 1

    def show(self, face: CardFace, mark: str, count: int) -> None:
        """Stands for another card from now on; `mark` is an icon."""
        self.face, self.name = face, face.key
        self.mark, self.count = mark, count

    @property
    def workable(self) -> bool:
        # Enter on a card that is only looked at must not press the screen's main button.
        return self.enabled

    @property
    def _size(self) -> int:
        return min(self.unit(_SIZE), round(self.rect.height * 0.82))

    @property
    def _words(self) -> str:
        return f"×{self.count}" if self.count > 1 else ""

    @property
    def _room(self) -> int:
        count = text_width(self._words, "title", self._size) + self.unit(3) if self._words else 0
        return self.rect.width - round(self._size * 1.15) - self.unit(5) - count

    def draw(self, surface: pygame.Surface) -> None:
        rect, size = self.rect, self._size
        mark = icon(self.mark, round(size * 1.05))
        surface.blit(mark, mark.get_rect(midleft=(rect.left + self.unit(2), rect.centery)))
        left = rect.left + round(size * 1.15) + self.unit(3)
        name = self.face.title if self.face else ""
        drawn = draw_line(surface, name, "label", size, TEXT, (left, rect.centery), width=self._room)
        if self._words:
            draw_line(surface, self._words, "title", size, GOLD, (drawn.right + self.unit(3), rect.centery))

    def wants(self, scale: float) -> tuple[int, int]:
        """Its name beside the rest, in letters as large as its place allows; alone, before it has a place."""
        title = self.face.title if self.face else ""
        if scale != self.scale:
            return line_widths(title, "label", round(_SIZE * scale))
        least, best = line_widths(title, "label", self._size)
        beside = self.rect.width - self._room
        return least + beside, best + beside
