"""What hangs before the stage: plate and bench of each side, the phases, the far hand, the distance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.kit.hints import HintArea
from game.ui.layout.engine import Engine
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack, Zoom
from game.ui.layout.sharing import Span
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard

_WIDE, _BOT, _LOW = 166, 55, 46
"""Width of a bench's cards in units, and the height of a BOT, lower where the arena is."""
_TERSE = 171
"""Width in units of a bench's cards without pictures."""
_HAND = (172, 70)
_SIGN = (100, 55)


_READABLE = 1.25
"""What words are larger at least, where the ULTs say what they do."""
_STEP = 0.05
"""Between two scales that are tried: the same ones at each UI scale."""


_Ult = Literal["whole", "tight", "short"]
_ULTS: tuple[tuple[_Ult, _Ult], ...] = (
    ("whole", "whole"),
    ("tight", "whole"),
    ("whole", "tight"),
    ("tight", "tight"),
    ("tight", "short"),
    ("short", "tight"),
)
"""How the ULTs of both sides are told in little room: the first way that fits."""


@dataclass(frozen=True, slots=True, eq=False)
class _Larger(Zoom):
    """The child as large as it has room, in even steps; it does not fit where it is not `least` so large."""

    least: float = 1

    def high(self, engine: Engine, width: int) -> Span:
        low, large = engine.at(self.least), engine.at(max(1, self.by))
        return *low.high(self.child, width)[:2], large.high(self.child, width)[2]

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        scales = (1 + _STEP * step for step in range(int((self.by - 1) / _STEP), 0, -1))
        fitting = (one for one in map(engine.at, scales) if one.fits(self.child, rect, 1))
        next(fitting, engine).put(self.child, rect)


@dataclass(frozen=True, slots=True)
class Side:
    """A side's plate and the cards of its bench, the ULT first; the far one is `mirrored`.

    `pending` is the chip with what is still to come of earlier rounds.
    """

    plate: Node
    bench: Sequence[BenchCard]
    mirrored: bool
    pending: Node | None = None


def _bench(side: Side) -> Node:
    """As high as the words of the ULT need, which leaves out what it does where room is short."""
    ult, *bots = side.bench

    def cards(first: BenchCard, high: float, gap: float) -> Node:
        rest = [Part(card, width=_WIDE, height=high) for card in bots]
        return Column(Part(first, width=_WIDE), *rest, gap=gap)

    low = cards(ult, _LOW, 3), cards(ult.condition_only(), _LOW, 3)
    return Fits(cards(ult, _BOT, 5), *low)


def _terse_bench(side: Side, how: _Ult = "whole") -> Node:
    """Without pictures, for large words in a low arena.

    The words of a "tight" ULT are smaller and fewer, a "short" one does not say what it does.
    """
    ult, *bots = side.bench
    rest = [Part(card.terse(), width=_TERSE) for card in bots]
    first = {"whole": ult.terse, "tight": ult.tight, "short": ult.condition_only().terse}[how]()
    return Column(Part(first, width=_TERSE), *rest, gap=3)


def _at_the_edge(side: Side, margin: float, node: Node) -> Node:
    parts = [Space(width=margin), node, Space(grow=1)]
    return Row(*(reversed(parts) if side.mirrored else parts))


def _lower(side: Side, margin: float, least: float, bench: Node) -> Node:
    """The bench below the plate, at `least` so far from it, and the chip beside the bench."""
    cards = Column(Space(height=(least, 20)), bench)
    chip = Column(Space(height=4), side.pending, Space(grow=1), grow=1) if side.pending else Space(grow=1)
    parts = [Space(width=margin), cards, Space(width=8), chip, Space(width=6)]
    return Row(*(reversed(parts) if side.mirrored else parts))


def _side_column(side: Side) -> Node:
    upper, lower = _at_the_edge(side, 20, side.plate), _lower(side, 16, 8, _bench(side))
    return Column(Space(height=40), upper, lower, width=401)


def hung(near: Side, far: Side, ribbon: Node, hand: HintArea, distance: HintArea, by: float = 1.0) -> Node:
    """Both sides, and in the middle the hand across the table above the distance; the phases at the left.

    Words are up to `by` times larger, as far as they have room.
    """
    if by > 1:
        return _enlarged(near, far, ribbon, hand, distance, by)
    wide, high = _HAND
    middle = Column(
        Part(hand, width=wide, height=high),
        Space(height=50),
        Part(distance, width=_SIGN[0], height=_SIGN[1]),
        align="center",
    )
    phases = Column(Space(height=3), Row(Space(width=18), ribbon))
    sides = Row(_side_column(near), Space(grow=1), _side_column(far))
    return Stack(sides, middle, Box(phases, align="start", justify="start"))


def _enlarged(near: Side, far: Side, ribbon: Node, hand: HintArea, distance: HintArea, by: float) -> Node:
    """With larger words; the hand stays as it is.

    Plates are narrower then, and hang beside the distance; pictures on the benches give way.
    """

    def upper(side: Side) -> Node:
        return _at_the_edge(side, 10, side.plate)

    def sides(bench: Sequence[Node]) -> Node:
        columns = [
            Column(upper(side), _lower(side, 10, 4, cards))
            for side, cards in zip((near, far), bench, strict=True)
        ]
        sign = Column(Space(height=32), Part(distance, width=_SIGN[0], height=_SIGN[1]), width=_SIGN[0])
        return Row(Box(columns[0], share=1), Space(width=8), sign, Space(width=8), Box(columns[1], share=1))

    def told(benches: Sequence[Node], least: float) -> Node:
        phases = Row(Space(width=14), ribbon, Space(grow=1))
        return _Larger(Column(Space(height=3), phases, Space(height=(2, 7)), sides(benches)), by, least)

    readable = min(by, _READABLE)
    lower = Fits(
        told([_bench(one) for one in (near, far)], by),
        *(told([_terse_bench(near, one), _terse_bench(far, other)], readable) for one, other in _ULTS),
        told([_terse_bench(near, "short"), _terse_bench(far, "short")], 1),
    )
    wide, high = _HAND
    return Stack(lower, Column(Part(hand, width=wide, height=high), align="center"))
