"""The felt at the foot of the stage, below its brass rail."""

import pygame

from game.ui.paint.svg import document, linear, rasterise
from game.ui.parts.steel import BRASS, INK
from game.ui.tables.frame import Frame

_FELT = ("#1f4650", "#0e232b")


def paint_felt(surface: pygame.Surface, frame: Frame) -> None:
    """Paints both where the frame has them."""
    rail = frame.rail.rect
    below = rail.union(frame.felt.rect)
    body = linear("f", (0, 0), (0, below.height), *_FELT)
    body += f'<rect width="{below.width}" height="{below.height}" fill="url(#f)"/>'
    body += linear("b", (0, 0), (0, rail.height), *BRASS, "#6e4a1a")
    size = f'width="{below.width}" height="{rail.height}"'
    body += f'<rect {size} fill="url(#b)" stroke="{INK}" stroke-width="3"/>'
    surface.blit(rasterise(document(body, *below.size), below.size), below)
