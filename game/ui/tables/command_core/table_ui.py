"""The table half of Command Core's record."""

from game.ui.tables.command_core.choreography import SHOWS
from game.ui.tables.command_core.ending import make_ending
from game.ui.tables.command_core.handover import make_handover
from game.ui.tables.command_core.pieces import pieces_sheet
from game.ui.tables.command_core.poses import pose
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.game_ui import TableUI

TABLE_UI = TableUI(
    scene=BoardScene,
    shows=SHOWS,
    ending=make_ending,
    handover=make_handover,
    pieces=pieces_sheet,
    pose=pose,
)
