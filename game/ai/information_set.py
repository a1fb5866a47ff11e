"""What a computer player is given to choose from."""

from typing import Any

from game.engine.dice import Dice
from game.engine.rules import Decision, Options, Rules, View
from game.engine.seats import Seat, opponent
from game.engine.thinking import Thinking
from game.rules import load


class InformationSet:
    """All states that look the same to the seat that has to decide.

    Players see it by `view`, `sample` and `likely` only; the true state is private. `ready` is the id of the
    ready side that the other seat plays, which everybody knows; "" for a home-made one, or where nothing is
    known of it. It can be pickled for another process, where the rules are loaded by their id.
    """

    __slots__ = ("_state", "decision", "ready", "rules")

    def __init__(self, rules: Rules, state: Any, decision: Decision, ready: str = "") -> None:
        self.rules = rules
        self.decision = decision
        self.ready = ready
        self._state = state

    @classmethod
    def of(cls, rules: Rules, state: Any, decision: Decision, options: Options) -> "InformationSet":
        """What the seat of a decision knows in a match with these options."""
        return cls(rules, state, decision, ready_side(rules, options, opponent(decision.seat)))

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.decision.seat

    def view(self) -> View:
        """What the seat sees."""
        return self.rules.view(self._state, self.seat)

    def sample(self, dice: Dice) -> Any:
        """One of the states, hidden cards and chance drawn anew by `dice`: a determinization."""
        return self.rules.determinize(self._state, self.seat, dice)

    def likely(self, thinking: Thinking, dice: Dice) -> Any:
        """One of the states as the game's way to think has it: with what the other side is likely to hold."""
        return thinking.likely(self.sample(dice), self.seat, dice, self.ready)

    def __getstate__(self) -> tuple[str, Any, Decision, str]:
        # Rules hold functions and tables that no pickle can carry.
        return self.rules.id, self._state, self.decision, self.ready

    def __setstate__(self, pickled: tuple[str, Any, Decision, str]) -> None:
        game, self._state, self.decision, self.ready = pickled
        self.rules = load(game)


def ready_side(rules: Rules, options: Options, seat: Seat) -> str:
    """The id of the ready side that a seat plays; "" where it plays a home-made one, or both play the same.

    >>> from game.content.scrap_knights import MechSide
    >>> options = {"deck_0": "ronin", "deck_1": MechSide(name="Mine")}
    >>> [ready_side(load("scrap_knights"), options, seat) for seat in (0, 1)]
    ['ronin', '']
    """
    for spec in rules.options:
        if spec.side is not None and spec.key.endswith(f"_{seat}"):
            side = options.get(spec.key)
            return side if isinstance(side, str) else ""
    return ""
