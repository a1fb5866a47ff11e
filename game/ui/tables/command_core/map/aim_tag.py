"""A tag with lines of words and icons beside a line of fire, and the shield of the side that is hit."""

import pygame

from game.ui.kit.pieces import Piece, draw_pieces, line_width
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.text import draw_line

Lines = tuple[tuple[Piece, ...], ...]
_GROUND: tuple[str, str, str] = art_colors("command_core/aim_tag").ramp("ground")


@kept(400_000, pixels_of)
def aim_tag(lines: Lines, pixels: int) -> pygame.Surface:
    """Centred lines on a dark plate."""
    margin, step = round(pixels * 0.45), round(pixels * 1.45)
    wide = max(line_width(line, "title", pixels) for line in lines)
    size = wide + 2 * margin, step * len(lines) + margin // 2
    image = box(*size, 6, *_GROUND, max(1, pixels // 8)).copy()
    for place, line in enumerate(lines):
        left = (size[0] - line_width(line, "title", pixels)) // 2
        draw_pieces(image, line, "title", pixels, TEXT, (left, margin // 4 + step * place + step // 2))
    return image


@kept(200_000, pixels_of)
def armor_tag(armor: int, pixels: int) -> pygame.Surface:
    """A shield with a number."""
    image = icon("block", pixels * 2).copy()
    middle = image.get_rect().center
    draw_line(image, str(armor), "title", pixels, (255, 255, 255), middle, "center", outline=2)
    return image
