"""Where everything lies on the table: benches at the sides, the arena between them, cards at the foot.

Lengths are pixels of a window of 1920 x 1080. A wider window widens the arena and the strip of zones, a
taller one makes the arena taller.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.kit.area import Area
from game.ui.parts.drawn import UNIT

_WIDE, _HIGH = 1920, 1080
_EDGE, _BAR, _TOOLS, _GAP = 8, 68, 702, 8
_BENCH, _HEAD, _BENCH_PLACES = 250, 92, 3
_STRIP, _STRIP_HIGH = 692, 112
_LOWER, _PANEL, _HAND = 812, 336, 258
_MOST_PANEL = 1.4
"""How much larger the panel's words are at the most: the hand needs its room."""
_LINE, _BELOW, _ANSWERS, _PEEK = 40, 6, 150, 1024
"""The line over the answers to an attack, what is below it, their height, and from where the hand peeks."""
_ASKED, _RAISED = 66, 888
"""In combat, while no attack or answer is asked: the height of the strip, and from where the hand is seen."""
Foot = Literal["main", "answers", "strip"]
"""What lies at the foot: panel and hand; answers to an attack; a strip and the hand below it."""


@dataclass(frozen=True, slots=True)
class Side:
    """What belongs to one side; `places` are those of the bench, 1 to 3."""

    head: pygame.Rect
    places: tuple[pygame.Rect, ...]
    strip: pygame.Rect


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels; `scale` is that of its controls, `factor` that of the drawing.

    `lower` is the foot of the window: there lie the `panel` and the hand, or in a fight the `line` of what is
    asked and the `answers`, or else in combat a `strip` with both. `hands` is where the hand lies meanwhile:
    it goes up and down, but never aside.
    """

    factor: float
    scale: float
    bar: Area
    tools: Area
    arena: pygame.Rect
    near: Side
    far: Side
    lower: pygame.Rect
    panel: Area
    strip: Area
    line: Area
    answers: pygame.Rect
    hands: Mapping[Foot, Area]


def lay_out(area: Area, enlarged: float = 1.0) -> Places:
    """Everything for a window; only the words of what is asked grow with the player's scale."""
    whole = area.rect
    factor = min(whole.width / _WIDE, whole.height / _HIGH)
    scale, larger = factor * UNIT, min(_MOST_PANEL, enlarged)

    def px(amount: float) -> int:
        return round(amount * factor)

    def low(top: float, high: float) -> pygame.Rect:
        """As far from the foot of the window as it is drawn, across all of it."""
        top = whole.bottom - (_HIGH - top) * factor
        return pygame.Rect(whole.left + px(_EDGE), round(top), whole.width - 2 * px(_EDGE), px(high))

    bar = pygame.Rect(whole.left + px(_EDGE), whole.top + px(4), whole.width - 2 * px(_EDGE), px(_BAR - 8))
    tools = pygame.Rect(0, 0, px(_TOOLS), bar.height)
    tools.topright = bar.topright
    strip, lower = low(_STRIP, _STRIP_HIGH), low(_LOWER, _HIGH - _LOWER - 6)
    beside = px(_EDGE + _BENCH + _GAP)
    arena = pygame.Rect(whole.left + beside, whole.top + px(_BAR + 8), whole.width - 2 * beside, 0)
    arena.height = strip.top - px(_GAP) - arena.top
    panel = pygame.Rect(lower.left, lower.top, px(_PANEL * larger), lower.height)
    tops: dict[Foot, int] = {"main": _LOWER, "answers": _PEEK, "strip": _RAISED}
    hands: dict[Foot, Area] = {}
    for foot, top in tops.items():
        hand = low(top, _HAND)
        hand.width, hand.left = hand.right - panel.right - px(14), panel.right + px(14)
        hands[foot] = Area(hand, scale)
    line, answers = low(_LOWER, _LINE), low(_LOWER + _LINE + _BELOW, _ANSWERS)
    return Places(
        factor,
        scale,
        Area(bar, scale),
        Area(tools, scale),
        arena,
        _side(arena, strip, pygame.Rect(strip.left, 0, px(_BENCH), 0), factor, far=False),
        _side(arena, strip, pygame.Rect(strip.right - px(_BENCH), 0, px(_BENCH), 0), factor, far=True),
        lower,
        Area(panel, scale * larger),
        Area(low(_LOWER, _ASKED), scale * larger),
        Area(line, scale * larger),
        answers,
        hands,
    )


def _side(arena: pygame.Rect, strip: pygame.Rect, column: pygame.Rect, factor: float, *, far: bool) -> Side:
    """A side's head, bench and half of the strip; `column` is as wide as the bench, and where it is."""
    gap = round(_GAP * factor)
    head = pygame.Rect(column.left, arena.top, column.width, round(_HEAD * factor))
    top = head.bottom + gap
    high = (arena.bottom - top - gap * (_BENCH_PLACES - 1)) // _BENCH_PLACES
    places = tuple(
        pygame.Rect(column.left, top + number * (high + gap), column.width, high)
        for number in range(_BENCH_PLACES)
    )
    half = pygame.Rect(strip.left, strip.top, (strip.width - gap) // 2, strip.height)
    if far:
        half.right = strip.right
    return Side(head, places, half)
