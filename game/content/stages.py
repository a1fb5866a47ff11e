"""Places where duels are fought, as data: the colours of their shared parts; the rest is drawn in a file."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.content.entries import Location, read_entries
from game.content.paths import shipped
from game.content.problems import Problems

Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Stands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of seats behind the wall, the highest first, and the colours of who sits there."""

    rows: tuple[Hex, ...]
    crowd: tuple[Hex, ...]


class Wall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The low wall round the floor; its upper edge catches the light."""

    front: Hex
    shade: Hex
    rim: Hex
    deep: Hex
    style: Literal["arches", "posts", "blocks", "rocks"] = "arches"


class Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ground: three colours from back to front, its lines, and the pool of light on it."""

    colors: tuple[Hex, Hex, Hex]
    line: Hex
    shine: Hex
    style: Literal["sand", "plates", "cracks"] = "sand"


class Stage(msgspec.Struct, frozen=True):
    """A place: assets/stages has a file of the same name with its sky and all that is far away.

    `light` falls on whoever stands there, `plates` are the top and edge of unlit plates between two mechs,
    `beams` is how strong the two beams of light from above are.
    """

    id: str
    light: Hex
    plates: tuple[Hex, Hex]
    wall: Wall
    floor: Floor
    stands: Stands | None = None
    beams: Share = 0
    weather: Literal["", "rain", "snow", "sparks", "dust"] = ""


FILE = "art/stages.yaml"


def load_stages(folder: Path, problems: Problems) -> dict[str, Stage]:
    """Reads `folder`/art/stages.yaml, adding every mistake to `problems`."""
    stages = read_entries(folder / "art" / "stages.yaml", Stage, problems, FILE)
    for stage in stages.values():
        if not stage_file(stage.id).is_file():
            Location(problems, FILE, stage.id).problem("id", f"there is no assets/stages/{stage.id}.svg")
    return stages


def stage_file(name: str) -> Path:
    return shipped("assets") / "stages" / f"{name}.svg"
