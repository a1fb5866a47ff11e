"""What a slider is made of: the track, the marks on it, and the knob."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import TEAL, steel_skin, sunk_skin
from game.ui.paint.materials.steel import INK, Tone
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, path, picture, rect, vertical

_C = art_colors("slider")

_EMPTY_ON_PAPER: Tone = _C.ramp("empty on paper")
_MARKS = _C.family("marks")


def track_skin(width: int, height: int, scale: float, *, on_paper: bool) -> pygame.Surface:
    """The empty track; on paper it is part of the page."""
    return _bar(width, height, scale, _EMPTY_ON_PAPER) if on_paper else sunk_skin(width, height, scale)


def filled_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """The part of the track up to the value."""
    return _bar(width, height, scale, TEAL)


@kept(400_000, pixels_of)
def _bar(width: int, height: int, scale: float, tone: Tone) -> pygame.Surface:
    edge = 1.6 * scale
    place = edge / 2, edge / 2, width - edge, height - edge
    body = rect(*place, vertical(0, height, *tone), INK, edge, rx=height / 2 - edge / 2)
    return picture(body, (width, height))


@kept(20_000, pixels_of)
def stop_mark(size: int, ground: str) -> pygame.Surface:
    """A dot at one of the slider's stops, on the `filled` part, or on what is empty: `paper` or `steel`."""
    return picture(circle(5, 5, 4.4, _MARKS[ground]), (10, 10), (size, size))


@kept(100_000, pixels_of)
def knob_skin(width: int, height: int, scale: float, *, lit: bool) -> pygame.Surface:
    """The knob, with two grooves for the thumb."""
    knob = steel_skin(width, height, scale * 0.6, lit=lit).copy()
    groove = f"V{height * 0.68:.1f}"
    body = "".join(
        path(
            f"M{width / 2 + side * 2.8 * scale:.1f} {height * 0.32:.1f} {groove}",
            "none",
            INK,
            max(1.0, 1.8 * scale),
            stroke_linecap="round",
        )
        for side in (-1, 1)
    )
    knob.blit(picture(body, (width, height)), (0, 0))
    return knob
