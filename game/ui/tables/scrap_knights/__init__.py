"""The table of Scrap Knights: `GAME_UI` is what it registers.

Begin with `table.py` (what is asked and answered) and `board.py` (where things lie). `choreography` says
what each event looks like; `faces` are its cards, `setup` its part of the set-up.
"""

from collections.abc import Mapping
from typing import Any

from game.engine.registry import Later
from game.ui.tables.game_ui import GameUI, TableUI


def _options_line(options: Mapping[str, Any]) -> str:
    """The mechs, where the options name both."""
    first, second = GAME_UI.side_names(options)
    messages = GAME_UI.messages
    if not first:
        return messages.say("game", "random")
    return messages.say("game", "options", first=first, second=second)


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The HP of both mechs."""
    first, second = (int(player["hp"]) for player in state["players"])
    return first, second


GAME_UI = GameUI(
    id="scrap_knights",
    counter="round",
    workshop=Later(object, "game.ui.tables.scrap_knights.builder.workshop_ui:WORKSHOP_UI"),
    setup=Later(type, "game.ui.tables.scrap_knights.setup:SetupScene"),
    cards=Later(object, "game.ui.tables.scrap_knights.faces:make_book"),
    cast=Later(object, "game.ui.tables.scrap_knights.cast:CAST"),
    table=Later(TableUI, "game.ui.tables.scrap_knights.table_ui:TABLE_UI"),
    options_line=_options_line,
    standing=_standing,
)
