"""Pieces of the table for the rulebook: cells with mechs, arcs and lines of sight; a program; dice."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pygame

from game.content.rulebook import Figure, Place
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.sight import sees
from game.rules.command_core.topology import TOPOLOGIES, Arc, Cell
from game.ui.paint import pen
from game.ui.paint.cutouts import cut_out
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import DANGER
from game.ui.paint.stages import stage_ground
from game.ui.paint.steel import INK, color_of, shape, well
from game.ui.paint.svg import document, rasterise
from game.ui.paint.text import draw_line
from game.ui.paint.tokens import screen_turn, token, token_size
from game.ui.parts.board_paint import ground_image
from game.ui.parts.board_view import BoardView
from game.ui.parts.board_walls import wall
from game.ui.parts.dice_paint import die_image
from game.ui.parts.grid import Grid, HexGrid, Point, SquareGrid
from game.ui.tables.books import CardBook
from game.ui.tables.command_core.directive_image import RATIO, directive_image
from game.ui.tables.command_core.faces import make_book
from game.ui.tables.command_core.throws import die_of_face

_ARCS: dict[Arc, str] = {"front": "#ffc531", "left": "#9fe3ee", "right": "#9fe3ee", "rear": "#ff8a7a"}
_SEEN, _UNSEEN = "#7fe08a", "#ff8a7a"
_LINE = 0.09
"""Width of a line on the board, in cells."""


@kept(900_000, pixels_of)
def paint_cutout(figure: Figure, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The figure's piece of the table with edges that scissors left, filling `size`."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    _PAINTERS[figure.table](image, figure, scale)
    return cut_out(image, 3 + len(figure.caption), scale)


def _grid(figure: Figure) -> Grid:
    columns, rows = figure.size
    return HexGrid(columns, rows) if figure.grid == "hex" else SquareGrid(columns, rows)


def _board(image: pygame.Surface, figure: Figure, scale: float) -> None:
    width, height = image.get_size()
    grid = _grid(figure)
    image.blit(stage_ground("dusk", (width, height)), (0, 0))
    view = BoardView(grid, (0.0, 0.0, float(width), float(height)))
    image.blit(ground_image(view), (0, 0))
    image.blit(_drawn(view, figure, size=(width, height)), (0, 0))
    sprites: list[tuple[float, pygame.Surface, tuple[int, int]]] = []
    walls = frozenset(grid.cell_in(*place) for place in figure.walls)
    for cell in walls:
        picture, (left, top) = wall(view, cell, walls)
        x, y = view.center(cell)
        sprites.append((y, picture, (round(x) + left, round(y) + top)))
    wide = 2 * view.unit if figure.grid == "hex" else view.unit
    for piece in figure.pieces:
        x, y = view.center(grid.cell_in(*piece.at))
        turned = screen_turn(piece.facing, 6 if figure.grid == "hex" else 8)
        tall = token_size(wide, hexagon=figure.grid == "hex")
        picture, (left, top) = token(piece.look, piece.seat, turned, tall)
        sprites.append((y + 1, picture, (round(x) + left, round(y) + top)))
    for _, picture, corner in sorted(sprites, key=lambda sprite: sprite[0]):
        image.blit(picture, corner)
    _label(image, view, figure, scale)


def _arcs(figure: Figure) -> Mapping[Cell, Arc]:
    """The arc of each cell as the first piece sees it."""
    topology, grid, first = TOPOLOGIES[figure.grid], _grid(figure), figure.pieces[0]
    here = grid.cell_in(*first.at)
    return {cell: topology.arc(first.facing, here, cell) for cell in grid.cells() if cell != here}


def _drawn(view: BoardView, figure: Figure, size: tuple[int, int]) -> pygame.Surface:
    """What lies on the ground beneath the mechs."""
    grid, body = view.grid, ""
    if figure.shown == "arcs":
        for cell, arc in _arcs(figure).items():
            body += shape(view.polygon(cell, 0.9), _ARCS[arc], _ARCS[arc], view.unit * 0.03, 0.4)
    if figure.shown == "sight":
        body += _sight(view, figure)
    if figure.shown == "way":
        cells = [grid.cell_in(*place) for place in figure.way]
        for cell in cells:
            body += shape(view.polygon(cell, 0.9), "#9fe3ee", "#9fe3ee", view.unit * 0.03, 0.25)
        for one, other in pairwise(cells):
            body += _line(view.center(one), view.center(other), "#9fe3ee", view.unit * _LINE)
    return rasterise(document(body, *size), size)


def _sight(view: BoardView, figure: Figure) -> str:
    """The line between two mechs, green or red."""
    one, other = (view.grid.cell_in(*piece.at) for piece in figure.pieces[:2])
    color = _SEEN if _is_seen(figure) else _UNSEEN
    return _line(view.center(one), view.center(other), color, view.unit * _LINE)


def _is_seen(figure: Figure) -> bool:
    grid = _grid(figure)
    one, other = (grid.cell_in(*piece.at) for piece in figure.pieces[:2])
    return sees(TOPOLOGIES[figure.grid], one, other, [grid.cell_in(*wall) for wall in figure.walls])


def _line(one: Point, other: Point, color: str, width: float) -> str:
    ends = f"M{one[0]:.1f} {one[1]:.1f} L{other[0]:.1f} {other[1]:.1f}"
    return "".join(
        f'<path d="{ends}" stroke="{tone}" stroke-width="{thick:.1f}" stroke-linecap="round" fill="none"/>'
        for tone, thick in ((INK, width * 2), (color, width))
    )


def _label(image: pygame.Surface, view: BoardView, figure: Figure, scale: float) -> None:
    """The names of the arcs, the mark of sight, or the numbers of the steps."""
    pixels = max(9, round(14 * scale))
    if figure.shown == "arcs":
        found: dict[Arc, list[Point]] = {}
        for cell, arc in _arcs(figure).items():
            found.setdefault(arc, []).append(view.center(cell))
        for arc, points in found.items():
            middle = (
                round(sum(x for x, _ in points) / len(points)),
                round(sum(y for _, y in points) / len(points)),
            )
            draw_line(image, arc, "title", pixels, color_of(_ARCS[arc]), middle, "center", 2)
    elif figure.shown == "sight":
        (x0, y0), (x1, y1) = (view.center(view.grid.cell_in(*piece.at)) for piece in figure.pieces[:2])
        mark = icon("eye" if _is_seen(figure) else "cross", pixels * 2)
        image.blit(mark, mark.get_rect(center=(round((x0 + x1) / 2), round((y0 + y1) / 2))))
    elif figure.shown == "way":
        _numbers(image, view, figure.way, pixels)


def _numbers(image: pygame.Surface, view: BoardView, way: tuple[Place, ...], pixels: int) -> None:
    for number, place in enumerate(way[1:], start=1):
        x, y = (round(value) for value in view.center(view.grid.cell_in(*place)))
        pen.circle(image, color_of(INK), (x, y), round(pixels * 0.82))
        pen.circle(image, color_of("#9fe3ee"), (x, y), round(pixels * 0.68))
        draw_line(image, str(number), "title", pixels, color_of("#0c222a"), (x, y), "center")


def _program(image: pygame.Surface, figure: Figure, scale: float) -> None:
    """Directives side by side, as they lie in the slots."""
    width, height = image.get_size()
    image.blit(well(width, height, scale), (0, 0))
    count = len(figure.cards)
    wide = min(round(width * 0.94 / count), round(height * 0.78 / RATIO))
    left = (width - wide * count) // 2
    top = max(round(height * 0.06), (round(height * 0.86) - round(wide * RATIO)) // 2)
    for number, words in enumerate(figure.cards):
        card, _, turned = words.partition(" ")
        picture = directive_image(card, round(wide * 0.92), flipped=bool(turned))
        image.blit(picture, (left + number * wide + round(wide * 0.04), top))


def _dice(image: pygame.Surface, figure: Figure, scale: float) -> None:
    """Columns of dice; a second die of a column cancels the first, and what nothing cancels goes through."""
    width, height = image.get_size()
    image.blit(well(width, height, scale), (0, 0))
    count, deep = len(figure.dice), max(map(len, figure.dice))
    die = min(round(width * 0.78 / count), round(height * (0.3 if deep > 1 else 0.5)))
    step = die * 5 // 4
    left, top = (width - step * count) // 2 + step // 2, round(height * (0.24 if deep > 1 else 0.42))
    for number, column in enumerate(figure.dice):
        x = left + number * step
        for row, words in enumerate(column):
            kind, _, face = words.partition(" ")
            paired = len(column) > 1
            picture = _die(kind, face, die, pale=paired and row == 0)  # type: ignore[arg-type]
            image.blit(picture, picture.get_rect(center=(x, top + row * round(die * 1.2))))
        if deep > 1 and len(column) > 1:
            mark = icon("cross", die // 2)
            image.blit(mark, mark.get_rect(center=(x, top + round(die * 0.6))))
        elif deep > 1 and "blank" not in column[0]:
            draw_line(image, "−1", "title", die // 2, DANGER, (x, top + round(die * 1.2)), "center", 2)


def _die(kind: DiceKind, face: str, size: int, *, pale: bool) -> pygame.Surface:
    die = die_of_face(kind, face)
    return die_image(die.kind, die.face, size, pale=pale)


_PAINTERS = {"board": _board, "program": _program, "dice": _dice}


@cache
def rulebook_cards() -> CardBook:
    """The cards as the rulebook shows them, with the cut-outs."""
    return replace(make_book(), cutout=paint_cutout)
