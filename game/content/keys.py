"""The table of actions and keys, read from data/keys.yaml."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from game.content.paths import shipped
from game.content.problems import Problems
from game.content.yaml_file import read_yaml

FILE = "keys.yaml"
COMMON = ("everywhere", "table")
"""Scopes whose keys hold beside those of a game's own scope."""


class ActionKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of one action, the one that is shown first, and the buttons of a gamepad that do the same."""

    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()


class KeyboardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the keyboard that is shown: its keys with their widths, set in from the left; in keys.

    The key without a name is room between two others.
    """

    keys: Mapping[str, float]
    indent: float = 0

    @property
    def length(self) -> float:
        return self.indent + sum(self.keys.values())


class KeyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions by scope, the buttons of a gamepad by their numbers, and a keyboard to show them on.

    `triggers` are buttons that a pad reports as axes, by the numbers of these.
    """

    pads: Mapping[str, int]
    actions: Mapping[str, Mapping[str, ActionKeys]]
    triggers: Mapping[str, int] = {}
    keyboard: tuple[KeyboardRow, ...] = ()

    def __post_init__(self) -> None:
        seen: set[str] = set()
        for actions in self.actions.values():
            for name, action in actions.items():
                if name in seen:
                    raise ValueError(f"action '{name}' is in two scopes")
                seen.add(name)
                if not action.keys:
                    raise ValueError(f"action '{name}' has no key")
                for button in action.pad:
                    if button not in self.pads and button not in self.triggers:
                        raise ValueError(f"action '{name}' has an unknown button '{button}'")


def load_keys(folder: Path, problems: Problems) -> KeyTable:
    """Reads the table; every mistake is added to `problems`."""
    data = read_yaml(folder / FILE, problems)
    try:
        if data is not None:
            return msgspec.convert(data, KeyTable)
    except (msgspec.ValidationError, ValueError) as error:
        problems.add(FILE, "", "", str(error))
    return KeyTable({}, {})


@cache
def shipped_keys() -> KeyTable:
    """The shipped table. Raises `ContentError`."""
    problems = Problems()
    table = load_keys(shipped("data"), problems)
    problems.raise_if_any()
    return table
