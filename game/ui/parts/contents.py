"""The contents of a book: its chapters with their pages; the open one is paper that runs into the book."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.list_box import ListBox
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint import pen
from game.ui.paint.figures.art import box_art
from game.ui.paint.materials.pages import open_row
from game.ui.paint.materials.skins import ring_margin, ring_skin
from game.ui.paint.materials.steel import INK as EDGE
from game.ui.paint.palette import INK, TEXT, TEXT_SOFT, Color
from game.ui.paint.text import draw_line, fits, line_widths, text_width
from game.ui.parts.keyboard import cap_width, draw_key
from game.words.messages import SCREENS, shipped_messages

PAGE_INK: Color = (140, 90, 20)
_LINE: Color = (28, 37, 46)
_RING = 0.6
_NAME, _SHRUNK = 14, 1.25
"""Units that a book's name is high, and by how much it may be too long for its line: then it is smaller."""
LOWEST, HIGHEST = 21.5, 37.0
"""Units between which a row is high, as the list has room."""


class ContentsList(ListBox):
    """`pages` is what stands at the right of each row. Left and Right turn the pages of the book.

    `overhang` is how many pixels the open row goes beyond the list, to the edge of the book.
    """

    def __init__(self, opened: Callable[[int], None], turned: Callable[[int], None]) -> None:
        super().__init__([], opened, name="chapters", moved=opened)
        self.pages: Sequence[str] = ()
        self.turned = turned
        self.overhang = 0
        self.size = 16

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        # Whole pixels, or the last row would be one too many.
        room = rect.height // max(1, len(self.rows))
        self.row_height = max(self.unit(LOWEST), min(self.unit(HIGHEST), room)) / scale
        self.keep_in_sight()

    def keep_in_sight(self) -> None:
        """Moves the list on where the open row is not seen, and back where there is room for more rows."""
        self.first = min(max(self.first, self.index - self.fitting + 1), self.index)
        self.first = max(0, min(self.first, len(self.rows) - self.fitting))

    def nudge(self, by: int) -> bool:
        self.turned(by)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        high = self.unit(self.row_height)
        for number in range(self.first, min(len(self.rows), self.first + self.fitting)):
            top = self.rect.top + (number - self.first) * high
            self._draw_row(surface, number, pygame.Rect(self.rect.left, top, self.rect.width, high))
        self._draw_bar(surface)

    def _draw_row(self, surface: pygame.Surface, number: int, row: pygame.Rect) -> None:
        unit, open_ = self.unit, number == self.index
        if open_:
            paper = open_row(row.width + self.overhang, row.height, self.scale)
            surface.blit(paper, row)
        elif number + 1 != self.index:
            y = row.bottom - 1
            pen.line(surface, _LINE, (row.left + unit(6), y), (row.right - unit(6), y), max(1, unit(1)))
        color, soft = (INK, PAGE_INK) if open_ else (TEXT, TEXT_SOFT)
        page = self.pages[number] if number < len(self.pages) else ""
        right = row.right - unit(14 if self.fitting >= len(self.rows) else 22)
        used = draw_line(surface, page, "label", unit(14.5), soft, (right, row.centery), "right")
        room = used.left - unit(8) - row.left - unit(13)
        face = "title" if open_ else "label"
        left = row.left + unit(13)
        draw_line(surface, self.rows[number], face, unit(self.size), color, (left, row.centery), width=room)  # type: ignore[arg-type]

    def draw_focus(self, surface: pygame.Surface) -> None:
        if not self.first <= self.index < self.first + self.fitting or not self.rows:
            super().draw_focus(surface)
            return
        high = self.unit(self.row_height)
        top = self.rect.top + (self.index - self.first) * high
        row = pygame.Rect(self.rect.left, top, self.rect.width, high).inflate(0, -self.unit(5))
        # A thinner ring than others have: it must not lie over the words of the rows beside.
        scale = self.scale * _RING
        margin = ring_margin(scale)
        surface.blit(ring_skin(*row.size, scale), (row.left - margin, row.top - margin))

    def wants(self, scale: float) -> tuple[int, int]:
        beside = round((13 + 14 + 8 + 30) * scale)
        rows = [line_widths(row, "title", round(self.size * scale)) for row in self.rows]
        least, best = (max(column, default=0) for column in zip(*rows, strict=True)) if rows else (0, 0)
        return least + beside, best + beside


class BookTile(Widget):
    """Another game's book: its box, and its name across the foot."""

    def __init__(self, game: str, title: str, command: Command) -> None:
        words = shipped_messages(SCREENS)
        super().__init__(name=f"book {game}", hint=words.say("rulebook", "rules_of", game=title))
        self.game = game
        self.title = title
        self.command = command

    def activate(self) -> None:
        self.command()

    @property
    def _room(self) -> int:
        return self.rect.width - self.unit(10)

    @property
    def _lines(self) -> list[str]:
        """Its name in one line; word by word where the tile is too narrow for that."""
        whole = text_width(self.title, "title", self.unit(_NAME)) <= self._room * _SHRUNK
        return [self.title] if whole else self.title.split()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(box_art(self.game, self.rect.size, self.unit(7)), self.rect)
        lines, step = self._lines, self.unit(_NAME)
        shade = pygame.Surface((self.rect.width, step * len(lines) + self.unit(10)), pygame.SRCALPHA)
        shade.fill((13, 14, 22, 150))
        surface.blit(shade, (self.rect.left, self.rect.bottom - shade.get_height()))
        pen.rect(surface, EDGE, self.rect, max(2, self.unit(2.4)), self.unit(7))
        for above, words in enumerate(reversed(lines)):
            at = self.rect.centerx, self.rect.bottom - self.unit(12) - above * step
            draw_line(surface, words, "title", self.unit(_NAME), TEXT, at, "center", 1, self._room)

    def boxes(self) -> list[Box]:
        whole = all(fits(words, "title", self.unit(_NAME), self._room) for words in self._lines)
        return [Box(self.name, self.rect, whole)]


class TurnKey(Widget):
    """Turns a page: the key that does it, and the chapter that it leads to."""

    def __init__(self, key: str, way: int, command: Command) -> None:
        super().__init__(name="next page" if way > 0 else "previous page")
        self.key_name = key
        self.way = way
        self.command = command
        self.title = ""

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.unit
        cap = pygame.Rect(0, 0, cap_width(self.key_name, unit(25)), unit(25))
        color = INK if self.enabled else PAGE_INK
        if self.way < 0:
            cap.midleft = self.rect.midleft
            at, anchor = (cap.right + unit(9), cap.centery), "left"
        else:
            cap.midright = self.rect.midright
            at, anchor = (cap.left - unit(9), cap.centery), "right"
        draw_key(surface, self.key_name, cap, "steel" if self.enabled else "idle")
        room = self.rect.width - cap.width - unit(9)
        draw_line(surface, self.title, "title", unit(16), color, at, anchor, width=room)  # type: ignore[arg-type]
