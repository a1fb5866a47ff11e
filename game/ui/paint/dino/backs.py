"""What stands on an animal's back: one half behind the skin, the other half on it."""

import math
from collections.abc import Callable, Sequence

from game.content.dinos import Sail
from game.ui.paint.dino.armor import lances, shell
from game.ui.paint.dino.shapes import INK, Place, circle, line, path
from game.ui.paint.dino.tones import Tones
from game.ui.paint.dino.tube import Tube
from game.ui.paint.materials.steel import blend
from game.ui.paint.svg import group, outline


def back(sail: Sail, tones: Tones, tube: Tube, *, front: bool) -> str:
    """The half of a back that lies behind the skin, or that in front of it."""
    return _BACKS[sail.kind](sail, tones, tube, front)


def _steps(sail: Sail, step: float, shift: float = 0) -> list[float]:
    """Knots along the back, so far from each other."""
    start, end = sail.knots
    return [start + shift + i * step for i in range(int((end - start) / step) + 1)]


def _hill(count: int, low: float, high: float) -> list[float]:
    """Heights that rise to the middle and fall again."""
    return [low + high * math.sin(math.pi * (i + 1) / (count + 1)) for i in range(count)]


def _points(
    tube: Tube,
    knots: Sequence[float],
    heights: Sequence[float],
    half: float,
    colors: tuple[str, str],
    lean: float,
) -> str:
    """Triangles on the back, `half` a base wide in knots to each side."""
    drawn = ""
    for knot, height in zip(knots, heights, strict=False):
        rear, front = tube.point(knot - half, 0.86), tube.point(knot + half, 0.86)
        foot, tip = tube.point(knot, 0.86), tube.above(knot, 0.86, height, lean)
        drawn += path(outline([rear, tip, front]), colors[0], 4)
        drawn += path(outline([foot, tip, front]), colors[1], 0)
        drawn += path(outline([rear, tip, front]), "none", 4)
    return drawn


def _spikes(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    if front:
        return ""
    knots = _steps(sail, 0.55)
    heights = [height * sail.height for height in _hill(len(knots), 14, 30)]
    return _points(tube, knots, heights, 0.2, (tones["steel"], tones["steel_shade"]), -0.25)


def _fins(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    if front:
        return ""
    knots = _steps(sail, 0.5)
    heights = [height * sail.height for height in _hill(len(knots), 16, 26)]
    return _points(tube, knots, heights, 0.26, (tones["trim"], tones["trim_dark"]), -0.5)


def _quills(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """Feathers that grow longer towards the neck and lie back."""
    if front:
        return ""
    knots = _steps(sail, 0.34)
    heights = [(18 + min(18, 3 * i)) * sail.height for i in range(len(knots))]
    return _points(tube, knots, heights, 0.16, (tones["trim"], tones["trim_dark"]), -0.9)


def _plates(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """Large leaves: the far row behind the skin, the near row on it."""
    color = tones["trim"] if front else blend(tones["trim"], INK, 0.4)
    knots = _steps(sail, 0.62, 0 if front else 0.3)
    drawn = ""
    for i, knot in enumerate(knots):
        high = (22 + 62 * math.sin(math.pi * (i + 0.8) / (len(knots) + 0.5)) ** 1.2) * sail.height
        wide = high * 0.42
        leaf = (
            f"M{-wide * 0.5:.0f} 4 L{-wide:.0f} {-high * 0.55:.0f} L{-wide * 0.1:.0f} {-high:.0f} "
            f"L{wide:.0f} {-high * 0.5:.0f} L{wide * 0.5:.0f} 4Z"
        )
        half = f"M{-wide * 0.1:.0f} {-high:.0f} L{wide:.0f} {-high * 0.5:.0f} L{wide * 0.5:.0f} 4 H0Z"
        one = path(leaf, color) + path(half, blend(color, INK, 0.28), 0) + path(leaf, "none")
        if front:
            foot = f"M{-wide * 0.66:.0f} 6 H{wide * 0.66:.0f} V{-high * 0.16:.0f} H{-wide * 0.7:.0f}Z"
            one += line(f"M0 0 L{-wide * 0.08:.0f} {-high * 0.6:.0f}", tones["glow"], 4)
            one += path(foot, tones["steel_shade"], 4)
        drawn += group(one, tube.point(knot, 0.95 if front else 0.84), tube.turn(knot))
    return drawn


def _sail(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """A sail of skin between rods of steel."""
    if front:
        return ""
    (start, end), count = sail.knots, 9
    knots = [start + (end - start) * i / count for i in range(count + 1)]
    feet = [tube.point(knot, 0.8) for knot in knots]
    tops = []
    for i, (knot, foot) in enumerate(zip(knots, feet, strict=True)):
        *_, across, down = tube.at(knot)
        high = 112 * sail.height * max(0.12, math.sin(math.pi * (i + 0.35) / (count + 0.7))) ** 0.8
        tops.append((foot[0] + down * high - across * high * 0.12, foot[1] - across * high))
    edge = []
    for i, top in enumerate(tops):
        edge.append(top)
        if i < count:
            after, foot = tops[i + 1], feet[i]
            middle = (top[0] + after[0]) / 2, (top[1] + after[1]) / 2
            edge.append((middle[0] + (foot[0] - middle[0]) * 0.07, middle[1] + (foot[1] - middle[1]) * 0.07))
    whole = outline([*reversed(feet), *edge])
    drawn = path(whole, tones["trim"], 0)
    for share, color in ((0.55, blend(tones["trim"], tones["pattern"], 0.5)), (0.28, tones["pattern"])):
        part = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            for a, b in zip(feet, tops, strict=True)
        ]
        drawn += path(outline([*reversed(feet), *part]), color, 0)
    drawn += path(whole, "none")
    for foot, top in zip(feet, tops, strict=True):
        rod = f"M{foot[0]:.1f} {foot[1]:.1f} L{top[0]:.1f} {top[1]:.1f}"
        drawn += line(rod, INK, 8) + line(rod, tones["steel"], 3.5) + circle(*top, 5, tones["glow"], 3)
    return drawn


def _dome(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """A riveted dome of tiles with spikes along its rim."""
    start, end = sail.knots
    if not front:
        knots = [start + 0.3 + i * 0.5 for i in range(int((end - start) / 0.5))]
        heights = (24, 32, 34, 34, 30, 24, 20)
        return _points(tube, knots, heights, 0.2, (tones["steel"], tones["steel_shade"]), -0.25)
    drawn = tube.band(start, end, (0.05, -0.12, 0.0), (0.9, 1.16, 0.95), tones["steel_shade"], 5)
    tiles = 5
    for low, high, shift in ((0.5, 1.06, 0.0), (0.02, 0.5, 0.5)):
        for i in range(tiles):
            left = start + (end - start) * (i + shift * 0.6) / tiles + 0.06
            right = min(start + (end - start) * (i + 1 + shift * 0.6) / tiles - 0.04, end - 0.04)
            if right - left < 0.2:
                continue
            color = tones["trim"] if low > 0.3 else blend(tones["trim"], INK, 0.22)
            drawn += tube.band(left, right, low + 0.05, high - 0.06, color, 4)
            drawn += tube.band(left + 0.08, right - 0.1, high - 0.2, high - 0.12, tones["trim_light"])
    for i in range(6):
        knot = start + 0.3 + (end - start - 0.5) * i / 5
        spike = path("M-12 -6 L4 30 L14 -6Z", tones["steel"], 4)
        spike += path("M2 -6 L4 30 L14 -6Z", tones["steel_shade"], 0)
        drawn += group(spike, tube.point(knot, -0.02), tube.turn(knot) + 14)
    return drawn


def _spines(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """Two rows of long bent spines, as tall on the neck as on the back."""
    drawn = ""
    color = ("steel", "steel_shade") if front else ("steel_shade", "steel_dark")
    knots = _steps(sail, 0.8, 0.0 if front else 0.4)
    for knot, high in zip(knots, _hill(len(knots), 30, 84), strict=True):
        rear, fore = tube.point(knot - 0.22, 0.84), tube.point(knot + 0.22, 0.84)
        tip = tube.above(knot, 0.84, high * sail.height, -0.5)
        bend = tube.above(knot, 0.84, high * 0.6 * sail.height, 0.02)
        foot = tube.point(knot, 0.84)
        fore_edge = f"{tip[0]:.1f} {tip[1]:.1f} Q{bend[0] + 12:.1f} {bend[1]:.1f} {fore[0]:.1f} {fore[1]:.1f}"
        whole = f"M{rear[0]:.1f} {rear[1]:.1f} Q{bend[0] - 6:.1f} {bend[1]:.1f} {fore_edge}Z"
        drawn += path(whole, tones[color[0]], 0)
        half = path(f"M{foot[0]:.1f} {foot[1]:.1f} L{fore_edge}Z", tones[color[1]], 0)
        drawn += half + path(whole, "none", 4)
        drawn += tube.band(knot - 0.27, knot + 0.27, 0.78, 1.16, tones["trim" if front else "trim_dark"], 4)
    return drawn


def _ribbon(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """A sail as high on the tail as on the back, with lit vents between its rods."""
    if front:
        return ""
    knots = _steps(sail, 0.46)
    heights = [
        150 * sail.height * math.sin(math.pi * (i + 0.6) / (len(knots) + 0.2)) ** 0.3
        for i in range(len(knots))
    ]
    feet = [tube.point(knot, 0.8) for knot in knots]
    tops = [tube.above(knot, 0.8, high, -0.14) for knot, high in zip(knots, heights, strict=True)]
    whole = outline([*reversed(feet), *tops])
    drawn = path(whole, tones["trim"], 0)
    low = [_between(foot, top, 0.4) for foot, top in zip(feet, tops, strict=True)]
    drawn += path(outline([*reversed(feet), *low]), blend(tones["trim"], tones["pattern"], 0.55), 0)
    high = [_between(foot, top, 0.82) for foot, top in zip(feet, tops, strict=True)]
    drawn += path(outline([*reversed(high), *tops]), tones["trim_light"], 0) + path(whole, "none")
    for i, (foot, top) in enumerate(zip(feet, tops, strict=True)):
        rod = f"M{foot[0]:.1f} {foot[1]:.1f} L{top[0]:.1f} {top[1]:.1f}"
        drawn += line(rod, INK, 8) + line(rod, tones["steel"], 3.5)
        if i % 2 and i + 1 < len(feet):
            ends = [
                _between(_between(feet[i], tops[i], share), _between(feet[i + 1], tops[i + 1], share), 0.5)
                for share in (0.46, 0.7)
            ]
            vent = outline(ends, closed=False)
            drawn += line(vent, INK, 13) + line(vent, tones["glow"], 7)
    return drawn


def _between(start: Place, end: Place, share: float) -> Place:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _rods(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """Two rows of long thin spines with lit tips along the neck, skin between their feet."""
    knots = _steps(sail, 0.42, 0.0 if front else 0.2)
    heights = [
        (64 + 62 * math.sin(math.pi * (i + 0.7) / len(knots))) * sail.height for i in range(len(knots))
    ]
    depth = 0.7 if front else 0.92
    feet = [tube.point(knot, depth) for knot in knots]
    # All of them point the same way: over a hollow back they would cross at their tips.
    (x0, y0), (x1, y1) = tube.middle(sail.knots[0]), tube.middle(sail.knots[1])
    long = math.hypot(x1 - x0, y1 - y0) or 1
    aim = (y1 - y0) / long - 0.3 * (x1 - x0) / long, -(x1 - x0) / long - 0.3 * (y1 - y0) / long
    tips = [(x + aim[0] * high, y + aim[1] * high) for (x, y), high in zip(feet, heights, strict=True)]
    tone = "trim" if front else "trim_dark"
    drawn = ""
    if not front:
        web = [_between(foot, tip, 0.5) for foot, tip in zip(feet, tips, strict=True)]
        drawn += path(outline([*reversed(feet), *web]), tones["pattern"], 4)
    for knot, foot, tip in zip(knots, feet, tips, strict=True):
        rear, fore = tube.point(knot - 0.12, depth), tube.point(knot + 0.12, depth)
        drawn += path(outline([rear, tip, fore]), tones[tone], 4.5)
        drawn += line(outline([_between(foot, tip, 0.72), tip], closed=False), tones["glow"], 6)
        drawn += circle(*tip, 6.5, tones["glow_light" if front else "glow"], 3)
        if front:
            drawn += circle(*foot, 7, tones["steel_shade"], 3.5)
    return drawn


_BACKS: dict[str, Callable[[Sail, Tones, Tube, bool], str]] = {
    "spikes": _spikes,
    "plates": _plates,
    "sail": _sail,
    "dome": _dome,
    "quills": _quills,
    "fins": _fins,
    "spines": _spines,
    "ribbon": _ribbon,
    "rods": _rods,
    "lances": lances,
    "shell": shell,
}
