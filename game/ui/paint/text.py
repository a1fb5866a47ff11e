"""Words on a surface: single lines, and rich text that wraps, shrinks and carries icons.

Markup: `*bold*`, `:icon:`, a line break for a paragraph.
"""

import re
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.paint.fonts import Face, font
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import Color

Anchor = Literal["left", "center", "right"]

_PIECE = re.compile(r":([a-z_0-9]+):|(\*)|(\s+)")
SMALLEST = 8
_NUMBER = 3
"""Letters of a word that is taken for a number or little more."""


@kept(4_000_000, pixels_of)
def line(text: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
    """One line of text, with a dark outline if asked for."""
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
    while width is not None and pixels > SMALLEST and font(face, pixels).size(text)[0] > width:
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


def fits(text: str, face: Face, pixels: int, width: int) -> bool:
    """Whether a line goes into `width` without shrinking by more than a third."""
    return font(face, max(SMALLEST, pixels * 2 // 3)).size(text)[0] <= width


@dataclass(frozen=True, slots=True)
class Layout:
    """Rich text broken into lines for a width: each line a tuple of (image, x), with its y."""

    lines: tuple[tuple[int, tuple[tuple[pygame.Surface, int], ...]], ...]
    line_height: int
    width: int
    height: int

    def draw(self, surface: pygame.Surface, left: int, top: int) -> None:
        for y, pieces in self.lines:
            for image, x in pieces:
                surface.blit(image, (left + x, top + y + (self.line_height - image.get_height()) // 2))


def _pixels_of_layout(layout: Layout) -> int:
    return layout.width * layout.height


def _words(paragraph: str) -> list[list[tuple[str, str, bool]]]:
    """Words of (kind, text, bold) pieces; an icon sticks to the text that it touches."""
    words: list[list[tuple[str, str, bool]]] = [[]]
    bold, place = False, 0
    for match in _PIECE.finditer(paragraph):
        if match.start() > place:
            words[-1].append(("text", paragraph[place : match.start()], bold))
        place = match.end()
        if match[1]:
            words[-1].append(("icon", match[1], bold))
        elif match[2]:
            bold = not bold
        elif words[-1] and _is_number_before_icon(words[-1], paragraph[place:]):
            words[-1].append(("text", " ", bold))
        elif words[-1]:
            words.append([])
    if place < len(paragraph):
        words[-1].append(("text", paragraph[place:], bold))
    return [word for word in words if word]


def _is_number_before_icon(word: list[tuple[str, str, bool]], rest: str) -> bool:
    """ "Vent 1 :heat:": a number never stands on another line than its icon."""
    kind, text, _ = word[-1]
    following = _PIECE.match(rest)
    return kind == "text" and len(text) <= _NUMBER and following is not None and bool(following[1])


@kept(6_000_000, _pixels_of_layout)
def lay_out(text: str, pixels: int, width: int, color: Color) -> Layout:
    """Breaks rich text into lines of at most `width` pixels."""
    regular = font("text", pixels)
    height = regular.get_linesize()
    space = regular.size(" ")[0]
    gap = height * 2 // 5
    lines: list[tuple[int, tuple[tuple[pygame.Surface, int], ...]]] = []
    y, widest = 0, 0
    for number, paragraph in enumerate(text.split("\n")):
        y += gap if number else 0
        current: list[tuple[pygame.Surface, int]] = []
        x = 0
        for word in _words(paragraph):
            images = [_image(kind, part, bold, pixels, color) for kind, part, bold in word]
            size = sum(image.get_width() for image in images)
            if current and x + space + size > width:
                lines.append((y, tuple(current)))
                current, x, y = [], 0, y + height
            x += space if current else 0
            for image in images:
                current.append((image, x))
                x += image.get_width()
            widest = max(widest, x)
        lines.append((y, tuple(current)))
        y += height
    return Layout(tuple(lines), height, widest, y)


def _image(kind: str, part: str, bold: bool, pixels: int, color: Color) -> pygame.Surface:
    if kind == "icon":
        return icon(part, round(pixels * 1.1))
    return line(part, "bold" if bold else "text", pixels, color)


def fit(text: str, pixels: int, size: tuple[int, int], color: Color, smallest: int = SMALLEST) -> Layout:
    """The layout at the largest type, up to `pixels`, that fits into `size`."""
    while True:
        layout = lay_out(text, pixels, size[0], color)
        if (layout.height <= size[1] and layout.width <= size[0]) or pixels <= smallest:
            return layout
        pixels -= 1


def plain(text: str) -> str:
    """Rich text without its markup."""
    return _PIECE.sub(lambda match: (match[3] and " ") or "", text)
