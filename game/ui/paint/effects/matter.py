"""Parts that are matter: fire, smoke and metal, with one line of ink around all of it."""

import math

from game.content.effect_parts import Cells, Cloud, Disc, Dust, Fragments, Missile, Plumes, Puffs, Tongues
from game.ui.paint.effects.brush import Brush, poly, ray
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, circle, ellipse, group, path

_C = art_colors("effects/matter")

Ball = tuple[float, float, float]


def _balls(balls: list[Ball], colors: tuple[str, ...], edge: float, opacity: float) -> str:
    """Overlapping balls in one outline: shadow below, light above."""
    drawn = "".join(circle(x, y, radius + edge, OUTLINE) for x, y, radius in balls) if edge else ""
    for level, color in enumerate(colors):
        drawn += "".join(
            circle(x - radius * 0.1 * level, y - radius * 0.18 * level, radius * (1 - 0.27 * level), color)
            for x, y, radius in balls
        )
    return group(drawn, opacity=opacity)


def cloud(part: Cloud, brush: Brush) -> str:
    size, spread, random = brush.at(part.size), brush.at(part.spread), brush.random
    balls = [(brush.x, brush.y, size * 0.62 * min(1, spread + 0.2))]
    for _ in range(part.count):
        x, y = ray(random.uniform(0, 360), size * spread * random.uniform(0.15, 0.78))
        balls.append((brush.x + x, brush.y + y * 0.8, size * random.uniform(0.34, 0.6)))
    return _balls(balls, part.colors, part.edge, brush.at(part.opacity))


def puffs(part: Puffs, brush: Brush) -> str:
    begin, end, size, age = (brush.at(value) for value in (part.begin, part.end, part.size, part.age))
    balls = []
    for number in range(part.count):
        share = number / max(1, part.count - 1)
        x, y = brush.on_way(begin + (end - begin) * share)
        wobble = brush.random.uniform(-0.25, 0.25) * size
        balls.append((x + brush.at(part.x), y + wobble + brush.at(part.y), size + age * (1 - share)))
    return _balls(balls, part.colors, part.edge, brush.at(part.opacity))


def plumes(part: Plumes, brush: Brush) -> str:
    reach, size, random, drawn = brush.at(part.reach), brush.at(part.size), brush.random, ""
    for side in (-1, 1):
        balls: list[Ball] = []
        for number in range(part.count):
            share = (number + 1) / part.count
            x = brush.x + side * (34 + share * reach * 0.8 + random.uniform(-0.3, 0.3) * size)
            y = brush.y - share * reach + random.uniform(-0.3, 0.3) * size
            balls.append((x, y, size * (0.3 + 0.8 * share)))
            if share > 0.5:
                balls.append((x + side * size * 0.7, y + size * 0.5, size * 0.62 * share))
        jet = [(26, 8), (34 + reach * 0.44, -8 - reach * 0.5), (50 + reach * 0.5, -reach * 0.4)]
        drawn += poly([(brush.x + side * x, brush.y + y) for x, y in jet], _C["gloss"], 0, 0.7)
        drawn += _balls(balls, part.colors, part.edge, 1)
    return group(drawn, opacity=brush.at(part.opacity))


def fragments(part: Fragments, brush: Brush) -> str:
    near, far, size, fall = (brush.at(value) for value in (part.near, part.far, part.size, part.fall))
    random, drawn = brush.random, ""
    for _ in range(part.count):
        angle = random.uniform(brush.at(part.start), brush.at(part.end))
        share = random.random()
        away = near + (far - near) * share
        x, y = ray(angle, away)
        x, y, piece = brush.x + x, brush.y + y + fall * (0.4 + share), size * random.uniform(0.5, 1.15)
        if part.streak:
            streak = poly(
                [(-piece * 3.4, 0), (-piece * 0.2, -piece * 0.5), (-piece * 0.2, piece * 0.5)],
                _C["fragments"],
                0,
                0.5,
            )
            drawn += group(streak, (x, y), angle)
        corners = []
        for corner in range(5):
            dx, dy = ray(corner * 72 + random.uniform(0, 57), piece * random.uniform(0.55, 1.1))
            corners.append((x + dx, y + dy))
        drawn += poly(corners, random.choice(brush.metal), max(2, piece * 0.28))
        middle = (corners[0][0] + x) / 2, (corners[0][1] + y) / 2
        drawn += poly([corners[0], corners[1], middle], _C["gloss"], 0, 0.35)
    return group(drawn, opacity=brush.at(part.opacity))


def dust(part: Dust, brush: Brush) -> str:
    wide, size, drawn = brush.at(part.wide), brush.at(part.size), ""
    for level, color in enumerate(part.colors):
        for number in range(part.count):
            share = (number / (part.count - 1) - 0.5) * 2
            high = size * (0.35 + 0.65 * abs(share)) * brush.random.uniform(0.7, 1.05) * (1 - 0.34 * level)
            x, y = brush.x + share * wide - level * 3, brush.y - high * (0.5 + 0.3 * level)
            drawn += ellipse(x, y, high * 1.15, high * 0.8, color)
    return group(drawn, opacity=brush.at(part.opacity) * 0.85)


def _tongue(x: float, y: float, turn: float, long: float, wide: float, fill: str, edge: float = 0) -> str:
    d = (
        f"M0 {-wide * 0.3:.1f} C{long * 0.3:.1f} {-wide:.1f} {long * 0.66:.1f} {-wide * 0.9:.1f} {long:.1f} "
        f"{-wide * 0.2:.1f} C{long * 0.8:.1f} {-wide * 0.1:.1f} {long * 0.86:.1f} {wide * 0.3:.1f} "
        f"{long * 0.74:.1f} {wide * 0.5:.1f} C{long * 0.5:.1f} {wide * 0.9:.1f} {long * 0.2:.1f} "
        f"{wide * 0.7:.1f} 0 {wide * 0.3:.1f}Z"
    )
    return group(path(d, fill, OUTLINE, edge), (x, y), turn)


def tongues(part: Tongues, brush: Brush) -> str:
    long, wide, turn = brush.at(part.long), brush.at(part.wide), part.turn
    if part.along:
        long *= brush.span
        turn += math.degrees(math.atan2(-brush.start[1], -brush.start[0]))
    chances = [brush.random.uniform(0, 1) for _ in range(3 * part.count)]
    drawn = ""
    sizes = (1.0, 0.82, 0.58, 0.34)
    layers = [(OUTLINE, 1.03, part.edge)] if part.edge else []
    layers += [(color, sizes[min(number, 3)], 0.0) for number, color in enumerate(part.colors)]
    for color, share, edge in layers:
        for number in range(part.count):
            spread = (number / (part.count - 1) - 0.5) * part.fan if part.count > 1 else 0
            first, second, third = chances[3 * number : 3 * number + 3]
            size = long * share * (0.72 + 0.33 * second), wide * share * (0.7 + 0.4 * third)
            drawn += _tongue(brush.x, brush.y, turn + spread + 8 * first - 4, *size, color, edge)
    return group(drawn, opacity=brush.at(part.opacity))


def missile(part: Missile, brush: Brush) -> str:
    (x0, y0), (x1, y1) = brush.on_way(brush.way), brush.on_way(brush.way + 0.02)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    if part.shape == "missile":
        body = path("M-15 -5 H6 L16 0 L6 5 H-15Z", _C["missile"], OUTLINE, 2.6)
        body += path("M6 -5 L16 0 L6 5Z", _C["missile head"], OUTLINE, 2)
        body += path("M-15 -5 l-6 -5 v20 l6 -5Z", _C["missile fins"], OUTLINE, 2.4)
        body += poly([(-21, -4), (-36, 0), (-21, 4)], _C["missile flame"])
        body += poly([(-21, -2), (-29, 0), (-21, 2)], _C["gloss"])
    else:
        body = path("M-10 -8 H5 C15 -7 22 0 22 0 C22 0 15 7 5 8 H-10Z", _C["bullet"], OUTLINE, 3)
        body += path("M5 -8 C15 -7 22 0 22 0 H5Z", _C["bullet tip"])
        body += path("M-10 -8 h-6 v16 h6Z", _C["bullet rim"], OUTLINE, 2.5)
    return group(body, (brush.x, brush.y), turn, part.size, brush.at(part.opacity))


def cells(part: Cells, brush: Brush) -> str:
    fall, drawn = brush.at(part.fall), ""
    for number in range(part.count):
        x, y = brush.x + number * 9 - 12, brush.y + fall * (0.45 + 0.4 * number)
        d = f"M{x:.1f} {y:.1f} h24 v12 h-24Z"
        drawn += path(d, part.colors[number % len(part.colors)], OUTLINE, 3)
    return group(drawn, opacity=brush.at(part.opacity))


def disc(part: Disc, brush: Brush) -> str:
    across, high = brush.at(part.across), brush.at(part.high)
    thick = max(3, 13 - across * 0.2)
    drawn = ellipse(thick * 0.5, 2, across, high, _C["disc edge"], OUTLINE, 4)
    drawn += ellipse(0, 0, across, high, _C["disc"], OUTLINE, 4)
    drawn += ellipse(0, 0, across * 0.76, high * 0.78, _C["disc face"])
    drawn += ellipse(-across * 0.2, -high * 0.34, across * 0.42, high * 0.2, _C["disc light"], opacity=0.6)
    return group(drawn, (brush.x, brush.y), brush.at(part.turn), opacity=brush.at(part.opacity))
