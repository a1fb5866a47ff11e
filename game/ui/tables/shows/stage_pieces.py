"""What a stage draws: pieces that move and turn, rings that light up, and the dark of a hit stop."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from game.ui.motion import Setter
from game.ui.paint import pen
from game.ui.paint.palette import Color

ANGLE_STEP = 5
"""Degrees between two pictures of a piece that turns."""

DARKNESS = 135
"""What is left of the arena's light in a hit stop, of 255."""


class Drawn(Protocol):
    """Anything that a stage can draw."""

    def draw(self, surface: pygame.Surface) -> pygame.Rect: ...


@dataclass
class Piece:
    """Drawn over the still table, its middle at (x, y); `stretch` narrows a card that turns over, `angle`
    turns it in degrees clockwise.
    """

    image: pygame.Surface
    x: float
    y: float
    size: float = 1.0
    stretch: float = 1.0
    alpha: float = 1.0
    angle: float = 0.0
    _turned: dict[tuple[pygame.Surface, int, int, int], pygame.Surface] = field(
        default_factory=dict, repr=False, compare=False
    )

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        image = self.image
        width = round(image.get_width() * self.size * self.stretch)
        height = round(image.get_height() * self.size)
        if width < 1 or height < 1 or self.alpha <= 0:
            return pygame.Rect(round(self.x), round(self.y), 0, 0)
        if (width, height) != image.get_size():
            image = pygame.transform.smoothscale(image, (width, height))
        step = round(self.angle / ANGLE_STEP) % (360 // ANGLE_STEP)
        if step:
            key = (self.image, width, height, step)
            if key not in self._turned:
                self._turned[key] = pygame.transform.rotozoom(image, -step * ANGLE_STEP, 1.0)
            image = self._turned[key]
        if self.alpha < 1:
            image = image.copy() if image is self.image or step else image
            image.set_alpha(round(255 * self.alpha))
        return surface.blit(image, image.get_rect(center=(round(self.x), round(self.y))))


class Word(Piece):
    """A word or a line that is read: it gives way to what is read after it in its place."""

    replaced = False

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        return pygame.Rect(round(self.x), round(self.y), 0, 0) if self.replaced else super().draw(surface)


def setter(piece: Piece, name: str) -> Setter:
    """Sets one of a piece's numbers, for a tween."""

    def put(value: float) -> None:
        setattr(piece, name, value)

    return put


@dataclass
class Ring:
    """A frame that lights up around a place."""

    rect: pygame.Rect
    color: Color
    strength: float = 0.0

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        grown = self.rect.inflate(12, 12)
        if self.strength <= 0:
            return grown
        layer = pygame.Surface(grown.size, pygame.SRCALPHA)
        color = (*self.color, round(255 * min(1.0, self.strength)))
        pen.rect(layer, color, layer.get_rect(), 5, border_radius=max(6, self.rect.width // 14))
        return surface.blit(layer, grown)


@dataclass
class Cutout:
    """An image at its corner, as it is; nothing at all while it has none."""

    image: pygame.Surface | None = None
    corner: tuple[int, int] = (0, 0)

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        if self.image is None:
            return pygame.Rect(self.corner, (0, 0))
        return surface.blit(self.image, self.corner)


@dataclass
class Veil:
    """The dark over a field, with the lines that run together in a blow; `spared` places stay as they are."""

    field: pygame.Rect
    spared: Sequence[pygame.Rect]
    lines: pygame.Surface

    def draw(self, surface: pygame.Surface) -> pygame.Rect:
        kept = [
            (rect, surface.subsurface(rect).copy())
            for rect in (spared.clip(self.field).clip(surface.get_rect()) for spared in self.spared)
            if rect
        ]
        surface.fill((DARKNESS,) * 3, self.field, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(self.lines, self.field)
        for rect, image in kept:
            surface.blit(image, rect)
        return self.field.clip(surface.get_rect())
