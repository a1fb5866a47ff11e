"""The mechs, cards, maps and squads of Command Core."""

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

__all__ = [
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
