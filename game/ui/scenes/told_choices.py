"""The choices of a match in words, for the look back: one that is made in steps is told as a whole."""

from collections.abc import Sequence
from itertools import takewhile

from game.ai.information_set import InformationSet
from game.ai.review import Question, Turning
from game.engine.match import CONCEDE, Match
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.ui.tables.session.session import Session
from game.words.action_text import plan_text
from game.words.messages import SHARED, shipped_messages
from game.words.sections import MOMENT_KINDS


class ToldChoices:
    """Writes the choices of one session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._texts = shipped_messages(SHARED)

    def when(self, question: Question) -> str:
        """The round or turn of a choice: "Round 3"."""
        view = question.known.view()
        game = self._session.game_ui
        words = game.progress_text(int(getattr(view, game.counter)))
        return words[:1].upper() + words[1:]

    def played(self, question: Question) -> str:
        """What was chosen, with what belongs to it."""
        return self.words(question, (question.played, *question.following))

    def words(self, question: Question, plan: Sequence[str]) -> str:
        """A plan from a choice on."""
        rules, known = self._session.match.rules, question.known
        actions = [rules.parse(text) for text in plan]
        return plan_text(rules, known.view(), known.decision, actions, self._session.names)

    def chosen(self, seat: Seat, question: Question, *, named: bool) -> str:
        """What was chosen and what it is: "Your program: Advance, Hold"; `named` with the player's name."""
        kind, games = question.known.decision.kind, self._session.game_ui.messages
        facts = {"name": self._session.names[seat], "choice": self.played(question)}
        key = "played_by" if named else "played"
        if games.has(MOMENT_KINDS, kind):
            return self._texts.say("key_moments", f"{key}_as", what=games.say(MOMENT_KINDS, kind), **facts)
        return self._texts.say("key_moments", key, **facts)

    def main(self, seat: Seat, question: Question) -> Question:
        """The choice in steps of the same round, which says more of it than a choice of a moment."""
        drafted, match = self._session.game_ui.drafted, self._session.match
        if not drafted or question.known.decision.kind in drafted:
            return question
        pace = match.rules.pace
        count = pace(match.steps[question.number].state_before).count
        found = [
            (number, decision)
            for number, step in enumerate(match.steps)
            if step.seat == seat
            and step.action != CONCEDE
            and pace(step.state_before).count == count
            and (decision := _asked(match, number, seat)) is not None
            and decision.kind in drafted
        ]
        if not found:
            return question
        first, decision = found[0]
        actions = [match.steps[number].action for number, _ in found]
        return Question(first, self._known(first, decision), actions[0], tuple(actions[1:]))

    def once(self, found: Sequence[Turning], questions: dict[tuple[Seat, int], Question]) -> list[Turning]:
        """Without those that a costlier one tells as well."""
        kept: list[Turning] = []
        for turning in found:
            question = questions[turning.seat, turning.number]
            if not any(
                one.seat == turning.seat and self._tells(questions[one.seat, one.number], question)
                for one in kept
            ):
                kept.append(turning)
        return kept

    def _tells(self, one: Question, other: Question) -> bool:
        """Whether both end in the same words for the most part."""
        if self.when(one) != self.when(other):
            return False
        own, played = self.played(one), self.played(other)
        pairs = zip(reversed(own), reversed(played), strict=False)
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        return 2 * alike > min(len(own), len(played))

    def _known(self, number: int, decision: Decision) -> InformationSet:
        match = self._session.match
        return InformationSet.of(match.rules, match.steps[number].state_before, decision, match.options)


def _asked(match: Match, number: int, seat: Seat) -> Decision | None:
    """What a seat was asked before an entry of the record."""
    asked = match.rules.decisions(match.steps[number].state_before)
    return next((one for one in asked if one.seat == seat), None)
