"""The floor of a board in quiet colours: one slab, a plate for each cell, and marks on them."""

import math
from random import Random

from game.content.grounds import Ground
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, outline, radial_gradient
from game.ui.parts.grid import Cell, Point, SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.ground_floor import grain, stains
from game.ui.tables.command_core.map.ground_scenery import SUN_AT, Site
from game.ui.tables.command_core.map.strokes import dashes, fill, line, pane, ring_points, spot

_C = art_colors("command_core/plates")

_MARGIN, _DEEP = 15, 24
"""How far the slab reaches beyond the cells, and how thick it is."""


def slab(camera: Camera, site: Site, ground: Ground) -> str:
    """The thick plate under all cells, with its shadow."""
    u, (rim, top, side) = site.unit, ground.slab
    middle = blend(top, side, 0.4)
    if isinstance(camera.grid, SquareGrid):
        reach = _MARGIN * u
        left, upper, right, lower = (
            site.left - reach,
            site.top - reach,
            site.right + reach,
            site.bottom + reach,
        )
        whole = f"M{left:.1f} {upper:.1f} H{right:.1f} V{lower:.1f} H{left:.1f}Z"
        deep = _DEEP * u
        return (
            pane(
                left + 10 * u, upper + deep + 12 * u, right - left, lower - upper, _C["shadow"], opacity=0.45
            )
            + fill(
                f"M{left:.1f} {lower:.1f} H{right:.1f} v{deep:.1f} H{left:.1f}Z",
                side,
                edge=OUTLINE,
                width=3 * u,
            )
            + fill(whole, top, edge=OUTLINE, width=3 * u)
            + line(f"M{left:.1f} {upper + u:.1f} H{right:.1f}", rim, 2 * u)
        )
    # Of all but the top only the outer cells are seen.
    outer = [
        cell for cell in camera.grid.cells() if len(camera.grid.neighbors(cell)) < len(camera.grid.across)
    ]
    edge, grown = ([camera.polygon(cell, grow) for cell in outer] for grow in (1.33, 1.26))
    inner = [camera.polygon(cell, 1.22) for cell in camera.grid.cells()]

    def covered(cells: list[tuple[Point, ...]], down: float, right: float = 0.0) -> str:
        return " ".join(outline([(x + right, y + down) for x, y in cell]) for cell in cells)

    deep = _DEEP * u
    return (
        fill(covered(grown, deep + 14 * u, 8 * u), _C["shadow"], 0.5)
        + fill(covered(edge, deep), OUTLINE)
        + fill(covered(grown, deep), side)
        + fill(covered(grown, deep * 0.5), middle)
        + fill(covered(grown, 0), rim)
        + fill(covered(inner, 2.5 * u), top)
    )


def plates(camera: Camera, site: Site, ground: Ground, seed: int) -> str:
    """A plate a cell, lit from above left, with patches of earth and one dark lane."""
    drawn = [fill(" ".join(_lowered(camera, cell, site) for cell in camera.grid.cells()), _C["gap"])]
    marks = []
    for cell in camera.grid.cells():
        tone = _tone(camera, site, ground, seed, cell)
        upper = [(x, y - 1.6 * site.unit) for x, y in camera.polygon(cell, 0.955)]
        drawn.append(fill(outline(upper), blend(tone, _C["plate edge"], 0.42)))
        drawn.append(fill(outline(camera.polygon(cell, 0.945)), tone))
        marks.append(_decal(camera, site, ground, seed, cell, tone))
    floor = stains(camera, site, ground, seed) + grain(camera, site, ground, seed)
    return "".join([*drawn, floor, *marks])


def _lowered(camera: Camera, cell: Cell, site: Site) -> str:
    return outline([(x, y + 2.6 * site.unit) for x, y in camera.polygon(cell, 0.955)])


def _on_earth(cell: Cell, seed: int) -> bool:
    return math.sin(cell[0] * 1.3 + seed) + math.cos(cell[1] * 1.1 - seed * 0.7) > 1.12


def _on_road(camera: Camera, cell: Cell, seed: int) -> bool:
    columns = camera.grid.columns
    return camera.grid.position(cell)[0] == 2 + seed % (columns - 4)


def _chance(cell: Cell, seed: int) -> Random:
    """A random source for a cell, the same from both sides of the board."""
    return Random((seed * 131 + cell[0]) * 131 + cell[1])


def _tone(camera: Camera, site: Site, ground: Ground, seed: int, cell: Cell) -> str:
    x, y = camera.center(cell)
    high = max(1.0, site.bottom - site.top)
    sun = max(0.0, 1 - math.hypot((x - site.width * SUN_AT) / site.width, (y - site.top) / high) / 0.95)
    tone = _chance(cell, seed).choice(ground.plates)
    if _on_earth(cell, seed):
        tone = ground.earth
    elif _on_road(camera, cell, seed):
        tone = ground.road
    return blend(blend(tone, ground.shade, 0.34), ground.light, 0.34 * sun)


def _decal(camera: Camera, site: Site, ground: Ground, seed: int, cell: Cell, tone: str) -> str:
    """Stones and grass on earth, dashes on the road; elsewhere a crack, rivets, or nothing."""
    (x, y), chance, u = camera.center(cell), _chance(cell, seed + 1), site.unit
    dark, light = blend(tone, _C["crack"], 0.38), blend(tone, _C["rivet light"], 0.22)
    reach = camera.unit * (0.46 if isinstance(camera.grid, SquareGrid) else 0.8)
    if _on_earth(cell, seed):
        return _stones(x, y, reach, u, chance, (dark, light), ground.grass)
    if _on_road(camera, cell, seed):
        return line(f"M{x:.0f} {y - reach * 0.34:.0f} V{y + reach * 0.34:.0f}", _C["lane dash"], 4 * u, 0.55)
    kind = chance.random()
    if kind < 0.10:
        return line(
            f"M{x - reach * 0.4:.0f} {y - reach * 0.25:.0f} l{reach * 0.3:.0f} {reach * 0.1:.0f} "
            f"l{reach * 0.1:.0f} {reach * 0.22:.0f} l{reach * 0.3:.0f} {reach * 0.05:.0f}",
            dark,
            2.4 * u,
        )
    if kind < 0.20:
        spots = [(x + a * reach * 0.55, y + b * reach * 0.38) for a in (-1, 1) for b in (-1, 1)]
        return "".join(
            spot(sx, sy, 2.3 * u, dark) + spot(sx - 0.7 * u, sy - 0.9 * u, u, light) for sx, sy in spots
        )
    if kind < 0.26:
        bars = " ".join(
            f"M{x - reach * 0.45:.0f} {y + row * 7 * u:.0f} h{reach * 0.9:.0f}" for row in (-1, 0, 1)
        )
        return line(bars, dark, 3 * u)
    if kind < 0.30:
        return _scorch(x, y, reach, u, f"{cell[0]}_{cell[1]}")
    if kind < 0.34:
        return spot(x, y, reach * 0.46, _C["puddle"], flat=0.52) + spot(
            x - 3 * u, y - 1.5 * u, reach * 0.34, ground.light, 0.5, flat=0.4
        )
    return ""


def _stones(
    x: float, y: float, reach: float, u: float, chance: Random, colors: tuple[str, str], grass: str
) -> str:
    parts = []
    for _ in range(5):
        sx, sy = x + chance.uniform(-0.6, 0.6) * reach, y + chance.uniform(-0.45, 0.45) * reach
        size = chance.uniform(2, 4.5) * u
        parts.append(
            spot(sx, sy + 1.5 * u, size, colors[0], flat=0.6) + spot(sx, sy, size, colors[1], flat=0.55)
        )
    if chance.random() < 0.5:
        blades = " ".join(
            f"M{x + step * u:.1f} {y + 9 * u:.1f} l{2.5 * u:.1f} {-12 * u:.1f} l{2.5 * u:.1f} {12 * u:.1f}Z"
            for step in (-13, -7, 9, 14)
        )
        parts.append(fill(blades, grass))
    return "".join(parts)


def _scorch(x: float, y: float, reach: float, u: float, name: str) -> str:
    """A scorch mark."""
    rays = " ".join(
        f"M{x + 12 * u * math.cos(turn):.1f} {y + 9 * u * math.sin(turn):.1f} "
        f"L{x + 25 * u * math.cos(turn):.1f} {y + 18 * u * math.sin(turn):.1f}"
        for turn in (0.3, 1.4, 2.3, 3.4, 4.4, 5.5)
    )
    dark = radial_gradient((x, y), reach * 0.6, f"{_C['scorch']}/.75", f"{_C['scorch']}/0")
    return spot(x, y, reach * 0.6, dark, flat=0.73) + line(rays, _C["scorch ray"], 3 * u, 0.6)


def painted_lines(camera: Camera, site: Site) -> str:
    """Tracks across the board, a faded target in its middle, and dashes round what is in neither half."""
    u = site.unit
    x, y = (site.left + site.right) / 2, (site.top + site.bottom) / 2
    parts = [_tracks(site)]
    target = (1.75, 1.05) if not isinstance(camera.grid, SquareGrid) else (1.4, 0.8)
    for radius in target:
        points = ring_points(x, y, radius * camera.unit, camera.pressed)
        parts.append(line(dashes(points, 24 * u, 11 * u), _C["faded paint"], 7 * u, 0.2))
    rows, grid = camera.grid.rows, camera.grid
    for row in {(rows - 1) // 2, rows // 2 - 1}:
        edge = _lower_edge(camera, row)
        if 0 <= row < grid.rows - 1:
            parts.append(line(dashes(edge, 14 * u, 12 * u), _C["half line"], 3 * u, 0.5))
    return "".join(parts)


def _lower_edge(camera: Camera, row: int) -> list[Point]:
    """The line between a row of cells and the next one, from column to column."""
    first, last = (3, 2) if isinstance(camera.grid, SquareGrid) else (2, 1)
    points: list[Point] = []
    for column in range(camera.grid.columns):
        corners = camera.polygon(camera.grid.cell_in(column, row))
        points += [corners[first], corners[last]]
    return points


def _tracks(site: Site) -> str:
    """Two lines of tyre marks from the lower left to the upper right."""
    u, x, y = site.unit, (site.left + site.right) / 2, (site.top + site.bottom) / 2
    start = site.left + 60 * u, site.bottom - 30 * u
    curve: list[Point] = []
    knots = (
        (start, (start[0] + 140 * u, site.bottom - 190 * u), (start[0], y), (x - 140 * u, y - 110 * u)),
        (
            *((x - 140 * u, y - 110 * u), (x - 100 * u, 2 * (y - 110 * u) - y)),
            *((site.right - 300 * u, site.top + 120 * u), (site.right - 160 * u, site.top + 40 * u)),
        ),
    )
    for a, b, c, d in knots:
        for step in range(25):
            t = step / 24
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            curve.append(
                (
                    sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                    sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
                )
            )
    return "".join(
        line(dashes([(px + shift * u, py) for px, py in curve], 4 * u, 8 * u), _C["tyre mark"], 7 * u, 0.3)
        for shift in (0, 18)
    )
