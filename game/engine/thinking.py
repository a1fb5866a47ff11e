"""What a game tells a search beside its rules: where it looks, and how it judges what it sees."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules, complete_options
from game.engine.seats import Seat

Weights = Mapping[str, float]
"""Factors of an estimate's terms by their names; a term that is not named counts once."""
EVEN: Weights = {}

Step = tuple[Action, ...]
"""Actions that one seat takes one after another, and nobody else in between."""


class Figure(NamedTuple):
    """Something that a term of the estimate is about, in the game's own units: HP, Wounds, heat.

    `key` is its sentence among the messages; `less` says that less of it is better.
    """

    term: str
    key: str
    amount: float
    less: bool = False


class Planning(Protocol):
    """One position in which both sides make plans of several choices, neither knowing the other's.

    Plans are values of the game's own that can be hashed; a search hands them back and compares them.
    """

    def plans(self, seat: Seat, most: int) -> Sequence[Any]:
        """The plans of either side that look best, the best first; at least one, and never one twice."""

    def answers(
        self, seat: Seat, plan: Any, against: Sequence[tuple[Any, float]], most: int
    ) -> Sequence[Any]:
        """Plans that share a part with this one and look good against a mixture of the other side's plans.

        Up to `most` for each part that is replaced.
        """

    def payoff(self, own: Any, other: Any) -> float:
        """-1 (lost) .. 1 (won) for the seat that thinks, as a mean over all chance that follows."""

    def actions(self, plan: Any) -> tuple[Action, ...]:
        """The choices that a plan of the seat that thinks consists of, from the next one on."""


class Thinking:
    """The plain way to think about a game, which each game may refine in a class of its own.

    All methods are given states that the searching seat has drawn itself (determinizations), never the true
    one, and must leave them as they are.
    """

    own_reasons: tuple[str, ...] = ()
    """All that `reason` may say."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def terms(self, state: Any, seat: Seat) -> dict[str, float]:
        """What the estimate adds up, by name: how much each thing speaks for `seat` (below 0: against it)."""
        return {"position": self.rules.estimate(state, seat)}

    def figures(self, state: Any, seat: Seat) -> Sequence[Figure]:
        """What reasons tell in numbers, the most telling of each term first."""
        return ()

    def term_names(self) -> tuple[str, ...]:
        """The names of all terms, as the beginning of a game has them, and of all that `reason` may say."""
        return (*self.terms(self.rules.new_game(complete_options(self.rules, {}), 0), 0), *self.own_reasons)

    def reason(self, state: Any, decision: Decision, action: Action) -> str:
        """What speaks for an action by itself, as a term of `reasons` in the messages of the game.

        "" where it is told by the terms that it changes.
        """
        return ""

    def estimate(self, state: Any, seat: Seat, weights: Weights = EVEN) -> float:
        """-1 (lost) .. 1 (won), as a player sees it who misjudges some of the terms by `weights`."""
        return self.rules.estimate(state, seat)

    def likely(self, state: Any, seat: Seat, dice: Dice, ready: str = "") -> Any:
        """What a search goes by instead of a state that `seat` may be in, which may be changed: with what the
        other side is likely to have planned in secret, without what is not worth a guess.

        `ready` is the id of the ready side that the other seat plays; "" where it plays a home-made one.
        """
        return state

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        """The actions of a decision that are worth a look; at least one, and never one twice."""
        return decision.actions

    def effort(self, state: Any, decision: Decision) -> float:
        """The share of a level's iterations (0..1) that a choice takes: less where it goes on with
        a turn whose first choice has been searched already.
        """
        return 1.0

    def habit(self, state: Any, decision: Decision) -> Action:
        """What the seat of a decision does that looks no further than the next estimate."""
        best, found = -2.0, decision.actions[0]
        for action in self.candidates(state, decision):
            after = state.copy()
            self.rules.apply(after, {decision.seat: action}, unheard)
            value = self.rules.estimate(after, decision.seat)
            if value > best:
                best, found = value, action
        return found

    def steps(self, state: Any, decision: Decision) -> Sequence[Step]:
        """What a search tree tries next: each candidate alone, or actions of the seat that belong together.

        Nobody else chooses in the middle of a step, and no step is there twice.
        """
        return [(action,) for action in self.candidates(state, decision)]

    def tempting(self, state: Any, decision: Decision, steps: Sequence[Step]) -> Sequence[Step]:
        """The steps that a beginner chooses from, who wants to attack and to use what is there: at least one.

        The same for all states that look alike.
        """
        return steps

    def key(self, state: Any, seat: Seat) -> Hashable:
        """Equal for states that a search of `seat` need not tell apart: they look alike or are as good."""
        return self.rules.information_key(state, seat)

    def values(
        self, state: Any, decision: Decision, weights: Weights = EVEN
    ) -> Mapping[Action, float] | None:
        """What actions come to for their seat (-1..1), where that can be said at once; None: search for it.

        At least one action, and each that is worth a look. The same for all states that look alike.
        """
        return None

    def planning(self, state: Any, decision: Decision, most: int, weights: Weights = EVEN) -> Planning | None:
        """The plans that begin with a decision; None where each choice is better made by itself.

        `most` is how many plans the search will ask for. What the other side may have planned already in
        `state` is drawn by chance, and counts for nothing.
        """
        return None
