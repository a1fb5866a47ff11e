"""Reads from the code which messages it asks for: `say("log", "miss", …)` and `section("kinds")["bot"]`."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import game

_ASKING = (".say(", ".section(")


@dataclass(frozen=True, slots=True)
class CallSite:
    """A place in the code that asks for a message. `key` is None where it is computed.

    `facts` are the names that are given; None where they are passed on as a whole (`**facts`).
    """

    file: str
    line: int
    section: str
    key: str | None
    facts: frozenset[str] | None

    def is_of(self, game_ids: Sequence[str]) -> str | None:
        """The game in whose folder the place lies; None for code that all games share."""
        parts = Path(self.file).parts
        return next((name for name in game_ids if name in parts), None)


@cache
def call_sites(root: Path = Path(game.__file__).parent) -> tuple[CallSite, ...]:
    """All places below a folder that ask for a message of a named section."""
    found: list[CallSite] = []
    for path in sorted(root.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if any(asking in source for asking in _ASKING):
            found += _sites_of(str(path.relative_to(root)), source)
    return tuple(found)


def _sites_of(file: str, source: str) -> Iterator[CallSite]:
    """The places of one file."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="say"), args=[section, key], keywords=given):
                names = [one.arg for one in given]
                facts = None if None in names else frozenset(name for name in names if name)
            case ast.Subscript(value=ast.Call(func=ast.Attribute(attr="section"), args=[section]), slice=key):
                facts = frozenset()
            case _:
                continue
        for name in _strings(section):
            for word in _strings(key):
                if name is not None:
                    yield CallSite(file, node.lineno, name, word, facts)


def _strings(node: ast.expr) -> Iterator[str | None]:
    """The texts that an expression can be; None for one that is computed."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from _strings(body)
            yield from _strings(other)
        case _:
            yield None
