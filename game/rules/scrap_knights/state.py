"""All of a duel at one moment, as plain data that copies in microseconds.

Zones are tuples that are replaced, never edited, so copies may share them. The limits of the fields are
those that a state from a file is held to. No field can lead back to its own Struct, so `gc=False` spares
the garbage collector the search.
"""

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.position import position

Phase = Literal["act", "flip", "bots", "tokens", "ults", "resolve", "end", "over"]
Role = Literal["act", "copy", "ult", "bot"]
Token = Literal["frame_advantage", "armored", "blitz"]


class Progress(Enum):
    """How far a step has come: done, or waiting for a choice."""

    DONE = 0
    ASKED = 1


DONE, ASKED = Progress.DONE, Progress.ASKED

START_HP = 12
MAX_DISTANCE = 5
OVERHEAT = 7
LINKS_TO_TRIGGER = 3
ROUND_LIMIT = 60
FIRST, LAST, TAG = 100, -100, 200
"""Priorities as numbers: every number a card can reach lies between LAST and FIRST."""
LONGEST_LIST = 100
"""Effects in a list; no duel comes near it, and a longer one would take the rules minutes."""

SeatField = Annotated[int, Meta(ge=SEATS[0], le=SEATS[-1])]
Count = Annotated[int, Meta(ge=0, le=1000)]


def plain(value: Any) -> Any:
    """Plain JSON values, lists and not tuples: what a file gives back must equal what went in."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=Dice.to_dict))


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One effect on the chain: line `line` of `card`, with what was chosen and spent for it.

    `rank` orders effects of one priority by type; `unique` says that the ACT had not been used since the
    ULT last triggered; `source` is the card that made a copy.
    """

    seat: Seat
    card: str
    line: int
    priority: int
    rank: int
    role: Role
    manoeuvre: Manoeuvre
    bonus: int = 0
    armored: int = 0
    unique: bool = False
    source: str = ""


Effects = Annotated[tuple[Effect, ...], Meta(max_length=LONGEST_LIST)]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An ACT face up on the table; `slot` is its index in the hand, to which it returns."""

    manoeuvre: Manoeuvre
    slot: int
    unique: bool


class PendingCopy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card whose effects join the chain in each of the next `rounds` rounds."""

    card: str
    rounds: int


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A choice that resolution waits for; `kind` names its prompt."""

    seat: Seat
    kind: str
    numbers: tuple[int, ...] = ()
    cards: tuple[Manoeuvre, ...] = ()
    words: tuple[str, ...] = ()


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How many of each token a seat has."""

    frame_advantage: Count = 0
    armored: Count = 0
    blitz: Count = 0

    def plus(self, token: str, count: int) -> "Tokens":
        """With `count` more of one token.

        >>> Tokens().plus("blitz", 2)
        Tokens(frame_advantage=0, armored=0, blitz=2)
        """
        return replace(self, **{token: getattr(self, token) + count})


TOKENS = Tokens.__struct_fields__


class Frame(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """An effect in the middle of resolving: which step is next, and what its steps left behind.

    `calls` are effects that it has called up, which resolve before it goes on; once it has `ended` they are
    the tags that it triggered. `damaged` is a bit for each seat that this effect damaged; `count` is how
    far a step that asks again and again has come.
    """

    effect: Effect
    calls: Effects = ()
    next_step: Count = 0
    distance_was: Annotated[int, Meta(ge=-1, le=MAX_DISTANCE)] = -1
    hit: bool = False
    vented: Count = 0
    count: Count = 0
    damaged: Annotated[int, Meta(ge=0, le=3)] = 0
    moved: bool = False
    missed: bool = False
    started: bool = False
    ended: bool = False


class Player(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """One seat's side of the table.

    `known` are the hand cards that the opponent is sure of, `seen` all ACTs it has ever shown, `used` the
    ACTs of this round, those too that an effect has taken off the table since. `held` are ACTs under a ULT,
    `held_under` the seats of those ULTs. `linked` are the ACTs whose hits have met a link that asks for
    unique ones since the ULT last triggered.
    """

    hp: int = START_HP
    heat: int = 0
    hand: tuple[str, ...] = ()
    ult: str = ""
    link: int = 0
    bots: tuple[str, ...] = ()
    spent_bots: tuple[str, ...] = ()
    tokens: Tokens = Tokens()
    lost: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    held_under: tuple[Seat, ...] = ()
    prep: tuple[str, ...] = ()
    prep_known: bool = False
    known: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    played: tuple[Played, ...] = ()
    used: tuple[str, ...] = ()
    used_since_trigger: tuple[str, ...] = ()
    linked: tuple[str, ...] = ()
    defends_running: int = 0
    copies: tuple[PendingCopy, ...] = ()
    copies_on_spend: tuple[tuple[str, str], ...] = ()
    may_play_two: str = ""
    will_play_two: str = ""
    prevented_kinds: tuple[str, ...] = ()
    prevented_next: tuple[str, ...] = ()
    damaged: bool = False
    moved: bool = False
    missed: bool = False


class State(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A duel. `to_dict` gives the fields by their names.

    `first_to_act` opens this round's windows; `seat_to_act` has priority in an open one, after `passes`
    passes in a row: `usable` are its BOTs whose triggers would be met, `hand_judged` says whether its
    hidden hand had a part in that. `step` is the priority being resolved and `blocks` what
    each seat can still block in it; `called` are tags that the end of the chain has called up.
    """

    dice: Dice
    players: Annotated[list[Player], Meta(min_length=2, max_length=2)]
    round: Annotated[int, Meta(ge=0, le=ROUND_LIMIT)] = 0
    phase: Phase = "act"
    distance: Annotated[int, Meta(ge=0, le=MAX_DISTANCE)] = 1
    first_to_act: SeatField = 0
    seat_to_act: SeatField = 0
    passes: Annotated[int, Meta(ge=0, le=len(SEATS))] = 0
    usable: tuple[str, ...] = ()
    hand_judged: bool = False
    step: Annotated[int, Meta(ge=-1000, le=1000)] = FIRST + 1
    blocks: tuple[Count, Count] = (0, 0)
    prevented: bool = False
    chain: Effects = ()
    tags: Effects = ()
    called: Effects = ()
    stack: Annotated[list[Frame], Meta(max_length=LONGEST_LIST)] = []
    question: Question | None = None
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        return position(self)

    def copy(self) -> "State":
        # `replace` without changes takes less than half the time of `copy.copy`.
        clone = replace(self)
        clone.dice = self.dice.copy()
        first, second = self.players
        clone.players = [replace(first), replace(second)]
        clone.stack = [replace(frame) for frame in self.stack]
        return clone

    def fingerprint(self) -> tuple[Any, ...]:
        """What two ways through a turn are compared by while the states are left alone: all but the dice."""
        return (
            self.distance,
            self.prevented,
            self.chain,
            self.tags,
            self.called,
            *self.players,
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON values; the names are the contract of rules/scrap_knights.md."""
        data: dict[str, Any] = plain(self)
        return data
