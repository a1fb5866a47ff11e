"""Mechs as they stand at a table: light along their edge, a shadow under them; burnt when they have lost."""

import math
from functools import lru_cache

import pygame

from game.content.art import NOTHING, Palette, shipped_art
from game.ui.paint.cache.memory import kept, pixels_of, pixels_of_drawn
from game.ui.paint.figures.rig import PARTS, TONES, Canvas, joints, mech
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import Color, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import (
    OUTLINE,
    circle,
    colored,
    document,
    drawing,
    group,
    picture,
    radial_gradient,
    rasterise,
)

_C = art_colors("figures")

READY, CLOSE, KNEEL, DOZE, SHOOT = "ready", "close", "kneel", "doze", "shoot"
"""The poses in which a mech waits, waits with its weapon upright, has lost, sleeps, and shoots."""

Drawn = tuple[pygame.Surface, tuple[int, int]]
"""A picture with nothing around it, and where its corner lies from the foot's middle."""

UNITS = 380 / 1.08
"""Drawing units in the height that a figure is asked for: room for a raised arm above its head."""
_REACH = pygame.Rect(-450, -560, 900, 680)
"""The sheet that figures are drawn on, in units from the foot's middle."""
_PROBE = 0.25
_LARGE = 700
"""Pixels in height from which on a figure is painted at once in its size."""
_RIM = (2.0, 1.6)
"""How far the light reaches over the edge, in units: from ahead, and from above."""
_KNIGHT = (390, 400)
"""The sheet of the plain knight."""
_GRIP = 0.86
"""Share of a weapon that stands above the ground."""
_BEHIND = -135
_ASH, _SOOT, _INK = rgb(_C["ash"]), rgb(_C["soot"]), rgb(OUTLINE)
_FLASH = rgb(_C["flash"])


@kept(6_000_000, pixels_of_drawn)
def standing(
    look: str,
    seat: int,
    height: int,
    pose: str,
    *,
    left: bool,
    light: Color | None = None,
    burnt: bool = False,
    asleep: bool = False,
    worn: tuple[str, ...] = (),
    weapon: str = "",
) -> Drawn:
    """The whole figure with no empty space around it, and where its corner lies from its foot's middle.

    `light` falls on the side that it faces; the eyes of one `asleep` are out; an unknown mech is a plain
    knight in the seat's colours. `worn` are the palettes of its parts, in the order of `PARTS`, where they
    are not those of its look. `weapon` is held instead of its own; one that is aimed takes both hands.
    """
    art = shipped_art()
    if look not in art.looks:
        return _knight(seat, height, left=left, light=light)
    scale = height / UNITS
    palettes = {key: burnt_palette(one) for key, one in art.palettes.items()} if burnt else art.palettes
    parts = dict(zip(PARTS, worn, strict=False))
    offhand = NOTHING if weapon and pose == SHOOT else ""
    drawn = mech(art.looks[look], art.poses[pose], palettes, weapon, offhand, asleep=asleep, parts=parts)
    image, (x, y) = painted(drawn, scale, light)
    if art.poses[pose].planted and art.looks[look].weapon != NOTHING:
        held = parts.get("back", art.looks[look].palette)
        weapon = _planted(art.looks[look].weapon, palettes[held])
        image, (x, y) = _together(painted(weapon, scale, light, ground=True), (image, (x, y)))
    if left:
        image, x = pygame.transform.flip(image, True, False), -x - image.get_width()
    return image, (x, y)


def muzzle(pose: str, weapon: str, height: int) -> tuple[int, int]:
    """Where the end of a weapon is that a figure facing right holds in a pose, from its foot's middle."""
    art, scale = shipped_art(), height / UNITS
    canvas = Canvas()
    canvas.add("weapons", weapon, next(iter(art.palettes.values())))
    long = -_bounds("".join(canvas.parts)).top * art.poses[pose].held_size if weapon != NOTHING else 0
    turn = math.radians(art.poses[pose].hold)
    x, y = joints(art.poses[pose])["back"]
    return round((x + math.sin(turn) * long) * scale), round((y - math.cos(turn) * long) * scale)


def painted(drawn: str, scale: float, light: Color | None, *, ground: bool = False) -> Drawn:
    """A drawing in its box; with `ground`, what is below the foot is left out."""
    box = _bounds(drawn)
    if ground:
        box = pygame.Rect(box.topleft, (box.width, 3 - box.top))
    size = max(2, round(box.width * scale)), max(2, round(box.height * scale))
    # Twice as large at first, so that the edge of light is smooth; on a large one it is anyway.
    finer = 2 if size[1] < _LARGE else 1
    image = rasterise(_framed(drawn, box), (size[0] * finer, size[1] * finer))
    if light is not None:
        lighten(image, light, scale * finer)
    if finer > 1:
        image = pygame.transform.smoothscale(image, size)
    return image, (round(box.left * scale), round(box.top * scale))


def fallen(drawn: str) -> str:
    """A robot that lies on its side, broken."""
    return group(group(drawn, turn=16), size=0.86)


def _together(behind: Drawn, before: Drawn) -> Drawn:
    """Two pictures as one."""
    places = [image.get_rect(topleft=corner) for image, corner in (behind, before)]
    whole = places[0].union(places[1])
    image = pygame.Surface(whole.size, pygame.SRCALPHA)
    for (part, _), place in zip((behind, before), places, strict=True):
        image.blit(part, place.move(-whole.left, -whole.top))
    return image, whole.topleft


def _knight(seat: int, height: int, *, left: bool, light: Color | None) -> Drawn:
    """A plain knight in a seat's colours: who stands where there is no portrait."""
    colors = dict(zip(TONES, _C.ramp("second seat" if seat else "first seat"), strict=True))
    body = colored(drawing("drawings/knight"), {**_C.roles, **colors})
    image = picture(body, _KNIGHT, (height * _KNIGHT[0] // _KNIGHT[1], height))
    if light is not None:
        lighten(image, light, height / UNITS)
    if left:
        image = pygame.transform.flip(image, True, False)
    box = image.get_bounding_rect()
    return image.subsurface(box).copy(), (box.left - image.get_width() // 2, box.top - height)


def _framed(drawn: str, box: pygame.Rect) -> str:
    """A part of the sheet as a picture of its own."""
    return document(group(drawn, (-box.left, -box.top)), box.width, box.height)


@lru_cache(maxsize=256)
def _bounds(drawn: str) -> pygame.Rect:
    """Where something was drawn, in whole units; found on a small picture of it, which takes a moment."""
    small = rasterise(_framed(drawn, _REACH), (round(_REACH.width * _PROBE), round(_REACH.height * _PROBE)))
    box = small.get_bounding_rect().inflate(2, 2)
    left, top = box.left / _PROBE + _REACH.left, box.top / _PROBE + _REACH.top
    return pygame.Rect(left, top, box.width / _PROBE, box.height / _PROBE)


def _planted(weapon: str, palette: Palette) -> str:
    """A weapon that stands in the ground behind the figure; what is in the ground is cut off later."""
    canvas = Canvas()
    canvas.add("weapons", weapon, palette, (0, 0), 188)
    upright = Canvas()
    upright.add("weapons", weapon, palette, (0, 0), 8)
    down = -_bounds("".join(upright.parts)).top
    return group("".join(canvas.parts), (_BEHIND, -down * _GRIP))


def lighten(image: pygame.Surface, light: Color, scale: float) -> None:
    """Light along the edge from the right and from above."""
    edge_light(image, light, (-max(1, round(_RIM[0] * scale)), max(1, round(_RIM[1] * scale))), 235)


def edge_light(image: pygame.Surface, light: Color, shift: tuple[int, int], alpha: int = 255) -> None:
    """Light along the edges of a picture, in place: as wide as the shadow of its shape is moved aside."""
    edge = silhouette(image, light, alpha)
    edge.blit(silhouette(image, (0, 0, 0), 255), shift, special_flags=pygame.BLEND_RGBA_SUB)
    image.blit(edge, (0, 0))


def burnt_palette(palette: Palette) -> Palette:
    """The colours of a mech that has burnt out: of each a little is left, and its light is out."""
    base, shade, dark, trim, glow = (pygame.Color(color) for color in palette.colors)
    left = [_burnt(color, _ASH, 0.5, 0.82) for color in (base, shade, dark, trim)]
    return Palette(palette.id, (*left, _burnt(glow, _SOOT, 0.85, 1.0)))


def _burnt(color: pygame.Color, ash: Color, share: float, dimmed: float) -> str:
    grey = round(0.3 * color.r + 0.59 * color.g + 0.11 * color.b)
    faded = mixed((color.r, color.g, color.b), (grey, grey, grey), 0.35)
    red, green, blue = (round(part * dimmed) for part in mixed(faded, ash, share))
    return hex_of((red, green, blue))


def silhouette(image: pygame.Surface, color: Color, alpha: int) -> pygame.Surface:
    """The shape of a picture in one colour."""
    shape = image.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape.fill((*color, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def flashed(image: pygame.Surface, amount: int = 110, color: Color = _FLASH) -> pygame.Surface:
    """A figure as it is struck: every fill turns to light, the ink stays."""
    lit = image.copy()
    lit.fill((*(part * amount // 255 for part in color), 0), special_flags=pygame.BLEND_RGBA_ADD)
    mask = pygame.mask.from_threshold(image, _INK, (26, 26, 26, 255))
    ink = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    mask.to_surface(ink, setsurface=silhouette(image, rgb(_C["struck ink"]), 255), unsetcolor=None)
    lit.blit(ink, (0, 0))
    return lit


@kept(400_000, pixels_of)
def shadow(width: int) -> pygame.Surface:
    """A soft shadow, as dark again right under the feet."""
    high = width * 0.22
    drawn = ""
    for share, dark in ((1.0, 0.6), (0.63, 0.75)):
        shades = f"{_C['shadow']}/{dark}", f"{_C['shadow']}/{dark * 0.7:.2f}", f"{_C['shadow']}/0"
        drawn += circle(50, 50, 50 * share, radial_gradient((50, 50), 50 * share, *shades))
    return picture(group(drawn, size=(1, high / width)), (100, 22), (width, round(high)))
