"""A few words beside a control: where they lie and how they are drawn."""

import pygame

from game.ui.paint.materials.skins import note_skin
from game.ui.paint.palette import TEXT
from game.ui.paint.text import Layout, fit

WIDEST = 320
"""In units."""
_SIZE, _SMALLEST = 16, 11


def tooltip_layout(text: str, scale: float, room: int) -> Layout:
    """The words, broken into lines; in smaller type where they would be taller than `room` pixels."""
    size = round(WIDEST * scale), room
    return fit(text, max(_SMALLEST, round(_SIZE * scale)), size, TEXT, _SMALLEST)


def tooltip_rect(
    text: str, near: pygame.Rect, window: pygame.Rect, scale: float, *, beside: bool = False
) -> pygame.Rect:
    """Below the control, else above it, else beside it: where there is room; never out of the window.

    `beside`: right or left of it, if there is room.
    """
    margin = round(10 * scale)
    layout = tooltip_layout(text, scale, window.height - margin)
    rect = pygame.Rect(0, 0, layout.width + 2 * margin, layout.height + margin)
    seen = near.clip(window) if near.colliderect(window) else near
    below, above, right, left = (rect.copy() for _ in range(4))
    below.midtop = seen.centerx, seen.bottom + margin
    above.midbottom = seen.centerx, seen.top - margin
    right.midleft = seen.right + margin, seen.centery
    left.midright = seen.left - margin, seen.centery
    wanted = (right, left, below, above) if beside else (below, above, right, left)
    places = [place.clamp(window) for place in wanted]
    return next((place for place in places if not place.colliderect(seen)), places[0])


def draw_tooltip(
    surface: pygame.Surface,
    text: str,
    near: pygame.Rect,
    scale: float,
    window: pygame.Rect,
    *,
    beside: bool = False,
) -> pygame.Rect:
    """Draws `text` at the control at `near`, inside `window`; returns where."""
    rect = tooltip_rect(text, near, window, scale, beside=beside)
    surface.blit(note_skin(*rect.size, scale), rect)
    margin = round(10 * scale)
    layout = tooltip_layout(text, scale, window.height - margin)
    layout.draw(surface, rect.left + margin, rect.top + margin // 2)
    return rect
