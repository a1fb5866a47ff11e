"""The table's ground: dark metal with hexagons, brighter in the middle."""

import math
from functools import lru_cache

import pygame

from game.ui.paint.svg import document, linear, radial, rasterise

_HEXAGON = 46


@lru_cache(maxsize=1)
def backdrop(width: int, height: int) -> pygame.Surface:
    """The ground of every screen, as large as the window."""
    # Drawn small and stretched: a soft ground shows no difference, and a 4K one would take a second.
    design = (1280, round(1280 * height / width))
    image = rasterise(_svg(*design), design)
    return pygame.transform.smoothscale(image, (width, height)).convert()


def _svg(width: int, height: int) -> str:
    parts = [
        radial("glow", (width / 2, height * 0.42), width * 0.75, "#2f4a52", "#0c1319"),
        f'<rect width="{width}" height="{height}" fill="#0c1319"/>',
        f'<rect width="{width}" height="{height}" fill="url(#glow)"/>',
    ]
    corners = [(math.sin(math.pi / 3 * i), math.cos(math.pi / 3 * i)) for i in range(6)]
    for row in range(-1, int(height / (_HEXAGON * 1.5)) + 2):
        for column in range(-1, int(width / (_HEXAGON * 1.732)) + 2):
            x = column * _HEXAGON * 1.732 + (row % 2) * _HEXAGON * 0.866
            y = row * _HEXAGON * 1.5
            points = " ".join(
                f"{x + _HEXAGON * 0.94 * sine:.1f},{y + _HEXAGON * 0.94 * cosine:.1f}"
                for sine, cosine in corners
            )
            shade = 0.012 + 0.02 * ((row * 7 + column * 13) % 5) / 5
            parts.append(
                f'<polygon points="{points}" fill="#ffffff" fill-opacity="{shade:.3f}" stroke="#9fe3ee" '
                'stroke-opacity=".05" stroke-width="1.5"/>'
            )
    parts += [
        linear("above", (0, 0), (0, height * 0.25), "#05080b/.75", "#05080b/0"),
        f'<rect width="{width}" height="{height * 0.25}" fill="url(#above)"/>',
        linear("below", (0, height), (0, height * 0.6), "#05080b/.85", "#05080b/0"),
        f'<rect y="{height * 0.6}" width="{width}" height="{height * 0.4}" fill="url(#below)"/>',
    ]
    return document("".join(parts), width, height)
