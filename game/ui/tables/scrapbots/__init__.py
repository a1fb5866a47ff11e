"""The Scrapbots table."""

from collections.abc import Mapping
from typing import Any

from game.content.scrapbots import shipped_library
from game.ui.tables.game_ui import GameUI


def _options_line(options: Mapping[str, str]) -> str:
    """The edition by its name."""
    sets = shipped_library().sets
    edition = options.get("edition", "")
    if edition not in sets:
        return ""
    name = sets[edition].edition.name
    return name if "edition" in name.lower() else f"{name} edition"


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
    name="Scrapbots",
    full_name="Scrapbots",
    line="Build a deck, hold three lanes.",
    credit="A game by David Torres. The game's design is under the licence CC BY-NC-SA 4.0.",
    counter="turn",
    setup="setup:SetupScene",
    table="table:LanesScene",
    faces="faces:make_book",
    ending="ending:make_ending",
    handover="handover:make_handover",
    options_line=_options_line,
    standing=_standing,
    standing_icon="wound",
)
