"""What moves over a table: cards on their way, words that rise, flashes and marks. Every table has one."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.layout.floating import move_free
from game.ui.motion import (
    Call,
    InTurn,
    Motion,
    Pause,
    Together,
    Tween,
    ease_in,
    ease_in_out,
    ease_out,
    linear,
    swing,
)
from game.ui.paint.effects.words import Tone, numeral, stamp_image
from game.ui.paint.palette import Color, bad
from game.ui.paint.text import line
from game.ui.tables.shows.layers import Layers
from game.ui.tables.shows.stage_pieces import ANGLE_STEP, Piece, Ring, Word, setter

__all__ = ["ANGLE_STEP", "Piece", "Ring", "Stage"]

LINGERING = 900
"""Milliseconds for which what an effect leaves behind stays, and in which it fades."""
_NUMBER = 800
"""Milliseconds for which a numeral is seen."""
_SMALLER = 1, 0.85, 0.7, 0.6, 0.5
"""Sizes of a numeral that has to stay in a room, as shares of the one that is wanted."""


class Stage(Layers):
    """Layers with the ways in which things of a table move on them.

    `whole` is where numerals may rise, and what is `read` there they leave free.
    """

    def __init__(self) -> None:
        super().__init__()
        self.whole: pygame.Rect | None = None
        self.read: Sequence[pygame.Rect] = ()
        self._ways: list[tuple[float, float, pygame.Rect]] = []
        """From when to when numerals rise, and where."""

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
        self.run(piece, Tween(setter(piece, "alpha"), alpha, 0, length, linear), wait, layer=self.under)

    def linger(self, image: pygame.Surface, center: tuple[int, int], length: float = LINGERING) -> None:
        """What an effect leaves behind: it stays beneath the figures for a while, then fades as slowly."""
        piece = Piece(image, *center)
        fade = Tween(setter(piece, "alpha"), 1, 0, length, linear)
        self.run(piece, InTurn(Pause(length), fade), 0, layer=self.under)

    def number(
        self,
        place: tuple[int, int],
        text: str,
        size: int,
        tone: Tone = "harm",
        *,
        wait: float = 0,
        room: pygame.Rect | None = None,
    ) -> None:
        """A large numeral at a place: it rises for half a second, and stands still where nothing may move.

        It moves aside where it would lie on what is `read` or on another numeral of the same moment, and
        stays in its `room`, if it has one: it is smaller where there is no free place for it.
        """
        taken = self._taken(wait)
        for smaller in _SMALLER if room is not None else _SMALLER[:1]:
            image = numeral(text, round(size * smaller), tone)
            rise = round(max(size * smaller * 0.24, image.get_height() * 0.2))
            way = image.get_rect(center=place)
            way.height, way.top = way.height + rise, way.top - rise
            within = room or self.whole
            if within is not None:
                way = move_free(within, way, taken)
            if room is None or (room.contains(way) and way.collidelist(taken) < 0):
                break
        self._ways.append((self.clock + wait, self.clock + wait + _NUMBER, way))
        place = way.centerx, way.bottom - image.get_height() // 2
        piece = Piece(image, *place)
        if self.timeline.still:
            self.run(piece, Pause(_NUMBER), wait, calm=True)
            return
        up = Tween(setter(piece, "y"), place[1], place[1] - rise, 500, ease_out)
        fade = Tween(setter(piece, "alpha"), 1, 0, 160, linear)
        self.run(piece, InTurn(up, Pause(140), fade), wait)

    def _taken(self, wait: float) -> list[pygame.Rect]:
        """What a numeral keeps clear of: what is read, and others of the same moment."""
        begin, end = self.clock + wait, self.clock + wait + _NUMBER
        self._ways = [one for one in self._ways if one[1] > self.clock]
        return [*self.read, *(rect for start, stop, rect in self._ways if start < end and begin < stop)]

    def stamp(
        self,
        place: tuple[int, int],
        word: str,
        size: int,
        color: Color | None = None,
        *,
        turn: float = 8,
        rest: float = 600,
        wait: float = 0,
    ) -> None:
        """A word stamped over a card: from 1.6 to its size in 140 ms, then it rests."""
        piece = Piece(stamp_image(word, size, color or bad(), turn), *place)
        if self.timeline.still:
            self.run(piece, Pause(rest), wait, calm=True)
            return
        down = Tween(setter(piece, "size"), 1.6, 1, 140, ease_in)
        self.run(piece, InTurn(down, Pause(rest)), wait)

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
            self.run(there, Pause(length), wait)
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
        self.run(piece, Together(*parts), wait, hides)

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
        self.run(piece, Tween(setter(piece, "angle"), start, end, length), wait, hides)

    def rise(
        self, text: str, color: Color, place: tuple[int, int], size: int, length: float, *, wait: float = 0
    ) -> None:
        """A word goes up and fades."""
        image = line(text, "title", size, color, max(1, size // 14))
        piece = Word(image, *place)
        up = Tween(setter(piece, "y"), place[1], place[1] - size * 2, length, ease_out)
        fade = InTurn(Pause(length * 0.6), Tween(setter(piece, "alpha"), 1, 0, length * 0.4, linear))
        self.run(piece, Together(up, fade), wait)

    def clear_words(self) -> None:
        """Takes the words away that go up now: what is called out after them is large and lies over them."""
        for one in self.pieces:
            if type(one) is Word:
                one.replaced = True

    def flash(self, image: pygame.Surface, place: tuple[int, int], length: float, *, wait: float = 0) -> None:
        """An image bursts out of a point and is gone."""
        piece = Piece(image, *place, size=0.3)
        out = Tween(setter(piece, "size"), 0.4, 1.15, length, ease_out)
        fade = InTurn(Pause(length / 2), Tween(setter(piece, "alpha"), 1, 0, length / 2, linear))
        self.run(piece, Together(out, fade), wait)

    def stay(self, image: pygame.Surface, place: tuple[int, int], length: float, *, wait: float = 0) -> None:
        """An image is there for a while."""
        self.run(Piece(image, *place), Pause(length), wait)

    def fall(
        self, image: pygame.Surface, place: tuple[int, int], depth: int, length: float, *, wait: float = 0
    ) -> None:
        """An image falls and fades."""
        piece = Piece(image, *place)
        down = Tween(setter(piece, "y"), place[1], place[1] + depth, length, ease_in)
        fade = InTurn(Pause(length * 0.5), Tween(setter(piece, "alpha"), 1, 0, length * 0.5, linear))
        self.run(piece, Together(down, fade), wait)

    def ring(self, rect: pygame.Rect, color: Color, length: float) -> None:
        """A frame lights up around a place and goes out again."""
        ring = Ring(rect, color, float(self.timeline.still))

        def glow(share: float) -> None:
            ring.strength = swing(share)

        motion = Pause(length) if self.timeline.still else Tween(glow, 0, 1, length, linear)
        self.run(ring, motion, 0)

    def show(self, image: pygame.Surface, place: tuple[int, int], length: float) -> None:
        """An image comes up large for a moment, for what all should see."""
        piece = Piece(image, *place, size=0.6, alpha=0)
        into = Together(
            Tween(setter(piece, "size"), 0.6, 1, length * 0.25, ease_out),
            Tween(setter(piece, "alpha"), 0, 1, length * 0.2, linear),
        )
        away = Tween(setter(piece, "alpha"), 1, 0, length * 0.25, ease_in_out)
        self.run(piece, InTurn(into, Pause(length * 0.5), away), 0)
