"""A field to type into: caret, selection by keys and mouse, copy and paste."""

from collections.abc import Callable

import pygame

from game.storage.names import LONGEST_NAME, is_visible
from game.ui.kit.clipboard import copy_text, pasted_text
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.fonts import Face
from game.ui.paint.materials.skins import sunk_skin
from game.ui.paint.palette import GOLD, SELECTION, TEXT, TEXT_SOFT
from game.ui.paint.text import TIGHTEST, draw_line, line, line_widths, shortened, text_width

SIZE = 18
_SMALLER = 0.75
"""How small letters may get, as a share of their size, so that all of a line is seen."""
_LONGEST_PASTE = 10_000
"""Letters that are looked at: the clipboard may hold a whole book."""

_LEAVING = (
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_F11,
)
"""Keys that are not for the field. Every other letter's key comes again as text: it must be no hot key."""


class TextField(Widget):
    """A line of text. Enter and leaving the field keep what stands there.

    `caret` and `anchor` are places between letters; what lies between them is selected.
    """

    letters: Face = "bold"
    size: float = SIZE

    def __init__(
        self,
        value: str,
        changed: Callable[[str], None],
        *,
        longest: int = LONGEST_NAME,
        allowed: Callable[[str], bool] = is_visible,
        empty: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.value = value
        self.changed = changed
        self.longest = longest
        self.allowed = allowed
        self.empty = empty
        self.caret = self.anchor = len(value)

    @property
    def workable(self) -> bool:
        # Enter keeps what was typed; it must not press the screen's main button as well.
        return self.enabled

    @property
    def selection(self) -> tuple[int, int]:
        """From and up to where letters are selected; twice the caret's place if none are."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        first, last = self.selection
        return self.value[first:last]

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN or event.key in _LEAVING:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and self._command(event.key):
            return True
        extend = bool(event.mod & pygame.KMOD_SHIFT)
        first, last = self.selection
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if first == last:
                by = -1 if event.key == pygame.K_BACKSPACE else 1
                self.anchor = max(0, min(len(self.value), self.caret + by))
            self.insert("")
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = -1 if event.key == pygame.K_LEFT else 1
            if first != last and not extend:
                self._go(first if by < 0 else last, extend=False)
            else:
                self._go(self.caret + by, extend=extend)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._go(0 if event.key == pygame.K_HOME else len(self.value), extend=extend)
        return True

    def _command(self, key: int) -> bool:
        if key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.value)
        elif key in (pygame.K_c, pygame.K_x):
            if self.selected:
                copy_text(self.selected)
                if key == pygame.K_x:
                    self.insert("")
        elif key == pygame.K_v:
            self.insert(pasted_text())
        else:
            return False
        return True

    def insert(self, text: str) -> None:
        """Puts text in place of what is selected, as much of it as is allowed and fits."""
        first, last = self.selection
        spaced = (" " if letter.isspace() else letter for letter in text[:_LONGEST_PASTE])
        text = "".join(letter for letter in spaced if self.allowed(letter))
        text = text[: max(0, self.longest - len(self.value) + last - first)]
        value = self.value[:first] + text + self.value[last:]
        self.caret = self.anchor = first + len(text)
        if value != self.value:
            self.value = value
            self.changed(value)

    def _go(self, place: int, *, extend: bool) -> None:
        self.caret = max(0, min(len(self.value), place))
        if not extend:
            self.anchor = self.caret

    def press(self, place: tuple[int, int]) -> None:
        self.caret = self.anchor = self._letter_at(place[0])

    def drag(self, place: tuple[int, int]) -> None:
        self.caret = self._letter_at(place[0])

    def _letter_at(self, x: int) -> int:
        left = self._inner().left - self._shift()
        places = range(len(self.value) + 1)
        return min(places, key=lambda count: abs(left + self._width(count) - x))

    def _width(self, count: int) -> int:
        """Pixels that the first `count` letters take."""
        return text_width(self.value[:count], self.letters, self.unit(self.size))

    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-self.unit(24), -self.unit(8))

    def _shift(self) -> int:
        """How far the text is pushed to the left, so that the caret of a focused field is in sight."""
        if not self.focused:
            return 0
        return max(0, self._width(self.caret) - self._inner().width + self.unit(3))

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(sunk_skin(*self.rect.size, self.scale), self.rect)
        inner = self._inner()
        left = inner.left - self._shift()
        clip = surface.get_clip()
        # As high as the field: what hangs below the line is not cut where the field is low.
        seen = inner.inflate(self.unit(4), self.rect.height - inner.height)
        surface.set_clip(seen.clip(clip))
        height = self.unit(self.size + 4)
        top = inner.centery - height // 2
        first, last = (self._width(count) for count in self.selection)
        if self.focused and first != last:
            pen.rect(surface, SELECTION, (left + first, top, last - first, height))
        if self.focused:
            image = line(self.value, self.letters, self.unit(self.size), TEXT)
            surface.blit(image, image.get_rect(midleft=(left, inner.centery)))
        else:
            self._draw_whole(surface, inner)
        if self.focused:
            caret = (left + self._width(self.caret), top, max(2, self.unit(2)), height)
            pen.rect(surface, GOLD, caret)
        surface.set_clip(clip)

    def _draw_whole(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """What nobody types into is shown whole, in smaller letters where it is long, or ends in dots."""
        size, color = self.unit(self.size), TEXT if self.value else TEXT_SOFT
        least = max(TIGHTEST, round(size * _SMALLER))
        text = shortened(self.value or self.empty, self.letters, size, inner.width, least)
        place = inner.left, inner.centery
        draw_line(surface, text, self.letters, size, color, place, width=inner.width, smallest=least)

    @property
    def is_cut(self) -> bool:
        """Whether it is longer than there is room for, in small letters too."""
        least = max(TIGHTEST, round(self.unit(self.size) * _SMALLER))
        return text_width(self.value, self.letters, least) > self._inner().width

    def wants(self, scale: float) -> tuple[int, int]:
        """What it says while it is empty, between its edges."""
        least, best = line_widths(self.empty, self.letters, round(self.size * scale))
        edges = round(24 * scale)
        return least + edges, best + edges
