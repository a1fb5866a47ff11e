"""Small pictures: the head of a mech on a ground of its colour, and a strip of a card's art."""

from collections.abc import Sequence

import pygame

from game.content.art import shipped_art
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.figures.art import HEIGHT, WIDTH, art_svg
from game.ui.paint.figures.moods import Mood, features_of
from game.ui.paint.figures.rig import PARTS, mech, robot
from game.ui.paint.figures.robots import POSES
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, blend, cut_frame
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import group, horizontal, path, picture, rasterise, rect, stroke, vertical

_C = art_colors("thumbnails")

_UNKNOWN = (_C["unknown"],) * 5
_BRIGHT = 420
_SIGHT, _NEAR = 150, 138
"""How much of a mech is seen across a picture of its head, and how much from the head down to the chest in
a portrait, in the mech's own units.
"""
_NARROWEST = 116
_FACE = 246
"""The middle of its face above the ground."""
_ROBOT_FACE = 172
"""The same of a robot's."""
_EYE_IN_HULL, _LIFTED = ("rotor",), 16
"""Heads of robots with the eye in the hull, and by how much higher these are drawn, so that it is seen."""
_SIGN_CUT, _SIGN_PEN = 0.14, 0.06
"""The corners of a framed robot and its frame, in shares of the picture."""


@kept(2_000_000, pixels_of)
def head(look: str, size: tuple[int, int], radius: int, *, left: bool = False) -> pygame.Surface:
    """A mech's head and shoulders, looking right, or left; only the ground where the mech is not known."""
    art = shipped_art()
    high = _SIGHT * size[1] / size[0]
    colors = art.palettes[art.looks[look].palette].colors if look in art.looks else (_C["head"],) * 5
    body = rect(0, 0, _SIGHT, high, vertical(0, high, colors[3], colors[1], colors[2]))
    body += rect(0, 0, _SIGHT, high, _C["head fill"], opacity=0.35)
    if look in art.looks:
        drawn = mech(art.looks[look], art.poses["stand"], art.palettes)
        body += group(drawn, (_SIGHT / 2, high * 0.46 + _FACE))
    image = picture(body, (_SIGHT, high), size)
    return _rounded(pygame.transform.flip(image, True, False) if left else image, radius)


@kept(2_000_000, pixels_of)
def bust(look: str, size: tuple[int, int], cut: int, worn: tuple[str, ...] = ()) -> pygame.Surface:
    """A mech's head and shoulders on a bright ground of its own colour, with its corners cut off.

    `worn` are the palettes of its parts, in the order of `PARTS`, where they are not those of its look.
    """
    art = shipped_art()
    high = max(_NEAR, _NARROWEST * size[1] / size[0])
    wide = high * size[0] / size[1]
    known = look in art.looks
    body = _ground(art.palettes[art.looks[look].palette].colors if known else _UNKNOWN, wide, high)
    if known:
        parts = dict(zip(PARTS, worn, strict=False))
        drawn = mech(art.looks[look], art.poses["stand"], art.palettes, parts=parts)
        body += group(drawn, (wide / 2, high * 0.44 + _FACE))
    return cut_off(picture(body, (wide, high), size), cut)


@kept(1_000_000, pixels_of)
def robot_head(look: str, size: int, cut: int, mood: Mood = "calm") -> pygame.Surface:
    """A robot's head on a square of its colour; an empty ground where the robot is not known."""
    art = shipped_art()
    known = look in art.robots
    body = _ground(art.palettes[art.robots[look].palette].colors if known else _UNKNOWN, _SIGHT, _SIGHT)
    if known:
        drawn, lifted = robot(art.robots[look], POSES["rest"], art.palettes), 0
        if art.robots[look].head in _EYE_IN_HULL:
            lifted = _LIFTED
        body += group(drawn, (_SIGHT / 2, _SIGHT * 0.6 + _ROBOT_FACE - lifted))
        body += features_of(look, mood, art.palettes[art.robots[look].palette])
    return cut_off(picture(body, (_SIGHT, _SIGHT), (size, size)), cut)


@kept(500_000, pixels_of)
def sign(name: str, size: int, mood: Mood = "calm") -> pygame.Surface:
    """Who or what is spoken of: a robot of data/art/robots.yaml in a frame, else the icon of that name."""
    if name not in shipped_art().robots:
        return icon(name, size)
    image, cut = robot_head(name, size, round(size * _SIGN_CUT), mood).copy(), size * _SIGN_CUT
    image.blit(cut_frame(size, size, cut, INK, size * _SIGN_PEN), (0, 0))
    return image


def _ground(colors: Sequence[str], wide: float, high: float) -> str:
    """Light above and dark below, in the colours of who stands before it."""
    base, _, dark, trim, _ = colors
    light = blend(trim if _bright(trim) else base, _C["gloss"], 0.3)
    shades = light, blend(base, dark, 0.5), blend(dark, _C["fill"], 0.2)
    return rect(0, 0, wide, high, vertical(0, high, *shades))


def _bright(color: str) -> bool:
    """Whether a colour keeps the outline of a dark figure in sight."""
    return sum(rgb(color)) > _BRIGHT


@kept(500_000, pixels_of)
def name_band(width: int, height: int, cut: int) -> pygame.Surface:
    """The dark foot of a portrait, on which its name stands; its lower corners are cut off."""
    shade = vertical(0, height, f"{_C['name band']}/0", f"{_C['name band']}/.75", f"{_C['name band']}/.94")
    low = height - cut
    outer = path(f"M0 0 H{width} V{low} L{width - cut} {height} H{cut} L0 {low}Z", shade)
    return picture(outer, (width, height))


@kept(1_000_000, pixels_of)
def card_band(palette: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """The ground of a card's line in a list, in the colours of its kind."""
    dark, base, light, _ = PALETTES[palette]
    edge = max(1.5, size[1] * 0.07)
    place = edge / 2, edge / 2, size[0] - edge, size[1] - edge
    body = rect(*place, horizontal(0, size[0], base, dark), INK, edge, rx=radius)
    body += stroke(f"M{radius} {edge * 1.4} H{size[0] - radius}", light, edge * 0.6, opacity=0.8)
    return picture(body, size)


@kept(2_000_000, pixels_of)
def art_strip(key: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """The middle of a card's art, filling `size`; an empty ground where there is no recipe."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    picture = art_svg(key)
    if picture is not None:
        width = max(size[0], round(size[1] * WIDTH / HEIGHT))
        whole = rasterise(picture, (width, round(width * HEIGHT / WIDTH)))
        image.blit(whole, whole.get_rect(center=image.get_rect().center))
    return _rounded(image, radius)


def _rounded(image: pygame.Surface, radius: int) -> pygame.Surface:
    mask = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    mask.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


def cut_off(image: pygame.Surface, cut: int) -> pygame.Surface:
    """The image with its corners cut off."""
    mask = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    wide, high = image.get_width() - 1, image.get_height() - 1
    upper = [(cut, 0), (wide - cut, 0), (wide, cut), (wide, high - cut)]
    lower = [(wide - cut, high), (cut, high), (0, high - cut), (0, cut)]
    pygame.draw.polygon(mask, (255, 255, 255, 255), [*upper, *lower])
    mask.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask
