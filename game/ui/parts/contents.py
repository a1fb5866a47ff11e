"""The contents of a book: its chapters with their pages; the open one is paper that runs into the book."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.kit.list_box import ListBox
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Picture, Text, Tint
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.figures.art import box_art
from game.ui.paint.materials.pages import open_row
from game.ui.paint.materials.skins import ring_margin, ring_skin
from game.ui.paint.materials.steel import INK as EDGE
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import line_widths, text_width
from game.ui.parts.grounds import ground
from game.ui.parts.keyboard import key_node
from game.words.messages import SCREENS, shipped_messages

_C = art_colors("parts/contents")
_RING = 0.6
_LETTERS, _BESIDE = 16, 13 + 2 * 8 + 18
"""Units of a title's letters, and of what is beside a title: margins, gaps, and the number of a page."""
LOWEST, HIGHEST = 21.5, 37.0
"""Units between which a row is high, as the list has room."""


def _page_ink() -> Color:
    """Of numbers of pages, and of what cannot be turned to."""
    return rgb(_C["page"])


class ContentsList(ListBox):
    """`pages` is what stands at the right of each row. Left and Right turn the pages of the book.

    `overhang` is how many pixels the open row goes beyond the list, to the edge of the book.
    """

    def __init__(self, opened: Callable[[int], None], turned: Callable[[int], None]) -> None:
        super().__init__([], opened, name="chapters", moved=opened)
        self.pages: Sequence[str] = ()
        self.turned = turned
        self.overhang = 0

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

    def looks(self) -> Hashable:
        return super().looks(), tuple(self.pages), self.overhang

    @property
    def _tight(self) -> bool:
        """Whether some title would shrink: then all of them are written smaller, in one size."""
        widest = max((text_width(one, "label", self.unit(_LETTERS)) for one in self.rows), default=0)
        return widest > self.rect.width - self.unit(_BESIDE + (14 if self.scrolls else 6))

    def row(self, number: int) -> Node:
        page = self.pages[number] if number < len(self.pages) else ""
        style = "small chapter" if self._tight else "chapter"
        if number == self.index:
            style = style if self._tight else "count"
            title, at = Text(self.rows[number], style, "ink", grow=1), Text(page, "label", _page_ink)
        else:
            title, at = Text(self.rows[number], style, grow=1), Text(page, "label")
        return Row(Space(width=13), title, at, Space(width=14 if self.scrolls else 6), gap=8)

    def row_ground(self, number: int) -> Node:
        """The open row runs into the book; a line parts the others."""
        paint = self._draw_open if number == self.index else _draw_rule
        return Picture(paint if number + 1 != self.index else _draw_nothing, f"row {number}")

    def _draw_open(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(open_row(rect.width + self.overhang, rect.height, scale), rect)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """It stands on the panel beside the book."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        if self.index not in self.shown_rows:
            super().draw_focus(surface)
            return
        ring = self.row_rect(self.index).inflate(0, -self.unit(5))
        # A thinner ring than others have: it must not lie over the words of the rows beside.
        scale = self.scale * _RING
        margin = ring_margin(scale)
        surface.blit(ring_skin(*ring.size, scale), (ring.left - margin, ring.top - margin))

    def wants(self, scale: float) -> tuple[int, int]:
        beside = round((13 + 14 + 8 + 30) * scale)
        rows = [line_widths(row, "title", round(16 * scale)) for row in self.rows]
        least, best = (max(column, default=0) for column in zip(*rows, strict=True)) if rows else (0, 0)
        return least + beside, best + beside


def _draw_rule(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    edge, y = round(6 * scale), rect.bottom - 1
    pen.line(surface, _C["rule"], (rect.left + edge, y), (rect.right - edge, y), max(1, round(scale)))


def _draw_nothing(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """No line above the open row."""


class BookTile(TreeWidget):
    """Another game's book: its box, and its name across the foot, word by word where it is long."""

    def __init__(self, game: str, title: str, command: Command) -> None:
        words = shipped_messages(SCREENS)
        super().__init__(name=f"book {game}", hint=words.say("rulebook", "rules_of", game=title))
        self.game = game
        self.title = title
        self.command = command

    def activate(self) -> None:
        self.command()

    def body(self) -> Node:
        one, small = (
            Text(self.title, "book", anchor="center"),
            Text(self.title, "small book", anchor="center"),
        )
        many = Column(*[Text(word, "book", anchor="center") for word in self.title.split()])
        name = Box(Fits(one, small, many), pad=(5, 4), ground=ground(_shade))
        return Stack(Picture(self._draw_box), Column(Space(grow=1), name), Picture(_draw_edge))

    def _draw_box(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(box_art(self.game, rect.size, round(7 * scale)), rect)


def _shade(width: int, height: int, scale: float) -> pygame.Surface:
    """Darkens the picture below a name."""
    shade = pygame.Surface((width, height), pygame.SRCALPHA)
    shade.fill((*rgb(_C["shade"]), 150))
    return shade


def _draw_edge(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, EDGE, rect, max(2, round(2.4 * scale)), round(7 * scale))


class TurnKey(Plate):
    """Turns a page: the key that does it, and the chapter that it leads to."""

    def __init__(self, key: str, way: int, command: Command) -> None:
        super().__init__(name="next page" if way > 0 else "previous page")
        self.key_name = key
        self.way = way
        self.command = command
        self.title = ""

    def activate(self) -> None:
        self.command()

    def looks(self) -> Hashable:
        return self.title, self.enabled

    def body(self) -> Node:
        cap = key_node(self.key_name, 25, "steel" if self.enabled else "idle")
        color: Tint = "ink" if self.enabled else _page_ink
        title = Text(self.title, "count", color, anchor="left" if self.way < 0 else "right", grow=1)
        return Row(*((cap, title) if self.way < 0 else (title, cap)), gap=9, align="center")
