"""The tables that number the cards of a game in share codes."""

from collections.abc import Collection, Mapping
from pathlib import Path

from game.content.problems import Problems
from game.content.yaml_file import read_yaml

Tables = Mapping[str, tuple[str, ...]]


def read_tables(path: Path, wanted: Collection[str], problems: Problems, name: str) -> Tables:
    """The lists of a file by their names, each without a card twice.

    `wanted` are the names. A card without a number cannot be shared; a number may have no card any more.
    """
    data = read_yaml(path, problems, name)
    if data is None:
        return dict.fromkeys(wanted, ())
    if not isinstance(data, dict) or set(data) != set(wanted):
        problems.add(name, "", "", f"must be a mapping of the lists {', '.join(wanted)}")
        return dict.fromkeys(wanted, ())
    tables = {}
    for key in wanted:
        numbered = data[key]
        if not isinstance(numbered, list) or not all(isinstance(card, str) for card in numbered):
            problems.add(name, key, "", "must be a list of cards")
            numbered = []
        for card in sorted({card for card in numbered if numbered.count(card) > 1}):
            problems.add(name, key, "", f"'{card}' has two numbers")
        tables[key] = tuple(numbered)
    return tables
