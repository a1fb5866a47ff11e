"""A card that a crit costs: it comes to a free place of the board, is named, and burns from its foot up."""

from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.layout.theme import STEEL
from game.ui.motion import InTurn, Motion, Pause, Together, Tween, ease_in_out, ease_out
from game.ui.paint import pen
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import DANGER, GOLD, TEXT
from game.ui.paint.text import TIGHTEST, line, text_width
from game.ui.tables.command_core.shows.answers import free_middle
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.shows.stage_pieces import Piece, setter

COME, READ, BURN = 260, 500, 900
"""Milliseconds in which the card comes, is read, and burns."""
LENGTH = COME + READ + BURN
WIDTH = 168
"""Units of the card while it burns."""
_WORDS, _NOTE, _GAP, _PAD = 21, 15, 10, 6
_WIDEST = 300
"""Units of the words: a wider plate has no place beside the mechs."""
_TEETH = 22
"""Tongues of the edge that burns."""
_REACH = 0.09
"""Height of a tongue, in heights of the card."""
_WHOLE = (255, 255, 255)


@dataclass
class BurningCard(Piece):
    """A card of which the lowest `burnt` share is gone."""

    burnt: float = 0.0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        if self.burnt <= 0:
            return super().draw(surface)
        image = self.image.copy()
        edge = _edge(*image.get_size(), self.burnt)
        wide = image.get_width()
        left = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        pen.polygon(left, _WHOLE, [(0, 0), *edge, (wide, 0)])
        image.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        pen_width = max(2, wide // 40)
        for color, width in ((DANGER, 3 * pen_width), (GOLD, pen_width)):
            for start, end in pairwise(edge):
                pen.line(image, color, start, end, width)
        return surface.blit(image, image.get_rect(center=(round(self.x), round(self.y))))


def _edge(wide: int, high: int, burnt: float) -> list[tuple[int, int]]:
    """The edge that burns, from left to right; its tongues flicker as it rises."""
    points = []
    for tooth in range(_TEETH + 1):
        flicker = ((tooth * 37 + round(burnt * 24) * 53) % 17) / 17
        level = high * (1 + _REACH - burnt * (1 + 2 * _REACH)) - flicker * _REACH * high
        points.append((round(wide * tooth / _TEETH), round(level)))
    return points


def burn(board: Battlefield, image: pygame.Surface, start: pygame.Rect | None, words: str, note: str) -> None:
    """Burns the picture of a card where it covers no mech, from where it lies, with words below it."""
    stage, unit = board.stage, board.area.unit
    below = _below(board, words, note)
    size = (
        max(image.get_width(), below.get_width()),
        image.get_height() + below.get_height() + unit(_GAP),
    )
    x, y = free_middle(board, size)
    middle = x, y - (below.get_height() + unit(_GAP)) // 2
    card = BurningCard(image, *middle)
    foot = middle[1] + image.get_height() / 2 + unit(_GAP)
    said = Piece(below, x, foot + below.get_height() / 2)
    if stage.timeline.still:
        stage.run(card, Pause(LENGTH), 0, calm=True)
        stage.run(said, Pause(LENGTH), 0, calm=True)
        return
    come: Motion = Pause(COME)
    if start is not None:
        card.x, card.y, card.size = *start.center, start.width / image.get_width()
        come = Together(
            Tween(setter(card, "x"), card.x, middle[0], COME, ease_out),
            Tween(setter(card, "y"), card.y, middle[1], COME, ease_out),
            Tween(setter(card, "size"), card.size, 1, COME, ease_out),
        )
    stage.run(card, InTurn(come, Pause(READ), Tween(setter(card, "burnt"), 0, 1, BURN, ease_in_out)), 0)
    stage.run(said, Pause(READ + BURN), COME)


def _below(board: Battlefield, words: str, note: str) -> pygame.Surface:
    """Which mech loses which card, and for how long, on a dark plate."""
    unit, room = board.area.unit, min(board.area.unit(_WIDEST), board.field.rect.width - board.area.unit(40))
    lines = []
    for text, size in ((words, _WORDS), (note, _NOTE)):
        pixels = unit(size)
        while pixels > TIGHTEST and text_width(text, "title", pixels) > room:
            pixels -= 1
        lines.append(line(text, "title", pixels, TEXT))
    pad = unit(_PAD)
    wide, high = max(one.get_width() for one in lines), sum(one.get_height() for one in lines)
    image = pygame.Surface((wide + 4 * pad, high + 2 * pad), pygame.SRCALPHA)
    image.blit(box(*image.get_size(), unit(7), *STEEL.tones["bad"], max(1, unit(2))), (0, 0))
    top = pad
    for one in lines:
        image.blit(one, one.get_rect(midtop=(image.get_width() // 2, top)))
        top += one.get_height()
    return image
