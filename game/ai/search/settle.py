"""Plays a position on, each side taking what looks best at once, until both choose in secret again."""

from collections.abc import Sequence
from typing import Any

from game.ai.search.judge import Judge
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules
from game.engine.thinking import Thinking

_LOST = -0.9
"""What a position is worth that is as good as lost."""
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
    if best > _LOST:
        return found
    # What looks lost whatever is chosen may still be saved by the own choices that follow.
    saved = [_with_the_next(rules, thinking, judge, state, decision, action) for action in actions]
    return actions[saved.index(max(saved))] if max(saved) > best else found


def _with_the_next(
    rules: Rules, thinking: Thinking, judge: Judge, state: Any, decision: Decision, action: Action
) -> float:
    """What an action is worth to its seat with the best choice of its own that follows at once."""
    after = state.copy()
    rules.apply(after, {decision.seat: action}, unheard)
    following = rules.decisions(after)
    if len(following) != 1 or following[0].seat != decision.seat:
        return judge.value_for(after, decision.seat)
    worth = []
    for later in thinking.candidates(after, following[0]):
        end = after.copy()
        rules.apply(end, {decision.seat: later}, unheard)
        worth.append(judge.value_for(end, decision.seat))
    return max(worth)
