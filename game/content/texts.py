"""Texts: sections of named sentences with `{facts}` to fill in."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from game.content.paths import shipped
from game.content.problems import Problems
from game.content.yaml_file import read_yaml

SHARED = "shared"
"""The name of the file of texts that all games share."""

FACT = re.compile(r"\{(\w+)\}")

Section = Mapping[str, str]


class Texts:
    """The sections of one game's texts; `texts.say("log", "miss", card="Slash")`."""

    def __init__(self, sections: Mapping[str, Section | str]) -> None:
        self._sections = sections

    def with_shared(self, shared: "Texts") -> "Texts":
        """These texts, completed by the shared ones."""
        sections = {**shared._sections, **self._sections}
        for name, texts in shared._sections.items():
            own = self._sections.get(name, {})
            if not isinstance(texts, str) and not isinstance(own, str):
                sections[name] = {**texts, **own}
        return Texts(sections)

    def section(self, name: str) -> Section:
        """The texts of a section by key."""
        section = self._sections[name]
        assert not isinstance(section, str)
        return section

    def line(self, name: str) -> str:
        """A text that belongs to no section."""
        line = self._sections[name]
        assert isinstance(line, str)
        return line

    @property
    def empty(self) -> bool:
        """Whether there are no texts at all."""
        return not self._sections

    def all(self) -> Iterator[tuple[tuple[str, str], str]]:
        """Each text with its section and key; the key is "" for a text that belongs to no section."""
        for name, section in self._sections.items():
            if isinstance(section, str):
                yield (name, ""), section
            else:
                for key, text in section.items():
                    yield (name, key), text

    def say(self, section: str, key: str, **facts: object) -> str:
        """A text with its facts filled in. Raises `KeyError` for an unknown text or fact."""
        sentence = self.section(section)[key]
        return FACT.sub(lambda match: str(facts[match[1]]), sentence)


def load_texts(folder: Path, game: str, problems: Problems) -> Texts:
    """Reads `folder`/text/GAME.yaml, adding every mistake to `problems`."""
    name = f"text/{game}.yaml"
    data = read_yaml(folder / "text" / f"{game}.yaml", problems, name)
    sections: dict[str, Section | str] = {}
    if data is not None and not isinstance(data, dict):
        problems.add(name, "", "", "must be a mapping of sections")
        data = None
    for section, texts in (data or {}).items():
        if isinstance(texts, str):
            sections[str(section)] = texts
        elif not isinstance(texts, dict):
            problems.add(name, str(section), "", "must be a text or a mapping of texts")
        else:
            for key, text in texts.items():
                if not isinstance(text, str):
                    problems.add(name, str(section), str(key), f"must be a text, not {text!r}")
            sections[str(section)] = {str(key): text for key, text in texts.items() if isinstance(text, str)}
    return Texts(sections)


@cache
def shipped_texts(game: str) -> Texts:
    """The shipped texts of a game, completed by those that all games share. Raises `ContentError`."""
    problems = Problems()
    texts = load_texts(shipped("data"), game, problems)
    problems.raise_if_any()
    return texts if game == SHARED else texts.with_shared(shipped_texts(SHARED))
