"""Dice as values, and where each one is while it is thrown: a pure model of time, with no chance in it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.ui.motion import ease_out
from game.ui.paint.roles import art_colors

Shape = Literal["square", "octagon", "round"]

THROW, REROLL, BETWEEN = 450.0, 350.0, 60.0
"""Milliseconds that a die tumbles, thrown or rerolled, and between one start and the next."""

LONGEST = 1000.0
"""No throw takes longer, however many dice there are."""

_SETTLE = 0.72
"""Share of its time after which a die shows the rolled face."""

_FACE_TIME = 55.0
"""Milliseconds that a tumbling die shows one face."""
_C = art_colors("parts/dice")


@dataclass(frozen=True, slots=True)
class Face:
    """What one side shows: `pips`, or a `symbol` (an icon), or `text`; none of them is a blank.

    A `ground` of its own sets it apart, as red does a crit.
    """

    pips: int = 0
    symbol: str = ""
    text: str = ""
    ground: str = ""

    @property
    def blank(self) -> bool:
        return not (self.pips or self.symbol or self.text)


@dataclass(frozen=True, slots=True)
class DieKind:
    """A shape with its faces; `ground` and `ink` are SVG colours.

    `blank` are the colours of a blank from above downwards: dark, so that what counts is seen first.
    """

    shape: Shape
    faces: tuple[Face, ...]
    ground: str = _C["ground"]
    ink: str = _C["ink"]
    blank: tuple[str, str] = _C.ramp("blank")


def six_sided(ink: str = _C["ink"]) -> DieKind:
    """A die with one to six pips."""
    return DieKind("square", tuple(Face(pips=number) for number in range(1, 7)), ink=ink)


def eight_sided(ground: str = _C["ground of eight"], ink: str = _C["ink of eight"]) -> DieKind:
    """A die with the numbers one to eight."""
    return DieKind("octagon", tuple(Face(text=str(number)) for number in range(1, 9)), ground, ink)


@dataclass(frozen=True, slots=True)
class Die:
    """A die and the index of the face that it was rolled to."""

    kind: DieKind
    face: int


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a die is, in widths of a die from its place: `x` to the right, `height` upwards; `angle` in
    degrees clockwise; `face` is an index.
    """

    x: float
    height: float
    angle: float
    face: int


@dataclass
class Throw:
    """Dice on their way to rolled faces. `moving` are those that are thrown or rerolled; others lie still.

    >>> throw = Throw([Die(six_sided(), 4)])
    >>> throw.pose(0, throw.length) == Pose(0.0, 0.0, 0.0, 4)
    True
    """

    dice: Sequence[Die]
    moving: frozenset[int] | None = None
    again: bool = False
    _order: dict[int, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        going = range(len(self.dice)) if self.moving is None else sorted(self.moving)
        self._order = {number: turn for turn, number in enumerate(going)}

    @property
    def tumble(self) -> float:
        """Milliseconds that one die is on its way."""
        return REROLL if self.again else THROW

    @property
    def between(self) -> float:
        """Milliseconds from one start to the next: fewer where many dice would take too long."""
        return min(BETWEEN, (LONGEST - self.tumble) / max(1, len(self._order) - 1))

    @property
    def length(self) -> float:
        """Milliseconds until the last die lies still."""
        return self.tumble + self.between * (len(self._order) - 1) if self._order else 0.0

    def started(self, number: int, at: float) -> bool:
        """Whether a die can be seen: a thrown one cannot before its time."""
        return number not in self._order or self.again or at >= self._order[number] * self.between

    def pose(self, number: int, at: float) -> Pose:
        """A die `at` milliseconds after the throw began."""
        die = self.dice[number]
        if number not in self._order:
            return Pose(0.0, 0.0, 0.0, die.face)
        passed = at - self._order[number] * self.between
        share = min(1.0, max(0.0, passed / self.tumble))
        if share >= 1:
            return Pose(0.0, 0.0, 0.0, die.face)
        left = 1 - ease_out(share)
        turns = (1 if self.again else 2) * (-1 if number % 2 else 1)
        if self.again:
            return Pose(0.0, 0.9 * math.sin(math.pi * share), 360 * turns * left, self._face(die, share))
        return Pose(-3.5 * left, _bounce(share), 360 * turns * left, self._face(die, share))

    def _face(self, die: Die, share: float) -> int:
        if share >= _SETTLE:
            return die.face
        steps = 1 + int((_SETTLE - share) * self.tumble / _FACE_TIME)
        # Stepping by three shows faces that are not next to one another in the list.
        return (die.face + 3 * steps) % len(die.kind.faces)


def _bounce(share: float) -> float:
    """Two bounces, the second one lower."""
    if share < 0.55:
        return 1.1 * math.sin(math.pi * share / 0.55)
    if share < 0.85:
        return 0.35 * math.sin(math.pi * (share - 0.55) / 0.3)
    return 0.0
