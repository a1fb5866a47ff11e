"""A hexagon with a number: the place in an order, or a value on a card's corner."""

import math

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import BRASS, INK, SEAT_DARK, blend, frame
from game.ui.paint.palette import DISABLED, FOCUS, TEXT, Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, vertical
from game.ui.paint.text import draw_line
from game.ui.parts.grid import Point

_C = art_colors("command_core/order_tag")


NEUTRAL = _C["nobody"]


def seat_ground(seat: int) -> str:
    """A seat's colour, dark enough for a white number."""
    return blend(SEAT_DARK[seat], INK, 0.3)


def hexagon(radius: float, middle: Point = (50.0, 50.0)) -> tuple[Point, ...]:
    """A hexagon that stands on a point."""
    turns = (math.radians(60 * corner - 90) for corner in range(6))
    return tuple((middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns)


@kept(1_000_000, pixels_of)
def tag_image(size: int, ground: str, rim: tuple[str, str]) -> pygame.Surface:
    """The hexagon without its number."""
    body = polygon(hexagon(49), INK) + polygon(hexagon(43), vertical(0, 100, *rim))
    body += polygon(hexagon(33), ground, INK, 3)
    upper = [(x, min(y, 46 - (x - 50) * 0.08)) for x, y in hexagon(33)]
    body += polygon(upper, _C["gloss"], opacity=0.14)
    return picture(body, (100, 100), (size, size))


@kept(400_000, pixels_of)
def order_image(number: int | str, seat: int | None, size: int) -> pygame.Surface:
    """The hexagon of a seat with its number."""
    image = tag_image(size, NEUTRAL if seat is None else seat_ground(seat), BRASS).copy()
    middle = size // 2, size // 2
    draw_line(image, str(number), "title", round(size * 0.62), (255, 255, 255), middle, "center")
    return image


class OrderTag(Widget):
    """`seat` colours its ground; None is nobody's. `color` is the number's."""

    def __init__(
        self,
        number: int | str,
        seat: int | None = None,
        *,
        name: str = "",
        hint: str = "",
        color: Color = TEXT,
        command: Command | None = None,
    ) -> None:
        super().__init__(name=name or f"tag {number}", hint=hint)
        self.number = number
        self.seat = seat
        self.color = color
        self.command = command
        self.focusable = command is not None

    @property
    def _square(self) -> pygame.Rect:
        size = min(self.rect.size)
        return pygame.Rect(0, 0, size, size).move(
            self.rect.centerx - size // 2, self.rect.centery - size // 2
        )

    def hit(self, point: tuple[int, int]) -> bool:
        """Whether a point lies between the two slanted edges and the two upright ones."""
        square = self._square
        radius = square.width / 2
        x, y = abs(point[0] - square.centerx), abs(point[1] - square.centery)
        half = radius * math.sqrt(3) / 2
        return x <= half and y <= radius - x / math.sqrt(3)

    def activate(self) -> None:
        if self.enabled and self.command is not None:
            self.command()

    def draw(self, surface: pygame.Surface) -> None:
        square = self._square
        ground = NEUTRAL if self.seat is None or not self.enabled else seat_ground(self.seat)
        lit = _C.ramp("rim lit") if self.lit else BRASS
        rim = lit if self.enabled else _C.ramp("rim off")
        surface.blit(tag_image(square.width, ground, rim), square)
        color = self.color if self.enabled else DISABLED
        size, room = round(square.width * 0.5), round(square.width * 0.58)
        draw_line(surface, str(self.number), "title", size, color, square.center, "center", width=room)

    def draw_focus(self, surface: pygame.Surface) -> None:
        grown = self._square.inflate(self.unit(10), self.unit(10))
        middle, width = grown.width / 2, max(2.0, 2.5 * self.scale)
        points = hexagon(middle - width, (middle, middle))
        surface.blit(frame(points, grown.size, FOCUS, width), grown)
