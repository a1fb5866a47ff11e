"""The mechs, cards, maps and squads of Command Core.

`cards` has their classes, `verbs` what upgrades do, `vocabulary` the names of all that the rulebook explains.
Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from collections.abc import Mapping

from game.content.command_core.cards import (
    Chassis,
    Combo,
    Directive,
    Half,
    Map,
    Squad,
    SquadMech,
    Upgrade,
    Weapon,
)
from game.content.command_core.library import Library, load_library, shipped_library
from game.content.command_core.vocabulary import VOCABULARY
from game.content.game_library import GameContent, Side

__all__ = [
    "CONTENT",
    "Chassis",
    "Combo",
    "Directive",
    "Half",
    "Library",
    "Map",
    "Squad",
    "SquadMech",
    "Upgrade",
    "Weapon",
    "load_library",
    "shipped_library",
]


def _sides() -> Mapping[str, Side]:
    """A squad is shown by its mech that has the most structure."""
    library = shipped_library()
    return {
        squad.id: Side(
            squad.name,
            max((mech.chassis for mech in squad.mechs), key=lambda one: library.chassis[one].structure),
        )
        for squad in library.squads.values()
    }


CONTENT = GameContent(load_library=load_library, verbs=VOCABULARY, side_option="squad", sides=_sides)
