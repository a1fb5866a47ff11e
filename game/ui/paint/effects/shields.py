"""Parts that shield and glow with heat."""

import math

from game.content.effect_parts import Dome, Waves
from game.ui.paint.effects.brush import Brush, ray
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import group, polygon, stroke

_C = art_colors("effects/shields")

_CELL = 9.6
_ACROSS, _DOWN = 19, 16.5


def dome(part: Dome, brush: Brush) -> str:
    """Hexagons behind the blow at (0, 0); light starts there and passes outwards."""
    lit, spread, opacity, drawn = brush.at(part.lit), brush.at(part.spread), brush.at(part.opacity), ""
    radius = _CELL * (1 - spread * 0.6)
    for row in range(-5, 6):
        for column in range(-4, 5):
            x, y = column * _ACROSS + (row % 2) * _ACROSS / 2, row * _DOWN
            if math.hypot(x * 1.25, y) > part.radius * 1.12 or x > 22:
                continue
            px, py = brush.x + x * (1 + spread), brush.y + y * (1 + spread)
            near = max(0.0, 1 - math.hypot(px, py) / lit) if lit else 0.0
            corners = [ray(60 * corner + 30, radius) for corner in range(6)]
            fill = part.color if near < 0.55 else _C["gloss"]
            points = [(px + dx, py + dy) for dx, dy in corners]
            drawn += polygon(points, fill, _C["dome"], 1.6, opacity=opacity * (0.16 + 0.8 * near))
    return drawn


def waves(part: Waves, brush: Brush) -> str:
    wide, high, drawn = brush.at(part.wide), brush.at(part.high), ""
    for number in range(part.count):
        share = number / max(1, part.count - 1) * 2 - 1
        x, y = brush.x + share * wide, brush.y + abs(share) * high * 0.6
        quarter = high / 2
        d = f"M{x:.1f} {y:.1f} q6 {-quarter / 2:.1f} 0 {-quarter:.1f} q-6 {-quarter / 2:.1f} 0 {-quarter:.1f}"
        drawn += stroke(d, part.color, 3.4, stroke_linecap="round")
    return group(drawn, opacity=brush.at(part.opacity))
