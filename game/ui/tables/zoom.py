"""The closer look: a card enlarged beside the pointer, with what its keywords mean."""

from collections.abc import Sequence

import pygame

from game.ui.paint.cards import full_height
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEXT
from game.ui.paint.skins import panel, shadow
from game.ui.paint.text import fit

WIDTH = 268
NOTES = 262


def draw_zoom(
    surface: pygame.Surface,
    gallery: Gallery,
    face: CardFace,
    keywords: Sequence[tuple[str, str]],
    near: pygame.Rect,
    scale: float,
    within: pygame.Rect | None = None,
) -> pygame.Rect:
    """Draws the enlarged card beside `near`, never over it where there is room, and returns where.

    `within` (else the whole window) is where it may lie.
    """
    width = round(WIDTH * scale)
    height = full_height(width)
    margin = round(10 * scale)
    notes = "\n".join(f"*{word}:* {meaning}" for word, meaning in keywords)
    # All notes are shown, in smaller type where there are many: their plate is never taller than the card.
    room = (round((NOTES - 28) * scale), height - 2 * margin)
    layout = fit(notes, round(15 * scale), room, TEXT) if notes else None
    whole = width + (round(NOTES * scale) + margin if layout else 0)
    left, top = _place(
        (within or surface.get_rect()).inflate(-2 * margin, -2 * margin), near, (whole, height), margin
    )
    blur = round(14 * scale)
    surface.blit(shadow(width, height, round(20 * scale), blur, 190), (left - blur, top - blur))
    surface.blit(gallery.card(face, width), (left, top))
    touched = pygame.Rect(left - blur, top - blur, width + 2 * blur, height + 2 * blur)
    if layout:
        size = (round(NOTES * scale), layout.height + 2 * margin)
        plate = pygame.Rect((left + width + margin, top), size)
        surface.blit(panel(*size, scale, 0.97), plate)
        layout.draw(surface, plate.left + round(14 * scale), plate.top + margin)
        touched.union_ip(plate)
    return touched


def _place(window: pygame.Rect, near: pygame.Rect, size: tuple[int, int], margin: int) -> tuple[int, int]:
    """Above or below if there is room, else to the side with more of it."""
    width, height = size
    left = max(window.left, min(near.centerx - width // 2, window.right - width))
    if near.top - margin - height >= window.top:
        return left, near.top - margin - height
    if near.bottom + margin + height <= window.bottom:
        return left, near.bottom + margin
    top = max(window.top, min(near.centery - height // 2, window.bottom - height))
    if near.left - window.left > window.right - near.right:
        return max(window.left, near.left - margin - width), top
    return min(near.right + margin, window.right - width), top
