"""Pieces of the table for the rulebook: cells with mechs, arcs, lines of sight; programs; dice; counters."""

from collections.abc import Collection
from dataclasses import replace
from functools import cache
from typing import cast

import pygame

from game.content.rulebook import Figure
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.sight import sees
from game.rules.command_core.topology import TOPOLOGIES, Cell
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.scenery.cutouts import cut_out
from game.ui.parts.dice import Die
from game.ui.tables.books import CardBook
from game.ui.tables.command_core.faces import make_book
from game.ui.tables.command_core.map.cutout import BoardFacts, draw_board
from game.ui.tables.command_core.planning.directive_image import RATIO, directive_image
from game.ui.tables.command_core.row_cutouts import draw_cards, draw_counters, draw_dice
from game.ui.tables.command_core.shows.throws import die_of_face


@kept(900_000, pixels_of)
def paint_cutout(figure: Figure, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The figure's piece of the table with edges that scissors left, filling `size`."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    if figure.table == "board":
        draw_board(image, figure, scale, BoardFacts(_arc, _sees))
    elif figure.table == "program":
        draw_cards(image, figure, scale, RATIO, _card)
    elif figure.table == "counters":
        draw_counters(image, figure, scale)
    else:
        draw_dice(image, figure, scale, _die)
    return cut_out(image, 3 + len(figure.caption), scale)


def _arc(grid: str, facing: int, here: Cell, cell: Cell) -> str:
    return TOPOLOGIES[grid].arc(facing, here, cell)


def _sees(grid: str, one: Cell, other: Cell, walls: Collection[Cell]) -> bool:
    return sees(TOPOLOGIES[grid], one, other, walls)


def _card(card: str, width: int, flipped: bool) -> pygame.Surface:
    return directive_image(card, width, flipped=flipped)


def _die(kind: str, face: str) -> Die:
    return die_of_face(cast(DiceKind, kind), face)


@cache
def rulebook_cards() -> CardBook:
    """The cards as the rulebook shows them, with the cut-outs."""
    return replace(make_book(), cutout=paint_cutout)
