"""The frames of a blow as pictures: painted once, cropped to what is drawn, forgotten when it is over."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pygame

from game.content import effect_parts as parts
from game.content.effects import Family, shipped_effects
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.effects import light, matter, shields
from game.ui.paint.effects.brush import Brush, value_at
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import Point, group, picture

_C = art_colors("effects/frames")

UNIT = 7 / 3
"""Design units to a unit of the effects: a mech is 128 of these high."""

MOST_PIXELS, MOST_ENLARGED = 5_000_000, 1_500_000
METAL = _C.ramp("metal")

PAINTERS: Mapping[type[parts.Layer], Callable[[Any, Brush], str]] = {
    parts.Glow: light.glow,
    parts.Crescent: light.crescent,
    parts.Needles: light.needles,
    parts.Star: light.star,
    parts.Ring: light.ring,
    parts.Lens: light.lens,
    parts.Beam: light.beam,
    parts.Bolt: light.bolt,
    parts.Speed: light.speed,
    parts.Sparkles: light.sparkles,
    parts.Cloud: matter.cloud,
    parts.Puffs: matter.puffs,
    parts.Plumes: matter.plumes,
    parts.Fragments: matter.fragments,
    parts.Dust: matter.dust,
    parts.Tongues: matter.tongues,
    parts.Missile: matter.missile,
    parts.Cells: matter.cells,
    parts.Disc: matter.disc,
    parts.Dome: shields.dome,
    parts.Waves: shields.waves,
}


@dataclass(frozen=True, slots=True)
class Shot:
    """All that the frames of a blow depend on: the start lies `span` before and `drop` below the end, the
    floor `ground` below the end, in pixels at `unit` pixels to a design unit.
    """

    family: str
    span: int
    drop: int
    ground: int
    unit: float
    left: bool
    power: int
    glow: str
    metal: tuple[str, ...] = METAL


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and where its corner lies from the end of the blow; `scale` enlarges both."""

    image: pygame.Surface
    corner: tuple[int, int]
    scale: float


@dataclass(frozen=True, slots=True)
class Painted:
    """One of a blow's frames, in both layers; None where nothing is drawn."""

    under: Frame | None
    over: Frame | None


def _pixels(painted: Painted) -> int:
    return sum(pixels_of(layer.image) for layer in (painted.under, painted.over) if layer is not None)


@kept(MOST_PIXELS, _pixels)
def frame(shot: Shot, number: int) -> Painted:
    """A frame of a blow by its number."""
    return Painted(_layer(shot, number, under=True), _layer(shot, number, under=False))


@kept(MOST_ENLARGED, _pixels)
def enlarged(shot: Shot, number: int) -> Painted:
    """A frame of a blow as large as it is shown; only what is seen now and next is kept so large."""
    painted = frame(shot, number)
    return Painted(_enlarge(painted.under), _enlarge(painted.over))


def _enlarge(one: Frame | None) -> Frame | None:
    if one is None or one.scale == 1:
        return one
    x, y = one.corner
    image = pygame.transform.smoothscale_by(one.image, one.scale)
    return Frame(image, (round(x * one.scale), round(y * one.scale)), 1)


def forget() -> None:
    """Drops all frames: the chain is over."""
    for painter in (frame, enlarged):
        painter.memory.clear()


def _layer(shot: Shot, number: int, *, under: bool) -> Frame | None:
    family = shipped_effects().families[shot.family]
    time = family.frames[number]
    unit = min(shot.unit, family.detail)
    scale = shot.unit / unit
    per_unit = unit * UNIT
    start = (-shot.span / scale / per_unit, shot.drop / scale / per_unit)
    body = "".join(
        _part(layer, shot, time, start, shot.ground / scale / per_unit)
        for layer in family.layers
        if layer.under == under and layer.since <= time < layer.until
    )
    if not body:
        return None
    back, up, on, down = _reach(family, shot, start)
    width, height = back + on, up + down
    units, moved = (round(width), round(height)), group(body, (back, up))
    image = picture(moved, units, (round(units[0] * per_unit), round(units[1] * per_unit)))
    rect = image.get_bounding_rect()
    if not rect.width:
        return None
    image = image.subsurface(rect).copy()
    corner = rect.x - round(back * per_unit), rect.y - round(up * per_unit)
    if shot.left:
        image = pygame.transform.flip(image, True, False)
        corner = -corner[0] - rect.width, corner[1]
    return Frame(image, corner, scale)


def _reach(family: Family, shot: Shot, start: Point) -> tuple[float, float, float, float]:
    grown = _strength(shot)
    back, up, on, down = (side * grown for side in family.reach)
    return back - start[0], up + max(0.0, -start[1]), on, down + max(0.0, start[1])


def _strength(shot: Shot) -> float:
    """How much larger than usual a blow is, by its damage; 3 is usual."""
    return min(1.25, max(0.85, 1 + 0.06 * (shot.power - 3)))


def _part(layer: parts.Layer, shot: Shot, time: float, start: Point, ground: float) -> str:
    way = value_at(layer.way, time) if layer.way is not None else 0.0
    rise = value_at(layer.rise, time)
    x, y = value_at(layer.x, time), value_at(layer.y, time)
    if layer.way is not None:
        x, y = (
            x + start[0] * (1 - way),
            y + start[1] * (1 - way) - rise * math.sin(math.pi * way),
        )
    elif layer.at == "start":
        x, y = x + start[0], y + start[1]
    elif layer.at == "ground":
        y += ground
    elif layer.at == "foot":
        x, y = x + start[0], y + ground
    # Light is new in every frame; matter is the same all the time, and only moves.
    moment = "" if isinstance(layer, _MATTER) else f"{time:g}"
    random = Random(f"{shot.family} {type(layer).__name__} {layer.seed} {moment}")
    brush = Brush(time, random, x, y, start, rise, way, shot.glow, shot.metal)
    drawn = PAINTERS[type(layer)](layer, brush)
    grown = _strength(shot)
    # What lies along the way keeps its length; what bursts at its end grows with the damage.
    if layer.at != "end" or layer.way is not None or isinstance(layer, _ALONG):
        return drawn
    return drawn if grown == 1 else group(drawn, size=grown)


_MATTER = (parts.Fragments, parts.Cloud, parts.Puffs, parts.Plumes, parts.Dust, parts.Sparkles)
_ALONG = (parts.Beam, parts.Bolt, parts.Puffs)
