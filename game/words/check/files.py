"""The check of all files of messages and of prose in a folder of content."""

from collections.abc import Mapping
from pathlib import Path

from game.content.icons import icon_names
from game.content.problems import Problems
from game.content.prose import LANGUAGE, text_file
from game.rules import CONTENTS, GAMES
from game.words.check.call_sites import call_sites
from game.words.check.compare import check_messages
from game.words.check.grammar import check_grammar
from game.words.check.needed import recorded_messages
from game.words.check.prose import check_prose
from game.words.check.recorder import Recorder
from game.words.messages import SCREENS, SHARED, Messages, load_messages


def check_words(folder: Path, problems: Problems, recorded: Mapping[str, Recorder] | None = None) -> int:
    """Adds every problem of the messages below `folder`; returns how many messages there are.

    `recorded` is what the examples of each game ask for; it is worked out if it is not given.
    """
    recorded = recorded or recorded_messages()
    add_from_libraries(recorded, folder)
    names = (SHARED, SCREENS, *GAMES)
    for path in sorted((folder / "text" / LANGUAGE).glob("*.ftl")):
        if path.stem not in names:
            problems.add(text_file(path.stem), "", "", "unused file")
    loaded: dict[str, Messages] = {}
    for name in names:
        before = len(problems)
        messages = load_messages(folder, name, problems)
        # Report an unreadable file once, not each of its messages as missing.
        if len(problems) == before:
            loaded[name] = messages
            check_grammar(folder, name, problems)
    check_messages(loaded, recorded, call_sites(), icon_names(), problems)
    count = check_prose(folder, icon_names(), problems)
    return count + sum(len(messages.sources) for messages in loaded.values())


def add_from_libraries(recorded: Mapping[str, Recorder], folder: Path) -> None:
    """Adds what each game's library asks for: sections of editions that override others, and a message for
    each ready side.
    """
    for game, content in CONTENTS.items():
        library = content.load_library(folder, Problems())
        for section, base in library.text_overrides.items():
            recorded[game].may_override(section, base)
        for section, entries in library.described.items():
            for entry in entries:
                recorded[game].add(section, entry)
