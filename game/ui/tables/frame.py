"""The frame that every table has alike: a stage, and the console at its right with prompt and answers."""

from dataclasses import dataclass

from game.ui.kit.area import Area

STAGE_WIDTH, STAGE_HEIGHT, CONSOLE_WIDTH = 1008, 720, 272
"""Units in a window of 1280 x 720."""
RAIL = 17
ARENA_SHARE, FELT = 0.72, 201.6
"""The arena's share of the stage at least, and the felt's height in units at most."""


@dataclass(frozen=True, slots=True)
class Frame:
    """`stage` is all but the console: the `arena` above, its lower edge the `rail`, and the `felt` below."""

    stage: Area
    arena: Area
    rail: Area
    felt: Area
    console: Area


def make_frame(area: Area, enlarged: float = 1.0, *, filled: bool = False) -> Frame:
    """A wider window widens the stage; an `enlarged` console takes its room from the stage, which shrinks.

    `filled`: what lies on the felt is as large as the stage allows, also where the UI scale is small.
    """
    console = Area(area.rect, area.scale * enlarged).right(CONSOLE_WIDTH)
    rest = area.rect.copy()
    rest.width -= console.rect.width
    scale = min(area.scale, rest.width / STAGE_WIDTH)
    arena, felt = Area(rest, scale), Area(rest, scale)
    # In a taller window the arena grows: the felt needs no more than a hand.
    hand = min(rest.width / STAGE_WIDTH, rest.height / STAGE_HEIGHT) if filled else scale
    arena.rect.height = max(round(rest.height * ARENA_SHARE), rest.height - round(FELT * hand))
    felt.rect.height -= arena.rect.height
    felt.rect.top = arena.rect.bottom
    rail = Area(arena.rect, scale).bottom(RAIL)
    return Frame(Area(rest, scale), arena, rail, felt, console)
