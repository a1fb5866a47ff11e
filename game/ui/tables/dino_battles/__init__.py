"""The table of Biomechanic Dino Battles."""

from collections.abc import Mapping
from typing import Any

from game.content.dino_battles import shipped_library
from game.engine.seats import SEATS
from game.ui.tables.game_ui import GameUI, Looks


def _side_names(options: Mapping[str, str]) -> tuple[str, str]:
    """The decks by their names, where the options say both."""
    decks = shipped_library().decks
    first, second = (options.get(f"deck_{seat}", "") for seat in SEATS)
    return (decks[first].name, decks[second].name) if first in decks and second in decks else ("", "")


def _choose_looks(options: Mapping[str, str]) -> Looks:
    """The animals that lead both decks."""
    library = shipped_library()
    decks = [library.decks.get(options.get(f"deck_{seat}", "")) for seat in SEATS]
    first, second = (library.leaders(deck)[0] if deck is not None else "" for deck in decks)
    return (first, second) if first and second else ("", "")


def _options_line(options: Mapping[str, str]) -> str:
    return " against ".join(name for name in _side_names(options) if name) or "Random decks"


def _standing(state: Mapping[str, Any]) -> tuple[int, int]:
    """The knock-outs of both seats."""
    first, second = (int(player["knockouts"]) for player in state["players"])
    return first, second


GAME_UI = GameUI(
    id="dino_battles",
    name="Dino Battles",
    full_name="Biomechanic Dino Battles",
    line="Steel-jawed dinosaurs, decks and dice.",
    credit="A game by Andreas Propst.",
    counter="turn",
    setup="setup:SetupScene",
    table="table:DinoScene",
    faces="cutouts:rulebook_cards",
    ending="ending:make_ending",
    handover="handover:make_handover",
    pieces="pieces:pieces_sheet",
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
    pose="poses:pose",
    choose_looks=_choose_looks,
    options_line=_options_line,
    side_names=_side_names,
    standing=_standing,
    standing_icon="knockout",
)
