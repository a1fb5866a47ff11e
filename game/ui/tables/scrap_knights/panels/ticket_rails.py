"""Lines beside the tickets of a chain: from an effect that stops others to each of those."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.paint import pen
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.steel import INK as EDGE
from game.ui.paint.palette import bad
from game.ui.paint.roles import art_colors, rgb
from game.words.scrap_knights.outcome_text import Stop

_LANE = 15
"""Units from one line to the next."""
_DEEP = 14
"""Units from the top of a ticket to where a line begins or ends."""
_GAP = 5
"""Units by which a line reaches over the room between two tickets."""
_THICK, _MARK = 3.2, 17
"""Units: the line, and the sign at its end."""
_BLOCKED = rgb(art_colors("scrap_knights/ticket_rails")["blocked"])
_SIGNS = {"prevented": "cross", "blocked": "block"}


@dataclass(frozen=True, slots=True)
class Rail:
    """The piece of a line beside one ticket; `above` and `below` say where it goes on from there.

    `stops`: it ends in a sign here, for this effect is stopped.
    """

    lane: int
    kind: Literal["prevented", "blocked"]
    above: bool
    below: bool
    stops: bool


def rails(stops: Sequence[Stop], count: int) -> list[tuple[Rail, ...]]:
    """The pieces beside each of so many tickets; lines that would meet lie side by side.

    >>> [len(one) for one in rails([Stop(0, 2, "prevented")], 4)]
    [1, 1, 1, 0]
    """
    found: list[list[Rail]] = [[] for _ in range(count)]
    taken: list[set[int]] = []
    for by, kind in dict.fromkeys((one.by, one.kind) for one in stops):
        stopped = {one.of for one in stops if (one.by, one.kind) == (by, kind)}
        first, last = min(by, *stopped), max(by, *stopped)
        span = set(range(first, last + 1))
        lane = next((number for number, used in enumerate(taken) if not used & span), len(taken))
        if lane == len(taken):
            taken.append(set())
        taken[lane] |= span
        for place in sorted(span):
            found[place].append(Rail(lane, kind, place > first, place < last, place in stopped))
    return [tuple(one) for one in found]


def room_for(shown: Sequence[Rail]) -> int:
    """Units of width that the lines beside a ticket take."""
    return _LANE * (1 + max((one.lane for one in shown), default=-1))


def draw_rails(shown: Sequence[Rail], surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Draws the lines into the left of a ticket, and over the gaps to those above and below it."""
    deep, gap, thick = (round(amount * scale) for amount in (_DEEP, _GAP, _THICK))
    y = rect.top + min(deep, rect.height // 2)
    for one in shown:
        color = bad() if one.kind == "prevented" else _BLOCKED
        x = rect.left + round((9 + _LANE * (one.lane + 0.5)) * scale)
        top, bottom = (rect.top - gap if one.above else y), (rect.bottom + gap if one.below else y)
        for wide, shade in ((thick + 2 * max(1, round(scale)), EDGE), (thick, color)):
            pen.line(surface, shade, (x, top), (x, bottom), wide)
        mark = round(_MARK * scale)
        if one.stops:
            image = sign(_SIGNS[one.kind], mark)
            surface.blit(image, image.get_rect(center=(x, y)))
        elif not (one.above and one.below):
            pen.circle(surface, EDGE, (x, y), mark // 3 + 1)
            pen.circle(surface, color, (x, y), mark // 3 - 1)
