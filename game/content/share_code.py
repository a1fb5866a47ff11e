"""Share codes: a side as letters and digits, with a checksum, that can be read out and typed.

A code is a game's two letters and the version, the cards in base 32, and a checksum of 30 bits, in groups of
four: "SK1-48QM-…". Name, maker and plan may follow on its line as plain text. Codes know no I, L, O or U.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

VERSION = 1
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("ILO", "110")
"""What is read for signs that codes do not have because they look alike."""
_CHECK_SIGNS, _CHECK_BITS = 6, 30
_GROUP = 4
_LONGEST_CODE, _LONGEST_TEXT = 400, 400

Digit = tuple[int, int]
"""A number from 0 on, and the count of numbers that it may be."""


class CodeError(ValueError):
    """A code that cannot be read, or a side that cannot be coded; `key` is that of a message."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Code:
    """The parts of a code: the game's letters, the number that stands for the cards, and the texts."""

    letters: str
    number: int
    name: str = ""
    maker: str = ""
    plan: str = ""


class Digits:
    """Reads a number's digits, each with its own base, in the order in which they were written."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def next(self, base: int) -> int:
        """The next digit; 0 beyond the last one."""
        self._rest, digit = divmod(self._rest, base)
        return digit

    @property
    def over(self) -> bool:
        """Whether all digits that are left are 0."""
        return not self._rest


def number_of(digits: Iterable[Digit]) -> int:
    """The number with these digits, the first one the lowest.

    >>> read = Digits(number_of([(3, 10), (1, 2), (7, 100)]))
    >>> read.next(10), read.next(2), read.next(100), read.over
    (3, 1, 7, True)
    """
    number = 0
    for digit, base in reversed(list(digits)):
        number = number * base + digit
    return number


def listed(cards: Sequence[str], table: Sequence[str], base: int, most: int) -> list[Digit]:
    """Digits for a list of cards in its order. Raises `CodeError`."""
    if len(cards) > most:
        raise CodeError("too_long")
    return [(len(cards), most + 1), *[(position(card, table), base) for card in cards]]


def read_listed(digits: Digits, table: Sequence[str], base: int, most: int) -> tuple[str, ...]:
    """The cards of a list. Raises `CodeError`."""
    return tuple([at(table, digits.next(base)) for _ in range(digits.next(most + 1))])


def position(card: str, table: Sequence[str]) -> int:
    """The number of a card. Raises `CodeError` for one that the table does not have."""
    if card not in table:
        raise CodeError("no_number", card=card[:40])
    return table.index(card)


def at(table: Sequence[str], number: int) -> str:
    """The card with a number. Raises `CodeError`: it may be one of a later version."""
    if number >= len(table):
        raise CodeError("unknown_card")
    return table[number]


def write_code(code: Code) -> str:
    """The code as text.

    >>> write_code(Code("SK", 123456789, "Ironbark", "Ada"))
    'SK1-3NQK-8NXK-NPT8 Ironbark | Ada'
    """
    head = f"{code.letters}{VERSION}"
    signs = _in_signs(code.number)
    signs += _in_signs(_checksum(head + signs)).rjust(_CHECK_SIGNS, SIGNS[0])
    groups = [signs[first : first + _GROUP] for first in range(0, len(signs), _GROUP)]
    texts = [code.name, code.maker, code.plan]
    while texts and not texts[-1]:
        del texts[-1]
    said = " | ".join(text.replace("\\", "\\\\").replace("|", "\\|") for text in texts)
    return "-".join([head, *groups]) + (f" {said}" if said else "")


def read_code(text: str, games: Mapping[str, str]) -> Code:
    """The parts of a code; `games` are the letters of those that are known. Raises `CodeError`."""
    stripped = text.strip()
    first, _, said = stripped.partition(" ")
    typed = first.upper().replace("-", "")
    letters, version, typed = typed[:2], typed[2:3], typed[3:]
    signs = typed.translate(_ALIKE)
    if letters not in games or not version.isdecimal() or len(first) > _LONGEST_CODE:
        raise CodeError("not_a_code")
    if version != str(VERSION):
        raise CodeError("newer_code" if version > str(VERSION) else "not_a_code")
    body, check = signs[:-_CHECK_SIGNS], signs[-_CHECK_SIGNS:]
    unknown = next((place for place, sign in enumerate(signs) if sign not in SIGNS), None)
    if unknown is not None:
        raise _wrong_sign(typed, unknown)
    if len(signs) < _CHECK_SIGNS:
        raise CodeError("wrong_sign")
    if _number(check) != _checksum(f"{letters}{version}{body}") or body != _in_signs(_number(body)):
        raise _wrong_sign(typed, _wrong_place(f"{letters}{version}", body, check))
    name, maker, plan = _texts(said[:_LONGEST_TEXT])
    return Code(letters, _number(body), name, maker, plan)


def _wrong_sign(typed: str, place: int | None) -> CodeError:
    """The error that names the group of four in which a wrong sign is, if it is known."""
    first = 0 if place is None else place // _GROUP * _GROUP
    near = typed[first : first + _GROUP]
    if place is None or not near.isprintable():
        return CodeError("wrong_sign")
    return CodeError("wrong_sign_near", near=near)


def _wrong_place(head: str, body: str, check: str) -> int | None:
    """Where one other sign, or two neighbours the other way round, make the checksum right.

    By chance they do so in one of 300,000 wrong codes. None where more signs are wrong, or one is missing.
    """
    right = _in_signs(_checksum(head + body)).rjust(_CHECK_SIGNS, SIGNS[0])
    differing = [place for place, (one, other) in enumerate(zip(right, check, strict=True)) if one != other]
    if len(differing) == 1:
        return len(body) + differing[0]
    number = _number(check)
    for place in range(len(body)):
        before, sign, after = body[:place], body[place], body[place + 1 :]
        swapped = f"{before}{after[:1]}{sign}{after[1:]}"
        others = [f"{before}{other}{after}" for other in SIGNS if other != sign]
        if any(_checksum(head + one) == number for one in (swapped, *others)):
            return place
    return None


def _texts(said: str) -> tuple[str, str, str]:
    """Name, maker and plan of what follows a code; signs that cannot be shown are left out."""
    texts, escaped = [""], False
    for letter in said:
        if escaped or letter not in "\\|":
            texts[-1] += letter if letter.isprintable() else ""
            escaped = False
        elif letter == "\\":
            escaped = True
        else:
            texts.append("")
    name, maker, plan = [*(" ".join(text.split()) for text in texts), "", ""][:3]
    return name, maker, plan


def _in_signs(number: int) -> str:
    """A number in base 32; nothing for 0."""
    signs = ""
    while number:
        number, digit = divmod(number, len(SIGNS))
        signs = SIGNS[digit] + signs
    return signs


def _number(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number


def _checksum(text: str) -> int:
    digest = hashlib.blake2b(text.encode("ascii"), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 64 - _CHECK_BITS
