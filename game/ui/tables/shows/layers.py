"""What lies over a table and under it, and the timelines on which it moves."""

import math
from collections.abc import Hashable, Sequence

import pygame

from game.ui.motion import Call, InTurn, Motion, Pause, Timeline, Tween, linear
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.effects.focus import lines_over
from game.ui.tables.shows.stage_pieces import Drawn, Veil


class Layers:
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
        self.changed = True
        """Whether the last update changed what is drawn: nothing does while a hit stop holds."""
        self._stale = False
        self._wanted = self._seen = self._begins = 0
        """Changes of the picture beneath so far; those that are seen; and how many what waits begins with."""
        self._noted: int | None = None
        """Changes that the picture has which is painted next; None: all."""
        self._over: list[tuple[list[Drawn], Drawn, int]] = []
        """Pieces that have come to their end, their layers, and the change with which they go."""
        self._standing_in: dict[Hashable, Drawn] = {}
        """The last piece that moves in place of something on the table."""
        self.ahead = Ahead()
        """Whether a helper paints what is played: then what is late is left out instead of waited for."""
        self.clock = 0.0

    @property
    def stale(self) -> bool:
        """Whether what lies on the table is to be drawn anew."""
        return self._stale

    @stale.setter
    def stale(self, value: bool) -> None:
        self._stale = value
        self._wanted += value

    def wait(self) -> None:
        """What begins from now on begins when the picture beneath it is painted."""
        self.timeline.waits = self.calm.waits = True

    def go(self) -> None:
        """What waits begins, unless a picture has to be painted first."""
        self._begins = self._wanted
        if self._seen == self._wanted:
            self._start()

    def noted(self) -> None:
        """The picture that is painted next has all changes so far, and none that come until it is seen."""
        self._noted = self._wanted

    def painted(self) -> None:
        """The picture beneath is seen: what waits for it begins, and what ended over it goes."""
        self._seen, self._noted = self._wanted if self._noted is None else self._noted, None
        if self._seen >= self._begins:
            self._start()
        self._clear_away()

    def _start(self) -> None:
        self.timeline.start()
        self.calm.start()

    def _clear_away(self) -> None:
        over, self._over = self._over, []
        for layer, piece, change in over:
            if change > self._seen:
                self._over.append((layer, piece, change))
            else:
                _remove(layer, piece)

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
        held, left = self._held > 0, float(milliseconds)
        while left > 0:
            if self._held > 0:
                still = min(left, self._held / self.timeline.speed)
                self._held = max(0.0, self._held - still * self.timeline.speed)
                left -= still
            else:
                # A hold that begins inside a step begins at its end: the next steps stand still.
                moved = self.timeline.update(left) or moved
                left = 0
        self.changed = moved or bool(self._over)
        return moved or held or self.moving

    def skip(self) -> None:
        """Everything is where it was going."""
        self.timeline.skip()
        # Also what an effect has left lying as it came to its end.
        self.timeline.skip()
        self.calm.skip()
        self.pieces.clear()
        self.under.clear()
        self._over.clear()
        self._standing_in.clear()
        self.hidden.clear()
        self._held, self._veil, self.offset = 0.0, None, (0, 0)
        self.stale = True

    def draw_under(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What lies beneath the figures: the dark of a hit stop, afterimages, light on the ground."""
        self._clear_away()
        layers = [*([self._veil] if self._veil else []), *self.under]
        return [piece.draw(surface) for piece in layers]

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What lies above the figures."""
        self._clear_away()
        return [piece.draw(surface) for piece in self.pieces]

    def hold(self, milliseconds: float) -> None:
        """The timeline stands still for so long (at speed 1): the hit stop."""
        if not self.timeline.still:
            self._held = max(self._held, milliseconds)

    def darken(self, place: tuple[int, int], unit: float) -> None:
        """The field goes dark, with lines that run together in a place, until `lighten`."""
        if self.field is not None:
            lines = lines_over((*self.field,), place, unit)
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

    def play(self, motion: Motion) -> None:
        """Any motion of the table's own, beside those that run."""
        self.timeline.add(motion)

    def add(
        self, piece: Drawn, motion: Motion, *, wait: float = 0, under: bool = False, calm: bool = False
    ) -> None:
        """Draws a piece for as long as a motion takes."""
        self.run(piece, motion, wait, layer=self.under if under else self.pieces, calm=calm)

    def run(
        self,
        piece: Drawn,
        motion: Motion,
        wait: float,
        hides: Hashable = None,
        *,
        layer: list[Drawn] | None = None,
        calm: bool = False,
    ) -> None:
        """Draws a piece for as long as a motion takes, and what it `hides` only then.

        It waits so long before, and lies above the figures if no layer is given.
        """
        shown = self.pieces if layer is None else layer

        def begin() -> None:
            shown.append(piece)

        def end() -> None:
            if hides is not None:
                self.hidden.discard(hides)
                self.stale = True
            self._over.append((shown, piece, self._wanted))

        timeline = self.calm if calm else self.timeline
        timeline.add(InTurn(Pause(wait), Call(begin), motion, Call(end)))

    def stand_in(self, piece: Drawn, motion: Motion, hides: Hashable) -> None:
        """Draws a piece in place of what it `hides`, for as long as a motion takes.

        The next one that hides the same takes over when it begins, so that nothing is seen twice.
        """
        before = self._standing_in.get(hides)
        self._standing_in[hides] = piece
        self.hidden.add(hides)
        self.stale = True

        def begin() -> None:
            if before is not None:
                _remove(self.pieces, before)
            self.pieces.append(piece)

        def end() -> None:
            if self._standing_in.get(hides) is piece:
                del self._standing_in[hides]
                self.hidden.discard(hides)
                self.stale = True
                self._over.append((self.pieces, piece, self._wanted))

        self.timeline.add(InTurn(Call(begin), motion, Call(end)))


def _remove(layer: list[Drawn], piece: Drawn) -> None:
    layer[:] = [one for one in layer if one is not piece]
