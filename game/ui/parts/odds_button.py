"""A button that says what choosing it may come to: a title, what it costs, and figures with their words."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DISABLED, TEXT, TEXT_SOFT, Color
from game.ui.paint.skins import box
from game.ui.paint.text import SMALLEST, draw_line, fits, text_width
from game.ui.parts.drawn import UNIT

Ground = tuple[str, str]
"""The colours of a button at its head and at its foot."""
_OFF: Ground = ("#232a34", "#171c24")
_TITLE, _LINE, _NUMBER, _WORDS = 38, 21, 46, 20
_TITLE_AT, _LINE_AT, _FIGURES_AT = 30, 66, 38
"""How far the title and the line are from the upper edge, and the figures from the lower one."""
BESIDE_MARK, EDGE, KEY_ROOM = 82, 14, 40
"""Left of the words, right of everything, and what the key takes at the right."""
_SMALL_NAME, _SMALL_KEY, _SMALL_AIR = 5, 15, 32
"""Of a small one: its letters in eighths of its height, its key, and the room around all of it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One large number with its words beside it, in two lines."""

    number: str
    color: Callable[[], Color]
    first: str
    second: str


class OddsButton(Button):
    """A large one says what it costs (`line`) and what it may come to (`figures`), or why it is off.

    A `small` one has icons (`symbols`) before its title and lies inside a large one, which keeps `reserved`
    pixels free at the right end of its line. Lengths are those of a window of 1920 x 1080.
    """

    def __init__(
        self, title: str, command: Command, ground: Ground, mark: str, key_name: str, *, small: bool = False
    ) -> None:
        super().__init__(title, command, key_name=key_name, size=_TITLE / UNIT)
        self.ground, self.mark, self.small = ground, mark, small
        self.line = ""
        self.figures: tuple[Figure, ...] = ()
        self.symbols: tuple[str, ...] = ()
        self.reserved = 0

    @property
    def title_width(self) -> int:
        return text_width(self.text, "title", self._px(_TITLE))

    @property
    def line_width(self) -> int:
        return text_width(self.line, "label", self._px(_LINE))

    def _px(self, amount: float) -> int:
        """A length of a window of 1920 x 1080."""
        return round(amount * self.scale / UNIT)

    def draw(self, surface: pygame.Surface) -> None:
        top, low = self.ground if self.enabled else _OFF
        edge = "#ffe290" if self.lit else "#d8cfc0" if self.enabled else "#4a5260"
        radius = self._px(8 if self.small else 12)
        surface.blit(_ground(self.rect.size, radius, top, low, edge, max(1, self._px(3))), self.rect)
        if self.small:
            self._draw_small(surface)
        else:
            self._draw_large(surface)

    def small_length(self, high: int, scale: float) -> int:
        """Pixels that a small one of that height needs for its icons, its name and its key."""
        px = scale / UNIT
        words = text_width(self.text, "title", high * _SMALL_NAME // 8)
        key = text_width(self.key_name, "bold", max(SMALLEST, round(_SMALL_KEY * px)))
        return len(self.symbols) * (high * 2 // 3 + round(2 * px)) + words + key + round(_SMALL_AIR * px)

    def _draw_small(self, surface: pygame.Surface) -> None:
        px, y = self._px, self.rect.centery
        left, high = self.rect.left + px(8), self.rect.height
        for name in self.symbols:
            mark = icon(name, high * 2 // 3)
            left = surface.blit(mark, mark.get_rect(midleft=(left, y))).right + px(2)
        color = TEXT if self.enabled else DISABLED
        place, pixels = (self.rect.right - px(9), y), max(SMALLEST, px(_SMALL_KEY))
        key = draw_line(surface, self.key_name, "bold", pixels, TEXT_SOFT, place, "right")
        room = key.left - left - px(10)
        name_high = high * _SMALL_NAME // 8
        draw_line(surface, self.text, "title", name_high, color, (left + px(4), y), width=room)

    def _draw_large(self, surface: pygame.Surface) -> None:
        px, rect = self._px, self.rect
        color = TEXT if self.enabled else DISABLED
        mark = icon(self.mark, px(52))
        if not self.enabled:
            mark = mark.copy()
            mark.set_alpha(90)
        surface.blit(mark, mark.get_rect(center=(rect.left + px(40), rect.top + px(42))))
        left = rect.left + px(BESIDE_MARK)
        place = rect.right - px(EDGE), rect.top + px(22)
        draw_line(surface, self.key_name, "bold", px(18), TEXT_SOFT, place, "right")
        room = rect.right - left - px(KEY_ROOM)
        draw_line(
            surface, self.text, "title", px(_TITLE), color, (left, rect.top + px(_TITLE_AT)), width=room
        )
        room = rect.right - left - max(px(EDGE), self.reserved)
        soft = TEXT if self.enabled else DISABLED
        draw_line(surface, self.line, "label", px(_LINE), soft, (left, rect.top + px(_LINE_AT)), width=room)
        if not self.enabled:
            draw_line(
                surface,
                self.reason,
                "text",
                px(18),
                DISABLED,
                (rect.left + px(20), rect.bottom - px(_FIGURES_AT)),
                width=rect.width - px(40),
            )
            return
        x, y = rect.left + px(20), rect.bottom - px(_FIGURES_AT)
        share = (rect.width - px(30)) // max(1, len(self.figures))
        for one in self.figures:
            wide = text_width(one.number, "title", px(_NUMBER))
            draw_line(surface, one.number, "title", px(_NUMBER), one.color(), (x, y), outline=px(2))
            words, room = x + wide + px(16), share - wide - px(24)
            draw_line(surface, one.first, "bold", px(_WORDS), TEXT, (words, y - px(13)), width=room)
            draw_line(surface, one.second, "text", px(_WORDS), TEXT, (words, y + px(13)), width=room)
            x += share

    def written(self) -> list[pygame.Rect]:
        """Where the title and the line of a large button stand."""
        px, rect = self._px, self.rect
        title = pygame.Rect(rect.left + px(BESIDE_MARK), 0, self.title_width, px(_TITLE))
        line = pygame.Rect(title.left, 0, self.line_width, px(_LINE))
        title.centery, line.centery = rect.top + px(_TITLE_AT), rect.top + px(_LINE_AT)
        return [title, line]

    def boxes(self) -> list[Box]:
        if self.small:
            size = self.rect.height * _SMALL_NAME // 8
            used = self.small_length(self.rect.height, self.scale) - text_width(self.text, "title", size)
            room = self.rect.width - used
        else:
            size, room = self._px(_TITLE), self.rect.width - self._px(BESIDE_MARK + KEY_ROOM)
        whole = self.rect.copy()
        whole.width -= self.reserved and self.reserved + self._px(10)
        return [Box(self.name, whole, fits(self.text, "title", size, room))]


@kept(1_500_000, pixels_of)
def _ground(size: tuple[int, int], radius: int, top: str, low: str, edge: str, width: int) -> pygame.Surface:
    return box(*size, radius, top, low, edge, width)
