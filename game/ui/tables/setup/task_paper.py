"""What is to be picked now, and for whom, on paper."""

from game.engine.seats import Seat
from game.ui.layout.leaves import Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.parts.grounds import ground
from game.ui.tables.setup.seat_marks import seat_bar


def task_paper(task: str, seat: Seat, note: str = "") -> Node:
    """For whom a click picks now, on paper with that seat's bar; and the plan of who is looked at."""
    bar = Row(Space(width=4), Box(seat_bar(seat), pad=(0, 5), width=9), Space(grow=1))
    told = Text(task, "task", "ink", name="task", height=22)
    plan = Prose(note, "told", "ink", name=f"note {seat}") if note else None
    words = Box(Column(Space(grow=1), told, plan, Space(grow=1)), pad=(20, 2))
    return Box(Stack(bar, words), ground=ground("paper"), height=52 if note else 28)
