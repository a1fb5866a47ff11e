"""Upgrades beside their bearer: small ones on a bench, and with their pictures beside a plate."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.theme import STEEL
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import TEXT
from game.ui.paint.text import draw_line

_WIDE, _GAP, _LEAST = 1.75, 2, 18
"""How much wider than high a slip is; pixels between two, and their least height: words must be read."""


@dataclass(frozen=True, slots=True)
class Slip:
    """An Upgrade on a bench: an icon and what it adds."""

    symbol: str
    words: str


def slip_of(face: CardFace) -> Slip:
    """What an Upgrade's face says in its corner."""
    return Slip(face.corner_icon or "upgrade", face.corner)


def draw_slips(
    surface: pygame.Surface, slips: Sequence[Slip], place: pygame.Rect, size: int, *, from_right: bool = False
) -> None:
    """Side by side from one end of a place; smaller where they have no room, and then over one another."""
    room = (place.width - _GAP * (len(slips) - 1)) / max(1, len(slips))
    size = max(min(size, _LEAST), min(size, int(room / _WIDE)))
    wide = round(size * _WIDE)
    pitch = min(wide + _GAP, (place.width - wide) // max(1, len(slips) - 1))
    for number, slip in enumerate(slips):
        rect = pygame.Rect(place.left + number * pitch, place.top, wide, size)
        if from_right:
            rect.right = place.right - number * pitch
        surface.blit(box(*rect.size, size // 5, *STEEL.tones["upgrade"], max(1, size // 16)), rect)
        image = icon(slip.symbol, round(size * 0.72))
        surface.blit(image, image.get_rect(center=(rect.left + round(size * 0.5), rect.centery)))
        words = rect.left + round(size * 0.92), rect.centery
        draw_line(surface, slip.words, "title", round(size * 0.66), TEXT, words, width=wide - size)


class UpgradeSlip(Widget):
    """An Upgrade beside the plate: its picture, its icon and what it adds. Its hint is its text."""

    focusable = False

    def __init__(self, face: CardFace) -> None:
        super().__init__()
        self.face, self.slip = face, slip_of(face)

    def draw(self, surface: pygame.Surface) -> None:
        rect, high = self.rect, self.rect.height
        edge = max(1, high // 16)
        ground = box(*rect.size, high // 5, *STEEL.tones["upgrade lit" if self.lit else "upgrade"], edge)
        surface.blit(ground, rect)
        inner = high - 4 * edge
        picture = art_strip(self.face.art, (round(inner * 1.5), inner), high // 8)
        left = surface.blit(picture, (rect.left + 2 * edge, rect.top + 2 * edge)).right + high // 8
        sign = icon(self.slip.symbol, round(high * 0.72))
        left = surface.blit(sign, sign.get_rect(midleft=(left, rect.centery))).right
        place = rect.right - high // 4, rect.centery
        room = place[0] - left - 1
        draw_line(surface, self.slip.words, "title", round(high * 0.74), TEXT, place, "right", width=room)
