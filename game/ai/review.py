"""A look back at a match: the choices of a seat after which its game looked worse than it had to."""

from collections.abc import Container, Iterator
from itertools import pairwise

import msgspec

from game.ai.information_set import InformationSet
from game.ai.thought import Reason, Thought, own_plan
from game.engine.match import CONCEDE, Match
from game.engine.rules import Decision
from game.engine.seats import Seat

MOST = 3
"""Choices that are shown."""
WORTH_SHOWING = 0.2
"""What a choice must have cost, on the scale of values from -1 to 1: 10 points of the chance to win."""


class Turning(msgspec.Struct, frozen=True):
    """A choice that cost something.

    `number` counts the entries of the record before it. `better` is the better choice with what belongs to
    it, `value` how the game would have looked after it (-1..1), `cost` how much less it looked after the one
    that was played. `reason` speaks for the better one.
    """

    number: int
    seat: Seat
    played: str
    better: tuple[str, ...]
    value: float
    cost: float
    reason: Reason = Reason()


class Swing(msgspec.Struct, frozen=True):
    """How much the game changed for a seat between its first choices of two rounds, or until the end.

    `number` and `until` count the entries of the record before and after it; both values are -1..1.
    """

    number: int
    seat: Seat
    until: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


class Question(msgspec.Struct, frozen=True):
    """A choice of the match that is to be thought about again.

    `following` are the seat's next choices of the same kind in that turn or round.
    """

    number: int
    known: InformationSet
    played: str
    following: tuple[str, ...] = ()


class Review:
    """Asks for a thought about each choice of a seat, and keeps the costliest ones.

    >>> from game.rules import load
    >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
    >>> _ = match.act(0, "act slash"), match.act(1, "act stonewall")
    >>> [question.played for question in Review(match, 0).questions()]
    ['act slash']
    """

    def __init__(self, match: Match, seat: Seat, drafted: Container[str] = ()) -> None:
        """Choices of the kinds in `drafted` are made in steps, which count as one until the round ends."""
        self._match = match
        self._seat = seat
        self._drafted = drafted
        self._found: list[Turning] = []
        self._values: dict[int, float] = {}
        """How the game looked before each choice that was thought about."""

    def questions(self) -> Iterator[Question]:
        """The choices of the seat that were real ones, in the order in which they were made; of a choice in
        steps the first.
        """
        drafts: set[tuple[str, int]] = set()
        for number, step in enumerate(self._match.steps):
            if step.seat != self._seat or step.action == CONCEDE:
                continue
            decision = self._decision(number)
            if decision is not None and decision.kind in self._drafted:
                draft = decision.kind, self._match.rules.pace(step.state_before).count
                if draft in drafts:
                    continue
                drafts.add(draft)
            if decision is not None and len(decision.actions) > 1:
                known = InformationSet.of(self._match.rules, step.state_before, decision, self._match.options)
                yield Question(number, known, step.action, self._following(number, decision))

    def _decision(self, number: int) -> Decision | None:
        asked = self._match.rules.decisions(self._match.steps[number].state_before)
        return next((one for one in asked if one.seat == self._seat), None)

    def _following(self, number: int, decision: Decision) -> tuple[str, ...]:
        rules, steps = self._match.rules, self._match.steps
        count = rules.pace(steps[number].state_before).count
        found: list[str] = []
        for later in range(number + 1, len(steps)):
            step = steps[later]
            if rules.pace(step.state_before).count != count or step.action == CONCEDE:
                break
            asked = self._decision(later) if step.seat == self._seat else None
            if asked is not None:
                if asked.kind != decision.kind:
                    break
                found.append(step.action)
        return tuple(found)

    def answer(self, question: Question, thought: Thought) -> None:
        """Takes what a search thinks of a choice, the one that was played among its choices."""
        # An action that several plans begin with is as good as the best of them.
        values: dict[str, float] = {}
        for choice in thought.choices:
            values[choice.action] = max(choice.value, values.get(choice.action, choice.value))
        best = thought.choices[0]
        self._values[question.number] = best.value
        if question.played not in values or best.action == question.played:
            return
        cost = best.value - values[question.played]
        if cost >= WORTH_SHOWING:
            better = own_plan(best, self._seat)
            reason = thought.reasons[0] if thought.reasons else Reason()
            self._found.append(
                Turning(question.number, self._seat, question.played, better, best.value, cost, reason)
            )

    @property
    def swings(self) -> tuple[Swing, ...]:
        """What each round or turn changed that is worth showing, the largest change first."""
        match = self._match
        firsts: dict[int, int] = {}
        for number in sorted(self._values):
            firsts.setdefault(match.rules.pace(match.steps[number].state_before).count, number)
        points = [(number, self._values[number]) for number in firsts.values()]
        outcome = match.outcome
        if outcome is not None and match.conceded is None:
            won = 0.0 if outcome.winner is None else 1.0 if outcome.winner == self._seat else -1.0
            points.append((len(match.steps), won))
        swings = [Swing(one[0], self._seat, two[0], one[1], two[1]) for one, two in pairwise(points)]
        return tuple(sorted([one for one in swings if one.size >= WORTH_SHOWING], key=lambda one: -one.size))

    @property
    def turnings(self) -> tuple[Turning, ...]:
        """The choices so far that cost something, the costliest first."""
        return tuple(sorted(self._found, key=lambda one: -one.cost))
