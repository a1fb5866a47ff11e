"""Mechs seen from above, as data: flat parts with a height, from which a picture of any facing is drawn."""

from typing import Annotated, Literal

import msgspec

Point = tuple[float, float]
Tone = Literal["base", "shade", "dark", "trim", "glow", "metal", "steel"]
"""The colours of a part: four of the seat, the window's light, and two metals."""


class TokenPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flat shape between two heights. Forward is up (negative y); `mirror` adds its other half.

    The shape is `box` (left, top, right, bottom, cut of its corners), `disc` (x, y, radius, corners) or the
    `points` of a polygon. `inset` is the colour of a smaller shape on its top.
    """

    heights: tuple[float, float]
    tone: Tone
    box: tuple[float, float, float, float, float] | None = None
    disc: tuple[float, float, float, int] | None = None
    points: tuple[Point, ...] = ()
    inset: Tone | None = None
    mirror: bool = False

    def __post_init__(self) -> None:
        if (self.box is not None) + (self.disc is not None) + bool(self.points) != 1:
            raise ValueError("a part has one of `box`, `disc` and `points`")
        if self.heights[0] >= self.heights[1]:
            raise ValueError("the lower of the `heights` comes first")


class Token(msgspec.Struct, frozen=True):
    """A mech from above: its parts on a plate of 84 units in radius, made `size` times as large.

    `look` is the robot or mech of the other art that shows it from the side, `scene` what that stands before.
    """

    id: str
    look: str
    scene: str
    parts: Annotated[tuple[TokenPart, ...], msgspec.Meta(min_length=1)]
    size: float = 1.0
    shift: float = 0.0
