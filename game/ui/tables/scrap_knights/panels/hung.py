"""What hangs before the stage: plate and bench of each side, the phases, the far hand, the distance."""

from collections.abc import Sequence

from game.ui.kit.hints import HintArea
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard

_WIDE, _BOT, _LOW = 166, 55, 46
"""Width of a bench's cards in units, and the height of a BOT, lower where the arena is."""


def side_column(plate: Node, bench: Sequence[BenchCard], *, mirrored: bool) -> Node:
    """A side's plate above its bench, which has the ULT first, as high as its words need."""
    ult, *bots = bench

    def cards(first: BenchCard, high: float, gap: float) -> Node:
        rest = [Part(card, width=_WIDE, height=high) for card in bots]
        return Column(Part(first, width=_WIDE), *rest, gap=gap)

    low = cards(ult, _LOW, 3), cards(ult.condition_only(), _LOW, 3)
    rows = (20, plate), (16, Fits(cards(ult, _BOT, 5), *low))

    def beside(margin: float, node: Node) -> Node:
        parts = [Space(width=margin), node, Space(grow=1)]
        return Row(*(reversed(parts) if mirrored else parts))

    upper, lower = (beside(margin, node) for margin, node in rows)
    return Column(Space(height=40), upper, Space(height=(8, 20)), lower, width=401)


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
