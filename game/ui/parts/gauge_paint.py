"""The cells and bars of gauges, as SVG drawn once for each size and state."""

from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, blend
from game.ui.paint.roles import art_colors
from game.ui.paint.schemes import shown_scheme, with_shapes
from game.ui.paint.svg import Paint, picture, polygon, rect, stroke, vertical
from game.ui.parts.grid import Point

Style = Literal["hp", "heat", "pips"]
CellState = Literal["full", "low", "empty", "gain", "loss", "lost"]
"""`low` is full with little left; `gain` and `loss` are what a preview would add or take; `lost` goes now."""

_C = art_colors("parts/gauge")
LOST = _C.ramp("lost")
_LOST_EDGE = _C["lost edge"]
LOSS = _C.ramp("loss")
COOLED = _C.ramp("cooled")
"""Heat that would be lost: orange could not be told from the heat that stays."""
EMPTY = _C["empty"]
GREY = _C.ramp("grey")
_GLOSS = _C["gloss"]


def shades(style: Style, share: float, tint: str) -> tuple[str, str]:
    """Light and dark of a full cell; `share` 0..1 says how far along the gauge it is."""
    if style == "heat":
        (light, dark), (hot_light, hot_dark) = shown_scheme().heat
        return blend(light, hot_light, share), blend(dark, hot_dark, share)
    if style == "pips":
        return blend(tint, _GLOSS, 0.25), tint
    return shown_scheme().hp


@kept(2_000_000, pixels_of)
def cell_image(
    style: Style, width: int, height: int, state: CellState, share: float, tint: str, lean: int, grey: bool
) -> pygame.Surface:
    """One cell; `lean` -1, 0 or 1 slants it, `grey` is that of a gauge that cannot be used now."""
    edge = max(1.5, height * 0.11)
    i = edge / 2
    slant = lean * height * 0.2
    points: list[Point] = [
        *((i + max(0, slant), i), (width - i + min(0, slant), i)),
        *((width - i - max(0, slant), height - i), (i - min(0, slant), height - i)),
    ]
    light, dark = shades(style, share, tint)
    if state == "low":
        light, dark = shown_scheme().low
    elif state == "loss":
        light, dark = COOLED if style == "heat" else LOSS
    elif state == "lost":
        light, dark = LOST
    if grey:
        light, dark = GREY
    if state in ("empty", "gain"):
        body = polygon(points, EMPTY, INK, edge)
        if state == "gain":
            body += stripes(points, height, light, edge) + polygon(points, "none", _GLOSS, edge * 0.6)
    else:
        ground = vertical(0, height, light, dark)
        body = polygon(points, ground, _LOST_EDGE if state == "lost" else INK, edge)
        shine = [*_sides(points, edge + 0.5, edge), *_sides(points, height * 0.38, edge)[::-1]]
        body += polygon(shine, _GLOSS, opacity=0.33)
        if style == "heat" and with_shapes():
            body += stripes(points, height, INK, edge)
    return picture(body, (width, height))


def _sides(points: list[Point], y: float, inset: float) -> list[Point]:
    """Left and right end of a cell at a height, moved inwards."""
    (left, top), (right, _), (low_right, foot), (low_left, _) = points
    share = (y - top) / (foot - top)
    return [
        (left + (low_left - left) * share + inset, y),
        (right + (low_right - right) * share - inset, y),
    ]


def stripes(points: list[Point], height: int, color: str, edge: float) -> str:
    """Slanted stripes inside a cell: what would be gained."""
    upper, lower = _sides(points, edge, edge * 0.6), _sides(points, height - edge, edge * 0.6)
    step = max(5.0, height * 0.5)
    drawn, x = "", lower[0][0] - height
    while x < upper[1][0]:
        # The loader knows no clips: a stripe is cut by moving its corners to the cell's sides.
        low = [min(max(x + part, lower[0][0]), lower[1][0]) for part in (0, step * 0.5)]
        high = [min(max(x + height * 0.5 + part, upper[0][0]), upper[1][0]) for part in (0, step * 0.5)]
        if low[1] > low[0] or high[1] > high[0]:
            foot, top = lower[0][1], upper[0][1]
            drawn += polygon([(low[0], foot), (low[1], foot), (high[1], top), (high[0], top)], color)
        x += step
    return drawn


@kept(2_000_000, pixels_of)
def bar_image(
    width: int, height: int, now: float, after: float, ticks: int, low: bool, grey: bool
) -> pygame.Surface:
    """A bar filled to a share `now`, with a preview of the share `after`, cut into `ticks` parts."""
    edge = max(1.5, height * 0.14)
    room = width - 2 * edge
    stay, more = min(now, after) * room, max(now, after) * room
    light, dark = GREY if grey else shown_scheme().low if low else shown_scheme().hp
    body = rect(edge / 2, edge / 2, width - edge, height - edge, EMPTY, INK, edge, rx=height * 0.28)
    radius, inside = height * 0.16, height - 2 * edge
    if more > stay:
        fill: Paint = vertical(0, height, *LOSS) if after < now else EMPTY
        start = max(0.0, stay - radius)
        body += rect(edge + start, edge, more - start, inside, fill, rx=radius)
        if after > now:
            left, right = edge + stay, edge + more
            body += stripes([(left, 0), (right, 0), (right, height), (left, height)], height, light, edge)
            body += rect(left, edge, right - left, inside, "none", _GLOSS, edge * 0.6)
    if stay > 0:
        body += rect(edge, edge, stay, inside, vertical(0, height, light, dark), rx=radius)
        shine = edge + radius, edge + height * 0.08, max(0.0, stay - 2 * radius), height * 0.2
        body += rect(*shine, _GLOSS, opacity=0.35)
    for tick in range(1, ticks):
        x = edge + room * tick / ticks
        body += stroke(f"M{x:.1f} {edge} V{height - edge}", INK, edge * 0.7)
    return picture(body, (width, height))
