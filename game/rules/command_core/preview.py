"""What a table asks about a view: where a program would lead, what a weapon reaches, how good a shot is.

All answers come from what the view shows: other mechs are taken to stay where they stand.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, cast

import msgspec

from game.content.command_core import Weapon
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.board import Board
from game.rules.command_core.catalogue import Catalogue, Figures
from game.rules.command_core.combat import paid_with
from game.rules.command_core.deltas import slot_deltas
from game.rules.command_core.marks import Mark as MarkRecord
from game.rules.command_core.movement import STEPS, way
from game.rules.command_core.odds import Odds, OddsTable
from game.rules.command_core.projection import project
from game.rules.command_core.reach import Reach, reach
from game.rules.command_core.state import Slot, State
from game.rules.command_core.topology import Arc, Cell
from game.rules.command_core.view import BoardView, MechView

Mark = Literal["target", "near", "blind"]
Obstacle = Literal["edge", "wall", "mech"]


class Leg(NamedTuple):
    """One directive of a program: the cells from where it begins to where it ends, and the symbol that leads
    from each to the next.

    `blocked` is the cell that it cannot enter, which may lie beyond the edge.
    """

    slot: int
    cells: tuple[Cell, ...]
    icons: tuple[str, ...]
    facing: int
    completed: bool
    blocked: Cell | None
    by: Obstacle | None


class Payment(NamedTuple):
    """What a delta brings or costs: Surge gained, or Flux and Surge paid and dice rolled."""

    gain: int = 0
    flux: int = 0
    surge: int = 0
    dice: int = 0


class Outlook(NamedTuple):
    """Where a program would lead. `chance` is the first slot that chance would fill: there it ends.

    `deltas` gives what each slot that is run counts, `combos` the index of the combo that holds in a slot.
    """

    legs: tuple[Leg, ...]
    cell: Cell
    facing: int
    deltas: dict[int, int]
    combos: dict[int, int]
    delta: int
    payment: Payment
    chance: int | None


class Shot(NamedTuple):
    """A weapon of one mech at another, with its odds."""

    attacker: int
    weapon: str
    target: int
    distance: int
    odds: Odds


def payment(mech: MechView, delta: int) -> Payment:
    """What a delta means to a mech: Flux pays first, then Surge, then dice."""
    if delta >= 0:
        return Payment(gain=delta)
    flux = min(mech.flux, -delta)
    surge = min(mech.surge, -delta - flux)
    return Payment(0, flux, surge, -delta - flux - surge)


@lru_cache(maxsize=1024)
def _marks(
    board: Board, here: Cell, looks: int, span: tuple[int, int], arcs: tuple[Arc, ...]
) -> Mapping[Cell, Mark]:
    """The cells in the arcs of a weapon; planning asks about the same few again and again."""
    found: dict[Cell, Mark] = {}
    near, far = span
    for there in board.free:
        distance = board.distance(here, there)
        if not 0 < distance <= far or board.arc(looks, here, there) not in arcs:
            continue
        if distance < near:
            found[there] = "near"
        else:
            found[there] = "target" if board.sees(here, there) else "blind"
    return found


class Preview:
    """Answers about views of one game's content."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._odds = OddsTable(catalogue)

    def outlook(self, view: BoardView, number: int, program: Sequence[Slot | None]) -> Outlook:
        """Where a program would lead a mech that is on the board, up to the first slot left to chance."""
        mech = view.mechs[number]
        assert mech.cell is not None
        used = sum(slot is not None for slot in program)
        empty = next((place for place, slot in enumerate(program) if slot is None), None)
        chance = empty if used < len(mech.directives) else None
        known = tuple(program[:chance])
        # A view has all the fields of a state that a projection reads.
        plan = project(self.catalogue, cast(State, view), number, known)
        legs, cell, facing, passed = [], mech.cell, mech.facing, list(plan.way)
        for stop, run in zip(plan.stops, plan.executed, strict=True):
            count = len(run.half.icons) if run.completed else len(passed)
            cells, passed = [cell, *passed[:count]], passed[count:]
            blocked = (
                None if run.completed else self._beyond(view, stop.cell, stop.facing, run.half.icons[count])
            )
            by = None if blocked is None else self._obstacle(view, blocked)
            legs.append(
                Leg(stop.slot, tuple(cells), run.half.icons[:count], stop.facing, stop.completed, blocked, by)
            )
            cell, facing = stop.cell, stop.facing
        deltas, combos = slot_deltas(plan.executed)
        return Outlook(
            tuple(legs), cell, facing, deltas, combos, plan.delta, payment(mech, plan.delta), chance
        )

    def _beyond(self, view: BoardView, cell: Cell, facing: int, icon: str) -> Cell:
        board = self.catalogue.board(view.map)
        assert icon in STEPS
        x, y = board.topology.directions[way(board, facing, icon)]
        return cell[0] + x, cell[1] + y

    def _obstacle(self, view: BoardView, cell: Cell) -> Obstacle:
        if any(mech.cell == cell for mech in view.mechs):
            return "mech"
        return "wall" if cell in self.catalogue.board(view.map).walls else "edge"

    def range_of(self, mech: MechView, weapon: str) -> tuple[int, int]:
        """The nearest and farthest distance of a weapon, with the mech's upgrades."""
        figures, entry = self.figures(mech), self.weapon(weapon)
        return max(1, entry.range[0] - figures.close), entry.range[1] + figures.reach

    def weapon(self, key: str) -> Weapon:
        return self.catalogue.library.weapons[key]

    def figures(self, mech: MechView) -> Figures:
        """A mech's figures as its upgrades make them now."""
        return self.catalogue.figures_of(mech.chassis, mech.upgrades)

    def paid_with(self, mech: MechView, kind: DiceKind) -> MarkRecord | None:
        """The mark that a mech's next reroll of this kind costs; None: it is free."""
        return paid_with(self.figures(mech), mech, kind)

    def marks(
        self, view: BoardView, number: int, weapon: str, cell: Cell | None = None, facing: int | None = None
    ) -> dict[Cell, Mark]:
        """The cells in a weapon's arcs: those it reaches, those too near, those within range but not seen.

        `cell` and `facing` where the mech is to stand somewhere else.
        """
        mech, board = view.mechs[number], self.catalogue.board(view.map)
        here = mech.cell if cell is None else cell
        looks = mech.facing if facing is None else facing
        if here is None:
            return {}
        return dict(_marks(board, here, looks, self.range_of(mech, weapon), self.weapon(weapon).arcs))

    def refused(
        self,
        view: BoardView,
        number: int,
        weapon: str,
        target: int,
        cell: Cell | None = None,
        facing: int | None = None,
    ) -> str | None:
        """Why a weapon cannot be fired at a mech: "own", "arc", "near", "far" or "sight"; None if it can.

        `cell` and `facing` where the mech is to stand somewhere else.
        """
        mech, other, board = view.mechs[number], view.mechs[target], self.catalogue.board(view.map)
        here = mech.cell if cell is None else cell
        looks = mech.facing if facing is None else facing
        if mech.seat == other.seat or here is None or other.cell is None:
            return "own"
        near, far = self.range_of(mech, weapon)
        distance = board.distance(here, other.cell)
        if board.arc(looks, here, other.cell) not in self.weapon(weapon).arcs:
            return "arc"
        if distance < near:
            return "near"
        if distance > far:
            return "far"
        return None if board.sees(here, other.cell) else "sight"

    def odds(self, view: BoardView, number: int, weapon: str, target: int) -> Odds:
        """The odds of a shot from where both stand, without rerolls."""
        mech, other = view.mechs[number], view.mechs[target]
        assert mech.cell is not None and other.cell is not None
        return self._odds_at(view, mech, weapon, other, other.facing, mech.cell, other.cell)

    def expected(self, hits: int, crits: int, armor: int, evasion: int, more_shields: int = 0) -> float:
        """The mean damage of attack dice that lie on the table against so many armor and evade dice."""
        return self._odds.against(hits, crits, armor, evasion, more_shields)

    def _odds_at(
        self,
        view: BoardView,
        mech: MechView,
        weapon: str,
        target: MechView,
        target_facing: int,
        here: Cell,
        there: Cell,
    ) -> Odds:
        arc = self.catalogue.board(view.map).arc(target_facing, there, here)
        armor = self.figures(target)
        dice = self.weapon(weapon).dice + self.figures(mech).more_dice[arc]
        return self._odds.of(dice, armor.armor[arc], armor.evasion, armor.more_shields)

    def reach(self, view: BoardView, number: int) -> Reach:
        """Where a mech's program could end, whatever it is, and what it could hit from there."""
        return reach(self.catalogue, view, number)

    def shots_from(self, view: BoardView, number: int, cell: Cell, facing: int) -> Iterator[Shot]:
        """All shots that a mech would have from there, other mechs as they stand."""
        mech, board = view.mechs[number], self.catalogue.board(view.map)
        for weapon in dict.fromkeys(mech.weapons):
            marks = self.marks(view, number, weapon, cell, facing)
            for target, other in enumerate(view.mechs):
                if other.seat != mech.seat and other.cell is not None and marks.get(other.cell) == "target":
                    odds = self._odds_at(view, mech, weapon, other, other.facing, cell, other.cell)
                    yield Shot(number, weapon, target, board.distance(cell, other.cell), odds)

    def firing_delta(self, mech: MechView, weapon: str) -> int:
        """The delta that is paid, or gained, for firing a weapon."""
        delta = self.catalogue.library.weapons[weapon].delta
        return delta if delta > 0 else min(0, delta + self.figures(mech).steady)

    def firing(self, mech: MechView, weapon: str, program: Payment | None = None) -> Payment:
        """What firing a weapon brings or costs a mech, after its program has been paid for."""
        if program is not None:
            surge, flux = mech.surge + program.gain - program.surge, mech.flux - program.flux
            mech = msgspec.structs.replace(mech, surge=surge, flux=flux)
        return payment(mech, self.firing_delta(mech, weapon))

    def best_shot(self, view: BoardView, number: int, weapon: str = "") -> Shot | None:
        """The shot that takes most from the other side, with one weapon or any; None without a shot."""
        mech = view.mechs[number]
        if mech.cell is None:
            return None
        shots = self.shots_from(view, number, mech.cell, mech.facing)
        found = [shot for shot in shots if weapon in ("", shot.weapon)]
        return max(found, key=lambda shot: shot.odds.worth(view.mechs[shot.target].structure), default=None)

    def threats_to(self, view: BoardView, number: int, cell: Cell, facing: int) -> Iterator[Shot]:
        """All shots that others would have at a mech there, from where they stand now."""
        mech, board = view.mechs[number], self.catalogue.board(view.map)
        for attacker, other in enumerate(view.mechs):
            if other.seat == mech.seat or other.cell is None:
                continue
            for weapon in dict.fromkeys(other.weapons):
                if self.marks(view, attacker, weapon).get(cell) == "target":
                    odds = self._odds_at(view, other, weapon, mech, facing, other.cell, cell)
                    yield Shot(attacker, weapon, number, board.distance(cell, other.cell), odds)
