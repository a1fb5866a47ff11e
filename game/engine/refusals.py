"""What an action is made of, and why a part of one is no choice now.

A `Pick` names anything that a seat's view suggests: a card of the hand or the market, a place or a piece on
the board, a button. A `Refusal` says why it cannot be chosen, as data: the screen puts it into words.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

A = TypeVar("A")

OVER, NOT_ASKED, UNKNOWN, CHOICES = "over", "not_asked", "unknown", "choices"
SHARED_REFUSALS: Mapping[str, tuple[str, ...]] = {
    OVER: (),
    NOT_ASKED: (),
    UNKNOWN: ("word",),
    CHOICES: ("choices", "count"),
}
"""The kinds that every game has, with their facts."""
MOST_CHOICES = 6
"""A refusal names so many of the actions that would be legal."""


@dataclass(frozen=True, slots=True)
class Pick:
    """One part of an action: `slot` is what it answers ("card", "lane", "direction"), `value` the answer.

    `of` is the value of the thing that it is about.
    """

    slot: str
    value: Any
    of: Hashable = None

    def means(self, part: "Pick") -> bool:
        """Whether a part of an action is this pick; one that is about nothing means it of anything.

        >>> Pick("lane", 2).means(Pick("lane", 2, of="golem"))
        True
        """
        return (self.slot, self.value) == (part.slot, part.value) and self.of in (None, part.of)


Picks = tuple[Pick, ...]
LOCK = Pick("lock", True)
"""To lock in what is picked, where a decision is sealed by hand; no action has it as a part."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a pick is no choice now: the key of a sentence in the game's texts, and the facts of the moment.

    Cards, seats and other things are given by their ids and numbers; the game's words name them.
    """

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def left(actions: Iterable[A], parts: Callable[[A], Picks], picked: Sequence[Pick]) -> list[A]:
    """The actions that all of these picks are part of.

    >>> moves = {"build 1": (Pick("way", "build"), Pick("lane", 1)), "pass": (Pick("way", "pass"),)}
    >>> left(moves, moves.__getitem__, [Pick("lane", 1)])
    ['build 1']
    """
    return [
        action
        for action in actions
        if all(any(pick.means(part) for part in parts(action)) for pick in picked)
    ]


def choices(actions: Iterable[object]) -> Refusal:
    """The refusal of an answer that is none of those asked for: it names a few that are."""
    texts = [str(action) for action in actions]
    more = ", …" if len(texts) > MOST_CHOICES else ""
    return Refusal(CHOICES, {"choices": ", ".join(texts[:MOST_CHOICES]) + more, "count": len(texts)})
