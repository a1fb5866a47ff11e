"""Directives as they lie in a program: the planner's form of their cards, without words."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.directive_plan import HEIGHTS
from game.ui.paint.cards.directives import paint_directive
from game.ui.paint.cards.faces import Form
from game.ui.paint.cards.frames import WIDTH
from game.ui.paint.figures.art import art_svg
from game.ui.tables.command_core.faces import directive_face

RATIO = HEIGHTS["planner"] / WIDTH
"""Height of a card in its widths."""
FULL_RATIO = HEIGHTS["full"] / WIDTH
_DIM = (120, 125, 135, 255)


def ratio(form: Form) -> float:
    """Height of a card of a form in its widths."""
    return HEIGHTS[form] / WIDTH


def directive_image(
    card: str,
    width: int,
    *,
    flipped: bool = False,
    combo: int | None = None,
    dim: bool = False,
    in_slot: bool = False,
    form: Form = "planner",
) -> pygame.Surface:
    """A directive, `width` pixels wide; `combo` lights that combo of the half that is up.

    `in_slot`: of a split one only the upper half counts, so the lower one is dark.
    """
    return _paint(card, width, flipped, combo, dim, in_slot, form)


@kept(2_500_000, pixels_of)
def _paint(
    card: str, width: int, flipped: bool, combo: int | None, dim: bool, in_slot: bool, form: Form
) -> pygame.Surface:
    if dim:
        image = _paint(card, width, flipped, combo, False, in_slot, form).copy()
        image.fill(_DIM, special_flags=pygame.BLEND_RGBA_MULT)
        return image
    shown = directive_face(card, flipped=flipped, lit=combo, in_slot=in_slot)
    return paint_directive(shown, width, art_svg, form)
