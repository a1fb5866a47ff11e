"""A game of Command Core at one moment: plain data that copies fast and goes to JSON and back.

Mechs are numbered from 0 in the state and from 1 in texts. Each field is named here once, with its limits:
`restore` reads into the same classes.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.command_core.marks import with_marks
from game.rules.command_core.position import position

MOST_MECHS = 6
ROUNDS = 12
REVEALED = 3
"""Cards that a crit reveals."""
PUT_BACK = 2
"""Targeting tokens that may be spent on one crit."""

Phase = Literal["placement", "ordering", "programming", "execution", "combat"]

_Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Cards = Annotated[tuple[str, ...], msgspec.Meta(max_length=24)]
_Rolled = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...], msgspec.Meta(max_length=12)]
_Number = Annotated[int, msgspec.Meta(ge=0, lt=MOST_MECHS)]
_Place = tuple[int, int]


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A directive in a slot of a program; `flipped` has the second half of a split one on top."""

    card: str
    flipped: bool = False


class BareMech(msgspec.Struct, eq=False, forbid_unknown_fields=True):
    """A mech without its marks. Zones are tuples that are replaced, so that copies can share them.

    `cell` None: not placed yet, or out of play. `programmed` counts the slots that have been decided on;
    `revealed` says that the program lies open, `executed` that it has been run, as far as it went;
    `free_rerolls` counts the rerolls of this round that cost nothing.
    """

    seat: Annotated[Seat, msgspec.Meta(ge=0, le=1)]
    chassis: str
    structure: _Count
    program: Annotated[tuple[Slot | None, ...], msgspec.Meta(min_length=3, max_length=5)]
    directives: _Cards
    weapons: _Cards
    upgrades: _Cards = ()
    depleted: _Cards = ()
    cell: _Place | None = None
    facing: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    order: Annotated[int, msgspec.Meta(ge=1, le=MOST_MECHS)] | None = None
    programmed: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    revealed: bool = False
    executed: bool = False
    attacked: bool = False
    free_rerolls: _Count = 0


if TYPE_CHECKING:

    class Mech(BareMech):
        """The marks that rules call by their names."""

        surge: int = 0
        flux: int = 0
        targeting: int = 0
else:
    Mech = with_marks("Mech", BareMech)
    """A mech with a count for each mark."""


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that is being made: the dice thrown so far, and which of them were rerolled.

    Before `stage` "attack" its delta is being paid.
    """

    attacker: _Number
    target: _Number
    weapon: str
    stage: Literal["pay", "attack", "defence"] = "pay"
    dice: _Rolled = ()
    rerolled: tuple[int, ...] = ()
    armor: _Rolled = ()
    armor_rerolled: tuple[int, ...] = ()
    evade: _Rolled = ()
    evade_rerolled: tuple[int, ...] = ()


class Crit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crit that is being resolved: the cards revealed, and how many crits come after it.

    `attacker` None: the mech's own delta did it. `spent` are the targeting tokens spent on this crit.
    """

    mech: _Number
    attacker: _Number | None
    left: _Count
    revealed: _Cards
    spent: Annotated[int, msgspec.Meta(ge=0, le=PUT_BACK)] = 0
    choosing: bool = False
    """Whether the attacker is done and the mech's owner chooses."""


class State(msgspec.Struct, eq=False, forbid_unknown_fields=True):
    """The table. `first` is the seat that drafts first in this round.

    `placing` is the mech that has a cell and still wants a facing; `chooser` the seat that says who places
    first, as long as it has not; `squad_structure` each side's structure at the beginning. `rounds` 0: no
    limit.
    """

    dice: Dice
    map: str
    rounds: Annotated[int, msgspec.Meta(ge=0, le=99)]
    mechs: Annotated[list[Mech], msgspec.Meta(min_length=2, max_length=MOST_MECHS)]
    squad_structure: tuple[_Count, _Count]
    round: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    phase: Phase = "placement"
    first: Annotated[Seat, msgspec.Meta(ge=0, le=1)] = 0
    chooser: Annotated[Seat, msgspec.Meta(ge=0, le=1)] | None = None
    turn: Annotated[Seat, msgspec.Meta(ge=0, le=1)] = 0
    """Whose turn it is to place, to number or to program."""
    placing: _Number | None = None
    attack: Attack | None = None
    crit: Crit | None = None
    outcome: Outcome | None = None

    def standing(self, seat: Seat) -> list[int]:
        """The numbers of a seat's mechs that are in play."""
        return [number for number, mech in enumerate(self.mechs) if mech.seat == seat and mech.structure > 0]

    def __repr__(self) -> str:
        return position(self)

    def copy(self) -> "State":
        """A state of its own: what is changed in place is copied, tuples are shared."""
        return replace(self, dice=self.dice.copy(), mechs=[replace(mech) for mech in self.mechs])

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON values, under the names that scenario files use."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self, enc_hook=Dice.to_dict))
        return plain
