"""Messages with plural forms, terms or references: what `fluent.runtime` is for. It is loaded late.

Messages may use two functions: `{ CAPITAL($effect) }` begins with a capital letter, behind the mark of bold
text too; `{ UPPER($name) }` is in capital letters. A fact that is true or false chooses `[yes]` or `[no]`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

_FIRST_LETTER = re.compile(r"\*?.")

FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "CAPITAL": lambda text: _FIRST_LETTER.sub(lambda match: match[0].upper(), str(text), count=1),
    "UPPER": lambda text: str(text).upper(),
}
"""What a message may do with a fact."""


class UnreadableMessage(ValueError):
    """A message that does not follow the grammar of Fluent."""


class Formatter:
    """Fills the messages of a language that need Fluent; `source(id)` gives the source of an entry."""

    def __init__(self, language: str, source: Callable[[str], str | None]) -> None:
        self._source = source
        self._bundle = FluentBundle([language], FUNCTIONS, use_isolating=False)
        self._known: set[str] = set()

    def fill(self, name: str, facts: Mapping[str, object]) -> str:
        """A message with its facts. Raises `KeyError` for an unknown entry or fact, `UnreadableMessage`."""
        self._add(name)
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {key: _fact(fact) for key, fact in facts.items()})
        if errors:
            raise KeyError(f"{name}: {errors[0]}")
        return str(text)

    def _add(self, name: str) -> None:
        """Reads an entry, and the entries that it refers to, when it is first asked for."""
        if name in self._known:
            return
        source = self._source(name)
        if source is None:
            raise KeyError(name)
        resource = parse(name, source)
        self._bundle.add_resource(resource, allow_overrides=True)
        self._known.add(name)
        for other in references(resource):
            self._add(other)


def parse(name: str, source: str) -> Any:
    """The syntax tree of one entry. Raises `UnreadableMessage`."""
    resource = FluentResource(f"{name} ={_indented(source)}\n")
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise UnreadableMessage((entry.annotations or [])[0].message)
    return resource


def references(resource: Any) -> set[str]:
    """The ids of all messages and terms that a syntax tree refers to."""
    return {
        f"-{node.id.name}" if type(node).__name__ == "TermReference" else node.id.name
        for node in walk(resource)
        if type(node).__name__ in ("TermReference", "MessageReference")
    }


def facts_of(resource: Any) -> set[str]:
    """The names of all facts that a syntax tree uses."""
    return {node.id.name for node in walk(resource) if type(node).__name__ == "VariableReference"}


def functions_of(resource: Any) -> set[str]:
    """The names of all functions that a syntax tree calls."""
    return {node.id.name for node in walk(resource) if type(node).__name__ == "FunctionReference"}


def walk(node: Any) -> Iterator[Any]:
    """Every node of a syntax tree of Fluent."""
    if isinstance(node, list):
        for one in node:
            yield from walk(one)
    elif hasattr(node, "__dict__"):
        yield node
        for name, child in vars(node).items():
            if name != "span":
                yield from walk(child)


def _indented(source: str) -> str:
    """Continuation lines start with room, as Fluent wants them."""
    first, *rest = source.split("\n")
    return f" {first}" + "".join(f"\n    {line}" if line.strip() else "\n" for line in rest)


def _fact(fact: object) -> object:
    """Numbers choose plural forms and are shown without marks between thousands."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int | float):
        return fluent_number(fact, useGrouping=False)
    return str(fact)
