"""All of a duel at one moment, as plain data that copies in microseconds.

Zones are tuples that are replaced, never edited, so copies may share them.
"""

from collections.abc import Mapping
from copy import copy
from enum import Enum
from typing import Any, Literal

import msgspec

from game.engine.dice import Dice
from game.engine.rules import Outcome
from game.engine.seats import Seat
from game.rules.scrap_knights.actions import Manoeuvre

Phase = Literal["act", "bots", "tokens", "resolve", "over"]
Role = Literal["act", "copy", "ult", "bot"]


class Progress(Enum):
    """How far a step has come: done, or waiting for a choice."""

    DONE = 0
    ASKED = 1


DONE, ASKED = Progress.DONE, Progress.ASKED

TOKENS = ("frame_advantage", "armored", "blitz")
START_HP = 12
MAX_DISTANCE = 5
OVERHEAT = 7
LINKS_TO_TRIGGER = 3
FIRST, LAST, TAG = 100, -100, 200
"""Priorities as numbers: every number a card can reach lies between LAST and FIRST."""


def plain(value: Any) -> Any:
    """Plain JSON values, lists and not tuples: what a file gives back must equal what went in."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Effect(msgspec.Struct, frozen=True):
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


class Played(msgspec.Struct, frozen=True):
    """An ACT face up on the table; `slot` is its place in the hand, to which it returns."""

    manoeuvre: Manoeuvre
    slot: int
    unique: bool


class PendingCopy(msgspec.Struct, frozen=True):
    """A card whose effects join the chain in each of the next `rounds` rounds."""

    card: str
    rounds: int


class Ask(msgspec.Struct, frozen=True):
    """A choice that resolution waits for; the options are derived from the state where they are wide."""

    seat: Seat
    kind: str
    numbers: tuple[int, ...] = ()
    cards: tuple[Manoeuvre, ...] = ()
    words: tuple[str, ...] = ()


_FRAME_FACTS = (
    "next_step",
    "distance_was",
    "hit",
    "vented",
    "count",
    "damaged",
    "moved",
    "missed",
    "started",
    "ended",
)


class Frame:
    """An effect in the middle of resolving: which step is next, and what its steps left behind.

    `calls` are effects that it has called up, which resolve before it goes on; once it has `ended` they are
    the tags that it triggered. `answer` holds a choice just made; `damaged` is a bit for each seat that
    this effect damaged; `count` is how far a step that asks again and again has come.
    """

    __slots__ = (
        "answer",
        "calls",
        "count",
        "damaged",
        "distance_was",
        "effect",
        "ended",
        "hit",
        "missed",
        "moved",
        "next_step",
        "started",
        "vented",
    )

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.next_step = 0
        self.distance_was = -1
        self.hit = False
        self.vented = 0
        self.count = 0
        self.damaged = 0
        self.moved = False
        self.missed = False
        self.started = False
        self.ended = False
        self.calls: tuple[Effect, ...] = ()
        self.answer: Any = None

    def copy(self) -> "Frame":
        clone = Frame(self.effect)
        clone.next_step = self.next_step
        clone.distance_was = self.distance_was
        clone.hit = self.hit
        clone.vented = self.vented
        clone.count = self.count
        clone.damaged = self.damaged
        clone.moved = self.moved
        clone.missed = self.missed
        clone.started = self.started
        clone.ended = self.ended
        clone.calls = self.calls
        clone.answer = self.answer
        return clone

    def to_dict(self) -> dict[str, Any]:
        # A choice is taken in the moment it is made, so an answer never waits in a stored state.
        facts = {name: getattr(self, name) for name in _FRAME_FACTS}
        return {"effect": plain(self.effect), "calls": plain(self.calls), **facts}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Frame":
        frame = cls(msgspec.convert(data["effect"], Effect))
        frame.calls = msgspec.convert(data["calls"], tuple[Effect, ...])
        for name in _FRAME_FACTS:
            setattr(frame, name, data[name])
        return frame


class Player(msgspec.Struct):
    """One seat's side of the table. `known` are the hand cards that the opponent is sure of, `used` the ACTs
    of this turn, those too that an effect has taken off the table since. `linked` are the ACTs whose hits
    have met a link that asks for unique ones since the ULT last triggered.
    """

    hp: int = START_HP
    heat: int = 0
    hand: tuple[str, ...] = ()
    ult: str = ""
    link: int = 0
    bots: tuple[str, ...] = ()
    spent_bots: tuple[str, ...] = ()
    frame_advantage: int = 0
    armored: int = 0
    blitz: int = 0
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


_PLAYER_FIELDS = tuple(field.name for field in msgspec.structs.fields(Player))


class State:
    """A duel.

    `speaker` opens this round's windows; `turn` speaks next in an open one, after `passes` passes in a row;
    `usable` are each seat's BOTs whose triggers would be met, `hand_judged` says for each seat whether its
    hidden hand had a part in that. `step` is the priority being resolved and `blocks` what each seat can
    still block in it; `called` are tags that the end of the chain has called up.
    """

    __slots__ = (
        "ask",
        "blocks",
        "called",
        "chain",
        "dice",
        "distance",
        "hand_judged",
        "outcome",
        "passes",
        "phase",
        "players",
        "prevented",
        "round",
        "speaker",
        "stack",
        "step",
        "tags",
        "turn",
        "usable",
    )

    def __init__(self, dice: Dice, players: list[Player]) -> None:
        self.dice = dice
        self.players = players
        self.round = 0
        self.distance = 1
        self.phase: Phase = "act"
        self.speaker: Seat = 0
        self.turn: Seat = 0
        self.passes = 0
        self.usable: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.hand_judged = (False, False)
        self.chain: tuple[Effect, ...] = ()
        self.tags: tuple[Effect, ...] = ()
        self.called: tuple[Effect, ...] = ()
        self.stack: list[Frame] = []
        self.step = FIRST + 1
        self.blocks = (0, 0)
        self.prevented = False
        self.ask: Ask | None = None
        self.outcome: Outcome | None = None

    def copy(self) -> "State":
        clone = object.__new__(State)
        clone.dice = self.dice.copy()
        first, second = self.players
        clone.players = [copy(first), copy(second)]
        clone.round = self.round
        clone.distance = self.distance
        clone.phase = self.phase
        clone.speaker = self.speaker
        clone.turn = self.turn
        clone.passes = self.passes
        clone.usable = self.usable
        clone.hand_judged = self.hand_judged
        clone.chain = self.chain
        clone.tags = self.tags
        clone.called = self.called
        clone.stack = [frame.copy() for frame in self.stack]
        clone.step = self.step
        clone.blocks = self.blocks
        clone.prevented = self.prevented
        clone.ask = self.ask
        clone.outcome = self.outcome
        return clone

    def fingerprint(self) -> tuple[Any, ...]:
        """What two ways through a turn are compared by: all but the dice."""
        return (
            self.distance,
            self.prevented,
            self.chain,
            self.tags,
            self.called,
            *(msgspec.structs.astuple(player) for player in self.players),
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON values; the names are the contract of rules/scrap_knights.md."""
        return {
            "round": self.round,
            "phase": self.phase,
            "distance": self.distance,
            "speaker": self.speaker,
            "turn": self.turn,
            "passes": self.passes,
            "usable": [list(bots) for bots in self.usable],
            "hand_judged": list(self.hand_judged),
            "step": self.step,
            "blocks": list(self.blocks),
            "prevented": self.prevented,
            "chain": plain(self.chain),
            "tags": plain(self.tags),
            "called": plain(self.called),
            "stack": [frame.to_dict() for frame in self.stack],
            "ask": plain(self.ask),
            "dice": self.dice.to_dict(),
            "outcome": None if self.outcome is None else self.outcome.to_dict(),
            "players": [_player_to_dict(player) for player in self.players],
        }


def _player_to_dict(player: Player) -> dict[str, Any]:
    data: dict[str, Any] = plain(player)
    data["tokens"] = {name: data.pop(name) for name in TOKENS}
    return data
