"""One refusal under test: the whole state that it speaks about, and what is true of any game's refusals."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.engine.refusals import MOST_CHOICES, SHARED_REFUSALS, Pick, Picks, Refusal
from game.engine.rules import Decision, Rules
from game.engine.seats import Seat, opponent
from game.rules import GAMES
from game.words.action_text import refusal_text
from tests.fifth_game.rules import SPEC, TicTacToe


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


def own_refusals(game: str) -> Mapping[str, tuple[str, ...]]:
    """The kinds of refusal of a game with their facts."""
    if game == TicTacToe.id:
        return SPEC.refusals
    if game not in GAMES:
        return {}
    return GAMES[game].refusals


def check(case: Case, truths: Truths) -> str:
    """A refusal is one that the game knows, has its facts, is true, and is a sentence, which is returned."""
    kind, rules = case.refusal.kind, case.rules
    known = {**SHARED_REFUSALS, **own_refusals(rules.id)}
    assert set(case.refusal.facts) == set(known[kind]), case.refusal
    assert {**SHARED, **truths}[kind](case), (case.refusal, case.pick, case.picked, case.seat, case.kind)
    if rules.id not in GAMES:
        return ""
    sentence = refusal_text(rules, rules.view(case.state, case.seat), case.refusal, ("Ada", "Brunel"))
    assert sentence == sentence.strip() and sentence.endswith("."), sentence
    assert (sentence[0].isupper() or sentence[0].isdigit()) and "{" not in sentence, sentence
    return sentence


class Position(NamedTuple):
    """A pick of seat 0 that is refused, and the sentence that says why.

    `asked` False: its secret choice lies sealed, or something is still being shown.
    """

    kind: str
    state: Any
    pick: Pick
    sentence: str
    picked: Picks = ()
    asked: bool = True


def check_position(rules: Any, position: Position, truths: Truths) -> None:
    """The rules refuse the pick for that reason, which is true, in those words."""
    kind, state, pick, sentence, picked, asked = position
    decision = next((one for one in rules.decisions(state) if one.seat == 0), None) if asked else None
    refusal = rules.why_not(rules.view(state, 0), 0, pick, decision, picked)
    assert refusal is not None and refusal.kind == kind, refusal
    assert check(Case(rules, state, 0, pick, decision, picked, refusal), truths) == sentence
