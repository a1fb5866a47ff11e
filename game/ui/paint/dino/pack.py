"""Dinosaurs together, the first one in front: on tiles, in corners of the set-up, at the end of a game."""

import pygame

from game.content.art import shipped_art
from game.ui.paint.cache.memory import kept, pixels_of, pixels_of_drawn
from game.ui.paint.dino.figures import figure, fitted
from game.ui.paint.figures.figures import Drawn, edge_light, lighten, silhouette
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.materials.steel import blend
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import horizontal, picture, rect, vertical

_C = art_colors("dino/pack")

_ROW = ((0, 0, 1.0), (-175, -96, 0.62))
"""Where they stand, in drawing units of one that faces right, and how large: the first in front."""
_NIGHT = _C["night"]
_DARK = rgb(_C["in the dark"])
_TILE_SHARE, _NEAR, _ABOVE = 0.94, 1.45, 0.07
"""How much of a tile's free width an animal takes, how much nearer it is than that, and what is free above
it, as a share of the tile's height.
"""
_SHAPE, _EDGE = 240, 70
"""How opaque a shape is, and its height to the width of the light along it."""
_PROBE = 0.2

Member = tuple[str, str]
"""An animal of data/art/dinos.yaml and its pose."""


@kept(3_000_000, pixels_of_drawn)
def pack_picture(
    members: tuple[Member, ...], scale: float, *, left: bool, light: Color | None = None, dark: bool = False
) -> Drawn:
    """One or two animals, `scale` pixels a drawing unit; `light` falls on the side that they face, and none
    on those in the `dark`.
    """
    drawn: list[tuple[pygame.Surface, pygame.Rect]] = []
    for (x, y, size), (animal, pose) in reversed(list(zip(_ROW, members, strict=False))):
        image, (across, up) = figure(animal, pose, round(scale * size, 3), 0)
        place = image.get_rect(topleft=(across + round(x * scale), up + round(y * scale)))
        drawn.append((image, place))
    whole = drawn[0][1].unionall([place for _, place in drawn])
    picture = pygame.Surface(whole.size, pygame.SRCALPHA)
    for image, place in drawn:
        picture.blit(image, place.move(-whole.left, -whole.top))
    if light is not None:
        lighten(picture, light, scale)
    if dark:
        picture.fill(_DARK, special_flags=pygame.BLEND_RGBA_MULT)
    corner = whole.topleft
    if left:
        picture, corner = pygame.transform.flip(picture, True, False), (-whole.right, whole.top)
    return picture, corner


@kept(1_500_000, pixels_of)
def shape_of(animal: str, box: tuple[int, int], side: int, light: Color) -> pygame.Surface:
    """Only the shape of an animal, before it is seen, with light along its edge; `side` 1 faces left."""
    image = silhouette(fitted(animal, "stand", box, side)[0], rgb(_NIGHT), _SHAPE)
    edge = max(1, box[1] // _EDGE)
    edge_light(image, light, (edge if side else -edge, edge))
    return image


@kept(1_500_000, pixels_of)
def deck_tile(
    animal: str, size: tuple[int, int], cut: int, *, left: bool, free: tuple[int, int] = (0, 0)
) -> pygame.Surface:
    """An animal on a ground of its own colours, filling `size`, with cut corners; `free` are pixels at the
    left and at the foot for words.
    """
    (wide, high), (beside, below) = size, free
    dinos = shipped_art().dinos
    ground = dinos.palettes[dinos.animals[animal].palette].colors[-1]
    sky = vertical(0, high, blend(ground, _C["gloss"], 0.12), blend(ground, _NIGHT, 0.4), _NIGHT)
    body = rect(0, 0, wide, high, sky)
    if beside:
        reach = beside * 1.5
        body += rect(0, 0, reach, high, horizontal(0, reach, f"{_NIGHT}/.82", f"{_NIGHT}/.6", f"{_NIGHT}/0"))
    image = picture(body, size)
    probe, _ = figure(animal, "stand", _PROBE, 0)
    share = min((wide - beside) * _TILE_SHARE / probe.get_width(), high / probe.get_height())
    drawn, _ = figure(animal, "stand", round(_PROBE * share * _NEAR, 3), int(left))
    # Its head is what it is known by: where not all of it fits, the tail and the feet are cut off.
    place = drawn.get_rect(top=round(high * _ABOVE), centerx=(beside + wide) // 2)
    if place.width > wide - beside:
        place.left = beside if left else wide - place.width
    image.blit(drawn, place)
    if below:
        dark = vertical(high - below, high, f"{_NIGHT}/0", f"{_NIGHT}/.7", f"{_NIGHT}/.9")
        image.blit(picture(rect(0, high - below, wide, below, dark), size), (0, 0))
    return cut_off(image, cut)
