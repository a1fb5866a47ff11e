"""A name or a plan as it stands on the screen, with a pencil: pressed it can be typed anew."""

import pygame

from game.ui.kit.text_field import TextField
from game.ui.paint.fonts import Face
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.text import draw_line, text_width


class Written(TextField):
    """`key_name` is the key that begins to type."""

    key_name = ""
    _begun = False

    def begin(self) -> None:
        """All of it is selected; the key that was pressed for it comes again as text, and is not typed."""
        self.anchor, self.caret, self._begun = 0, len(self.value), True

    def key(self, event: pygame.event.Event) -> bool:
        begun, self._begun = self._begun, False
        if begun and event.type == pygame.TEXTINPUT and event.text.upper() == self.key_name:
            return True
        return super().key(event)

    def _inner(self) -> pygame.Rect:
        inner = super()._inner()
        inner.width = max(1, inner.width - self._signs())
        return inner

    def _signs(self) -> int:
        """Pixels that the pencil and the key take at the right."""
        key = text_width(self.key_name, "bold", self.unit(13)) + self.unit(6) if self.key_name else 0
        return self.unit(22) + key

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        right = self.rect.right - self.unit(10)
        if self.key_name:
            place = (right, self.rect.centery)
            right = draw_line(surface, self.key_name, "bold", self.unit(13), TEXT_SOFT, place, "right").left
            right -= self.unit(6)
        mark = icon("pencil", self.unit(17))
        surface.blit(mark, mark.get_rect(midright=(right, self.rect.centery)))


class WrittenName(Written):
    """A name in the letters of a title."""

    letters: Face = "title"
    size = 27.0


class WrittenPlan(Written):
    """A sentence about how to play it."""

    letters: Face = "text"
    size = 16.0
