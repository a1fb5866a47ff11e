"""Plain shapes, drawn on any surface, and noted on one that notes what is painted."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.ui.paint.palette import Color

Point = Sequence[float]
Place = pygame.Rect | tuple[float, float, float, float]
Paint = Color | str | tuple[int, ...]


class Sheet(pygame.Surface):
    """A surface that may note what is to be painted, to paint it later."""

    def note(self, key: Hashable, rect: pygame.Rect, paint: Callable[[pygame.Surface], object]) -> bool:
        """Notes what would be painted inside a place; False where it has to be painted now."""
        return False


def rect(
    surface: pygame.Surface, color: Paint, place: Place, width: int = 0, border_radius: int = -1
) -> None:
    """A rectangle, filled or (with a `width`) its edge."""
    box = pygame.Rect(place)
    work = partial(pygame.draw.rect, color=color, rect=box, width=width, border_radius=border_radius)
    _draw(surface, ("rect", color, tuple(box), width, border_radius), box, work)


def polygon(surface: pygame.Surface, color: Paint, points: Sequence[Point]) -> None:
    """A filled polygon."""
    corners = tuple((round(x), round(y)) for x, y in points)
    work = partial(pygame.draw.polygon, color=color, points=corners)
    _draw(surface, ("polygon", color, corners), _around(corners), work)


def line(surface: pygame.Surface, color: Paint, start: Point, end: Point, width: int = 1) -> None:
    """A straight line."""
    ends = ((round(start[0]), round(start[1])), (round(end[0]), round(end[1])))
    work = partial(pygame.draw.line, color=color, start_pos=ends[0], end_pos=ends[1], width=width)
    _draw(surface, ("line", color, ends, width), _around(ends).inflate(2 * width, 2 * width), work)


def circle(
    surface: pygame.Surface,
    color: Paint,
    center: Point,
    radius: float,
    width: int = 0,
    *,
    smooth: bool = False,
) -> None:
    """A disc, or (with a `width`) its edge."""
    draw = pygame.draw.aacircle if smooth else pygame.draw.circle
    middle = round(center[0]), round(center[1])
    reach = round(radius) + 2
    box = pygame.Rect(middle[0] - reach, middle[1] - reach, 2 * reach + 1, 2 * reach + 1)
    work = partial(draw, color=color, center=middle, radius=radius, width=width)
    _draw(surface, ("circle", color, middle, radius, width, smooth), box, work)


def _draw(
    surface: pygame.Surface, key: Hashable, box: pygame.Rect, work: Callable[[pygame.Surface], object]
) -> None:
    if not (isinstance(surface, Sheet) and surface.note(key, box, work)):
        work(surface)


def _around(points: Sequence[tuple[int, int]]) -> pygame.Rect:
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top = min(across), min(down)
    return pygame.Rect(left, top, max(across) - left + 1, max(down) - top + 1)
