"""Cleaning of players' names, whether typed, pasted or read from a file."""

import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 24
"""The most characters of a name; longer names are cut."""

_SECOND = " II"
_MOST_MARKS = 3
_LONGEST_INPUT = 1000
"""The most characters that are read: a file may hold millions."""

# Default-ignorable code points and the Braille blank, which `isprintable` accepts.
_INVISIBLE = frozenset(
    [
        0x034F,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        *range(0x180B, 0x1810),
        0x2800,
        0x3164,
        *range(0xFE00, 0xFE10),
        0xFFA0,
        *range(0xE0000, 0xE1000),
    ]
)


def is_visible(letter: str) -> bool:
    """Whether a character may be part of a name: a space, or a visible one.

    >>> [is_visible(letter) for letter in ("a", " ", "\\n", "\\u200b", "\\ufe0f")]
    [True, True, False, False, False]
    """
    return letter.isprintable() and ord(letter) not in _INVISIBLE


def clean_name(text: str, default: str) -> str:
    """A name without invisible characters, line breaks and extra spaces; `default` if nothing is left.

    >>> clean_name("  Zoë \\n the\\u200b  Knight ", "Player 1")
    'Zoë the Knight'
    >>> clean_name("\\ufe0f", "Player 1")
    'Player 1'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in text[:_LONGEST_INPUT])
    visible = unicodedata.normalize("NFC", "".join(filter(is_visible, spaced)))
    name = " ".join(_without_loose_marks(visible).split())
    return name[:LONGEST_NAME].rstrip() or default


def _without_loose_marks(text: str) -> str:
    """Removes combining marks that follow no letter, and more than a few on one letter."""
    kept: list[str] = []
    room = 0
    for letter in text:
        if unicodedata.category(letter).startswith("M"):
            room -= 1
            if room < 0:
                continue
        else:
            room = 0 if letter == " " else _MOST_MARKS
        kept.append(letter)
    return "".join(kept)


def default_name(seat: int) -> str:
    """The name of a seat whose player has entered none."""
    return f"Player {seat + 1}"


def clean_names(names: Sequence[str]) -> tuple[str, str]:
    """The cleaned names of both seats, made different if they are equal.

    >>> clean_names(["Ada", " Ada"])
    ('Ada', 'Ada II')
    """
    first, second = (clean_name(name, default_name(seat)) for seat, name in enumerate(names))
    if first == second:
        second = first[: LONGEST_NAME - len(_SECOND)].rstrip() + _SECOND
    return first, second
