"""Sounds as data: short effects made of layers, and loops that are heard under a whole screen."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.content.entries import Location, read_entries
from game.content.paths import shipped
from game.content.problems import Problems

Hertz = Annotated[float, msgspec.Meta(ge=0, le=11000)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]

LONGEST = 1600
"""Milliseconds that an effect may last, in its slowest variant."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of an effect.

    A tone slides from the pitch `start` to `end`; noise is let through up to `start`, in the end up to `end`.
    Both in Hz, `end` 0 for no slide. `high` cuts what lies below it, `ring` multiplies with another pitch:
    metal. Times are in milliseconds; the larger `decay`, the sooner it dies away.
    """

    wave: Literal["sine", "triangle", "square", "noise"]
    start: Annotated[float, msgspec.Meta(ge=20, le=11000)]
    length: Annotated[int, msgspec.Meta(ge=10, le=1500)]
    end: Hertz = 0
    loudness: Share = 0.5
    delay: Annotated[int, msgspec.Meta(ge=0, le=1400)] = 0
    attack: Annotated[int, msgspec.Meta(ge=1, le=500)] = 3
    decay: Annotated[float, msgspec.Meta(ge=1, le=8)] = 2
    high: Hertz = 0
    ring: Hertz = 0


class Recipe(msgspec.Struct, frozen=True):
    """An effect; its variants differ in pitch and length by up to `spread`."""

    id: str
    layers: Annotated[tuple[Layer, ...], msgspec.Meta(min_length=1, max_length=6)]
    spread: Annotated[float, msgspec.Meta(gt=0, le=0.3)] = 0.06
    variants: Annotated[int, msgspec.Meta(ge=3, le=4)] = 4

    @property
    def length(self) -> int:
        """Milliseconds to the end of the last layer, as written."""
        return max(layer.delay + layer.length for layer in self.layers)


class Drone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What sounds all the time: a tone at `pitch`, or noise around it. It swells `swells` times a loop."""

    wave: Literal["sine", "triangle", "noise"]
    pitch: Annotated[float, msgspec.Meta(ge=20, le=5000)]
    loudness: Share = 0.2
    swells: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    depth: Share = 0.5
    high: Hertz = 0


class Accent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect that is heard now and then, from far away: its loudness and the moments in seconds."""

    sound: str
    loudness: Share
    at: tuple[Annotated[float, msgspec.Meta(ge=0)], ...]


class Loop(msgspec.Struct, frozen=True):
    """What is heard under a screen, over and over; `places` are those of duels that sound like it."""

    id: str
    seconds: Annotated[float, msgspec.Meta(ge=2, le=12)]
    drones: Annotated[tuple[Drone, ...], msgspec.Meta(min_length=1, max_length=6)]
    accents: tuple[Accent, ...] = ()
    places: tuple[str, ...] = ()
    loudness: Share = 0.5


@dataclass(frozen=True, slots=True)
class Sounds:
    """All effects and loops by id."""

    effects: dict[str, Recipe]
    loops: dict[str, Loop]


def load_sounds(folder: Path, problems: Problems) -> Sounds:
    """Reads sounds.yaml and ambience.yaml in `folder`, adding every mistake to `problems`."""
    sounds = Sounds(
        read_entries(folder / "sounds.yaml", Recipe, problems, "sounds.yaml"),
        read_entries(folder / "ambience.yaml", Loop, problems, "ambience.yaml"),
    )
    for recipe in sounds.effects.values():
        if recipe.length * (1 + recipe.spread) > LONGEST:
            Location(problems, "sounds.yaml", recipe.id).problem("layers", f"lasts longer than {LONGEST} ms")
    for loop in sounds.loops.values():
        location = Location(problems, "ambience.yaml", loop.id)
        for accent in loop.accents:
            if accent.sound not in sounds.effects:
                location.problem("accents", f"unknown sound '{accent.sound}'")
            if any(moment >= loop.seconds for moment in accent.at):
                location.problem("accents", f"must begin before the loop ends, at {loop.seconds} s")
    return sounds


@cache
def shipped_sounds() -> Sounds:
    """The shipped sounds. Raises `ContentError`."""
    problems = Problems()
    sounds = load_sounds(shipped("data"), problems)
    problems.raise_if_any()
    return sounds


def loop_of(place: str) -> str:
    """The loop of a place where duels are fought: its own, or the first one that there is."""
    loops = shipped_sounds().loops
    return next((loop.id for loop in loops.values() if place in loop.places), next(iter(loops), ""))
