"""Sides: what a player brings to a match (a mech, a squad, a deck), and what is wrong with one."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec

LONGEST_NAME, LONGEST_PLAN = 24, 120
"""The most characters of a side's name and of its plan."""

CardId = Annotated[str, msgspec.Meta(max_length=40)]
CardIds = Annotated[tuple[CardId, ...], msgspec.Meta(max_length=40)]
Fact = str | int


class Side(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a side. It may be incomplete: `problems` of its game say what keeps it from being played.

    Its fields are those of a ready side's entry in the game's data. `plan` says shortly how to play it.
    """

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    plan: Annotated[str, msgspec.Meta(max_length=LONGEST_PLAN)] = ""

    def __post_init__(self) -> None:
        for field, text in (("name", self.name), ("plan", self.plan)):
            if not text.isprintable() or text != text.strip():
                raise ValueError(f"{field}: it holds characters that cannot be shown, or spaces around it")

    def to_dict(self) -> dict[str, Any]:
        """Plain values, as they are in a file; what is empty is left out."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain


S = TypeVar("S", bound=Side)


@dataclass(frozen=True, slots=True, init=False)
class SideProblem:
    """Why a side cannot be played: the key of a message, its facts, and the field that it is about.

    >>> str(SideProblem("many_copies", "acts", card="slash", count=2, limit=1))
    'many_copies (card slash, count 2, limit 1)'
    """

    key: str
    field: str
    facts: Mapping[str, Fact]

    def __init__(self, key: str, field: str, **facts: Fact) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "field", field)
        object.__setattr__(self, "facts", facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


def read_side(value: Any, kind: type[S]) -> S:
    """A side of plain values, or of its own type already. Raises `ValueError` in one sentence."""
    if isinstance(value, kind):
        return value
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        field = path.strip("`").lstrip(".")
        message = message[0].lower() + message[1:]
        raise ValueError(f"{field}: {message}" if field else message) from None


def unknown_cards(
    cards: Iterable[str], known: Collection[str], field: str, **facts: Fact
) -> Iterator[SideProblem]:
    """A problem for each card that the game does not have there."""
    for card in dict.fromkeys(cards):
        if card not in known:
            yield SideProblem("unknown_card", field, card=card, **facts)


def many_copies(cards: Sequence[str], limit: int, field: str, **facts: Fact) -> Iterator[SideProblem]:
    """A problem for each card of which there are more copies than the limit."""
    for card, count in Counter(cards).items():
        if count > limit:
            yield SideProblem("many_copies", field, card=card, count=count, limit=limit, **facts)
