"""Reading text broken into lines: bold words, icons, links in brackets, and words that were searched for."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

import pygame

from game.ui.paint.breaking import words_on_lines
from game.ui.paint.cache.memory import kept
from game.ui.paint.fonts import Face, font
from game.ui.paint.icons import has_icon, icon
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import line, text_width

_C = art_colors("flow")

_PIECE = re.compile(r":([a-z_0-9]{1,40}):|(\*)|(\[)|(\])|(\s+)")
_LEAD = 1.42
FOUND: Color = rgb(_C["found"])
"""The ground of a word that was searched for."""


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a line: where it begins, how wide it is, and its link (0: none, else 1, 2…)."""

    kind: str
    text: str
    bold: bool
    x: int
    width: int
    link: int = 0
    found: bool = False

    def image(self, pixels: int, inks: "Inks") -> pygame.Surface:
        """Its pixels, as high as type of that size."""
        if self.kind == "icon":
            return icon(self.text, round(pixels * 1.12))
        color = inks.link if self.link else inks.bold if self.bold else inks.text
        return line(self.text, _face(self.bold, self.link), pixels, color)


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `begins` a paragraph."""

    runs: tuple[Run, ...]
    begins: bool


@dataclass(frozen=True, slots=True)
class Inks:
    """Colours of text, bold text and links."""

    text: Color
    bold: Color
    link: Color


_Piece = tuple[str, str, bool, int]
"""Kind, text or name of an icon, bold, link."""


def _words(paragraph: str, link: int) -> tuple[list[list[_Piece]], int]:
    """Words in their pieces, and the number of the last link."""
    words: list[list[_Piece]] = [[]]
    bold, inside, place = False, False, 0
    for match in _PIECE.finditer(paragraph):
        if match.start() > place:
            words[-1].append(("text", paragraph[place : match.start()], bold, link if inside else 0))
        place = match.end()
        if match[1]:
            kind = ("icon", match[1]) if has_icon(match[1]) else ("text", match[0])
            words[-1].append((*kind, bold, 0))
        elif match[2]:
            bold = not bold
        elif match[3]:
            inside, link = True, link + 1
        elif match[4]:
            inside = False
        elif words[-1] and paragraph[place : place + 1] == ":" and len(words[-1][-1][1]) <= 3:
            # A number never stands on another line than its icon.
            words[-1].append(("text", " ", bold, 0))
        else:
            words.append([])
    if place < len(paragraph):
        words[-1].append(("text", paragraph[place:], bold, link if inside else 0))
    return [word for word in words if word], link


def _weigh(lines: tuple[Line, ...]) -> int:
    return sum(len(line_.runs) for line_ in lines)


@kept(20_000, _weigh)
def flow(text: str, pixels: int, width: int, wanted: str = "") -> tuple[Line, ...]:
    """Lines of at most `width` pixels. Links count from 1 over the whole text; words with `wanted` in them
    are marked as found.

    >>> _words("a [longer word] :hp:", 0)[1]
    1
    """
    lines: list[Line] = []
    space = font("text", pixels).size(" ")[0]
    link = 0
    for paragraph in text.split("\n"):
        words, link = _words(paragraph, link)
        marked = _matches(words, wanted) if wanted else frozenset()
        wide = [sum(_width(*piece, pixels) for piece in word) for word in words]
        following, begins = iter(enumerate(words)), True
        for count in words_on_lines(wide, space, width) or [0]:
            runs: list[Run] = []
            x = 0
            for number_of_word, word in islice(following, count):
                x += space if runs else 0
                for kind, part, bold, number in word:
                    found = number_of_word in marked and kind == "text"
                    runs.append(
                        Run(kind, part, bold, x, _width(kind, part, bold, number, pixels), number, found)
                    )
                    x += runs[-1].width
            lines.append(Line(tuple(runs), begins))
            begins = False
    return tuple(lines)


def _matches(words: list[list[_Piece]], wanted: str) -> frozenset[int]:
    """The numbers of the words that are a part of what is searched for, which may be several words long."""
    text, numbers = "", []
    for number, word in enumerate(words):
        plain = "".join(piece[1] for piece in word if piece[0] == "text").lower() + " "
        text += plain
        numbers += [number] * len(plain)
    starts = (match.start() for match in re.finditer(re.escape(wanted), text))
    return frozenset(number for start in starts for number in numbers[start : start + len(wanted)])


def _face(bold: bool, link: int) -> Face:
    return "bold" if bold or link else "text"


@lru_cache(maxsize=4096)
def _width(kind: str, text: str, bold: bool, link: int, pixels: int) -> int:
    if kind == "icon":
        return round(pixels * 1.12)
    return text_width(text, _face(bold, link), pixels)


def line_height(pixels: int) -> int:
    """Pixels from one line to the next."""
    return round(pixels * _LEAD)
