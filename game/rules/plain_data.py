"""A state out of plain data (saves, scenario set-ups): what all games do alike. Errors name the field."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import msgspec

from game.engine.dice import Dice
from game.engine.quoting import quote
from game.engine.rules import Decision

_LONGEST_MESSAGE = 160
_MOST_DICE = 10_000
_WORDS = 1 << 64
"""The dice word is a 64-bit integer."""

_Roll = Annotated[int, msgspec.Meta(ge=0, le=1000)]
S = TypeVar("S", bound=msgspec.Struct)


class _DiceData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `Dice.to_dict`."""

    word: int
    script: Annotated[tuple[_Roll, ...], msgspec.Meta(max_length=_MOST_DICE)] | None = None


class _OutcomeData(msgspec.Struct, forbid_unknown_fields=True):
    """The schema of `Outcome.to_dict`."""

    winner: Annotated[int, msgspec.Meta(ge=0, le=1)] | None
    reason: str


class _Ending(msgspec.Struct):
    """What `Outcome` itself does not limit; a state may leave it to be worked out."""

    outcome: _OutcomeData | None = None


def read_state(data: Any, kind: type[S], reasons: Collection[str]) -> S:
    """The state of a `to_dict`, its fields within their limits. Raises `ValueError` in one sentence.

    `reasons` are those that a game may end for. Whether the fields fit each other is for the game to check.
    """
    state = msgspec.convert(data, kind, dec_hook=read_dice)
    check_complete(data, kind, "state")
    ending = msgspec.convert(data, _Ending).outcome
    if ending is not None and ending.reason not in reasons:
        raise ValueError(f"outcome.reason: no game ends for the reason '{quote(ending.reason)}'")
    return state


def read_dice(kind: type, data: Any) -> Dice:
    """Dice out of plain data; msgspec asks for the one type that it does not know."""
    try:
        fields = msgspec.convert(data, _DiceData)
    except msgspec.ValidationError as error:
        raise ValueError(f"dice: {error}") from None
    if not 0 <= fields.word < _WORDS:
        raise ValueError("dice.word: a 64-bit integer that is not negative is needed")
    return Dice(fields.word, fields.script)


def check_choices(decisions: Iterable[Decision]) -> None:
    """Refuse a state that asks for a choice and leaves none: nobody could go on from it."""
    for decision in decisions:
        if not decision.actions:
            raise ValueError(f"seat {decision.seat} has nothing to choose from in '{decision.kind}'")


@contextmanager
def shortened_errors() -> Iterator[None]:
    """Shortens the sentence of a `ValueError`, which may quote whatever stands in the data."""
    try:
        yield
    except ValueError as error:
        raise ValueError(quote(str(error), _LONGEST_MESSAGE)) from None


def check_complete(data: Mapping[str, Any], kind: type[msgspec.Struct], where: str) -> None:
    """Refuse data that leaves a field to its default: a save or set-up says everything."""
    for name in kind.__struct_encode_fields__:
        if name not in data:
            raise ValueError(f"{where}: missing required field `{name}`")
