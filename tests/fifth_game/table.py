"""The table of tic-tac-toe: nine buttons."""

from game.ui.layout.nodes import Grid, Node
from game.ui.tables.plain import PlainTable, plain_table
from game.ui.tables.shows.shows import Show, Shows
from tests.fifth_game.rules import CELLS


class Table(PlainTable):
    def tree(self) -> Node:
        marks = {cell: "XO"[turn % 2] for turn, cell in enumerate(self.view.marked)}
        return Grid(3, *[self.action_button(f"mark {cell}", marks.get(cell, "")) for cell in CELLS], gap=12)


TABLE_UI = plain_table(Table, Shows({"mark": Show(250, "stamp", symbol="play")}))
