"""Shipped pictures of the games at one size: shown as long as those for the window are being painted.

A sheet of assets/boxes holds, side by side, the box, its figures, and the picture of a match; below this one
stand the two colours of the box. `python -m tests.ui.paint.test_box_sheets` writes the sheets anew.
"""

from dataclasses import dataclass

import pygame

from game.content.paths import shipped
from game.ui.paint.cache.memory import kept
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.scenery.boxes import HEIGHT, RISE, SIDE, WIDTH, BoxPicture, Figures, paint_box
from game.ui.paint.scenery.duel_picture import paint_duel

_CASE = pygame.Rect(0, RISE, WIDTH + SIDE + 2, HEIGHT + 2)
_FIGURES = pygame.Rect(_CASE.right, 0, _CASE.width, _CASE.bottom)
_DUEL = pygame.Rect(_FIGURES.right, 0, 200, 165)
_COLORS = [pygame.Rect(left, _DUEL.bottom, 100, 258) for left in (_DUEL.left, _DUEL.left + 100)]
_SIZE = _DUEL.right, _CASE.bottom


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is shown in place of a box, and of the picture of a match of its game."""

    box: BoxPicture
    duel: pygame.Surface


def _pixels(sheet: Sheet | None) -> int:
    return _SIZE[0] * _SIZE[1] if sheet else 1


@kept(1_300_000, _pixels)
def shipped_sheet(game: str) -> Sheet | None:
    """The sheet of a game; None where there is none."""
    path = shipped("assets") / "boxes" / f"{game}.png"
    if not path.is_file():
        return None
    image = pygame.image.load(path)
    bright, dark = (_hex(image.get_at(place.center)) for place in _COLORS)
    figures = image.subsurface(_FIGURES), (0, -round(RISE))
    box = BoxPicture(image.subsurface(_CASE), Figures((figures,), (None,)), (bright, dark))
    return Sheet(box, image.subsurface(_DUEL))


def _hex(color: pygame.Color) -> str:
    return hex_of((color.r, color.g, color.b))


def paint_sheet(game: str) -> pygame.Surface:
    """The sheet of a game as it is shipped."""
    sheet = pygame.Surface(_SIZE, pygame.SRCALPHA)
    box = paint_box(game, 1.0)
    sheet.blit(box.case, _CASE)
    sheet.set_clip(_FIGURES)
    for image, (x, y) in box.figures.drawn:
        sheet.blit(image, (_FIGURES.left + x, round(RISE) + y))
    sheet.set_clip(None)
    sheet.blit(paint_duel(game, (), _DUEL.size, 1.0), _DUEL)
    for color, place in zip(box.colors, _COLORS, strict=True):
        sheet.fill(color, place)
    return sheet
