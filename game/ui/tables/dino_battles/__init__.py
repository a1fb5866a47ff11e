"""The Biomechanic Dino Battles table."""

from collections.abc import Mapping
from typing import Any

from game.ui.tables.game_ui import GameUI


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The knock-outs of both seats."""
    first, second = (int(player["knockouts"]) for player in state["players"])
    return first, second


GAME_UI = GameUI(
    id="dino_battles",
    name="Biomechanic Dino Battles",
    line="Steel-jawed dinosaurs, decks and dice.",
    credit="A game by Andreas Propst.",
    counter="turn",
    setup="setup:SetupScene",
    table="table:DinoScene",
    faces="faces:make_book",
    ending="ending:make_ending",
    handover="handover:make_handover",
    pieces="pieces:pieces_sheet",
    standing=_standing,
    standing_icon="knockout",
)
