"""Heads: a skull, a jaw that turns about its hinge with a mouth between the lips, teeth, and an eye."""

from collections.abc import Sequence
from itertools import pairwise

from game.content.dinos import DinoPose, Head, Teeth
from game.ui.paint.dino.parts import layers
from game.ui.paint.dino.shapes import INK, Place, glow, line, path, rotated, smooth
from game.ui.paint.dino.tones import Tones
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import colored, group, outline

_C = art_colors("dino/heads")

_MOUTH, _TONGUE, _ENAMEL = _C["mouth"], _C["tongue"], _C["enamel"]
_GAPE = 20
"""Degrees from which what comes out of an open mouth is seen."""
_SPREAD_FROM = (-16.0, -2.0)
"""The point from which a frill opens."""


def head(recipe: Head, tones: Tones, pose: DinoPose) -> str:
    """The head in a pose, the end of the neck at (0, 0)."""
    drawings = layers("heads", recipe.id)

    def layer(name: str) -> str:
        return colored(drawings[name], tones) if name in drawings else ""

    parts = []
    if "spread" in drawings:
        x, y = _SPREAD_FROM
        parts.append(group(group(layer("spread"), (-x, -y)), (x, y), 0, pose.spread))
    parts.append(layer("behind"))
    parts.append(_mouth(recipe, pose.jaw))
    jaw = _teeth(recipe.jaw_teeth, down=False) + layer("jaw")
    x, y = recipe.hinge
    parts.append(group(group(jaw, (-x, -y)), (x, y), pose.jaw))
    parts += [_teeth(recipe.teeth, down=True), layer("skull")]
    if pose.jaw > _GAPE:
        parts.append(layer("gape"))
    if recipe.eye is not None:
        parts.append(_shut_eye(*recipe.eye) if pose.wounded else _eye(*recipe.eye, tones))
    parts += [layer("shut" if pose.wounded else "open"), layer("front")]
    return "".join(parts)


def _mouth(recipe: Head, angle: float) -> str:
    """The dark between the lips, and the tongue."""
    lower = [rotated(place, recipe.hinge, angle) for place in recipe.lower]
    drawn = path(outline([recipe.hinge, *recipe.upper, *reversed(lower)]), _MOUTH, 4)
    if not recipe.tongue or angle <= 10:
        return drawn
    top: list[Place] = []
    for i, (x, y) in enumerate(recipe.lower):
        if i == 0:
            raw = recipe.hinge[0] * 0.6 + x * 0.4, y - 3
        else:
            raw = x * 0.86, y - (9 if i < len(recipe.lower) - 1 else 16)
        top.append(rotated(raw, recipe.hinge, angle * 0.86))
    bottom = [rotated((x * 0.84, y + 7), recipe.hinge, angle) for x, y in recipe.lower]
    return drawn + path(smooth(top + bottom[::-1]), _TONGUE, 3)


def _teeth(teeth: Teeth | None, *, down: bool) -> str:
    if teeth is None:
        return ""
    count, (x0, y0), (x1, y1) = len(teeth.heights), teeth.start, teeth.end
    roots = [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(count + 1)]
    drawn = []
    for (start, end), height in zip(pairwise(roots), teeth.heights, strict=True):
        tip = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + (height if down else -height)
        drawn.append(path(outline([start, tip, end]), _ENAMEL, 3))
    return "".join(drawn)


def _eye(x: float, y: float, size: float, tones: Tones) -> str:
    """A lit slit under a brow that falls towards the snout: it makes the animal mean."""
    radius = size * 1.3

    def shape(*places: Place) -> str:
        return outline([(x + a * radius, y + b * radius) for a, b in places])

    slit = (-1.15, -0.5), (1.25, 0.32), (0.85, 0.75), (-0.45, 0.8), (-1.1, 0.25)
    drawn = path(shape((-1.7, -1.0), (1.8, 0.25), (1.3, 1.05), (-0.6, 1.15), (-1.5, 0.4)), INK, 3)
    drawn += glow(x, y, radius * 3, tones["glow"], 0.8) + path(shape(*slit), tones["glow"], 0)
    drawn += path(shape((-1.15, -0.5), (0.2, -0.03), (-0.2, 0.3), (-1.1, 0.1)), tones["glow_light"], 0)
    drawn += path(shape((-0.05, -0.15), (0.3, -0.02), (0.22, 0.78), (-0.08, 0.78)), INK, 0)
    return drawn + path(shape((-2.1, -1.5), (2.1, 0.15), (1.9, -0.75), (-1.5, -2.3)), INK, 2)


def _shut_eye(x: float, y: float, size: float) -> str:
    """Squeezed shut."""
    radius = size * 1.3

    def stroke(places: Sequence[Place], width: float) -> str:
        corners = [(x + a * radius, y + b * radius) for a, b in places]
        return line(outline(corners, closed=False), INK, radius * width)

    return stroke([(-1.2, -1.0), (1, 0.1), (-1.2, 0.9)], 0.62) + stroke([(-1.5, -1.6), (1.1, -1.3)], 0.4)
