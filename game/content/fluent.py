"""Project Fluent files: split into messages, and filled with facts.

A message of text and `{ $facts }` alone is filled by a substitution; one with a plural form, a term or a
reference is given to `game.words.formatter`.
"""

import re
from collections.abc import Mapping

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_PLACEABLE = re.compile(r"\{\s*(?:\$([a-zA-Z][\w-]*)|\"((?:[^\"\\]|\\[\"\\])*)\")\s*\}")
_ESCAPE = re.compile(r"\\([\"\\])")


def split(source: str) -> dict[str, str]:
    """The entries of a file by id, each as its source; terms keep their leading hyphen. Later ones win.

    >>> split("# A comment.\\nlog-miss = { $card } misses.\\n-scrap = Scrap\\n")
    {'log-miss': '{ $card } misses.', '-scrap': 'Scrap'}
    """
    source = _COMMENT.sub("", source)
    found = list(_ENTRY.finditer(source))
    ends = [*(match.start() for match in found), len(source)][1:]
    return {match[1]: source[match.end() : end].strip() for match, end in zip(found, ends, strict=True)}


def is_plain(pattern: str) -> bool:
    """Whether a pattern is text, facts and quoted letters alone."""
    rest = _PLACEABLE.sub("", pattern)
    return "{" not in rest and "}" not in rest


def fill_plain(pattern: str, facts: Mapping[str, object]) -> str:
    """A plain pattern with its facts. Raises `KeyError` for a fact that is not given.

    >>> fill_plain("{ $card } costs { $heat }.", {"card": "Slash", "heat": 2})
    'Slash costs 2.'
    """
    if "\n" in pattern:
        pattern = "\n".join(line.strip() for line in pattern.split("\n"))
    if "{" not in pattern:
        return pattern

    def filled(match: re.Match[str]) -> str:
        return str(facts[match[1]]) if match[1] else _ESCAPE.sub(r"\1", match[2])

    return _PLACEABLE.sub(filled, pattern)
