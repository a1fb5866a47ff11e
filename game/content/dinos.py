"""Dinosaurs as data: a spine with skin round it, legs, arms, a head, a back, metal on the skin, and poses."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, cast

import msgspec

from game.content.dino_metal import Gear, Metal
from game.content.entries import Location, check_ids, read_entries
from game.content.paths import shipped
from game.content.problems import Problems

Point = tuple[float, float]
Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Knot = tuple[float, float, float, float]
"""x, y, radius towards the back, radius towards the belly."""
Foot = tuple[float, float]
"""How far a foot stands before its hip, and how high it is lifted."""
PoseName = Literal["stand", "breathe", "lunge", "hurt", "dodge", "brace", "roar"]
Plan = Literal["biped", "quad", "flyer", "swimmer"]
BackKind = Literal[
    "spikes", "plates", "sail", "dome", "quills", "fins", "spines", "ribbon", "rods", "lances", "shell"
]
NOTHING = "none"
FEET = {"biped": 2, "quad": 4, "flyer": 0, "swimmer": 0}


class DinoPalette(msgspec.Struct, frozen=True):
    """Six colours, in this order: base, shade, belly, pattern, trim, glow."""

    id: str
    colors: tuple[Hex, Hex, Hex, Hex, Hex, Hex]


class Leg(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bones from the hip down. `radii`: hip, knee, ankle and, for bipeds, instep; `size` is that of the foot.

    `front`: length of a front leg as a share of a hind one. `steel`: the shin is a hydraulic strut.
    """

    thigh: float
    shin: float
    radii: tuple[float, ...]
    instep: float = 0
    size: float = 1
    front: float = 1
    steel: bool = False
    sickle: bool = False


class DinoPose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an animal bends: degrees for the trunk's `lean`, `neck`, `tail`, tail tip (`whip`), `head`, `jaw`.

    `feet` are those of the near hind, far hind, near front and far front leg; `heels` lean the insteps of a
    biped. `wings`: elbow, wrist, tip and two trailing points from the shoulder, near wing first. `spread` is
    how far a frill is open. A `wounded` animal has gashes, sparks and smoke, and shuts its eyes.
    """

    lean: float = 0
    neck: float = 0
    tail: float = 0
    whip: float = 0
    head: float = 0
    jaw: float = 8
    arm: float = 0
    hip: Point = (0, 0)
    feet: tuple[Foot, ...] = ()
    heels: tuple[float, float] = (-0.42, -0.42)
    wings: tuple[tuple[Point, Point, Point, Point, Point], ...] = ()
    talons: float = 0
    spread: float = 0.75
    wounded: bool = False


class BodyPlan(msgspec.Struct, frozen=True):
    """The poses of all animals that are built alike."""

    id: Plan
    poses: Mapping[PoseName, DinoPose]


class Teeth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Teeth side by side along a line, one a height."""

    start: Point
    end: Point
    heights: tuple[float, ...]


class Head(msgspec.Struct, frozen=True):
    """A head from the end of the neck: the jaw turns about its hinge, the lips run forwards from there."""

    id: str
    hinge: Point
    upper: tuple[Point, ...]
    lower: tuple[Point, ...]
    tongue: bool = True
    teeth: Teeth | None = None
    jaw_teeth: Teeth | None = None
    eye: tuple[float, float, float] | None = None


class Sail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands on the back, from one knot of the spine to another, and how high it is."""

    kind: BackKind
    knots: tuple[float, float]
    height: float = 1


class Dino(msgspec.Struct, frozen=True):
    """An animal that faces right: ground at y 0, hip above x 0, `spine` from the tail's tip to the neck.

    `hip` and `shoulder` count knots of the spine; `belly` is the knot at which the light belly begins.
    `arm_knot` is the arm's place from the shoulder in knots; front legs stand around x `front`. A flyer with
    `hind_wings` has a smaller pair at its hip.
    """

    id: str
    plan: Plan
    palette: str
    spine: Annotated[tuple[Knot, ...], msgspec.Meta(min_length=4)]
    head: str
    leg: Leg | None = None
    hip: int = 4
    shoulder: int = 6
    belly: float = 1.5
    head_size: float = 1
    head_turn: float = 0
    arm: str = NOTHING
    arm_size: float = 1
    arm_knot: float = 0
    front: float = 0
    tail: str = NOTHING
    wing: Literal["skin", "feathers"] = "skin"
    hind_wings: bool = False
    back: Sail | None = None
    pattern: Literal["none", "stripes", "bands", "spots"] = "none"
    metal: tuple[Metal, ...] = ()
    poses: Mapping[PoseName, DinoPose] = {}

    def __post_init__(self) -> None:
        if not 0 < self.hip < self.shoulder < len(self.spine):
            raise ValueError("`hip` and `shoulder` are knots of the spine, the hip first")
        if self.plan in ("biped", "quad") and self.leg is None:
            raise ValueError(f"a {self.plan} has a `leg`")


class Worn(msgspec.Struct, frozen=True):
    """What an animal wears: a drawing at a place of any trunk, along it and so deep.

    Along -1 is the tail's tip, 0 the hip, 1 the shoulder, 2 the neck's end. `follow`: how much it turns with
    the skin. What is fixed to the head has its place from the neck's end, x forwards and y down.
    """

    id: str
    at: Point
    fixed_to: Literal["trunk", "head"] = "trunk"
    size: float = 1
    follow: float = 0.7


@dataclass(frozen=True, slots=True)
class Dinos:
    """All that dinosaurs are drawn from, by id."""

    animals: Mapping[str, Dino]
    palettes: Mapping[str, DinoPalette]
    plans: Mapping[str, BodyPlan]
    heads: Mapping[str, Head]
    worn: Mapping[str, Worn]

    def pose(self, animal: str, name: str) -> DinoPose:
        """How an animal bends in a pose: its own way, or that of its plan."""
        dino = self.animals[animal]
        key = cast(PoseName, name)
        return dino.poses.get(key) or self.plans[dino.plan].poses[key]


POSES: tuple[PoseName, ...] = ("stand", "breathe", "lunge", "hurt", "dodge", "brace", "roar")
"""The poses that every animal can take: who waits changes between the first two."""


def load_dinos(base: Path, problems: Problems) -> Dinos:
    """Reads the files of dinosaurs in a folder, adding every mistake to `problems`."""
    dinos = Dinos(
        read_entries(base / "dinos.yaml", Dino, problems, "art/dinos.yaml"),
        read_entries(base / "dino_palettes.yaml", DinoPalette, problems, "art/dino_palettes.yaml"),
        read_entries(base / "dino_plans.yaml", BodyPlan, problems, "art/dino_plans.yaml"),
        read_entries(base / "dino_heads.yaml", Head, problems, "art/dino_heads.yaml"),
        read_entries(base / "dino_worn.yaml", Worn, problems, "art/dino_worn.yaml"),
    )
    for worn in dinos.worn.values():
        check_ids(
            [worn.id], drawings("worn"), "id", "drawing", Location(problems, "art/dino_worn.yaml", worn.id)
        )
    for head in dinos.heads.values():
        location = Location(problems, "art/dino_heads.yaml", head.id)
        check_ids([head.id], drawings("heads"), "id", "drawing", location)
    for plan in dinos.plans.values():
        location = Location(problems, "art/dino_plans.yaml", plan.id)
        for name in POSES:
            if name not in plan.poses:
                location.problem("poses", f"'{name}' is missing")
        _check_poses(plan.poses, plan.id, location)
    for dino in dinos.animals.values():
        _check_animal(dino, dinos, Location(problems, "art/dinos.yaml", dino.id))
    return dinos


def drawings(group: str) -> frozenset[str]:
    """The names of the rigid parts of a group: "heads", "tails", "arms", "metal", "worn"."""
    return frozenset(path.stem for path in (shipped("assets") / "parts" / f"dino_{group}").glob("*.svg"))


def _check_animal(dino: Dino, dinos: Dinos, location: Location) -> None:
    check_ids([dino.palette], dinos.palettes, "palette", "palette", location)
    check_ids([dino.head], dinos.heads, "head", "head", location)
    check_ids([dino.plan], dinos.plans, "plan", "plan", location)
    check_ids([dino.tail], drawings("tails") | {NOTHING}, "tail", "tail", location)
    check_ids([dino.arm], drawings("arms") | {NOTHING}, "arm", "arm", location)
    gear = [one.name for one in dino.metal if isinstance(one, Gear)]
    check_ids(gear, drawings("metal"), "metal", "metal", location)
    if dino.leg is not None and len(dino.leg.radii) != {"biped": 4, "quad": 3}.get(dino.plan, 0):
        location.problem("leg.radii", "a biped has four radii, a quad three")
    _check_poses(dino.poses, dino.plan, location)


def _check_poses(poses: Mapping[PoseName, DinoPose], plan: Plan, location: Location) -> None:
    for name, pose in poses.items():
        if len(pose.feet) != FEET[plan]:
            location.problem(f"poses.{name}.feet", f"a {plan} has {FEET[plan]} feet")
        if (plan == "flyer") != (len(pose.wings) == 2):
            location.problem(f"poses.{name}.wings", "a flyer has two wings, nobody else has any")
