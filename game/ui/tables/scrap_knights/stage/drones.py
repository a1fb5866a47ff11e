"""BOTs as they fly over a table: the body of each, in the colours of its card."""

import pygame

from game.content.art import shipped_art
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.rig import Canvas
from game.ui.paint.svg import group, picture

_WIDE, _HIGH = 240, 200
"""The sheet that a BOT is drawn on, in drawing units around its middle."""


@kept(400_000, pixels_of)
def drone_image(body: str, art: str, width: int, *, left: bool) -> pygame.Surface:
    """A BOT of so many pixels in width that looks right, or left; `art` is the key of its card's picture."""
    shipped = shipped_art()
    canvas = Canvas()
    canvas.add("drones", body, shipped.palettes[shipped.pictures[art].palette], mirror=left)
    drawn = group("".join(canvas.parts), (_WIDE / 2, _HIGH / 2))
    return picture(drawn, (_WIDE, _HIGH), (width, width * _HIGH // _WIDE))
