"""The outline of a figure where one may stand: a robot of light in a seat's colour, above a cone of it."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import Color
from game.ui.paint.svg import circle, path, picture, rect, vertical

WIDTH, HEIGHT = 220, 210
"""Units of a figure that the picture is large; its feet stand at the middle of its lower edge."""


@kept(2_000_000, pixels_of)
def outline(size: float, color: Color, opacity: float) -> pygame.Surface:
    """`size` pixels a unit; `opacity` is how much of it is seen."""
    tint, x = hex_of(color), WIDTH / 2
    inside = vertical(20, HEIGHT, f"{tint}/.34", f"{tint}/.10")
    # Dashes would be finer, but SDL's rasteriser leaves stray lines beside dashed round corners.
    cone = path(
        f"M{x - 62} 36 H{x + 62} L{x + 92} {HEIGHT - 4} H{x - 92}Z",
        vertical(36, HEIGHT, f"{tint}/0", f"{tint}/.05", f"{tint}/.32"),
    )
    parts = [
        rect(x - 66, 96, 20, 62, inside, tint, 3, rx=9),
        rect(x + 46, 96, 20, 62, inside, tint, 3, rx=9),
        rect(x - 30, 164, 20, 40, inside, tint, 3, rx=6),
        rect(x + 10, 164, 20, 40, inside, tint, 3, rx=6),
        rect(x - 40, 88, 80, 78, inside, tint, 3, rx=18),
        rect(x - 28, 42, 56, 42, inside, tint, 3, rx=14),
        rect(x - 16, 57, 32, 9, tint, rx=4, opacity=0.8),
        path(f"M{x} 42 V24", "none", tint, 3),
        circle(x, 19, 5, tint),
        # A plus: something can be put here.
        path(f"M{x - 13} 126 H{x + 13} M{x} 113 V139", "none", tint, 6, stroke_linecap="round"),
    ]
    image = picture(cone + "".join(parts), (WIDTH, HEIGHT), (round(WIDTH * size), round(HEIGHT * size)))
    image.fill((255, 255, 255, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    return image
