"""The Command Core table."""

from collections.abc import Mapping
from typing import Any

from game.content.command_core import shipped_library
from game.engine.seats import SEATS
from game.ui.tables.game_ui import GameUI, Looks


def _side_names(options: Mapping[str, str]) -> tuple[str, str]:
    """The squads by their names, where the options say both."""
    squads = shipped_library().squads
    first, second = (options.get(f"squad_{seat}", "") for seat in SEATS)
    return (squads[first].name, squads[second].name) if first in squads and second in squads else ("", "")


def _choose_looks(options: Mapping[str, str]) -> Looks:
    """The mech of each squad that has the most structure."""
    library = shipped_library()
    squads = [library.squads.get(options.get(f"squad_{seat}", "")) for seat in SEATS]
    if None in squads:
        return "", ""
    first, second = (
        max((mech.chassis for mech in squad.mechs), key=lambda one: library.chassis[one].structure)
        for squad in squads
        if squad is not None
    )
    return first, second


def _options_line(options: Mapping[str, str]) -> str:
    """The squads, and the map where one is named."""
    sides = " against ".join(name for name in _side_names(options) if name)
    maps = shipped_library().maps
    place = options.get("map", "")
    named = maps[place].name if place in maps else f"{options.get('board', 'square')} board"
    return f"{sides}, {named}" if sides else named


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The structure that both sides have left."""
    first, second = (
        sum(int(mech["structure"]) for mech in state["mechs"] if mech["seat"] == seat) for seat in SEATS
    )
    return first, second


GAME_UI = GameUI(
    id="command_core",
    name="Command Core",
    full_name="Command Core",
    line="Program in secret, run step by step.",
    credit="A game by Matthew Blanchard.",
    counter="round",
    setup="setup:SetupScene",
    table="table:BoardScene",
    faces="cutouts:rulebook_cards",
    ending="ending:make_ending",
    handover="handover:make_handover",
    pieces="pieces:pieces_sheet",
    choose_looks=_choose_looks,
    options_line=_options_line,
    side_names=_side_names,
    standing=_standing,
    moments={
        "placement": "asked place",
        "ordering": "asked order",
        "programming": "asked program",
        "execution": "shown directive",
        "combat": "asked defend",
        "crit": "asked deplete",
    },
    pose="poses:pose",
    standing_icon="structure",
)
