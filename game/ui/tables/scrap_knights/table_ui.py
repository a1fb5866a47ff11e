"""What is needed once somebody sits at the table of this game."""

from game.ui.tables.game_ui import TableUI
from game.ui.tables.scrap_knights.choreography import SHOWS
from game.ui.tables.scrap_knights.ending import make_ending
from game.ui.tables.scrap_knights.handover import make_handover
from game.ui.tables.scrap_knights.table import DuelScene

TABLE_UI = TableUI(
    scene=DuelScene,
    shows=SHOWS,
    ending=make_ending,
    handover=make_handover,
)
