"""The table of Scrapbots: `GAME_UI` is what it registers.

Begin with `table.py` (what is asked and answered) and `board.py` (where things lie). `choreography` says
what each event looks like; `faces` are its cards, `setup` its part of the set-up.
"""

from collections.abc import Mapping
from typing import Any

from game.content.scrapbots import shipped_library
from game.engine.registry import Later
from game.ui.tables.game_ui import GameUI, TableUI


def _options_line(options: Mapping[str, Any]) -> str:
    """The edition by its name."""
    sets = shipped_library().sets
    edition = options.get("edition", "")
    if edition not in sets:
        return ""
    name = sets[edition].edition.name
    return name if "edition" in name.lower() else GAME_UI.messages.say("game", "edition", name=name)


def _standing(state: Mapping[str, Any]) -> tuple[int, int] | None:
    """The Wounds of both seats, unless the match hides them."""
    if state["score"] != "shown":
        return None
    wound = shipped_library().sets[state["edition"]].wound
    first, second = (
        sum(player[zone].count(wound) for zone in ("deck", "hand", "discard")) for player in state["players"]
    )
    return first, second


GAME_UI = GameUI(
    id="scrapbots",
    counter="turn",
    setup=Later(type, "game.ui.tables.scrapbots.setup:SetupScene"),
    cards=Later(object, "game.ui.tables.scrapbots.faces:make_book"),
    cast=Later(object, "game.ui.tables.scrapbots.cast:CAST"),
    table=Later(TableUI, "game.ui.tables.scrapbots.table_ui:TABLE_UI"),
    options_line=_options_line,
    standing=_standing,
    standing_icon="wound",
)
