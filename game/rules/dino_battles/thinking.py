"""How a search thinks about Dino Battles: in one order of plays, and by the odds of an exchange."""

import math
from collections.abc import Callable, Sequence

from game.engine import thinking
from game.engine.rules import Action, Decision
from game.engine.seats import SEATS, Seat, opponent
from game.engine.thinking import EVEN, Figure, Step, Weights
from game.rules.dino_battles import fighting
from game.rules.dino_battles.actions import (
    KEEP,
    MULLIGAN,
    PASS,
    READY,
    Attach,
    Attack,
    Bench,
    Defend,
    Discard,
    Evade,
    Load,
    Play,
    Set,
    Switch,
    Use,
)
from game.rules.dino_battles.combat import attacks
from game.rules.dino_battles.context import GameContext
from game.rules.dino_battles.estimate import SCALE, Evaluator
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.state import Answer, Player, State

_LOADS = ("attack", "evade", "defend")
_MAIN = ("precombat", "postcombat")
_FREE, _MOST_REDRAWS = 1, 3
"""Redraws that cost nothing, and how many a beginner takes for a second Dinosaur: its hand fills up later."""
_SAFE = 2
"""Dinosaurs that a beginner wants in its first hand."""


class Thinking(thinking.Thinking):
    """Dino Battles, for searches."""

    rules: DinoBattles

    def __init__(self, rules: DinoBattles) -> None:
        super().__init__(rules)
        self._evaluator = Evaluator(rules.catalogue)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        return self._evaluator.terms(GameContext(self.rules.catalogue, state), seat)

    def figures(self, state: State, seat: Seat) -> Sequence[Figure]:
        own = state.players[seat]
        context = GameContext(self.rules.catalogue, state)
        hps = [
            sum(
                context.figures(side, place).hp - dino.damage
                for place, dino in enumerate(player.dinos)
                if dino
            )
            for side, player in zip(SEATS, state.players, strict=True)
        ]
        hp, their_hp = hps[seat], hps[opponent(seat)]
        deck = own.combat_deck
        return (
            Figure("knock_outs", "knock_outs", own.knockouts),
            Figure("harm", "their_hp", their_hp, less=True),
            Figure("dinosaurs", "own_hp", hp),
            Figure("dinosaurs", "their_hp", their_hp, less=True),
            Figure("exchange", "own_hp", hp),
            Figure("exchange", "their_hp", their_hp, less=True),
            Figure("attacks", "attacks", deck.attack),
            Figure("guards", "guards", deck.evade + deck.defend),
            Figure("hand", "hand", len(own.hand)),
        )

    def estimate(self, state: State, seat: Seat, weights: Weights = EVEN) -> float:
        if not weights or state.outcome is not None:
            return self.rules.estimate(state, seat)
        value = sum([weights.get(name, 1.0) * term for name, term in self.terms(state, seat).items()])
        return 0.99 * math.tanh(value / SCALE)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """In a main phase plays whose order does not matter come in one order: to the bench, Upgrades, Items,
        then cards, a switch that something speaks for, and last Combat Cards, since cards of the hand pay
        for a switch. In a fight what is plainly worse than another choice is left out.
        """
        context = GameContext(self.rules.catalogue, state)
        if decision.kind == "move":
            return fighting.moves(context, decision.seat, decision.actions)
        if decision.kind == "answer":
            return fighting.answers(context, decision.actions)
        if decision.kind == "discard":
            return fighting.discards(decision.actions)
        if decision.kind not in _MAIN:
            return decision.actions
        benched: list[Action] = []
        settled: list[Action] = []
        attached: list[Attach] = []
        loads: list[Load] = []
        open_ones: list[Action] = []
        for action in decision.actions:
            if isinstance(action, Load):
                loads.append(action)
            elif isinstance(action, Bench):
                benched.append(action)
            elif isinstance(action, Attach):
                attached.append(action)
            elif isinstance(action, Set) or (isinstance(action, Use) and self._lasts(action.card)):
                settled.append(action)
            elif isinstance(action, Switch):
                if fighting.worth_switching(context, decision.seat, action.place):
                    open_ones.append(action)
            elif isinstance(action, Play | Use):
                open_ones.append(action)
        if benched:
            free = state.players[decision.seat].dinos.count(None)
            return benched if len(benched) > free else benched[:1]
        if settled:
            return settled[:1]
        if attached:
            return [action for action in attached if action.card == attached[0].card]
        loads.sort(key=_load_order)
        open_ones += loads[:1]
        if not loads or loads[0].card != "attack":
            # An attack is always worth loading; what keeps attacks off may pay for a switch instead.
            open_ones.append(PASS)
        return open_ones

    def tempting(self, state: State, decision: Decision, steps: Sequence[Step]) -> Sequence[Step]:
        """Redraws a hand of one Dinosaur, and where that is free one without an Attack, places all Dinosaurs,
        loads an Attack before it fights, attacks unless the next blow may knock out its Dinosaur and the
        attack costs more than it gains, switches only in such danger, and does not pay for that with Attacks.
        """
        context, seat = GameContext(self.rules.catalogue, state), decision.seat
        unwanted: Callable[[Action], bool]
        if decision.kind == "precombat" and not state.players[seat].combat_deck.attack:
            arming = [step for step in steps if _brings_attack(step[0])]
            if arming:
                return arming
        if decision.kind == "mulligan":
            unwanted = _is_keep if self._redraws(state.players[seat]) else _is_mulligan
        elif decision.kind == "place":
            unwanted = _is_ready
        elif decision.kind == "move" and (
            not fighting.in_danger(context, seat) or self._promising(context, seat)
        ):
            unwanted = _is_pass
        elif decision.kind in _MAIN and not fighting.in_danger(context, seat):
            unwanted = _is_switch
        elif decision.kind == "discard":
            unwanted = _is_attack_card
        else:
            return steps
        return [step for step in steps if not unwanted(step[0])] or steps

    def _redraws(self, player: Player) -> bool:
        """For a second Dinosaur, as the knock-out of a lone one ends the match; at first for an Attack."""
        groups = [self.rules.catalogue.group[card] for card in player.hand]
        lone = groups.count("dinosaur") < _SAFE
        if player.mulligans < _FREE:
            return lone or "attack" not in player.hand
        return lone and player.mulligans < _MOST_REDRAWS

    def _promising(self, context: GameContext, seat: Seat) -> bool:
        """Whether an attack gains more than it costs against the best answer."""
        return any(
            self._evaluator.attacked(context, seat, action.special) > 0
            for action in attacks(context, seat)
            if isinstance(action, Attack)
        )

    def _lasts(self, card: str) -> bool:
        return self.rules.catalogue.played[card].permanent

    def habit(self, state: State, decision: Decision) -> Action:
        """What looks best at once; an answer by its odds, since its dice are not seen before it is given."""
        if decision.kind != "answer":
            actions = self.candidates(state, decision)
            return actions[0] if len(actions) == 1 else super().habit(state, decision)
        context = GameContext(self.rules.catalogue, state)
        best, found = None, decision.actions[0]
        for action in decision.actions:
            value = self._evaluator.answered(context, *_answer(action))
            if best is None or value > best:
                best, found = value, action
        return found


def _load_order(load: Load) -> int:
    return _LOADS.index(load.card)


def _is_keep(action: Action) -> bool:
    return action == KEEP


def _is_ready(action: Action) -> bool:
    return action == READY


def _brings_attack(action: Action) -> bool:
    """To load an Attack, or to get one back from the Junk area."""
    return (isinstance(action, Load) and action.card == "attack") or (
        isinstance(action, Play) and action.name == "attack"
    )


def _is_mulligan(action: Action) -> bool:
    return action == MULLIGAN


def _is_pass(action: Action) -> bool:
    return action == PASS


def _is_switch(action: Action) -> bool:
    return isinstance(action, Switch)


def _is_attack_card(action: Action) -> bool:
    return isinstance(action, Discard) and action.card == "attack"


def _answer(action: Action) -> tuple[Answer, int]:
    match action:
        case Attack(special):
            return "attack", special
        case Evade():
            return "evade", 0
        case Defend():
            return "defend", 0
    return "take", 0
