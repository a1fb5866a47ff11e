"""The table of Scrap Knights."""

from collections.abc import Mapping
from typing import Any

from game.content.scrap_knights import shipped_library
from game.ui.tables.game_ui import GameUI, Looks


def _choose_looks(options: Mapping[str, str]) -> Looks:
    """A seat's art shows the mech that it plays, where the options name both."""
    mechs = shipped_library().mechs
    first, second = (options.get(f"deck_{seat}", "") for seat in (0, 1))
    return (first, second) if first in mechs and second in mechs else ("", "")


def _side_names(options: Mapping[str, str]) -> tuple[str, str]:
    first, second = _choose_looks(options)
    mechs = shipped_library().mechs
    return (mechs[first].name, mechs[second].name) if first else ("", "")


def _options_line(options: Mapping[str, str]) -> str:
    return " against ".join(name for name in _side_names(options) if name) or "Random mechs"


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The HP of both mechs."""
    first, second = (int(player["hp"]) for player in state["players"])
    return first, second


GAME_UI = GameUI(
    id="scrap_knights",
    name="Scrap Knights",
    full_name="Scrap Knights: Machina Deus",
    line="Choose in secret, then let the chain decide.",
    credit="A game by Draner of Lytel Saffron (version b.0.0).",
    counter="round",
    setup="setup:SetupScene",
    table="table:DuelScene",
    faces="faces:make_book",
    ending="ending:make_ending",
    handover="handover:make_handover",
    choose_looks=_choose_looks,
    options_line=_options_line,
    side_names=_side_names,
    standing=_standing,
)
