"""The roller shutter that covers the table while the screen changes hands."""

import math
import random

import pygame

from game.ui.paint.materials.steel import blend, hex_of, seat_tone
from game.ui.paint.palette import SEATS, Color, mixed
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear, radial, rasterise

_C = art_colors("shutter")

_INK = _C["ink"]
_HEIGHT, _SLAT, _DRUM, _FOOT = 1080, 46, 92, 56
_FLOOR = 150
"""Lengths of a window 1080 high: the whole, a slat, the drum above, the shutter's foot, the floor."""
_PAINT = _C["paint"]


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}"/>'


def _rect(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> str:
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{fill}" fill-opacity="{opacity}"/>'


def _shape(path: str, fill: str, width: float = 5) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{_INK}" stroke-width="{width}"/>'


def _slats(width: float) -> str:
    """Two slats; the shutter is made of such pairs."""
    body = ""
    for number, light in enumerate(_C.ramp("slat lights")):
        y = number * _SLAT
        body += linear(f"s{number}", (0, y), (0, y + _SLAT), light, *_C.ramp("slat"))
        body += _rect(150, y, width - 300, _SLAT, f"url(#s{number})")
        body += _rect(150, y + _SLAT - 5, width - 300, 5, _C["slat gap"])
        body += _rect(150, y + 1, width - 300, 2.5, _C["slat light"], 0.35)
    return body


def _emblem(x: float, y: float) -> str:
    """Old paint: the gear of the cards' backs."""
    tooth = f'<rect x="-34" y="-330" width="68" height="70" fill="{_C["tooth fill"]}"/>'
    teeth = "".join(f'<g transform="rotate({angle})">{tooth}</g>' for angle in range(0, 360, 45))
    ring = f'<circle r="288" fill="none" stroke="{_C["ring stroke"]}" stroke-width="56"/>'
    return f'<g transform="translate({x} {y})" opacity=".5">{teeth}{ring}</g>'


def _rust(width: float, floor: float) -> str:
    chance, body = random.Random(2), ""
    for _ in range(26):
        x, y = chance.uniform(170, width - 170), chance.uniform(140, floor - 70)
        size, opacity = chance.uniform(8, 30), chance.uniform(0.15, 0.4)
        drop = f"M{x:.0f} {y:.0f} q{size * 0.3:.0f} {size * 2:.0f} 0 {size * 4:.0f}"
        drop += f" q{-size * 0.4:.0f} {-size * 2:.0f} 0 {-size * 4:.0f}Z"
        body += f'<path d="{drop}" fill="{_C["rust fill"]}" opacity="{opacity:.2f}"/>'
    return body


def _column(height: float) -> str:
    foot = height - 120
    body = linear("col", (0, 0), (160, 0), *_C.ramp("column"))
    body += _shape(f"M-10 -10 H154 V{foot} H-10Z", "url(#col)")
    body += _rect(126, 80, 28, foot - 110, _C["rivet rim"]) + _rect(
        146, 80, 3, foot - 110, _C["column light"], 0.4
    )
    for y in range(150, round(foot - 30), 120):
        body += _circle(40, y, 11, _C["rivet rim"]) + _circle(38, y - 2, 8, _C["rivet"])
        body += f'<path d="M4 {y + 40} l108 -44 v26 l-108 44Z" fill="{_PAINT}" opacity=".22"/>'
    return body


def _ground(width: float) -> str:
    """The shutter's foot with hazard paint, and the floor before it."""
    high, middle = _FOOT + _FLOOR, width / 2
    body = linear("foot", (0, 0), (0, _FOOT), *_C.ramp("body foot"))
    body += _shape(f"M146 2 H{width - 146} V{_FOOT} H146Z", "url(#foot)")
    for x in range(160, round(width) - 230, 80):
        body += f'<path d="M{x} {_FOOT - 8} l40 -40 h40 l-40 40Z" fill="{_PAINT}"/>'
    body += linear("fl", (0, _FOOT), (0, high), *_C.ramp("ground fl"))
    body += _rect(0, _FOOT, width, _FLOOR, "url(#fl)") + _rect(0, _FOOT, width, 20, _C["ground"], 0.55)
    for line in range(-8, 9):
        start, end = middle + line * 150, middle + line * 230
        body += (
            f'<path d="M{start} {_FOOT} L{end} {high}" stroke="{_C["ground stroke"]}" '
            f'stroke-width="3" opacity=".4"/>'
        )
    return body


def _drum(width: float) -> str:
    """What the shutter rolls up on, and its shade."""
    body = linear("drum", (0, 0), (0, 104), *_C.ramp("drum"))
    body += _shape(f"M-10 -10 H{width + 10} V96 H-10Z", "url(#drum)")
    body += _rect(0, 98, width, 34, _C["shadow"], 0.35)
    for x in range(60, round(width / 2) - 390, 120):
        for rivet in (x, width - x):
            body += _circle(rivet, 48, 8, _C["drum rivet rim"]) + _circle(
                rivet - 1.5, 46, 5.5, _C["drum rivet"]
            )
    return body


def _light(width: float, height: float) -> str:
    """The cone of one lamp over the middle, and the dark around it."""
    x = width / 2
    body = linear(
        "cone", (x, 90), (x, height), f"{_C['cone']}/.34", f"{_C['cone edge']}/.14", f"{_C['cone edge']}/.02"
    )
    body += f'<path d="M{x - 60} 96 H{x + 60} L{x + 600} {height} H{x - 600}Z" fill="url(#cone)"/>'
    body += radial(
        "lamp",
        (x, 110),
        420,
        f"{_C['lamp glow']}/.8",
        f"{_C['lamp glow edge']}/.25",
        f"{_C['lamp glow edge']}/0",
    )
    body += _circle(x, 110, 420, "url(#lamp)")
    reach = max(1180, x * 1.2)
    body += radial(
        "vig",
        (x, height * 0.48),
        reach,
        f"{_C['dark corners']}/0",
        f"{_C['dark corners']}/0",
        f"{_C['dark corners']}/.35",
        f"{_C['dark corners']}/.85",
    )
    return body + _rect(0, 0, width, height, "url(#vig)")


_LAMP = _shape("M24 0 H144 L168 34 H0Z", _C["lamp shade"]) + _shape("M8 34 H160 V42 H8Z", _C["lamp rim"], 3)


def shutter(width: int, height: int) -> pygame.Surface:
    """The closed shutter of a size in pixels, opaque: nothing behind it can be seen.

    It is put together from strips, and what is soft is painted small: as one drawing it would take half a
    second.
    """
    scale = min(width / 1440, height / _HEIGHT)
    wide, high = width / scale, height / scale

    def strip(body: str, size: tuple[float, float]) -> pygame.Surface:
        pixels = round(size[0] * scale), round(size[1] * scale)
        return rasterise(document(body, *size), pixels)

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
    lamp = strip(f'<g transform="translate(4 4)">{_LAMP}</g>', (176, 50))
    image.blit(lamp, (width // 2 - lamp.get_width() // 2, round(80 * scale)))
    return image


def _soft(body: str, size: tuple[float, float], pixels: tuple[int, int], share: int) -> pygame.Surface:
    """A drawing painted so many times smaller, and made large."""
    small = rasterise(document(body, *size), (pixels[0] // share, pixels[1] // share))
    return pygame.transform.smoothscale(small, pixels)


def sign(width: int, height: int, scale: float, colors: tuple[str, str, str], chain: int) -> pygame.Surface:
    """A brass sign with a face in a seat's colours, hanging on chains that are `chain` pixels long.

    `scale` is pixels a pixel of a window 1080 high; the sign itself begins below the chains.
    """
    wide, high, above = width / scale, height / scale, chain / scale
    body = ""
    for x in (80, wide - 80):
        for pen, color, dash in ((11, _INK, ""), (5, _C["sign"], ' stroke-dasharray="11 6"')):
            body += f'<path d="M{x} {-above} V30" stroke="{color}" stroke-width="{pen}"{dash}/>'
    body += linear("rim", (0, 0), (0, high), *_C.ramp("sign rim"))
    body += _shape(_corners(2, wide, high, 24), "url(#rim)", 4)
    body += linear("f", (0, 0), (0, high), *colors) + _shape(_corners(16, wide, high, 18), "url(#f)", 4)
    body += linear("g", (0, 16), (0, 120), f"{_C['gloss']}/.16", f"{_C['gloss']}/0")
    body += f'<path d="M34 20 H{wide - 34} L{wide - 20} 34 V120 H20 V34Z" fill="url(#g)"/>'
    for x in (46, wide - 46):
        for y in (46, high - 46):
            body += _circle(x, y, 7, _C["sign rivet rim"]) + _circle(x - 1, y - 1.5, 4.6, _C["sign rivet"])
    whole = f'<g transform="translate(0 {above})">{body}</g>'
    return rasterise(document(whole, wide, high + above), (width, height + chain))


def _corners(inset: float, wide: float, high: float, cut: float) -> str:
    """A rectangle with cut corners, as a path."""
    right, foot = wide - inset, high - inset
    return (
        f"M{inset + cut} {inset} H{right - cut} L{right} {inset + cut} V{foot - cut} L{right - cut} {foot} "
        f"H{inset + cut} L{inset} {foot - cut} V{inset + cut}Z"
    )


def ribbon(width: int, height: int) -> pygame.Surface:
    """A steel band with pointed ends, for one sentence."""
    tip, middle = height * 0.26, height / 2
    body = linear("r", (0, 0), (0, height), *_C.ramp("ribbon"))
    edge = max(2.0, height * 0.06)
    body += _shape(
        f"M{tip} {edge / 2} H{width - tip} L{width - edge / 2} {middle} L{width - tip} {height - edge / 2} "
        f"H{tip} L{edge / 2} {middle}Z",
        "url(#r)",
        edge,
    )
    light = f'<path d="M{tip} {edge * 1.6} H{width - tip}" stroke="{_C["gloss"]}" stroke-width="{edge / 2}"'
    return rasterise(document(body + light + ' opacity=".3"/>', width, height), (width, height))


def progress_ring(
    size: int, share: float, tone: tuple[str, str] = _C.ramp("progress ring")
) -> pygame.Surface:
    """A ring that fills clockwise from the top; `share` is 0 to 1."""
    body = _circle(60, 60, 52, _INK) + f'<circle cx="60" cy="60" r="46" fill="none" stroke="{tone[0]}"'
    body += ' stroke-width="12"/>'
    if share > 0:
        turn = min(share, 0.999) * math.tau - math.pi / 2
        end = f"{60 + 46 * math.cos(turn):.2f} {60 + 46 * math.sin(turn):.2f}"
        body += f'<path d="M60 14 A46 46 0 {int(share > 0.5)} 1 {end}" fill="none" stroke="{tone[1]}"'
        body += ' stroke-width="12" stroke-linecap="round"/>'
    body += _circle(60, 60, 36, _C["progress ring hub"])
    return rasterise(document(body, 120, 120), (size, size))


def sign_face(seat: int) -> tuple[str, str, str]:
    """The face of a sign in a seat's colours, from its top to its foot."""
    top, foot = seat_tone(seat)
    return top, foot, blend(foot, _INK, 0.4)


def sign_letters(seat: int) -> tuple[str, str]:
    """The large letters of a sign."""
    return _C["gloss"], blend(hex_of(SEATS[seat]), _C["gloss"], 0.58)


def sign_head(seat: int) -> Color:
    """The line above the large letters."""
    return mixed(SEATS[seat], (255, 255, 255), 0.74)
