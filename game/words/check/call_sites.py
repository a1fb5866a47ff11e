"""Reads from the code which messages it asks for: `say("log", "miss", …)` and `section("kinds")["bot"]`.

A method that ends in `return self.texts.say("hints", key, …)` hands on its own parameter `key`. What asks for
a message there is each call of the method: in its own file, and for a method in `game/words/<game>` in all
files of that game.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import game


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


@dataclass(frozen=True, slots=True)
class _Wrapper:
    """A method that hands on its `key` by a `call`: to which section, and with which facts of its own."""

    call: ast.expr
    section: str
    facts: frozenset[str]
    parameters: tuple[str, ...]


_Wrappers = Mapping[str, _Wrapper]


@cache
def call_sites(root: Path = Path(game.__file__).parent) -> tuple[CallSite, ...]:
    """All places below a folder that ask for a message of a named section."""
    trees = {
        path.relative_to(root): ast.parse(path.read_text("utf-8")) for path in sorted(root.rglob("*.py"))
    }
    own = {path: dict(_wrappers(tree)) for path, tree in trees.items()}
    of_games: dict[str, dict[str, _Wrapper]] = {}
    for path, found in own.items():
        if path.parts[0] == "words" and len(path.parts) == 3:
            of_games.setdefault(path.parts[1], {}).update(found)
    sites: list[CallSite] = []
    for path, tree in trees.items():
        of_game = next((of_games[part] for part in path.parts if part in of_games), {})
        sites += _sites_of(str(path), tree, own[path], of_game)
    return tuple(sites)


def _wrappers(tree: ast.AST) -> Iterator[tuple[str, _Wrapper]]:
    """The methods of a file that hand on their `key`, by name."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(
                name=name, args=ast.arguments(args=args), body=[*_, ast.Return(value=value)]
            ):
                parameters = tuple(one.arg for one in args if one.arg != "self")
                if value is None:
                    continue
                match _asked(value):
                    case (ast.Constant(value=str(section)), ast.Name(id="key"), given) if "key" in parameters:
                        facts = frozenset(one.arg for one in given if one.arg)
                        yield name, _Wrapper(value, section, facts, parameters)


def _asked(node: ast.AST) -> tuple[ast.expr, ast.expr, list[ast.keyword]] | None:
    """Section, key and facts of a call of `say`, or of a look into a section."""
    match node:
        case ast.Call(
            func=ast.Attribute(attr="say") | ast.Name(id="say"), args=[section, key], keywords=given
        ):
            return section, key, given
        case ast.Subscript(value=ast.Call(func=ast.Attribute(attr="section"), args=[section]), slice=key):
            return section, key, []
    return None


def _sites_of(file: str, tree: ast.AST, own: _Wrappers, of_game: _Wrappers) -> Iterator[CallSite]:
    """The places of one file. What a wrapper hands on is asked for where the wrapper is called."""
    handed_on = [wrapper.call for wrapper in own.values()]
    wrappers = {**of_game, **own}
    for node in ast.walk(tree):
        if not isinstance(node, ast.expr) or node in handed_on:
            continue
        asked, added = _asked(node), frozenset[str]()
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args, keywords=given) if (
                name in wrappers
            ):
                parameters, added = wrappers[name].parameters, wrappers[name].facts
                facts_given = [one for one in given if one.arg not in parameters]
                for key in args[parameters.index("key") :][:1]:
                    asked = ast.Constant(wrappers[name].section), key, facts_given
        if asked is not None:
            section, key, given = asked
            names = [one.arg for one in given]
            facts = None if None in names else added.union(name for name in names if name)
            for section_name in _strings(section):
                for word in _strings(key):
                    if section_name is not None:
                        yield CallSite(file, node.lineno, section_name, word, facts)


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
