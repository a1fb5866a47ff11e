"""A game of Dino Battles at one moment: plain data that copies fast and goes to JSON and back.

Zones are tuples that are replaced, never edited, so that copies can share them. The limits of the fields are
those that a state from a file is held to: `restore` reads into the same classes.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from game.content.dino_battles.cards import Window as WindowKind
from game.content.dino_battles.statuses import STATUSES
from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.dino_battles.position import position

HAND, COMP, PLACES, ITEM_PLACES = 6, 4, 4, 5
"""Cards that a hand is filled to, Comp Cards, places of Dinosaurs (0 is the active one), places of Items."""
TO_WIN = 3
"""Knock-outs that win, where the options do not say two."""
COMP_CARDS_A_KNOCK_OUT = 2
TURNS = 60
"""After this turn the knock-outs are counted."""

Phase = Literal["mulligan", "placement", "startup", "precombat", "combat", "postcombat", "end"]
Answer = Literal["", "attack", "evade", "defend", "take"]
Stage = Literal["declared", "answering", "answered", "rolled"]

_Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
_SeatField = Annotated[Seat, msgspec.Meta(ge=0, le=1)]
_Zone = Annotated[tuple[str, ...], msgspec.Meta(max_length=200)]
_Die = Annotated[int, msgspec.Meta(ge=0, le=6)]
_Pair = tuple[_Count, _Count]
_Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class BareDino(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A Dinosaur in play, and nothing that takes HP from it at Startup."""

    card: str
    damage: _Count = 0
    upgrades: _Zone = ()
    boosts: _Zone = ()
    paralyzed: bool = False
    paralyzed_rounds: _Count = 0

    @property
    def bears(self) -> tuple[str, ...]:
        """The cards that change its figures: Upgrades, and what lasts until the end of the turn."""
        return self.upgrades + self.boosts if self.boosts else self.upgrades


def with_statuses(name: str, bare: type[msgspec.Struct], count: object) -> type[msgspec.Struct]:
    """A class with a count for each status, 0 at first."""
    fields = [(status.id, count, 0) for status in STATUSES]
    return msgspec.defstruct(name, fields, bases=(bare,), module=bare.__module__, frozen=True)


if TYPE_CHECKING:
    Dino = BareDino
else:
    Dino = with_statuses("Dino", BareDino, _Count)
    """With a count for each status. `paralyzed_rounds` 0 of a paralyzed one: until the Combat phase ends."""


class CombatDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The Combat Cards that can be spent, which both players may count at any time."""

    attack: _Count = 0
    evade: _Count = 0
    defend: _Count = 0

    def plus(self, card: str, count: int) -> "CombatDeck":
        """With `count` more of one card.

        >>> CombatDeck(2).plus("attack", -1)
        CombatDeck(attack=1, evade=0, defend=0)
        """
        return replace(self, **{card: getattr(self, card) + count})

    @property
    def empty(self) -> bool:
        return not (self.attack or self.evade or self.defend)


EMPTY = CombatDeck()
Dinos = Annotated[tuple[Dino | None, ...], msgspec.Meta(max_length=PLACES)]
NOBODY: tuple[Dino | None, ...] = (None,) * PLACES


class Player(msgspec.Struct, eq=False, forbid_unknown_fields=True, gc=False):
    """One side. The first of `deck` is its top card; `items` lie face down.

    `looked` are cards off the deck of which it chooses one. `known` are hand cards that the opponent has
    seen, `shown` a hand that has no Dinosaur. `mulligans` counts the hands put back by choice; `ready` says
    that the set-up is done. `acted` and `switched` are for this main phase, `first_move` for the coming
    combat.
    """

    deck: _Zone
    hand: _Zone = ()
    comp: _Zone = ()
    dinos: Dinos = NOBODY
    items: _Zone = ()
    permanents: _Zone = ()
    combat_deck: CombatDeck = EMPTY
    junk: _Zone = ()
    looked: _Zone = ()
    knockouts: _Count = 0
    bonus: _Count = 0
    known: _Zone = ()
    shown: _Zone = ()
    mulligans: _Count = 0
    kept: bool = False
    ready: bool = False
    acted: bool = False
    switched: bool = False
    first_move: bool = False


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An attack and its answer. `special` 0 is a regular attack; pairs are by seat.

    `answer_special` is that of a counterattack, `dice` 0: not thrown. `bonus` is what an evasion brought,
    spent on this attack; `change` what cards have added to the totals, `shield` what they keep off.
    """

    mover: _SeatField
    special: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    stage: Stage = "declared"
    answer: Answer = ""
    answer_special: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    dice: tuple[_Die, _Die] = (0, 0)
    bonus: _Pair = (0, 0)
    change: tuple[_Change, _Change] = (0, 0)
    shield: _Pair = (0, 0)


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card on its way: played or used, and not resolved yet. `on` is a place, `name` a card."""

    seat: _SeatField
    card: str
    on: Annotated[int, msgspec.Meta(ge=0, lt=PLACES)] | None = None
    name: str = ""


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A chance to use a card. `second` says that the seat asked first has passed.

    `played` waits for an answer of the other seat. `lost` are the seats that a knock-out has cost a
    Dinosaur.
    """

    kind: WindowKind
    asked: _SeatField
    second: bool = False
    played: Annotated[tuple[Played, ...], msgspec.Meta(max_length=2)] = ()
    lost: tuple[bool, bool] = (False, False)


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A switch that is being paid: the bench place, and how many cards are still to be discarded."""

    place: Annotated[int, msgspec.Meta(ge=1, lt=PLACES)]
    left: Annotated[int, msgspec.Meta(ge=1, le=20)]


class State(msgspec.Struct, eq=False, forbid_unknown_fields=True, gc=False):
    """The table. `always` opens windows to every seat with a hidden card.

    `active` is the seat in turn in main phases, and the seat with the right to the first move in
    combat. `passes` counts those in a row. `lost` are knock-outs whose window is still to open. `suffered`
    says that conditions have taken their HP in this Startup, `swapped` that cards have moved the initiative
    an odd number of times. `to_win` is how many knock-outs win.
    """

    dice: Dice
    always: bool
    initiative: _SeatField
    players: Annotated[list[Player], msgspec.Meta(min_length=2, max_length=2)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=TURNS)] = 0
    phase: Phase = "mulligan"
    active: _SeatField | None = None
    passes: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    exchange: Exchange | None = None
    window: Window | None = None
    payment: Payment | None = None
    lost: tuple[bool, bool] = (False, False)
    suffered: bool = False
    swapped: bool = False
    outcome: Outcome | None = None
    to_win: Annotated[int, msgspec.Meta(ge=1, le=TO_WIN)] = TO_WIN

    def __repr__(self) -> str:
        return position(self)

    def copy(self) -> "State":
        """A state of its own: what is changed in place is copied, tuples are shared."""
        first, second = self.players
        return replace(self, dice=self.dice.copy(), players=[replace(first), replace(second)])

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON values, under the names that scenario files use."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self, enc_hook=Dice.to_dict))
        if self.to_win == TO_WIN:
            # Saves from before there was a short battle keep their digest; `restore` fills it in.
            del plain["to_win"]
        return plain
