"""Metal laid along the skin: it bends with every pose."""

import math

from game.content.dino_metal import Band, Gear, Hose, Metal, Patch, Plate, Ribs
from game.ui.paint.dino.parts import part
from game.ui.paint.dino.shapes import INK, bolt, circle, glow, line, path
from game.ui.paint.dino.tones import Tones
from game.ui.paint.dino.tube import Tube
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import group, outline

_C = art_colors("dino/metal")


def metal(one: Metal, tones: Tones, tube: Tube) -> str:
    """One piece of metal as SVG."""
    match one:
        case Plate():
            return _plate(one, tones, tube)
        case Band():
            return _band(one, tones, tube)
        case Ribs():
            return _ribs(one, tones, tube)
        case Hose():
            return _hose(one, tones, tube)
        case Patch():
            return _patch(one, tones, tube)
        case Gear():
            knot, depth = one.at
            drawn = part("metal", one.name, tones)
            return group(drawn, tube.point(knot, depth), tube.turn(knot) * one.follow + one.turn, one.size)


def _plate(plate: Plate, tones: Tones, tube: Tube) -> str:
    (start, end), (low, high) = plate.knots, plate.depth
    drawn = tube.band(start, end, low, high, tones["steel"], 4)
    drawn += tube.band(start, end, low, low + (high - low) * 0.42, tones["steel_shade"])
    drawn += tube.band(start, end, low, high, "none", 4)
    for i in range(plate.bolts):
        knot = start + (end - start) * (i + 0.5) / plate.bolts
        drawn += bolt(*tube.point(knot, low + (high - low) * 0.68), 3.6, tones["steel"])
    return drawn


def _band(band: Band, tones: Tones, tube: Tube) -> str:
    start, end = band.knots
    drawn = tube.band(start, end, -1.06, 1.08, tones["trim"], 4)
    drawn += tube.band(start, end, -1.06, -0.2, tones["trim_dark"])
    drawn += tube.band(start, end, 0.5, 0.75, tones["trim_light"])
    return drawn + tube.band(start, end, -1.06, 1.08, "none", 4)


def _ribs(ribs: Ribs, tones: Tones, tube: Tube) -> str:
    (start, end), (low, high) = ribs.knots, ribs.depth
    middle, steps = (low + high) / 2, 14
    wide = tube.at(start)[2]

    def bulge(share: float) -> float:
        return math.sqrt(max(0.0, math.sin(math.pi * share)))

    shares = [i / steps for i in range(steps + 1)]
    edges = [
        [tube.point(start + (end - start) * u, middle + (edge - middle) * bulge(u)) for u in shares]
        for edge in (high, low)
    ]
    x, y = tube.point((start + end) / 2, middle)
    drawn = path(outline([*edges[0], *reversed(edges[1])]), _C["ribs"])
    drawn += glow(x, y, wide * 1.05, tones["glow"], 0.95)
    drawn += circle(x, y, wide * 0.2, tones["glow_light"], 0)
    for i in range(1, 5):
        knot, share = start + (end - start) * i / 5, bulge(i / 5) * 0.98
        top, bent = tube.point(knot, middle + (high - middle) * share), tube.point(knot + 0.1, middle)
        bottom = tube.point(knot, middle + (low - middle) * share)
        rib = f"M{top[0]:.1f} {top[1]:.1f} Q{bent[0] + 10:.1f} {bent[1]:.1f} {bottom[0]:.1f} {bottom[1]:.1f}"
        drawn += line(rib, INK, 10) + line(rib, tones["steel"], 4.5)
    return drawn


def _hose(hose: Hose, tones: Tones, tube: Tube) -> str:
    start, end = tube.point(*hose.start), tube.point(*hose.end)
    knot, depth = ((a + b) / 2 for a, b in zip(hose.start, hose.end, strict=True))
    bent = tube.point(knot, depth + hose.sag)
    curve = f"M{start[0]:.1f} {start[1]:.1f} Q{bent[0]:.1f} {bent[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
    drawn = line(curve, INK, 13) + line(curve, tones[hose.tone], 6)
    return drawn + "".join(circle(*place, 5.7, tones["steel_shade"], 3.5) for place in (start, end))


def _patch(patch: Patch, tones: Tones, tube: Tube) -> str:
    (start, end), (low, high) = patch.knots, patch.depth
    drawn = tube.band(start, end, low, high, tones["steel_shade"], 4)
    drawn += tube.band(start, end, (low + high) / 2, high, blend(tones["steel"], tones["steel_shade"], 0.1))
    drawn += tube.band(start, end, low, high, "none", 4)
    for knot in (start + 0.12, end - 0.12):
        for depth in (low + 0.12, high - 0.12):
            drawn += bolt(*tube.point(knot, depth), 3, tones["steel"])
    return drawn
