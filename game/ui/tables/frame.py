"""The frame that every table has alike: a stage, and the console at its right with prompt and answers.

A UI scale above 100 % enlarges what is read. Where there is no room for it, things give way in this order:

1. The scenery: the arena gets lower and the stage narrower, and mechs, lanes and lamps with them. What is
   written there keeps its size at least.
2. The cards of a hand lie closer; the one that is looked at lies over its neighbours, whole.
3. The log and the last round in the console show fewer lines, each of them whole.
4. The other side's piles, and the backs of its hand.

The prompt, the words of an answer and the numbers on a plate never do.
"""

from dataclasses import dataclass

from game.ui.kit.area import Area

WIDTH, STAGE_WIDTH, STAGE_HEIGHT, CONSOLE_WIDTH = 1280, 1008, 720, 272
"""Units in a window of 1280 x 720."""
RAIL = 17
ARENA_SHARE, ARENA, FELT = 0.72, 518.4, 201.6
"""The arena's share of the stage at least, its height in units, and the height of the felt, in those of a
hand.
"""

_STAGE_KEPT = 0.93
"""What is left of the stage's width at least."""
_NARROW_CONSOLE, _NARROWER, _LARGE = 240, 24, 1.5
"""Units that the console is wide at least, where its words are larger than its room; and how many fewer for
each 100 % beyond a large UI scale.
"""
ARENA_KEPT = 0.8
"""What is left of the arena's height at least where the cards of the hand grow."""


@dataclass(frozen=True, slots=True)
class Frame:
    """`stage` is all but the console: the `arena` above, its lower edge the `rail`, and the `felt` below.

    The felt's scale is that of the cards of a hand; the stage's is that of what is written there.
    """

    stage: Area
    arena: Area
    rail: Area
    felt: Area
    console: Area


def console_room(window: tuple[int, int]) -> float:
    """Units that the console may take of a window's width."""
    return window[0] / min(window[0] / WIDTH, window[1] / STAGE_HEIGHT) - _STAGE_KEPT * STAGE_WIDTH


def growth(window: tuple[int, int], wanted: float) -> float:
    """How much larger than the stage the writing beside it is drawn, `wanted` at the most.

    >>> growth((2560, 1080), 1.5), round(growth((1280, 720), 1.5), 2), round(growth((1280, 720), 2.0), 2)
    (1.5, 1.43, 1.5)
    """
    narrow = _NARROW_CONSOLE - _NARROWER * max(0.0, wanted - _LARGE)
    return max(1.0, min(wanted, console_room(window) / narrow))


def make_frame(
    area: Area,
    wanted: float = 1.0,
    *,
    filled: bool = False,
    arena_kept: float = ARENA_KEPT,
    felt_height: float = FELT,
) -> Frame:
    """A wider window widens the stage; `wanted` is the UI scale above 100 %.

    Cards of a hand then take the height that the arena can spare, of which it keeps at least a share.
    `filled`: what lies on the felt fills it, and is as large as the stage allows also at a small UI scale.
    `felt_height` is in units of a hand.
    """
    scale, size = area.scale, area.rect.size
    larger = growth(size, wanted)
    width = min(CONSOLE_WIDTH * larger, max(CONSOLE_WIDTH, console_room(size)))
    console = Area(area.rect, scale).right(width)
    console = Area(console.rect, scale * larger)
    rest = area.rect.copy()
    rest.width -= console.rect.width
    # In a taller window the arena grows: the felt needs no more than a hand.
    hand = min(rest.width / STAGE_WIDTH, rest.height / STAGE_HEIGHT) if filled else scale
    if wanted > 1:
        hand = max(hand, min(scale * wanted, (rest.height - arena_kept * ARENA * scale) / felt_height))
    arena, felt = Area(rest, scale), Area(rest, hand)
    least = rest.height * min(ARENA_SHARE, 1 - felt_height / STAGE_HEIGHT)
    if wanted > 1:
        least = arena_kept * ARENA * scale
    arena.rect.height = max(round(least), rest.height - round(felt_height * hand))
    felt.rect.height -= arena.rect.height
    felt.rect.top = arena.rect.bottom
    rail = Area(arena.rect, scale).bottom(RAIL)
    return Frame(Area(rest, scale), arena, rail, felt, console)
