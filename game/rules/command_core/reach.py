"""Where a mech could be after its program, whatever it is, and what it could hit from there.

All cells on which it may look one way are one whole number with a bit a cell, so that a directive moves all
of them at once: many thousand programs take a few milliseconds.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.rules.command_core.board import NOWHERE, Board
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.movement import STEPS, TURNS, way
from game.rules.command_core.state import Slot
from game.rules.command_core.topology import Arc, Cell
from game.rules.command_core.view import BoardView

Bits = tuple[int, ...]
"""For each facing the cells on which a mech may stand, a bit each."""
Gun = tuple[int, int, tuple[Arc, ...], int]
"""The nearest and the farthest distance of a weapon, its arcs and its dice."""


class Reach(NamedTuple):
    """The cells on which a program could end, and those that could be shot at from there, each with the dice
    that it must expect: of the best weapon that reaches it, on average over all these ends.
    """

    ends: frozenset[Cell]
    dice: Mapping[Cell, float]

    @property
    def hits(self) -> frozenset[Cell]:
        """The cells that could be shot at."""
        return frozenset(self.dice)


def reach(catalogue: Catalogue, view: BoardView, number: int) -> Reach:
    """The reach of a mech as a view shows it: every order of its directives, the others as they stand now, or
    all of them out of its way.
    """
    mech = view.mechs[number]
    if mech.cell is None:
        return Reach(frozenset(), {})
    taken = frozenset(other.cell for other in view.mechs if other.cell is not None and other is not mech)
    figures, weapons = catalogue.figures_of(mech.chassis, mech.upgrades), catalogue.library.weapons
    guns = []
    for weapon in dict.fromkeys(mech.weapons):
        (near, far), dice = weapons[weapon].range, weapons[weapon].dice
        guns.append((max(1, near - figures.close), far + figures.reach, weapons[weapon].arcs, dice))
    directives = tuple(sorted(mech.directives))
    return _reach(catalogue, view.map, mech.cell, mech.facing, mech.slots, directives, taken, tuple(guns))


@lru_cache(64)
def _reach(
    catalogue: Catalogue,
    map_id: str,
    cell: Cell,
    facing: int,
    slots: int,
    directives: tuple[str, ...],
    taken: frozenset[Cell],
    guns: tuple[Gun, ...],
) -> Reach:
    board = catalogue.board(map_id)
    ends: dict[Cell, set[int]] = {}
    for blocked in {taken, frozenset()}:
        plane = _Plane(board, blocked)
        for looking, bits in enumerate(_ends(catalogue, plane, cell, facing, slots, directives)):
            for there in plane.cells_of(bits):
                ends.setdefault(there, set()).add(looking)
    guns = tuple(sorted(guns, key=lambda gun: -gun[3]))
    dice = {there: _dice_at(board, there, ends, guns) for there in board.free}
    return Reach(frozenset(ends), {there: count for there, count in dice.items() if count})


def _ends(
    catalogue: Catalogue, plane: "_Plane", cell: Cell, facing: int, slots: int, directives: Sequence[str]
) -> list[int]:
    """Where programs end, by facing: those that ran to the end, and those that were stopped before."""
    counts = Counter(directives)
    cards = tuple(counts)
    halves = [
        [catalogue.half(Slot(card, flipped)).icons for flipped in (False, True)[: 1 + catalogue.split[card]]]
        for card in cards
    ]
    ends = [0] * plane.facings
    start = [0] * plane.facings
    start[facing] = plane.bit_of[cell]
    layer: dict[tuple[int, ...], list[int]] = {(0,) * len(cards): start}
    for _ in range(min(slots, len(directives))):
        after: dict[tuple[int, ...], list[int]] = {}
        for used, standing in layer.items():
            for place, card in enumerate(cards):
                if used[place] == counts[card]:
                    continue
                key = (*used[:place], used[place] + 1, *used[place + 1 :])
                found = after.setdefault(key, [0] * plane.facings)
                for icons in halves[place]:
                    for looking, bits in enumerate(plane.moved(standing, icons, ends)):
                        found[looking] |= bits
        layer = after
    for standing in layer.values():
        for looking, bits in enumerate(standing):
            ends[looking] |= bits
    return ends


class _Plane:
    """The cells of a board as bits, each of which has a step to one beside it where nothing is `taken`."""

    def __init__(self, board: Board, taken: Collection[Cell]) -> None:
        self.board, self.facings = board, board.topology.facings
        high = 2 + max(cell[1] for cell in board.free) - min(cell[1] for cell in board.free)
        low = min(cell[1] for cell in board.free)
        self.bit_of = {cell: 1 << (cell[0] * high + cell[1] - low) for cell in board.free}
        self._shift = [x * high + y for x, y in board.topology.directions]
        self._open = [0] * self.facings
        for cell, beside in board.steps.items():
            for direction, there in enumerate(beside):
                if there != NOWHERE and there not in taken:
                    self._open[direction] |= self.bit_of[cell]

    def moved(self, standing: Sequence[int], icons: Sequence[str], stopped: list[int]) -> list[int]:
        """Where a directive leads; who cannot complete it is `stopped` there."""
        bits = list(standing)
        for icon in icons:
            if icon in TURNS:
                by = TURNS[icon]
                bits = [bits[(looking - by) % self.facings] for looking in range(self.facings)]
            elif icon in STEPS:
                for looking, here in enumerate(bits):
                    if here:
                        direction = way(self.board, looking, icon)
                        free, shift = here & self._open[direction], self._shift[direction]
                        stopped[looking] |= here ^ free
                        bits[looking] = free << shift if shift > 0 else free >> -shift
        return bits

    def cells_of(self, bits: int) -> list[Cell]:
        return [cell for cell, bit in self.bit_of.items() if bits & bit]


def _dice_at(board: Board, there: Cell, ends: dict[Cell, set[int]], guns: Sequence[Gun]) -> float:
    """The dice that a cell must expect; `guns` in the order of their dice, the most first."""
    total, poses = 0, 0
    for here, facings in ends.items():
        poses += len(facings)
        line = board.line(here, there)
        if line is None:
            continue
        reaching = [gun for gun in guns if gun[0] <= line[0] <= gun[1]]
        for looking in facings if reaching else ():
            total += next((gun[3] for gun in reaching if line[1][looking] in gun[2]), 0)
    return total / poses if poses else 0.0
