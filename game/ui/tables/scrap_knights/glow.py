"""Light around hot things: the hotter, the brighter and the redder."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.palette import mixed
from game.ui.paint.svg import circle, picture, radial_gradient

HOTTEST = 7
_PAINTED = 128


@kept(2_000_000, pixels_of)
def glow(size: int, heat: int) -> pygame.Surface:
    """A soft light for heat 1..7 on a square of `size` pixels."""
    share = heat / HOTTEST
    color = "#{:02x}{:02x}{:02x}".format(*mixed((255, 190, 70), (255, 54, 24), share))
    stops = (0.15 + 0.6 * share, 0.3 * share, 0.0)
    light = radial_gradient((50, 50), 50, *(f"{color}/{stop:.2f}" for stop in stops))
    # It is soft: a large one is quicker enlarged than painted.
    small = picture(circle(50, 50, 50, light), (100, 100), (_PAINTED, _PAINTED))
    return pygame.transform.smoothscale(small, (size, size))
