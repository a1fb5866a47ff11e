"""A saved match on the screen: the title's ticket to go on with, and a row of the list."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.list_box import ListBox
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.palette import GOLD, ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fits
from game.ui.tables.summaries import SaveWords, draw_save_picture


class ContinueTicket(Widget):
    """The match to go on with: its picture, what it is, and a gold plate that says so. One large button."""

    def __init__(self, words: SaveWords, command: Command) -> None:
        super().__init__(name="Continue")
        self.words = words
        self.command = command

    def activate(self) -> None:
        self.command()

    def _text(self) -> pygame.Rect:
        """Where the lines stand."""
        left = self.rect.left + self.unit(206)
        width = self.rect.right - self.unit(14) - left
        return pygame.Rect(left, self.rect.top + self.unit(8), width, self.rect.height - self.unit(16))

    def draw(self, surface: pygame.Surface) -> None:
        edge = "#ffe896" if self.lit else "#c79a3a"
        skin = box(*self.rect.size, self.unit(14), "#22323d", "#121b22", edge, max(1, self.unit(2.5)))
        surface.blit(skin, self.rect)
        picture = self.rect.inflate(-self.unit(20), -self.unit(20))
        picture.width = self.unit(184)
        draw_save_picture(surface, self.words, picture, self.unit(9))
        text = self._text()
        y = text.top + self.unit(14)
        when = draw_line(
            surface, self.words.when, "italic", self.unit(14), TEXT_SOFT, (text.right, y), "right"
        )
        room = when.left - self.unit(8) - text.left
        draw_line(surface, self.words.title, "title", self.unit(24), TEXT, (text.left, y), width=room)
        for line, face, size, color, down in (
            (self.words.options, "bold", 17, GOLD, 41),
            (f"{self.words.names}, {self.words.progress}", "text", 16, TEXT_SOFT, 65),
        ):
            place = text.left, text.top + self.unit(down)
            draw_line(surface, line, face, self.unit(size), color, place, width=text.width)  # type: ignore[arg-type]
        plate = pygame.Rect(text.left, 0, text.width, self.unit(40))
        plate.bottom = text.bottom
        colors = ("#ffe6a0", "#f0a030", "#ffffff") if self.lit else ("#ffd872", "#e08a1e", "#fff0b8")
        surface.blit(box(*plate.size, self.unit(10), *colors, max(1, self.unit(2)), 0.25), plate)
        draw_line(surface, "Continue", "title", self.unit(25), ON_GOLD, plate.center, "center")

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, fits("Continue", "title", self.unit(25), self._text().width))]


class SavesList(ListBox):
    """A row each: picture, game, mechs or edition, names, how far it came, and when it was saved."""

    def __init__(self, chosen: Callable[[int], None]) -> None:
        super().__init__([], chosen, name="saves", row_height=86)
        self.words: Sequence[SaveWords] = ()

    def fill(self, words: Sequence[SaveWords]) -> None:
        """Shows these matches; stays on the same row where there is still one."""
        self.words = words
        self.rows = [one.sentence for one in words]
        self.index = min(self.index, max(0, len(words) - 1))
        self.first = min(self.first, self.index)

    def draw_row(self, surface: pygame.Surface, number: int, row: pygame.Rect) -> None:
        words = self.words[number]
        inner = row.inflate(-self.unit(24), -self.unit(18))
        picture = pygame.Rect(inner.topleft, (self.unit(136), inner.height))
        draw_save_picture(surface, words, picture, self.unit(7))
        left, right = picture.right + self.unit(18), inner.right - self.unit(20)
        middle = left + (right - left) * 40 // 100
        ends = left + (right - left) * 84 // 100
        high, low = inner.top + inner.height // 4, inner.bottom - inner.height // 4
        gap = self.unit(16)
        for text, face, size, color, place, width in (
            (words.title, "title", 23, self.row_ink(number), (left, high), middle - left - gap),
            (words.options, "bold", 17, GOLD, (left, low), middle - left - gap),
            (words.names, "bold", 18, self.row_ink(number), (middle, high), right - middle),
            (words.progress.capitalize(), "text", 17, TEXT_SOFT, (middle, low), ends - middle - gap),
        ):
            draw_line(surface, text, face, self.unit(size), color, place, width=width)  # type: ignore[arg-type]
        draw_line(surface, words.when, "text", self.unit(17), TEXT_SOFT, (right, low), "right")
