"""What the turn has brought so far, beside the hand; the last first."""

from collections.abc import Sequence

from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import TEAL
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.recap_rows import recap as recap_rows
from game.ui.tables.session.sitting import Sitting
from game.words.dino_battles.log_text import TableWords
from game.words.dino_battles.recap import RecapLine, turn_lines


def recap(heading: str, lines: Sequence[RecapLine], gallery: Gallery, beside: float | None) -> Node:
    """A heading and a row for each sentence, `beside` units from the left; nothing where that leaves little
    room. None: across all the room there is.
    """
    faces = [face(line.card) if line.card else None for line in lines]
    rows = recap_rows([(line.symbol, line.seat, line.text) for line in lines], faces, gallery)
    title = Text(heading.upper(), "count", lambda: TEAL, name="recap", height=22)
    if beside is None:
        return Column(title, Box(rows, height=0, grow=1), gap=2)
    told = Column(title, Box(rows, height=0, grow=1), gap=2, width=(158, 330))
    return Fits(Row(Space(width=beside), Space(grow=1), told), Space())


def told_of(words: TableWords, sitting: Sitting) -> tuple[str, list[RecapLine]]:
    """The key of the heading, and what has happened in this turn; at its beginning that is nothing, and the
    one before is told.
    """
    this_turn = sitting.log_from("turn", 1)
    lines = turn_lines(words, this_turn)
    if lines:
        return "this_turn", lines
    both = sitting.log_from("turn", 2)
    return "last_turn", turn_lines(words, both[: len(both) - len(this_turn)])
