"""Colour schemes: the seats, what helps and what harms, in colours that everybody can tell apart.

One scheme is shown at a time. What is painted in its colours asks for them when it is painted, and is
forgotten when another one is chosen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from game.ui.paint.memory import forget_all

T = TypeVar("T")
Rgb = tuple[int, int, int]
Shade = tuple[str, str]
"""Light and dark of something shaded, as SVG writes them."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """`seats` are for names and rings on dark ground, `on_paper` for names on paper, `dark` for plates under
    light words. `good` and `bad` are words; `hp`, `low` and `heat` (first cell, last cell) are cells.
    """

    name: str
    seats: tuple[Rgb, Rgb]
    on_paper: tuple[Rgb, Rgb]
    dark: tuple[str, str]
    good: Rgb
    bad: Rgb
    good_on_paper: Rgb
    bad_on_paper: Rgb
    hp: Shade
    low: Shade
    heat: tuple[Shade, Shade]


SCHEMES: dict[str, Scheme] = {
    "standard": Scheme(
        "Standard",
        ((120, 178, 255), (255, 132, 120)),
        ((29, 74, 140), (140, 45, 42)),
        ("#1d4a8c", "#8c2d2a"),
        (127, 224, 138),
        (255, 138, 122),
        (20, 104, 60),
        (176, 36, 30),
        ("#8ff0a0", "#3fa65c"),
        ("#ff9a8a", "#c2382e"),
        (("#ffe078", "#e89628"), ("#ff5c3c", "#aa1818")),
    ),
    "red_green": Scheme(
        "Red and green",
        ((106, 176, 255), (255, 176, 64)),
        ((22, 72, 146), (128, 70, 0)),
        ("#174a94", "#8a5200"),
        (160, 222, 255),
        (255, 150, 84),
        (0, 78, 148),
        (150, 66, 0),
        ("#f4f8fb", "#a4b8c8"),
        ("#ffb04a", "#c86400"),
        (("#ffb44a", "#c86c10"), ("#f07818", "#8a3c00")),
    ),
    "blue_yellow": Scheme(
        "Blue and yellow",
        ((72, 220, 204), (255, 122, 160)),
        ((0, 92, 86), (146, 24, 74)),
        ("#0f625c", "#94214f"),
        (150, 232, 130),
        (255, 132, 132),
        (28, 100, 30),
        (176, 24, 52),
        ("#a6f08a", "#4a9c3c"),
        ("#ff8c8c", "#b82a34"),
        (("#ffb09a", "#d8604c"), ("#ff5450", "#9c1420")),
    ),
    "high_contrast": Scheme(
        "High contrast",
        ((244, 248, 252), (255, 214, 10)),
        ((20, 22, 28), (110, 72, 0)),
        ("#333e49", "#6e5400"),
        (120, 255, 236),
        (255, 150, 130),
        (0, 88, 80),
        (176, 24, 10),
        ("#a8fff0", "#2cc4ac"),
        ("#ff8a70", "#e02a10"),
        (("#ffb050", "#ff7a1a"), ("#ff5a3a", "#e01818")),
    ),
}


class _Shown:
    """The scheme that pictures are painted in now, and whether shapes say what its colours say."""

    scheme = SCHEMES["standard"]
    shapes = False


def show_scheme(name: str, *, shapes: bool) -> None:
    """What is painted from now on has these colours; what was painted in others is forgotten."""
    if (SCHEMES[name], shapes) != (_Shown.scheme, _Shown.shapes):
        _Shown.scheme, _Shown.shapes = SCHEMES[name], shapes
        forget_all()


def shown_scheme() -> Scheme:
    """The scheme that pictures are painted in now."""
    return _Shown.scheme


def with_shapes() -> bool:
    """Whether a seat has its mark beside its name, and heat is hatched."""
    return _Shown.shapes


class BySeat(Sequence[T]):
    """What the shown scheme has for each seat under a name.

    >>> BySeat("dark")[1]
    '#8c2d2a'
    """

    def __init__(self, field: str) -> None:
        self._field = field

    def __getitem__(self, seat: int) -> T:  # type: ignore[override]
        return cast(T, getattr(_Shown.scheme, self._field)[seat])

    def __len__(self) -> int:
        return 2
