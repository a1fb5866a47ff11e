"""The card types of Scrap Knights: ACT, ULT, BOT, and the mechs built of them."""

from typing import Annotated, Literal

import msgspec

from game.content.scrap_knights.verbs import ActKind, Token
from game.content.steps import Step

Priority = int | Literal["first", "last", "tag", "secret"]
Heat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Range = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Line(msgspec.Struct, frozen=True):
    """One effect: its steps resolve together at one priority."""

    do: tuple[Step, ...]
    priority: Priority = 0


class Overcharge(msgspec.Struct, frozen=True):
    """Optional effects for additional heat."""

    heat: Heat
    effects: tuple[Line, ...]


class Secret(msgspec.Struct, frozen=True):
    """A secret choice with the card: a number from `lowest` to `highest` except 0, or an ACT."""

    kind: Literal["number", "card"]
    lowest: int = 0
    highest: int = 0


class Act(msgspec.Struct, frozen=True):
    """An ACT; `range` None means any distance."""

    id: str
    name: str
    kind: ActKind
    heat: Heat
    effects: tuple[Line, ...]
    range: Range | None = None
    secret: Secret | None = None
    overcharge: Overcharge | None = None


class Link(msgspec.Struct, frozen=True):
    """The event that gives a ULT a link token, and the one that removes its tokens."""

    event: Literal["hit", "use_act", "use_bot", "spend", "act_phase", "vent_to_zero", "defend_against_attack"]
    kind: ActKind | None = None
    card: str | None = None
    unique: bool = False
    own_copies: bool = True
    range: Range | None = None
    distance_at_most: Range | None = None
    token: Token | None = None
    heat_at_least: Heat | None = None
    turns_running: int = 1
    resets: Literal["act_phase", "heat_below"] | None = None
    protected: bool = False


class Prep(msgspec.Struct, frozen=True):
    """The PREP deck of a ULT: the number of ACTs, and their kind if it is restricted."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=30)]
    kind: ActKind | None = None


class Ult(msgspec.Struct, frozen=True):
    """A ULT; its effects join the chain at three link tokens."""

    id: str
    name: str
    link: Link
    effects: tuple[Line, ...]
    range: Range | None = None
    prep: Prep | None = None
    overcharge: Overcharge | None = None
    kind: Literal["ult"] = "ult"


class Trigger(msgspec.Struct, frozen=True):
    """The condition of a BOT: what would happen this turn, and to whom."""

    who: Literal["you", "opponent"]
    event: Literal["threatened", "uninterrupted", "overheat", "miss", "move"]


class Bot(msgspec.Struct, frozen=True):
    """A BOT, used once; `on_use` resolves immediately, before the chain."""

    id: str
    name: str
    trigger: Trigger
    effects: tuple[Line, ...]
    on_use: tuple[Step, ...] = ()
    range: None = None
    kind: Literal["bot"] = "bot"


Card = Act | Ult | Bot


class Mech(msgspec.Struct, frozen=True):
    """A ready-made deck: six ACTs, one ULT, three BOTs, and the ULT's PREP deck where it has one."""

    id: str
    name: str
    acts: tuple[str, ...]
    ult: str
    bots: tuple[str, ...]
    prep: tuple[str, ...] = ()
