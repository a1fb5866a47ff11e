"""The ground under a figure on a table: lit, dark or empty; and the sleep of one that is exhausted."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, document, radial, rasterise

_C = art_colors("pads")


@kept(4_000_000, pixels_of)
def pad(size: float, color: Color, state: str, ring: str) -> pygame.Surface:
    """The ground under a Scrapbot: lit when it is ready, dark when exhausted, dashes where nobody stands."""
    rx, ry = 98 * 1.2, 26
    wide, high, tint = 300, 84, "#{:02x}{:02x}{:02x}".format(*color)
    at = f'cx="{wide / 2}" cy="{high / 2}"'
    body = (
        f'<ellipse {at} rx="{rx}" ry="{ry}" fill="{_C["pad fill"]}" '
        f'opacity="{0 if state == "empty" else 0.85}"/>'
    )
    if state == "ready":
        body += radial("g", (wide / 2, high / 2), rx, f"{tint}/.6", f"{tint}/.2", f"{tint}/0")
        body += f'<ellipse {at} rx="{rx}" ry="{ry}" fill="url(#g)"/>'
    stroke = tint if state != "exhausted" else _C["pad"]
    dash = ' stroke-dasharray="24 16"' if state == "empty" else ""
    body += (
        f'<ellipse {at} rx="{rx - 4}" ry="{ry - 2}" fill="none" stroke="{stroke}" stroke-width="5"{dash}/>'
    )
    if ring:
        for color_, width in ((OUTLINE, 10), (ring, 5)):
            pen = f'fill="none" stroke="{color_}" stroke-width="{width}"'
            body += f'<ellipse {at} rx="{rx + 8}" ry="{ry + 6}" {pen}/>'
    return rasterise(document(body, wide, high), (round(wide * size), round(high * size)))


ZS_SIZE = 84
"""Side of the picture of three Zs, in units of a figure."""


@kept(1_000_000, pixels_of)
def sleep(size: float, left: bool) -> pygame.Surface:
    """Three Zs that rise away from the middle of the table."""
    letters = ((58, 58, 14), (34, 34, 18), (2, 6, 23)) if left else ((0, 58, 14), (20, 34, 18), (44, 6, 23))
    body = "".join(
        f'<path d="M{x + 4} {y} h{k} l{-k} {k} h{k}" fill="none" stroke="{color}" stroke-width="{width}"/>'
        for x, y, k in letters
        for color, width in ((OUTLINE, 9), (_C["sleep"], 4))
    )
    return rasterise(document(body, ZS_SIZE, ZS_SIZE), (round(ZS_SIZE * size), round(ZS_SIZE * size)))
