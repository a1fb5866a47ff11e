"""A field for a name in one low line, with what it is about at its left edge."""

import pygame

from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.setup.options import TitledField

_LABEL = 12


class NameField(TitledField):
    """The title stands before what is typed."""

    def _inner(self) -> pygame.Rect:
        used = text_width(self.title, "label", self.unit(_LABEL)) + self.unit(18)
        inner = self.rect.inflate(0, -self.unit(6))
        inner.left, inner.width = self.rect.left + used, self.rect.width - used - self.unit(8)
        return inner

    def draw_title(self, surface: pygame.Surface) -> None:
        place = self.rect.left + self.unit(9), self.rect.centery
        draw_line(surface, self.title, "label", self.unit(_LABEL), TEXT_SOFT, place)
