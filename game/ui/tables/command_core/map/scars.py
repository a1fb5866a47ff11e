"""What a battle leaves on the ground, flat and dark: tracks of steps, burns of hits, scraps of lost mechs."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

import pygame

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.command_core.topology import Cell
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, SEAT_DARK, blend
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, radial_gradient
from game.ui.parts.grid import Point, SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.strokes import line, spot

_C = art_colors("command_core/plates")

_STEPS = 36
"""Tracks of so many steps are seen, the older the paler."""
_PALEST, _DARKEST = 18, 74
_APART, _BAR, _BETWEEN, _PEN = 0.13, 0.075, 0.085, 0.03
"""Of a track, in widths of a cell: rails from the middle, half a bar, between bars, their thickness."""
_BURN, _HOLE, _MOST_BURNS = 0.36, 0.54, 3
"""Radius of a burn and of what a lost mech leaves, in widths of a cell; hits told apart on one cell."""
_RAYS, _SCRAPS = 7, 8


@dataclass(frozen=True, slots=True)
class Scars:
    """Steps from cell to cell, the oldest first; hits by cell; where mechs were lost, and of which seat."""

    steps: tuple[tuple[Cell, Cell], ...] = ()
    burns: tuple[tuple[Cell, int], ...] = ()
    wrecks: tuple[tuple[Cell, Seat], ...] = ()


UNSCARRED = Scars()


def scars_of(events: Iterable[Event]) -> Scars:
    """What the events so far have left."""
    at: dict[int, Cell] = {}
    steps: list[tuple[Cell, Cell]] = []
    burns: dict[Cell, int] = {}
    wrecks: dict[Cell, Seat] = {}
    for event in events:
        if event.kind not in ("place", "step", "damage", "destroyed"):
            continue
        facts: Mapping[str, object] = event.facts
        mech, cell = event.facts["mech"], facts.get("cell")
        there = (event.facts["cell"][0], event.facts["cell"][1]) if cell is not None else at.get(mech)
        if there is None:
            continue
        if event.kind == "step" and mech in at:
            steps.append((at[mech], there))
        elif event.kind == "damage":
            burns[there] = min(_MOST_BURNS, burns.get(there, 0) + 1)
        elif event.kind == "destroyed":
            wrecks[there] = event.facts["seat"]
        at[mech] = there
    return Scars(tuple(steps[-_STEPS:]), tuple(sorted(burns.items())), tuple(sorted(wrecks.items())))


@kept(3_000_000, pixels_of)
def scars_layer(camera: Camera, scars: Scars) -> pygame.Surface:
    """All of it as a picture of the camera's frame, which begins at the origin."""
    wide, high = round(camera.frame[2]), round(camera.frame[3])
    image = pygame.Surface((max(1, wide), max(1, high)), pygame.SRCALPHA)
    cell = camera.unit * (1 if isinstance(camera.grid, SquareGrid) else math.sqrt(3))
    flat = camera.pressed
    for place, (start, end) in enumerate(scars.steps):
        age = (place + 1 + _STEPS - len(scars.steps)) / _STEPS
        opacity = round(_PALEST + (_DARKEST - _PALEST) * age)
        _draw_track(image, camera.center(start), camera.center(end), (cell, flat), opacity)
    for where, hits in scars.burns:
        _stamp(image, _burn(round(cell), round(flat, 2), hits, where), camera.center(where))
    for where, seat in scars.wrecks:
        _stamp(image, _hole(round(cell), round(flat, 2), seat, where), camera.center(where))
    return image


def _draw_track(
    image: pygame.Surface, start: Point, end: Point, size: tuple[float, float], opacity: int
) -> None:
    """Two rails of short bars from the middle of a cell to that of another; `size` is its width and how flat
    it is.
    """
    (x0, y0), (x1, y1), (cell, flat) = start, end, size
    far = max(1.0, math.hypot(x1 - x0, y1 - y0))
    along, across = ((x1 - x0) / far, (y1 - y0) / far), (-(y1 - y0) / far, (x1 - x0) / far * flat)
    color, wide = (*rgb(_C["tyre mark"]), opacity), max(1, round(cell * _PEN))

    def place(at: float, aside: float) -> tuple[int, int]:
        return round(x0 + along[0] * at + across[0] * aside), round(y0 + along[1] * at + across[1] * aside)

    for bar in range(max(1, round(far / (cell * _BETWEEN)))):
        at = bar * cell * _BETWEEN
        for rail in (-_APART, _APART):
            near, other = (place(at, cell * (rail + reach)) for reach in (-_BAR, _BAR))
            pen.line(image, color, near, other, wide)


def _stamp(image: pygame.Surface, mark: pygame.Surface, middle: Point) -> None:
    image.blit(mark, mark.get_rect(center=(round(middle[0]), round(middle[1]))))


def _rays(x: float, y: float, inner: float, outer: float, flat: float, chance: Random) -> str:
    parts = []
    for ray in range(_RAYS):
        turn = math.tau * (ray + chance.uniform(-0.3, 0.3)) / _RAYS
        reach = outer * chance.uniform(0.75, 1.0)
        a, b = math.cos(turn), math.sin(turn) * flat
        parts.append(f"M{x + a * inner:.1f} {y + b * inner:.1f} L{x + a * reach:.1f} {y + b * reach:.1f}")
    return " ".join(parts)


@kept(600_000, pixels_of)
def _burn(cell: int, flat: float, hits: int, where: Cell) -> pygame.Surface:
    """The burn of so many hits, a little different on each cell."""
    chance, middle = Random(where[0] * 131 + where[1]), cell / 2
    x, y = (middle + cell * chance.uniform(-0.1, 0.1) for _ in range(2))
    radius = cell * _BURN * (0.8 + 0.2 * hits)
    dark = radial_gradient((x, y), radius, f"{_C['scorch']}/{0.4 + 0.1 * hits:.2f}", f"{_C['scorch']}/0")
    rays = _rays(x, y, radius * 0.35, radius * 1.05, flat, chance)
    return picture(
        spot(x, y, radius, dark, flat=flat) + line(rays, _C["scorch ray"], cell * 0.035, 0.45), (cell, cell)
    )


@kept(600_000, pixels_of)
def _hole(cell: int, flat: float, seat: Seat, where: Cell) -> pygame.Surface:
    """A wide burn with flat scraps in the dark colour of the mech that was lost."""
    chance, size = Random(where[0] * 137 + where[1]), round(cell * 1.3)
    x = y = size / 2
    radius = cell * _HOLE
    dark = radial_gradient((x, y), radius, f"{_C['scorch']}/.8", f"{_C['scorch']}/.5", f"{_C['scorch']}/0")
    body = spot(x, y, radius, dark, flat=flat)
    body += line(_rays(x, y, radius * 0.4, radius * 1.15, flat, chance), _C["scorch ray"], cell * 0.05, 0.5)
    tone = blend(SEAT_DARK[seat], INK, 0.35)
    for _ in range(_SCRAPS):
        turn, far = chance.uniform(0, math.tau), radius * chance.uniform(0.3, 0.85)
        sx, sy = x + math.cos(turn) * far, y + math.sin(turn) * far * flat
        sides = [
            (
                sx + cell * 0.06 * math.cos(turn + corner) * chance.uniform(0.6, 1.2),
                sy + cell * 0.06 * math.sin(turn + corner) * flat,
            )
            for corner in (0.2, 1.9, 3.3, 4.8)
        ]
        body += polygon(sides, tone, INK, max(1.0, cell * 0.015))
    return picture(body, (size, size))
