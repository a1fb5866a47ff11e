"""Prose of lessons, rulebooks and tips: their YAML keeps ids and structure, text files the words.

The words of `data/tips/scrapbots.yaml` are in `data/text/en/tips/scrapbots.ftl`. The ids of an entry and of
those around it, and the field, make the id of a text there: `energy-title`, `table-board-hand-note`.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.content.entries import Location, read_entries
from game.content.fluent import fill_plain, is_plain, split
from game.content.problems import Problems
from game.content.yaml_file import read_text

E = TypeVar("E", bound=msgspec.Struct)

LANGUAGE = "en"

_KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Shape(msgspec.Struct, frozen=True):
    """Which fields of an entry are prose.

    Texts in `needs` have to be there, those in `may` can be left out, and `words` are several words with
    commas between them. `inside` are fields with entries of their own: a list, or a mapping by their ids if
    they are `by_id`; each with the word that stands before their ids. An entry with nothing but texts is
    listed by its id alone. With `paragraphs` an entry lists the ids of the paragraphs of its `text`; without
    a list the text is one paragraph.
    """

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    inside: dict[str, tuple[str, "Shape"]] = {}
    by_id: bool = False
    paragraphs: bool = False


class ProseFile:
    """The texts of one file by id. `complete` adds them to the plain values of entries.

    `texts` are None where the file cannot be read: that is one mistake, and no text is reported as missing.
    """

    def __init__(self, texts: Mapping[str, str] | None, file: str, problems: Problems) -> None:
        self.readable = texts is not None
        self.texts = texts or {}
        self.file = file
        self._problems = problems
        self._used: set[str] = set()

    def complete(
        self, item: Mapping[str, Any], shape: Shape, location: Location, name: str
    ) -> dict[str, Any]:
        """An entry with its texts, and those of the entries inside. `name` is what their ids begin with.

        Missing texts are reported, and prose that stands in the entry itself.

        >>> texts = {"fog-title": "Fog", "fog-text": "You see less."}
        >>> prose = ProseFile(texts, "weather.ftl", Problems())
        >>> prose.complete({"id": "fog"}, Shape(needs=("title", "text")), Location(Problems(), "", ""), "fog")
        {'id': 'fog', 'title': 'Fog', 'text': 'You see less.'}
        """
        filled = dict(item)
        needs = shape.needs
        if shape.paragraphs and "paragraphs" not in item:
            needs = (*needs, "text")
        for key in (*needs, *shape.may, *shape.words):
            text_id = _joined(name, key)
            if key in item:
                self._used.add(text_id)
                location.problem(key, f"is prose: write it as '{text_id}' in {self.file}")
                continue
            text = self._needed(text_id) if key in needs else self._text(text_id)
            if text is not None:
                filled[key] = [word.strip() for word in text.split(",")] if key in shape.words else text
        if shape.paragraphs and "paragraphs" in item:
            filled["text"] = self._paragraphs(item["paragraphs"], location, name)
        for key, (word, inner) in shape.inside.items():
            if key in item:
                filled[key] = self._inside(item[key], inner, location, key, _joined(name, word))
        return filled

    def report_unused(self) -> None:
        """Reports texts that no entry has asked for."""
        for name in self.texts:
            if name not in self._used:
                self._problems.add(self.file, name, "", "unused message")

    def _text(self, name: str) -> str | None:
        self._used.add(name)
        return self.texts.get(name)

    def _needed(self, name: str) -> str:
        text = self._text(name)
        if text is None and self.readable:
            self._problems.add(self.file, name, "", "is missing")
        return text or ""

    def _paragraphs(self, keys: Any, location: Location, name: str) -> str:
        if not isinstance(keys, list):
            location.problem("paragraphs", "must be a list of keys")
            return ""
        known = [key for key in keys if self._is_key(key, location, "paragraphs")]
        if len(set(known)) < len(known):
            location.problem("paragraphs", "duplicate key")
        return "\n".join(self._needed(_joined(name, "text", key)) for key in known)

    def _inside(self, value: Any, shape: Shape, location: Location, key: str, name: str) -> Any:
        """The entries in a field. What is no entry is left as it is, and reported when it is converted."""
        if isinstance(value, dict) and not shape.by_id:
            return self.complete(value, shape, location.within(key), name)
        if isinstance(value, dict):
            return {
                one: self.complete(entry, shape, location.within(f"{key}.{one}"), _joined(name, one))
                if isinstance(entry, dict) and self._is_key(one, location, key)
                else entry
                for one, entry in value.items()
            }
        if not isinstance(value, list):
            return value
        ids: set[str] = set()
        found = []
        for number, one in enumerate(value):
            entry = {"id": one} if isinstance(one, str) else one
            inner = location.within(f"{key}[{number}]")
            if not isinstance(entry, dict):
                found.append(entry)
                continue
            own = entry.get("id", "")
            if self._is_key(own, inner, "id"):
                if own in ids:
                    inner.problem("id", f"duplicate id '{own}'")
                ids.add(own)
                found.append(self.complete(entry, shape, inner, _joined(name, own)))
        return found

    def _is_key(self, value: Any, location: Location, key: str) -> bool:
        if isinstance(value, str) and _KEY.fullmatch(value):
            return True
        what = "is missing" if value == "" else f"'{value}' must be a key in snake_case"
        location.problem(key, f"{what}; prose is written in {self.file}")
        return False


def _joined(*parts: str) -> str:
    return "-".join(part for part in parts if part)


def text_file(name: str, language: str = LANGUAGE) -> str:
    """A file of prose as problems name it."""
    return f"text/{language}/{name}.ftl"


def load_prose(folder: Path, name: str, problems: Problems, language: str = LANGUAGE) -> ProseFile:
    """Reads `folder`/text/LANGUAGE/NAME.ftl, adding every mistake to `problems`."""
    file = text_file(name, language)
    texts: dict[str, str] | None = None
    try:
        texts = dict(_plain(split(read_text(folder / file)), file, problems))
    except OSError as error:
        problems.add(file, "", "", f"cannot be read: {error.strerror or error}")
    except ValueError as error:
        problems.add(file, "", "", str(error))
    return ProseFile(texts, file, problems)


def read_entries_with_prose(
    folder: Path, name: str, kind: type[E], shape: Shape, problems: Problems, language: str = LANGUAGE
) -> dict[str, E]:
    """Reads `folder`/NAME.yaml, a list of entries whose texts are in `folder`/text/LANGUAGE/NAME.ftl."""
    prose = load_prose(folder, name, problems, language)

    def complete(item: dict[str, Any], location: Location) -> dict[str, Any]:
        return prose.complete(item, shape, location, item["id"])

    path = folder / f"{name}.yaml"
    entries = read_entries(path, kind, problems, f"{name}.yaml", complete=complete)
    prose.report_unused()
    return entries


def _plain(sources: Mapping[str, str], file: str, problems: Problems) -> Iterator[tuple[str, str]]:
    """The texts as they are read. Prose has no facts, choices or terms."""
    for name, source in sources.items():
        text = ""
        try:
            text = fill_plain(source, {})
        except KeyError as error:
            problems.add(file, name, "", f"unknown fact '{{ ${error.args[0]} }}' (known: none)")
        else:
            if not is_plain(source):
                problems.add(file, name, "", "prose has no terms, references or choices")
        yield name, text
