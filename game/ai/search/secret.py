"""A choice that both seats make in secret: a matrix of what each pair of choices comes to.

Where the other side's cards are hidden, each draw of them is a world: the other side chooses among what it
has there and may mix by it, the searching side must mix alike in all. A pair that is possible in several
worlds is played in one of them, by the real rules to the next secret choice. The pairs that matter most are
then looked at again, one secret choice further: what they lead to is a smaller matrix in its turn.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.ai.search.matrix import Answers, Mixture, solve, solve_worlds, with_hunch, without_small
from game.ai.search.settle import settle
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules
from game.engine.seats import opponent
from game.engine.thinking import Thinking

_MIXING_ROUNDS = 200
_LATER = 9
"""Choices of each side in a matrix that is only looked ahead to."""
_SAMPLED = 2
"""Choices of the other side that a choice is ranked against."""
_THROWS, _LATER_THROWS = 6, 2
"""How often a pair with chance in it is played at most: at first, and where it is looked further ahead."""
_LATER_COUNTS = 0.98
"""What comes a choice later counts for a little less: a win that is put off again and again is none."""
_UNIT = 1 << 62
_AT_ONCE = 20
"""Pairs that are looked at again before the matrix is solved anew."""
_SMALLEST = 0.04
"""A smaller share is never played: it would be a blunder more often than a surprise."""
_CURIOSITY = 0.03
"""What is added to a share when pairs are chosen to be looked at again."""

Pair = tuple[Action, Action]
Answering = tuple[Action, ...]
"""What the other side may choose from: all that tells two worlds apart here."""


class SecretSearch:
    """The matrix of one decision, worked out as far as the level looks and the budget lasts."""

    def __init__(
        self, rules: Rules, thinking: Thinking, judge: Judge, level: Level, dice: Dice, budget: Budget
    ) -> None:
        self._rules = rules
        self._thinking = thinking
        self._judge = judge
        self._level = level
        self._dice = dice
        self._budget = budget
        self._own: list[Action] = []
        self._worlds: dict[Answering, Any] = {}
        self._drawn: Counter[Answering] = Counter()
        self._first_look: dict[Pair, float] = {}
        self._second_look: dict[Pair, float] = {}
        self._payoffs: dict[Answering, list[list[float]]] = {}

    def mixture(
        self, states: Sequence[Any], decision: Decision
    ) -> tuple[list[Action], list[float], list[float]]:
        """Candidates of the searching seat, how often to take each, and how each does against the other side.

        `states` are draws of what may be; those that the budget has no time for are left out.
        """
        self._own = self._ranked(states, decision)
        for state in states:
            if self._worlds and self._used_up:
                break
            self._add_world(state)
        if self._level.naive:
            values = self._against_any()
            return self._own, _all_on_best(values), values
        answers = self._solved()
        if self._level.rounds > 1:
            answers = self._looked_further(answers)
        return self._own, without_small(answers.rows, _SMALLEST), self._values(answers)

    def payoffs(
        self, state: Any, own: Sequence[Action], other: Sequence[Action], rounds: int
    ) -> list[list[float]]:
        """What each pair comes to for the searching seat, `rounds` secret choices ahead with this one."""
        return [[self._worth(state, (action, answer), rounds - 1) for answer in other] for action in own]

    def weighed(
        self, states: Sequence[Any], decision: Decision
    ) -> tuple[list[Action], list[float], list[float]]:
        """Candidates of a choice made alone, a share of 1 for the best, and what each comes to on the mean.

        Each is tried in all `states`, as far as the next secret choice and as many more as the level looks.
        """
        self._own = list(self._thinking.candidates(states[0], decision))
        totals, tried = [0.0] * len(self._own), 0
        for done, state in enumerate(states):
            if done and self._used_up:
                break
            for number, action in enumerate(self._own):
                after = state.copy()
                self._rules.apply(after, {decision.seat: action}, unheard)
                settle(self._rules, self._thinking, self._judge, after)
                totals[number] += self._ahead(after, self._level.rounds - 1)
            tried = done + 1
        values = [total / tried for total in totals]
        return self._own, _all_on_best(values), values

    @property
    def _used_up(self) -> bool:
        return self._budget.over or self._budget.done >= self._budget.iterations

    def _add_world(self, state: Any) -> None:
        columns = tuple(sorted(self._ranked([state], self._other(state)), key=str))
        for number, action in enumerate(self._own):
            if number and self._budget.over:
                if self._worlds:
                    return
                # Of the only world the choices count that were looked at.
                del self._own[number:]
                break
            for answer in columns:
                pair = action, answer
                if pair not in self._first_look:
                    self._first_look[pair] = self._worth(state, pair, 0)
        self._drawn[columns] += 1
        self._worlds.setdefault(columns, state)

    def _looked_further(self, answers: Answers) -> Answers:
        """Looks again at the pairs that would be played most, as long as there is time."""
        while waiting := list(islice(self._by_weight(answers), _AT_ONCE)):
            for state, pair in waiting:
                if self._used_up:
                    return self._solved()
                self._second_look[pair] = self._worth(state, pair, self._level.rounds - 1)
            answers = self._solved()
        return answers

    def _by_weight(self, answers: Answers) -> Iterator[tuple[Any, Pair]]:
        """Pairs that were only looked at once, each in the world where it is likeliest."""
        weights: dict[Pair, float] = {}
        likeliest: dict[Pair, tuple[float, Any]] = {}
        for columns, state in self._worlds.items():
            for answer, likely in zip(columns, answers.columns[columns], strict=True):
                for action, share in zip(self._own, answers.rows, strict=True):
                    pair = action, answer
                    if pair not in self._second_look:
                        often = self._drawn[columns] * (likely + _CURIOSITY)
                        weights[pair] = weights.get(pair, 0.0) + (share + _CURIOSITY) * often
                        if pair not in likeliest or often > likeliest[pair][0]:
                            likeliest[pair] = often, state
        for pair in sorted(weights, key=lambda one: -weights[one]):
            yield likeliest[pair][1], pair

    def _solved(self) -> Answers:
        """The mixtures by all that is known. What was looked at once counts as if it were to change as much
        as the others did on the mean.
        """
        changes = [value - self._first_look[pair] for pair, value in self._second_look.items()]
        change = sum(changes) / len(changes) if changes else 0.0
        known = {pair: value + change for pair, value in self._first_look.items()} | self._second_look
        self._payoffs = {
            columns: with_hunch(
                [[known[action, answer] for answer in columns] for action in self._own], self._level.hunch
            )
            for columns in self._worlds
        }
        # A world that was drawn more often counts for more: its payoffs are so many times as great.
        worlds = [
            (columns, [[payoff * self._drawn[columns] for payoff in row] for row in payoffs])
            for columns, payoffs in self._payoffs.items()
        ]
        return solve_worlds(worlds, _MIXING_ROUNDS)

    def _values(self, answers: Answers) -> Mixture:
        """How each own choice does against what the other side would mix."""
        values = [0.0] * len(self._own)
        for columns, payoffs in self._payoffs.items():
            often = self._drawn[columns] / self._drawn.total()
            for number, row in enumerate(payoffs):
                values[number] += often * sum(map(float.__mul__, row, answers.columns[columns]))
        return values

    def _against_any(self) -> Mixture:
        """How each own choice does if the other side takes any of its own alike."""
        answers = [answer for columns in self._drawn.elements() for answer in columns]
        return [
            sum(self._first_look[action, answer] for answer in answers) / len(answers) for action in self._own
        ]

    def _other(self, state: Any) -> Decision:
        return next(one for one in self._rules.decisions(state) if one.seat != self._judge.seat)

    def _ranked(self, states: Sequence[Any], decision: Decision, most: int = 0) -> list[Action]:
        """The best candidates of one side against a few random choices of the other; any, if time is over."""
        actions = list(self._thinking.candidates(states[0], decision))
        most = most or self._level.candidates
        if len(actions) <= most or self._budget.over:
            return actions[:most]
        totals = [0.0] * len(actions)
        for sample in range(_SAMPLED):
            state = states[sample % len(states)]
            against = next(one for one in self._rules.decisions(state) if one.seat == opponent(decision.seat))
            answer = self._dice.pick(self._thinking.candidates(state, against))
            for number, action in enumerate(actions):
                after = state.copy()
                self._rules.apply(after, {decision.seat: action, against.seat: answer}, unheard)
                totals[number] += self._judge.value_for(after, decision.seat)
        best = sorted(range(len(actions)), key=lambda number: -totals[number])
        return [actions[number] for number in best[:most]]

    def _worth(self, state: Any, pair: Pair, rounds: int) -> float:
        """What a pair comes to, `rounds` more choices ahead; the mean of some throws where chance counts."""
        after = self._played(state, pair)
        value = self._ahead(after, rounds)
        if after.dice.word == state.dice.word:
            return value
        throws = min(self._level.worlds, _THROWS if rounds < 1 else _LATER_THROWS)
        for _ in range(throws - 1):
            again = state.copy()
            again.dice = Dice(self._dice.below(_UNIT))
            value += self._ahead(self._played(again, pair), rounds)
        return value / throws

    def _played(self, state: Any, pair: Pair) -> Any:
        """The state at the next secret choice, each side doing what looks best at once until then."""
        seat = self._judge.seat
        after = state.copy()
        self._rules.apply(after, {seat: pair[0], opponent(seat): pair[1]}, unheard)
        settle(self._rules, self._thinking, self._judge, after)
        return after

    def _ahead(self, state: Any, rounds: int) -> float:
        """What a position comes to, `rounds` secret choices ahead."""
        decisions = self._rules.decisions(state)
        if rounds < 1 or len(decisions) < 2 or self._budget.over:
            self._budget.take()
            return self._judge.value(state)
        ranked = {one.seat: self._ranked([state], one, _LATER) for one in decisions}
        seat = self._judge.seat
        payoffs = [
            [self._later(state, (action, answer), rounds - 1) for answer in ranked[opponent(seat)]]
            for action in ranked[seat]
        ]
        return _LATER_COUNTS * solve(payoffs)[2]

    def _later(self, state: Any, pair: Pair, rounds: int) -> float:
        """What a pair comes to in a matrix that is only looked ahead to.

        The last choices are judged as soon as they are made: to play them on costs three times as much, and
        more pairs looked at are worth more.
        """
        if rounds > 0:
            return self._ahead(self._played(state, pair), rounds)
        self._budget.take()
        seat = self._judge.seat
        after = state.copy()
        self._rules.apply(after, {seat: pair[0], opponent(seat): pair[1]}, unheard)
        return self._judge.value(after)


def _all_on_best(values: Sequence[float]) -> Mixture:
    """A share of 1 for the first of the greatest values."""
    best = max(range(len(values)), key=values.__getitem__)
    return [float(number == best) for number in range(len(values))]
