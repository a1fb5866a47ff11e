"""What an effect is made of: one type for each part, with the numbers and colours that it takes.

Lengths are shares of a mech's height in 128ths, angles degrees (0 points at the target, 90 down). A value is
a number, or points in time ([[0, 10], [160, 40]]: milliseconds, number) between which it runs straight.
"""

from typing import Annotated, Literal

import msgspec

Points = Annotated[tuple[tuple[float, float], ...], msgspec.Meta(min_length=1)]
Value = float | Points
Anchor = Literal["end", "start", "ground", "foot"]
"""Where the blow lands, where it comes from, and the floor below each of the two."""

RED, ORANGE, AMBER, STRAW, WHITE = "#c4301f", "#f2602a", "#ffb13b", "#ffe58a", "#ffffff"
FIRE = (RED, ORANGE, AMBER)


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="part"):
    """What all parts have: when they are seen (`since`, `until`), and where.

    `way` puts a part on the line from start to end (0 to 1), `rise` on an arc so high above it.
    """

    since: float = 0
    until: float = 100_000
    at: Anchor = "end"
    x: Value = 0
    y: Value = 0
    way: Value | None = None
    rise: Value = 0
    opacity: Value = 1
    seed: int = 1
    under: bool = False
    """Drawn beneath the figures."""


class Glow(Layer, frozen=True, kw_only=True, tag="glow"):
    """Soft light."""

    radius: Value
    color: str = "glow"


class Crescent(Layer, frozen=True, kw_only=True, tag="crescent"):
    """The trail of a blade, from one angle to another."""

    radius: Value
    start: Value
    end: Value
    wide: Value
    color: str = WHITE
    squash: float = 0.92


class Needles(Layer, frozen=True, kw_only=True, tag="needles"):
    """Sparks that point away from a place."""

    count: int
    start: Value = 0
    end: Value = 360
    near: Value
    far: Value
    wide: Value = 2
    colors: tuple[str, ...] = (WHITE, STRAW, AMBER)


class Star(Layer, frozen=True, kw_only=True, tag="star"):
    """A ragged star; with an `edge`, in ink."""

    points: Annotated[int, msgspec.Meta(ge=3)]
    inner: Value
    outer: Value
    color: str = WHITE
    edge: float = 0
    squash: float = 1


class Cloud(Layer, frozen=True, kw_only=True, tag="cloud"):
    """Smoke or fire: balls in one outline."""

    size: Value
    count: int
    colors: tuple[str, ...] = FIRE
    spread: Value = 1
    edge: float = 2


class Puffs(Layer, frozen=True, kw_only=True, tag="puffs"):
    """Smoke along the way, from one share of it to another; `age` makes its older end larger."""

    begin: Value
    end: Value
    count: int = 10
    size: Value
    age: Value = 0
    colors: tuple[str, ...] = ("#77838d", "#b4bfc6", "#dbe2e6")
    edge: float = 1.9


class Fragments(Layer, frozen=True, kw_only=True, tag="fragments"):
    """Pieces of the target's armour."""

    count: int
    near: Value
    far: Value
    size: Value = 7
    start: Value = 0
    end: Value = 360
    streak: bool = True
    fall: Value = 0


class Dust(Layer, frozen=True, kw_only=True, tag="dust"):
    """Low billows along the ground."""

    wide: Value
    size: Value
    count: Annotated[int, msgspec.Meta(ge=2)] = 9
    colors: tuple[str, ...] = ("#6f8c92", "#a9c4c6")


class Ring(Layer, frozen=True, kw_only=True, tag="ring"):
    """An ellipse of light."""

    across: Value
    high: Value
    wide: Value = 2
    color: str = WHITE


class Lens(Layer, frozen=True, kw_only=True, tag="lens"):
    """A long thin body of light, pointed at both ends; `middle` is where it is widest (0 to 1)."""

    long: Value
    wide: Value
    middle: float = 0.5
    color: str = WHITE


class Beam(Layer, frozen=True, kw_only=True, tag="beam"):
    """Wavy bands from the start to the end."""

    wide: Value
    wave: float = 0.14
    colors: tuple[str, ...] = ("#1f8fd0", "#4fe6ff", WHITE)


class Bolt(Layer, frozen=True, kw_only=True, tag="bolt"):
    """A jagged spark from the start to the end; `reach` is how much of the way it has come."""

    wide: Value
    jag: float = 9
    reach: Value = 1
    colors: tuple[str, ...] = (AMBER, STRAW, WHITE)


class Tongues(Layer, frozen=True, kw_only=True, tag="tongues"):
    """A cone of fire: layers of the same tongues, each smaller and brighter, ink behind the outermost."""

    long: Value
    wide: Value
    count: int
    fan: float = 36
    turn: float = 0
    along: bool = False
    """Whether `long` is a share of the way instead of a length."""
    colors: tuple[str, ...] = (RED, "#ff7a2e", "#ffd45e", "#fff6c8")
    edge: float = 3.6


class Missile(Layer, frozen=True, kw_only=True, tag="missile"):
    """A missile or a shell that follows its way, its nose ahead."""

    shape: Literal["missile", "shell"] = "missile"
    size: float = 1


class Speed(Layer, frozen=True, kw_only=True, tag="speed"):
    """Lines of speed across a field."""

    count: int
    wide: Value
    high: Value
    color: str = "#d6fff0"


class Dome(Layer, frozen=True, kw_only=True, tag="dome"):
    """Hexagons in front of the target; those within `lit` of the blow are white."""

    radius: float = 58
    lit: Value = 0
    spread: Value = 0
    color: str = "#9fd8ff"


class Waves(Layer, frozen=True, kw_only=True, tag="waves"):
    """Hot air that rises."""

    count: int
    wide: Value
    high: Value = 34
    color: str = "#ff8a5c"


class Plumes(Layer, frozen=True, kw_only=True, tag="plumes"):
    """Two jets of steam, out to both sides."""

    reach: Value
    size: Value
    count: int = 7
    colors: tuple[str, ...] = ("#a3b4be", "#cbd8df", "#f2f7fa")
    edge: float = 1.9


class Cells(Layer, frozen=True, kw_only=True, tag="cells"):
    """Cells of a gauge that fall."""

    count: int
    fall: Value
    colors: tuple[str, ...] = ("#ffc46b", "#ff9a4d", "#ff6a3c")


class Disc(Layer, frozen=True, kw_only=True, tag="disc"):
    """A blank coin with a thick edge."""

    across: Value
    high: Value
    turn: Value = 0


class Sparkles(Layer, frozen=True, kw_only=True, tag="sparkles"):
    """Embers or motes in a field."""

    count: int
    wide: Value
    high: Value
    size: float = 2
    color: str = AMBER


Part = (
    Glow
    | Crescent
    | Needles
    | Star
    | Cloud
    | Puffs
    | Fragments
    | Dust
    | Ring
    | Lens
    | Beam
    | Bolt
    | Tongues
    | Missile
    | Speed
    | Dome
    | Waves
    | Plumes
    | Cells
    | Disc
    | Sparkles
)
