"""Words on a surface: single lines, and rich text that wraps, shrinks and carries icons.

Markup: `*bold*`, `:icon:`, a line break for a paragraph.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from game.ui.paint.fonts import Face, font
from game.ui.paint.icons import has_icon, icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import Color

Anchor = Literal["left", "center", "right"]

_Piece = tuple[str, str, bool]
"""Kind ("text" or "icon"), text or name, bold."""

_PIECE = re.compile(r":([a-z_0-9]{1,40}):|(\*)|(\s+)")
SMALLEST, _TIGHTEST = 9, 8
"""Pixels: the smallest type that is read with ease, and that of a line that has no room otherwise."""
_NUMBER = 3
"""Letters of a word that is taken for a number or little more."""

_LONGEST_LINE = 1000
_LONGEST_TEXT = 8000
"""Letters that are painted: what is longer came out of a file, and would fill the memory."""

_UNPAINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]|([\ud800-\udfff])")


def paintable(text: str) -> str:
    """One line that the font renderer takes: no control codes, no halves of letters, not endless."""
    return _UNPAINTABLE.sub(lambda match: "\ufffd" if match[1] else " ", text[:_LONGEST_LINE])


@lru_cache(maxsize=8192)
def text_width(text: str, face: Face, pixels: int, outline: int = 0) -> int:
    """Pixels that a line takes."""
    return font(face, pixels, outline).size(paintable(text))[0]


@kept(2_000_000, pixels_of)
def line(text: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
    """One line of text, with a dark outline if asked for."""
    text = paintable(text)
    if not text_width(text, face, pixels):
        # Letters without a shape, of which the renderer can make no image.
        return pygame.Surface((0, font(face, pixels).get_height()), pygame.SRCALPHA)
    image = font(face, pixels).render(text, True, color)
    if not outline:
        return image
    shape = font(face, pixels, outline).render(text, True, (13, 14, 22))
    shape.blit(image, (outline, outline))
    return shape


def draw_line(
    surface: pygame.Surface,
    text: str,
    face: Face,
    pixels: int,
    color: Color,
    place: tuple[int, int],
    anchor: Anchor = "left",
    outline: int = 0,
    width: int | None = None,
) -> pygame.Rect:
    """Draws one line, vertically centred on `place`; shrinks it to `width` if that is given."""
    while width is not None and pixels > _TIGHTEST and text_width(text, face, pixels) > width:
        pixels -= 1
    image = line(text, face, pixels, color, outline)
    rect = image.get_rect()
    if anchor == "left":
        rect.midleft = place
    elif anchor == "right":
        rect.midright = place
    else:
        rect.center = place
    surface.blit(image, rect)
    return rect


def shortened(text: str, face: Face, pixels: int, width: int) -> str:
    """The line, cut where even small type would be wider than `width`.

    >>> shortened("Vent 3", "label", 12, 400)
    'Vent 3'
    """
    if _has_room(text, face, pixels, width, SMALLEST):
        return text
    while text and not _has_room(f"{text}…", face, pixels, width, SMALLEST):
        text = text[:-1].rstrip(" ,")
    return f"{text}…"


def fits(text: str, face: Face, pixels: int, width: int) -> bool:
    """Whether a line goes into `width` without shrinking by more than a third."""
    return _has_room(text, face, pixels, width, _TIGHTEST)


def _has_room(text: str, face: Face, pixels: int, width: int, smallest: int) -> bool:
    return text_width(text, face, max(smallest, pixels * 2 // 3)) <= width


@dataclass(frozen=True, slots=True)
class Layout:
    """Rich text broken into lines for a width: each line a tuple of (image, x), with its y.

    `cut` says that a word was longer than a whole line and goes on in the next one.
    """

    lines: tuple[tuple[int, tuple[tuple[pygame.Surface, int], ...]], ...]
    line_height: int
    width: int
    height: int
    cut: bool = False

    def draw(self, surface: pygame.Surface, left: int, top: int) -> None:
        for y, pieces in self.lines:
            for image, x in pieces:
                surface.blit(image, (left + x, top + y + (self.line_height - image.get_height()) // 2))


def _pixels_of_layout(layout: Layout) -> int:
    return layout.width * layout.height


def _words(paragraph: str) -> list[list[_Piece]]:
    """An icon sticks to the text that it touches."""
    words: list[list[_Piece]] = [[]]
    bold, place = False, 0
    for match in _PIECE.finditer(paragraph):
        if match.start() > place:
            words[-1].append(("text", paragraph[place : match.start()], bold))
        place = match.end()
        if match[1]:
            words[-1].append(("icon", match[1], bold) if has_icon(match[1]) else ("text", match[0], bold))
        elif match[2]:
            bold = not bold
        elif words[-1] and _is_number_before_icon(words[-1], paragraph[place:]):
            words[-1].append(("text", " ", bold))
        elif words[-1]:
            words.append([])
    if place < len(paragraph):
        words[-1].append(("text", paragraph[place:], bold))
    return [word for word in words if word]


def _is_number_before_icon(word: list[_Piece], rest: str) -> bool:
    """ "Vent 1 :heat:": a number never stands on another line than its icon."""
    kind, text, _ = word[-1]
    following = _PIECE.match(rest)
    return kind == "text" and len(text) <= _NUMBER and following is not None and bool(following[1])


@kept(2_000_000, _pixels_of_layout)
def lay_out(text: str, pixels: int, width: int, color: Color) -> Layout:
    """Breaks rich text into lines of at most `width` pixels."""
    broken = _break(text, pixels, width)
    lines = tuple(
        (y, tuple((_image(*piece, pixels, color), x) for piece, x in pieces)) for y, pieces in broken.lines
    )
    return Layout(lines, broken.line_height, broken.width, broken.height, broken.cut)


@dataclass(frozen=True, slots=True)
class _Broken:
    """A `Layout` of which nothing is painted yet."""

    lines: list[tuple[int, list[tuple[_Piece, int]]]]
    line_height: int
    width: int
    height: int
    cut: bool


def _break(text: str, pixels: int, width: int) -> _Broken:
    height = font("text", pixels).get_linesize()
    space = text_width(" ", "text", pixels)
    gap = height * 2 // 5
    lines: list[tuple[int, list[tuple[_Piece, int]]]] = []
    y, widest, cut = 0, 0, False
    for number, paragraph in enumerate(text[:_LONGEST_TEXT].split("\n")):
        y += gap if number else 0
        current: list[tuple[_Piece, int]] = []
        x = 0
        for word in _words(paragraph):
            parts = _cut_to_width(word, pixels, width)
            cut = cut or len(parts) > 1
            for part in parts:
                sizes = [_piece_width(piece, pixels) for piece in part]
                if current and x + space + sum(sizes) > width:
                    lines.append((y, current))
                    current, x, y = [], 0, y + height
                x += space if current else 0
                for piece, size in zip(part, sizes, strict=True):
                    current.append((piece, x))
                    x += size
                widest = max(widest, x)
        lines.append((y, current))
        y += height
    return _Broken(lines, height, widest, y, cut)


def _cut_to_width(word: list[_Piece], pixels: int, width: int) -> list[list[_Piece]]:
    """The word in parts that fit into a line: one as a rule, more where it is longer than a whole line."""
    if sum(_piece_width(piece, pixels) for piece in word) <= width:
        return [word]
    parts: list[list[_Piece]] = []
    for kind, text, bold in word:
        while kind == "text" and len(text) > 1:
            letters = _letters_that_fit(text, "bold" if bold else "text", pixels, width)
            parts.append([(kind, text[:letters], bold)])
            text = text[letters:]
        if text:
            parts.append([(kind, text, bold)])
    return parts


def _letters_that_fit(text: str, face: Face, pixels: int, width: int) -> int:
    """At least one, or nothing would ever come of it."""
    low, high = 1, min(len(text), _LONGEST_LINE)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(text[:middle], face, pixels) <= width:
            low = middle
        else:
            high = middle - 1
    return low


def _piece_width(piece: _Piece, pixels: int) -> int:
    kind, text, bold = piece
    return round(pixels * 1.1) if kind == "icon" else text_width(text, "bold" if bold else "text", pixels)


def _image(kind: str, part: str, bold: bool, pixels: int, color: Color) -> pygame.Surface:
    if kind == "icon":
        return icon(part, round(pixels * 1.1))
    return line(part, "bold" if bold else "text", pixels, color)


def fit(text: str, pixels: int, size: tuple[int, int], color: Color, smallest: int = SMALLEST) -> Layout:
    """The layout at the largest type, up to `pixels`, that fits into `size`."""
    return lay_out(text, _fitting(text[:_LONGEST_TEXT], pixels, size, smallest), size[0], color)


@lru_cache(maxsize=512)
def _fitting(text: str, pixels: int, size: tuple[int, int], smallest: int) -> int:
    """The type for `fit`, found by measuring alone: what is too large is never painted."""
    while pixels > smallest:
        broken = _break(text, pixels, size[0])
        if broken.height <= size[1] and broken.width <= size[0] and not broken.cut:
            break
        pixels -= 1
    return pixels


def plain(text: str) -> str:
    """Rich text without its markup."""
    return _PIECE.sub(lambda match: (match[3] and " ") or "", text)
