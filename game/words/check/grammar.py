"""The check of a file's grammar by Fluent's own parser."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from game.content.problems import Problems
from game.content.prose import LANGUAGE, text_file
from game.content.yaml_file import read_text


def check_grammar(folder: Path, name: str, problems: Problems, language: str = LANGUAGE) -> None:
    """Reports what is no message, and messages with the id of another one, in a file that can be read."""
    path = folder / "text" / language / f"{name}.ftl"
    try:
        source = read_text(path)
    except (OSError, ValueError):
        return
    file = text_file(name, language)
    ids: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            what = (entry.annotations or [])[0].message
            problems.add(file, f"line {line}", "", f"cannot be read: {what}")
        elif isinstance(entry, Message | Term):
            own = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if own in ids:
                problems.add(file, own, "", "duplicate message")
            ids.add(own)
