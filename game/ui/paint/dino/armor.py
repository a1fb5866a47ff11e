"""Heavy backs: plates with lances at the shoulders, and a flat shell that covers an animal to its feet."""

import math

from game.content.dinos import Sail
from game.ui.paint.dino.shapes import INK, bolt, path
from game.ui.paint.dino.tones import Tones
from game.ui.paint.dino.tube import Tube
from game.ui.paint.materials.steel import blend
from game.ui.paint.svg import group, outline

_LANCES = ((0.35, 0.95, -40.0, 0.95), (0.3, 0.3, -14.0, 1.1))
"""Knots before the shoulder, depth, turn and size of each lance of a side."""
_LANCE = "M-26 -24 L18 -26 L62 -46 L50 -22 L132 -10 L52 4 L18 24 L-26 26Z"
_LANCE_SHADE = "M-26 4 L132 -10 L52 4 L18 24 L-26 26Z"
_CUFF = "M-34 -32 L-4 -30 L-4 30 L-34 32Z"
_ROWS = 0.62
"""Knots between two rows of plates."""

_SHELL = (
    (*((-152, 54), (-176, 14), (-164, -26), (-118, -62), (-40, -80), (40, -80)),),
    (*((40, -80), (118, -62), (164, -26), (176, 14), (152, 54)),),
)
"""The outline of a shell round the middle of a back: its rear and its front half."""
_HEXAGON, _RIM = 27.0, 26.0
_MIDDLES = (
    (-94, -22),
    (-47, -22),
    (0, -22),
    (47, -22),
    (94, -22),
    (-70, -60),
    (-23, -60),
    (23, -60),
    (70, -60),
)


def lances(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """Low rows of plates, and forked lances that point forwards from both shoulders."""
    start, end = sail.knots
    drawn = ""
    if front:
        for i in range(int((end - start) / _ROWS) + 1):
            knot = start + i * _ROWS
            drawn += tube.band(knot, knot + _ROWS - 0.1, 0.06, 1.14, tones["trim"], 4)
            drawn += tube.band(knot, knot + _ROWS - 0.1, 0.06, 0.42, tones["trim_dark"])
            drawn += tube.band(knot + 0.08, knot + _ROWS - 0.2, 0.86, 1.0, tones["trim_light"])
            drawn += tube.band(knot, knot + _ROWS - 0.1, 0.06, 1.14, "none", 4)
            drawn += bolt(*tube.point(knot + _ROWS / 2 - 0.05, 0.6), 4, tones["steel"])
    light, dark = (
        (tones["steel"], tones["steel_shade"]) if front else (tones["steel_shade"], tones["steel_dark"])
    )
    cuff = tones["trim" if front else "trim_dark"]
    for before, depth, turn, size in _LANCES:
        knot = end + before
        lance = (
            path(_LANCE, light, 0) + path(_LANCE_SHADE, dark, 0) + path(_LANCE, "none") + path(_CUFF, cuff, 4)
        )
        x, y = tube.point(knot, depth + (0 if front else 0.5))
        drawn += group(lance, (x, y), tube.turn(knot) * 0.5 + turn - (0 if front else 16), size * sail.height)
    return drawn


def shell(sail: Sail, tones: Tones, tube: Tube, front: bool) -> str:
    """A wide flat shell of hexagons, with a rim of steel points: it hides the trunk."""
    if not front:
        return ""
    middle = sum(sail.knots) / 2
    whole = outline([*_SHELL[0], *_SHELL[1][1:]])
    foot = outline([(-152, 54), (-176, 14), (-164, -2), (164, -2), (176, 14), (152, 54)])
    drawn = ""
    for i in range(7):
        x = -138 + i * 46
        drawn += path(f"M{x - 19} 46 L{x} 82 L{x + 19} 46Z", tones["steel"], 4)
        drawn += path(f"M{x} 46 L{x} 82 L{x + 19} 46Z", tones["steel_shade"], 0)
    drawn += path(whole, tones["trim"], 0)
    for x, y in _MIDDLES:
        corners = [
            (x + _HEXAGON * math.sin(i * math.pi / 3), y + _HEXAGON * 0.84 * math.cos(i * math.pi / 3))
            for i in range(6)
        ]
        shade = 0.0 if y < -40 else 0.14
        drawn += path(outline(corners), blend(tones["trim"], INK, shade), 4)
        top = [corners[3], corners[4], (x, y), corners[2]]
        drawn += path(outline(top), blend(tones["trim_light"], tones["trim"], 0.45), 0)
        drawn += bolt(x, y + 8, 4.5, tones["steel"])
    drawn += path(foot, tones["trim_dark"], 4)
    for i in range(8):
        x = -136 + i * 39
        drawn += bolt(x, _RIM, 6, tones["glow"] if i % 3 == 1 else tones["steel"])
    drawn += path(whole, "none")
    return group(drawn, tube.middle(middle), tube.turn(middle) * 0.8, sail.height)
