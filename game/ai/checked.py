"""Answers of computer players are compared with what was asked before anybody uses them."""

import logging
import math

from game.ai.computer import Inquiry
from game.ai.thought import Thought
from game.engine.rules import Decision

_log = logging.getLogger(__name__)


class Checked:
    """An inquiry whose answer, if it does not fit the decision, counts as none."""

    def __init__(self, inquiry: Inquiry, decision: Decision) -> None:
        self._inquiry = inquiry
        self._decision = decision
        self._thought: Thought | None = None
        self._refused = False

    @property
    def thought(self) -> Thought | None:
        if self._thought is None and not self._refused:
            thought = self._inquiry.thought
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
