"""The roller shutter that covers the table while the screen changes hands."""

import math
import random

import pygame

from game.ui.paint.materials.steel import blend, hex_of, seat_tone
from game.ui.paint.palette import SEATS, Color, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import (
    circle,
    cut_corners,
    group,
    horizontal,
    path,
    picture,
    polygon,
    radial_gradient,
    rect,
    stroke,
    vertical,
)

_C = art_colors("shutter")

_INK = _C["ink"]
_HEIGHT, _SLAT, _DRUM, _FOOT = 1080, 46, 92, 56
_FLOOR = 150
"""Lengths of a window 1080 high: the whole, a slat, the drum above, the shutter's foot, the floor."""
_PAINT = _C["paint"]


def _slats(width: float) -> str:
    """Two slats; the shutter is made of such pairs."""
    body = ""
    for number, light in enumerate(_C.ramp("slat lights")):
        y = number * _SLAT
        body += rect(150, y, width - 300, _SLAT, vertical(y, y + _SLAT, light, *_C.ramp("slat")))
        body += rect(150, y + _SLAT - 5, width - 300, 5, _C["slat gap"])
        body += rect(150, y + 1, width - 300, 2.5, _C["slat light"], opacity=0.35)
    return body


def _emblem(x: float, y: float) -> str:
    """Old paint: the gear of the cards' backs."""
    tooth = rect(-34, -330, 68, 70, _C["tooth fill"])
    teeth = "".join(group(tooth, (0, 0), angle) for angle in range(0, 360, 45))
    return group(teeth + circle(0, 0, 288, "none", _C["ring stroke"], 56), (x, y), opacity=0.5)


def _rust(width: float, floor: float) -> str:
    chance, body = random.Random(2), ""
    for _ in range(26):
        x, y = chance.uniform(170, width - 170), chance.uniform(140, floor - 70)
        size, opacity = chance.uniform(8, 30), chance.uniform(0.15, 0.4)
        drop = f"M{x:.0f} {y:.0f} q{size * 0.3:.0f} {size * 2:.0f} 0 {size * 4:.0f}"
        drop += f" q{-size * 0.4:.0f} {-size * 2:.0f} 0 {-size * 4:.0f}Z"
        body += path(drop, _C["rust fill"], opacity=opacity)
    return body


def _column(height: float) -> str:
    foot = height - 120
    body = rect(-10, -10, 164, foot + 10, horizontal(0, 160, *_C.ramp("column")), _INK, 5)
    body += rect(126, 80, 28, foot - 110, _C["rivet rim"])
    body += rect(146, 80, 3, foot - 110, _C["column light"], opacity=0.4)
    for y in range(150, round(foot - 30), 120):
        body += circle(40, y, 11, _C["rivet rim"]) + circle(38, y - 2, 8, _C["rivet"])
        body += path(f"M4 {y + 40} l108 -44 v26 l-108 44Z", _PAINT, opacity=0.22)
    return body


def _ground(width: float) -> str:
    """The shutter's foot with hazard paint, and the floor before it."""
    high, middle = _FOOT + _FLOOR, width / 2
    body = rect(146, 2, width - 292, _FOOT - 2, vertical(0, _FOOT, *_C.ramp("body foot")), _INK, 5)
    for x in range(160, round(width) - 230, 80):
        body += path(f"M{x} {_FOOT - 8} l40 -40 h40 l-40 40Z", _PAINT)
    body += rect(0, _FOOT, width, _FLOOR, vertical(_FOOT, high, *_C.ramp("ground fl")))
    body += rect(0, _FOOT, width, 20, _C["ground"], opacity=0.55)
    for line in range(-8, 9):
        seam = f"M{middle + line * 150} {_FOOT} L{middle + line * 230} {high}"
        body += stroke(seam, _C["ground stroke"], 3, opacity=0.4)
    return body


def _drum(width: float) -> str:
    """What the shutter rolls up on, and its shade."""
    body = rect(-10, -10, width + 20, 106, vertical(0, 104, *_C.ramp("drum")), _INK, 5)
    body += rect(0, 98, width, 34, _C["shadow"], opacity=0.35)
    for x in range(60, round(width / 2) - 390, 120):
        for rivet in (x, width - x):
            body += circle(rivet, 48, 8, _C["drum rivet rim"])
            body += circle(rivet - 1.5, 46, 5.5, _C["drum rivet"])
    return body


def _light(width: float, height: float) -> str:
    """The cone of one lamp over the middle, and the dark around it."""
    x, edge, glow, dark = width / 2, _C["cone edge"], _C["lamp glow edge"], _C["dark corners"]
    cone = vertical(90, height, f"{_C['cone']}/.34", f"{edge}/.14", f"{edge}/.02")
    lamp = radial_gradient((x, 110), 420, f"{_C['lamp glow']}/.8", f"{glow}/.25", f"{glow}/0")
    corners = f"{dark}/0", f"{dark}/0", f"{dark}/.35", f"{dark}/.85"
    vignette = radial_gradient((x, height * 0.48), max(1180, x * 1.2), *corners)
    body = path(f"M{x - 60} 96 H{x + 60} L{x + 600} {height} H{x - 600}Z", cone)
    return body + circle(x, 110, 420, lamp) + rect(0, 0, width, height, vignette)


def _lamp() -> str:
    shade = path("M24 0 H144 L168 34 H0Z", _C["lamp shade"], _INK, 5)
    return group(shade + rect(8, 34, 152, 8, _C["lamp rim"], _INK, 3), (4, 4))


def shutter(width: int, height: int) -> pygame.Surface:
    """The closed shutter of a size in pixels, opaque: nothing behind it can be seen.

    It is put together from strips, and what is soft is painted small: as one drawing it would take half a
    second.
    """
    scale = min(width / 1440, height / _HEIGHT)
    wide, high = width / scale, height / scale

    def strip(body: str, size: tuple[float, float]) -> pygame.Surface:
        pixels = round(size[0] * scale), round(size[1] * scale)
        return picture(body, size, pixels)

    image = pygame.Surface((width, height))
    image.fill(_C["shutter"])
    pair = strip(_slats(wide), (wide, 2 * _SLAT))
    for y in range(round(_DRUM * scale), height, pair.get_height()):
        image.blit(pair, (0, y))
    soft = _soft(
        _emblem(wide / 2, high * 0.44) + _rust(wide, high - _FLOOR), (wide, high), (width, height), 3
    )
    image.blit(soft, (0, 0))
    ground = strip(_ground(wide), (wide, _FOOT + _FLOOR))
    image.blit(ground, (0, height - ground.get_height()))
    column = strip(_column(high), (160, high))
    image.blit(column, (0, 0))
    image.blit(pygame.transform.flip(column, True, False), (width - column.get_width(), 0))
    image.blit(strip(_drum(wide), (wide, 136)), (0, 0))
    image.blit(_soft(_light(wide, high), (wide, high), (width, height), 8), (0, 0))
    lamp = strip(_lamp(), (176, 50))
    image.blit(lamp, (width // 2 - lamp.get_width() // 2, round(80 * scale)))
    return image


def _soft(body: str, size: tuple[float, float], pixels: tuple[int, int], share: int) -> pygame.Surface:
    """A drawing painted so many times smaller, and made large."""
    small = picture(body, size, (pixels[0] // share, pixels[1] // share))
    return pygame.transform.smoothscale(small, pixels)


def sign(width: int, height: int, scale: float, colors: tuple[str, str, str], chain: int) -> pygame.Surface:
    """A brass sign with a face in a seat's colours, hanging on chains that are `chain` pixels long.

    `scale` is pixels a pixel of a window 1080 high; the sign itself begins below the chains.
    """
    wide, high, above = width / scale, height / scale, chain / scale
    body = ""
    for x in (80, wide - 80):
        body += stroke(f"M{x} {-above} V30", _INK, 11)
        body += stroke(f"M{x} {-above} V30", _C["sign"], 5, stroke_dasharray="11 6")
    rim, face = vertical(0, high, *_C.ramp("sign rim")), vertical(0, high, *colors)
    body += polygon(cut_corners(wide, high, 24, 2), rim, _INK, 4)
    body += polygon(cut_corners(wide, high, 18, 16), face, _INK, 4)
    gloss = vertical(16, 120, f"{_C['gloss']}/.16", f"{_C['gloss']}/0")
    body += path(f"M34 20 H{wide - 34} L{wide - 20} 34 V120 H20 V34Z", gloss)
    for x in (46, wide - 46):
        for y in (46, high - 46):
            body += circle(x, y, 7, _C["sign rivet rim"]) + circle(x - 1, y - 1.5, 4.6, _C["sign rivet"])
    return picture(group(body, (0, above)), (wide, high + above), (width, height + chain))


def ribbon(width: int, height: int) -> pygame.Surface:
    """A steel band with pointed ends, for one sentence."""
    tip, middle, edge = height * 0.26, height / 2, max(2.0, height * 0.06)
    right, i = width - tip, edge / 2
    points = [(tip, i), (right, i), (width - i, middle), (right, height - i), (tip, height - i), (i, middle)]
    body = polygon(points, vertical(0, height, *_C.ramp("ribbon")), _INK, edge)
    body += stroke(f"M{tip} {edge * 1.6} H{right}", _C["gloss"], i, opacity=0.3)
    return picture(body, (width, height))


def progress_ring(
    size: int, share: float, tone: tuple[str, str] = _C.ramp("progress ring")
) -> pygame.Surface:
    """A ring that fills clockwise from the top; `share` is 0 to 1."""
    body = circle(60, 60, 52, _INK) + circle(60, 60, 46, "none", tone[0], 12)
    if share > 0:
        turn = min(share, 0.999) * math.tau - math.pi / 2
        end = f"{60 + 46 * math.cos(turn):.2f} {60 + 46 * math.sin(turn):.2f}"
        arc = f"M60 14 A46 46 0 {int(share > 0.5)} 1 {end}"
        body += stroke(arc, tone[1], 12, stroke_linecap="round")
    body += circle(60, 60, 36, _C["progress ring hub"])
    return picture(body, (120, 120), (size, size))


def sign_face(seat: int) -> tuple[str, str, str]:
    """The face of a sign in a seat's colours, from its top to its foot."""
    top, foot = seat_tone(seat)
    return top, foot, blend(foot, _INK, 0.4)


def sign_letters(seat: int) -> tuple[str, str]:
    """The large letters of a sign."""
    return _C["gloss"], blend(hex_of(SEATS[seat]), _C["gloss"], 0.58)


def sign_head(seat: int) -> Color:
    """The line above the large letters."""
    return mixed(SEATS[seat], rgb(_C["gloss"]), 0.74)
