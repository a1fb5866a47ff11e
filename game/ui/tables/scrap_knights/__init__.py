"""The table of Scrap Knights."""

from collections.abc import Mapping

from game.ui.tables.game_ui import GameUI, Looks


def _choose_looks(options: Mapping[str, str]) -> Looks:
    """A seat's art shows the mech that it plays."""
    return options["deck_0"], options["deck_1"]


GAME_UI = GameUI(
    id="scrap_knights",
    name="Scrap Knights",
    line="Choose in secret, then let the chain decide.",
    credit="A game by Draner of Lytel Saffron (version b.0.0).",
    counter="round",
    setup="setup:SetupScene",
    table="table:DuelScene",
    faces="faces:make_book",
    ending="ending:make_ending",
    choose_looks=_choose_looks,
)
