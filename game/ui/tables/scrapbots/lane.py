"""A lane as it is drawn: a steel floor between rails, arrows towards the middle, a gate at either end."""

import pygame

from game.engine.seats import Seat
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import SEATS
from game.ui.paint.svg import document, linear, rasterise

_GATE = 16
_ARROW_STEP, _BOLT_STEP, _STRIPE_STEP = 26, 36, 22


@kept(6_000_000, pixels_of)
def lane_image(width: int, height: int, scale: float, bottom: Seat) -> pygame.Surface:
    """A lane of so many pixels, with the gate of `bottom` at its foot."""
    wide, high = width / scale, height / scale
    parts = [_floor(wide, high), _arrows(wide / 2, high), _rails(wide, high)]
    parts += [_gate(4, wide, 1 - bottom), _gate(high - _GATE - 4, wide, bottom)]
    middle = (
        f'<path d="M20 {high / 2:.1f} H{wide - 20:.1f}" stroke="#ffc531" stroke-width="2" '
        'stroke-dasharray="10 7" opacity=".9"/>'
    )
    return rasterise(document("".join([*parts, middle]), wide, high), (width, height))


def _floor(wide: float, high: float) -> str:
    shades = linear("f", (0, 0), (0, high), "#2b1d24", "#141c24", "#10171e", "#141c24", "#182838")
    return (
        f'{shades}<rect x="1" y="1" width="{wide - 2:.1f}" height="{high - 2:.1f}" rx="14" '
        'fill="url(#f)" fill-opacity=".93" stroke="#3f6675" stroke-width="1.6"/>'
    )


def _arrows(middle: float, high: float) -> str:
    arrows = []
    for top in range(40, round(high / 2) - 20, _ARROW_STEP):
        for tail, tip in ((top, top + 16), (high - top, high - top - 16)):
            arrows.append(f"M{middle - 44:.1f} {tail} L{middle:.1f} {tip} L{middle + 44:.1f} {tail}")
    return (
        f'<path d="{" ".join(arrows)}" fill="none" stroke="#7fa6b5" stroke-width="7" '
        'stroke-linejoin="round" stroke-linecap="round" opacity=".09"/>'
    )


def _rails(wide: float, high: float) -> str:
    parts = []
    for x in (12, wide - 12):
        line = f"M{x:.1f} {_GATE + 6} V{high - _GATE - 6:.1f}"
        parts.append(f'<path d="{line}" stroke="#0a0f14" stroke-width="9"/>')
        parts.append(f'<path d="{line}" stroke="#516b78" stroke-width="3" opacity=".7"/>')
        parts += [
            f'<circle cx="{x:.1f}" cy="{y}" r="2.6" fill="#7d97a3"/>'
            for y in range(36, round(high) - 30, _BOLT_STEP)
        ]
    return "".join(parts)


def _gate(top: float, wide: float, seat: Seat) -> str:
    color = "#{:02x}{:02x}{:02x}".format(*SEATS[seat])
    head, foot = top + 4, top + _GATE - 4
    stripes = " ".join(
        f"M{x} {foot:.1f} L{x + 8} {head:.1f} H{x + 16} L{x + 8} {foot:.1f}Z"
        for x in range(16, round(wide) - 24, _STRIPE_STEP)
    )
    return (
        f'<rect x="6" y="{top:.1f}" width="{wide - 12:.1f}" height="{_GATE}" rx="7" fill="#10161c" '
        f'stroke="{color}" stroke-width="2"/><path d="{stripes}" fill="{color}" opacity=".55"/>'
    )
