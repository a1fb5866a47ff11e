"""A small plate with what everyone may know: an icon, what it is, and a value for either seat."""

from functools import partial

from game.engine.seats import SEATS as BOTH
from game.ui.layout.leaves import Icon, Name, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.steel import plate
from game.ui.paint.roles import art_colors
from game.ui.parts.grounds import ground
from game.words.messages import SCREENS, shipped_messages


class FactPlate(TreeWidget):
    """`values` are one for each seat, or a single one."""

    focusable = False

    def __init__(self, symbol: str, label: str, values: tuple[str, ...], names: tuple[str, str]) -> None:
        super().__init__(name=f"fact {label}")
        self.symbol, self.label, self.values, self.names = symbol, label, values, names

    def body(self) -> Node:
        label = Text(self.label, "item", grow=1)
        row = Row(Icon(self.symbol, 22), label, self._values(), gap=5, align="center")
        skin = partial(plate, tone=art_colors("parts/facts").ramp("plate"))
        return Box(row, pad=(9, 4), ground=ground(lambda *size: skin(*size)))

    def _values(self) -> Node:
        if len(self.values) == 1:
            return Text(self.values[0], "fact", anchor="center", width=44)
        first, second = [
            Column(
                Name(self.names[seat], "score", f"seat {seat}", anchor="center"),
                Text(self.values[seat], "fact", f"seat {seat}", anchor="center"),
                width=42,
            )
            for seat in BOTH
        ]
        between = Text(shipped_messages(SCREENS).say("curtain", "score_to"), "between counts")
        return Row(first, Column(Space(grow=1), between, Space(height=5)), second, gap=1)
