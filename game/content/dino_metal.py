"""Metal on a dinosaur's skin as data.

A place on the skin is (knot, depth): depth 1 is the back's edge, -1 the belly's. What is fixed to such places
bends with every pose.
"""

from typing import Literal

import msgspec

Span = tuple[float, float]
Spot = tuple[float, float]
Tone = Literal["trim", "glow"]


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="plate", tag_field="kind"):
    """A riveted plate over the back."""

    knots: Span
    depth: Span = (0.1, 1.06)
    bolts: int = 3


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="band", tag_field="kind"):
    """A collar all the way round."""

    knots: Span


class Ribs(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ribs", tag_field="kind"):
    """An open flank: a hot core behind steel ribs."""

    knots: Span
    depth: Span = (-0.75, 0.35)


class Hose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hose", tag_field="kind"):
    """A hose from one place of the skin to another; `sag` lifts its middle by so much depth."""

    start: Spot
    end: Spot
    tone: Tone = "glow"
    sag: float = 0.5


class Patch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="patch", tag_field="kind"):
    """A plate sewn into the flank."""

    knots: Span
    depth: Span


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="gear", tag_field="kind"):
    """A rigid part of assets/parts/dino_metal at a place of the skin; `follow`: how much it turns with it."""

    name: str
    at: Spot
    size: float = 1
    turn: float = 0
    follow: float = 1


Metal = Plate | Band | Ribs | Hose | Patch | Gear
