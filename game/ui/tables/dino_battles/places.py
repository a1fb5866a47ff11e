"""Where everything lies on the table: benches at the sides, the arena between them, cards at the foot.

Lengths are pixels of a window of 1920 x 1080. A wider window widens the arena and the strip of zones, a
taller one makes the arena taller.
"""

from dataclasses import dataclass

import pygame

from game.ui.kit.area import Area
from game.ui.parts.drawn import UNIT

_WIDE, _HIGH = 1920, 1080
_EDGE, _BAR = 8, 68
_BENCH, _HEAD, _BENCH_PLACES, _GAP = 250, 92, 3, 8
_ARENA_FOOT, _STRIP, _STRIP_HIGH = 684, 692, 112
_HAND_TOP, _PANEL = 816, 336
_MOST_PANEL = 1.35
"""How much larger the panel's words are at the most: the hand needs its room."""
_PLATE = (430, 108)
_PLATES = (0.09, 0.91)
_JUMBOTRON = (0.03, 8, 166)
_FEET, _NEAR, _FAR = 478, 0.236, 0.744
_TOOLS = 462
_FOCUS_WIDE = 760


@dataclass(frozen=True, slots=True)
class Side:
    """What belongs to one side; `places` are those of the bench, 1 to 3."""

    head: pygame.Rect
    places: tuple[pygame.Rect, ...]
    plate: pygame.Rect
    strip: pygame.Rect
    foot: tuple[int, int]
    """Where the active Dinosaur stands."""


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels; `scale` is that of its controls, `factor` that of the drawing."""

    factor: float
    scale: float
    bar: Area
    tools: Area
    arena: pygame.Rect
    jumbotron: pygame.Rect
    near: Side
    far: Side
    panel: Area
    hand: Area
    lower: pygame.Rect
    """The strip at the foot, for the panel and the hand, or for the answers to an attack."""


def lay_out(area: Area, enlarged: float = 1.0) -> Places:
    """Everything for a window; only the panel's words grow with the player's scale."""
    whole = area.rect
    factor = min(whole.width / _WIDE, whole.height / _HIGH)
    scale = factor * UNIT

    def px(amount: float) -> int:
        return round(amount * factor)

    edge, bench = px(_EDGE), px(_BENCH)
    bar = pygame.Rect(whole.left + edge, whole.top + px(4), whole.width - 2 * edge, px(_BAR) - px(8))
    tools = pygame.Rect(0, 0, px(_TOOLS), bar.height)
    tools.topright = bar.topright
    # What is below the arena keeps its height; the arena has the rest.
    foot = whole.bottom - px(_HIGH - _STRIP)
    arena = pygame.Rect(whole.left + edge + bench + px(_GAP), whole.top + px(_BAR + 8), 0, 0)
    arena.width = whole.width - 2 * (arena.left - whole.left)
    arena.height = foot - px(_GAP) - arena.top
    strip = pygame.Rect(whole.left + edge, foot, whole.width - 2 * edge, px(_STRIP_HIGH))
    lower = pygame.Rect(strip.left, whole.bottom - px(_HIGH - _HAND_TOP), strip.width, px(_HIGH - _HAND_TOP))
    lower.height -= px(6)
    wide = px(_PANEL * min(_MOST_PANEL, enlarged))
    panel = pygame.Rect(lower.left, lower.top, wide, lower.height)
    hand = pygame.Rect(panel.right + px(14), lower.top, lower.right - panel.right - px(14), lower.height)
    left, high, tall = _JUMBOTRON
    inside = pygame.Rect(arena.left + round(arena.width * left), arena.top + px(high), 0, px(tall))
    inside.width = arena.width - 2 * (inside.left - arena.left)
    sides = [_side(whole, arena, strip, px, far=far) for far in (False, True)]
    return Places(
        factor,
        scale,
        Area(bar, scale),
        Area(tools, scale),
        arena,
        inside,
        *sides,
        Area(panel, scale * min(_MOST_PANEL, enlarged)),
        Area(hand, scale),
        lower,
    )


def _side(whole: pygame.Rect, arena: pygame.Rect, strip: pygame.Rect, px, *, far: bool) -> Side:  # type: ignore[no-untyped-def]
    column = pygame.Rect(whole.left + px(_EDGE), arena.top, px(_BENCH), arena.height)
    if far:
        column.right = whole.right - px(_EDGE)
    head = pygame.Rect(column.left, column.top, column.width, px(_HEAD))
    top, gap = head.bottom + px(_GAP), px(_GAP)
    high = (column.bottom - top - gap * (_BENCH_PLACES - 1)) // _BENCH_PLACES
    places = tuple(
        pygame.Rect(column.left, top + number * (high + gap), column.width, high)
        for number in range(_BENCH_PLACES)
    )
    plate = pygame.Rect(0, 0, px(_PLATE[0]), px(_PLATE[1]))
    plate.bottom = arena.bottom - px(6)
    share = _PLATES[far]
    plate.left = arena.left + round(share * arena.width)
    if far:
        plate.right = arena.left + round(share * arena.width)
    half = pygame.Rect(strip.left, strip.top, (strip.width - gap) // 2, strip.height)
    if far:
        half.right = strip.right
    foot = arena.left + round(arena.width * (_FAR if far else _NEAR)), arena.bottom - px(608 - _FEET)
    return Side(head, places, plate, half, foot)
