"""The players' names as they may be kept and shown, whether typed, pasted, or out of a file."""

import unicodedata
from collections.abc import Sequence

LONGEST_NAME = 24
"""Letters of a name; what is longer is cut."""

_SECOND = " II"
_MOST_MARKS = 3
_LONGEST_INPUT = 1000
"""Letters that are looked at: a file may hold millions."""

# What Unicode says to draw as nothing, and the blank of Braille. `isprintable` refuses the rest of them.
_DRAWN_AS_NOTHING = frozenset(
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
    """Whether a letter may stand in a name: a space, or something to be seen.

    >>> [is_visible(letter) for letter in ("a", " ", "\\n", "\\u200b", "\\ufe0f")]
    [True, True, False, False, False]
    """
    return letter.isprintable() and ord(letter) not in _DRAWN_AS_NOTHING


def clean_name(text: str, default: str) -> str:
    """A name that can be read, shown and written to a file; `default` where nothing of it is left.

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
    """An accent needs a letter to stand on, and no letter carries more than a few."""
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
    """The name of a seat whose player has typed none."""
    return f"Player {seat + 1}"


def clean_names(names: Sequence[str]) -> tuple[str, str]:
    """The names of both seats: clean, and told apart where they are the same.

    >>> clean_names(["Ada", " Ada"])
    ('Ada', 'Ada II')
    """
    first, second = (clean_name(name, default_name(seat)) for seat, name in enumerate(names))
    if first == second:
        second = first[: LONGEST_NAME - len(_SECOND)].rstrip() + _SECOND
    return first, second
