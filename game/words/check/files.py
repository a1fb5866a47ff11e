"""The check of all files of messages in a folder of content."""

from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from game.content.icons import icon_names
from game.content.problems import Problems
from game.content.yaml_file import read_text
from game.rules import CONTENTS, GAMES
from game.words.check.call_sites import call_sites
from game.words.check.compare import check_messages
from game.words.check.needed import recorded_messages
from game.words.check.recorder import Recorder
from game.words.messages import LANGUAGE, SCREENS, SHARED, Messages, file_name, load_messages


def check_words(folder: Path, problems: Problems, recorded: Mapping[str, Recorder] | None = None) -> int:
    """Adds every problem of the messages below `folder`; returns how many messages there are.

    `recorded` is what the examples of each game ask for; it is worked out if it is not given.
    """
    recorded = recorded or recorded_messages()
    add_overrides(recorded, folder)
    names = (SHARED, SCREENS, *GAMES)
    for path in sorted((folder / "text" / LANGUAGE).glob("*.ftl")):
        if path.stem not in names:
            problems.add(file_name(path.stem), "", "", "unused file")
    loaded: dict[str, Messages] = {}
    for name in names:
        before = len(problems)
        messages = load_messages(folder, name, problems)
        # Report an unreadable file once, not each of its messages as missing.
        if len(problems) == before:
            loaded[name] = messages
            check_grammar(folder, name, problems)
    check_messages(loaded, recorded, call_sites(), icon_names(), problems)
    return sum(len(messages.sources) for messages in loaded.values())


def check_grammar(folder: Path, name: str, problems: Problems) -> None:
    """Reports what is no message, and messages with the id of another one, in a file that can be read."""
    path = folder / "text" / LANGUAGE / f"{name}.ftl"
    source = read_text(path)
    ids: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            what = (entry.annotations or [])[0].message
            problems.add(file_name(name), f"line {line}", "", f"cannot be read: {what}")
        elif isinstance(entry, Message | Term):
            own = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if own in ids:
                problems.add(file_name(name), own, "", "duplicate message")
            ids.add(own)


def add_overrides(recorded: Mapping[str, Recorder], folder: Path) -> None:
    """Adds the sections of editions that override others, which stand in each game's library."""
    for game, content in CONTENTS.items():
        library = content.load_library(folder, Problems())
        for section, base in library.text_overrides.items():
            recorded[game].may_override(section, base)
