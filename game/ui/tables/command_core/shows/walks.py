"""Mechs on the move over the board: they drop, step, turn, are stopped, shake and burn out."""

import math
from dataclasses import dataclass
from dataclasses import field as member

import pygame

from game.engine.seats import Seat
from game.rules.command_core.topology import Cell
from game.ui.motion import Call, InTurn, Motion, Pause, Together, Tween, ease_in, ease_in_out, linear
from game.ui.paint.figures.figures import flashed
from game.ui.paint.figures.tokens import TURN_STEPS, token
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.map.overlay import size_of
from game.ui.tables.command_core.shows import dust
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.shows.stage import Stage
from game.ui.tables.shows.stage_pieces import Piece, setter

NUDGE = 90
"""Milliseconds that a stopped mech takes to what stops it, and back again."""
GONE = 1500
"""Milliseconds until nothing is left of a destroyed mech: as long as its explosion."""
_BURNT = 0.6
"""Share of that time for which it is seen whole before it fades."""
_DROP, _HOP, _REACH, _SHAKE = 1.5, 0.07, 0.26, 0.1
"""In heights of a cell: from how high a mech drops, how high it hops, how far it runs against something, and
how far a hit throws it.
"""


_LANDED, _SETTLES = 0.8, 240
"""When a mech that drops stirs up dust, as a share of its fall; milliseconds until the dust has settled."""


@dataclass
class MovingToken:
    """A mech on its way, drawn above the still board: at (x, y), `lift` pixels high.

    Its facing may lie between two of the board's.
    """

    field: Field
    chassis: str
    seat: Seat
    x: float
    y: float
    facing: float
    lift: float = 0.0
    struck: bool = False
    _lit: pygame.Surface | None = member(default=None, init=False, repr=False)

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        near = round(self.facing * (TURN_STEPS + 1)) / (TURN_STEPS + 1)
        image, (left, top) = self.field.token(self.chassis, self.seat, near)
        if self.struck:
            if self._lit is None:
                self._lit = flashed(image)
            image = self._lit
        return surface.blit(image, (round(self.x) + left, round(self.y - self.lift) + top))

    def play(self, stage: Stage, motion: Motion, hides: object) -> None:
        """Moves in place of what is drawn on the board."""
        stage.stand_in(self, motion, hides)


def moving(board: Battlefield, number: int, cell: Cell, facing: int) -> MovingToken:
    """A mech as it stands on a cell, ready to move."""
    mech, (x, y) = board.view.mechs[number], board.field.cell_point(cell)
    return MovingToken(board.field, mech.chassis, mech.seat, x, y, facing)


def cell_size(board: Battlefield) -> float:
    """Pixels that a cell is high on the screen, with the zoom."""
    return 2 * size_of(board.field.camera)


def drop(board: Battlefield, number: int, cell: Cell, facing: int, length: float) -> None:
    """A mech comes down onto its cell."""
    mech = moving(board, number, cell, facing)
    high = cell_size(board) * _DROP

    def fall(value: float) -> None:
        mech.lift = value

    mech.lift = high
    landed = length * _LANDED
    dust.stir(
        board, (round(mech.x), round(mech.y)), cell_size(board), length - landed + _SETTLES, wait=landed
    )
    mech.play(board.stage, Tween(fall, high, 0, length, ease_in), ("mech", number))


def step(board: Battlefield, number: int, start: Cell, end: Cell, facing: int, length: float) -> None:
    """From cell to cell, with a small hop."""
    mech = moving(board, number, start, facing)
    (x0, y0), (x1, y1) = board.field.cell_point(start), board.field.cell_point(end)
    high = cell_size(board) * _HOP

    def go(share: float) -> None:
        mech.x, mech.y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        mech.lift = high * math.sin(math.pi * share)

    dust.stir(board, (x0, y0), cell_size(board), length + _SETTLES)
    mech.play(board.stage, Tween(go, 0, 1, length, ease_in_out), ("mech", number))


def turn(board: Battlefield, number: int, cell: Cell, start: int, end: int, length: float) -> None:
    """The shorter way round, with pictures between the facings."""
    mech = moving(board, number, cell, start)
    by = shorter_way(start, end, board.field.facings)

    def go(share: float) -> None:
        mech.facing = start + by * share

    mech.play(board.stage, Tween(go, 0, 1, length, linear), ("mech", number))


def shorter_way(start: int, end: int, facings: int) -> int:
    """By how many facings a mech turns to the right, or to the left below zero.

    >>> shorter_way(7, 1, 8), shorter_way(1, 0, 6)
    (2, -1)
    """
    by = (end - start) % facings
    return by - facings if by > facings // 2 else by


def nudge(board: Battlefield, number: int, cell: Cell, facing: int, way: int) -> None:
    """A mech runs against what stops it in a direction, and comes back."""
    mech = moving(board, number, cell, facing)
    aim = math.radians(board.field.degrees(way))
    far = cell_size(board) * _REACH
    x0, y0 = mech.x, mech.y

    def go(share: float) -> None:
        mech.x, mech.y = x0 + far * share * math.sin(aim), y0 - far * share * math.cos(aim)

    dust.stir(board, (round(x0), round(y0)), cell_size(board), 2 * NUDGE)
    there_and_back = InTurn(Tween(go, 0, 1, NUDGE, ease_in), Tween(go, 1, 0, NUDGE, ease_in_out))
    mech.play(board.stage, there_and_back, ("mech", number))


def shake(board: Battlefield, number: int, cell: Cell, facing: int, *, wait: float = 0) -> None:
    """A hit lands on a mech: it lights up and shakes."""
    mech = moving(board, number, cell, facing)
    far, x0 = cell_size(board) * _SHAKE, mech.x

    def light(on: bool) -> Call:
        def put() -> None:
            mech.struck = on

        return Call(put)

    def go(share: float) -> None:
        mech.x = x0 + far * (1 - share) * math.sin(share * 16)

    shaken = Together(InTurn(light(True), Pause(90), light(False)), Tween(go, 0, 1, 260, linear))
    mech.play(board.stage, InTurn(Pause(wait), shaken), ("token", number))


def burn_out(board: Battlefield, number: int, cell: Cell, facing: int) -> None:
    """What is left of a destroyed mech fades; its cell is free already."""
    mech, field = board.view.mechs[number], board.field
    turned = field.degrees(facing)
    image, (left, top) = token(mech.chassis, mech.seat, turned, field.token_size, state="wreck")
    x, y = field.cell_point(cell)
    piece = Piece(image, x + left + image.get_width() / 2, y + top + image.get_height() / 2)
    fade = Tween(setter(piece, "alpha"), 1, 0, GONE * (1 - _BURNT), linear)
    board.stage.add(piece, InTurn(Pause(GONE * _BURNT), fade), under=True)
