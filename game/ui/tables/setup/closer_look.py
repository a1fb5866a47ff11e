"""Where a card of the set-up is shown large: beside its line, and never over the seat's fields."""

from collections.abc import Sequence

import pygame

from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.overlays.notes import NOTES, notes_plate
from game.ui.tables.overlays.zoom import WIDTH, draw_zoom

_MARGIN = 10


def draw_closer_look(
    surface: pygame.Surface,
    gallery: Gallery,
    face: CardFace,
    notes: Sequence[tuple[str, str]],
    pointed: pygame.Rect,
    console: pygame.Rect,
    fields: int,
    scale: float,
) -> pygame.Rect:
    """Draws the card and what its keywords mean; returns where.

    A card of a corner lies over the console, above `fields`, where the seat's fields begin; a card of the
    console lies over the corner that is nearer to it, with the notes below.
    """
    margin = round(_MARGIN * scale)
    if console.contains(pointed):
        left = pointed.centerx < console.centerx
        # Both corners are as wide; a narrow one has room for a smaller card.
        wide = round(WIDTH * scale) + 2 * margin
        scale *= min(1.0, console.left / wide)
        within = pygame.Rect(0, 0, min(wide, console.left), console.height)
        within.right = console.left
        if not left:
            within.left = console.right
        return draw_zoom(surface, gallery, face, notes, pointed, scale, within, [[pointed]])
    # Small enough to leave the fields free, whatever room there is above them.
    high = full_height(round(WIDTH * scale)) + 2 * margin
    size = scale * min(1.0, fields / high)
    within = pygame.Rect(console.left, 0, round((WIDTH + 2 * _MARGIN) * size), fields)
    beside = pygame.Rect(within.right, 0, round(NOTES * size), fields)
    if pointed.left >= console.right:
        within.right = console.right
        beside.right = within.left
    touched = draw_zoom(surface, gallery, face, (), pointed, size, within)
    return touched.union(notes_plate(notes, beside, size).draw(surface)) if notes else touched
