"""A program's way over the board: its cards as parts of one picture."""

from game.rules.command_core.preview import Leg
from game.rules.command_core.topology import Cell
from game.ui.paint.figures.tokens import screen_turn
from game.ui.parts.grid import HexGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.overlay import Layer
from game.ui.tables.command_core.map.way import PathLeg, path_picture

_SIDE = ("left", "right")


def path_layer(
    camera: Camera, start: Cell, legs: tuple[Leg, ...], facing_turn: float, lit: int | None
) -> Layer:
    """A program's way from cell to cell, in screen places of `camera`; the leg of the slot `lit` is gold.

    `facing_turn` is where the mech looks in the end, in degrees clockwise from up.
    """
    facings = 6 if isinstance(camera.grid, HexGrid) else 8
    shown = (
        PathLeg(
            leg.cells,
            tuple(icon in _SIDE for icon in leg.icons),
            screen_turn(leg.facing, facings, camera.seat),
            leg.slot == lit,
            leg.blocked,
        )
        for leg in legs
    )
    return path_picture(camera, start, tuple(shown), facing_turn)
