"""The country of each game, through which its lessons lead: a wide picture with somebody at its left."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.content.paths import shipped
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.materials.hexagon import road_plate
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery.boxes import hero
from game.ui.paint.svg import cut_corners, drawing, picture, polygon, rasterise, stroke, vertical

_C = art_colors("lands")

Point = tuple[int, int]
WIDE, HIGH = 1452, 227
_HERO, _HERO_AT = 0.94, 0.09
"""The height of who stands there, and where, as shares of the picture's height and width."""
_PLATE, _ABOVE = 15, 6
"""Units: the size of a plate of the way, and the room above a figure's head."""
_STEPS = 6


def _ground(game: str, size: tuple[int, int]) -> pygame.Surface:
    if not (shipped("assets") / "lands" / f"{game}.svg").is_file():
        ground = pygame.Surface(size, pygame.SRCALPHA)
        ground.fill(_C["unknown"])
        return ground
    return rasterise(drawing(f"lands/{game}"), size)


def paint_land(
    game: str, size: tuple[int, int], scale: float, stations: Sequence[Point], walked: int
) -> pygame.Surface:
    """The strip with its way of plates to the `stations`, gold to so many of them. Slow: 50 to 100 ms."""
    image = _ground(game, size)
    start = round(size[0] * 0.2), round(size[1] * 0.72)
    way = [start, *stations]
    for number, (here, there) in enumerate(pairwise(way)):
        steps = _STEPS if number else _STEPS - 2
        for step in range(1, steps):
            share = step / steps
            x = here[0] + (there[0] - here[0]) * share
            y = here[1] + (there[1] - here[1]) * (share * share * (3 - 2 * share))
            plate = road_plate(round(_PLATE * scale), walked=number < walked)
            image.blit(plate, plate.get_rect(center=(round(x), round(y + 6 * scale))))
    figure, (left, up) = hero(game, round(size[1] * _HERO))
    foot = round(size[1] * 0.95)
    room = foot - round(_ABOVE * scale)
    if -up > room:
        # A head that is raised beyond the strip would be cut off.
        figure, (left, up) = hero(game, round(size[1] * _HERO * room / -up))
    if figure is not None:
        image.blit(figure, (round(size[0] * _HERO_AT) + left, foot + up))
    return _edged(cut_off(image, round(10 * scale)), scale)


def _edged(image: pygame.Surface, scale: float) -> pygame.Surface:
    """An ink edge along the cut corners, and light along the top."""
    width, height = image.get_size()
    edge, cut = 3 * scale, 10 * scale
    i = edge / 2
    dark = vertical(0, height, f"{_C['edged']}/.30", f"{_C['edged']}/0", f"{_C['edged']}/.35")
    body = polygon(cut_corners(width, height, cut, i), dark, _C["edged stroke"], edge)
    light = f"M{cut + 4 * scale} {edge + scale} H{width - cut - 4 * scale}"
    body += stroke(light, _C["gloss"], 1.4 * scale, opacity=0.35)
    image.blit(picture(body, (width, height)), (0, 0))
    return image
