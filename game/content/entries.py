"""Converts plain values to typed entries and reports all mistakes in all fields."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.content.problems import Problems
from game.content.yaml_file import read_yaml

E = TypeVar("E", bound=msgspec.Struct)
Convert = Callable[[Any, str, "Location"], Any]
Complete = Callable[[dict[str, Any], "Location"], dict[str, Any]]

_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")


class Location:
    """The file, entry and field of a value, to which problems are added."""

    def __init__(self, problems: Problems, file: str, entry: str, prefix: str = "") -> None:
        self.problems = problems
        self.file = file
        self.entry = entry
        self.prefix = prefix

    def within(self, field: str) -> "Location":
        """The location of a field nested in this one."""
        return type(self)(self.problems, self.file, self.entry, f"{self.prefix}{field}.")

    def problem(self, field: str, message: str) -> None:
        """Adds a problem with a field here."""
        self.problems.add(self.file, self.entry, self.prefix + field, message)


def convert(value: Any, kind: Any, field: str, location: Location) -> Any:
    """`value` as `kind`, or None with a problem added."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        location.problem(field + path.rstrip("`"), message[0].lower() + message[1:])
        return None


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a type by their names in files. msgspec works out their types anew each time."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def read_fields(
    data: dict[str, Any], kind: type[E], location: Location, special: Mapping[str, Convert] | None = None
) -> E | None:
    """One entry as `kind`, or None after a problem; `special` gives converters for some fields."""
    before = len(location.problems)
    fields = fields_of(kind)
    for key in data:
        if key not in fields:
            location.problem(str(key), f"unknown field (known: {', '.join(fields)})")
    values: dict[str, Any] = {}
    for name, field in fields.items():
        if name in data:
            reader = (special or {}).get(name)
            values[field.name] = (
                reader(data[name], name, location)
                if reader
                else convert(data[name], field.type, name, location)
            )
        elif field.required:
            location.problem(name, "is missing")
    if len(location.problems) > before:
        return None
    try:
        return kind(**values)
    except ValueError as error:
        # The type's own check failed; its message does not name a field, so the first one is used.
        location.problem(next(iter(values)), str(error))
        return None


def read_entries(
    path: Path,
    kind: type[E],
    problems: Problems,
    name: str,
    special: Mapping[str, Convert] | None = None,
    complete: Complete | None = None,
) -> dict[str, E]:
    """Reads a file with a list of entries; returns them by `id` in the file's order.

    `complete` adds to an entry what stands elsewhere, such as its texts.
    """
    data = read_yaml(path, problems, name)
    entries: dict[str, E] = {}
    if data is None:
        return entries
    if not isinstance(data, list):
        problems.add(name, "", "", "must be a list of entries")
        return entries
    for number, item in enumerate(data, start=1):
        if not isinstance(item, dict):
            problems.add(name, f"#{number}", "", "must be a mapping")
            continue
        key = item.get("id")
        location = Location(problems, name, key if isinstance(key, str) else f"#{number}")
        if not isinstance(key, str) or not _ID.fullmatch(key):
            location.problem("id", "must be in snake_case")
            key = None
        elif key in entries:
            location.problem("id", "duplicate id in this file")
        if complete is not None and key is not None:
            item = complete(item, location)
        entry = read_fields(item, kind, location, special)
        if entry is not None and key is not None:
            entries.setdefault(key, entry)
    return entries


def read_only_entry(path: Path, kind: type[E], default: E, problems: Problems, name: str) -> E:
    """The one entry of a file; `default` after a problem."""
    before = len(problems)
    entries = list(read_entries(path, kind, problems, name).values())
    if len(problems) == before and len(entries) != 1:
        problems.add(name, "", "", "must be a list of one entry")
    return entries[0] if entries else default


def check_ids(wanted: Iterable[str], known: Iterable[str], field: str, what: str, location: Location) -> None:
    """Adds a problem for each id in `wanted` that is not known."""
    known = set(known)
    for key in wanted:
        if key not in known:
            location.problem(field, f"unknown {what} '{key}'")
