"""A field to type into, and a list to choose from."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.widget import Widget
from game.ui.paint.fonts import font
from game.ui.paint.palette import DISABLED, GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line


class TextField(Widget):
    """A line of text. Enter and leaving the field keep what stands there."""

    def __init__(
        self,
        value: str,
        changed: Callable[[str], None],
        *,
        longest: int = 24,
        allowed: Callable[[str], bool] = str.isprintable,
        empty: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name=name)
        self.value = value
        self.changed = changed
        self.longest = longest
        self.allowed = allowed
        self.empty = empty
        self.caret = len(value)

    def key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE and self.caret:
            self._replace(self.value[: self.caret - 1] + self.value[self.caret :], self.caret - 1)
        elif event.key == pygame.K_DELETE:
            self._replace(self.value[: self.caret] + self.value[self.caret + 1 :], self.caret)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = -1 if event.key == pygame.K_LEFT else 1
            self.caret = max(0, min(len(self.value), self.caret + by))
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.caret = 0 if event.key == pygame.K_HOME else len(self.value)
        else:
            # A letter's key comes again as text; it must not work as a hot key meanwhile.
            return event.key not in (
                pygame.K_TAB,
                pygame.K_ESCAPE,
                pygame.K_UP,
                pygame.K_DOWN,
                pygame.K_RETURN,
                pygame.K_F11,
            )
        return True

    def _insert(self, text: str) -> None:
        text = "".join(letter for letter in text if self.allowed(letter))
        text = text[: max(0, self.longest - len(self.value))]
        self._replace(self.value[: self.caret] + text + self.value[self.caret :], self.caret + len(text))

    def _replace(self, value: str, caret: int) -> None:
        self.value, self.caret = value, caret
        self.changed(value)

    def press(self, place: tuple[int, int]) -> None:
        typeface = font("bold", self.unit(18))
        left = self.rect.left + self.unit(12)
        widths = [typeface.size(self.value[:count])[0] for count in range(len(self.value) + 1)]
        self.caret = min(range(len(widths)), key=lambda count: abs(left + widths[count] - place[0]))

    def draw(self, surface: pygame.Surface) -> None:
        edge = "#9fe3ee" if self.lit else "#4f7f8e"
        surface.blit(
            box(*self.rect.size, self.unit(8), "#0c1217", "#18222a", edge, max(1, self.unit(2))), self.rect
        )
        left = self.rect.left + self.unit(12)
        shown, color = (self.value, TEXT) if self.value or self.focused else (self.empty, TEXT_SOFT)
        draw_line(
            surface,
            shown,
            "bold",
            self.unit(18),
            color,
            (left, self.rect.centery),
            width=self.rect.width - self.unit(24),
        )
        if self.focused:
            x = left + font("bold", self.unit(18)).size(self.value[: self.caret])[0]
            height = self.unit(22)
            pygame.draw.rect(
                surface, GOLD, (x, self.rect.centery - height // 2, max(2, self.unit(2)), height)
            )


class ListBox(Widget):
    """Lines to choose from, with a scroll bar when there are more than fit."""

    def __init__(
        self,
        rows: Sequence[str],
        chosen: Callable[[int], None],
        *,
        index: int = 0,
        row_height: float = 38,
        name: str = "",
        size: float = 18,
        moved: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(name=name)
        self.rows = list(rows)
        self.chosen = chosen
        self.moved = moved
        self.index = index
        self.row_height = row_height
        self.size = size
        self.first = 0
        self.unusable: frozenset[int] = frozenset()

    @property
    def fitting(self) -> int:
        return max(1, self.rect.height // max(1, self.unit(self.row_height)))

    def activate(self) -> None:
        if self.rows and self.index not in self.unusable:
            self.chosen(self.index)

    def key(self, event: pygame.event.Event) -> bool:
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -self.fitting,
            pygame.K_PAGEDOWN: self.fitting,
        }
        if event.type != pygame.KEYDOWN or event.key not in steps or not self.rows:
            return False
        target = max(0, min(len(self.rows) - 1, self.index + steps[event.key]))
        if target == self.index:
            return False
        self._go(target)
        return True

    def _go(self, index: int) -> None:
        self.index = index
        self.first = min(max(self.first, index - self.fitting + 1), index)
        if self.moved:
            self.moved(index)

    def scroll(self, by: int) -> bool:
        self.first = max(0, min(len(self.rows) - self.fitting, self.first - by))
        return True

    def press(self, place: tuple[int, int]) -> None:
        row = self.first + (place[1] - self.rect.top) // max(1, self.unit(self.row_height))
        if row < len(self.rows):
            self._go(row)

    def drag(self, place: tuple[int, int]) -> None:
        if place[0] > self.rect.right - self.unit(16) and len(self.rows) > self.fitting:
            share = (place[1] - self.rect.top) / max(1, self.rect.height)
            self.first = max(0, min(len(self.rows) - self.fitting, round(share * len(self.rows))))

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(
            box(*self.rect.size, self.unit(8), "#0c1217", "#10181f", "#35505c", max(1, self.unit(2))),
            self.rect,
        )
        height = self.unit(self.row_height)
        for number in range(self.first, min(len(self.rows), self.first + self.fitting)):
            row = pygame.Rect(
                self.rect.left, self.rect.top + (number - self.first) * height, self.rect.width, height
            )
            if number == self.index:
                inner = row.inflate(-self.unit(8), -self.unit(4))
                surface.blit(
                    box(
                        *inner.size,
                        self.unit(6),
                        "#2b4250",
                        "#203240",
                        "#9fe3ee" if self.lit else "#4f7f8e",
                        1,
                    ),
                    inner,
                )
            color = DISABLED if number in self.unusable else TEXT
            draw_line(
                surface,
                self.rows[number],
                "text",
                self.unit(self.size),
                color,
                (row.left + self.unit(16), row.centery),
                width=row.width - self.unit(44),
            )
        self._draw_bar(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        if len(self.rows) <= self.fitting:
            return
        length = self.rect.height - self.unit(8)
        size = max(self.unit(20), length * self.fitting // len(self.rows))
        place = (length - size) * self.first // max(1, len(self.rows) - self.fitting)
        bar = pygame.Rect(
            self.rect.right - self.unit(12), self.rect.top + self.unit(4) + place, self.unit(7), size
        )
        pygame.draw.rect(surface, TEXT_SOFT, bar, border_radius=self.unit(4))
