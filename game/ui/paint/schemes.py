"""Colour schemes: the seats, what helps and what harms, in colours that everybody can tell apart.

One scheme is shown at a time. What is painted in its colours asks for them when it is painted, and is
forgotten when another one is chosen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from game.content import theme
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.roles import Color as Rgb
from game.ui.paint.roles import rgb

T = TypeVar("T")
Shade = tuple[str, str]
"""Light and dark of something shaded, as SVG writes them."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """`seats` are for names and rings on dark ground, `on_paper` for names on paper, `dark` for plates under
    light words. `good` and `bad` are words; `hp`, `low` and `heat` (first cell, last cell) are cells.
    """

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


def _scheme(data: theme.Scheme) -> Scheme:
    def pair(colors: tuple[str, str]) -> tuple[Rgb, Rgb]:
        return rgb(colors[0]), rgb(colors[1])

    return Scheme(
        pair(data.seats),
        pair(data.on_paper),
        data.dark,
        rgb(data.good),
        rgb(data.bad),
        rgb(data.good_on_paper),
        rgb(data.bad_on_paper),
        data.hp,
        data.low,
        data.heat,
    )


SCHEMES: dict[str, Scheme] = {name: _scheme(data) for name, data in theme.shipped_theme().schemes.items()}


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
