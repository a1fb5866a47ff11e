"""A few words beside a control: what it does, or why it cannot be used now."""

import pygame

from game.ui.paint.palette import TEXT
from game.ui.paint.skins import box
from game.ui.paint.text import Layout, lay_out

WIDEST = 320
"""In units."""


def tooltip_layout(text: str, scale: float) -> Layout:
    """The words, broken into lines."""
    return lay_out(text, max(11, round(16 * scale)), round(WIDEST * scale), TEXT)


def tooltip_rect(text: str, near: pygame.Rect, window: pygame.Rect, scale: float) -> pygame.Rect:
    """Below the control, above it where there is no room below; never out of the window."""
    layout, margin = tooltip_layout(text, scale), round(10 * scale)
    rect = pygame.Rect(0, 0, layout.width + 2 * margin, layout.height + margin)
    rect.midtop = near.centerx, near.bottom + margin
    if rect.bottom > window.bottom:
        rect.bottom = near.top - margin
    return rect.clamp(window)


def draw_tooltip(surface: pygame.Surface, text: str, near: pygame.Rect, scale: float) -> None:
    """Draws `text` beside the control at `near`."""
    rect = tooltip_rect(text, near, surface.get_rect(), scale)
    skin = box(*rect.size, round(8 * scale), "#2b4250", "#203240", "#9fe3ee", max(1, round(1.5 * scale)))
    surface.blit(skin, rect)
    margin = round(10 * scale)
    tooltip_layout(text, scale).draw(surface, rect.left + margin, rect.top + margin // 2)
