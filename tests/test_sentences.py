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
    "storage": (),
    "words": (),
}
"""Folders without sentences, and files whose texts are names of games, the notation of actions, or for
developers: what `--help` and `check` say.
"""
SCREENS = (
    "ui/*.py",
    "ui/kit",
    "ui/layout",
    "ui/learn",
    "ui/paint",
    "ui/parts",
    "ui/scenes",
    "ui/tables/*.py",
    "ui/tables/command_core",
    "ui/tables/dino_battles",
    "ui/tables/hands",
    "ui/tables/overlays",
    "ui/tables/scrap_knights",
    "ui/tables/scrapbots",
    "ui/tables/session",
    "ui/tables/setup",
    "ui/tables/shows",
)
"""Folders of screens without sentences or words, or the files of one folder alone."""

_TWO_WORDS = re.compile(r"(?<![\w./{-])[A-Za-z'’]{2,}[,:;]? +[A-Za-z'’]{2,}(?![\w/}-]|\.\w)")
_NAME = re.compile(r" ?[a-z_0-9]+( [a-z_0-9]+){0,2} ?")
"""Up to three words in lower case: on a screen the name of a widget, a style, a role or a file."""
_WORD = re.compile(r"[A-Z]([a-z]{2,}|[A-Z]{3,})[.!?…:]?")
"""One word as a screen shows it."""
_DEVELOPERS = ("add", "warning", "info", "debug", "exception", "error", "NewType", "TypeVar", "getenv")
"""Calls whose texts no player reads: of `Problems`, of a log, of the type checker, of the system."""


def _not_shown(tree: ast.AST) -> set[ast.AST]:
    """Docstrings, errors, types, and what developers read."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                found.add(text)
            case ast.Assign(targets=[ast.Name(id="__all__")], value=names):
                found.update(ast.walk(names))
            case ast.Raise() | ast.Assert():
                found.update(ast.walk(node))
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in _DEVELOPERS:
                found.update(ast.walk(node))
            case ast.ClassDef(bases=[ast.Name(id=name)], body=body) if name.endswith(("Error", "Exception")):
                found.update(one for part in body for one in ast.walk(part))
            case ast.AnnAssign(annotation=type_) | ast.arg(annotation=ast.expr() as type_):
                found.update(ast.walk(type_))
            case ast.FunctionDef(returns=ast.expr() as type_):
                found.update(ast.walk(type_))
            case ast.Subscript(slice=type_):
                found.update(ast.walk(type_))
    return found


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The texts of a file with two words or more, by line: no docstring, no error, no key."""
    tree = ast.parse(source)
    other = _not_shown(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in other and _TWO_WORDS.search(text):
                yield node.lineno, text


def words_of_screens(source: str) -> Iterator[tuple[int, str]]:
    """What a file of the screens says: sentences, and words that begin with a capital; no names, no SVG."""
    tree = ast.parse(source)
    other = _not_shown(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if node not in other and "<" not in text and '"' not in text:
                if _WORD.fullmatch(text) or (_TWO_WORDS.search(text) and not _NAME.fullmatch(text)):
                    yield node.lineno, text


def files_of(room: str) -> list[Path]:
    """The files of a room and of its folders; "folder/*.py" are those of a folder alone."""
    return sorted(ROOT.glob(room if room.endswith(".py") else f"{room}/**/*.py"))


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_no_sentence(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in files_of(room)
        if path.name not in ROOMS[room]
        for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("room", SCREENS)
def test_screens_have_no_words_of_their_own(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in files_of(room)
        for line, text in words_of_screens(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_sentence_is_found() -> None:
    source = """
def title(name: "Name") -> "Title":
    \'\'\'Returns the title.\'\'\'
    if not name:
        raise ValueError("no name given")
    assert name, "no name given"
    problems.add(where, "is not given", "")
    words.say("log", "own_turn", name=name)
    return f"It is the turn of {name}" if name else "Nobody\'s turn"
"""
    assert list(sentences(source)) == [(9, "Nobody's turn"), (9, "It is the turn of ")]


def test_a_word_on_a_screen_is_found() -> None:
    source = """
def button(name: "Name") -> Widget:
    first = Button("Back", self.back, name="way back", hint="Leads back.")
    return first if name else Text("the way back is over there", "small tab")
"""
    found = [(3, "Back"), (3, "Leads back."), (4, "the way back is over there")]
    assert sorted(words_of_screens(source)) == found
