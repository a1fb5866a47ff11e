"""SVG text and its pixels. SDL's loader knows no clips, masks, filters, text or percentages: see DESIGN."""

import io
import os
import tempfile
import threading

import pygame

from game.ui.paint.roles import art_colors
from game.ui.turns import FRAMES

_C = art_colors("svg")

OUTLINE = _C["outline"]


_LIKE_WINDOWS = pygame.Surface((1, 1), pygame.SRCALPHA)


def document(body: str, width: float, height: float) -> str:
    """A whole SVG around some shapes."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *stops: str) -> str:
    """A gradient in user space; a stop is "#rrggbb" or "#rrggbb/opacity"."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(name: str, center: tuple[float, float], radius: float, *stops: str) -> str:
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{center[0]}" cy="{center[1]}" '
        f'r="{radius}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: tuple[str, ...]) -> str:
    last = max(len(stops) - 1, 1)
    marks = []
    for number, stop in enumerate(stops):
        color, _, opacity = stop.partition("/")
        alpha = f' stop-opacity="{opacity}"' if opacity else ""
        marks.append(f'<stop offset="{number / last:.3f}" stop-color="{color}"{alpha}/>')
    return "".join(marks)


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
