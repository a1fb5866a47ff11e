"""Tic-tac-toe on the shelf."""

from game.engine.registry import Later
from game.ui.tables.game_ui import GameUI, TableUI

GAME_UI = GameUI(id="tic_tac_toe", counter="turn", table=Later(TableUI, "tests.fifth_game.table:TABLE_UI"))
