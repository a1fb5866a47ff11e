"""The points of a squad as a bar: a segment for each card that costs, hatched red over the limit."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.content.command_core import Library, SquadSide
from game.ui.layout.leaves import Picture
from game.ui.layout.nodes import Node
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, rect, stroke, vertical
from game.ui.paint.text import SMALLEST, draw_line, text_width

_C = art_colors("workshop/points")
_INK, _LIGHT = rgb(_C["ink"]), rgb(_C["light"])
_DASH = 4.0


@dataclass(frozen=True, slots=True)
class Segment:
    """A card of a mech: what kind it is, its name and its points. `new`: it is only pointed at."""

    kind: str
    name: str
    points: int
    mech: int
    new: bool = False


def segments_of(side: SquadSide, library: Library) -> list[Segment]:
    """What costs, mech by mech."""
    found = []
    for number, mech in enumerate(side.mechs):
        groups = (
            ("chassis", (mech.chassis,), library.chassis),
            ("weapon", mech.weapons, library.weapons),
            ("upgrade", mech.upgrades, library.upgrades),
        )
        for kind, cards, known in groups:
            for card in cards:
                if card in known:
                    one = known[card]
                    found.append(Segment(kind, one.name, one.points, number))
    return found


def with_future(now: Sequence[Segment], then: Sequence[Segment]) -> tuple[Segment, ...]:
    """The segments that will be, with those marked as new that are not there yet."""
    left, found = list(now), []
    for one in then:
        if one in left:
            left.remove(one)
            found.append(one)
        else:
            found.append(Segment(one.kind, one.name, one.points, one.mech, new=True))
    return tuple(found)


def points_bar(segments: tuple[Segment, ...], limit: int) -> Node:
    """The bar; its whole width is the limit, or what the squad costs where that is more."""

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        surface.blit(bar_image(segments, limit, place.size, round(scale, 3)), place)

    return Picture(paint, grow=1, height=(20, 26))


@kept(1_500_000, pixels_of)
def bar_image(
    segments: tuple[Segment, ...], limit: int, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """The bar as a picture."""
    wide, high = size
    total = sum(one.points for one in segments)
    unit = wide / max(limit, total, 1)
    shapes = [rect(0, 0, wide, high, fill=_C["track"], rx=3 * scale)]
    places, left = [], 0.0
    for one in segments:
        right = left + one.points * unit
        places.append((one, left, right))
        light, dark = _C.ramp(one.kind)
        inset = max(1.0, scale)
        room = max(1.0, right - left - inset), high - 2 * inset
        fill = _C["future ground"] if one.new else vertical(inset, high - inset, light, dark)
        shapes.append(rect(left, inset, *room, fill=fill, rx=2 * scale))
        if one.new:
            shapes += _dashes(left, inset, *room, scale)
        left = right
    shapes += _too_much(limit * unit, left, high, scale)
    ends = [places[at][2] for at in range(len(places) - 1) if places[at][0].mech != places[at + 1][0].mech]
    shapes += [stroke(f"M{x:g} 0 V{high}", _C["notch"], max(2.0, 2.5 * scale)) for x in ends]
    image = picture("".join(shapes), size)
    for one, start, end in places:
        _label(image, one, start, end, scale)
    return image


def _too_much(start: float, end: float, high: int, scale: float) -> list[str]:
    """Red hatching over what is above the limit."""
    if end <= start + 0.5:
        return []
    step = 7 * scale
    shapes = [rect(start, 0, end - start, high, fill=_C["over"], opacity=0.72)]
    x = start - high
    while x < end:
        line = [(x, high), (x + high, 0), (x + high + step / 2, 0), (x + step / 2, high)]
        inside = [(min(max(px, start), end), py) for px, py in line]
        shapes.append(polygon(inside, _C["over edge"], opacity=0.55))
        x += step
    shapes.append(stroke(f"M{start:g} 0 V{high}", _C["over edge"], max(2.0, 2 * scale)))
    return shapes


def _dashes(left: float, top: float, wide: float, high: float, scale: float) -> list[str]:
    """A dashed frame, dash by dash: SVG's own leave hairlines."""
    dash, found = _DASH * scale, []
    width = max(1.5, 1.6 * scale)
    x = left
    while x < left + wide:
        end = min(x + dash, left + wide)
        found += [stroke(f"M{x:g} {y:g} H{end:g}", _C["future"], width) for y in (top, top + high)]
        x += 1.8 * dash
    y = top
    while y < top + high:
        end = min(y + dash, top + high)
        found += [stroke(f"M{x:g} {y:g} V{end:g}", _C["future"], width) for x in (left, left + wide)]
        y += 1.8 * dash
    return found


def _label(image: pygame.Surface, one: Segment, start: float, end: float, scale: float) -> None:
    """The name and the points, or the points alone where there is less room."""
    size = max(SMALLEST, round(13 * scale))
    middle = round((start + end) / 2), image.get_height() // 2
    for words in (f"{one.name} {one.points}", str(one.points)):
        if text_width(words, "title", size) + 6 * scale <= end - start:
            draw_line(image, words, "title", size, _LIGHT if one.new else _INK, middle, "center")
            return
