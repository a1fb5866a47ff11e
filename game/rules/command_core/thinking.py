"""How computer players think about Command Core: programs as plans, everything else by its odds."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.rules import Action, Decision, Rules
from game.engine.seats import Seat, opponent
from game.engine.thinking import EVEN, Figure, Planning, Step, Weights
from game.engine.thinking import Thinking as PlainThinking
from game.rules.command_core.actions import DONE, FIRST, HOLD, SECOND, Deplete, Fire, Number, PutBack
from game.rules.command_core.combat import next_attacker
from game.rules.command_core.context import GameContext
from game.rules.command_core.estimate import Evaluator
from game.rules.command_core.expected_fire import Fighter
from game.rules.command_core.marks import TARGETING
from game.rules.command_core.placing import stand_value
from game.rules.command_core.plans import Plans
from game.rules.command_core.rerolls import attack_values, defence_values, loss_of
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.state import Crit, Mech, State
from game.rules.command_core.verdict import Tools, Verdict, scaled

MOVES_FIRST, MOVES_EARLY, SHOOTS_EARLY, SHOOTS_FIRST = (
    "moves_first",
    "moves_early",
    "shoots_early",
    "shoots_first",
)
"""What speaks for a number."""
_WIDTH_BY_PLAN = 16
"""Programs of a mech that are followed for each plan that a search asks for."""
_FEW_PLANS = 5
"""Plans of each side that are compared to say which number a mech should take."""
_PLACED_SECOND = 0.01
"""Who places second has seen where the other side stands."""


class Thinking(PlainThinking):
    """Plans for programs, values for all other decisions."""

    own_reasons = (MOVES_FIRST, MOVES_EARLY, SHOOTS_EARLY, SHOOTS_FIRST)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, CommandCore)
        self._catalogue = rules.catalogue
        self._tools = Tools(rules.catalogue)
        self._evaluator = Evaluator(rules.catalogue)

    def terms(self, state: Any, seat: Seat) -> dict[str, float]:
        return self._evaluator.terms(GameContext(self._catalogue, state), seat)

    def figures(self, state: Any, seat: Seat) -> Sequence[Figure]:
        own, other = (
            sum(mech.structure for mech in state.mechs if mech.seat == side)
            for side in (seat, opponent(seat))
        )
        power = sum(mech.surge + mech.flux + mech.targeting for mech in state.mechs if mech.seat == seat)
        return (
            Figure("structure", "their_structure", other, less=True),
            Figure("structure", "own_structure", own),
            Figure("power", "power", power),
        )

    def estimate(self, state: Any, seat: Seat, weights: Weights = EVEN) -> float:
        return self._evaluator.estimate(GameContext(self._catalogue, state), seat, weights)

    def reason(self, state: Any, decision: Decision, action: Action) -> str:
        """What a number is good for: the estimate depends on programs that are yet to be written."""
        if not isinstance(action, Number):
            return ""
        last = sum(mech.structure > 0 for mech in state.mechs)
        if action.number in (1, last):
            return MOVES_FIRST if action.number == 1 else SHOOTS_FIRST
        return MOVES_EARLY if 2 * action.number <= last else SHOOTS_EARLY

    def planning(
        self, state: State, decision: Decision, most: int, weights: Weights = EVEN
    ) -> Planning | None:
        if decision.kind != "program":
            return None
        return Plans(self._tools, state, decision.seat, _WIDTH_BY_PLAN * most, weights)

    def values(
        self, state: State, decision: Decision, weights: Weights = EVEN
    ) -> Mapping[Action, float] | None:
        context = GameContext(self._catalogue, state)
        match decision.kind:
            case "begin":
                return {FIRST: 0.0, SECOND: _PLACED_SECOND}
            case "place" | "face":
                return {action: stand_value(context, action) for action in decision.actions}
            case "order":
                return self._orders(state, decision, weights)
            case "attack":
                return self._attacks(state, decision, weights)
            case "reroll" | "defend":
                return self._rerolls(context, decision, weights)
            case "put_back" | "deplete":
                return self._cards(state, decision, weights)
        return None

    def tempting(self, state: State, decision: Decision, steps: Sequence[Step]) -> Sequence[Step]:
        """Fires where a shot is better than none."""
        if decision.kind != "attack":
            return steps
        values = self._attacks(state, decision, EVEN)
        shots = [step for step in steps if step[0] != HOLD]
        if any(values[step[0]] > values[HOLD] for step in shots):
            return shots
        return steps

    def _orders(self, state: State, decision: Decision, weights: Weights) -> dict[Action, float]:
        """By a few plans of both sides, run and fought out with each number that a mech can take."""
        seat = decision.seat
        plans = Plans(self._tools, state, seat, _WIDTH_BY_PLAN * _FEW_PLANS, weights)
        own, other = plans.plans(seat, _FEW_PLANS), plans.plans(opponent(seat), _FEW_PLANS)
        given = plans.orders
        values: dict[Action, float] = {}
        for action in decision.actions:
            assert isinstance(action, Number)
            plans.orders = _completed(state, given, action)
            payoffs = [[plans.payoff(mine, theirs) for theirs in other] for mine in own]
            values[action] = max(sum(row) / len(row) for row in payoffs)
        return values

    def _attacks(self, state: State, decision: Decision, weights: Weights) -> dict[Action, float]:
        """Each shot, and the fight that goes on after it."""
        seat = decision.seat
        number = next_attacker(state)
        assert number is not None
        verdict = Verdict(self._tools, state, seat, weights)
        exchange = self._tools.exchange
        values: dict[Action, float] = {}
        for action in decision.actions:
            fighters = {one: self._fighter(mech) for one, mech in enumerate(state.mechs) if mech.structure}
            fighter = fighters[number]
            before = {one: mech.worth for one, mech in fighters.items()}
            fighter.order = 0
            if isinstance(action, Fire):
                target = fighters[action.target]
                aims = exchange.aims(state.map, fighter, target)
                aim = next(one for one in aims if one.weapon == action.weapon)
                exchange.strike(fighter, target, aim, exchange.gain(fighter, target, aim)[1])
            values[action] = verdict.after_fight(fighters, before)
        return values

    def _fighter(self, mech: Mech) -> Fighter:
        assert mech.cell is not None
        order = 0 if mech.attacked else mech.order or 0
        fighter = self._tools.fighter(mech, self._tools.shots.kit(mech), mech.cell, mech.facing, order)
        # Nobody moves any more: that a mech is far off is no reason to fire.
        fighter.shot = True
        return fighter

    def _rerolls(self, context: GameContext, decision: Decision, weights: Weights) -> dict[Action, float]:
        state = context.state
        attack = state.attack
        assert attack is not None
        loss = loss_of(state, attack.target, self._tools.worth.of_all(state.mechs[attack.target]))
        find = attack_values if decision.kind == "reroll" else defence_values
        found = find(context, attack, loss)
        return {action: scaled(state, points) for action, points in found.items()}

    def _cards(self, state: State, decision: Decision, weights: Weights) -> dict[Action, float]:
        """The owner gives the card that is worth least; a token is spent where it then hurts more."""
        crit = state.crit
        assert crit is not None
        mech = state.mechs[crit.mech]
        worth = {card: self._tools.worth.of_one(mech, card) for card in crit.revealed}
        points: dict[Action, float] = {}
        for action in decision.actions:
            match action:
                case Deplete(card):
                    points[action] = -worth[card]
                case PutBack(card):
                    points[action] = _least(worth, crit, card) - TARGETING.worth
                case _:
                    assert action == DONE
                    points[action] = min(worth.values())
        return {action: scaled(state, value) for action, value in points.items()}


def _least(worth: Mapping[str, float], crit: Crit, without: str) -> float:
    """The least card that is left when one is put back."""
    left = list(crit.revealed)
    left.remove(without)
    return min(worth[card] for card in left)


def _completed(state: State, orders: list[int], action: Number) -> list[int]:
    """All numbers as they may come to be: each side in turn takes the highest one that is left."""
    found = list(orders)
    standing = sum(mech.structure > 0 for mech in state.mechs)
    found[action.mech] = action.number
    free = [number for number in range(1, standing + 1) if number not in found]
    seat = opponent(state.mechs[action.mech].seat)
    while True:
        open_mechs = [
            (mech.seat != seat, number)
            for number, mech in enumerate(state.mechs)
            if mech.structure and not found[number]
        ]
        if not open_mechs:
            return found
        _, number = min(open_mechs)
        seat = opponent(state.mechs[number].seat)
        found[number] = free.pop()
