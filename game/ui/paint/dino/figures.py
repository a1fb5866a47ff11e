"""Dinosaurs as pixels, remembered by animal, pose, size and side."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of_drawn
from game.ui.paint.dino.animal import animal_svg
from game.ui.paint.svg import group, picture

SHEET = pygame.Rect(-500, -660, 1000, 780)
"""Where on the drawing's plane an animal is drawn: ground at y 0, hip above x 0."""

Figure = tuple[pygame.Surface, tuple[int, int]]
"""A picture with nothing around it, and where its corner lies from the ground point below the hip."""


@kept(8_000_000, pixels_of_drawn)
def figure(animal: str, pose: str, size: float, side: int, worn: tuple[str, ...] = ()) -> Figure:
    """An animal of data/art/dinos.yaml in a pose of `game.content.dinos.POSES`, `size` pixels a unit.

    A large theropod is 600 units long and 414 high: size 0.9 in the arena. `side` 0 faces right, 1 left.
    `worn` are the ids of its Upgrades, whose metal is seen on it (data/art/dino_worn.yaml).
    Takes 10 to 20 ms when it is painted, so have it prepared by `paint.ahead`. Raises `KeyError`.
    """
    body = group(animal_svg(animal, pose, worn), (-SHEET.x, -SHEET.y))
    image = picture(body, SHEET.size, (round(SHEET.width * size), round(SHEET.height * size)))
    foot = round(-SHEET.x * size)
    if side:
        image = pygame.transform.flip(image, True, False)
        foot = image.get_width() - foot
    rect = image.get_bounding_rect(8)
    corner = rect.left - foot, rect.top - round(-SHEET.y * size)
    return image.subsurface(rect).copy(), corner


def fitted(animal: str, pose: str, box: tuple[int, int], side: int) -> Figure:
    """The animal as large as it fits into a box of pixels, for benches and small pictures."""
    image, _ = figure(animal, pose, _MEASURE, side)
    wide, high = image.get_size()
    return figure(animal, pose, round(_MEASURE * min(box[0] / wide, box[1] / high) - 0.0005, 3), side)


_MEASURE = 0.2
"""The size at which an animal is measured."""
