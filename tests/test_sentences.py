"""No sentence for people stands in Python: what players read is a message in a file of its language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game

ROOT = Path(game.__file__).parent
ROOMS = {
    "rules": ("__init__.py", "actions.py", "checks.py", "figures.py", "options.py", "position.py"),
    "words/scrapbots": (),
}
"""Folders without sentences, and files whose texts are names of games, the notation of actions, or for
developers: what `--help` and `check` say.
"""

_TWO_WORDS = re.compile(r"(?<![\w./{-])[A-Za-z'’]{2,}[,:;]? +[A-Za-z'’]{2,}(?![\w./}-])")
_DEVELOPERS = ("add", "warning", "info", "debug", "NewType", "TypeVar")
"""Calls whose texts are read by developers: of `Problems`, of a log, of the type checker."""


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The texts of a file with two words or more, by line: no docstring, no error, no key."""
    tree = ast.parse(source)
    other: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                other.add(text)
            case ast.Raise() | ast.Assert():
                other.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in _DEVELOPERS:
                other.update(ast.walk(node))
            case ast.ClassDef(bases=[ast.Name(id=name)], body=body) if name.endswith(("Error", "Exception")):
                other.update(one for part in body for one in ast.walk(part))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in other and _TWO_WORDS.search(text):
                yield node.lineno, text


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_no_sentence(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in sorted((ROOT / room).rglob("*.py"))
        if path.name not in ROOMS[room]
        for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_sentence_is_found() -> None:
    source = """
def title(name):
    \'\'\'Returns the title.\'\'\'
    if not name:
        raise ValueError("no name given")
    assert name, "no name given"
    problems.add(where, "is not given", "")
    words.say("log", "own_turn", name=name)
    return f"It is the turn of {name}" if name else "Nobody\'s turn"
"""
    assert list(sentences(source)) == [(9, "Nobody's turn"), (9, "It is the turn of ")]
