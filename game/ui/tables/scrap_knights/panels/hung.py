"""What hangs before the stage: plate and bench of each side, the phases, the far hand, the distance."""

from collections.abc import Sequence

from game.ui.kit.hints import HintArea
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard

_WIDE, _BOT = 166, 55
"""Width of a bench's cards in units, and height of a BOT; a ULT is as high as its condition needs."""


def side_column(plate: Node, bench: Sequence[BenchCard], *, mirrored: bool) -> Node:
    """A side's plate above its bench, which has the ULT first."""
    ult, *bots = bench
    cards = [Part(ult, width=_WIDE), *[Part(card, width=_WIDE, height=_BOT) for card in bots]]
    rows = (20, plate), (16, Column(*cards, gap=5))

    def beside(margin: float, node: Node) -> Node:
        parts = [Space(width=margin), node, Space(grow=1)]
        return Row(*(reversed(parts) if mirrored else parts))

    upper, lower = (beside(margin, node) for margin, node in rows)
    return Column(Space(height=40), upper, Space(height=20), lower, width=401)


def hung(near: Node, far: Node, ribbon: Node, hand: HintArea, distance: HintArea) -> Node:
    """Both sides, and in the middle the hand across the table above the distance; the phases at the left."""
    middle = Column(
        Part(hand, width=172, height=70),
        Space(height=50),
        Part(distance, width=100, height=55),
        align="center",
    )
    phases = Column(Space(height=3), Row(Space(width=18), ribbon))
    return Stack(Row(near, Space(grow=1), far), middle, Box(phases, align="start", justify="start"))
