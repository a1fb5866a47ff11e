"""What moves over a table: cards on their way, words that rise, flashes and marks. Every table has one."""

from collections.abc import Hashable
from dataclasses import dataclass, field

import pygame

from game.ui.motion import (
    Call,
    InTurn,
    Motion,
    Pause,
    Setter,
    Timeline,
    Together,
    Tween,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    swing,
)
from game.ui.paint.palette import Color
from game.ui.paint.text import line

ANGLE_STEP = 5
"""Degrees between two pictures of a piece that turns."""


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
        pygame.draw.rect(layer, color, layer.get_rect(), 5, border_radius=max(6, self.rect.width // 14))
        return surface.blit(layer, grown)


class Stage:
    """Runs a table's motions. What is in `hidden` is on its way, and not to be drawn where it will lie."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.pieces: list[Piece | Ring] = []
        self.hidden: set[Hashable] = set()
        self.stale = False
        self.clock = 0.0

    def pace(self, speed: float, *, still: bool) -> None:
        """`speed` multiplies the pace; `still` shows what begins from now on without its movement."""
        self.timeline.speed = speed
        self.timeline.still = still

    @property
    def moving(self) -> bool:
        return self.timeline.moving

    def update(self, milliseconds: int) -> bool:
        """Carries everything on; True while something moves."""
        self.clock += milliseconds
        moved = self.timeline.update(milliseconds)
        return moved or self.timeline.moving

    def skip(self) -> None:
        """Everything is where it was going."""
        self.timeline.skip()
        self.pieces.clear()
        self.hidden.clear()
        self.stale = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        return [piece.draw(surface) for piece in self.pieces]

    def play(self, motion: Motion) -> None:
        """Any motion of the table's own, beside those that run."""
        self.timeline.add(motion)

    def fly(
        self,
        image: pygame.Surface,
        start: pygame.Rect,
        end: pygame.Rect,
        length: float,
        *,
        hides: Hashable = None,
        turns_into: pygame.Surface | None = None,
        wait: float = 0,
    ) -> None:
        """An image goes from place to place, as wide as each; with `turns_into` it turns over on its way.

        Without movement it is seen where it arrives.
        """
        if self.timeline.still:
            image = turns_into or image
            there = Piece(image, *end.center, size=end.width / image.get_width())
            self._run(there, Pause(length), wait)
            return
        piece = Piece(image, *start.center, size=start.width / image.get_width())
        parts: list[Motion] = [
            Tween(_setter(piece, "x"), start.centerx, end.centerx, length),
            Tween(_setter(piece, "y"), start.centery, end.centery, length, ease_out),
        ]
        if turns_into is None:
            wide = image.get_width()
            parts.append(Tween(_setter(piece, "size"), start.width / wide, end.width / wide, length))
        else:
            parts.append(self._turning(piece, turns_into, end.width, length))
        if hides is not None:
            self.hidden.add(hides)
        self._run(piece, Together(*parts), wait, hides)

    def _turning(self, piece: Piece, other: pygame.Surface, width: int, length: float) -> Motion:
        def turn() -> None:
            piece.image = other
            piece.size = width / other.get_width()

        return InTurn(
            Tween(_setter(piece, "stretch"), 1, 0, length / 2),
            Call(turn),
            Tween(_setter(piece, "stretch"), 0, 1, length / 2, ease_out),
        )

    def turn(
        self,
        image: pygame.Surface,
        place: tuple[int, int],
        start: float,
        end: float,
        length: float,
        *,
        hides: Hashable = None,
        wait: float = 0,
    ) -> None:
        """An image turns where it stands, from one angle to another in degrees clockwise."""
        piece = Piece(image, *place, angle=start)
        if hides is not None:
            self.hidden.add(hides)
        self._run(piece, Tween(_setter(piece, "angle"), start, end, length), wait, hides)

    def rise(
        self, text: str, color: Color, place: tuple[int, int], size: int, length: float, *, wait: float = 0
    ) -> None:
        """A word goes up and fades."""
        image = line(text, "title", size, color, max(1, size // 14))
        piece = Piece(image, *place)
        up = Tween(_setter(piece, "y"), place[1], place[1] - size * 2, length, ease_out)
        fade = InTurn(Pause(length * 0.6), Tween(_setter(piece, "alpha"), 1, 0, length * 0.4, linear))
        self._run(piece, Together(up, fade), wait)

    def flash(self, image: pygame.Surface, place: tuple[int, int], length: float, *, wait: float = 0) -> None:
        """An image bursts out of a point and is gone."""
        piece = Piece(image, *place, size=0.3)
        out = Tween(_setter(piece, "size"), 0.4, 1.15, length, ease_out)
        fade = InTurn(Pause(length / 2), Tween(_setter(piece, "alpha"), 1, 0, length / 2, linear))
        self._run(piece, Together(out, fade), wait)

    def hold(self, image: pygame.Surface, place: tuple[int, int], length: float, *, wait: float = 0) -> None:
        """An image is there for a while."""
        self._run(Piece(image, *place), Pause(length), wait)

    def fall(
        self, image: pygame.Surface, place: tuple[int, int], depth: int, length: float, *, wait: float = 0
    ) -> None:
        """An image falls and fades."""
        piece = Piece(image, *place)
        down = Tween(_setter(piece, "y"), place[1], place[1] + depth, length, ease_in)
        fade = InTurn(Pause(length * 0.5), Tween(_setter(piece, "alpha"), 1, 0, length * 0.5, linear))
        self._run(piece, Together(down, fade), wait)

    def stamp(
        self, place: tuple[int, int], image: pygame.Surface, *, length: float = 140, wait: float = 0
    ) -> None:
        """An image is pressed on a place."""
        piece = Piece(image, *place, size=1.6)
        self._run(piece, Tween(_setter(piece, "size"), 1.6, 1, length, ease_in), wait)

    def ring(self, rect: pygame.Rect, color: Color, length: float) -> None:
        """A frame lights up around a place and goes out again."""
        ring = Ring(rect, color, float(self.timeline.still))

        def glow(share: float) -> None:
            ring.strength = swing(share)

        motion = Pause(length) if self.timeline.still else Tween(glow, 0, 1, length, linear)
        self._run(ring, motion, 0)

    def show(self, image: pygame.Surface, place: tuple[int, int], length: float) -> None:
        """An image comes up large for a moment, for what all should see."""
        piece = Piece(image, *place, size=0.6, alpha=0)
        into = Together(
            Tween(_setter(piece, "size"), 0.6, 1, length * 0.25, ease_out),
            Tween(_setter(piece, "alpha"), 0, 1, length * 0.2, linear),
        )
        away = Tween(_setter(piece, "alpha"), 1, 0, length * 0.25, ease_in_out)
        self._run(piece, InTurn(into, Pause(length * 0.5), away), 0)

    def _run(self, piece: Piece | Ring, motion: Motion, wait: float, hides: Hashable = None) -> None:
        def begin() -> None:
            self.pieces.append(piece)

        def end() -> None:
            if piece in self.pieces:
                self.pieces.remove(piece)
            if hides is not None:
                self.hidden.discard(hides)
            self.stale = True

        self.timeline.add(InTurn(Pause(wait), Call(begin), motion, Call(end)))


def _setter(piece: Piece, name: str) -> Setter:
    def put(value: float) -> None:
        setattr(piece, name, value)

    return put
