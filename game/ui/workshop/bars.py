"""Bars of measures: what is, and in dashes what would come or go with the card that is pointed at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.ui.layout.leaves import Icon, Name, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, rect, stroke, vertical
from game.ui.parts.grounds import Backdrop

_C = art_colors("workshop/bars")
_DASH, _GAP = 4.0, 3.0
"""Units of a dash and of the gap behind it."""
Tone = Literal["damage", "plain", "teal", "blue", "red", "orange", "yellow", "green"]


@dataclass(frozen=True, slots=True)
class Bar:
    """`now` and `then` are values; the latter is what the card under the pointer would make of it."""

    now: float
    then: float
    words: str
    """The number on the bar."""
    foot: tuple[str, ...] = ()
    """Lines below the bar: text, or an icon as ":heat:"."""


@kept(1_500_000, pixels_of)
def bar_image(width: int, height: int, now: float, then: float, scale: float, tone: Tone) -> pygame.Surface:
    """A bar that stands; `now` and `then` are shares of its height."""
    width, height = max(4, width), max(4, height)
    edge = min(max(1.0, 1.5 * scale), width / 4, height / 4)
    inside = height - 2 * edge
    shapes = [rect(0, 0, width, height, fill=_C["track"], rx=3 * scale)]
    full = inside * min(now, then)
    if full >= 1:
        light, dark = _C.ramp(tone)
        top = height - edge - full
        shapes.append(
            rect(edge, top, width - 2 * edge, full, fill=vertical(top, height, light, dark), rx=2 * scale)
        )
    change = inside * abs(then - now)
    if change >= 1:
        role = "good" if then > now else "worse"
        top = height - edge - inside * max(now, then)
        shapes.append(rect(edge, top, width - 2 * edge, change, fill=_C[f"{role} ground"]))
        shapes += _dashes(edge, top, width - 2 * edge, change, scale, _C[role])
    return picture("".join(shapes), (width, height))


def _dashes(left: float, top: float, wide: float, high: float, scale: float, color: str) -> list[str]:
    """A dashed frame. SVG's own dashes leave hairlines in SDL, so that each dash is a stroke."""
    dash, step = _DASH * scale, (_DASH + _GAP) * scale
    width, inset = max(1.5, 1.6 * scale), max(0.8, 0.8 * scale)
    x0, x1, y0, y1 = left + inset, left + wide - inset, top + inset, top + high - inset
    found = []
    at = x0
    while at < x1:
        end = min(at + dash, x1)
        found += [stroke(f"M{at:g} {y:g} H{end:g}", color, width) for y in (y0, y1)]
        at += step
    at = y0
    while at < y1:
        end = min(at + dash, y1)
        found += [stroke(f"M{x:g} {at:g} V{end:g}", color, width) for x in (x0, x1)]
        at += step
    return found


def bars(given: Sequence[Bar], most: float, tone: Tone = "plain", height: float = 64) -> Node:
    """Bars side by side; `most` is the value of a full one."""
    return Row(*[bar(one, most, tone, height) for one in given], gap=8)


def bar(given: Bar, most: float, tone: Tone = "plain", height: float = 64) -> Node:
    """One bar with its number on it and its foot below."""
    now, then = (min(1.0, max(0.0, value / most)) if most else 0.0 for value in (given.now, given.then))

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        surface.blit(bar_image(*place.size, now, then, round(scale, 3), tone), place)

    number = Text(given.words, "bar count", anchor="center")
    feet = [
        Icon(foot.strip(":"), 18) if foot.startswith(":") else Name(foot, "bar foot", anchor="center")
        for foot in given.foot
    ]
    return Column(
        Box(number, ground=Backdrop(paint), height=(height * 0.6, height), grow=1),
        *feet,
        gap=2,
        share=1,
    )


def share_bar(share: float, height: float = 15, tone: Tone = "teal") -> Node:
    """A bar that lies, filled up to a share from 0 to 1."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        # The same picture as of a bar that stands, turned: both are kept painted.
        bar = bar_image(rect.height, rect.width, share, share, round(scale, 3), tone)
        surface.blit(pygame.transform.rotate(bar, -90), rect)

    return Picture(paint, grow=1, height=height)
