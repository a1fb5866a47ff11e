"""What a search has come to."""

import msgspec

from game.engine.seats import Seat


class Choice(msgspec.Struct, frozen=True):
    """One action and what the search thinks of it.

    `share` is how often it would be chosen (0..1), `value` how the game then looks for the seat (-1..1),
    `line` what is expected to follow: (seat, action) in text form.
    """

    action: str
    share: float
    value: float
    line: tuple[tuple[Seat, str], ...] = ()


class Told(msgspec.Struct, frozen=True):
    """What a `term` comes to in the game's own units (`key` says which): after a choice, and after others."""

    term: str
    key: str
    amount: float
    others: float

    @property
    def numbers(self) -> tuple[str, float, float]:
        """What its sentence needs."""
        return self.key, self.amount, self.others


class Reason(msgspec.Struct, frozen=True):
    """The estimate's term that speaks most for a choice, and by how much; no term where none does.

    `also` is the next one, where it speaks for the choice nearly as much. `figures` are what both come to in
    numbers, at most one for each.
    """

    term: str = ""
    gain: float = 0.0
    also: str = ""
    figures: tuple[Told, ...] = ()

    def numbers(self, term: str) -> tuple[str, float, float] | None:
        """What a term comes to, where that says enough."""
        return next((one.numbers for one in self.figures if one.term == term), None)


class Thought(msgspec.Struct, frozen=True):
    """The choices of a decision, the best first; `plan` are own choices that belong to the one taken.

    `reasons` are those of the first choices, as many as were asked for.
    """

    taken: str
    choices: tuple[Choice, ...]
    plan: tuple[str, ...] = ()
    iterations: int = 0
    seconds: float = 0.0
    reasons: tuple[Reason, ...] = ()


def percent(value: float) -> int:
    """How the game looks (-1..1), as a chance to win.

    >>> percent(-1), percent(0.2), percent(1)
    (0, 60, 100)
    """
    return round(50 * (1 + max(-1.0, min(1.0, value))))


def foreseen(value: float) -> int:
    """The same of what is still to be played: nothing is certain there.

    >>> foreseen(1), foreseen(-1), foreseen(0.2)
    (99, 1, 60)
    """
    return min(99, max(1, percent(value)))


def own_plan(choice: Choice, seat: Seat) -> tuple[str, ...]:
    """A choice with what its seat does right after it, before the other seat is heard of.

    >>> own_plan(Choice("play 1", 1.0, 0.0, ((0, "buy 2"), (1, "pass"), (0, "play 3"))), 0)
    ('play 1', 'buy 2')
    """
    plan = [choice.action]
    for other, action in choice.line:
        if other != seat:
            break
        plan.append(action)
    return tuple(plan)
