"""The messages of one language by section and key: all that the program says to people."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from game.content.fluent import fill_plain, is_plain, split
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import LANGUAGE, text_file
from game.content.yaml_file import read_text

if TYPE_CHECKING:
    from game.words.formatter import Formatter

SHARED = "shared"
"""The name of the file of messages that all games share."""
SCREENS = "screens"
"""The name of the file of messages of the screens that are no game's."""

MOST_FILLED = 2048
"""Filled messages that are remembered: a table asks for the same ones at each move of the pointer."""
_NO_WORD = re.compile(r"\W+")


@cache
def message_id(section: str, key: str) -> str:
    """The id of a message in its file.

    >>> message_id("keywords", "Act phase")
    'keywords-Act_phase'
    """
    return f"{section}-{_NO_WORD.sub('_', key).strip('_')}"


class Section(Mapping[str, str]):
    """The messages of a section that need no facts, by key."""

    def __init__(self, messages: "Messages", name: str) -> None:
        self._messages = messages
        self._name = name

    def __getitem__(self, key: str) -> str:
        return self._messages.say(self._name, key)

    def __iter__(self) -> Iterator[str]:
        start = f"{self._name}-"
        return (name.removeprefix(start) for name in self._messages.sources if name.startswith(start))

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Messages:
    """Messages by id; `messages.say("log", "miss", card="Slash")` fills `log-miss`.

    `sources` holds each message as it stands in its file, without its id.

    >>> messages = Messages({"log-draw": "{ $count -> [one] One card\\n *[other] { $count } cards\\n }"})
    >>> messages.say("log", "draw", count=3)
    '3 cards'
    """

    def __init__(self, sources: Mapping[str, str], language: str = LANGUAGE) -> None:
        self.sources = sources
        self._plain: dict[str, bool] = {}
        """Whether a message is filled by substitution, worked out when it is first said."""
        self._language = language
        self._formatter: Formatter | None = None
        self._filled: dict[tuple[str, tuple[tuple[str, int | str], ...]], str] = {}

    def with_shared(self, shared: "Messages") -> "Messages":
        """These messages, completed by the shared ones."""
        return Messages({**shared.sources, **self.sources}, self._language)

    def say(self, section: str, key: str, **facts: object) -> str:
        """A message with its facts filled in. Raises `KeyError` for an unknown message or fact."""
        name = message_id(section, key)
        source = self.sources[name]
        if name not in self._plain:
            self._plain[name] = is_plain(source)
        if self._plain[name]:
            return fill_plain(source, facts)
        given = [(key, fact if type(fact) is int else str(fact)) for key, fact in facts.items()]
        asked = name, tuple(given)
        filled = self._filled.get(asked)
        if filled is None:
            if len(self._filled) >= MOST_FILLED:
                self._filled.clear()
            filled = self._filled[asked] = self._fill(name, facts)
        return filled

    def _fill(self, name: str, facts: Mapping[str, object]) -> str:
        if self._formatter is None:
            # Loaded here, because the title screen needs no such message.
            make = resolve_name("game.words.formatter:Formatter")
            self._formatter = make(self._language, self.sources.get)
        filled: str = self._formatter.fill(name, facts)
        return filled

    def has(self, section: str, key: str) -> bool:
        """Whether there is such a message."""
        return message_id(section, key) in self.sources

    def section(self, name: str) -> Mapping[str, str]:
        """The messages of a section that need no facts."""
        return Section(self, name)


def load_messages(folder: Path, name: str, problems: Problems, language: str = LANGUAGE) -> Messages:
    """Reads `folder`/text/LANGUAGE/NAME.ftl; a file that cannot be read is added to `problems`."""
    path = folder / "text" / language / f"{name}.ftl"
    try:
        return Messages(split(read_text(path)), language)
    except OSError as error:
        problems.add(text_file(name, language), "", "", f"cannot be read: {error.strerror or error}")
    except ValueError as error:
        problems.add(text_file(name, language), "", "", str(error))
    return Messages({}, language)


def shipped_messages(name: str, language: str = LANGUAGE) -> Messages:
    """The messages of a game, or of `SCREENS`, completed by the shared ones. Raises `ContentError`."""
    return _shipped(name, language)


@cache
def _shipped(name: str, language: str) -> Messages:
    problems = Problems()
    messages = load_messages(shipped("data"), name, problems, language)
    problems.raise_if_any()
    return messages if name == SHARED else messages.with_shared(_shipped(SHARED, language))
