"""Where the labels of mechs and of a shot lie on the board: none on another, none on a mech not its own."""

import math
from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Protocol

import pygame

from game.ui.layout.floating import move_free
from game.ui.paint.figures.tokens import nose_middle, screen_turn, token_size
from game.ui.parts.grid import Cell, HexGrid, Point
from game.ui.tables.command_core.map.aim_tag import aim_tag, armor_tag
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.free_room import Label, find_room
from game.ui.tables.command_core.map.ghost import Ghost
from game.ui.tables.command_core.map.ground import cell_name_places
from game.ui.tables.command_core.map.overlay import size_of
from game.ui.tables.command_core.map.pips import pips
from game.ui.tables.command_core.map.standing import Aim, Standing

Offsets = tuple[Point, ...]
_ORDER: Offsets = (
    (-0.95, -0.86),
    (0.95, -0.86),
    (-1.2, -0.1),
    (1.2, -0.1),
    (-1.0, 0.6),
    (1.0, 0.6),
    (0, -1.5),
    (-0.5, -1.3),
    (0.5, -1.3),
)
_PIPS: Offsets = (
    (0, 0.98),
    (0, 0.76),
    (0.4, 0.9),
    (-0.4, 0.9),
    (0, 0.55),
    (0, -1.4),
    (0.5, -1.3),
    (-0.5, -1.3),
    (1.1, 0.5),
    (-1.1, 0.5),
    (0, 1.35),
)
"""From the middle of a cell, in halves of its height, the best one first."""
_BODY = 0.8, 1.1, 0.75
"""How far a mech reaches to both sides, up and down."""
_RING = 1.6
"""From the middle of the target to the shield with its armor."""
_LEAST_TAG = 20
"""Pixels of the hexagon with a number: in a smaller one it could not be read."""
_NOSE = 0.34
"""How far the middle of a nose is kept free all round, in halves of a cell's height."""


def pips_of(one: Standing, camera: Camera) -> pygame.Surface:
    return pips(one.structure, one.whole, one.seat, max(8, round(size_of(camera) * 0.34)), one.letter)


def order_size(camera: Camera) -> int:
    return max(_LEAST_TAG, round(size_of(camera) * 0.78))


@lru_cache(maxsize=16)
def place_labels(
    camera: Camera,
    frame: tuple[int, int, int, int],
    standing: tuple[Standing, ...],
    aim: Aim | None,
    pixels: int,
    taken: tuple[tuple[int, int, int, int], ...] = (),
    ghosts: tuple[Ghost, ...] = (),
    name_pixels: int = 12,
) -> dict[Hashable, pygame.Rect]:
    """("pips", number) and ("order", number) of each mech; ("ghost", number) of each ghost; "armor" and "aim"
    of the shot.

    `pixels` is the size of the type of the shot's words, `taken` are places that labels leave free, and
    so are the names of the cells at the rim, `name_pixels` high.
    """
    size = size_of(camera)
    shown: dict[Hashable, Sequence[pygame.Rect]] = {"taken": [pygame.Rect(rect) for rect in taken]}
    labels: list[Label] = []
    for one in standing:
        x, y = camera.center(one.cell)
        shown[one.cell] = [body(one, camera)]
        labels.append(
            Label(
                ("pips", one.number),
                pips_of(one, camera).get_size(),
                _around((x, y), _PIPS, size),
                _own(one.cell),
            )
        )
    for one in standing:
        if one.order is not None:
            wide, middles = order_size(camera), _around(camera.center(one.cell), _ORDER, size)
            labels.append(Label(("order", one.number), (wide, wide), middles, _own(one.cell)))
    for ghost in ghosts:
        if ghost.order is not None:
            wide, middles = order_size(camera), _around(camera.center(ghost.cell), _ORDER, size)
            labels.append(Label(("ghost", ghost.number), (wide, wide), middles, _own(ghost.cell)))
    if aim is not None:
        shown["line"] = _line_of_fire(camera, aim)
        labels += _aim_labels(camera, aim, pixels)
    # No label hides where a mech looks, not even its own.
    looks = [(one.cell, one.facing) for one in standing] + [(one.cell, one.facing) for one in ghosts]
    noses = [_nose(camera, *look) for look in looks]
    legible = [*noses, *cell_name_places(camera, name_pixels)]
    found = find_room(labels, shown, pygame.Rect(frame), legible)
    if "aim" in found:
        # No place along the line or beside it may be free; who is shot at is seen all the same.
        others = [rect for key, rect in found.items() if key != "aim"]
        bodies = [body(one, camera) for one in standing]
        found["aim"] = move_free(pygame.Rect(frame), found["aim"], [*bodies, *others, *legible])
    return found


class OnCell(Protocol):
    """A mech, or the end of its program."""

    @property
    def cell(self) -> Cell: ...


def body(one: OnCell, camera: Camera) -> pygame.Rect:
    """What a mech covers on the board."""
    (x, y), size = camera.center(one.cell), size_of(camera)
    side, up, down = (part * size for part in _BODY)
    return pygame.Rect(x - side, y - up, 2 * side, up + down)


def _nose(camera: Camera, cell: Cell, facing: float) -> pygame.Rect:
    (x, y), reach = camera.center(cell), round(_NOSE * size_of(camera))
    hexagon = isinstance(camera.grid, HexGrid)
    size = token_size(camera.unit * (2 if hexagon else 1), hexagon=hexagon)
    right, down = nose_middle(screen_turn(facing, 6 if hexagon else 8, camera.seat), size)
    return pygame.Rect(round(x + right) - reach, round(y + down) - reach, 2 * reach, 2 * reach)


def _own(cell: Hashable) -> frozenset[Hashable]:
    # They stay where they are while somebody aims across them.
    return frozenset((cell, "line"))


def _around(middle: Point, offsets: Offsets, size: float) -> tuple[Point, ...]:
    return tuple((middle[0] + x * size, middle[1] + y * size) for x, y in offsets)


def _line_of_fire(camera: Camera, aim: Aim) -> list[pygame.Rect]:
    """Small boxes along the line, for a long box around all of it would be mostly empty."""
    (ax, ay), (bx, by) = camera.center(aim.start), camera.center(aim.end)
    step = max(4.0, size_of(camera) * 0.3)
    count = max(1, round(math.dist((ax, ay), (bx, by)) / step))
    spots = [(ax + (bx - ax) * k / count, ay + (by - ay) * k / count) for k in range(count + 1)]
    return [pygame.Rect(x - step / 2, y - step / 2, step, step) for x, y in spots]


def _aim_labels(camera: Camera, aim: Aim, pixels: int) -> list[Label]:
    """The armor beside the side that is hit, then the words along the line or beside it."""
    size, (ax, ay), (bx, by) = size_of(camera), camera.center(aim.start), camera.center(aim.end)
    found = []
    if aim.armor is not None and aim.arc is not None:
        turns = [aim.arc[0] + side * step for step in range(0, 181, 20) for side in (1, -1)]
        around = tuple((math.sin(math.radians(turn)), -math.cos(math.radians(turn))) for turn in turns)
        places = tuple((x * _RING, y * _RING * 0.9) for x, y in around)
        middles = _around((bx, by), places, size)
        found.append(Label("armor", armor_tag(aim.armor, pixels).get_size(), middles))
    wide, high = aim_tag(aim.lines, pixels).get_size()
    along = [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in (0.5, 0.4, 0.6, 0.3, 0.7)]
    x, y = along[0]
    top, bottom = min(ay, by) - 1.9 * size - high / 2, max(ay, by) + 1.4 * size + high / 2
    left, right = min(ax, bx) - 1.5 * size - wide / 2, max(ax, bx) + 1.5 * size + wide / 2
    beside = [(x, top), (x, bottom), (right, y), (left, y)]
    beside += [(end, level) for level in (ay, by, top, bottom) for end in (right, left)]
    length = max(1.0, math.dist((ax, ay), (bx, by)))
    covered = (wide * abs(bx - ax) + high * abs(by - ay)) / length
    # A tag on a short line would hide it.
    best_first = [*along, *beside] if length - 2 * size > 2 * covered else [*beside, *along]
    return [*found, Label("aim", (wide, high), tuple(best_first), frozenset(("line",)))]
