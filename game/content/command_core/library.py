"""The content of Command Core in a folder, checked against itself."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from game.content.code_tables import Tables, read_tables
from game.content.command_core.cards import (
    Chassis,
    DieFaces,
    Directive,
    Half,
    Map,
    Squad,
    SquadMech,
    Upgrade,
    Weapon,
)
from game.content.command_core.combos import hidden_combos, idle_combos
from game.content.command_core.side import Limits, SquadSide, points_of, side_problems
from game.content.command_core.verbs import VERBS
from game.content.entries import Location, read_entries, read_fields, read_only_entry
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.steps import Step, read_steps

FOLDER = "command_core"
NUMBERED = ("chassis", "weapons", "upgrades", "directives")
"""The lists of cards that have numbers in share codes."""
NO_LIMITS = Limits("", (99,), 99, 99, 99, 99, 99, 99)
"""What a broken file of limits stands for until its problems are told."""
_SIZES = {"square": (10, 10), "hex": (11, 9)}
"""Columns and rows of each board."""

E = TypeVar("E", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Library:
    """All entries by id, in the order of their files."""

    chassis: Mapping[str, Chassis]
    weapons: Mapping[str, Weapon]
    upgrades: Mapping[str, Upgrade]
    directives: Mapping[str, Directive]
    squads: Mapping[str, Squad]
    maps: Mapping[str, Map]
    dice: Mapping[str, DieFaces]
    limits: Limits = NO_LIMITS
    codes: Tables = field(default_factory=dict)

    @property
    def card_ids(self) -> frozenset[str]:
        return frozenset((*self.chassis, *self.weapons, *self.upgrades, *self.directives))

    @property
    def num_entries(self) -> int:
        return len(self.card_ids) + len(self.squads) + len(self.maps) + len(self.dice)

    @property
    def text_overrides(self) -> Mapping[str, str]:
        return {}

    @property
    def described(self) -> Mapping[str, Collection[str]]:
        return {"squad_plans": self.squads, "squad_lines": self.squads, "map_lines": self.maps}

    def limit_of(self, squad: Squad) -> int:
        """The limit of points that a ready squad is built for."""
        return self.limits.default if squad.limit is None else squad.limit

    def points(self, mech: SquadMech) -> int:
        """What a mech with its weapons and upgrades costs; directives are free."""
        return points_of(mech, self)


def load_library(folder: Path, problems: Problems) -> Library:
    """Reads `folder`/command_core, adding every mistake to `problems`."""

    def read(name: str, kind: type[E], special: Mapping[str, Any] | None = None) -> Mapping[str, E]:
        file = f"{FOLDER}/{name}.yaml"
        return MappingProxyType(read_entries(folder / FOLDER / f"{name}.yaml", kind, problems, file, special))

    library = Library(
        chassis=read("chassis", Chassis),
        weapons=read("weapons", Weapon),
        upgrades=read("upgrades", Upgrade, {"does": _read_steps}),
        directives=read("directives", Directive, {"halves": _read_halves}),
        squads=read("squads", Squad, {"mechs": _read_mechs}),
        maps=read("maps", Map),
        dice=read("dice", DieFaces),
        limits=read_only_entry(
            folder / FOLDER / "limits.yaml", Limits, NO_LIMITS, problems, f"{FOLDER}/limits.yaml"
        ),
    )
    file = f"{FOLDER}/share_codes.yaml"
    codes = read_tables(folder / file, NUMBERED, problems, file)
    library = replace(library, codes=codes)
    _check_unique(library, problems)
    for key, weapon in library.weapons.items():
        if weapon.range[0] > weapon.range[1]:
            problems.add(f"{FOLDER}/weapons.yaml", key, "range", "the nearest comes before the farthest")
    for key, place in library.maps.items():
        _check_map(place, Location(problems, f"{FOLDER}/maps.yaml", key))
    _check_combos(library, problems)
    for key, squad in library.squads.items():
        points = max(library.limits.points) if squad.free else library.limit_of(squad)
        for problem in side_problems(SquadSide.of(squad), library, points):
            problems.add(f"{FOLDER}/squads.yaml", key, problem.field, str(problem))
    for name in ("attack", "armor", "evade"):
        if name not in library.dice:
            problems.add(f"{FOLDER}/dice.yaml", name, "", "is missing")
    return library


@cache
def shipped_library() -> Library:
    """The shipped content. Raises `ContentError`."""
    problems = Problems()
    library = load_library(shipped("data"), problems)
    problems.raise_if_any()
    return library


def _read_steps(data: Any, field: str, location: Location) -> tuple[Step, ...]:
    return read_steps(data, VERBS, {}, field, location)


def _read_halves(data: Any, field: str, location: Location) -> tuple[Half, ...]:
    halves = _read_list(data, Half, field, location)
    if not 1 <= len(halves) <= 2:
        location.problem(field, "must be one half, or two of a split directive")
    return halves


def _read_mechs(data: Any, field: str, location: Location) -> tuple[SquadMech, ...]:
    return _read_list(data, SquadMech, field, location)


def _read_list(data: Any, kind: type[E], field: str, location: Location) -> tuple[E, ...]:
    """A list of entries without ids, without the wrong ones, for which problems are added."""
    if not isinstance(data, list):
        location.problem(field, "must be a list")
        return ()
    read = []
    for number, item in enumerate(data):
        if not isinstance(item, dict):
            location.problem(f"{field}[{number}]", "must be a mapping")
            continue
        entry = read_fields(item, kind, location.within(f"{field}[{number}]"))
        if entry is not None:
            read.append(entry)
    return tuple(read)


def _check_unique(library: Library, problems: Problems) -> None:
    """Crits name weapons, upgrades and directives by their ids alone."""
    seen: dict[str, str] = {}
    for name in ("chassis", "weapons", "upgrades", "directives"):
        for key in getattr(library, name):
            if key in seen:
                problems.add(f"{FOLDER}/{name}.yaml", key, "id", f"duplicate id, also in {seen[key]}.yaml")
            seen[key] = name


def _check_combos(library: Library, problems: Problems) -> None:
    """Each combo of a card can count, and each combo of a ready squad's mech can hold."""
    for key, card in library.directives.items():
        for half, index in hidden_combos(card):
            field = f"halves[{half}].combos[{index}]"
            problems.add(f"{FOLDER}/directives.yaml", key, field, "never counts: one before it always holds")
        for half, one in enumerate(card.halves):
            # The plates on the card are read from left to right, those that point to the left first.
            sides = [combo.before is None for combo in one.combos]
            if sides != sorted(sides):
                field = f"halves[{half}].combos"
                problems.add(
                    f"{FOLDER}/directives.yaml", key, field, "those with `before` come before the others"
                )
    for key, squad in library.squads.items():
        for number, mech in enumerate(squad.mechs):
            deck = [library.directives[one] for one in mech.directives if one in library.directives]
            for card, combo in idle_combos(deck):
                field = f"mechs[{number}].directives"
                colours = " and ".join(combo.wanted.values())
                problems.add(
                    f"{FOLDER}/squads.yaml", key, field, f"the combo of '{card.id}' has no {colours} card"
                )


def _check_map(place: Map, location: Location) -> None:
    columns, rows = _SIZES[place.board]
    if len(place.rows) != rows or any(len(row) != columns for row in place.rows):
        location.problem("rows", f"a {place.board} map has {rows} rows of {columns} cells")
    elif set("".join(place.rows)) - set(".#"):
        location.problem("rows", "only . (free) and # (wall) are known")
