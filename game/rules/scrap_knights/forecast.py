"""What the rest of a turn can bring, read off the waiting effects: most triggers need no dry run.

Each answer is True, False, or None where only a dry run can tell. Open choices count as "no change", as
they do there.
"""

from collections.abc import Iterator

from game.engine.seats import Seat, opponent
from game.rules.scrap_knights import ults
from game.rules.scrap_knights.blocks import ARMORED_BLOCK
from game.rules.scrap_knights.cards import BoundLine
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import OVERHEAT


class SeatForecast:
    """What the waiting effects of one seat can cause: as `BoundLine`, summed up."""

    __slots__ = ("blocks", "cools", "heats", "heats_other", "misses", "moves", "ranges", "strikes", "suffers")

    def __init__(self) -> None:
        self.strikes = False
        self.suffers = False
        self.blocks = 0
        self.heats = 0
        self.heats_other = 0
        self.cools = False
        self.moves = False
        self.misses = False
        self.ranges: list[int] = []

    def add(self, line: BoundLine, armored: int) -> None:
        """One more waiting effect that may be in range, and the Block that tokens give it."""
        self.strikes = self.strikes or line.strikes
        self.suffers = self.suffers or line.suffers
        self.blocks += line.block + armored
        self.cools = self.cools or line.cools
        self.moves = self.moves or line.moves
        self.misses = self.misses or line.misses
        self.heats += line.heats
        self.heats_other += line.heats_other


class Forecast:
    """The waiting effects of both seats, summed up."""

    def __init__(self, context: GameContext) -> None:
        waiting = list(_waiting(context))
        distance = context.state.distance
        self.context = context
        self.shifts = any(line.shifts for _, line, _, _ in waiting)
        self.prevents = context.state.prevented or any(line.prevents for _, line, _, _ in waiting)
        self.sides = (SeatForecast(), SeatForecast())
        self.sure_damage = [0, 0]
        self.sure_moves = [False, False]
        for seat, line, armored, certain in waiting:
            side = self.sides[seat]
            if line.range is not None:
                side.ranges.append(line.range)
                if not self.shifts and distance > line.range:
                    continue
            side.add(line, armored)
            if certain and not self.prevents and (line.range is None or not self.shifts):
                self.sure_damage[seat] = max(self.sure_damage[seat], line.sure_damage)
                self.sure_moves[seat] = self.sure_moves[seat] or line.surely_moves

    def would(self, event: str, seat: Seat) -> bool | None:
        """Whether the event of a trigger would come to `seat` this context."""
        if event == "threatened":
            return self._damaged(seat)
        if event == "uninterrupted":
            damaged = self._damaged(seat)
            return None if damaged is None else not damaged
        if event == "overheat":
            return self._overheats(seat)
        if event == "miss":
            return self._misses(seat)
        return self._moves(seat)

    def _damaged(self, seat: Seat) -> bool | None:
        mine, theirs = self.sides[seat], self.sides[opponent(seat)]
        if self.context.state.players[seat].damaged:
            return True
        if not theirs.strikes and not mine.suffers:
            return False
        return True if self.sure_damage[opponent(seat)] > mine.blocks else None

    def _overheats(self, seat: Seat) -> bool | None:
        mine, theirs = self.sides[seat], self.sides[opponent(seat)]
        heat = self.context.state.players[seat].heat
        if heat + mine.heats + theirs.heats_other < OVERHEAT:
            return False
        return True if heat >= OVERHEAT and not mine.cools else None

    def _misses(self, seat: Seat) -> bool | None:
        state, side = self.context.state, self.sides[seat]
        if state.players[seat].missed:
            return True
        if side.misses or (side.ranges and (self.shifts or self.prevents)):
            return None
        return bool(side.ranges) and state.distance > min(side.ranges)

    def _moves(self, seat: Seat) -> bool | None:
        if self.context.state.players[seat].moved or self.sure_moves[seat]:
            return True
        return None if self.sides[seat].moves else False


def _waiting(context: GameContext) -> Iterator[tuple[Seat, BoundLine, int, bool]]:
    """(seat, line, Block by tokens, whether it surely resolves) of each effect that nothing silences."""
    state, lines = context.state, context.catalogue.lines
    for effect in state.chain:
        if not context.silenced(effect):
            yield effect.seat, lines[effect.card][effect.line], ARMORED_BLOCK * effect.armored, True
    for effect in state.tags:
        yield effect.seat, lines[effect.card][effect.line], 0, False
    for seat in ults.ready(context):
        for line in lines[state.players[seat].ult]:
            if not line.overcharge:
                yield seat, line, 0, True
