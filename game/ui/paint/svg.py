"""SVG as text: shapes, gradients, drawings of assets/, and the pixels that they become.

SDL's loader knows no clips, masks, filters, text or percentages.
"""

import io
import os
import tempfile
import threading
import zlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.content.paths import shipped
from game.ui.paint.roles import art_colors
from game.ui.turns import FRAMES

OUTLINE = art_colors("svg")["outline"]

Point = tuple[float, float]
_LIKE_WINDOWS = pygame.Surface((1, 1), pygame.SRCALPHA)


class Gradient(NamedTuple):
    """Colours that change from place to place; a shape that is filled with it brings its definition along."""

    name: str
    definition: str


Paint = str | Gradient
"""A colour as SVG writes it, or a gradient."""


def gradient(start: Point, end: Point, *stops: str) -> Gradient:
    """Colours along a line, evenly spaced; a stop is "#rrggbb" or "#rrggbb/opacity"."""
    ends = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
    return _gradient("linearGradient", ends, stops)


def vertical(top: float, foot: float, *stops: str) -> Gradient:
    """Colours from a height down to another."""
    return gradient((0, top), (0, foot), *stops)


def horizontal(left: float, right: float, *stops: str) -> Gradient:
    """Colours from the left to the right."""
    return gradient((left, 0), (right, 0), *stops)


def radial_gradient(center: Point, radius: float, *stops: str) -> Gradient:
    """Colours from a point outwards."""
    return _gradient("radialGradient", f'cx="{center[0]:g}" cy="{center[1]:g}" r="{radius:g}"', stops)


def _gradient(kind: str, place: str, stops: tuple[str, ...]) -> Gradient:
    inside = f'gradientUnits="userSpaceOnUse" {place}>{_stops(stops)}'
    name = _name(inside)
    return Gradient(name, f'<{kind} id="{name}" {inside}</{kind}>')


def _stops(stops: tuple[str, ...]) -> str:
    last = max(len(stops) - 1, 1)
    marks = []
    for number, stop in enumerate(stops):
        color, _, opacity = stop.partition("/")
        alpha = f' stop-opacity="{opacity}"' if opacity else ""
        marks.append(f'<stop offset="{number / last:.3f}" stop-color="{color}"{alpha}/>')
    return "".join(marks)


def path(d: str, fill: Paint = "none", stroke: Paint = "", width: float = 0, **more: object) -> str:
    """A path with round joins; `width` is the stroke's. More attributes by name: `stroke_linecap="round"`.

    >>> path("M0 0 H8V8Z", "#ffffff", opacity=0.4)
    '<path d="M0 0 H8V8Z" fill="#ffffff" opacity="0.4"/>'
    """
    joined = {"stroke_linejoin": "round", **more} if width else more
    return _shape(f'path d="{d}"', fill, stroke, width, joined)


def stroke(d: str, color: Paint, width: float, **more: object) -> str:
    """A path that is a line alone."""
    return path(d, "none", color, width, **more)


def polygon(
    points: Iterable[Point], fill: Paint = "none", stroke: Paint = "", width: float = 0, **more: object
) -> str:
    """A closed shape with straight sides."""
    return path(outline(points), fill, stroke, width, **more)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: Paint = "none",
    stroke: Paint = "",
    pen: float = 0,
    **more: object,
) -> str:
    """A rectangle; `rx` rounds its corners."""
    place = f'rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return _shape(place, fill, stroke, pen, more)


def circle(
    x: float,
    y: float,
    radius: float,
    fill: Paint = "none",
    stroke: Paint = "",
    width: float = 0,
    **more: object,
) -> str:
    """A circle round a point."""
    return _shape(f'circle cx="{x:g}" cy="{y:g}" r="{radius:g}"', fill, stroke, width, more)


def ellipse(
    x: float,
    y: float,
    across: float,
    high: float,
    fill: Paint = "none",
    stroke: Paint = "",
    width: float = 0,
    **more: object,
) -> str:
    """An ellipse round a point; `across` and `high` are its half axes."""
    place = f'ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{high:g}"'
    return _shape(place, fill, stroke, width, more)


def _shape(shape: str, fill: Paint, stroke: Paint, width: float, more: Mapping[str, object]) -> str:
    before = ""
    if isinstance(fill, Gradient):
        before, fill = fill.definition, f"url(#{fill.name})"
    if isinstance(stroke, Gradient):
        before, stroke = before + stroke.definition, f"url(#{stroke.name})"
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    other = "".join([f' {name.replace("_", "-")}="{_text(value)}"' for name, value in more.items()])
    return f'{before}<{shape} fill="{fill}"{line}{other}/>'


def _text(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def group(body: str, at: Point = (0, 0), turn: float = 0, size: float | Point = 1, opacity: float = 1) -> str:
    """Shapes moved to a place, turned by degrees clockwise and made `size` times as large.

    >>> group("", (4, 5), turn=90, size=2, opacity=0.5)
    '<g transform="translate(4 5) rotate(90) scale(2 2)" opacity="0.5"></g>'
    """
    across, down = size if isinstance(size, tuple) else (size, size)
    moves = [f"translate({at[0]:g} {at[1]:g})"]
    if turn:
        moves.append(f"rotate({turn:g})")
    if (across, down) != (1, 1):
        moves.append(f"scale({across:g} {down:g})")
    seen = "" if opacity >= 1 else f' opacity="{max(0.0, opacity):g}"'
    return f'<g transform="{" ".join(moves)}"{seen}>{body}</g>'


def outline(points: Iterable[Point], *, closed: bool = True) -> str:
    """A path of straight lines through points.

    >>> outline([(0, 0), (8.5, 0), (4, 6)])
    'M0 0 L8.5 0 L4 6Z'
    """
    return "M" + " L".join([f"{x:g} {y:g}" for x, y in points]) + ("Z" if closed else "")


def cut_corners(
    width: float, height: float, cut: float, inset: float = 0, corner: Point = (0, 0)
) -> list[Point]:
    """The corners of a plate whose corners are cut off."""
    left, top = corner[0] + inset, corner[1] + inset
    right, foot = corner[0] + width - inset, corner[1] + height - inset
    cut = min(cut, (right - left) / 2, (foot - top) / 2)
    return [
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, foot - cut)),
        *((right - cut, foot), (left + cut, foot), (left, foot - cut), (left, top + cut)),
    ]


@lru_cache(maxsize=512)
def drawing(name: str) -> str:
    """A drawing of assets/ by its path without the ending, as it stands there."""
    return (shipped("assets") / f"{name}.svg").read_text(encoding="utf-8")


def colored(text: str, colors: Mapping[str, str | tuple[str, ...]]) -> str:
    """A drawing with its placeholders filled in; those of a role with several colours are numbered, and {id}
    is a name that no other drawing has.

    >>> colored('fill="{trim}" stroke="{edge 2}"', {"trim": "#806020", "edge": ("#101010", "#202020")})
    'fill="#806020" stroke="#202020"'
    """
    for role, color in colors.items():
        if isinstance(color, str):
            text = text.replace(f"{{{role}}}", color)
        else:
            for number, one in enumerate(color, 1):
                text = text.replace(f"{{{role} {number}}}", one)
    # The same drawing in other colours has gradients of its own.
    return text.replace("{id}", _name(text)) if "{id}" in text else text


def _name(text: str) -> str:
    """A name for something that is drawn: the same thing has the same one each time."""
    return f"g{zlib.crc32(text.encode()):x}"


def document(body: str, width: float, height: float) -> str:
    """A whole SVG around some shapes."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )


def picture(body: str, units: tuple[float, float], size: tuple[int, int] | None = None) -> pygame.Surface:
    """Shapes on a sheet of `units` as pixels of a size, or one a unit."""
    return rasterise(document(body, *units), size or (round(units[0]), round(units[1])))


def rasterise(text: str, size: tuple[int, int]) -> pygame.Surface:
    """The SVG's pixels, stretched to exactly `size`."""
    width, height = max(1, size[0]), max(1, size[1])
    loaded = _load(text.encode(), (width, height))
    # What follows lets no other thread go on until it is done.
    FRAMES.wait()
    # The loader's order of bytes is not that of windows, and takes 40 times as long to blit.
    image = loaded.convert(_LIKE_WINDOWS)
    if image.get_size() == (width, height):
        return image
    # The loader keeps proportions; a pixel lost to rounding would show as a gap.
    return pygame.transform.smoothscale(image, (width, height))


def _load(data: bytes, size: tuple[int, int]) -> pygame.Surface:
    """The loader's pixels; in the helper thread from a file, for which alone it lets other threads go on."""
    if threading.current_thread() is not threading.main_thread():
        try:
            return _load_from_file(data, size)
        except OSError:
            pass  # Nowhere to write: the table stands still for a moment instead.
    return pygame.image.load_sized_svg(io.BytesIO(data), size)


def _load_from_file(data: bytes, size: tuple[int, int]) -> pygame.Surface:
    handle, name = tempfile.mkstemp(suffix=".svg")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        return pygame.image.load_sized_svg(name, size)
    finally:
        os.unlink(name)
