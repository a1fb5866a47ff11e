"""What moves over a table: cards on their way, words that rise, flashes and marks. Every table has one."""

import math
from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.motion import (
    Call,
    InTurn,
    Motion,
    Pause,
    Timeline,
    Together,
    Tween,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    swing,
)
from game.ui.paint.effects.focus import lines_over
from game.ui.paint.effects.words import Tone, numeral, stamp_image
from game.ui.paint.palette import DANGER, Color
from game.ui.paint.text import line
from game.ui.tables.stage_pieces import ANGLE_STEP, Drawn, Piece, Ring, Veil, setter

__all__ = ["ANGLE_STEP", "Piece", "Ring", "Stage"]

LINGERING = 900
"""Milliseconds for which what an effect leaves behind stays, and in which it fades."""


class Stage:
    """Runs a table's motions. What is in `hidden` is on its way, and not to be drawn where it will lie.

    `under` lies beneath the figures, `pieces` above them; `field` is what a hit stop darkens, but for the
    `spared` places. `offset` is by how much a shaken stage is to be drawn aside. What stands still for a
    while where no motion is wanted runs on the `calm` timeline.
    """

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.calm = Timeline()
        self.pieces: list[Drawn] = []
        self.under: list[Drawn] = []
        self.field: pygame.Rect | None = None
        self.spared: Sequence[pygame.Rect] = ()
        self.offset = (0, 0)
        self._veil: Veil | None = None
        self._held = 0.0
        self.hidden: set[Hashable] = set()
        self.stale = False
        """Whether what lies on the table is to be drawn anew."""
        self.patient = False
        """Whether a helper paints what is played: then what is late is left out instead of waited for."""
        self.clock = 0.0

    def pace(self, speed: float, *, still: bool) -> None:
        """`speed` multiplies the pace; `still` shows what begins from now on without its movement."""
        self.timeline.speed = self.calm.speed = speed
        self.timeline.still = still

    @property
    def moving(self) -> bool:
        return self.timeline.moving or self.calm.moving

    def update(self, milliseconds: int) -> bool:
        """Carries everything on; True while something moves."""
        self.clock += milliseconds
        moved = self.calm.update(milliseconds)
        left: float = milliseconds
        while left > 0:
            if self._held > 0:
                still = min(left, self._held / self.timeline.speed)
                self._held = max(0.0, self._held - still * self.timeline.speed)
                moved, left = True, left - still
            else:
                # A hold that begins inside a step begins at its end: the next steps stand still.
                moved = self.timeline.update(left) or moved
                left = 0
        return moved or self.moving

    def skip(self) -> None:
        """Everything is where it was going."""
        self.timeline.skip()
        # Also what an effect has left lying as it came to its end.
        self.timeline.skip()
        self.calm.skip()
        self.pieces.clear()
        self.under.clear()
        self.hidden.clear()
        self._held, self._veil, self.offset = 0.0, None, (0, 0)
        self.stale = True

    def draw_under(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What lies beneath the figures: the dark of a hit stop, afterimages, light on the ground."""
        layers = [*([self._veil] if self._veil else []), *self.under]
        return [piece.draw(surface) for piece in layers]

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What lies above the figures."""
        return [piece.draw(surface) for piece in self.pieces]

    def hold(self, milliseconds: float) -> None:
        """The timeline stands still for so long (at speed 1): the hit stop."""
        if not self.timeline.still:
            self._held = max(self._held, milliseconds)

    def darken(self, place: tuple[int, int], unit: float) -> None:
        """The field goes dark, with lines that run together in a place, until `lighten`."""
        if self.field is not None:
            lines = lines_over(self.field, place, unit)
            self._veil = Veil(self.field, [rect.copy() for rect in self.spared], lines)

    def lighten(self) -> None:
        self._veil = None

    def shake(self, pixels: float, length: float = 160) -> None:
        """`offset` swings and comes to rest."""
        if self.timeline.still:
            return

        def push(share: float) -> None:
            reach = pixels * (1 - share)
            self.offset = round(reach * math.sin(share * 19)), round(reach * 0.6 * math.cos(share * 23))
            if share >= 1:
                self.offset = (0, 0)

        self.timeline.add(Tween(push, 0, 1, length, linear))

    def ghost(
        self,
        image: pygame.Surface,
        center: tuple[int, int],
        length: float,
        *,
        alpha: float = 0.4,
        wait: float = 0,
    ) -> None:
        """An afterimage beneath the figures, which fades."""
        piece = Piece(image, *center, alpha=alpha)
        self._run(piece, Tween(setter(piece, "alpha"), alpha, 0, length, linear), wait, layer=self.under)

    def linger(self, image: pygame.Surface, center: tuple[int, int]) -> None:
        """What an effect leaves behind: it stays beneath the figures for a while, then fades."""
        piece = Piece(image, *center)
        fade = Tween(setter(piece, "alpha"), 1, 0, LINGERING, linear)
        self._run(piece, InTurn(Pause(LINGERING), fade), 0, layer=self.under)

    def number(
        self, place: tuple[int, int], text: str, size: int, tone: Tone = "harm", *, wait: float = 0
    ) -> None:
        """A large numeral at a place: it rises for half a second, and stands still where nothing may move."""
        image = numeral(text, size, tone)
        piece = Piece(image, *place)
        if self.timeline.still:
            self._run(piece, Pause(600), wait, calm=True)
            return
        rise = max(size * 0.24, image.get_height() * 0.2)
        up = Tween(setter(piece, "y"), place[1], place[1] - rise, 500, ease_out)
        fade = Tween(setter(piece, "alpha"), 1, 0, 160, linear)
        self._run(piece, InTurn(up, Pause(140), fade), wait)

    def stamp(
        self,
        place: tuple[int, int],
        word: str,
        size: int,
        color: Color = DANGER,
        *,
        turn: float = 8,
        rest: float = 600,
        wait: float = 0,
    ) -> None:
        """A word stamped over a card: from 1.6 to its size in 140 ms, then it rests."""
        piece = Piece(stamp_image(word, size, color, turn), *place)
        if self.timeline.still:
            self._run(piece, Pause(rest), wait, calm=True)
            return
        down = Tween(setter(piece, "size"), 1.6, 1, 140, ease_in)
        self._run(piece, InTurn(down, Pause(rest)), wait)

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
        turns_into: Callable[[], pygame.Surface] | None = None,
        wait: float = 0,
    ) -> None:
        """An image goes from place to place, as wide as each; with `turns_into` it turns over on its way, and
        only then is asked for its other side.

        Without movement it is seen where it arrives, unless what it `hides` is there already.
        """
        if self.timeline.still:
            if hides is not None:
                return
            image = turns_into() if turns_into is not None else image
            there = Piece(image, *end.center, size=end.width / image.get_width())
            self._run(there, Pause(length), wait)
            return
        piece = Piece(image, *start.center, size=start.width / image.get_width())
        parts: list[Motion] = [
            Tween(setter(piece, "x"), start.centerx, end.centerx, length),
            Tween(setter(piece, "y"), start.centery, end.centery, length, ease_out),
        ]
        if turns_into is None:
            wide = image.get_width()
            parts.append(Tween(setter(piece, "size"), start.width / wide, end.width / wide, length))
        else:
            parts.append(self._turning(piece, turns_into, end.width, length))
        if hides is not None:
            self.hidden.add(hides)
        self._run(piece, Together(*parts), wait, hides)

    def _turning(
        self, piece: Piece, other: Callable[[], pygame.Surface], width: int, length: float
    ) -> Motion:
        def turn() -> None:
            piece.image = other()
            piece.size = width / piece.image.get_width()

        return InTurn(
            Tween(setter(piece, "stretch"), 1, 0, length / 2),
            Call(turn),
            Tween(setter(piece, "stretch"), 0, 1, length / 2, ease_out),
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
        self._run(piece, Tween(setter(piece, "angle"), start, end, length), wait, hides)

    def rise(
        self, text: str, color: Color, place: tuple[int, int], size: int, length: float, *, wait: float = 0
    ) -> None:
        """A word goes up and fades."""
        image = line(text, "title", size, color, max(1, size // 14))
        piece = Piece(image, *place)
        up = Tween(setter(piece, "y"), place[1], place[1] - size * 2, length, ease_out)
        fade = InTurn(Pause(length * 0.6), Tween(setter(piece, "alpha"), 1, 0, length * 0.4, linear))
        self._run(piece, Together(up, fade), wait)

    def flash(self, image: pygame.Surface, place: tuple[int, int], length: float, *, wait: float = 0) -> None:
        """An image bursts out of a point and is gone."""
        piece = Piece(image, *place, size=0.3)
        out = Tween(setter(piece, "size"), 0.4, 1.15, length, ease_out)
        fade = InTurn(Pause(length / 2), Tween(setter(piece, "alpha"), 1, 0, length / 2, linear))
        self._run(piece, Together(out, fade), wait)

    def stay(self, image: pygame.Surface, place: tuple[int, int], length: float, *, wait: float = 0) -> None:
        """An image is there for a while."""
        self._run(Piece(image, *place), Pause(length), wait)

    def fall(
        self, image: pygame.Surface, place: tuple[int, int], depth: int, length: float, *, wait: float = 0
    ) -> None:
        """An image falls and fades."""
        piece = Piece(image, *place)
        down = Tween(setter(piece, "y"), place[1], place[1] + depth, length, ease_in)
        fade = InTurn(Pause(length * 0.5), Tween(setter(piece, "alpha"), 1, 0, length * 0.5, linear))
        self._run(piece, Together(down, fade), wait)

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
            Tween(setter(piece, "size"), 0.6, 1, length * 0.25, ease_out),
            Tween(setter(piece, "alpha"), 0, 1, length * 0.2, linear),
        )
        away = Tween(setter(piece, "alpha"), 1, 0, length * 0.25, ease_in_out)
        self._run(piece, InTurn(into, Pause(length * 0.5), away), 0)

    def add(
        self, piece: Drawn, motion: Motion, *, wait: float = 0, under: bool = False, calm: bool = False
    ) -> None:
        """Draws a piece for as long as a motion takes."""
        self._run(piece, motion, wait, layer=self.under if under else self.pieces, calm=calm)

    def _run(
        self,
        piece: Drawn,
        motion: Motion,
        wait: float,
        hides: Hashable = None,
        *,
        layer: list[Drawn] | None = None,
        calm: bool = False,
    ) -> None:
        shown = self.pieces if layer is None else layer

        def begin() -> None:
            shown.append(piece)

        def end() -> None:
            if any(one is piece for one in shown):
                shown[:] = [one for one in shown if one is not piece]
            if hides is not None:
                self.hidden.discard(hides)
                self.stale = True

        timeline = self.calm if calm else self.timeline
        timeline.add(InTurn(Pause(wait), Call(begin), motion, Call(end)))
