"""Plays a position on, each side taking what looks best at once, until both choose in secret again."""

from collections.abc import Sequence
from typing import Any

from game.ai.search.judge import Judge
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules
from game.engine.thinking import Thinking

_LONGEST = 300
"""Actions after which a position is judged wherever it has come to."""


def settle(rules: Rules, thinking: Thinking, judge: Judge, state: Any) -> Sequence[Decision]:
    """Changes `state` until two seats choose together or the game is over; what is to be decided then."""
    for _ in range(_LONGEST):
        decisions = rules.decisions(state)
        if len(decisions) != 1:
            return decisions
        decision = decisions[0]
        rules.apply(state, {decision.seat: best_at_once(rules, thinking, judge, state, decision)}, unheard)
    return rules.decisions(state)


def best_at_once(rules: Rules, thinking: Thinking, judge: Judge, state: Any, decision: Decision) -> Action:
    """The action after which its seat likes the state best; the first of equals."""
    if len(decision.actions) == 1:
        return decision.actions[0]
    actions = thinking.candidates(state, decision)
    if len(actions) == 1:
        return actions[0]
    best, found = -2.0, actions[0]
    for action in actions:
        after = state.copy()
        rules.apply(after, {decision.seat: action}, unheard)
        value = judge.value_for(after, decision.seat)
        if value > best:
            best, found = value, action
    return found
