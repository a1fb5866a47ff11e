"""A strict YAML reader: no tags, aliases, duplicate keys or huge files."""

import stat
from pathlib import Path
from typing import Any

import yaml

from game.content.problems import Problems

SIZE_LIMIT = 1 << 20
DEPTH_LIMIT = 24

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser of all files: the quick one where it is installed. The two differ in what they refuse."""
_FIRST_OF_VALUES = frozenset(Loader.yaml_implicit_resolvers)
"""Characters that numbers, dates, truth values and "nothing" begin with; other plain scalars are texts."""


class _Refused(ValueError):
    """YAML that is not allowed; the message has the line number."""


class _Reader:
    """Builds values from a parser's events, in a third of the time that trees of nodes would take.

    The program reads a few files before its first frame, where each millisecond is felt.
    """

    def __init__(self, text: str) -> None:
        self._parser = Loader(text)
        self._next = self._parser.get_event
        self._values: dict[str, Any] = {}
        """What plain scalars mean that are no texts: the same numbers come again and again."""

    def read(self) -> Any:
        """The value of the one document; None if there is none."""
        self._next()
        value, documents = None, 0
        while isinstance(begin := self._next(), yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise _refused(begin, "but found another document")
            value = self._value(self._next(), 0)
            self._next()
        return value

    def _value(self, event: Any, depth: int) -> Any:
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            raise _refused(event, "anchors and aliases are not allowed")
        if event.tag is not None:
            raise _refused(event, f"the tag '{event.tag}' is not allowed")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if depth == DEPTH_LIMIT:
            raise _refused(event, f"nested deeper than {DEPTH_LIMIT} levels")
        is_mapping = isinstance(event, yaml.MappingStartEvent)
        return self._mapping(depth + 1) if is_mapping else self._sequence(depth + 1)

    def _scalar(self, event: Any) -> Any:
        text: str = event.value
        if not event.implicit[0] or text[:1] not in _FIRST_OF_VALUES:
            return text
        if text not in self._values:
            kind = self._parser.resolve(yaml.ScalarNode, text, event.implicit)
            node = yaml.ScalarNode(kind, text, event.start_mark, event.end_mark)
            self._values[text] = self._parser.construct_object(node)
        return self._values[text]

    def _sequence(self, depth: int) -> list[Any]:
        values = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            values.append(self._value(event, depth))
        return values

    def _mapping(self, depth: int) -> dict[Any, Any]:
        values: dict[Any, Any] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = self._value(event, depth)
            if not isinstance(key, str | int):
                raise _refused(event, "a key must be a text or a number")
            if key in values:
                raise _refused(event, f"duplicate key '{key}'")
            values[key] = self._value(self._next(), depth)
        return values


def _refused(event: Any, reason: str) -> _Refused:
    return _Refused(f"line {event.start_mark.line + 1}: {reason}")


def parse_yaml(text: str) -> Any:
    """The plain values of a YAML text. Raises `ValueError` in one sentence."""
    if len(text) > SIZE_LIMIT:
        raise ValueError(f"larger than {SIZE_LIMIT} characters")
    try:
        return _Reader(text).read()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise ValueError(f"line {line}: {error.problem}") from None
    except (yaml.YAMLError, RecursionError) as error:
        raise ValueError(f"not YAML: {str(error).splitlines()[0]}") from None


def read_text(path: Path) -> str:
    """The text of a file of at most `SIZE_LIMIT` bytes. Raises `OSError`, or `ValueError` in one sentence."""
    # Checked first, because reading a pipe would block and a device like /dev/zero never ends.
    if not stat.S_ISREG(path.stat().st_mode):
        raise ValueError("is not a regular file")
    with path.open("rb") as file:
        data = file.read(SIZE_LIMIT + 1)
    if len(data) > SIZE_LIMIT:
        raise ValueError(f"larger than {SIZE_LIMIT} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError("is not UTF-8 text") from None


def read_yaml(path: Path, problems: Problems, name: str | None = None) -> Any:
    """The plain values of a YAML file, or None with the reason added to `problems`."""
    shown = name or path.name
    try:
        return parse_yaml(read_text(path))
    except OSError as error:
        problems.add(shown, "", "", f"cannot be read: {error.strerror}")
    except ValueError as error:
        problems.add(shown, "", "", str(error))
    return None
