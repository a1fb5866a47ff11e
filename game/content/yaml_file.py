"""A strict YAML reader: no tags, aliases, duplicate keys or huge files."""

import stat
from pathlib import Path
from typing import Any

import yaml

from game.content.problems import Problems

SIZE_LIMIT = 1 << 20
DEPTH_LIMIT = 24

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Refused(ValueError):
    """YAML that is not allowed; the message has the line number."""


def _check_events(text: str) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise _Refused(f"line {line}: anchors and aliases are not allowed")
        tag = getattr(event, "tag", None)
        if tag is not None:
            raise _Refused(f"line {line}: the tag '{tag}' is not allowed")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEPTH_LIMIT:
                raise _Refused(f"line {line}: nested deeper than {DEPTH_LIMIT} levels")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


class _StrictLoader(_Loader):  # type: ignore[misc]
    """Refuses duplicate keys, of which plain YAML would silently keep the last."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, str | int):
                raise _Refused(f"line {key_node.start_mark.line + 1}: a key must be a text or a number")
            if key in seen:
                raise _Refused(f"line {key_node.start_mark.line + 1}: duplicate key '{key}'")
            seen.add(key)
        return super().construct_mapping(node, deep)  # type: ignore[no-any-return]


def parse_yaml(text: str) -> Any:
    """The plain values of a YAML text. Raises `ValueError` in one sentence."""
    if len(text) > SIZE_LIMIT:
        raise ValueError(f"larger than {SIZE_LIMIT} characters")
    try:
        _check_events(text)
        return yaml.load(text, Loader=_StrictLoader)
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
