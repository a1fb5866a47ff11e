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


class Thought(msgspec.Struct, frozen=True):
    """The choices of a decision, the best first; `plan` are own choices that belong to the one taken."""

    taken: str
    choices: tuple[Choice, ...]
    plan: tuple[str, ...] = ()
    iterations: int = 0
    seconds: float = 0.0
