"""The ground under a figure on a table: lit, dark or empty; and the sleep of one that is exhausted."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import blend, hex_of
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, ellipse, picture, radial_gradient, stroke

_C = art_colors("pads")
_ASLEEP = 0.5
"""How much of the seat's colour the ring under a sleeper keeps."""


@kept(4_000_000, pixels_of)
def pad(size: float, color: Color, state: str, ring: str) -> pygame.Surface:
    """The ground under a Scrapbot: lit when it is ready, dark when exhausted, dashes where nobody stands."""
    rx, ry = 98 * 1.2, 26
    wide, high, tint = 300, 84, hex_of(color)
    x, y = wide / 2, high / 2
    body = ellipse(x, y, rx, ry, _C["pad fill"], opacity=0.45 if state == "empty" else 0.85)
    if state == "ready":
        body += ellipse(x, y, rx, ry, radial_gradient((x, y), rx, f"{tint}/.7", f"{tint}/.3", f"{tint}/0"))
    dashes = {"stroke_dasharray": "24 16"} if state == "empty" else {}
    line = blend(_C["pad"], tint, _ASLEEP) if state == "exhausted" else tint
    if state != "empty":
        # Ink parts the ring from the belt, which has the seat's colour too.
        body += ellipse(x, y, rx - 3, ry - 1, "none", OUTLINE, 10)
    body += ellipse(x, y, rx - 4, ry - 2, "none", line, 5, **dashes)
    if ring:
        for ring_color, width in ((OUTLINE, 10), (ring, 5)):
            body += ellipse(x, y, rx + 8, ry + 6, "none", ring_color, width)
    return picture(body, (wide, high), (round(wide * size), round(high * size)))


ZS_SIZE = 84
"""Side of the picture of three Zs, in units of a figure."""


@kept(1_000_000, pixels_of)
def sleep(size: float, left: bool) -> pygame.Surface:
    """Three Zs that rise away from the middle of the table."""
    letters = ((58, 58, 14), (34, 34, 18), (2, 6, 23)) if left else ((0, 58, 14), (20, 34, 18), (44, 6, 23))
    body = "".join(
        stroke(f"M{x + 4} {y} h{k} l{-k} {k} h{k}", color, width, stroke_linejoin="miter")
        for x, y, k in letters
        for color, width in ((OUTLINE, 9), (_C["sleep"], 4))
    )
    return picture(body, (ZS_SIZE, ZS_SIZE), (round(ZS_SIZE * size), round(ZS_SIZE * size)))
