"""What the floor of a place is made of: stains that run over plates, and fine marks on each of them.

All of it is quiet: mechs, paths and shaded cells must be read on it.
"""

import math
from collections.abc import Callable
from random import Random

from game.content.grounds import Ground
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import radial_gradient
from game.ui.parts.grid import SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.ground_scenery import Site
from game.ui.tables.command_core.map.strokes import line, spot

_C = art_colors("command_core/plates")
_STAINS, _LEAST, _MOST = 9, 0.7, 1.9
"""How many stains, and their radii in widths of a cell."""
_SQUARE, _HEX = 0.42, 0.72
"""How far marks reach from the middle of a cell, in units of the grid."""

Marks = Callable[[float, float, float, float, Random], tuple[str, str]]
"""Paths of the dark and the light marks of a cell, from its middle, its reach, a unit and chance."""


def stains(camera: Camera, site: Site, ground: Ground, seed: int) -> str:
    """Patches of earth and shade that lie across plates, the same from both sides of the board."""
    chance, cells, parts = Random(seed * 7 + 3), list(camera.grid.cells()), list[str]()
    wide = camera.unit * (1.0 if isinstance(camera.grid, SquareGrid) else 1.7)
    for number in range(_STAINS):
        x, y = camera.center(chance.choice(cells))
        radius = wide * chance.uniform(_LEAST, _MOST)
        third = ground.grass if ground.floor == "moss" else ground.slab[2]
        color = (ground.earth, ground.shade, third)[number % 3]
        light = radial_gradient((x, y), radius, f"{color}/.42", f"{color}/.22", f"{color}/0")
        parts.append(spot(x, y, radius, light, flat=camera.pressed))
    return "".join(parts)


def grain(camera: Camera, site: Site, ground: Ground, seed: int) -> str:
    """The fine marks of the whole floor: one dark and one light path."""
    marks = _FLOORS[ground.floor]
    reach = camera.unit * (_SQUARE if isinstance(camera.grid, SquareGrid) else _HEX)
    dark, light = list[str](), list[str]()
    for cell in camera.grid.cells():
        chance = Random((seed * 211 + cell[0]) * 211 + cell[1])
        x, y = camera.center(cell)
        below, above = marks(x, y, reach, site.unit, chance)
        dark.append(below)
        light.append(above)
    tone = ground.plates[0]
    return line(" ".join(dark), blend(tone, _C["crack"], 0.6), 2.0 * site.unit, 0.34) + line(
        " ".join(light), blend(tone, _C["rivet light"], 0.5), 1.6 * site.unit, 0.24
    )


def _concrete(x: float, y: float, reach: float, u: float, chance: Random) -> tuple[str, str]:
    """Grains, and scuffs of feet that turned there."""
    grains = [_short(x, y, reach, chance, 1.6 * u, 0.0) for _ in range(9)]
    scuffs = [_short(x, y, reach, chance, 9 * u, chance.uniform(-0.5, 0.5)) for _ in range(3)]
    return " ".join(grains), " ".join(scuffs)


def _salt(x: float, y: float, reach: float, u: float, chance: Random) -> tuple[str, str]:
    """A crust that has burst: cracks that branch from one point."""
    sx, sy = x + chance.uniform(-0.4, 0.4) * reach, y + chance.uniform(-0.3, 0.3) * reach
    turn, found = chance.uniform(0, math.tau), list[str]()
    for branch in range(3):
        way = turn + branch * math.tau / 3 + chance.uniform(-0.4, 0.4)
        ax, ay = math.cos(way) * reach * 0.4, math.sin(way) * reach * 0.3
        bend = way + chance.uniform(-0.7, 0.7)
        bx, by = math.cos(bend) * reach * 0.25, math.sin(bend) * reach * 0.2
        found.append(f"M{sx:.0f} {sy:.0f} l{ax:.1f} {ay:.1f} l{bx:.1f} {by:.1f}")
    crystals = [_short(x, y, reach, chance, 2 * u, 0.0) for _ in range(7)]
    return " ".join(found), " ".join(crystals)


def _tread(x: float, y: float, reach: float, u: float, chance: Random) -> tuple[str, str]:
    """Plates of iron that feet do not slip on: short ribs that lean to the left and to the right by turns."""
    if chance.random() < 0.35:
        return "", " ".join(_short(x, y, reach, chance, 7 * u, 0.3) for _ in range(3))
    rows, columns, dark, light = 4, 5, list[str](), list[str]()
    for row in range(rows):
        for column in range(columns):
            rx = x + ((column + 0.5) / columns - 0.5) * 1.7 * reach
            ry = y + ((row + 0.5) / rows - 0.5) * 1.35 * reach
            lean = 3.4 * u if (row + column) % 2 else -3.4 * u
            dark.append(f"M{rx - lean:.1f} {ry + 2.4 * u:.1f} l{2 * lean:.1f} {-4.8 * u:.1f}")
            light.append(f"M{rx - lean:.1f} {ry + 0.8 * u:.1f} l{2 * lean:.1f} {-4.8 * u:.1f}")
    return " ".join(dark), " ".join(light)


def _moss(x: float, y: float, reach: float, u: float, chance: Random) -> tuple[str, str]:
    """Blades that grow out of the joints."""
    found = []
    for _ in range(chance.randint(2, 5)):
        side = chance.choice((-1, 1))
        gx, gy = x + side * reach * chance.uniform(0.75, 0.98), y + chance.uniform(-0.7, 0.75) * reach
        found.append(
            f"M{gx:.1f} {gy:.1f} l{-2 * u:.1f} {-6 * u:.1f} M{gx + 3 * u:.1f} {gy:.1f} l{u:.1f} {-7 * u:.1f}"
        )
    specks = [_short(x, y, reach, chance, 2 * u, 0.0) for _ in range(5)]
    return " ".join(specks), " ".join(found)


def _sand(x: float, y: float, reach: float, u: float, chance: Random) -> tuple[str, str]:
    """Ripples that the wind has left, with their lit side."""
    dark, light = list[str](), list[str]()
    for row in range(3):
        left = x - reach * chance.uniform(0.5, 0.85)
        ry = y + (row - 1) * reach * 0.5 + chance.uniform(-3, 3) * u
        wave = reach * chance.uniform(0.28, 0.42)
        curve = f"q{wave / 2:.1f} {-5 * u:.1f} {wave:.1f} 0 t{wave:.1f} 0 t{wave:.1f} 0"
        dark.append(f"M{left:.1f} {ry:.1f} {curve}")
        light.append(f"M{left:.1f} {ry - 2.2 * u:.1f} {curve}")
    return " ".join(dark), " ".join(light)


def _short(x: float, y: float, reach: float, chance: Random, long: float, lean: float) -> str:
    """One short stroke somewhere on a cell."""
    sx, sy = x + chance.uniform(-0.9, 0.9) * reach, y + chance.uniform(-0.72, 0.72) * reach
    return f"M{sx:.1f} {sy:.1f} l{long:.1f} {long * lean:.1f}"


_FLOORS: dict[str, Marks] = {
    "concrete": _concrete,
    "salt": _salt,
    "tread": _tread,
    "moss": _moss,
    "sand": _sand,
}
