"""The table of Biomechanic Dino Battles: `GAME_UI` is what it registers.

Begin with `table.py` (what is asked and answered) and `board.py` (where things lie). `arena` is where both
fight, `panels` what is asked, `shows` and `choreography` what events look like.
"""

from collections.abc import Mapping
from typing import Any

from game.content.art import shipped_art
from game.engine.registry import Later
from game.ui.tables.game_ui import GameUI, TableUI


def _options_line(options: Mapping[str, Any]) -> str:
    """The decks, where the options name both."""
    first, second = GAME_UI.side_names(options)
    messages = GAME_UI.messages
    if not first:
        return messages.say("game", "random")
    return messages.say("game", "options", first=first, second=second)


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The knock-outs of both seats."""
    first, second = (int(player["knockouts"]) for player in state["players"])
    return first, second


def _saved_looks(state: Mapping[str, Any]) -> tuple[str, ...]:
    """The active Dinosaurs, once both are face up and while both stand."""
    if state["phase"] in ("mulligan", "placement"):
        return ()
    active = [player["dinos"][0] for player in state["players"]]
    known = shipped_art().dinos.animals
    return (
        tuple([str(one["card"]) for one in active])
        if all(one and one["card"] in known for one in active)
        else ()
    )


GAME_UI = GameUI(
    id="dino_battles",
    counter="turn",
    workshop=Later(object, "game.ui.tables.dino_battles.builder.workshop_ui:WORKSHOP_UI"),
    setup=Later(type, "game.ui.tables.dino_battles.setup:SetupScene"),
    cards=Later(object, "game.ui.tables.dino_battles.cutouts:rulebook_cards"),
    cast=Later(object, "game.ui.tables.dino_battles.cast:CAST"),
    table=Later(TableUI, "game.ui.tables.dino_battles.table_ui:TABLE_UI"),
    options_line=_options_line,
    standing=_standing,
    saved_looks=_saved_looks,
    standing_icon="knockout",
    moments={
        "mulligan": "asked mulligan",
        "placement": "asked place",
        "upgrade": "asked precombat",
        "attack": "asked move",
        "answer": "asked answer",
        "thrown": "shown totals",
        "window": "asked window_dice",
        "promotion": "asked promote",
    },
)
