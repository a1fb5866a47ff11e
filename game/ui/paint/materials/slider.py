"""What a slider is made of: the track, the marks on it, and the knob."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import TEAL, steel_skin, sunk_skin
from game.ui.paint.materials.steel import INK, Tone
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear, rasterise

_C = art_colors("slider")

_EMPTY_ON_PAPER: Tone = _C.ramp("empty on paper")
_MARKS = {"filled": _C["marks filled"], "paper": _C["marks paper"], "steel": _C["marks steel"]}


def track_skin(width: int, height: int, scale: float, *, on_paper: bool) -> pygame.Surface:
    """The empty track; on paper it is part of the page."""
    return _bar(width, height, scale, _EMPTY_ON_PAPER) if on_paper else sunk_skin(width, height, scale)


def filled_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """The part of the track up to the value."""
    return _bar(width, height, scale, TEAL)


@kept(400_000, pixels_of)
def _bar(width: int, height: int, scale: float, tone: Tone) -> pygame.Surface:
    edge = 1.6 * scale
    body = linear("b", (0, 0), (0, height), *tone) + (
        f'<rect x="{edge / 2:.1f}" y="{edge / 2:.1f}" width="{width - edge:.1f}" '
        f'height="{height - edge:.1f}" rx="{height / 2 - edge / 2:.1f}" fill="url(#b)" stroke="{INK}" '
        f'stroke-width="{edge:.2f}"/>'
    )
    return rasterise(document(body, width, height), (width, height))


@kept(20_000, pixels_of)
def stop_mark(size: int, ground: str) -> pygame.Surface:
    """A dot at one of the slider's stops, on the `filled` part, or on what is empty: `paper` or `steel`."""
    body = f'<circle cx="5" cy="5" r="4.4" fill="{_MARKS[ground]}"/>'
    return rasterise(document(body, 10, 10), (size, size))


@kept(100_000, pixels_of)
def knob_skin(width: int, height: int, scale: float, *, lit: bool) -> pygame.Surface:
    """The knob, with two grooves for the thumb."""
    knob = steel_skin(width, height, scale * 0.6, lit=lit).copy()
    thick = max(1.0, 1.8 * scale)
    body = "".join(
        f'<path d="M{width / 2 + side * 2.8 * scale:.1f} {height * 0.32:.1f} V{height * 0.68:.1f}" '
        f'stroke="{INK}" stroke-width="{thick:.2f}" stroke-linecap="round"/>'
        for side in (-1, 1)
    )
    knob.blit(rasterise(document(body, width, height), (width, height)), (0, 0))
    return knob
