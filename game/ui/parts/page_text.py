"""What stands on a page of a book: reading text, the links in it, rulings, and the footnote of a link."""

from collections.abc import Callable, Sequence

import pygame

from game.content.rulebook import Link
from game.ui.kit.labels import Label
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint import pen
from game.ui.paint.flow import FOUND, Inks, Line, flow, line_height
from game.ui.paint.materials.skins import note_skin
from game.ui.paint.palette import FOCUS, INK, TEXT, TEXT_SOFT
from game.ui.paint.scenery.book import BODY, HEAD, LINK, RULED, caption_plate, ruling_skin
from game.ui.paint.text import draw_line, fit, fits, text_width
from game.ui.parts.key_table import PAPER_LINE
from game.words.messages import SCREENS, shipped_messages

TITLE, READING = 36.0, 16.0
"""Units: a page's title and its text."""
_ON_PAGE, _ON_RULING = Inks(BODY, HEAD, LINK), Inks(RULED, RULED, LINK)
_GOLD = (201, 130, 31)
_LOOKED_UP = (250, 232, 184)
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

    def __init__(self, text: str) -> None:
        super().__init__(text, "title", TITLE, HEAD)

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

    def boxes(self) -> list[Box]:
        whole = all(one.runs[-1].x + one.runs[-1].width <= self.rect.width for one in self.lines if one.runs)
        return [Box(self.name, self.rect, whole)]


class LinkWord(Widget):
    """A word that leads to another chapter; it may go over two lines."""

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

    def boxes(self) -> list[Box]:
        # It lies on the text that it is a part of.
        return []


class Footnote(Widget):
    """What the word means that the ring is around, at a fixed place; else how to come to one."""

    focusable = False

    def __init__(self, meant: Callable[[], LinkWord | None]) -> None:
        super().__init__(name="footnote")
        self.meant = meant

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, link = self.unit, self.rect, self.meant()
        if link is None:
            pen.line(surface, PAPER_LINE, rect.topleft, (rect.centerx, rect.top), max(1, unit(1)))
            text = shipped_messages(SCREENS).say("rulebook", "next_link")
            draw_line(
                surface, text, "italic", unit(13), BODY, (rect.left, rect.top + unit(16)), width=rect.width
            )
            return
        surface.blit(note_skin(*rect.size, self.scale), rect)
        dot = rect.left + unit(20), rect.centery
        pen.circle(surface, INK, dot, unit(9))
        pen.circle(surface, FOCUS, dot, unit(6.5))
        left = rect.left + unit(38)
        room = rect.right - unit(12) - left
        word = link.word[0].upper() + link.word[1:]
        head = draw_line(surface, word, "title", unit(18), TEXT, (left, rect.top + unit(17)), width=room // 2)
        keys, size = shipped_messages(SCREENS).say("rulebook", "open_link"), unit(12)
        if head.right + unit(10) + text_width(keys, "italic", size) < rect.right - unit(12):
            at = rect.right - unit(12), rect.top + unit(17)
            draw_line(surface, keys, "italic", size, TEXT_SOFT, at, "right")
        below = rect.height - unit(34)
        fit(link.link.note, unit(13.5), (room, below), TEXT).draw(surface, left, rect.top + unit(29))


class RulingBox(Widget):
    """Blue paper that says what this program does where the game's own rules are silent."""

    focusable = False
    _LEFT, _RIGHT, _TOP, _FOOT, _TAB, _SIZE, _SOURCE = 31.0, 15.0, 21.0, 9.0, 22.0, 14.5, 12.0

    def __init__(self, title: str, text: str, source: str, wanted: str = "") -> None:
        super().__init__(name=f"ruling {title}")
        self.title = title
        self.text = text
        self.source = source
        self.wanted = wanted

    def _lines(self, width: int, scale: float) -> tuple[Line, ...]:
        room = width - round((self._LEFT + self._RIGHT) * scale)
        return flow(self.text, round(self._SIZE * scale), room, self.wanted)

    def height(self, width: int, scale: float) -> int:
        """Pixels that it takes at a width, with the plate that stands out above."""
        lines = self._lines(width, scale)
        text = heights(lines, round(self._SIZE * scale))[-1]
        below = self._FOOT + (self._SOURCE * 1.6 if self.source else 0)
        return text + round((self._TAB / 2 + self._TOP + below) * scale)

    def _body(self) -> pygame.Rect:
        above = self.unit(self._TAB / 2)
        return pygame.Rect(self.rect.left, self.rect.top + above, self.rect.width, self.rect.height - above)

    def draw(self, surface: pygame.Surface) -> None:
        unit, body = self.unit, self._body()
        surface.blit(ruling_skin(*body.size, self.scale), body)
        title, size = self.title.upper(), unit(14)
        wide = min(body.width - unit(40), text_width(title, "title", size) + unit(28))
        tab = pygame.Rect(body.left + unit(24), self.rect.top, wide, unit(self._TAB))
        surface.blit(caption_plate(*tab.size, self.scale, "ruling"), tab)
        draw_line(surface, title, "title", size, TEXT, tab.center, "center", 1, tab.width - unit(16))
        self.words().draw(surface)
        if self.source:
            at = body.left + unit(self._LEFT), body.bottom - unit(self._FOOT + 6)
            room = body.width - unit(self._LEFT + self._RIGHT)
            draw_line(surface, self.source, "italic", unit(self._SOURCE), (56, 92, 110), at, width=room)

    def words(self) -> PageText:
        """Its text, placed; it has the links."""
        body = self._body()
        text = PageText(self._lines(self.rect.width, self.scale), _ON_RULING, self._SIZE)
        room = body.width - self.unit(self._LEFT + self._RIGHT)
        place = pygame.Rect(body.left + self.unit(self._LEFT), body.top + self.unit(self._TOP - 6), room, 1)
        text.place(place, self.scale)
        return text

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(self._LEFT + self._RIGHT)
        whole = not self.source or fits(self.source, "italic", self.unit(self._SOURCE), room)
        return [Box(self.name, self.rect, whole and self.words().boxes()[0].fits)]
