"""Finds the texts that a game's code uses by running that code on examples."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from game.content.problems import Problems
from game.content.texts import FACT, SHARED, Section, Texts

_ICON = re.compile(r":([a-z_0-9]+):")


class NeededTexts(Texts):
    """Replaces a game's texts and records each use: (section, key) and the facts passed to it.

    If a text is used several times, only facts that are passed each time count. Facts that are None, lists or
    booleans cannot be shown in a text and do not count.

    >>> needed = NeededTexts()
    >>> needed.say("log", "miss", card="Slash", distance=2)
    'miss'
    >>> sorted(needed.facts["log", "miss"])
    ['card', 'distance']
    """

    def __init__(self) -> None:
        super().__init__({})
        self.facts: dict[tuple[str, str], frozenset[str]] = {}
        self.overrides: dict[str, str] = {}
        self.in_overrides: set[tuple[str, str]] = set()
        self.optional: set[str] = set()

    def add(self, section: str, key: str, facts: frozenset[str] = frozenset()) -> None:
        """Records that the code uses a text and passes it these facts."""
        known = self.facts.get((section, key), facts)
        self.facts[section, key] = known & facts

    def may_override(self, section: str, base: str) -> None:
        """Records that `section` may override some keys of the section `base`."""
        self.overrides[section] = base

    def may_have(self, section: str) -> None:
        """Records that a section may have texts that nothing uses yet; they get no facts."""
        self.optional.add(section)

    def add_to_override(self, section: str, key: str) -> None:
        """Records a text that may be in any section which overrides `section`."""
        self.add(section, key)
        self.in_overrides.add((section, key))

    def include(self, other: "NeededTexts") -> None:
        """Adds all texts that another one needs."""
        for (section, key), facts in other.facts.items():
            self.add(section, key, facts)

    def section(self, name: str) -> Section:
        return _NeededSection(self, name)

    def line(self, name: str) -> str:
        self.add(name, "")
        return name

    def say(self, section: str, key: str, **facts: object) -> str:
        self.add(section, key, frozenset(name for name, fact in facts.items() if _can_be_shown(fact)))
        return key

    def facts_of(self, section: str, key: str) -> frozenset[str] | None:
        """The facts that a text may use; None for a text that is not used."""
        unused = frozenset[str]() if section in self.optional else None
        return self.facts.get((self.overrides.get(section, section), key), unused)


class _NeededSection(Mapping[str, str]):
    """A section that has every key and records the ones that are used."""

    def __init__(self, needed: NeededTexts, name: str) -> None:
        self._needed = needed
        self._name = name

    def __getitem__(self, key: str) -> str:
        self._needed.add(self._name, key)
        return key

    def __iter__(self) -> Iterator[str]:
        raise TypeError(f"code that iterates over '{self._name}' must name the keys that it needs")

    def __len__(self) -> int:
        raise TypeError(f"code that counts '{self._name}' must name the keys that it needs")


def _can_be_shown(fact: Any) -> bool:
    return isinstance(fact, str | int | float) and not isinstance(fact, bool)


def check_all_texts(
    loaded: Mapping[str, Texts],
    needed: Mapping[str, NeededTexts],
    icons: frozenset[str],
    problems: Problems,
) -> None:
    """Checks all text files by name. The texts of `SHARED` are used where a game's own file has none."""
    needed_by_games = NeededTexts()
    for name, texts_needed in needed.items():
        if name != SHARED:
            needed_by_games.include(texts_needed)
    for name, texts in loaded.items():
        file = f"text/{name}.yaml"
        if name == SHARED:
            check_texts(texts, needed[name], file, icons, problems, used_elsewhere=needed_by_games)
        else:
            check_texts(texts, needed[name], file, icons, problems, shared=loaded.get(SHARED))


def check_texts(
    texts: Texts,
    needed: NeededTexts,
    file: str,
    icons: frozenset[str],
    problems: Problems,
    *,
    shared: Texts | None = None,
    used_elsewhere: NeededTexts | None = None,
) -> None:
    """Reports missing and unused texts, unknown facts and unknown icons.

    Missing texts may be found in `shared`. Texts that are not needed here may be `used_elsewhere`: needed by
    games whose own file has none.
    """
    found = dict(texts.all())
    elsewhere = dict(shared.all()) if shared is not None else {}
    for section, key in needed.facts:
        sections = [section]
        if (section, key) in needed.in_overrides:
            sections += [name for name, base in needed.overrides.items() if base == section]
        if not any((name, key) in found or (name, key) in elsewhere for name in sections):
            problems.add(file, section, key, "is missing")
    for (section, key), text in found.items():
        facts = needed.facts_of(section, key)
        if facts is None and used_elsewhere is not None:
            facts = used_elsewhere.facts_of(section, key)
        if facts is None:
            problems.add(file, section, key, "unused text")
            continue
        if not text.strip():
            problems.add(file, section, key, "is empty")
        if "{" in text or "}" in text:
            _check_facts(text, facts, file, section, key, problems)
        if ":" in text:
            check_icons(text, file, section, key, icons, problems)


def _check_facts(
    text: str, facts: frozenset[str], file: str, section: str, key: str, problems: Problems
) -> None:
    for name in dict.fromkeys(FACT.findall(text)):
        if name not in facts:
            known = ", ".join(sorted(facts)) or "none"
            problems.add(file, section, key, f"unknown fact '{{{name}}}' (known: {known})")
    if set("{}") & set(FACT.sub("", text)):
        problems.add(file, section, key, "has a brace outside of a {fact}")


def check_icons(
    text: str, file: str, entry: str, field: str, icons: frozenset[str], problems: Problems
) -> None:
    """Reports each unknown `:icon:` of a rich text."""
    for name in dict.fromkeys(_ICON.findall(text)):
        if name not in icons:
            problems.add(file, entry, field, f"unknown icon ':{name}:'")
