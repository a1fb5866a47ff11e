"""A brass board that hangs on chains over the middle of the stage, with a number that all must see."""

import pygame

from game.ui.layout.leaves import Icon, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.materials.steel import BRASS, plate
from game.ui.paint.palette import bad
from game.ui.parts.grounds import Backdrop, ground
from game.ui.tables.scrap_knights.theme import DUEL

_INK = (13, 14, 22)
_CHAIN = (163, 135, 90)
_BOARD = (43, 26, 8)


def draw_hanging_sign(
    surface: pygame.Surface, rect: pygame.Rect, scale: float, title: str, symbol: str, number: int, red: bool
) -> None:
    """`red` where the number is too high for something."""
    aside, foot = round(22 * scale), rect.top + round(4 * scale)
    for x in (rect.left + aside, rect.right - aside):
        for width, color in ((5, _INK), (2, _CHAIN)):
            pen.line(surface, color, (x, 0), (x, foot), max(1, round(width * scale)))
    draw_tree(surface, _sign(title, symbol, str(number), red), rect, scale, DUEL)


def _sign(title: str, symbol: str, number: str, red: bool) -> Node:
    count = Text(number, "sign number", bad if red else "gold", anchor="center", width=34)
    row = Row(Icon(symbol, 22), count, gap=8, align="center", justify="center")
    board = Box(Column(row, justify="center"), ground=Backdrop(_draw_board), height=28)
    inside = Column(Space(height=4), Text(title, "sign", anchor="center", height=16), board, Space(grow=1))
    return Box(inside, pad=(7, 0), ground=ground(_brass))


def _brass(width: int, height: int, scale: float) -> pygame.Surface:
    return plate(width, height, scale, BRASS)


def _draw_board(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, _BOARD, rect, border_radius=round(4 * scale))
