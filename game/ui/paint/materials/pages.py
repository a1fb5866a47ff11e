"""Paper that is open, with the tab that it runs into; brass that names what hangs below; keys."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import PAPER
from game.ui.paint.materials.steel import INK, Tone
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import outline, picture, polygon, rect, stroke, vertical

_C = art_colors("pages")

KEY_TONES: dict[str, Tone] = _C.family("key tones")
Span = tuple[int, int]


@kept(1_200_000, pixels_of)
def open_page(size: tuple[int, int], tab_width: int, tab: Span, scale: float) -> pygame.Surface:
    """A page of paper with its open tab at the left, one sheet with no edge between.

    `size` is that of tab and page together; `tab` says from where to where the tab is high.
    """
    width, height = size
    cut, edge = 11 * scale, 2.6 * scale
    i = edge / 2
    left, right, foot = tab_width + i, width - i, height - i
    top, low = tab[0] + i, tab[1] - i
    points = [(left, i)] if tab[0] <= cut else [(left, top), (left, i + cut), (left + cut, i)]
    points += [(right - cut, i), (right, i + cut), (right, foot - cut), (right - cut, foot)]
    points += [(left, foot)] if height - tab[1] <= cut else [(left + cut, foot), (left, foot - cut)]
    points += [(left, low), (i + cut, low), (i, low - cut), (i, top + cut), (i + cut, top)]
    body = polygon(points, vertical(0, height, *PAPER), INK, edge)
    for x0, x1, y in ((left + cut, right - cut, edge), (i + cut, left, top + i)):
        body += stroke(f"M{x0:.1f} {y + 0.8 * scale:.1f} H{x1:.1f}", _C["gloss"], 1.6 * scale)
    return picture(body, size)


@kept(300_000, pixels_of)
def open_row(width: int, height: int, scale: float) -> pygame.Surface:
    """A row of a list that is open: paper, cut at the left and without an edge where it meets its page."""
    cut, edge = 6 * scale, 2.2 * scale
    i = edge / 2
    line = [(width, i), (i + cut, i), (i, i + cut), (i, height - i - cut), (i + cut, height - i)]
    line.append((width, height - i))
    body = polygon(line, PAPER[0]) + stroke(outline(line, closed=False), INK, edge)
    return picture(body, (width, height))


@kept(300_000, pixels_of)
def key_cap(width: int, height: int, tone: str) -> pygame.Surface:
    """One key of a keyboard, seen from above its front edge."""
    wide = width * 38 / height
    body = rect(1.4, 1.4, wide - 2.8, 38 - 2.8, _C["key cap fill"], INK, 2, rx=6)
    body += rect(2.6, 2.2, wide - 5.2, 38 - 7.6, vertical(0, 38, *KEY_TONES[tone]), rx=5)
    body += stroke(f"M7 4 H{wide - 7:.1f}", _C["gloss"], 1.6, opacity=0.4)
    return picture(body, (wide, 38), (width, height))
