"""What is needed once somebody sits at the table of this game."""

from game.ui.tables.dino_battles.choreography import SHOWS
from game.ui.tables.dino_battles.ending import make_ending
from game.ui.tables.dino_battles.handover import make_handover
from game.ui.tables.dino_battles.pieces import pieces_sheet
from game.ui.tables.dino_battles.poses import pose
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.game_ui import TableUI

TABLE_UI = TableUI(
    scene=DinoScene,
    shows=SHOWS,
    ending=make_ending,
    handover=make_handover,
    pieces=pieces_sheet,
    pose=pose,
)
