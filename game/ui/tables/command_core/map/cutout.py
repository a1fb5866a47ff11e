"""A piece of a board for a rulebook: cells with mechs, and arcs, a line of sight or a way between them."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.content.rulebook import Figure, Place
from game.ui.paint import pen
from game.ui.paint.figures.tokens import screen_turn, token, token_size
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.stages import stage_ground
from game.ui.paint.svg import document, polygon, rasterise, stroke
from game.ui.paint.text import draw_line
from game.ui.parts.grid import Cell, Grid, HexGrid, Point, SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.paint import ground_image
from game.ui.tables.command_core.map.walls import wall
from game.ui.tables.command_core.panels.order_tag import order_image

_WAY = hex_of(TEAL)
_ARCS = {"front": hex_of(GOLD), "left": _WAY, "right": _WAY, "rear": hex_of(DANGER)}
_SEEN, _UNSEEN = hex_of(GOOD), hex_of(DANGER)
_NUMBER = rgb(art_colors("command_core/field")["number"])
_ORDER = 0.62
"""The most that a mech's number is wide, in cells."""
_LINE = 0.09
"""Width of a line on the board, in cells."""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What the rules say of a "square" or "hex" board: in which arc of a mech (its facing, its cell) another
    cell lies, and whether one cell sees another past walls.
    """

    arc: Callable[[str, int, Cell, Cell], str]
    sees: Callable[[str, Cell, Cell, Collection[Cell]], bool]


def draw_board(image: pygame.Surface, figure: Figure, scale: float, facts: BoardFacts) -> None:
    """Fills the image with the figure's cells."""
    width, height = image.get_size()
    grid = _grid(figure)
    image.blit(stage_ground("dusk", (width, height)), (0, 0))
    camera = Camera(grid, (0.0, 0.0, float(width), float(height)))
    image.blit(ground_image(camera), (0, 0))
    image.blit(_drawn(camera, figure, facts, size=(width, height)), (0, 0))
    sprites: list[tuple[float, pygame.Surface, tuple[int, int]]] = []
    walls = frozenset(grid.cell_in(*place) for place in figure.walls)
    for cell in walls:
        picture, (left, top) = wall(camera, cell, walls)
        x, y = camera.center(cell)
        sprites.append((y, picture, (round(x) + left, round(y) + top)))
    wide = 2 * camera.unit if figure.grid == "hex" else camera.unit
    for piece in figure.pieces:
        x, y = camera.center(grid.cell_in(*piece.at))
        turned = screen_turn(piece.facing, 6 if figure.grid == "hex" else 8)
        tall = token_size(wide, hexagon=figure.grid == "hex")
        picture, (left, top) = token(piece.look, piece.seat, turned, tall)
        sprites.append((y + 1, picture, (round(x) + left, round(y) + top)))
    for _, picture, corner in sorted(sprites, key=lambda sprite: sprite[0]):
        image.blit(picture, corner)
    _orders(image, camera, figure, scale)
    _label(image, camera, figure, scale, facts)


def _grid(figure: Figure) -> Grid:
    columns, rows = figure.size
    return HexGrid(columns, rows) if figure.grid == "hex" else SquareGrid(columns, rows)


def _arcs(figure: Figure, facts: BoardFacts) -> Mapping[Cell, str]:
    """The arc of each cell as the first piece sees it."""
    grid, first = _grid(figure), figure.pieces[0]
    here = grid.cell_in(*first.at)
    return {cell: facts.arc(figure.grid, first.facing, here, cell) for cell in grid.cells() if cell != here}


def _drawn(camera: Camera, figure: Figure, facts: BoardFacts, size: tuple[int, int]) -> pygame.Surface:
    """What lies on the ground beneath the mechs."""
    grid, body = camera.grid, ""
    if figure.shown == "arcs":
        for cell, arc in _arcs(figure, facts).items():
            body += polygon(
                camera.polygon(cell, 0.9), _ARCS[arc], _ARCS[arc], camera.unit * 0.03, fill_opacity=0.4
            )
    if figure.shown == "sight":
        body += _sight(camera, figure, facts)
    if figure.shown == "way":
        cells = [grid.cell_in(*place) for place in figure.way]
        for cell in cells:
            body += polygon(camera.polygon(cell, 0.9), _WAY, _WAY, camera.unit * 0.03, fill_opacity=0.25)
        for one, other in pairwise(cells):
            body += _line(camera.center(one), camera.center(other), _WAY, camera.unit * _LINE)
    return rasterise(document(body, *size), size)


def _sight(camera: Camera, figure: Figure, facts: BoardFacts) -> str:
    """The line between two mechs, green or red."""
    one, other = _first_two(figure)
    color = _SEEN if _is_seen(figure, facts) else _UNSEEN
    return _line(camera.center(one), camera.center(other), color, camera.unit * _LINE)


def _first_two(figure: Figure) -> list[Cell]:
    return [_grid(figure).cell_in(*piece.at) for piece in figure.pieces[:2]]


def _is_seen(figure: Figure, facts: BoardFacts) -> bool:
    grid = _grid(figure)
    one, other = _first_two(figure)
    return facts.sees(figure.grid, one, other, [grid.cell_in(*wall) for wall in figure.walls])


def _line(one: Point, other: Point, color: str, width: float) -> str:
    ends = f"M{one[0]:.1f} {one[1]:.1f} L{other[0]:.1f} {other[1]:.1f}"
    edge = stroke(ends, INK, width * 2, stroke_linecap="round")
    return edge + stroke(ends, color, width, stroke_linecap="round")


def _orders(image: pygame.Surface, camera: Camera, figure: Figure, scale: float) -> None:
    """The numbers of the mechs that have one, above them at the left."""
    size = min(round(21 * scale), round(camera.unit * _ORDER))
    for piece in figure.pieces:
        if piece.order:
            x, y = camera.center(camera.grid.cell_in(*piece.at))
            tag = order_image(piece.order, piece.seat, size)
            image.blit(
                tag, tag.get_rect(center=(round(x - camera.unit * 0.48), round(y - camera.unit * 0.42)))
            )


def _label(image: pygame.Surface, camera: Camera, figure: Figure, scale: float, facts: BoardFacts) -> None:
    """The names of the arcs, the mark of sight, or the numbers of the steps."""
    pixels = max(9, round(14 * scale))
    if figure.shown == "arcs":
        found: dict[str, list[Point]] = {}
        for cell, arc in _arcs(figure, facts).items():
            found.setdefault(arc, []).append(camera.center(cell))
        for arc, points in found.items():
            middle = (
                round(sum(x for x, _ in points) / len(points)),
                round(sum(y for _, y in points) / len(points)),
            )
            draw_line(image, arc, "title", pixels, rgb(_ARCS[arc]), middle, "center", 2)
    elif figure.shown == "sight":
        (x0, y0), (x1, y1) = (camera.center(cell) for cell in _first_two(figure))
        mark = icon("eye" if _is_seen(figure, facts) else "cross", pixels * 2)
        image.blit(mark, mark.get_rect(center=(round((x0 + x1) / 2), round((y0 + y1) / 2))))
    elif figure.shown == "way":
        _numbers(image, camera, figure.way, pixels)


def _numbers(image: pygame.Surface, camera: Camera, way: tuple[Place, ...], pixels: int) -> None:
    for number, place in enumerate(way[1:], start=1):
        x, y = (round(value) for value in camera.center(camera.grid.cell_in(*place)))
        pen.circle(image, rgb(INK), (x, y), round(pixels * 0.82))
        pen.circle(image, rgb(_WAY), (x, y), round(pixels * 0.68))
        draw_line(image, str(number), "title", pixels, _NUMBER, (x, y), "center")
