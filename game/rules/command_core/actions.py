"""What a seat can choose, as small immutable values with a text form both ways.

Mechs, slots and dice are counted from 1 in text and from 0 in the values.
"""

from typing import Literal

import msgspec

from game.engine.quoting import quote

DiceKind = Literal["attack", "armor", "evade"]


class Begin(msgspec.Struct, frozen=True):
    """`first` or `second`: who won the coin places first, or second."""

    first: bool

    def __str__(self) -> str:
        return "first" if self.first else "second"


class Place(msgspec.Struct, frozen=True):
    """`place 1 3,9`."""

    mech: int
    cell: tuple[int, int]

    def __str__(self) -> str:
        return f"place {self.mech + 1} {self.cell[0]},{self.cell[1]}"


class Turn(msgspec.Struct, frozen=True):
    """`face 0`: the mech that was just placed looks there."""

    facing: int

    def __str__(self) -> str:
        return f"face {self.facing}"


class Number(msgspec.Struct, frozen=True):
    """`order 1 3`: mech 1 takes number 3."""

    mech: int
    number: int

    def __str__(self) -> str:
        return f"order {self.mech + 1} {self.number}"


class Program(msgspec.Struct, frozen=True):
    """`program 1 slot 2 weave flipped`; `program 1 slot 2 empty` where `card` is ""."""

    mech: int
    slot: int
    card: str = ""
    flipped: bool = False

    def __str__(self) -> str:
        words = f"program {self.mech + 1} slot {self.slot + 1} {self.card or 'empty'}"
        return f"{words} flipped" if self.flipped else words


class Fire(msgspec.Struct, frozen=True):
    """`attack railgun on 3`."""

    weapon: str
    target: int

    def __str__(self) -> str:
        return f"attack {self.weapon} on {self.target + 1}"


class Hold(msgspec.Struct, frozen=True):
    """`hold`: the mech does not attack in this round."""

    def __str__(self) -> str:
        return "hold"


class Reroll(msgspec.Struct, frozen=True):
    """`reroll 2`, `reroll armor 1`, `reroll evade 2`: one die by its position."""

    die: int
    kind: DiceKind = "attack"

    def __str__(self) -> str:
        return f"reroll {self.die + 1}" if self.kind == "attack" else f"reroll {self.kind} {self.die + 1}"


class Keep(msgspec.Struct, frozen=True):
    """`keep`: the dice stay as they lie."""

    def __str__(self) -> str:
        return "keep"


class PutBack(msgspec.Struct, frozen=True):
    """`put back gyro`: a targeting token takes a revealed card out of the defender's choice."""

    card: str

    def __str__(self) -> str:
        return f"put back {self.card}"


class Done(msgspec.Struct, frozen=True):
    """`done`: no further revealed card is put back."""

    def __str__(self) -> str:
        return "done"


class Deplete(msgspec.Struct, frozen=True):
    """`deplete gyro`: the card that a crit takes."""

    card: str

    def __str__(self) -> str:
        return f"deplete {self.card}"


Action = Begin | Place | Turn | Number | Program | Fire | Hold | Reroll | Keep | PutBack | Done | Deplete

FIRST, SECOND, HOLD, KEEP, DONE = Begin(True), Begin(False), Hold(), Keep(), Done()
_PLAIN: dict[str, Action] = {
    "first": FIRST,
    "second": SECOND,
    "hold": HOLD,
    "keep": KEEP,
    "done": DONE,
}


def _count(word: str, what: str) -> int:
    if not word.isdecimal() or not 1 <= len(word) <= 2 or int(word) < 1:
        raise ValueError(f"a {what} is a number from 1 on, not '{quote(word)}'")
    return int(word)


def _cell(word: str) -> tuple[int, int]:
    first, comma, second = word.partition(",")
    try:
        if not comma or len(word) > 8:
            raise ValueError
        return int(first), int(second)
    except ValueError:
        raise ValueError(f"a cell is written like 3,9, not '{quote(word)}'") from None


def parse(text: str) -> Action:
    """The action of a text form. Raises `ValueError` in one sentence.

    >>> parse("program 1 slot 2 weave flipped")
    Program(mech=0, slot=1, card='weave', flipped=True)
    >>> str(parse("reroll armor 1"))
    'reroll armor 1'
    """
    words = text.split()
    match words:
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["place", mech, cell]:
            return Place(_count(mech, "mech") - 1, _cell(cell))
        case ["face", facing] if facing.isdecimal() and len(facing) == 1:
            return Turn(int(facing))
        case ["order", mech, number]:
            return Number(_count(mech, "mech") - 1, _count(number, "number"))
        case ["program", mech, "slot", slot, "empty"]:
            return Program(_count(mech, "mech") - 1, _count(slot, "slot") - 1)
        case ["program", mech, "slot", slot, card]:
            return Program(_count(mech, "mech") - 1, _count(slot, "slot") - 1, card)
        case ["program", mech, "slot", slot, card, "flipped"]:
            return Program(_count(mech, "mech") - 1, _count(slot, "slot") - 1, card, True)
        case ["attack", weapon, "on", target]:
            return Fire(weapon, _count(target, "mech") - 1)
        case ["reroll", die]:
            return Reroll(_count(die, "die") - 1)
        case ["reroll", "armor" | "evade" as kind, die]:
            return Reroll(_count(die, "die") - 1, kind)
        case ["put", "back", card]:
            return PutBack(card)
        case ["deplete", card]:
            return Deplete(card)
    raise ValueError(
        f"'{quote(text)}' is no move: a move is first, second, place, face, order, program, attack, hold, "
        "reroll, keep, put back, done or deplete"
    )
