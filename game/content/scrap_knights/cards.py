"""The card types of Scrap Knights: ACT, ULT, BOT, and the mech that is built of them (seed 000)."""

from typing import Annotated, Literal

import msgspec

from game.content.scrap_knights.verbs import ActKind, Token
from game.content.steps import Step

Priority = int | Literal["first", "last", "tag", "secret"]
Heat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Range = Annotated[int, msgspec.Meta(ge=0, le=5)]

ACTS_IN_DECK = 6
BOTS_IN_DECK = 3


class Line(msgspec.Struct, frozen=True):
    """One effect: its steps resolve together at one priority."""

    do: tuple[Step, ...]
    priority: Priority = 0


class Overcharge(msgspec.Struct, frozen=True):
    """Further effects, bought with further heat."""

    heat: Heat
    effects: tuple[Line, ...]


class Secret(msgspec.Struct, frozen=True):
    """What is chosen in secret with the card: a number from..to (never 0), or the name of an ACT."""

    kind: Literal["number", "card"]
    lowest: int = 0
    highest: int = 0


class Act(msgspec.Struct, frozen=True):
    """A manoeuvre. `range` None reaches everywhere."""

    id: str
    name: str
    kind: ActKind
    heat: Heat
    effects: tuple[Line, ...]
    range: Range | None = None
    secret: Secret | None = None
    overcharge: Overcharge | None = None


class Link(msgspec.Struct, frozen=True):
    """When a ULT gains a link token, and what takes tokens off again."""

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
    """The deck that a ULT brings along: how many ACTs, and of which kind if only one will do."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=30)]
    kind: ActKind | None = None


class Ult(msgspec.Struct, frozen=True):
    """A signature move; joins the chain at three link tokens."""

    id: str
    name: str
    link: Link
    effects: tuple[Line, ...]
    range: Range | None = None
    prep: Prep | None = None
    overcharge: Overcharge | None = None
    kind: Literal["ult"] = "ult"


class Trigger(msgspec.Struct, frozen=True):
    """When a BOT may be used: what would happen this turn, and to whom."""

    who: Literal["you", "opponent"]
    event: Literal["threatened", "uninterrupted", "overheat", "miss", "move"]


class Bot(msgspec.Struct, frozen=True):
    """A drone, used once; `on_use` happens in the very moment of its use."""

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
    plan: str
    acts: tuple[str, ...]
    ult: str
    bots: tuple[str, ...]
    prep: tuple[str, ...] = ()
