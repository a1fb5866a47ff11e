"""Cards that fly one after the other from a stack to a pile, each with a trail of light."""

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass, field

import pygame

from game.ui.motion import Call, InTurn, Pause, Tween, ease_in_out
from game.ui.paint import pen
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line
from game.ui.tables.shows.stage import Stage

APART, LENGTH = 90, 420
"""Milliseconds between two cards, and of one's flight."""
MOST = 5
"""Of more cards one flies for all, with their number."""
_TRAIL = 11
_C = art_colors("scrapbots/wounds")
_DEEP, _PALE = rgb(_C["trail"]), rgb(_C["trail light"])


@dataclass
class _Flight:
    """One card on its way along a curve; `share` is how far."""

    image: pygame.Surface
    points: tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
    share: float = 0.0
    behind: deque[tuple[float, float]] = field(default_factory=lambda: deque(maxlen=_TRAIL))

    def go(self, share: float) -> None:
        self.share = share
        self.behind.append(self.place)

    @property
    def place(self) -> tuple[float, float]:
        (x0, y0), (x1, y1), (x2, y2) = self.points
        a, b, c = (1 - self.share) ** 2, 2 * self.share * (1 - self.share), self.share**2
        return a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        touched = self.image.get_rect(center=(round(self.place[0]), round(self.place[1])))
        wide = self.image.get_width() / 4
        for color, size in ((_DEEP, 1.0), (_PALE, 0.45)):
            for number, (x, y) in enumerate(self.behind):
                radius = max(1, round(wide * size * (number + 1) / _TRAIL))
                touched.union_ip(_disc(surface, color, (round(x), round(y)), radius))
        angle = 40 - 70 * self.share
        image = pygame.transform.rotozoom(self.image, angle, 0.85 + 0.15 * self.share)
        rect = surface.blit(image, image.get_rect(center=(round(self.place[0]), round(self.place[1]))))
        return touched.union(rect)


def _disc(surface: pygame.Surface, color: Color, center: tuple[int, int], radius: int) -> pygame.Rect:
    pen.circle(surface, color, center, radius, smooth=True)
    return pygame.Rect(center[0] - radius - 1, center[1] - radius - 1, 2 * radius + 2, 2 * radius + 2)


def flights(count: int) -> list[int]:
    """How many cards each flight stands for."""
    return [1] * count if count <= MOST else [count]


def rain(
    stage: Stage,
    image: pygame.Surface,
    start: tuple[int, int],
    end: tuple[int, int],
    count: int,
    key: Hashable,
    *,
    wait: float = 0,
) -> None:
    """`count` cards fly; each hides (key, number, how many it stands for) until it lands."""
    middle = (start[0] + end[0]) / 2, max(start[1], end[1]) + abs(start[0] - end[0]) * 0.18
    for number, cards in enumerate(flights(count)):
        hides = (key, number, cards)
        stage.hidden.add(hides)
        flight = _Flight(image if cards == 1 else _numbered(image, cards), (start, middle, end))

        def land(hides: Hashable = hides) -> None:
            stage.hidden.discard(hides)
            stage.stale = True

        motion = InTurn(Tween(flight.go, 0, 1, LENGTH, ease_in_out), Call(land))
        if stage.timeline.still:
            land()
        else:
            stage.add(flight, motion, wait=wait + number * APART)
    stage.play(Pause(wait + LENGTH))


def still_flying(stage: Stage, key: Hashable) -> int:
    """How many cards of a rain have not landed yet."""
    mine = [one for one in stage.hidden if isinstance(one, tuple) and len(one) == 3 and one[0] == key]
    return sum(int(one[2]) for one in mine if isinstance(one, tuple))


def _numbered(image: pygame.Surface, count: int) -> pygame.Surface:
    image = image.copy()
    size, center = image.get_width() // 2, image.get_rect().center
    draw_line(image, f"×{count}", "title", size, rgb(_C["number"]), center, "center", max(2, size // 10))
    return image
