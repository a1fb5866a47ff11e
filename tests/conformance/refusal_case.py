"""One refusal under test: the whole state that it speaks about, and what is true of any game's refusals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.refusals import MOST_CHOICES, Pick, Picks, Refusal
from game.engine.rules import Decision, Rules
from game.engine.seats import Seat, opponent


@dataclass(frozen=True)
class Case:
    """A seat that is refused a pick. The checks read the state, which the rules' reasons may not."""

    rules: Any
    state: Any
    seat: Seat
    pick: Pick
    decision: Decision | None
    picked: Picks
    refusal: Refusal

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.refusal.facts

    @property
    def own(self) -> Any:
        return self.state.players[self.seat]

    @property
    def other(self) -> Any:
        return self.state.players[opponent(self.seat)]

    @property
    def kind(self) -> str:
        """The kind of the decision, "" where there is none."""
        return self.decision.kind if self.decision is not None else ""

    @property
    def goes_on(self) -> bool:
        """Whether a legal action begins with the pick, or has it and all that is picked."""
        if self.picked:
            return uses(self.rules, self.decision, (*self.picked, self.pick))
        actions = self.decision.actions if self.decision is not None else ()
        return any(self.pick.means(part) for action in actions for part in self.rules.parts(action)[:1])


def uses(rules: Rules, decision: Decision | None, picked: Picks) -> bool:
    """Whether an action of a decision has all of these parts; one that is about nothing fits any."""
    for action in decision.actions if decision is not None else ():
        parts = {(part.slot, part.value, part.of) for part in rules.parts(action)}
        bare = {(slot, value, None) for slot, value, _ in parts}
        if {(pick.slot, pick.value, pick.of) for pick in picked} <= parts | bare:
            return True
    return False


Truths = Mapping[str, Callable[[Case], bool]]
"""For each kind of refusal, whether what it says is so."""


def _choices(case: Case) -> bool:
    """Each action that is named is legal, and the count is of those that are left."""
    if case.decision is None:
        return False
    listed = str(case.facts["choices"]).removesuffix(", …").split(", ")
    legal = {str(action) for action in case.decision.actions}
    most = min(MOST_CHOICES, case.facts["count"])
    return set(listed) <= legal and len(listed) == most and case.facts["count"] <= len(legal)


def _unknown(case: Case) -> bool:
    return case.facts["word"] not in case.rules.library.card_ids


SHARED: Truths = {
    "over": lambda case: case.rules.outcome(case.state) is not None,
    "not_asked": lambda case: case.decision is None and case.rules.outcome(case.state) is None,
    "choices": _choices,
    "unknown": _unknown,
}
