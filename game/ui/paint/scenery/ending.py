"""What the end of a duel is made of: the place in its light, large lettering, a ribbon, smoke, confetti."""

import math
from random import Random

import pygame

from game.ui.paint.lettering import lettering
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.stages import draw_stage
from game.ui.paint.svg import (
    circle,
    colored,
    drawing,
    horizontal,
    picture,
    polygon,
    radial_gradient,
    rasterise,
    rect,
    vertical,
)
from game.ui.paint.text import text_width

_C = art_colors("ending")

AXIS, SUN = 0.3125, 0.35
"""Shares of the width and the height: where the winner stands, and the light behind it."""
_ZOOM = 1.257
_COARSE = 1280
"""Pixels in width from which on the place is drawn smaller and stretched: it lies behind, and in haze."""
_NIGHT: Color = rgb(_C["night"])
_RAYS, _SPARKS = 30, 70


def draw_place(surface: pygame.Surface, place: str, *, dark: bool) -> None:
    """The place of the duel behind the winner; `dark` where the one who looks has lost."""
    rect = surface.get_rect()
    width = min(_COARSE, rect.width)
    ground = surface
    if width < rect.width:
        ground = pygame.Surface((width, round(width * rect.height / rect.width)), 0, surface)
    draw_stage(ground, ground.get_rect(), place, AXIS, _ZOOM)
    if dark:
        ground.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
        _add_moonlight(ground)
    high = round(1920 * rect.height / rect.width)
    ground.blit(picture(_light(high, dark), (1920, high), ground.get_size()), (0, 0))
    if ground is not surface:
        pygame.transform.smoothscale(ground, rect.size, surface)


def _add_moonlight(surface: pygame.Surface) -> None:
    fading = radial_gradient((50, 50), 50, _C["moon"], _C["shadow"])
    disc = picture(rect(0, 0, 100, 100, fading), (100, 100), (128, 128))
    size = round(surface.get_height() * 1.5)
    place = round(surface.get_width() * AXIS), round(surface.get_height() * (SUN + 0.06))
    image = pygame.transform.smoothscale(disc, (size, size))
    surface.blit(image, image.get_rect(center=place), special_flags=pygame.BLEND_RGB_ADD)


def _light(high: int, dark: bool) -> str:
    """Shade on the right and below, rays from the sun or the moon, and sparks of dust; 1920 wide."""
    dice = Random(6)
    night, warm = _C.ramp("lost light") if dark else _C.ramp("won light")
    body = rect(0, 0, 1920, high, horizontal(980, 1920, f"{night}/0", f"{night}/.72"))
    low, above = high * 0.7, high * 0.24
    body += rect(0, low, 1920, high - low, vertical(low, high, f"{night}/0", f"{night}/.85"))
    body += rect(0, 0, 1920, above, vertical(0, above, f"{night}/.6", f"{night}/0"))
    x, y = 1920 * AXIS, high * SUN
    for number in range(_RAYS):
        angle = math.tau / _RAYS * number + dice.uniform(-0.07, 0.07)
        wide, near = dice.uniform(0.01, 0.04), dice.uniform(0.85, 1.7) * 230
        points = ((angle, near), (angle - wide, 1800), (angle + wide, 1800))
        ray = [(x + math.cos(a) * d, y + math.sin(a) * d) for a, d in points]
        body += polygon(ray, warm, opacity=0.15 * dice.uniform(0.5, 1))
    for _ in range(0 if dark else _SPARKS):
        color = dice.choice(_C.ramp("sparks"))
        x, y = dice.uniform(0, 1920), dice.uniform(0, high * 0.9)
        body += circle(x, y, dice.uniform(1.5, 4.5), color, opacity=dice.uniform(0.3, 0.95))
    return body


def draw_glow(surface: pygame.Surface, center: tuple[int, int], radius: int, color: str) -> None:
    """Light in the air behind a figure."""
    light = radial_gradient((50, 50), 50, f"{color}/.45", f"{color}/.15", f"{color}/0")
    image = picture(circle(50, 50, 50, light), (100, 100), (160, 160))
    image = pygame.transform.smoothscale(image, (2 * radius, 2 * radius))
    surface.blit(image, image.get_rect(center=center))


WRECK = (640, 800)
_WRECK_FOOT = (300, 760)


def draw_wreck_smoke(surface: pygame.Surface, foot: tuple[int, int], scale: float) -> None:
    """Smoke over a wreck, behind it; `scale` is pixels to one of 1080 lines."""
    _draw_wreck(surface, "smoke", foot, scale)


def draw_wreck_fire(surface: pygame.Surface, foot: tuple[int, int], scale: float) -> None:
    """Fire in a wreck, and pieces before it."""
    _draw_wreck(surface, "fire", foot, scale)


def _draw_wreck(surface: pygame.Surface, name: str, foot: tuple[int, int], scale: float) -> None:
    image = rasterise(drawing(f"endings/{name}"), (round(WRECK[0] * scale), round(WRECK[1] * scale)))
    corner = foot[0] - round(_WRECK_FOOT[0] * scale), foot[1] - round(_WRECK_FOOT[1] * scale)
    surface.blit(image, corner)


def draw_glint(surface: pygame.Surface, center: tuple[int, int], size: int) -> None:
    """A flash of light on a blade."""
    image = rasterise(drawing("endings/glint"), (size, size))
    surface.blit(image, image.get_rect(center=center))


def ribbon(size: tuple[int, int], top: str, foot: str, dark: str) -> pygame.Surface:
    """A band for one sentence."""
    return rasterise(colored(drawing("endings/ribbon"), {"top": top, "foot": foot, "dark": dark}), size)


def verdict(
    text: str, pixels: int, width: int, top: str, foot: str, dark: Color
) -> tuple[pygame.Surface, int]:
    """Large type, shaded from `top` to `foot` in two outlines, and its size: smaller, where it must be."""
    while pixels > 24 and text_width(text, "title", pixels) * 1.08 > width:
        pixels -= 2
    inner, outer = max(2, pixels // 24), max(3, pixels // 13)
    whole = lettering(text, pixels, (top, foot), inner, (outer - inner, dark))
    return whole.subsurface(whole.get_bounding_rect()).copy(), pixels


class Confetti:
    """Paper that falls over the winner; a picture for every moment, worked out from the time alone."""

    LENGTH = 6200
    """Milliseconds until the last piece has left the window."""
    _COLORS = _C.ramp("confetti")

    def __init__(self) -> None:
        dice = Random(11)
        self._pieces = [
            (
                dice.uniform(0.0, 0.54),
                dice.uniform(-0.8, -0.02),
                dice.uniform(0.31, 0.6),
                dice.uniform(0, math.tau),
                dice.uniform(-5, 5),
                pygame.Color(dice.choice(self._COLORS)),
            )
            for _ in range(64)
        ]

    def draw(self, surface: pygame.Surface, milliseconds: float, scale: float) -> list[pygame.Rect]:
        """Draws the moment; returns where."""
        width, height = surface.get_size()
        seconds = milliseconds / 1000
        drawn = []
        for x, y, speed, turn, spin, color in self._pieces:
            down = (y + speed * seconds) * height
            if not 0 < down < height:
                continue
            across = x * width + math.sin(turn + seconds * 2) * 14 * scale
            angle = turn + spin * seconds
            side = pygame.Vector2(7 * scale, 0).rotate_rad(angle)
            # Paper turns over as it falls: now broad, now an edge.
            edge = pygame.Vector2(0, 4 * scale * (0.3 + 0.7 * abs(math.cos(angle * 1.7)))).rotate_rad(angle)
            middle = pygame.Vector2(across, down)
            corners = [middle - side - edge, middle + side - edge, middle + side + edge, middle - side + edge]
            drawn.append(pygame.draw.polygon(surface, color, corners))
        return drawn
