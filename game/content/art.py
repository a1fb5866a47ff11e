"""Art as data: palettes, how mechs are built, poses, and what each card's picture is put together from."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.content.entries import Place, check_ids, read_entries
from game.content.places import shipped
from game.content.problems import Problems

Angles = tuple[float, float]
Point = tuple[float, float]
NOTHING = "none"


class Palette(msgspec.Struct, frozen=True):
    """base, shade, dark, trim, glow."""

    id: str
    colors: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]


class Look(msgspec.Struct, frozen=True):
    """How a mech is built: the names of its parts in assets/parts."""

    id: str
    palette: str
    head: str
    torso: str
    limbs: str
    shoulder: str
    back: str = NOTHING
    weapon: str = NOTHING
    offhand: str = NOTHING


class Pose(msgspec.Struct, frozen=True):
    """Joint angles in degrees: 0 hangs down, 90 points forward, 180 up; `lift` is above the ground."""

    id: str
    lean: float
    lead_arm: Angles
    rear_arm: Angles
    lead_leg: Angles
    rear_leg: Angles
    hold: float
    rear_hold: float
    lift: float = 0


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mech in a picture: its feet stand at `at`; a weapon of its own may be swapped, or "none"."""

    look: str
    pose: str
    at: Point
    size: float = 1
    flip: bool = False
    weapon: str = ""
    offhand: str = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect or a drone around `at`, turned by degrees; a negative size mirrors it."""

    name: str
    at: Point
    size: float = 1
    turn: float = 0


class Picture(msgspec.Struct, frozen=True):
    """400 x 300: a scene, what is behind the figures, the figures and drones, what is before them."""

    id: str
    scene: str
    palette: str = "steel"
    behind: tuple[Item, ...] = ()
    figures: tuple[Figure, ...] = ()
    drones: tuple[Item, ...] = ()
    before: tuple[Item, ...] = ()


@dataclass(frozen=True, slots=True)
class Art:
    """All recipes by id."""

    palettes: Mapping[str, Palette]
    looks: Mapping[str, Look]
    poses: Mapping[str, Pose]
    pictures: Mapping[str, Picture]
    boxes: Mapping[str, Picture]


def load_art(folder: Path, problems: Problems) -> Art:
    """Reads `folder`/art, adding every mistake to `problems`."""
    base = folder / "art"
    art = Art(
        read_entries(base / "palettes.yaml", Palette, problems, "art/palettes.yaml"),
        read_entries(base / "looks.yaml", Look, problems, "art/looks.yaml"),
        read_entries(base / "poses.yaml", Pose, problems, "art/poses.yaml"),
        read_entries(base / "pictures.yaml", Picture, problems, "art/pictures.yaml"),
        read_entries(base / "boxes.yaml", Picture, problems, "art/boxes.yaml"),
    )
    _check(art, problems)
    return art


@cache
def shipped_art() -> Art:
    """The recipes that come with the program. Raises `ContentError`."""
    problems = Problems()
    art = load_art(shipped("data"), problems)
    problems.raise_if_any()
    return art


@cache
def part_names(group: str) -> frozenset[str]:
    """The parts that are drawn: "heads", "torsos", "effects"…, or "scenes"."""
    folder = shipped("assets") / ("scenes" if group == "scenes" else f"parts/{group}")
    return frozenset(path.stem for path in folder.glob("*.svg"))


def _check(art: Art, problems: Problems) -> None:
    weapons = part_names("weapons") | {NOTHING}
    for look in art.looks.values():
        place = Place(problems, "art/looks.yaml", look.id)
        check_ids([look.palette], art.palettes, "palette", "palette", place)
        for field, group in (("head", "heads"), ("torso", "torsos")):
            check_ids([getattr(look, field)], part_names(group), field, field, place)
        check_ids([look.back], part_names("backs") | {NOTHING}, "back", "back", place)
        check_ids([look.weapon, look.offhand], weapons, "weapon", "weapon", place)
        limbs = part_names("limbs")
        check_ids([f"{look.limbs}_thigh", f"pauldron_{look.shoulder}"], limbs, "limbs", "limb", place)
    for pictures, file in ((art.pictures, "art/pictures.yaml"), (art.boxes, "art/boxes.yaml")):
        for picture in pictures.values():
            _check_picture(picture, art, weapons, Place(problems, file, picture.id))


def _check_picture(picture: Picture, art: Art, weapons: Collection[str], place: Place) -> None:
    check_ids([picture.scene], part_names("scenes"), "scene", "scene", place)
    check_ids([picture.palette], art.palettes, "palette", "palette", place)
    check_ids([figure.look for figure in picture.figures], art.looks, "figures", "look", place)
    check_ids([figure.pose for figure in picture.figures], art.poses, "figures", "pose", place)
    held = [name for figure in picture.figures for name in (figure.weapon, figure.offhand) if name]
    check_ids(held, weapons, "figures", "weapon", place)
    effects = [item.name for item in (*picture.behind, *picture.before)]
    check_ids(effects, part_names("effects"), "effects", "effect", place)
    check_ids([drone.name for drone in picture.drones], part_names("drones"), "drones", "drone", place)
