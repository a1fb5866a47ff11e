"""Parts that are light: they have no ink and are gone in a moment."""

import math

from game.content.effect_parts import Beam, Bolt, Crescent, Glow, Lens, Needles, Ring, Sparkles, Speed, Star
from game.ui.paint.effects.brush import Brush, poly, ray, soft_light
from game.ui.paint.svg import Point, circle, ellipse, group

_STEPS = 40
_THICKEST = 0.68
"""How far along a crescent it is widest: near the blade."""


def glow(part: Glow, brush: Brush) -> str:
    return soft_light(
        brush.x, brush.y, brush.at(part.radius), brush.color(part.color), brush.at(part.opacity) * 0.9
    )


def crescent(part: Crescent, brush: Brush) -> str:
    radius, wide = brush.at(part.radius), brush.at(part.wide)
    start, end = brush.at(part.start), brush.at(part.end)
    outer: list[Point] = []
    inner: list[Point] = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        angle = math.radians(start + (end - start) * share)
        if share < _THICKEST:
            thick = wide * (share / _THICKEST) ** 1.4
        else:
            thick = wide * max(0.0, math.cos((share - _THICKEST) / (1 - _THICKEST) * math.pi / 2)) ** 0.8
        for row, away in ((outer, radius + thick * 0.35), (inner, radius - thick * 0.65)):
            row.append((brush.x + math.cos(angle) * away, brush.y + math.sin(angle) * away * part.squash))
    return poly(outer + inner[::-1], brush.color(part.color), 0, brush.at(part.opacity))


def needles(part: Needles, brush: Brush) -> str:
    near, far, wide = brush.at(part.near), brush.at(part.far), brush.at(part.wide)
    start, end, random = brush.at(part.start), brush.at(part.end), brush.random
    drawn = ""
    for _ in range(part.count):
        angle = random.uniform(start, end)
        begin = near * random.uniform(0.6, 1.2)
        tip = begin + (far - near) * random.uniform(0.3, 1)
        across = ray(angle + 90, wide * random.uniform(0.5, 1.1))
        points = []
        for distance, side in (
            (begin, 0),
            (begin + (tip - begin) * 0.7, 1),
            (tip, 0),
            (begin + (tip - begin) * 0.7, -1),
        ):
            x, y = ray(angle, distance)
            points.append((brush.x + x + across[0] * side, brush.y + y + across[1] * side))
        drawn += poly(points, brush.color(random.choice(part.colors)))
    return group(drawn, opacity=brush.at(part.opacity))


def star(part: Star, brush: Brush) -> str:
    inner, outer, random = brush.at(part.inner), brush.at(part.outer), brush.random
    points = []
    for number in range(2 * part.points):
        angle = 180 * number / part.points + math.degrees(random.uniform(-0.3, 0.3) / part.points)
        away = inner * random.uniform(0.85, 1.15) if number % 2 else outer * random.uniform(0.72, 1.1)
        x, y = ray(angle, away)
        points.append((brush.x + x, brush.y + y * part.squash))
    return poly(points, brush.color(part.color), part.edge, brush.at(part.opacity))


def ring(part: Ring, brush: Brush) -> str:
    color, wide = brush.color(part.color), brush.at(part.wide)
    across, high = brush.at(part.across), brush.at(part.high)
    return ellipse(brush.x, brush.y, across, high, "none", color, wide, opacity=brush.at(part.opacity))


def lens(part: Lens, brush: Brush) -> str:
    half, wide = brush.at(part.long) / 2, brush.at(part.wide)
    middle = brush.x - half + 2 * half * part.middle
    points = [
        (brush.x - half, brush.y),
        (middle, brush.y - wide),
        (brush.x + half, brush.y),
        (middle, brush.y + wide),
    ]
    return poly(points, brush.color(part.color), 0, brush.at(part.opacity))


def beam(part: Beam, brush: Brush) -> str:
    wide, phase, drawn = brush.at(part.wide), brush.random.uniform(0, 6), ""
    (x, y), steps, span = brush.start, 42, max(1.0, brush.span)
    across = -y / span, x / span
    for number, color in enumerate(part.colors):
        band = wide * (1, 0.7, 0.38)[min(number, 2)]
        sides: tuple[list[Point], list[Point]] = ([], [])
        for step in range(steps + 1):
            share = step / steps
            for row, side in zip(sides, (-1, 1), strict=True):
                swell = math.sin(step * (0.8 + 0.15 * number) + phase + number + (side > 0) * 2)
                away = side * band * (1 + part.wave * 1.6 * swell)
                row.append((x * (1 - share) + across[0] * away, y * (1 - share) + across[1] * away))
        drawn += poly(sides[0] + sides[1][::-1], brush.color(color), 0, 0.75 if number == 0 else 1)
    return group(drawn, opacity=brush.at(part.opacity))


def bolt(part: Bolt, brush: Brush) -> str:
    wide, reach, steps = brush.at(part.wide), brush.at(part.reach), 9
    (x, y), span = brush.start, max(1.0, brush.span)
    across = -y / span, x / span
    spine = []
    for step in range(steps + 1):
        share = step / steps * reach
        off = brush.random.uniform(-part.jag, part.jag) if 0 < step < steps else 0
        spine.append((x * (1 - share) + across[0] * off, y * (1 - share) + across[1] * off))
    drawn = ""
    for number, color in enumerate(part.colors):
        half = wide * (1, 0.62, 0.3)[min(number, 2)]
        sides = [
            [
                (
                    px + across[0] * side * half * (1 - 0.75 * step / steps),
                    py + across[1] * side * half * (1 - 0.75 * step / steps),
                )
                for step, (px, py) in enumerate(spine)
            ]
            for side in (-1, 1)
        ]
        drawn += poly(sides[0] + sides[1][::-1], brush.color(color))
    return group(drawn, opacity=brush.at(part.opacity))


def speed(part: Speed, brush: Brush) -> str:
    wide, high, random, drawn = brush.at(part.wide), brush.at(part.high), brush.random, ""
    for _ in range(part.count):
        x, y = brush.x + random.uniform(-wide, wide), brush.y + random.uniform(-high, high)
        long = random.uniform(24, 70)
        points = [(x, y), (x + long, y - 1.6), (x + long, y + 1.6)]
        drawn += poly(points, brush.color(part.color), 0, random.uniform(0.4, 1))
    return group(drawn, opacity=brush.at(part.opacity))


def sparkles(part: Sparkles, brush: Brush) -> str:
    wide, high, random, drawn = brush.at(part.wide), brush.at(part.high), brush.random, ""
    for _ in range(part.count):
        x, y = brush.x + random.uniform(-wide, wide), brush.y + random.uniform(-high, high)
        drawn += circle(x, y, part.size * random.uniform(0.4, 1), brush.color(part.color))
    return group(drawn, opacity=brush.at(part.opacity))
