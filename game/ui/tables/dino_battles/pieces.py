"""A sheet of all dinosaurs: each pose, each Upgrade on, small side by side, in the arena, their marks."""

import pygame

from game.content.art import shipped_art
from game.content.dinos import POSES
from game.ui.paint.dino.arena import FEET, arena
from game.ui.paint.dino.figures import figure, fitted
from game.ui.paint.figures.figures import silhouette
from game.ui.paint.palette import GOLD, TEXT_SOFT
from game.ui.paint.roles import art_colors
from game.ui.paint.text import draw_line
from game.ui.tables.dino_battles.arena.marks import RINGS, mark

_WIDE, _HIGH, _UNIT = 300, 246, 0.46
"""The room for a pose, and pixels a unit in it."""
_SMALL = 80
_CROWD = 18, (106, 92)
"""Small animals a row, and the room for each: one row in colours, one of their outlines."""
_NAMES = 30
_ARENA = (1378, 608)
_FIGHT = 0.78
"""Pixels a unit in the arena."""


def pieces_sheet() -> pygame.Surface:
    """Every animal of data/art/dinos.yaml, a row each, and two of them in the arena."""
    dinos = shipped_art().dinos
    animals, worn = list(dinos.animals), list(dinos.worn)
    width = len(POSES) * _WIDE + 2 * _SMALL
    rows = len(animals) + -(-len(worn) // len(POSES))
    crowd = _crowd(animals)
    sheet = pygame.Surface((width, _NAMES + rows * _HIGH + crowd.get_height() + _ARENA[1]))
    sheet.fill(art_colors("dino_battles/pieces")["ground"])
    for column, pose in enumerate(POSES):
        middle = column * _WIDE + _WIDE // 2, _NAMES // 2
        draw_line(sheet, pose, "label", 18, TEXT_SOFT, middle, "center")
    for row, animal in enumerate(animals):
        _draw_row(sheet, animal, _NAMES + row * _HIGH)
    for number, name in enumerate(worn):
        row, column = divmod(number, len(POSES))
        place = column * _WIDE, _NAMES + (len(animals) + row) * _HIGH
        _draw_worn(sheet, name, animals[row * 5], place)
    sheet.blit(crowd, (0, _NAMES + rows * _HIGH))
    sheet.blit(arena(_ARENA, 18), (0, sheet.get_height() - _ARENA[1]))
    for number, name in enumerate(RINGS):
        for count, size, down in ((None, 96, 20), (number, 64, 130), (3, 36, 208)):
            place = (
                _ARENA[0] + 20 + number % 4 * 106,
                sheet.get_height() - _ARENA[1] + number // 4 * 260 + down,
            )
            sheet.blit(mark(name, size, count), place)
    ground = sheet.get_height() - _ARENA[1] + round(_ARENA[1] * FEET)
    for animal, pose, across, side in (
        (animals[1], "stand", 0.31, 0),
        (animals[0], "lunge", 0.69, 1),
    ):
        image, (x, y) = figure(animal, pose, _FIGHT, side)
        sheet.blit(image, (round(_ARENA[0] * across) + x, ground + y))
    return sheet


def _crowd(animals: list[str]) -> pygame.Surface:
    """All animals 80 pixels wide side by side, as a player may mix them up, and below each its outline."""
    columns, (wide, high) = _CROWD
    colors = art_colors("dino_battles/pieces")
    sheet = pygame.Surface((columns * wide, -(-len(animals) // columns) * 2 * high))
    sheet.fill(colors["ground"])
    for number, animal in enumerate(animals):
        row, column = divmod(number, columns)
        image, _ = fitted(animal, "stand", (_SMALL, _SMALL), 0)
        for line, drawn in enumerate((image, silhouette(image, TEXT_SOFT, 255))):
            foot = (column * wide + wide // 2, (2 * row + line + 1) * high - 6)
            sheet.blit(drawn, drawn.get_rect(midbottom=foot))
    return sheet


def _draw_worn(sheet: pygame.Surface, name: str, animal: str, place: tuple[int, int]) -> None:
    image, (_, y) = figure(animal, "stand", _UNIT, 0, (name,))
    left = place[0] + (_WIDE - image.get_width()) // 2
    sheet.blit(image, (left, place[1] + _HIGH - 16 + y))
    draw_line(sheet, name.replace("_", " "), "label", 18, TEXT_SOFT, (place[0] + 10, place[1] + 12))


def _draw_row(sheet: pygame.Surface, animal: str, top: int) -> None:
    foot = top + _HIGH - 16
    for column, pose in enumerate(POSES):
        image, (_, y) = figure(animal, pose, _UNIT, 0)
        left = column * _WIDE + (_WIDE - image.get_width()) // 2
        sheet.blit(image, (left, foot + y))
    small, _ = fitted(animal, "stand", (_SMALL, _HIGH), 1)
    sheet.blit(small, (sheet.get_width() - _SMALL - _SMALL // 2, foot - small.get_height()))
    draw_line(sheet, animal.capitalize(), "title", 20, GOLD, (10, top + 14), outline=2)
