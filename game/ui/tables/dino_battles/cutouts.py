"""Pieces of the arena for the rulebook: two Dinosaurs and what their throws came to."""

from dataclasses import replace
from functools import cache

import pygame

from game.content.rulebook import Figure
from game.engine.seats import SEATS
from game.ui.layout.theme import STEEL
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.dino.arena import FEET, arena, ground_shadow
from game.ui.paint.dino.figures import figure
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import SEATS as COLORS
from game.ui.paint.scenery.cutouts import cut_out
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.books import CardBook
from game.ui.tables.dino_battles.faces import make_book

_ACROSS = 0.25, 0.75
"""Where both stand, as shares of the width."""
_NEAR = 1.4
"""How much nearer the arena is than all of it would be: its rims lie beyond the edges."""
_WIDE, _HIGH = 560, 470
"""Units of drawing in half of the width, and from the ground to the sums."""
_SUM, _PLATE, _TOP = 15, (20, 23), 8
"""Units: letters of a sum, what its plate has beside them and its height, and the room above it."""


@kept(900_000, pixels_of)
def paint_cutout(shown: Figure, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The figure's piece of the arena with edges that scissors left, filling `size`."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size
    bowl = arena((round(width * _NEAR), round(height * _NEAR)))
    image.blit(bowl, bowl.get_rect(midbottom=(width // 2, height)))
    ground = height - round(bowl.get_height() * (1 - FEET))
    grain = round(min(width / 2 / _WIDE, ground / _HIGH), 3)
    for seat, one in zip(SEATS, (shown.near, shown.far), strict=True):
        x = round(width * _ACROSS[seat])
        dark = ground_shadow(round(420 * grain))
        image.blit(dark, dark.get_rect(center=(x, ground)))
        animal, (left, up) = figure(one.look, one.pose, grain, seat)
        image.blit(animal, (x + left, ground + up))
        _draw_sum(image, shown.sums[seat], seat, x, scale)
    return cut_out(image, 3 + len(shown.caption), scale)


def _draw_sum(image: pygame.Surface, text: str, seat: int, x: int, scale: float) -> None:
    """A sum on a dark plate above who threw it."""
    if text:
        letters, (beside, high) = round(_SUM * scale), (round(length * scale) for length in _PLATE)
        rect = pygame.Rect(0, round(_TOP * scale), text_width(text, "title", letters) + beside, high)
        rect.centerx = x
        edge = max(1, round(1.5 * scale))
        image.blit(box(*rect.size, round(5 * scale), *STEEL.tones["cut-out plate"], edge), rect)
        draw_line(image, text, "title", letters, COLORS[seat], rect.center, "center")


@cache
def rulebook_cards() -> CardBook:
    """The cards as the rulebook shows them, with the cut-outs."""
    return replace(make_book(), cutout=paint_cutout)
