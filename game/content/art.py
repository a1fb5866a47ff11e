"""Art as data: palettes, the parts of mechs and robots, poses, and the layers of each picture."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.content.dinos import POSES as DINO_POSES
from game.content.dinos import Dinos, PoseName, load_dinos
from game.content.entries import Location, check_ids, read_entries
from game.content.grounds import Ground
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.tokens import Token

Angles = tuple[float, float]
Point = tuple[float, float]
NOTHING = "none"


class Palette(msgspec.Struct, frozen=True):
    """Five colours, in this order: base, shade, dark, trim, glow."""

    id: str
    colors: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]


class Look(msgspec.Struct, frozen=True):
    """The parts of a mech, by their names in assets/parts."""

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
    """Joint angles in degrees: 0 hangs down, 90 points forward, 180 up; `lift` is above the ground.

    A `planted` weapon is in no hand: it stands in the ground.
    """

    id: str
    lean: float
    lead_arm: Angles
    rear_arm: Angles
    lead_leg: Angles
    rear_leg: Angles
    hold: float
    rear_hold: float
    lift: float = 0
    planted: bool = False
    held_size: float = 1.0
    """Of what the lead hand holds: pointed at somebody near, a long weapon is foreshortened."""


class Robot(msgspec.Struct, frozen=True):
    """The parts of a robot: base, hull, head, limbs, and a tool in each hand."""

    id: str
    palette: str
    base: str
    hull: str
    head: str
    limbs: str
    weapon: str = NOTHING
    offhand: str = NOTHING


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mech or robot in a picture, at the point `at`; `weapon`, `offhand` and `palette` replace those of its
    look.
    """

    look: str
    pose: str
    at: Point
    size: float = 1
    flip: bool = False
    weapon: str = ""
    offhand: str = ""
    palette: str = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part centred at `at`, turned by degrees; a negative size mirrors it."""

    name: str
    at: Point
    size: float = 1
    turn: float = 0
    palette: str = ""


class Animal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dinosaur in a picture: where its neck ends, so that its head is seen whatever its size."""

    name: str
    neck: Point
    pose: PoseName = "stand"
    size: float = 0.6
    flip: bool = False


class Picture(msgspec.Struct, frozen=True):
    """A picture of 400 x 300 pixels: its scene and layers, from back to front."""

    id: str
    scene: str
    palette: str = "steel"
    behind: tuple[Item, ...] = ()
    figures: tuple[Figure, ...] = ()
    dinos: tuple[Animal, ...] = ()
    drones: tuple[Item, ...] = ()
    props: tuple[Item, ...] = ()
    before: tuple[Item, ...] = ()


class ShelfFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mech, robot or dinosaur that lives in a box.

    `at` is the middle of its foot in units from the box's corner. It takes the pose
    `attack` while its box is pointed at; "" for one that stays as it is. `palette` replaces that of its look.
    """

    look: str
    pose: str
    at: Point
    size: float = 1
    flip: bool = False
    attack: str = ""
    palette: str = ""


class ShelfBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's box on the title's shelf: its two colours, and what is seen in it.

    One without a `scene` is closed, with an effect as a sign on its lid.
    """

    id: str
    colors: tuple[str, str]
    scene: str = ""
    sign: str = NOTHING
    figures: tuple[ShelfFigure, ...] = ()


@dataclass(frozen=True, slots=True)
class Art:
    """All art by id; pictures of cards by game and card: "scrap_knights/slash"."""

    palettes: Mapping[str, Palette]
    looks: Mapping[str, Look]
    robots: Mapping[str, Robot]
    poses: Mapping[str, Pose]
    pictures: Mapping[str, Picture]
    boxes: Mapping[str, Picture]
    shelf: Mapping[str, ShelfBox]
    tokens: Mapping[str, Token]
    grounds: Mapping[str, Ground]
    dinos: Dinos


def load_art(folder: Path, problems: Problems) -> Art:
    """Reads `folder`/art, adding every mistake to `problems`."""
    base = folder / "art"
    art = Art(
        read_entries(base / "palettes.yaml", Palette, problems, "art/palettes.yaml"),
        read_entries(base / "looks.yaml", Look, problems, "art/looks.yaml"),
        read_entries(base / "robots.yaml", Robot, problems, "art/robots.yaml"),
        read_entries(base / "poses.yaml", Pose, problems, "art/poses.yaml"),
        _pictures(base / "pictures", problems),
        read_entries(base / "boxes.yaml", Picture, problems, "art/boxes.yaml"),
        read_entries(base / "shelf.yaml", ShelfBox, problems, "art/shelf.yaml"),
        read_entries(base / "tokens.yaml", Token, problems, "art/tokens.yaml"),
        read_entries(base / "grounds.yaml", Ground, problems, "art/grounds.yaml"),
        load_dinos(base, problems),
    )
    _check(art, problems)
    return art


def _pictures(folder: Path, problems: Problems) -> dict[str, Picture]:
    pictures: dict[str, Picture] = {}
    for path in sorted(folder.glob("*.yaml")):
        entries = read_entries(path, Picture, problems, f"art/pictures/{path.name}")
        pictures |= {f"{path.stem}/{name}": picture for name, picture in entries.items()}
    return pictures


@cache
def shipped_art() -> Art:
    """The shipped art. Raises `ContentError`."""
    problems = Problems()
    art = load_art(shipped("data"), problems)
    problems.raise_if_any()
    return art


@cache
def part_names(group: str) -> frozenset[str]:
    """The names of the SVG files of a group: "heads", "torsos", "effects"…, or "scenes"."""
    folder = shipped("assets") / ("scenes" if group == "scenes" else f"parts/{group}")
    return frozenset(path.stem for path in folder.glob("*.svg"))


def _check(art: Art, problems: Problems) -> None:
    weapons = part_names("weapons") | {NOTHING}
    for look in art.looks.values():
        location = Location(problems, "art/looks.yaml", look.id)
        check_ids([look.palette], art.palettes, "palette", "palette", location)
        for field, group in (("head", "heads"), ("torso", "torsos")):
            check_ids([getattr(look, field)], part_names(group), field, field, location)
        check_ids([look.back], part_names("backs") | {NOTHING}, "back", "back", location)
        check_ids([look.weapon, look.offhand], weapons, "weapon", "weapon", location)
        limbs = part_names("limbs")
        check_ids([f"{look.limbs}_thigh", f"pauldron_{look.shoulder}"], limbs, "limbs", "limb", location)
    for robot in art.robots.values():
        location = Location(problems, "art/robots.yaml", robot.id)
        check_ids([robot.palette], art.palettes, "palette", "palette", location)
        for field, group in (("base", "bases"), ("hull", "hulls"), ("head", "heads")):
            check_ids([getattr(robot, field)], part_names(group), field, field, location)
        check_ids([robot.weapon, robot.offhand], weapons, "weapon", "weapon", location)
        check_ids([f"{robot.limbs}_forearm"], part_names("limbs"), "limbs", "limb", location)
    for key, picture in art.pictures.items():
        file = f"art/pictures/{key.partition('/')[0]}.yaml"
        _check_picture(picture, art, weapons, Location(problems, file, picture.id))
    for picture in art.boxes.values():
        _check_picture(picture, art, weapons, Location(problems, "art/boxes.yaml", picture.id))
    for box in art.shelf.values():
        _check_box(box, art, Location(problems, "art/shelf.yaml", box.id))
    for token in art.tokens.values():
        location = Location(problems, "art/tokens.yaml", token.id)
        check_ids([token.look], {**art.looks, **art.robots}, "look", "look", location)
        check_ids([token.scene], part_names("scenes"), "scene", "scene", location)


def _check_box(box: ShelfBox, art: Art, location: Location) -> None:
    check_ids([box.scene], part_names("scenes") | {""}, "scene", "scene", location)
    check_ids([box.sign], part_names("effects") | {NOTHING}, "sign", "effect", location)
    known = {**art.looks, **art.robots, **art.dinos.animals}
    check_ids([figure.look for figure in box.figures], known, "figures", "look", location)
    for figure in box.figures:
        poses = DINO_POSES if figure.look in art.dinos.animals else art.poses
        check_ids([one for one in (figure.pose, figure.attack) if one], poses, "figures", "pose", location)
    check_ids(
        [one.palette for one in box.figures if one.palette], art.palettes, "figures", "palette", location
    )


def _check_picture(picture: Picture, art: Art, weapons: Collection[str], location: Location) -> None:
    check_ids([picture.scene], part_names("scenes"), "scene", "scene", location)
    check_ids([picture.palette], art.palettes, "palette", "palette", location)
    known = {**art.looks, **art.robots}
    check_ids([figure.look for figure in picture.figures], known, "figures", "look", location)
    check_ids([figure.pose for figure in picture.figures], art.poses, "figures", "pose", location)
    held = [name for figure in picture.figures for name in (figure.weapon, figure.offhand) if name]
    check_ids(held, weapons, "figures", "weapon", location)
    own = [figure.palette for figure in picture.figures if figure.palette]
    check_ids(own, art.palettes, "figures", "palette", location)
    check_ids([one.name for one in picture.dinos], art.dinos.animals, "dinos", "dinosaur", location)
    layers = (
        ("effects", (*picture.behind, *picture.before), "effect"),
        ("drones", picture.drones, "drone"),
        ("props", picture.props, "prop"),
    )
    for group, items, one in layers:
        check_ids([item.name for item in items], part_names(group), group, one, location)
        colored = [item.palette for item in items if item.palette]
        check_ids(colored, art.palettes, group, "palette", location)
