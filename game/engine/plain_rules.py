"""Defaults for the rules of a simple game: nothing is hidden, and an action is what its text form says."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from game.engine.dice import Dice
from game.engine.events import Emit, unheard
from game.engine.refusals import NOT_ASKED, OVER, Pick, Picks, Refusal, choices, left
from game.engine.rules import Action, Decision, Options, OptionSpec, Outcome, State, View
from game.engine.seats import Seat

S = TypeVar("S", bound=State)


class PlainView(View, frozen=True):
    """What every view of a simple game has: where the game is, and whether it is over."""

    phase: str
    turn: int
    over: bool


class PlainRules(Generic[S]):
    """Base of the rules of a simple game, which overrides what is different in it.

    Its actions may be plain strings. See game/rules/README.md for a whole game.
    """

    options: ClassVar[tuple[OptionSpec, ...]] = ()

    def new_game(self, options: Options, seed: int) -> S:
        raise NotImplementedError

    def decisions(self, state: S) -> tuple[Decision, ...]:
        raise NotImplementedError

    def apply(self, state: S, choices: Mapping[Seat, Any], emit: Emit = unheard) -> None:
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> PlainView:
        raise NotImplementedError

    def information_key(self, state: S, seat: Seat) -> Hashable:
        return self.view(state, seat)

    def determinize(self, state: S, seat: Seat, dice: Dice) -> S:
        drawn: Any = state.copy()
        drawn.dice = Dice(dice.below(1 << 60))
        return drawn  # type: ignore[no-any-return]

    def estimate(self, state: S, seat: Seat) -> float:
        """Who has won; 0 while the game goes on."""
        outcome = self.outcome(state)
        if outcome is None or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner == seat else -1.0

    def parts(self, action: Action) -> Picks:
        return (Pick("action", str(action)),)

    def picks(self, view: PlainView, seat: Seat) -> Picks:
        return ()

    def why_not(
        self, view: PlainView, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        if decision is None:
            return Refusal(OVER if view.over else NOT_ASKED)
        if left(decision.actions, self.parts, (*picked, pick)):
            return None
        return self.refuse(view, pick) or choices(decision.actions)

    def refuse(self, view: PlainView, pick: Pick) -> Refusal | None:
        """Why a pick that `picks` suggests is no choice now, in the game's own words."""
        return None

    def parse(self, text: str) -> Any:
        """An action is its own text form; a match refuses one that is not legal."""
        return text
