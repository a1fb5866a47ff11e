"""What the turn has brought so far, beside the hand; the last first."""

from collections.abc import Sequence

from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import TEAL
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.recap_rows import recap as recap_rows
from game.words.dino_battles.recap import RecapLine


def recap(heading: str, lines: Sequence[RecapLine], gallery: Gallery, beside: float) -> Node:
    """A heading and a row for each sentence, `beside` units from the left; nothing where that leaves little
    room.
    """
    faces = [face(line.card) if line.card else None for line in lines]
    rows = recap_rows([(line.symbol, line.seat, line.text) for line in lines], faces, gallery)
    title = Text(heading.upper(), "count", lambda: TEAL, name="recap", height=22)
    told = Column(title, Box(rows, height=0, grow=1), gap=2, width=(158, 240))
    return Fits(Row(Space(width=beside), Space(grow=1), told), Space())
