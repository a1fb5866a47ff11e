"""The table of Command Core: `GAME_UI` is what it registers.

Begin with `table.py` (what is asked and answered) and `board.py` (where things lie). `map` is the board,
`panels` what surrounds it, `planning` programs while they are written, `shows` and `choreography` what
events look like.
"""

from collections.abc import Mapping
from typing import Any

from game.content.command_core import shipped_library
from game.engine.registry import Later
from game.engine.seats import SEATS
from game.ui.tables.game_ui import GameUI, TableUI


def _options_line(options: Mapping[str, Any]) -> str:
    """The squads, and the map where one is named."""
    messages = GAME_UI.messages
    maps, key = shipped_library().maps, options.get("map", "")
    board = "hex" if options.get("board") == "hex" else "square"
    name = maps[key].name if key in maps else messages.say("boards_short", board)
    first, second = GAME_UI.side_names(options)
    return messages.say("game", "options", first=first, second=second, map=name) if first else name


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The structure that both sides have left."""
    first, second = (
        sum(int(mech["structure"]) for mech in state["mechs"] if mech["seat"] == seat) for seat in SEATS
    )
    return first, second


GAME_UI = GameUI(
    id="command_core",
    counter="round",
    workshop=Later(object, "game.ui.tables.command_core.builder.workshop_ui:WORKSHOP_UI"),
    setup=Later(type, "game.ui.tables.command_core.setup:SetupScene"),
    cards=Later(object, "game.ui.tables.command_core.cutouts:rulebook_cards"),
    cast=Later(object, "game.ui.tables.command_core.cast:CAST"),
    table=Later(TableUI, "game.ui.tables.command_core.table_ui:TABLE_UI"),
    options_line=_options_line,
    standing=_standing,
    standing_icon="structure",
    drafted=frozenset({"program"}),
    answers_to_dice=frozenset({"reroll", "defend", "put_back", "deplete"}),
    moments={
        "placement": "asked place",
        "ordering": "asked order",
        "programming": "asked program",
        "execution": "shown directive",
        "combat": "asked defend",
        "crit": "asked deplete",
    },
)
