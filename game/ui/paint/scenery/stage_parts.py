"""What places of duels share: stands, wall, floor, beams of light, weather and shades, as SVG.

The axis is x 0, the floor's lower edge y 776; `half` is how far a place is seen to each side of the axis.
"""

import random
from collections.abc import Callable, Sequence

from game.content.stages import Floor, Stands, Wall
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import (
    Paint,
    Point,
    circle,
    ellipse,
    gradient,
    group,
    horizontal,
    path,
    polygon,
    radial_gradient,
    rect,
    stroke,
    vertical,
)

_C = art_colors("stage_parts")

WIDTH, HEIGHT, FEET = 1512, 776, 694
"""What a window of 16:9 shows beside the console, and where the mechs stand."""
_NIGHT = _C["night"]
_EDGE = WIDTH / 2

Curve = Callable[[float], float]


def bow(y: float, rise: float) -> Curve:
    """A curve that climbs by `rise` on the way to each side, as the back of a round arena does."""

    def curve(x: float) -> float:
        out = abs(x) / _EDGE
        # Beyond the sides of a 16:9 window it climbs less and less, so that a wide one still has a sky.
        return y - rise * (out * out if out <= 1 else 1 + 2 * (out - 1) / out)

    return curve


def band(top: Curve, bottom: Curve, half: float, fill: Paint, opacity: float = 1) -> str:
    """What lies between two curves."""
    steps = round(2 * half / 38) + 1
    xs = [-half - 8 + number * (2 * half + 16) / steps for number in range(steps + 1)]
    points = [*((x, top(x)) for x in xs), *((x, bottom(x)) for x in reversed(xs))]
    return polygon(points, fill, opacity=opacity)


def _spread(half: float, step: float) -> list[float]:
    """Places from side to side that stay where they are when more is seen at the sides."""
    count = int((half + step) / step)
    return [number * step for number in range(-count, count + 1)]


def stands(parts: Stands, half: float) -> str:
    """Rows of seats; spectators are small domes."""
    chance = random.Random(5)
    body = ""
    for number, color in enumerate(parts.rows):
        top, seat = bow(448 + number * 26, 150 - number * 18), bow(471 + number * 26, 132 - number * 18)
        body += band(top, bow(560, 60), half, color)
        domes: dict[str, str] = {}
        for x in _spread(half, 19):
            size = 6.2 + 2.6 * min(1.3, abs(x) / _EDGE)
            if chance.random() < 0.9:
                at = x + chance.uniform(-4, 4)
                dome = (
                    f"M{at - size:.1f} {seat(at):.1f} a{size:.1f} {size * 1.15:.1f} 0 0 1 {2 * size:.1f} 0Z"
                )
                color = chance.choice(parts.crowd)
                domes[color] = domes.get(color, "") + dome
        body += "".join(path(d, color, opacity=0.62) for color, d in domes.items())
    return body


WALL_TOP, WALL_FOOT = bow(520, 74), bow(572, -40)


def wall(parts: Wall, half: float) -> str:
    """The low wall, in one of its styles, with light along its upper edge."""
    top, foot = WALL_TOP, WALL_FOOT
    if parts.style == "rocks":
        return _rocks(parts, half)
    body = band(top, foot, half, parts.front) + band(lambda x: foot(x) - 13, foot, half, parts.shade)
    body += "".join(_STYLES[parts.style](parts, x) for x in _spread(half, 84))
    body += band(lambda x: top(x) - 9, lambda x: top(x) - 1, half, parts.rim)
    return body + band(lambda x: top(x) - 1, lambda x: top(x) + 6, half, parts.deep, 0.5)


def _stroke(x: float, width: float, parts: Wall) -> list[Point]:
    """An upright strip of the wall; the further from the axis, the more it leans."""
    slant = x * 0.05
    first, last = x, x + width
    return [
        (first, WALL_TOP(first)),
        (last, WALL_TOP(last)),
        (last + slant, WALL_FOOT(last)),
        (first + slant, WALL_FOOT(first)),
    ]


def _arch(parts: Wall, x: float) -> str:
    y, high = WALL_TOP(x) + 12, WALL_FOOT(x) - WALL_TOP(x) - 28
    side = f"v{high * 0.55:.0f}"
    gate = f"M{x - 22:.0f} {y + high * 0.45:.0f} a22 {high * 0.45:.0f} 0 0 1 44 0 {side} h-44Z"
    pillar = polygon(_stroke(x + 37, 10, parts), parts.deep, opacity=0.55)
    return path(gate, parts.shade) + pillar


def _post(parts: Wall, x: float) -> str:
    return polygon(_stroke(x, 12, parts), parts.shade)


def _block(parts: Wall, x: float) -> str:
    """Blocks in two courses, the joints of one over the middles of the other."""
    middle = (WALL_TOP(x) + WALL_FOOT(x)) / 2 - 3
    upper, lower = _stroke(x, 4, parts), _stroke(x + 42, 4, parts)
    joints = polygon([upper[0], upper[1], (x + 4 + x * 0.025, middle), (x + x * 0.025, middle)], parts.deep)
    joints += polygon([(x + 42, middle), (x + 46, middle), lower[2], lower[3]], parts.deep)
    after = (WALL_TOP(x + 84) + WALL_FOOT(x + 84)) / 2 - 3
    course = [(x, middle), (x + 84, after), (x + 84, after + 4), (x, middle + 4)]
    lean = x * 0.025
    face = [(x + 10, WALL_TOP(x + 10) + 9), (x + 76, WALL_TOP(x + 76) + 9)]
    face += [(x + 76 + lean, middle - 4), (x + 10 + lean, middle - 4)]
    return joints + polygon(course, parts.deep) + polygon(face, parts.rim, opacity=0.13)


_STYLES: dict[str, Callable[[Wall, float], str]] = {"arches": _arch, "posts": _post, "blocks": _block}


def _rocks(parts: Wall, half: float) -> str:
    """Boulders side by side instead of a wall; their tops catch the light."""
    chance = random.Random(11)
    body = band(lambda x: WALL_TOP(x) + 14, WALL_FOOT, half, parts.deep)
    for x in _spread(half, 62):
        wide, lift = chance.uniform(44, 66), chance.uniform(-12, 14)
        top, foot = WALL_TOP(x) + lift, WALL_FOOT(x)
        crown = [(x - wide * 0.62, top + 20), (x - wide * 0.3, top), (x + wide * 0.34, top + 4)]
        outer = [(x + wide * 0.66, top + 24), (x + wide * 0.8, foot), (x - wide * 0.8, foot)]
        ridge = (x + chance.uniform(-8, 8), top + 26)
        body += polygon([*crown, *outer], parts.front) + polygon(
            [*crown, (ridge[0] + wide * 0.2, top + 15), ridge], parts.rim
        )
        body += polygon([ridge, (x + wide * 0.34, top + 4), *outer[:2], (ridge[0] + 8, foot)], parts.shade)
    return body


def floor(parts: Floor, half: float) -> str:
    """The ground in its style, and a pool of light under the mechs."""
    edge, line = WALL_FOOT, parts.line
    body = band(edge, lambda x: HEIGHT + 4, half, vertical(566, HEIGHT, *parts.colors))
    shine = f"{parts.shine}/.5", f"{parts.shine}/.16", f"{parts.shine}/0"
    pool = circle(0, 640, 700, radial_gradient((0, 640), 700, *shine))
    body += group(pool, (0, round(640 * 0.78)), 0, (1, 0.22))
    if parts.style != "cracks":
        body += ellipse(0, FEET - 4, 1010, 132, "none", line, 5, opacity=0.4)
        body += ellipse(0, FEET - 4, 742, 96, "none", line, 4, opacity=0.4)
    return body + _FLOORS[parts.style](parts, half)


def _rays(parts: Floor, numbers: Sequence[int]) -> str:
    """Lines that meet far behind the axis."""
    rays = "".join(f"M{n * 92} {WALL_FOOT(n * 92):.0f} L{n * 92 * 2.7:.0f} {HEIGHT}" for n in numbers)
    return stroke(rays, parts.line, 2.5, opacity=0.34)


def _sand(parts: Floor, half: float) -> str:
    chance = random.Random(3)
    body = _rays(parts, range(-17, 18, 2))
    for _ in range(150):
        y, x = chance.uniform(600, HEIGHT), chance.uniform(-1200, 1200)
        wide, faint = chance.uniform(8, 34) * (y - 540) / 150, chance.uniform(0.1, 0.26)
        if abs(x) < half + wide:
            body += ellipse(x, y, wide, 1.6 + (y - 580) / 120, parts.line, opacity=faint)
    return body


def _plates(parts: Floor, half: float) -> str:
    body = _rays(parts, range(-17, 18))
    for y in (606, 648, 742):
        body += rect(-half, y, 2 * half, 2 + (y - 600) / 70, parts.line, opacity=0.42)
        body += rect(-half, y + 4, 2 * half, 2, parts.shine, opacity=0.18)
    return body


def _cracks(parts: Floor, half: float) -> str:
    """Cracks that fork, each with light on its lower edge."""
    chance = random.Random(8)
    dark = ""
    for part in range(28):
        y, x = chance.uniform(604, 768), -1200 + (part + chance.random()) * 2400 / 28
        deep, way = (y - 540) / 150, chance.choice((-1, 1))
        dark += f"M{x:.0f} {y:.0f}"
        for number in range(chance.randint(3, 5)):
            x += way * chance.uniform(24, 64) * deep
            y += chance.uniform(-13, 13) * deep
            dark += f" L{x:.0f} {y:.0f}"
            if number == 1:
                fork = x + way * 26 * deep, y + chance.choice((-18, 18)) * deep
                dark += f" L{fork[0]:.0f} {fork[1]:.0f} L{x:.0f} {y:.0f}"
    lit = group(stroke(dark, parts.shine, 2, opacity=0.3), (0, 3))
    return lit + stroke(dark, parts.line, 2.6, opacity=0.42)


_FLOORS: dict[str, Callable[[Floor, float], str]] = {"sand": _sand, "plates": _plates, "cracks": _cracks}


def beams(color: str, strength: float) -> str:
    """Two beams of light that meet the mechs."""
    body = ""
    for side in (-1, 1):
        top, foot = side * (_EDGE - 150), side * (_EDGE - 480)
        stops = f"{color}/{strength * 2.1:.2f}", f"{color}/{strength:.2f}", f"{color}/0"
        cone = [(top - 26, 0), (top + 26, 0), (foot + 190, FEET + 20), (foot - 190, FEET + 20)]
        body += polygon(cone, gradient((top, 0), (foot, FEET), *stops))
    return body


def weather(kind: str, color: str, half: float) -> str:
    """Rain, snow, sparks or dust over everything."""
    chance = random.Random(21)
    count = {"rain": 150, "snow": 120, "sparks": 70, "dust": 46}.get(kind, 0)
    body = ""
    for _ in range(round(count * 2400 / WIDTH)):
        x, y, faint = chance.uniform(-1200, 1200), chance.uniform(-20, 730), chance.uniform(0.1, 0.28)
        size = chance.uniform(0.6, 1)
        if abs(x) > half + 20:
            continue
        if kind == "rain":
            body += stroke(f"M{x:.0f} {y:.0f} l-9 34", color, 1.6, opacity=faint)
            continue
        radius = {"snow": 4.2, "sparks": 3, "dust": 2.6}[kind] * size
        bright = faint * {"snow": 2.2, "sparks": 3.2, "dust": 1.5}[kind]
        body += circle(x, y, radius, color, opacity=bright)
    return body


def shades(half: float) -> str:
    """Dark where plates, benches and the rail lie, so that they are read before the place."""
    side = min(260.0, half * 0.35)
    dark, clear, low = f"{_NIGHT}/.62", f"{_NIGHT}/0", HEIGHT - 90
    top = vertical(0, 230, f"{_NIGHT}/.78", f"{_NIGHT}/.42", clear)
    body = rect(-half, 0, 2 * half, 230, top)
    body += rect(-half, 0, side, HEIGHT, horizontal(-half, side - half, dark, clear))
    body += rect(half - side, 0, side, HEIGHT, horizontal(half, half - side, dark, clear))
    return body + rect(-half, low, 2 * half, 90, vertical(low, HEIGHT, clear, f"{_NIGHT}/.6"))
