"""What the curtain shows while the screen changes hands; each game fills it in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Fact:
    """What everyone at the screen may know: an icon, what it is, and a value for either seat or for both."""

    symbol: str
    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Handover:
    """`title` counts the turn or round, `ribbon` says what is over; nothing here is secret.

    `figure` paints who hands over (awake False) or takes the screen, looking left or right, at so many
    pixels for a pixel of a window 1080 high. It returns the picture and where its corner lies from the
    middle of its foot.
    """

    title: str
    ribbon: str
    facts: Sequence[Fact]
    figure: Callable[[Seat, float, bool, bool], tuple[pygame.Surface, tuple[int, int]]]
    tip: tuple[str, str] | None = None
    """The title and the words of a first-time tip."""
