"""Holds the messages of all files against what the code asks for."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from game.content.fluent import is_plain
from game.content.icons import check_icons
from game.content.problems import Problems
from game.content.prose import LANGUAGE, text_file
from game.words.check.call_sites import CallSite
from game.words.check.recorder import Recorder
from game.words.formatter import FUNCTIONS, UnreadableMessage, facts_of, functions_of, parse, references, walk
from game.words.messages import SCREENS, SHARED, Messages, message_id

PLURAL_FORMS = {"en": frozenset({"one", "other"})}
"""The plural forms of each language; a message that chooses by one of them says all."""
_FORMS = frozenset({"zero", "one", "two", "few", "many", "other"})


_parsed = cache(parse)


@dataclass(slots=True)
class Needed:
    """What is asked of one file: each message with its facts (None: any), and sections with computed keys."""

    facts: dict[str, frozenset[str] | None] = field(default_factory=dict)
    computed: set[str] = field(default_factory=set)

    def add(self, name: str, facts: frozenset[str] | None) -> None:
        known = self.facts.get(name)
        self.facts[name] = facts if known is None else known if facts is None else known & facts

    def add_sites(self, sites: Iterable[CallSite]) -> None:
        for site in sites:
            if site.key is None:
                self.computed.add(site.section)
            else:
                self.add(message_id(site.section, site.key), site.facts)

    def add_references(self, sources: Mapping[str, str]) -> None:
        """Adds what the needed messages refer to: they hand on their facts."""
        waiting = [*self.facts, *(name for name in sources if name.partition("-")[0] in self.computed)]
        while waiting:
            name = waiting.pop()
            for other in _references(name, sources.get(name, "")):
                known = self.facts.get(other, frozenset({""}))
                self.add(other, self.facts.get(name))
                if self.facts[other] != known:
                    waiting.append(other)


def check_messages(
    loaded: Mapping[str, Messages],
    recorded: Mapping[str, Recorder],
    sites: Collection[CallSite],
    icons: frozenset[str],
    problems: Problems,
) -> None:
    """Checks all files by name: `SHARED`, `SCREENS`, and one a game.

    What a game asks for is in its own file or in a shared one. What all games' code asks for is in a shared
    file, or in the file of each game.
    """
    games = [name for name in recorded if name not in (SHARED, SCREENS)]
    common = Needed()
    common.add_sites(site for site in sites if site.is_of(games) is None)
    of_game = {game: _needed_by(recorded[game], sites, game, games) for game in games if game in loaded}
    for name in (SHARED, SCREENS):
        if name in recorded:
            for message, facts in recorded[name].facts.items():
                common.add(message, facts)
    everywhere = {name for key in (SHARED, SCREENS) if key in loaded for name in loaded[key].sources}
    shared = loaded[SHARED].sources if SHARED in loaded else {}
    for game, needed in ((SHARED, common), *of_game.items()):
        # The examples run the code that computes these keys: they know each one.
        needed.computed -= _sections_of(
            recorded.values() if needed is common else (recorded[game], recorded.get(SHARED, Recorder()))
        )
        for messages in loaded.values() if needed is common else (loaded[game],):
            needed.add_references({**shared, **messages.sources})
    _report_missing(loaded, recorded, common, of_game, everywhere, problems)
    for file, messages in loaded.items():
        askers = [common, of_game[file]] if file in of_game else [common, *of_game.values()]
        recorder = recorded.get(file) or Recorder()
        for name, source in messages.sources.items():
            _check_message(
                file, name, source, {*messages.sources, *shared}, askers, recorder, icons, problems
            )


def read_message(name: str, source: str) -> Any:
    """The syntax tree of a message; None for one that cannot be read."""
    try:
        return _parsed(name.lstrip("-"), source)
    except UnreadableMessage:
        return None


def facts_used(name: str, source: str) -> set[str]:
    """The names of the facts in a message; none in one that cannot be read."""
    resource = read_message(name, source)
    return facts_of(resource) if resource is not None else set()


@cache
def _references(name: str, source: str) -> frozenset[str]:
    """The messages that a message refers to."""
    if is_plain(source):
        return frozenset()
    try:
        found = references(_parsed(name.lstrip("-"), source))
    except UnreadableMessage:
        return frozenset()
    return frozenset(other for other in found if not other.startswith("-"))


def _sections_of(recorders: Iterable[Recorder]) -> set[str]:
    """The sections of which examples ask for messages."""
    return {name.partition("-")[0] for recorder in recorders for name in recorder.facts}


def _needed_by(recorder: Recorder, sites: Iterable[CallSite], game: str, games: Collection[str]) -> Needed:
    needed = Needed()
    needed.add_sites(site for site in sites if site.is_of(list(games)) == game)
    for name, facts in recorder.facts.items():
        needed.add(name, facts)
    return needed


def _report_missing(
    loaded: Mapping[str, Messages],
    recorded: Mapping[str, Recorder],
    common: Needed,
    of_game: Mapping[str, Needed],
    everywhere: Collection[str],
    problems: Problems,
) -> None:
    """A message that a game asks for, or that all games' code asks for, and that is nowhere."""
    for game, needed in of_game.items():
        for name in needed.facts:
            names = {name, *_overriding(name, recorded[game])}
            if not names & loaded[game].sources.keys() and name not in everywhere:
                problems.add(text_file(game), name, "", "is missing")
    for name in common.facts:
        lacking = [game for game in of_game if name not in loaded[game].sources]
        if name in everywhere or not lacking:
            continue
        for file in lacking if len(lacking) < len(of_game) else [SCREENS]:
            problems.add(text_file(file), name, "", "is missing")


def _overriding(name: str, recorder: Recorder) -> Iterator[str]:
    """The ids under which a message may stand that each overriding section has for itself."""
    if name in recorder.in_overrides:
        base, _, key = name.partition("-")
        yield from (f"{section}-{key}" for section, other in recorder.overrides.items() if other == base)


def _check_message(
    file: str,
    name: str,
    source: str,
    names: Collection[str],
    askers: Iterable[Needed],
    recorder: Recorder,
    icons: frozenset[str],
    problems: Problems,
) -> None:
    where = text_file(file)
    if not source.strip():
        problems.add(where, name, "", "is empty")
        return
    try:
        resource = _parsed(name.lstrip("-"), source)
    except UnreadableMessage as error:
        problems.add(where, name, "", f"cannot be read: {error}")
        return
    check_icons(source, where, name, "", icons, problems)
    for other in sorted(references(resource) - set(names)):
        problems.add(where, name, "", f"refers to '{other}', which there is not")
    for function in sorted(functions_of(resource) - FUNCTIONS.keys()):
        problems.add(where, name, "", f"unknown function '{function}'")
    check_plurals(where, name, resource, problems)
    if name.startswith("-"):
        return
    section, _, key = name.partition("-")
    asked = message_id(recorder.overrides[section], key) if section in recorder.overrides else name
    used, known = False, None
    for needed in askers:
        if asked in needed.facts:
            used, facts = True, needed.facts[asked]
            known = facts if known is None else known if facts is None else known & facts
        used |= section in needed.computed
    if section in recorder.optional:
        used, known = True, known or frozenset()
    if not used:
        problems.add(where, name, "", "unused message")
        return
    if known is not None:
        for fact in sorted(facts_of(resource) - known):
            given = ", ".join(sorted(known)) or "none"
            problems.add(where, name, "", f"unknown fact '{{ ${fact} }}' (known: {given})")


def check_plurals(where: str, name: str, resource: object, problems: Problems) -> None:
    """A choice by a plural form has all forms of the language."""
    for node in walk(resource):
        if type(node).__name__ == "SelectExpression":
            forms = {one.key.name for one in node.variants if type(one.key).__name__ == "Identifier"}
            lacking = PLURAL_FORMS[LANGUAGE] - forms
            # With `other` alone the variants beside it are numbers, such as 0.
            if forms and forms <= _FORMS and forms != {"other"} and lacking:
                problems.add(where, name, "", f"has no plural form '{', '.join(sorted(lacking))}'")
