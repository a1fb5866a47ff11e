"""How a round looks after its fight, for one seat: what each side has left, and who is destroyed."""

import math
from collections.abc import Mapping

from game.engine.seats import SEATS, Seat, opponent
from game.engine.thinking import Weights
from game.rules.command_core.catalogue import Catalogue, Figures
from game.rules.command_core.expected_fire import SURGE, Exchange, Fighter, sound
from game.rules.command_core.marks import MARKS, TARGETING
from game.rules.command_core.routes import Routes
from game.rules.command_core.shots import UNPAID, Shots
from game.rules.command_core.state import Mech, State
from game.rules.command_core.topology import Cell
from game.rules.command_core.worth import CardWorth

NEARER = 0.15
"""For each cell that a mech without a shot is nearer to a target."""
SLOPE = 1.6
"""How fast an estimate rises with the lead in points of structure, as a share of both squads' structure."""
MOST_SURGE = 4
"""More Surge than this is hardly ever spent."""
_SURGE = [mark.id for mark in MARKS].index("surge")
_LAST_SLOPE = 8.0
"""How fast it rises after the last round, when the shares of structure are counted."""


class Tools:
    """What everything is worked out with that depends on the cards alone, and keeps what it has found."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.shots = Shots(catalogue)
        self.exchange = Exchange(catalogue, self.shots)
        self.routes = Routes(catalogue)
        self.worth = CardWorth(catalogue.library)

    def fighter(self, mech: Mech, kit: int, cell: Cell, facing: int, order: int) -> Fighter:
        """A mech as it begins to fire from there; `order` 0: it does not."""
        health, cards = sound(mech.structure), self.worth.of_all(mech)
        fighter = Fighter(mech.seat, kit, cell, facing, mech.surge, mech.flux, order, health, cards)
        figures = self.catalogue.figures(mech)
        fighter.free = max(0, figures.free_rerolls - mech.free_rerolls)
        fighter.flux_evades = figures.flux_evades
        return fighter


class Verdict:
    """Judges fights from one state on."""

    def __init__(self, tools: Tools, state: State, seat: Seat, weights: Weights) -> None:
        self._tools = tools
        self._state = state
        self._seat = seat
        self._weights = weights
        self._board = tools.catalogue.board(state.map)
        self._lead = 0.0
        for mech in state.mechs:
            if mech.structure:
                health = sound(mech.structure)
                points = (
                    health.mean + tools.worth.of_all(mech) * health.lasting + TARGETING.worth * mech.targeting
                )
                self._lead += points if mech.seat == seat else -points

    def after_fight(
        self, fighters: Mapping[int, Fighter], before: Mapping[int, float] | None = None
    ) -> float:
        """-1 .. 1: fights from where the mechs stand, which changes them; `before` is what each was worth."""
        if before is None:
            before = {number: fighter.worth for number, fighter in fighters.items()}
        everybody = list(fighters.values())
        self._tools.exchange.fight(self._state.map, everybody)
        sides = ([one for one in everybody if one.seat == 0], [one for one in everybody if one.seat == 1])
        state, weigh = self._state, self._weights.get
        if state.rounds and state.round >= state.rounds:
            return self._counted(sides)
        points = self._lead
        for number, fighter in fighters.items():
            lost = before[number] - fighter.worth
            nearer = 0.0
            if not fighter.shot:
                gap = min(
                    [self._board.steps_between(fighter.cell, one.cell) for one in sides[1 - fighter.seat]]
                )
                nearer = -NEARER * gap * fighter.health.standing
            if fighter.seat == self._seat:
                points += weigh("power", 1.0) * fighter.spare + weigh("distance", 1.0) * nearer
                points -= weigh("danger", 1.0) * lost
            else:
                points += weigh("shots", 1.0) * lost - fighter.spare - nearer
        value = scaled(state, points)
        won, lost = (
            math.prod([1 - one.health.standing for one in sides[side]])
            for side in (opponent(self._seat), self._seat)
        )
        return value * max(0.0, 1 - won - lost) + won - lost

    def _counted(self, sides: tuple[list[Fighter], list[Fighter]]) -> float:
        """After the last round the higher share of structure wins."""
        first, second = (
            sum([one.health.mean for one in sides[side]]) / self._state.squad_structure[side]
            for side in SEATS
        )
        lead = first - second if self._seat == 0 else second - first
        return math.tanh(_LAST_SLOPE * lead)


def scaled(state: State, points: float) -> float:
    """A lead in points of structure as an estimate."""
    return max(-0.99, min(0.99, SLOPE * points / sum(state.squad_structure)))


def power(mech: Mech, figures: Figures, delta: int, locks: int) -> float:
    """What a program's delta and locks are worth by themselves; what cannot be paid hurts."""
    value = TARGETING.worth * max(0, min(figures.tokens, mech.targeting + locks) - mech.targeting)
    if delta >= 0:
        gained = min(MOST_SURGE, mech.surge + delta) - min(MOST_SURGE, mech.surge)
        stays = figures.staying[_SURGE] - mech.surge
        return value + SURGE * gained + MARKS[_SURGE].more_worth * max(0, min(gained, stays))
    flux = min(mech.flux, -delta)
    surge = min(mech.surge, -delta - flux)
    return value - 0.5 * SURGE * flux - SURGE * surge - UNPAID * (-delta - flux - surge)
