"""Reading text broken into lines: bold words, icons, links in brackets, and words that were searched for."""

import re
from dataclasses import dataclass

import pygame

from game.ui.paint.fonts import font
from game.ui.paint.icons import has_icon, icon
from game.ui.paint.memory import kept
from game.ui.paint.palette import Color
from game.ui.paint.text import line

_PIECE = re.compile(r":([a-z_0-9]{1,40}):|(\*)|(\[)|(\])|(\s+)")
_LEAD = 1.42
FOUND: Color = (255, 221, 120)
"""The ground of a word that was searched for."""


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a line: its picture, where it begins, and the link that it belongs to (0: none, else 1, 2…)."""

    image: pygame.Surface
    x: int
    link: int = 0
    found: bool = False


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


@dataclass(frozen=True, slots=True)
class _Word:
    pieces: tuple[tuple[str, str, bool, int], ...]


def _words(paragraph: str, link: int) -> tuple[list[_Word], int]:
    """Words with their pieces (kind, text, bold, link), and the number of the last link."""
    words: list[list[tuple[str, str, bool, int]]] = [[]]
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
    return [_Word(tuple(word)) for word in words if word], link


def _weigh(lines: tuple[Line, ...]) -> int:
    return sum(run.image.get_width() * run.image.get_height() for line_ in lines for run in line_.runs)


@kept(3_000_000, _weigh)
def flow(text: str, pixels: int, width: int, inks: Inks, wanted: str = "") -> tuple[Line, ...]:
    """Lines of at most `width` pixels. Links count from 1 over the whole text.

    >>> _words("a [longer word] :hp:", 0)[1]
    1
    """
    lines: list[Line] = []
    space = font("text", pixels).size(" ")[0]
    link = 0
    for paragraph in text.split("\n"):
        words, link = _words(paragraph, link)
        runs: list[Run] = []
        x, begins = 0, True
        for word in words:
            images = [_image(*piece, pixels, inks) for piece in word.pieces]
            size = sum(image.get_width() for image in images)
            if runs and x + space + size > width:
                lines.append(Line(tuple(runs), begins))
                runs, x, begins = [], 0, False
            x += space if runs else 0
            plain = "".join(piece[1] for piece in word.pieces if piece[0] == "text").lower()
            for image, piece in zip(images, word.pieces, strict=True):
                found = bool(wanted) and wanted in plain and piece[0] == "text"
                runs.append(Run(image, x, piece[3], found))
                x += image.get_width()
        lines.append(Line(tuple(runs), begins))
    return tuple(lines)


def line_height(pixels: int) -> int:
    """Pixels from one line to the next."""
    return round(pixels * _LEAD)


def _image(kind: str, text: str, bold: bool, link: int, pixels: int, inks: Inks) -> pygame.Surface:
    if kind == "icon":
        return icon(text, round(pixels * 1.12))
    color = inks.link if link else inks.bold if bold else inks.text
    return line(text, "bold" if bold or link else "text", pixels, color)
