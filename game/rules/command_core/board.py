"""A map as the rules ask about it: where one can step, how far off and in which arc a cell lies, what sees
what. Worked out once a map.
"""

from functools import cached_property

from game.content.command_core import Map
from game.engine.seats import SEATS, Seat
from game.rules.command_core.sight import sees
from game.rules.command_core.topology import TOPOLOGIES, Arc, Cell

NOWHERE: Cell = (-1, -1)
Position = tuple[Cell, int, int]
"""A cell, a facing, and how many slots it takes to get there."""
Line = tuple[int, tuple[Arc, ...], tuple[Arc, ...]]
"""A distance, and by facing the arc of the one end in which the other lies, for both ends."""
DEPTH = 2
"""The outer rings of the board in which mechs are placed."""


class Board:
    """Tables of one map. Mechs are no part of it."""

    def __init__(self, content: Map) -> None:
        self.topology = TOPOLOGIES[content.board]
        self.walls = frozenset(content.walls)
        self.free = tuple(cell for cell in self.topology.cells if cell not in self.walls)
        self._on_board = frozenset(self.topology.cells)
        standing = frozenset(self.free)
        self.steps: dict[Cell, tuple[Cell, ...]] = {}
        """For each cell and direction the cell beside it, `NOWHERE` where there is an edge or a wall."""
        for cell in self.free:
            beside = [(cell[0] + x, cell[1] + y) for x, y in self.topology.directions]
            self.steps[cell] = tuple(there if there in standing else NOWHERE for there in beside)
        self._sight: dict[tuple[Cell, Cell], bool] = {}
        self._arcs: dict[tuple[int, int, int], Arc] = {}
        self._reached: dict[tuple[Cell, int, int], tuple[Position, ...]] = {}
        self._lines: dict[tuple[Cell, Cell], Line | None] = {}
        self._ways: dict[Cell, dict[Cell, int]] = {}

    def distance(self, one: Cell, other: Cell) -> int:
        return self.topology.distance(one, other)

    def arc(self, facing: int, here: Cell, there: Cell) -> Arc:
        """In which arc of a mech that stands `here` another cell lies."""
        key = facing, there[0] - here[0], there[1] - here[1]
        found = self._arcs.get(key)
        if found is None:
            found = self._arcs[key] = self.topology.arc(facing, here, there)
        return found

    def sees(self, here: Cell, there: Cell) -> bool:
        """Whether no wall blocks the line between two cells."""
        if not self.walls:
            return True
        key = (here, there) if here < there else (there, here)
        found = self._sight.get(key)
        if found is None:
            found = self._sight[key] = sees(self.topology, *key, self.walls)
        return found

    def line(self, here: Cell, there: Cell) -> Line | None:
        """What a shot from one cell at another depends on; None where there can be none."""
        key = here, there
        if key in self._lines:
            return self._lines[key]
        found = None
        if here != there and self.sees(here, there):
            facings = range(self.topology.facings)
            found = (
                self.distance(here, there),
                tuple([self.arc(facing, here, there) for facing in facings]),
                tuple([self.arc(facing, there, here) for facing in facings]),
            )
        self._lines[key] = found
        return found

    def reached(self, cell: Cell, facing: int, slots: int) -> tuple[Position, ...]:
        """Where a mech may stand after `slots` plain directives: a step ahead, a turn, or both.

        With the fewest slots that each position takes. Other mechs are not looked at.
        """
        key = cell, facing, slots
        found = self._reached.get(key)
        if found is None:
            used = {(cell, facing): 0}
            for here, looking in (positions := [(cell, facing)]):
                if used[here, looking] < slots:
                    for position in self._one_directive(here, looking):
                        if position not in used:
                            used[position] = used[here, looking] + 1
                            positions.append(position)
            found = self._reached[key] = tuple([(*position, count) for position, count in used.items()])
        return found

    def _one_directive(self, cell: Cell, facing: int) -> list[tuple[Cell, int]]:
        ahead = self.steps[cell][facing]
        cells = [cell] if ahead == NOWHERE else [cell, ahead]
        return [(here, self.topology.turned(facing, by)) for here in cells for by in (0, -1, 1)]

    def steps_between(self, here: Cell, there: Cell) -> int:
        """How many steps round all walls lead from one cell to another."""
        if not self.walls:
            return self.topology.distance(here, there)
        ways = self._ways.get(there)
        if ways is None:
            ways = self._ways[there] = {there: 0}
            for cell in (cells := [there]):
                for beside in self.steps[cell]:
                    if beside != NOWHERE and beside not in ways:
                        ways[beside] = ways[cell] + 1
                        cells.append(beside)
        return ways[here]

    def ring(self, cell: Cell) -> int:
        """How many cells lie between a cell and the nearest edge of the board."""
        ring, reached = 0, {cell}
        while all(there in self._on_board for there in reached):
            ring += 1
            reached |= {(here[0] + x, here[1] + y) for here in reached for x, y in self.topology.directions}
        return ring - 1

    @cached_property
    def homes(self) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
        """For each seat the free cells of the outer rings on its own half."""
        first, second = (
            tuple(
                cell
                for cell in self.free
                if self.topology.row(cell) in self.topology.home_rows[seat] and self.ring(cell) < DEPTH
            )
            for seat in SEATS
        )
        return first, second

    def home(self, seat: Seat) -> tuple[Cell, ...]:
        return self.homes[seat]
