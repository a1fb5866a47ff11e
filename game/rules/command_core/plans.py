"""Whole sets of programs of both sides: which look good, and what each pair of them comes to."""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from game.engine.rules import Action
from game.engine.seats import SEATS, Seat, opponent
from game.engine.thinking import Weights
from game.rules.command_core.actions import Program
from game.rules.command_core.board import Board
from game.rules.command_core.deltas import geared
from game.rules.command_core.expected_fire import Fighter
from game.rules.command_core.projection import run_program
from game.rules.command_core.routes import Route
from game.rules.command_core.shots import UNPAID
from game.rules.command_core.state import Mech, State
from game.rules.command_core.topology import Cell
from game.rules.command_core.verdict import MOST_SURGE, NEARER, Tools, Verdict, power

_CAREFUL = 0.7
"""What a shot to be suffered counts when single programs are compared: some of them will not be fired."""
_SECOND = 0.3
"""What a shot at another target counts beside the best one: the best may be out of sight by then."""
_GUESSES = 6
"""Positions in which a mech is expected when the programs of others are compared."""
_LOOKS = 2
"""How often each side's programs are compared by the other side's best ones."""

_FUNDS_OF_OTHERS = 3
"""What an enemy is expected to pay for a shot with."""

Guesses = Mapping[int, Mapping[tuple[Cell, int], float]]
"""For each mech, how likely it is to stand where and to look where."""

Plan = tuple[int, ...]
"""For each mech of a side that stands, in list order, the number of its route."""


class Plans:
    """The programs of both sides in one position, for the seat that thinks.

    `orders` are the numbers of the mechs, which may be changed to see what others would do.
    """

    def __init__(self, tools: Tools, state: State, seat: Seat, width: int, weights: Weights) -> None:
        self.seat = seat
        self.orders = [mech.order or 0 for mech in state.mechs]
        self._tools = tools
        self._state = state
        self._weights = weights
        self._verdict = Verdict(tools, state, seat, weights)
        self._board: Board = tools.catalogue.board(state.map)
        self.mechs: Mapping[Seat, list[int]] = {side: state.standing(side) for side in SEATS}
        self._kits = [tools.shots.kit(mech) for mech in state.mechs]
        self._figures = [tools.catalogue.figures(mech) for mech in state.mechs]
        standing = (*self.mechs[0], *self.mechs[1])
        self.routes = {number: self._routes_of(number, width) for number in standing}
        self._scores: dict[int, list[float]] = {}
        self._answers_to: object = None
        self._answers: dict[int, list[int]] = {}
        self._ranked = self._compare()

    def _routes_of(self, number: int, width: int) -> Sequence[Route]:
        """The programs of a mech that nobody is sure to block: who moves later stands where it stands."""
        state = self._state
        mech = state.mechs[number]
        assert mech.cell is not None
        given = mech.program[: mech.programmed] if mech.seat == self.seat else ()
        found = self._tools.routes.of(
            state.map, mech.cell, mech.facing, mech.directives, len(mech.program), given, width
        )
        later = {
            other.cell
            for other in state.mechs
            if mech.order and other.order and other.order > mech.order and other.cell is not None
        }
        free = [route for route in found if route.path.isdisjoint(later)]
        return free or found

    def _compare(self) -> dict[int, list[int]]:
        """The routes of each mech, those first that do best against where the others may be."""
        guesses: dict[int, dict[tuple[Cell, int], float]] = {
            number: {(mech.cell, mech.facing): 1.0}
            for number, mech in enumerate(self._state.mechs)
            if mech.cell is not None
        }
        ranked: dict[int, list[int]] = {}
        for look in range(_LOOKS):
            for number, routes in self.routes.items():
                scores = [self._score(number, route, guesses) for route in routes]
                ranked[number] = sorted(range(len(routes)), key=lambda index: -scores[index])
                self._scores[number] = scores
            if look < _LOOKS - 1:
                guesses = {
                    number: _apart(self.routes[number][index] for index in order)
                    for number, order in ranked.items()
                }
        return ranked

    def _score(self, number: int, route: Route, guesses: Guesses) -> float:
        """What a mech may hope for at the end of a route, less what it has to fear there."""
        state, kits, at = self._state, self._kits, self._tools.shots.at
        mech = state.mechs[number]
        map_id, kit, here, facing = state.map, kits[number], route.cell, route.facing
        delta = geared(route.delta, self._figures[number].gearing)
        funds = max(0, min(MOST_SURGE, mech.surge + mech.flux + delta))
        weights = self._weights if mech.seat == self.seat else {}
        hopes, fear = [], 0.0
        for enemy in self.mechs[opponent(mech.seat)]:
            there, other = guesses[enemy], kits[enemy]
            hope = threat = 0.0
            for (cell, looking), share in there.items():
                hope += share * at(map_id, kit, here, facing, funds, other, cell, looking)
                threat += share * at(map_id, other, cell, looking, _FUNDS_OF_OTHERS, kit, here, facing)
            hopes.append(hope)
            fear += threat
        hopes.sort(reverse=True)
        score = hopes[0] + _SECOND * sum(hopes[1:]) - _CAREFUL * weights.get("danger", 1.0) * fear
        score += weights.get("power", 1.0) * power(mech, self._figures[number], delta, route.locks)
        if not hopes[0]:
            gap = min(
                self._board.steps_between(route.cell, next(iter(guesses[enemy]))[0])
                for enemy in self.mechs[opponent(mech.seat)]
            )
            score -= NEARER * gap
        return score

    def plans(self, seat: Seat, most: int) -> Sequence[Plan]:
        """Sets of the best routes of each mech, the best sum first, no two mechs ending on one cell."""
        mechs = self.mechs[seat]
        each = max(2, math.ceil((3 * most) ** (1 / len(mechs))))
        sums = []
        for routes in product(*[self._diverse(number, self._ranked[number], each) for number in mechs]):
            cells = {self.routes[number][index].cell for number, index in zip(mechs, routes, strict=True)}
            clear = len(cells) == len(mechs)
            total = sum(self._scores[number][index] for number, index in zip(mechs, routes, strict=True))
            sums.append((not clear, -total, routes))
        return [routes for _, _, routes in sorted(sums)[:most]]

    def _guessed(self, seat: Seat, against: Sequence[tuple[Plan, float]]) -> Guesses:
        """Where the other side's mechs end by their plans."""
        guesses: dict[int, dict[tuple[Cell, int], float]] = {}
        for other, share in against:
            for number, index in zip(self.mechs[opponent(seat)], other, strict=True):
                route = self.routes[number][index]
                at = guesses.setdefault(number, {})
                at[route.cell, route.facing] = at.get((route.cell, route.facing), 0.0) + share
        return guesses

    def _diverse(self, number: int, ranked: Sequence[int], most: int) -> list[int]:
        """The first routes of a mech, one for each position."""
        found: dict[tuple[Cell, int], int] = {}
        for index in ranked:
            route = self.routes[number][index]
            found.setdefault((route.cell, route.facing), index)
            if len(found) == most:
                break
        return list(found.values())

    def answers(
        self, seat: Seat, plan: Plan, against: Sequence[tuple[Plan, float]], most: int
    ) -> Sequence[Plan]:
        """The plan with another route for one of the mechs."""
        key = seat, tuple(against)
        if self._answers_to != key:
            self._answers_to, self._answers = key, {}
            guesses = self._guessed(seat, against)
            for number in self.mechs[seat]:
                scores = [self._score(number, route, guesses) for route in self.routes[number]]
                ranked = sorted(range(len(scores)), key=lambda index: -scores[index])
                self._answers[number] = self._diverse(number, ranked, most)
        return [
            (*plan[:place], index, *plan[place + 1 :])
            for place, number in enumerate(self.mechs[seat])
            for index in self._answers[number]
            if index != plan[place]
        ]

    def actions(self, plan: Plan) -> tuple[Action, ...]:
        """The slots that are still open, filled."""
        found = []
        for number, index in zip(self.mechs[self.seat], plan, strict=True):
            program = self.routes[number][index].program
            for slot in range(self._state.mechs[number].programmed, len(program)):
                placed = program[slot]
                found.append(
                    Program(number, slot)
                    if placed is None
                    else Program(number, slot, placed.card, placed.flipped)
                )
        return tuple(found)

    def payoff(self, own: Plan, other: Plan) -> float:
        """Runs all programs in order, and lets the mechs fire from where they end."""
        return self._verdict.after_fight(self.ends(own, other))

    def ends(self, own: Plan, other: Plan) -> dict[int, Fighter]:
        """The mechs where their programs end, as they begin to fire."""
        chosen = {
            **dict(zip(self.mechs[self.seat], own, strict=True)),
            **dict(zip(self.mechs[opponent(self.seat)], other, strict=True)),
        }
        orders, mechs = self.orders, self._state.mechs
        cells = {number: mechs[number].cell for number in chosen}
        fighters = {}
        for number in sorted(chosen, key=orders.__getitem__):
            mech, route = mechs[number], self.routes[number][chosen[number]]
            del cells[number]
            cell, facing, delta, locks = route.cell, route.facing, route.delta, route.locks
            delta = geared(delta, self._figures[number].gearing)
            if not route.path.isdisjoint(cells.values()):
                taken = tuple([there for there in cells.values() if there is not None])
                cell, facing, delta, locks = self._blocked(number, mech, route, taken)
            cells[number] = cell
            fighter = self._tools.fighter(mech, self._kits[number], cell, facing, orders[number])
            unpaid = fighter.pay(delta)
            fighter.spare = power(mech, self._figures[number], delta, locks) + UNPAID * unpaid
            if unpaid:
                before = fighter.worth
                fighter.health = self._tools.exchange.strained(fighter.health, unpaid)
                fighter.spare -= before - fighter.worth
            fighters[number] = fighter
        return fighters

    def _blocked(
        self, number: int, mech: Mech, route: Route, taken: tuple[Cell, ...]
    ) -> tuple[Cell, int, int, int]:
        """Where a mech stops that another one stands in the way of."""
        assert mech.cell is not None
        run = run_program(
            self._tools.catalogue,
            self._state.map,
            mech.cell,
            mech.facing,
            0,
            taken,
            self._figures[number].gearing,
            route.program,
        )
        if not run.stops:
            return mech.cell, mech.facing, 0, 0
        last = run.stops[-1]
        return last.cell, last.facing, run.delta, last.locks


def _apart(routes: Iterable[Route]) -> dict[tuple[Cell, int], float]:
    """The first few positions that differ, all alike."""
    found: dict[tuple[Cell, int], float] = {}
    for route in routes:
        found[route.cell, route.facing] = 1.0
        if len(found) == _GUESSES:
            break
    return dict.fromkeys(found, 1 / len(found))
