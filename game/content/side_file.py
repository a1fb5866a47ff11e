"""A side's file: YAML with the fields of a ready side's entry, and the format of the file."""

from typing import Any, TypeVar

import yaml

from game.content.sides import Side, read_side
from game.content.yaml_file import parse_yaml

FORMAT = 1
"""The format that is written; a file without one is of the first."""
_WIDTH = 100

S = TypeVar("S", bound=Side)


class _Dumper(yaml.SafeDumper):
    """Writes a list of cards on a line, and everything else below each other."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _represent_list(dumper: yaml.SafeDumper, items: list[Any]) -> yaml.Node:
    flow = all(isinstance(item, str) for item in items)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", items, flow_style=flow)


_Dumper.add_representer(list, _represent_list)


class NewerFormat(ValueError):
    """A side's file of a later version of this program."""


def side_values(text: str) -> dict[str, Any]:
    """The plain values of a side's file without its format. Raises `ValueError` in one sentence.

    >>> side_values("name: Ironbark\\nult: test")
    {'name': 'Ironbark', 'ult': 'test'}
    """
    value = parse_yaml(text)
    if not isinstance(value, dict):
        raise ValueError("it is not the file of a side")
    written = value.pop("format", FORMAT)
    if type(written) is not int or written < 1:
        raise ValueError("format: it is a whole number from 1 on")
    if written > FORMAT:
        raise NewerFormat(f"its format is {str(written)[:20]}, and this version knows {FORMAT}")
    return value


def parse_side(text: str, kind: type[S]) -> S:
    """The side of a file. Raises `ValueError` in one sentence, `NewerFormat` for a later version's."""
    return read_side(side_values(text), kind)


def write_side(side: Side) -> str:
    """The text of a side's file.

    >>> from game.content.scrap_knights import MechSide
    >>> print(write_side(MechSide(name="Ironbark", acts=("slash", "stab"))), end="")
    format: 1
    name: Ironbark
    acts: [slash, stab]
    """
    values = {"format": FORMAT, **side.to_dict()}
    text: str = yaml.dump(
        values, Dumper=_Dumper, default_flow_style=False, sort_keys=False, allow_unicode=True, width=_WIDTH
    )
    return text
