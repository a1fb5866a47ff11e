"""The card types of Scrapbots, and its editions."""

from typing import Annotated, Literal

import msgspec

from game.content.scrapbots.verbs import Damage
from game.content.steps import Step

Scrap = Annotated[int, msgspec.Meta(ge=0, le=20)]
Energy = Annotated[int, msgspec.Meta(ge=0, le=20)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=20)]
Kind = Literal["scrapbot", "component", "resource", "wound"]

WOUNDS = 20
MARKET = 5
LANES = 3


class Attack(msgspec.Struct, frozen=True):
    """An attack of a ready Scrapbot and its cost in Energy."""

    energy: Energy
    do: tuple[Step, ...]


class Scrapbot(msgspec.Struct, frozen=True):
    """Built into a lane; destroyed when its damage reaches its health."""

    id: str
    name: str
    scrap: Scrap
    health: Damage
    attacks: Annotated[tuple[Attack, ...], msgspec.Meta(min_length=1, max_length=2)]
    kind: Literal["scrapbot"] = "scrapbot"


class Component(msgspec.Struct, frozen=True):
    """Gives Scrap or Energy, or is activated on a ready Scrapbot."""

    id: str
    name: str
    scrap: Scrap
    energy: Energy
    activate: tuple[Step, ...] = ()
    kind: Literal["component"] = "component"


class Resource(msgspec.Struct, frozen=True):
    """Gives Scrap or Energy, and has a text that may be used."""

    id: str
    name: str
    scrap: Scrap
    energy: Energy
    text: tuple[Step, ...]
    kind: Literal["resource"] = "resource"


class Wound(msgspec.Struct, frozen=True):
    """Received for damage to an empty lane; gives nothing."""

    id: str
    name: str
    scrap: Scrap = 0
    kind: Literal["wound"] = "wound"


Card = Scrapbot | Component | Resource | Wound


class Change(msgspec.Struct, frozen=True):
    """Per-edition overrides of a card; None leaves the field as it is."""

    scrap: Scrap | None = None
    energy: Energy | None = None
    activate: tuple[Step, ...] | None = None


class Edition(msgspec.Struct, frozen=True):
    """Starting deck, main deck, changed cards, and the rules that differ.

    `splash_wounds`: splash on an empty lane deals Wounds. `text_with_scrap`: a Resource's text may be
    followed for Scrap too. `discard_before_text`: a Resource lies on the discard pile before its text is
    followed, so that a shuffle may bring it back. `wounds_give_scrap`: a Wound in hand may be discarded
    for its Scrap value, 0.
    """

    id: str
    name: str
    starting: dict[str, Copies]
    main: dict[str, Copies]
    splash_wounds: bool
    text_with_scrap: bool
    discard_before_text: bool
    wounds_give_scrap: bool
    changes: dict[str, Change] = {}

    def copies(self, card_id: str) -> int:
        """How many of a card there are: in the main deck, in each starting deck, or in the stack."""
        return self.main.get(card_id) or self.starting.get(card_id) or WOUNDS
