"""Where the parts of a directive's card lie, in each of its forms."""

from dataclasses import dataclass

from game.ui.paint.cards import frames
from game.ui.paint.cards.faces import Form, HalfFace

HEIGHTS: dict[Form, int] = {
    "full": frames.HEIGHT,
    "planner": 430,
    "wide": 310,
    "broad": 250,
    "compact": frames.COMPACT_HEIGHT,
}
BAR, _HIGH_BAR, _WIDE_BAR, _WIDE_HALF_BAR = 62, 72, 84, 68
"""Where the bar with the name ends: it is higher on the planner's cards, whose names must be read at once."""
_BROAD_BAR, _SHARED_BAR = 78, 62

Box = tuple[float, float, float, float]
"""Left, top, right, bottom on a card of 360 in width."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of a card, or of half a card, lie."""

    height: float
    icons: Box
    combo: Box
    art: Box | None = None
    words: Box | None = None
    split: bool = False
    bar: float = BAR
    """Where the bar with the name ends; 0: the name stands on the upper half alone."""
    row: Box | None = None
    """The half below that bar: delta, icons and combo side by side."""


def seam(form: Form) -> float:
    """Where the halves of a split card meet, as a share of its height."""
    return (_SHARED_BAR + HEIGHTS[form]) / 2 / HEIGHTS[form] if form == "broad" else 0.5


def plan_of(form: Form, half: HalfFace, split: bool, *, lower: bool = False) -> Plan:
    """The parts of a half, or of a whole card; of a `split` one there are two halves."""
    if split and form == "broad":
        # Letters are large, the card is low: one bar has the name for both, so that arrows have the height.
        bar, high = 0 if lower else _SHARED_BAR, (HEIGHTS[form] - _SHARED_BAR) / 2
        top, end = bar + (6 if lower else 4), bar + high - 6
        right = 232 if half.combos else 346
        return Plan(
            bar + high,
            (84, top, right, end),
            (242, top + 4, 346, end - 4),
            split=True,
            bar=bar,
            row=(0, top, 360, end),
        )
    if split:
        height = HEIGHTS[form] / 2
        right = 196 if half.combos else 344
        if form == "full":
            low = height - 10
            return Plan(
                height, (16, 156, right, low), (208, 162, 346, low - 6), (16, 70, 344, 150), split=True
            )
        if form == "planner":
            return Plan(
                height, (16, 82, right, height - 10), (208, 92, 346, height - 20), split=True, bar=_HIGH_BAR
            )
        if form == "wide":
            return Plan(
                height,
                (14, 74, right, height - 8),
                (208, 78, 346, height - 14),
                split=True,
                bar=_WIDE_HALF_BAR,
            )
        icons = (16, 72, right, height - 8)
        return Plan(height, icons, (208, icons[1] + 4, 346, icons[3] - 4), split=True)
    if form == "full":
        combo = (30, 424, 330, 474)
        if not half.combos:
            return Plan(500, (16, 252, 344, 340), combo, (16, 72, 344, 244), (30, 354, 330, 480))
        # Two lines of words stand above a combo: the picture is a little lower for it.
        return Plan(500, (16, 234, 344, 322), combo, (16, 72, 344, 226), (30, 336, 330, 418))
    if form == "planner":
        return Plan(430, (16, 244, 344, 336), (14, 344, 346, 420), (16, 82, 344, 236), bar=_HIGH_BAR)
    if form == "broad":
        # Beside each other: as wide as it is, it has less height than width for both.
        return Plan(250, (14, 88, 196, 240), (208, 96, 346, 232), bar=_BROAD_BAR)
    if form == "wide":
        return Plan(310, (14, 94, 346, 202), (14, 210, 346, 300), bar=_WIDE_BAR)
    if half.combos:
        return Plan(330, (16, 166, 344, 244), (14, 254, 346, 318), (16, 72, 344, 158))
    return Plan(330, (16, 232, 344, 316), (0, 0, 0, 0), (16, 72, 344, 224))
