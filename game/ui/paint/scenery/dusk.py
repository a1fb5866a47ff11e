"""What is seen through the title's long window: the sun between far towers, and giants before it."""

import random
from collections.abc import Sequence

import pygame

from game.content.art import shipped_art
from game.ui.paint.figures.figures import Drawn, silhouette
from game.ui.paint.figures.rig import mech
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import (
    OUTLINE,
    circle,
    group,
    horizontal,
    picture,
    polygon,
    radial_gradient,
    rect,
    vertical,
)

_C = art_colors("dusk")

_SUN = 0.526
"""Share of the window's width at which the sun stands: behind the gap between logo and ticket."""
_HEIGHT = 248.0
"""Units that the drawing is composed for; a taller window has more sky."""
_TOWERS = (
    *((0.333, 27, 127), (0.365, 44, 80), (0.417, 23, 100), (0.641, 36, 87), (0.682, 24, 140)),
    *((0.711, 56, 100), (0.781, 27, 127), (0.927, 47, 153), (0.979, 40, 100)),
)
"""Far towers: share of the width, width and height in units."""
_MULLIONS = (0.156, 0.406, 0.657, 0.907)
SILL = 20.0
"""Height of the ledge under the window, in units."""
_GIANTS = (("barrage", 0.245, 0.7, False), ("plummet", 0.865, 0.77, True), ("saint", 0.435, 0.53, False))
"""A look of data/art/looks.yaml, the share of the width where it stands, its scale, whether it looks left."""
_RIDGE = 170.0
"""Height of the part of the sky that has hills and towers in it."""
_FAR = 9999
_SOFT = 4
"""How many times smaller what is soft is painted."""
_DARK, _LIT = rgb(_C["giant"]), rgb(_C["giant edge"])


def paint_dusk(
    ground: pygame.Surface, height: int, scale: float, giants: Sequence[Drawn] | None = None
) -> None:
    """Paints the evening over the upper `height` pixels of a ground, with its frame and ledge.

    Without giants it is painted fast: light alone, no hills and towers.
    """
    width = ground.get_width()
    across, high = width / scale, height / scale
    ground.blit(_soft(_light(across, high), across, high, (width, height)), (0, 0))
    if giants is not None:
        _people(ground, height, scale, giants)
    ground.blit(_soft(_veil(high), across, high, (width, height)), (0, 0))
    _frame(ground, height, scale)


def _soft(body: str, across: float, high: float, size: tuple[int, int]) -> pygame.Surface:
    """A drawing without edges: painted small, and stretched."""
    small = picture(body, (across, high), (max(1, size[0] // _SOFT), max(1, size[1] // _SOFT)))
    return pygame.transform.smoothscale(small, size)


def _people(ground: pygame.Surface, height: int, scale: float, giants: Sequence[Drawn]) -> None:
    """Hills and towers, and who stands before them."""
    width = ground.get_width()
    across, high = width / scale, min(_RIDGE, height / scale)
    ridge = picture(_ridge(across, high), (across, high), (width, round(high * scale)))
    ground.blit(ridge, (0, height - ridge.get_height()))
    before = ground.get_clip()
    ground.set_clip(pygame.Rect(0, 0, width, height))
    for image, corner in giants:
        ground.blit(image, corner)
    ground.set_clip(before)


def giants(width: int, height: int, scale: float) -> list[Drawn]:
    """Silhouettes for `paint_dusk`, with the sun on their edge. Slow: some 20 ms each."""
    art = shipped_art()
    standing = []
    for look, share, size, left in _GIANTS:
        pixels = round(520 * size * scale)
        drawn = mech(art.looks[look], art.poses["stand"], art.palettes)
        image = picture(group(drawn, (260, 480)), (520, 520), (pixels, pixels))
        if left:
            image = pygame.transform.flip(image, True, False)
        rect = image.get_bounding_rect()
        shape = image.subsurface(rect)
        dark, lit = silhouette(shape, _DARK, 255), silhouette(shape, _LIT, 255)
        shift = max(1, round(1.4 * scale))
        both = pygame.Surface((rect.width + shift, rect.height + shift), pygame.SRCALPHA)
        sunwards = shift if share < _SUN else 0
        both.blit(lit, (sunwards, 0))
        both.blit(dark, (shift - sunwards, shift))
        foot = round(width * share), height + round(46 * scale)
        corner = foot[0] - pixels // 2 + rect.left, foot[1] - round(pixels * 480 / 520) + rect.top
        standing.append((both, corner))
    return standing


def _light(width: float, height: float) -> str:
    """The sky and the sun's glow; width and height in units."""
    sun = width * _SUN, height - 28
    glow = radial_gradient(sun, 280, f"{_C['sun']}/.95", f"{_C['sun edge']}/.5", f"{_C['sun haze']}/0")
    sky = rect(0, 0, width, height, vertical(0, height, *_C.ramp("parts sky")))
    return sky + circle(*sun, 280, glow)


def _ridge(width: float, height: float) -> str:
    """The sun between two ridges of hills and the towers before them, on the lower part of the sky."""
    body = circle(width * _SUN, height - 28, 69, _C["ridge fill"])
    body += _hills(width, height, 48, _C["far hills"], 53, 1)
    body += _hills(width, height, 21, _C["near hills"], 40, 2)
    return body + "".join(_tower(width * share, wide, high, height) for share, wide, high in _TOWERS)


def _veil(height: float) -> str:
    """Shade behind the logo and along the top."""
    dark, clear = f"{_C['veil']}/.75", f"{_C['veil']}/0"
    above = rect(0, 0, _FAR, 133, vertical(0, 133, dark, clear))
    return above + rect(0, 0, 573, height, horizontal(0, 573, f"{_C['veil']}/.66", clear))


def _hills(width: float, height: float, base: float, color: str, rise: float, seed: int) -> str:
    """A ridge whose foot is `base` units above the ledge, higher away from the sun."""
    chance = random.Random(seed)
    x, points = -14.0, [(-14.0, height + 6)]
    while x < width + 60:
        slope = 27 * abs(x - width * _SUN) / (width * _SUN)
        points.append((x, height - base - chance.uniform(0, rise) - slope))
        x += chance.uniform(27, 73)
    points.append((x, height + 6))
    return polygon(points, color)


def _tower(x: float, wide: float, high: float, height: float) -> str:
    top = height - high
    body = rect(x, top, wide, high, _C["tower fill"]) + rect(x - 4, top - 8, wide + 8, 8, _C["tower fill"])
    for y in range(round(top) + 17, round(height) - 27, 39):
        body += rect(x + wide * 0.36, y, 5.3, 9.3, _C["windows fill"], opacity=0.8)
    return body


def _frame(ground: pygame.Surface, height: int, scale: float) -> None:
    """The bars of the window and the ledge under it."""
    width = ground.get_width()
    long = height / scale
    upright = horizontal(2, 14, *_C.ramp("crossbar"))
    bar = rect(2, -4, 12, long + 8, upright, OUTLINE, 2)
    image = picture(bar, (16, long), (round(16 * scale), height))
    for share in _MULLIONS:
        ground.blit(image, (round(width * share - 8 * scale), 0))
    ledge = rect(-4, 2, 72, SILL, vertical(2, 2 + SILL, *_C.ramp("upright")), OUTLINE, 2.6)
    ledge += rect(-4, 4, 72, 1.6, _C["gloss"], opacity=0.35)
    strip = picture(ledge, (64, SILL + 4), (round(64 * scale), round((SILL + 4) * scale)))
    top = height - round(7 * scale)
    for left in range(0, width, strip.get_width()):
        ground.blit(strip, (left, top))
