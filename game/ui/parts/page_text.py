"""What stands on a page of a book: reading text, the links in it, rulings, and the footnote of a link."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.content.rulebook import Link
from game.ui.kit.labels import Label
from game.ui.kit.widget import Box as Placed
from game.ui.kit.widget import Command, Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.layout.sharing import Span
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.flow import FOUND, Inks, Line, flow, line_height
from game.ui.paint.materials.skins import note_skin
from game.ui.paint.palette import FOCUS, INK
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.book import BODY, HEAD, LINK, RULED, caption_plate, ruling_skin
from game.ui.parts.grounds import ground
from game.ui.parts.key_table import PAPER_LINE
from game.words.messages import SCREENS, shipped_messages

TITLE, READING = 36.0, 16.0
"""Units: a page's title and its text."""
_ON_PAGE, _ON_RULING = Inks(BODY, HEAD, LINK), Inks(RULED, RULED, LINK)
_C = art_colors("parts/page")
_GOLD, _LOOKED_UP, _SOURCE = rgb(_C["gold"]), rgb(_C["looked up"]), rgb(_C["source"])
_BETWEEN = 0.45
"""Room between paragraphs, in lines."""


def heights(lines: Sequence[Line], pixels: int) -> list[int]:
    """From the top of the text to the foot of each line."""
    step, found, y = line_height(pixels), [], 0
    for number, one in enumerate(lines):
        y += step + (round(step * _BETWEEN) if one.begins and number else 0)
        found.append(y)
    return found


class PageTitle(Label):
    """The title of a chapter, with a gold line below it."""

    def __init__(self, text: str, size: float = TITLE) -> None:
        super().__init__(text, "title", size, HEAD)

    def draw(self, surface: pygame.Surface) -> None:
        pen.rect(
            surface, _GOLD, (self.rect.left, self.rect.bottom - self.unit(5), self.unit(100), self.unit(3.4))
        )
        super().draw(surface)


class PageText(Widget):
    """Lines of reading text, from the top of its place."""

    focusable = False

    def __init__(
        self,
        lines: Sequence[Line],
        inks: Inks = _ON_PAGE,
        size: float = READING,
        marked: range = range(0),
    ) -> None:
        super().__init__(name=" ".join(run.text for run in lines[0].runs[:4]) if lines else "")
        self.lines = tuple(lines)
        self.marked = marked
        """The lines of the paragraph that was looked up."""
        self.inks = inks
        self.size = size

    def line_rects(self) -> list[pygame.Rect]:
        """Where each line lies."""
        pixels = self.unit(self.size)
        step = line_height(pixels)
        return [
            pygame.Rect(self.rect.left, self.rect.top + foot - step, self.rect.width, step)
            for foot in heights(self.lines, pixels)
        ]

    def link_rects(self) -> dict[int, list[pygame.Rect]]:
        """Where the words of each link lie, line by line."""
        found: dict[int, list[pygame.Rect]] = {}
        for one, rect in zip(self.lines, self.line_rects(), strict=True):
            for number in dict.fromkeys(run.link for run in one.runs if run.link):
                runs = [run for run in one.runs if run.link == number]
                left, right = runs[0].x, runs[-1].x + runs[-1].width
                found.setdefault(number, []).append(
                    pygame.Rect(rect.left + left, rect.top, right - left, rect.height)
                )
        return found

    def draw(self, surface: pygame.Surface) -> None:
        pixels = self.unit(self.size)
        if self.marked:
            self._draw_mark(surface)
        for one, rect in zip(self.lines, self.line_rects(), strict=True):
            for run in one.runs:
                image = run.image(pixels, self.inks)
                place = image.get_rect(midleft=(rect.left + run.x, rect.centery))
                if run.found:
                    pen.rect(surface, FOUND, place.inflate(2, 0), border_radius=self.unit(3))
                surface.blit(image, place)
        for rects in self.link_rects().values():
            for rect in rects:
                y = rect.centery + round(pixels * 0.5)
                pen.line(surface, LINK, (rect.left, y), (rect.right - 1, y), max(1, self.unit(1.3)))

    def _draw_mark(self, surface: pygame.Surface) -> None:
        """A golden bar beside the paragraph that was looked up, on a warmer ground."""
        rects = self.line_rects()
        first, last = rects[self.marked[0]], rects[self.marked[-1]]
        ground = first.union(last).inflate(self.unit(12), self.unit(4))
        pen.rect(surface, _LOOKED_UP, ground, border_radius=self.unit(4))
        bar = pygame.Rect(ground.left - self.unit(7), ground.top, self.unit(5), ground.height)
        pen.rect(surface, _GOLD, bar, border_radius=self.unit(2))

    def wants(self, scale: float) -> tuple[int, int]:
        wide = max((one.runs[-1].x + one.runs[-1].width for one in self.lines if one.runs), default=0)
        return wide, wide


class LinkWord(Widget):
    """A word that leads to another chapter, on the text that it is a part of; it may go over two lines."""

    solid = False

    def __init__(self, word: str, link: Link, rects: Sequence[pygame.Rect], command: Command) -> None:
        super().__init__(name=f"link {word}")
        self.word = word
        self.link = link
        self.rects = list(rects)
        self.command = command

    def activate(self) -> None:
        self.command()

    def hit(self, point: tuple[int, int]) -> bool:
        return any(rect.inflate(6, 0).collidepoint(point) for rect in self.rects)

    def draw_focus(self, surface: pygame.Surface) -> None:
        for rect in self.rects:
            ring = rect.inflate(self.unit(8), -self.unit(1))
            pen.rect(surface, INK, ring.inflate(3, 3), max(3, self.unit(4)), self.unit(5))
            pen.rect(surface, FOCUS, ring, max(2, self.unit(2.4)), self.unit(4))


@dataclass(frozen=True, slots=True, eq=False)
class Reading(Node):
    """Reading text in a tree: it has the height that its lines need."""

    text: str
    inks: Inks
    size: float
    wanted: str = ""

    def _lines(self, engine: Engine, width: int) -> tuple[Line, ...]:
        return flow(self.text, engine.unit(self.size), width, self.wanted)

    def high(self, engine: Engine, width: int) -> Span:
        needed = heights(self._lines(engine, width), engine.unit(self.size))[-1]
        return needed, needed, needed

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        text = PageText(self._lines(engine, rect.width), self.inks, self.size)
        engine.leaf(text, rect, engine.least(self, rect.width))


class Footnote(Plate):
    """What the word means that the ring is around, at a fixed place; else how to come to one.

    One that `passes` has no room of its own: it is there only while it has a meaning to say.
    """

    focusable = False

    def __init__(self, meant: Callable[[], LinkWord | None], *, passes: bool = False) -> None:
        super().__init__(name="footnote")
        self.meant = meant
        self.passes = passes

    def looks(self) -> Hashable:
        return self.meant()

    def boxes(self) -> list[Placed]:
        return [] if self.passes and self.meant() is None else super().boxes()

    def body(self) -> Node:
        link, say = self.meant(), shipped_messages(SCREENS).say
        if link is None and self.passes:
            return Space()
        if link is None:
            rule = Row(Picture(_draw_rule, share=1, height=1), Space(share=1))
            return Column(rule, Text(say("rulebook", "next_link"), "aside", lambda: BODY), gap=7)
        word = Text(link.word[0].upper() + link.word[1:], "sum line", grow=1)
        keys = Text(say("rulebook", "open_link"), "aside", anchor="right")
        note = Prose(link.link.note, "line", "text", grow=1)
        dot = Column(Space(grow=1), Picture(_draw_dot, width=18, height=18), Space(grow=1))
        told = Column(Fits(Row(word, keys, gap=10), word), note, gap=1, grow=1)
        return Box(Row(dot, told, gap=9), pad=(11, 5), ground=ground(note_skin))


def _draw_rule(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, PAPER_LINE, rect)


def _draw_dot(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.circle(surface, INK, rect.center, round(9 * scale))
    pen.circle(surface, FOCUS, rect.center, round(6.5 * scale))


class RulingBox(TreeWidget):
    """Blue paper that says what this program does where the game's own rules are silent."""

    focusable = False

    def __init__(self, title: str, text: str, source: str, wanted: str = "") -> None:
        super().__init__(name=f"ruling {title}")
        self.title = title
        self.text = text
        self.source = source
        self.wanted = wanted

    def body(self) -> Node:
        title = Text(self.title.upper(), "bench name", anchor="center")
        tab = Box(title, pad=(14, 0), ground=ground(partial(caption_plate, tone="ruling")), height=22)
        source = Text(self.source, "aside", lambda: _SOURCE) if self.source else None
        words = Column(Reading(self.text, _ON_RULING, 14.5, self.wanted), source, gap=6, grow=1)
        paper = Box(Row(Space(width=31), words, Space(width=15)), pad=(0, 12), ground=ground(ruling_skin))
        return Stack(Column(Space(height=11), paper), Column(Row(Space(width=24), tab), Space(grow=1)))

    def words(self) -> PageText:
        """Its text, placed; it has the links."""
        return next(one for one in self.inside if isinstance(one, PageText))
