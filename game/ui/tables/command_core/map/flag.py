"""The flag over the end of a program: its delta and what that gains or costs, off the mechs."""

from collections.abc import Sequence

import pygame

from game.ui.layout.floating import move_free
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import TEXT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.ghost import Ghost
from game.ui.tables.command_core.map.overlay import size_of

_C = art_colors("command_core/field")
_ABOVE = 1.45
"""Sizes of a cell from its middle up to the flag."""


def flag_rect(
    ghost: Ghost, camera: Camera, pixels: int, within: pygame.Rect, taken: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Above the ghost, or the place nearest to that where nothing that is `taken` lies."""
    x, y = camera.center(ghost.cell)
    parts = ghost.flag
    wide = sum(round(pixels * 1.15) if one[:1] == ":" else text_width(one, "title", pixels) for one in parts)
    flag = pygame.Rect(0, 0, wide + pixels // 4 * len(parts) + pixels, round(pixels * 1.75))
    flag.midbottom = round(x), round(y) - round(size_of(camera) * _ABOVE)
    return move_free(within, flag, taken)


def draw_flag(surface: pygame.Surface, ghost: Ghost, place: pygame.Rect, pixels: int) -> None:
    top, bottom, edge = _C.ramp(f"flag {ghost.tone}")
    surface.blit(box(*place.size, 8, top, bottom, edge, max(2, round(pixels / 9.5))), place)
    left = place.left + pixels // 2
    for part in ghost.flag:
        if part[:1] == ":":
            mark = icon(part.strip(":"), round(pixels * 1.05))
            left = surface.blit(mark, mark.get_rect(midleft=(left, place.centery))).right
        else:
            color = rgb(edge) if part is ghost.flag[0] else TEXT
            left = draw_line(surface, part, "title", pixels, color, (left, place.centery)).right
        left += pixels // 4
