"""The maps of the rules as boards on the screen."""

from functools import cache

import pygame

from game.content.command_core import shipped_library
from game.engine.seats import SEATS
from game.rules.command_core.board import Board
from game.ui.parts.grid import Cell, Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map.picture import board_picture

GRIDS: dict[str, Grid] = {"square": SquareGrid(), "hex": HexGrid()}


@cache
def _places(map_id: str) -> tuple[frozenset[Cell], tuple[frozenset[Cell], frozenset[Cell]]]:
    """Walls, and where each seat places its mechs."""
    board = Board(shipped_library().maps[map_id])
    first, second = (frozenset(board.home(seat)) for seat in SEATS)
    return board.walls, (first, second)


def map_picture(map_id: str, size: tuple[int, int]) -> pygame.Surface:
    """A shipped map, small."""
    walls, homes = _places(map_id)
    return board_picture(GRIDS[shipped_library().maps[map_id].board], walls, homes, size)
