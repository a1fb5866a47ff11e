"""What is needed once somebody sits at the table of this game."""

from game.ui.tables.game_ui import TableUI
from game.ui.tables.scrapbots.choreography import SHOWS
from game.ui.tables.scrapbots.ending import make_ending
from game.ui.tables.scrapbots.handover import make_handover
from game.ui.tables.scrapbots.table import LanesScene

TABLE_UI = TableUI(
    scene=LanesScene,
    shows=SHOWS,
    ending=make_ending,
    handover=make_handover,
)
