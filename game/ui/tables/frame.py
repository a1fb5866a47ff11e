"""The frame that every table has alike: a stage, and the console at its right with prompt and answers."""

from dataclasses import dataclass

from game.ui.kit.area import Area

CONSOLE_WIDTH = 272
RAIL = 17
ARENA_SHARE = 0.72


@dataclass(frozen=True, slots=True)
class Frame:
    """`stage` is all but the console: the `arena` above, its lower edge the `rail`, and the `felt` below."""

    stage: Area
    arena: Area
    rail: Area
    felt: Area
    console: Area


def make_frame(area: Area) -> Frame:
    """A wider window widens the stage."""
    whole = Area(area.rect.copy(), area.scale)
    console = whole.right(CONSOLE_WIDTH)
    stage = Area(whole.rect.copy(), area.scale)
    arena = whole.top(whole.rect.height / area.scale * ARENA_SHARE)
    rail = Area(arena.rect.copy(), area.scale).bottom(RAIL)
    return Frame(stage, arena, rail, whole, console)
