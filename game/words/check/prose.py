"""The check of all files of a language: their grammar and icons, and that other languages say as much.

Texts that rulebooks, lessons and tips lack, or do not use, are reported where these are read
(`game/content/prose.py`).
"""

import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from game.content.fluent import split
from game.content.icons import check_icons
from game.content.problems import Problems
from game.content.prose import LANGUAGE, text_file
from game.content.yaml_file import read_text
from game.words.check.compare import check_plurals, facts_used, read_message
from game.words.check.grammar import check_grammar
from game.words.formatter import facts_of
from game.words.messages import load_messages, message_id

_LINK_KEY = re.compile(r"\]\(([^()]*)\)")


def check_prose(folder: Path, icons: frozenset[str], problems: Problems) -> int:
    """Reports mistakes in prose and in other languages; returns how many texts of prose there are."""
    count = 0
    wanted = dict(_files(folder, LANGUAGE))
    for name, texts in wanted.items():
        if "/" not in name:
            continue
        if not (folder / f"{name}.yaml").exists():
            problems.add(text_file(name), "", "", "unused file")
        check_grammar(folder, name, problems)
        _check_icons(texts, text_file(name), icons, problems)
        count += len(texts)
    for path in sorted((folder / "text").iterdir()) if (folder / "text").is_dir() else ():
        if path.is_dir() and path.name != LANGUAGE:
            _check_language(folder, path.name, wanted, icons, problems)
    return count


def check_prices(folder: Path, game: str, numbers: Collection[str], most: int, problems: Problems) -> None:
    """Reports mistakes in what a lesson's mistake costs: `ID-rises` and `ID-falls` for each number of
    data/learn, with the fact `count`, in at `most` so many letters.
    """
    if not numbers:
        return
    name, before = f"learn/{game}", len(problems)
    messages = load_messages(folder, name, problems)
    if len(problems) > before:
        return
    wanted = [(number, way) for number in numbers for way in ("rises", "falls")]
    for number, way in wanted:
        key = message_id(number, way)
        if not messages.has(number, way):
            problems.add(text_file(name), key, "", "is missing")
            continue
        resource = read_message(key, messages.sources[key])
        if resource is None:
            continue
        check_plurals(text_file(name), key, resource, problems)
        for fact in sorted(facts_of(resource) - {"count"}):
            problems.add(text_file(name), key, "", f"unknown fact '{{ ${fact} }}' (known: count)")
        if facts_of(resource) <= {"count"} and len(messages.say(number, way, count=10)) > most:
            problems.add(text_file(name), key, "", f"more than {most} letters")
    for key in messages.sources.keys() - {message_id(*one) for one in wanted}:
        problems.add(text_file(name), key, "", "unused message")


def _files(folder: Path, language: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The files of a language by name, each with its messages; those that cannot be read have none."""
    root = folder / "text" / language
    for path in sorted(root.rglob("*.ftl")):
        name = path.relative_to(root).with_suffix("").as_posix()
        try:
            yield name, split(read_text(path))
        except (OSError, ValueError):
            yield name, {}


def _check_icons(texts: Mapping[str, str], file: str, icons: frozenset[str], problems: Problems) -> None:
    for name, text in texts.items():
        check_icons(text, file, name, "", icons, problems)
        if not text:
            problems.add(file, name, "", "is empty")


def _check_language(
    folder: Path,
    language: str,
    wanted: Mapping[str, Mapping[str, str]],
    icons: frozenset[str],
    problems: Problems,
) -> None:
    """Another language has the same files with the same messages, facts and links."""
    own = dict(_files(folder, language))
    for name in wanted.keys() | own.keys():
        file = text_file(name, language)
        if name not in own:
            problems.add(file, "", "", "is missing")
            continue
        if name not in wanted:
            problems.add(file, "", "", "unused file")
            continue
        check_grammar(folder, name, problems, language)
        _check_icons(own[name], file, icons, problems)
        for message, source in wanted[name].items():
            if message.startswith("-"):
                continue
            if message not in own[name]:
                problems.add(file, message, "", "is missing")
                continue
            said = own[name][message]
            for fact in sorted(facts_used(message, said) - facts_used(message, source)):
                problems.add(file, message, "", f"unknown fact '{{ ${fact} }}'")
            if "/" in name and set(_LINK_KEY.findall(said)) != set(_LINK_KEY.findall(source)):
                problems.add(file, message, "", f"leads elsewhere than the text of '{LANGUAGE}'")
        for message in own[name].keys() - wanted[name].keys():
            if not message.startswith("-"):
                problems.add(file, message, "", "unused message")
