"""How a search thinks about Dino Battles: in one order of plays, and by the odds of an exchange."""

import math
from collections.abc import Sequence

from game.engine import thinking
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.engine.thinking import EVEN, Weights
from game.rules.dino_battles.actions import (
    PASS,
    Action,
    Attach,
    Attack,
    Bench,
    Evade,
    Defend,
    Load,
    Play,
    Set,
    Switch,
    Use,
)
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.estimate import SCALE, Evaluator
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.state import Answer, State

_LOADS = ("attack", "evade", "defend")
_MAIN = ("precombat", "postcombat")


class Thinking(thinking.Thinking):
    """Dino Battles, for searches."""

    rules: DinoBattles

    def __init__(self, rules: DinoBattles) -> None:
        super().__init__(rules)
        self._evaluator = Evaluator(rules.catalogue)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        return self._evaluator.terms(GameContext(self.rules.catalogue, state), seat)

    def estimate(self, state: State, seat: Seat, weights: Weights = EVEN) -> float:
        if not weights or state.outcome is not None:
            return self.rules.estimate(state, seat)
        value = sum([weights.get(name, 1.0) * term for name, term in self.terms(state, seat).items()])
        return 0.99 * math.tanh(value / SCALE)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """In a main phase plays whose order does not matter come in one order: to the bench, Upgrades, Items,
        then cards, one switch, and Combat Cards last, since cards of the hand pay for a switch.
        """
        if decision.kind not in _MAIN:
            return decision.actions
        kinds: dict[type, list[Action]] = {}
        for action in decision.actions:
            kinds.setdefault(type(action), []).append(action)
        benched: Sequence[Action] = kinds.get(Bench, ())
        if benched:
            free = state.players[decision.seat].dinos.count(None)
            return benched if len(benched) > free else benched[:1]
        permanent = [one for one in kinds.get(Use, ()) if self.rules.catalogue.played[one.card].permanent]
        if permanent:
            return permanent[:1]
        if Set in kinds:
            return kinds[Set][:1]
        attached: Sequence[Attach] = kinds.get(Attach, ())
        if attached:
            return [action for action in attached if action.card == attached[0].card]
        loads = kinds.get(Load)
        routine = PASS if loads is None else min(loads, key=lambda load: _LOADS.index(load.card))
        return [*kinds.get(Play, ()), *kinds.get(Use, ()), *kinds.get(Switch, ()), routine]

    def habit(self, state: State, decision: Decision) -> Action:
        """What looks best at once; an answer by its odds, since its dice are not seen before it is given."""
        if decision.kind != "answer":
            actions = self.candidates(state, decision)
            return actions[0] if len(actions) == 1 else super().habit(state, decision)
        context = GameContext(self.rules.catalogue, state)
        best, found = None, decision.actions[0]
        for action in decision.actions:
            answer: Answer = (
                "attack" if isinstance(action, Attack)
                else "evade" if isinstance(action, Evade)
                else "defend" if isinstance(action, Defend)
                else "take"
            )
            value = self._evaluator.answered(context, answer, getattr(action, "special", 0))
            if best is None or value > best:
                best, found = value, action
        return found
