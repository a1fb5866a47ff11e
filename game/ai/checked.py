"""Answers of computer players are compared with what was asked before anybody uses them."""

import logging
import math

import msgspec

from game.ai.computer import Inquiry
from game.ai.thought import Thought
from game.engine.rules import Decision

_log = logging.getLogger(__name__)


class Checked:
    """An inquiry whose answer, if it does not fit the decision, counts as none.

    A `narrowed` decision has not all legal actions: what else the search has found is left out.
    """

    def __init__(self, inquiry: Inquiry, decision: Decision, *, narrowed: bool = False) -> None:
        self._inquiry = inquiry
        self._decision = decision
        self._narrowed = narrowed
        self._thought: Thought | None = None
        self._refused = False

    @property
    def thought(self) -> Thought | None:
        if self._thought is None and not self._refused:
            thought = self._inquiry.thought
            if thought is not None and self._narrowed:
                thought = fitting(thought, self._decision)
            mistake = "" if thought is None else find_mistake(thought, self._decision)
            if mistake:
                _log.error("An answer is refused: %s", mistake)
                self._refused = True
            else:
                self._thought = thought
        return self._thought

    @property
    def failed(self) -> bool:
        return self._refused or self._inquiry.failed

    def hurry(self) -> None:
        self._inquiry.hurry()

    def drop(self) -> None:
        self._inquiry.drop()


def fitting(thought: Thought, decision: Decision) -> Thought:
    """The thought without choices that are not among those of a narrowed decision.

    >>> from game.ai.thought import Choice
    >>> thought = Thought("a text", (Choice("a text", 0.6, 0.2), Choice("a", 0.4, 0.2)), plan=("b",))
    >>> fitting(thought, Decision(0, "play", ("a", "b")))
    Thought(taken='a', choices=(Choice(action='a', share=0.4, value=0.2, line=()),), plan=(), \
iterations=0, seconds=0.0, reasons=())
    """
    legal = {str(action) for action in decision.actions}
    kept = [number for number, choice in enumerate(thought.choices) if choice.action in legal]
    choices = tuple([thought.choices[number] for number in kept])
    reasons = tuple([thought.reasons[number] for number in kept if number < len(thought.reasons)])
    if thought.taken in legal or not choices:
        return msgspec.structs.replace(thought, choices=choices, reasons=reasons)
    return msgspec.structs.replace(
        thought, taken=choices[0].action, plan=(), choices=choices, reasons=reasons
    )


def find_mistake(thought: Thought, decision: Decision) -> str:
    """Why a thought is none about this decision; "" if it is one.

    >>> from game.ai.thought import Choice
    >>> from game.rules import load
    >>> rules = load("scrap_knights")
    >>> decision = rules.decisions(rules.new_game({"deck_0": "ronin", "deck_1": "bulwark"}, 7))[0]
    >>> find_mistake(Thought("act slash", ()), decision)
    ''
    >>> find_mistake(Thought("act slash", (Choice("act moon", 0.5, 0.1),)), decision)
    "'act moon' is not legal"
    """
    legal = {str(action) for action in decision.actions}
    for action in (thought.taken, *(choice.action for choice in thought.choices)):
        if action not in legal:
            return f"{action!r} is not legal"
    for choice in thought.choices:
        if not (math.isfinite(choice.share) and math.isfinite(choice.value)):
            return f"{choice.action!r} has no value"
    return ""
