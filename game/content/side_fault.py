"""What is wrong in a side's file: the line, and why, so that a player can mend it in an editor."""

import re
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import yaml

from game.content.side_file import NewerFormat, parse_side, side_values
from game.content.sides import Side, read_side
from game.content.yaml_file import Loader

_LINE = re.compile(r"line (\d+): (.*)")
_PLACE = re.compile(r"\[\d+\]")
_EXPECTED = re.compile(r"expected `(\w+)`")
_FAULTS = (
    (re.compile(r"object contains unknown field `(.*)`"), "unknown_field", "field"),
    (re.compile(r"expected `\w+` of length <= (\d+)"), "too_long", "most"),
    (re.compile(r"expected `int` >= (-?\d+)"), "too_small", "least"),
)
"""What messages look like, the key for each, and the fact that it names."""
_KEYS = {"int": "no_number", "str": "no_text", "array": "no_list", "object": "no_fields"}
_LONGEST_VALUE = 40

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class SideFault:
    """A mistake in a file: its line from 1 on, or 0 where no line is to blame, and the key of a message."""

    line: int
    key: str
    facts: Mapping[str, str] = field(default_factory=dict)


def side_fault(text: str, kind: type[Side]) -> SideFault | None:
    """The first mistake in the text of a side's file; None where it has none, or a later version wrote it.

    >>> from game.content.scrap_knights import MechSide
    >>> fault = side_fault("name: Ironbark\\nacts: slash\\n", MechSide)
    >>> fault.line, fault.key, fault.facts
    (2, 'no_list', {'value': 'slash'})
    >>> side_fault("acts: [slash\\n", MechSide).key
    'no_yaml'
    """
    try:
        parse_side(text, kind)
    except NewerFormat:
        return None
    except ValueError as error:
        return _located(text, kind, str(error))
    return None


def _located(text: str, kind: type[Side], message: str) -> SideFault:
    at_line = _LINE.fullmatch(message)
    if at_line is not None:
        # Where something is missing at the end the reader names the line after the last one.
        line = min(int(at_line[1]), text.rstrip().count("\n") + 1)
        return SideFault(line, "no_yaml", {"detail": at_line[2]})
    try:
        values = side_values(text)
    except ValueError:
        line, value = _written_at(text, ("format",)) if message.startswith("format: ") else (0, "")
        return SideFault(line, "no_number", {"value": value}) if value else SideFault(0, "no_side")
    line, value = _written_at(text, _blamed(values, kind, message))
    for pattern, key, fact in _FAULTS:
        found = pattern.search(message)
        if found is not None:
            return SideFault(line, key, {fact: found[1]})
    expected = _EXPECTED.search(message)
    if expected is not None and expected[1] in _KEYS and value:
        return SideFault(line, _KEYS[expected[1]], {"value": value})
    return SideFault(line, "other", {"detail": message})


def _blamed(values: dict[str, Any], kind: type[Side], message: str) -> Path:
    """The first entry, and the first inside it, with which the mistake comes up."""
    blamed: Path = ()
    while True:
        inside = _at(values, blamed)
        keys = (
            [*inside] if isinstance(inside, dict) else range(len(inside)) if isinstance(inside, list) else ()
        )
        paths = [(*blamed, key) for key in keys]
        # With each later entry the mistake stays, so that halving finds the first one in a few steps.
        found = _plain(message)
        first = bisect_left(paths, True, key=lambda path: _message(_up_to(values, path), kind) == found)
        if first == len(paths):
            return blamed
        blamed = paths[first]


def _message(values: Any, kind: type[Side]) -> str:
    try:
        read_side(values, kind)
    except ValueError as error:
        return _plain(str(error))
    return ""


def _plain(message: str) -> str:
    """A message without the places in lists."""
    return _PLACE.sub("[]", message)


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _up_to(value: Any, path: Path) -> Any:
    """The same values without what comes after an entry, or after one that it is in."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        keys = [*value]
        return {key: value[key] for key in keys[: keys.index(first)]} | {first: _up_to(value[first], rest)}
    return [*value[: int(first)], _up_to(value[int(first)], rest)]


def _written_at(text: str, path: Path) -> tuple[int, str]:
    """The line of an entry, and its value where it is a plain one."""
    node, line = yaml.compose(text, Loader=Loader), 0
    for key in path:
        found = []
        if isinstance(node, yaml.MappingNode):
            found = [(name, one) for name, one in node.value if name.value == str(key)]
        elif isinstance(node, yaml.SequenceNode) and isinstance(key, int):
            found = [(one, one) for one in node.value[key : key + 1]]
        if not found:
            return line, ""
        name, node = found[0]
        line = name.start_mark.line + 1
    return line, node.value[:_LONGEST_VALUE] if isinstance(node, yaml.ScalarNode) else ""
