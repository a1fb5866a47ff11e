"""Chassis, weapons, upgrades and directives of Command Core; maps, squads and dice faces."""

from typing import Annotated, Literal

import msgspec

from game.content.sides import CardId, CardIds
from game.content.steps import Step

Arc = Literal["front", "left", "right", "rear"]
Colour = Literal["blue", "red", "yellow", "green"]
Icon = Literal[
    "forward",
    "back",
    "left",
    "right",
    "turn_left_45",
    "turn_left_90",
    "turn_right_45",
    "turn_right_90",
    "stop",
    "lock",
]
MechClass = Literal["light", "medium", "heavy"]
Face = Literal["blank", "hit", "crit", "shield", "dodge"]
BoardKind = Literal["square", "hex"]
Delta = Annotated[int, msgspec.Meta(ge=-4, le=3)]
Dice = Annotated[int, msgspec.Meta(ge=0, le=8)]
Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Cell = tuple[int, int]


class ArmorDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Armor dice by the arc of the defender in which the attacker stands; left and right are alike."""

    front: Dice
    side: Dice
    rear: Dice


class Chassis(msgspec.Struct, frozen=True):
    """A mech without its cards. `slots` are for the directives of its program."""

    id: str
    name: str
    mech_class: MechClass = msgspec.field(name="class")
    structure: Annotated[int, msgspec.Meta(ge=1, le=20)]
    armor: ArmorDice
    evasion: Dice
    slots: Annotated[int, msgspec.Meta(ge=3, le=5)]
    points: Points


class Weapon(msgspec.Struct, frozen=True):
    """`range` is the nearest and the farthest distance; `delta` is paid before the dice are rolled."""

    id: str
    name: str
    dice: Annotated[int, msgspec.Meta(ge=1, le=8)]
    range: tuple[Annotated[int, msgspec.Meta(ge=1, le=12)], Annotated[int, msgspec.Meta(ge=1, le=12)]]
    arcs: Annotated[tuple[Arc, ...], msgspec.Meta(min_length=1)]
    delta: Delta
    points: Points


class Upgrade(msgspec.Struct, frozen=True):
    """Works as long as it is not depleted."""

    id: str
    name: str
    does: tuple[Step, ...]
    points: Points


class Combo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another delta when the card directly before, the one after, or both were completed with these colours.

    `earlier` is for the card before the one before: two in a row.
    """

    delta: Delta
    before: Colour | None = None
    after: Colour | None = None
    earlier: Colour | None = None

    def __post_init__(self) -> None:
        if self.before is None and self.after is None:
            raise ValueError("a combo has `before` or `after`, or both")
        if self.earlier is not None and (self.before is None or self.after is not None):
            raise ValueError("a combo has `earlier` only with `before` and without `after`")

    @property
    def wanted(self) -> dict[int, Colour]:
        """The colours that it asks for, by how many slots after its own card they lie.

        >>> Combo(2, before="red", earlier="blue").wanted
        {-2: 'blue', -1: 'red'}
        """
        named: dict[int, Colour | None] = {-2: self.earlier, -1: self.before, 1: self.after}
        return {way: colour for way, colour in named.items() if colour is not None}


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is executed: a whole directive, or one half of a split one."""

    colour: Colour
    delta: Delta
    icons: Annotated[tuple[Icon, ...], msgspec.Meta(min_length=1, max_length=4)]
    combos: tuple[Combo, ...] = ()


class Directive(msgspec.Struct, frozen=True):
    """A split directive has two halves; which one is on top is chosen when it is placed."""

    id: str
    name: str
    halves: Annotated[tuple[Half, ...], msgspec.Meta(min_length=1, max_length=2)]

    @property
    def split(self) -> bool:
        return len(self.halves) == 2


class SquadMech(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One mech of a squad with all its cards; it may be incomplete."""

    chassis: CardId = ""
    weapons: CardIds = ()
    upgrades: CardIds = ()
    directives: CardIds = ()


class Squad(msgspec.Struct, frozen=True):
    """A ready-made side. `limit` is the limit of points that it is built for, None the usual one; one that
    is `free` need not keep any.
    """

    id: str
    name: str
    mechs: tuple[SquadMech, ...]
    free: bool = False
    limit: int | None = None


class Map(msgspec.Struct, frozen=True):
    """A board. `rows` draws it from above, `#` is a wall and `.` is free."""

    id: str
    name: str
    board: BoardKind
    rows: tuple[str, ...]

    @property
    def walls(self) -> tuple[Cell, ...]:
        """Cells of walls: x and y, or axial q and r."""
        found = [(x, y) for y, row in enumerate(self.rows) for x, mark in enumerate(row) if mark == "#"]
        if self.board == "hex":
            return tuple((q, row - q // 2) for q, row in found)
        return tuple(found)


class DieFaces(msgspec.Struct, frozen=True):
    """The six faces of a kind of dice, from 1 to 6."""

    id: Literal["attack", "armor", "evade"]
    faces: tuple[Face, Face, Face, Face, Face, Face]
