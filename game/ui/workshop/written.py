"""A name or a plan as it stands on the screen, with a pencil: pressed it can be typed anew."""

import sys

import pygame

from game.ui.keys import from_pad, pressed
from game.ui.kit.form import Form
from game.ui.kit.text_field import TextField
from game.ui.paint.fonts import Face
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.text import draw_line, text_width


class Written(TextField):
    """`key_name` is the key that begins to type. Where the text is cut its hint is all of it."""

    key_name = ""
    _coming = ""
    """The letter that has just begun it, and comes again as text."""

    @property
    def tip(self) -> str:
        return super().tip or (self.value if self.is_cut and not self.focused else "")

    def begin(self, event: pygame.event.Event) -> None:
        """All of it is selected; a letter that was pressed for it comes again as text, and is not typed."""
        self.anchor, self.caret = 0, len(self.value)
        self._coming = chr(event.key) if event.key <= sys.maxunicode else ""

    def key(self, event: pygame.event.Event) -> bool:
        coming, self._coming = self._coming, ""
        if event.type == pygame.TEXTINPUT and event.text.lower() == coming:
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


def begins_name(form: Form, event: pygame.event.Event) -> bool:
    """Whether a key begins the name before the form gets it, which would walk through its hints.

    A stick of a gamepad and a walk that Shift and F2 have begun go on through the hints.
    """
    is_hint_key = pressed(event, "rename_side") and pressed(event, "next_hint")
    return is_hint_key and not from_pad(event) and not form.hints.walking
