"""Paper that is open, with the tab that it runs into; brass that names what hangs below; keys."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import PAPER
from game.ui.paint.materials.steel import INK, Tone, outline
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear, rasterise

_C = art_colors("pages")

KEY_TONES: dict[str, Tone] = {
    "steel": _C.ramp("key tones steel"),
    "idle": _C.ramp("key tones idle"),
    "used": _C.ramp("key tones used"),
    "now": _C.ramp("key tones now"),
}
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
    body = linear("p", (0, 0), (0, height), *PAPER)
    body += f'<path d="{outline(points)}" fill="url(#p)" stroke="{INK}" stroke-width="{edge:.2f}"/>'
    for x0, x1, y in ((left + cut, right - cut, edge), (i + cut, left, top + i)):
        body += (
            f'<path d="M{x0:.1f} {y + 0.8 * scale:.1f} H{x1:.1f}" stroke="{_C["gloss"]}" '
            f'stroke-width="{1.6 * scale:.2f}"/>'
        )
    return rasterise(document(body, width, height), size)


@kept(300_000, pixels_of)
def open_row(width: int, height: int, scale: float) -> pygame.Surface:
    """A row of a list that is open: paper, cut at the left and without an edge where it meets its page."""
    cut, edge = 6 * scale, 2.2 * scale
    i = edge / 2
    line = [(width, i), (i + cut, i), (i, i + cut), (i, height - i - cut), (i + cut, height - i)]
    line.append((width, height - i))
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in line)
    body = f'<path d="{path}Z" fill="{PAPER[0]}"/>'
    body += f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{edge:.2f}"/>'
    return rasterise(document(body, width, height), (width, height))


@kept(300_000, pixels_of)
def key_cap(width: int, height: int, tone: str) -> pygame.Surface:
    """One key of a keyboard, seen from above its front edge."""
    scale = height / 38
    body = linear("k", (0, 0), (0, height), *KEY_TONES[tone])
    body += (
        f'<rect x="{1.4 * scale:.1f}" y="{1.4 * scale:.1f}" width="{width - 2.8 * scale:.1f}" '
        f'height="{height - 2.8 * scale:.1f}" rx="{6 * scale:.1f}" fill="{_C["key cap fill"]}" '
        f'stroke="{INK}" '
        f'stroke-width="{2 * scale:.1f}"/>'
        f'<rect x="{2.6 * scale:.1f}" y="{2.2 * scale:.1f}" width="{width - 5.2 * scale:.1f}" '
        f'height="{height - 7.6 * scale:.1f}" rx="{5 * scale:.1f}" fill="url(#k)"/>'
        f'<path d="M{7 * scale:.1f} {4 * scale:.1f} H{width - 7 * scale:.1f}" stroke="{_C["gloss"]}" '
        f'stroke-opacity=".4" stroke-width="{1.6 * scale:.1f}"/>'
    )
    return rasterise(document(body, width, height), (width, height))
