"""Dinosaurs, Upgrades, Items, Actions and Combat Cards of Dino Battles; its decks."""

from typing import Annotated, Literal

import msgspec

from game.content.steps import Step

Stat = Literal["atk", "eva", "def"]
Window = Literal["startup", "main", "move", "answer", "dice", "ko", "end"]
"""When a card may be used: at the start of a turn, in a main phase, when an attack is declared, when its
answer is, after the dice, after a knock-out, at the end of the turn.
"""
WINDOWS: tuple[Window, ...] = ("startup", "main", "move", "answer", "dice", "ko", "end")
Condition = Literal[
    "attacked", "evading", "defending", "countering", "lost", "scored", "precombat", "first_turn"
]
CombatKind = Literal["attack", "evade", "defend"]
COMBAT_CARDS: tuple[CombatKind, ...] = ("attack", "evade", "defend")
Group = Literal["dinosaur", "upgrade", "item", "action", "combat"]

MOST_SPECIALS = 3

StatValue = Annotated[int, msgspec.Meta(ge=1, le=30)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Special(msgspec.Struct, frozen=True):
    """A special attack: the Combat Cards that it costs, and what it does beside a regular attack."""

    name: str
    cards: Annotated[tuple[CombatKind, ...], msgspec.Meta(min_length=1, max_length=4)]
    does: tuple[Step, ...]


class Dinosaur(msgspec.Struct, frozen=True):
    """Fights in the active place or waits on the bench. `retreat` cards are discarded to switch it."""

    id: str
    name: str
    hp: Annotated[int, msgspec.Meta(ge=10, le=200, multiple_of=5)]
    atk: StatValue
    eva: StatValue
    defence: StatValue = msgspec.field(name="def")
    retreat: Annotated[int, msgspec.Meta(ge=0, le=6)]
    abilities: tuple[Step, ...] = ()
    specials: tuple[Special, ...] = ()
    group: Literal["dinosaur"] = "dinosaur"


class Upgrade(msgspec.Struct, frozen=True):
    """Attached to a benched Dinosaur; works until it is destroyed."""

    id: str
    name: str
    does: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    group: Literal["upgrade"] = "upgrade"


class PlayedCard(msgspec.Struct, frozen=True):
    """An Item or an Action. `permanent` is what a permanent Item does as long as it lies face up.

    `pays` are Combat Cards that are discarded from the hand for it; `this_turn` is what one of the own
    Dinosaurs has until the end of the turn.
    """

    id: str
    name: str
    windows: Annotated[tuple[Window, ...], msgspec.Meta(min_length=1)]
    do: tuple[Step, ...] = ()
    when: Condition | None = None
    permanent: tuple[Step, ...] = ()
    pays: Annotated[tuple[CombatKind, ...], msgspec.Meta(max_length=3)] = ()
    this_turn: tuple[Step, ...] = ()
    group: Literal["item", "action"] = "item"


class CombatCard(msgspec.Struct, frozen=True):
    """Attack, Evade or Defend; `stat` is added to the die."""

    id: CombatKind
    name: str
    stat: Stat
    group: Literal["combat"] = "combat"


Card = Dinosaur | Upgrade | PlayedCard | CombatCard


class Deck(msgspec.Struct, frozen=True):
    """A ready-made deck."""

    id: str
    name: str
    cards: dict[str, Copies]

    @property
    def list(self) -> tuple[str, ...]:
        """Every card as often as it is in the deck."""
        return tuple([card for card, count in self.cards.items() for _ in range(count)])
