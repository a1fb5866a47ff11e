"""The frame that every table has alike: a stage, and the console at its right with prompt and answers."""

from dataclasses import dataclass

from game.ui.kit.area import Area

WIDTH, STAGE_WIDTH, STAGE_HEIGHT, CONSOLE_WIDTH = 1280, 1008, 720, 272
"""Units in a window of 1280 x 720."""
RAIL = 17
ARENA_SHARE, ARENA, FELT = 0.72, 518.4, 201.6
"""The arena's share of the stage at least, its height in units, and the height of the felt, in those of a
hand.
"""

STAGE_KEPT = 0.93
"""What is left of the stage at least where the writing beside it grows."""
HAND_GROWN = 1.13
"""How much larger cards of a hand get then at the most: six of them still lie side by side."""


@dataclass(frozen=True, slots=True)
class Frame:
    """`stage` is all but the console: the `arena` above, its lower edge the `rail`, and the `felt` below.

    The felt's scale is that of the cards of a hand.
    """

    stage: Area
    arena: Area
    rail: Area
    felt: Area
    console: Area


def growth(window: tuple[int, int], wanted: float) -> float:
    """How much larger than the stage the writing beside it is drawn, `wanted` at the most.

    >>> growth((2560, 1080), 1.5), round(growth((1280, 720), 1.5), 2)
    (1.5, 1.26)
    """
    width = window[0] / min(window[0] / WIDTH, window[1] / STAGE_HEIGHT)
    return max(1.0, min(wanted, (width - STAGE_KEPT * STAGE_WIDTH) / CONSOLE_WIDTH))


def make_frame(area: Area, enlarged: float = 1.0, *, filled: bool = False) -> Frame:
    """A wider window widens the stage; an `enlarged` console takes its room from the stage, which shrinks.

    Cards of a hand then take the height that the arena has left, and are as large as they were, or larger.
    `filled`: what lies on the felt fills it, and is as large as the stage allows also at a small UI scale.
    """
    console = Area(area.rect, area.scale * enlarged).right(CONSOLE_WIDTH)
    rest = area.rect.copy()
    rest.width -= console.rect.width
    scale = min(area.scale, rest.width / STAGE_WIDTH)
    # In a taller window the arena grows: the felt needs no more than a hand.
    hand = min(rest.width / STAGE_WIDTH, rest.height / STAGE_HEIGHT) if filled else scale
    if enlarged > 1:
        most = area.scale * (1.0 if filled else min(enlarged, HAND_GROWN))
        hand = max(hand, min(most, (rest.height - ARENA * scale) / FELT))
    arena, felt = Area(rest, scale), Area(rest, hand)
    least = ARENA * scale if enlarged > 1 else rest.height * ARENA_SHARE
    arena.rect.height = max(round(least), rest.height - round(FELT * hand))
    felt.rect.height -= arena.rect.height
    felt.rect.top = arena.rect.bottom
    rail = Area(arena.rect, scale).bottom(RAIL)
    return Frame(Area(rest, scale), arena, rail, felt, console)
