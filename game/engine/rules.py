"""The interface that every game implements, and the values that pass through it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from game.engine.dice import Dice
from game.engine.events import Emit
from game.engine.quoting import quote
from game.engine.refusals import Pick, Picks, Refusal
from game.engine.seats import Seat


class SideValue(Protocol):
    """A side that is given as a value: immutable, and plain data as `to_dict` gives it."""

    def to_dict(self) -> dict[str, Any]: ...


OptionValue = str | SideValue
Options = Mapping[str, OptionValue]
_LONGEST = 160
"""The most characters of a reason that may quote a file."""
_SHOWN = 3
"""Actions that `repr` shows of a decision."""


class Action(Protocol):
    """A small immutable value; `str(action)` is its text form and `rules.parse` reads that back."""

    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __str__(self) -> str: ...


class Decision(msgspec.Struct, frozen=True):
    """A choice that one seat has to make.

    `actions` are exactly the legal actions. `private` means that the list itself shows what only this seat
    may know (its hand), so that a shared screen must be covered first. `confirm` asks even if there is only
    one action: it ends a turn in which this seat has acted, or not being asked would reveal something.
    """

    seat: Seat
    kind: str
    actions: tuple[Action, ...]
    private: bool = False
    confirm: bool = False

    def __repr__(self) -> str:
        few = ", ".join(map(str, self.actions[:_SHOWN]))
        more = ", …" if len(self.actions) > _SHOWN else ""
        return f"<Decision of seat {self.seat}, {self.kind}: {few}{more} ({len(self.actions)})>"

    @property
    def forced(self) -> bool:
        """Whether the only action is played for the seat without asking."""
        return len(self.actions) == 1 and not self.confirm


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; `winner` None is a draw, `reason` a key of the game's texts."""

    winner: Seat | None
    reason: str

    def to_dict(self) -> dict[str, Any]:
        return {"winner": self.winner, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class Pace:
    """How far a game is: how many `turns` or `rounds` (`unit`) have begun, and which seat was first in the
    first of them; `first` is None where no seat is, or before it is known.
    """

    unit: str
    count: int
    first: Seat | None


@dataclass(frozen=True, slots=True)
class SideReader:
    """How an option takes a side as a value, and what keeps a side from being played.

    `read` makes a side of plain values; it raises `ValueError` in one sentence. `problems` takes a side, or
    the id of a ready one, and all options of the match; `str` of a problem names the card and the limit.
    """

    read: Callable[[Any], SideValue]
    problems: Callable[[Any, Options], Sequence[object]]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game: its key, default, every allowed value, and a line of help.

    `fits(state, value)` says whether a match with that value can have come to that state; None where a state
    shows nothing of the option. An option with a `side` takes a side as a value too, not only the ready ones
    among its choices.
    """

    key: str
    default: str
    choices: tuple[str, ...]
    help: str
    fits: Callable[[Any, Any], bool] | None = None
    side: SideReader | None = None


class View(msgspec.Struct, frozen=True):
    """Base of what a seat may know of a state; games add their fields, all of them hashable."""


class State(Protocol):
    """All of a game at one time: plain data, its dice included."""

    dice: Dice

    def copy(self) -> "State": ...
    def to_dict(self) -> dict[str, Any]: ...


S = TypeVar("S")


class RulesOf(Protocol[S]):
    """A game's rules, stateless: one instance serves any number of matches."""

    id: str
    options: tuple[OptionSpec, ...]

    def new_game(self, options: Options, seed: int) -> S:
        """The first state that waits for a decision. Raises `OptionError` for an option that does not fit."""

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """() when the game is over; one when a seat is in turn; two when both choose in secret."""

    def apply(self, state: S, choices: Mapping[Seat, Any], emit: Emit) -> None:
        """Changes `state` in place by the choices of all seats that `decisions` named."""

    def view(self, state: S, seat: Seat | None) -> View:
        """All that this seat (None: a bystander) may know and nothing else."""

    def determinize(self, state: S, seat: Seat, dice: Dice) -> S:
        """A full state drawn by `dice` from those that look the same to `seat`; its own dice are fresh."""

    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""

    def pace(self, state: S) -> Pace:
        """The turns or rounds so far, and who began."""

    def estimate(self, state: S, seat: Seat) -> float:
        """-1 (lost) .. 1 (won): how the state looks for `seat`."""

    def information_key(self, state: S, seat: Seat) -> Hashable:
        """Equal for states that look the same to the seat: what search trees are keyed by."""

    def parts(self, action: Any) -> Picks:
        """What an action is made of, in the order in which it is asked."""

    def picks(self, view: Any, seat: Seat) -> Picks:
        """Everything that the view suggests to a seat: its cards, the pieces and places, the buttons."""

    def why_not(
        self, view: Any, seat: Seat, pick: Pick, decision: Decision | None, picked: Sequence[Pick] = ()
    ) -> Refusal | None:
        """Why `seat` cannot choose `pick` now; None where an action of its `decision` uses it.

        `view` is what it knows and `decision` what it is asked, None for nothing: that is all a reason may
        use. `picked` is what is picked already, for a pick that goes on from there.
        """

    def parse(self, text: str) -> Any:
        """The action of a text form. Raises `ValueError` in one sentence."""

    def restore(self, data: Mapping[str, Any]) -> S:
        """The state of a `to_dict`. Raises `ValueError` in one sentence."""


Rules = RulesOf[Any]
"""The rules of a game, whatever its states are: `RulesOf[State]` where one knows them."""


@runtime_checkable
class AnyOrder(Protocol):
    """Rules with choices whose order changes nothing: two people at one screen take turns less often."""

    def early_decision(self, state: Any, seat: Seat) -> Decision | None:
        """What a seat may choose already while the other one is asked; None where it has to wait."""


class OptionError(ValueError):
    """An unknown option, or a value that is not one of its choices."""


class SideError(OptionError):
    """A side that cannot be played: the key of its option, and all its problems."""

    def __init__(self, option: str, problems: Sequence[Any]) -> None:
        super().__init__(f"the side of option {option} cannot be played: {problems[0]}")
        self.option = option
        self.problems = tuple(problems)


class IllegalAction(ValueError):
    """An action that the rules do not allow now; the message names it."""


def misfit(rules: Rules, options: Options, state: Any) -> str | None:
    """The key of the first option that does not fit a state; None where all of them do.

    >>> from game.rules import load
    >>> rules = load("scrapbots")
    >>> options = complete_options(rules, {"edition": "first"})
    >>> state = rules.new_game(options, 7)
    >>> misfit(rules, options, state), misfit(rules, {**options, "edition": "revised"}, state)
    (None, 'edition')
    """
    return next(
        (spec.key for spec in rules.options if spec.fits and not spec.fits(state, options[spec.key])), None
    )


def complete_options(rules: Rules, options: Mapping[str, Any]) -> dict[str, OptionValue]:
    """`options` with every default filled in, and sides as values of their own type.

    A side may be given as plain values. Raises `OptionError`; `SideError` for a side that cannot be played.

    >>> from game.rules import load
    >>> complete_options(load("scrapbots"), {"score": "hidden"})
    {'edition': 'revised', 'starts': 'chance', 'score': 'hidden'}
    """
    known = {spec.key: spec for spec in rules.options}
    for key, value in options.items():
        if key not in known:
            raise OptionError(f"unknown option '{quote(key)}' of {rules.id} (choose from {', '.join(known)})")
        if (isinstance(value, str) or known[key].side is None) and value not in known[key].choices:
            choices = ", ".join(known[key].choices)
            raise OptionError(f"unknown value '{quote(value)}' of option {key} (choose from {choices})")
    full: dict[str, OptionValue] = {}
    for key, spec in known.items():
        full[key] = _read_option(spec, options.get(key, spec.default))
    for key, spec in known.items():
        if spec.side is not None and (problems := spec.side.problems(full[key], full)):
            raise SideError(key, problems)
    return full


def plain_options(options: Options) -> dict[str, Any]:
    """Options as plain data, for a file: sides by all that they hold."""
    return {key: value if isinstance(value, str) else value.to_dict() for key, value in options.items()}


def _read_option(spec: OptionSpec, value: Any) -> OptionValue:
    if isinstance(value, str) or spec.side is None:
        return str(value)
    try:
        return spec.side.read(value)
    except ValueError as error:
        raise OptionError(f"the side of option {spec.key} cannot be read: {quote(error, _LONGEST)}") from None
