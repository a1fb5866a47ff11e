"""A mech as the digits of a share code: its ACTs, its ULT, its BOTs and its PREP deck."""

from collections.abc import Mapping, Sequence

from game.content.scrap_knights.side import MechSide
from game.content.share_code import Digit, Digits, at, listed, position, read_listed

_ACTS, _ULTS, _BOTS = 128, 64, 64
"""How many cards of each kind there can ever be."""
_MOST = 40

Tables = Mapping[str, Sequence[str]]


def encode(side: MechSide, tables: Tables) -> list[Digit]:
    """Raises `CodeError` for a card without a number."""
    ult = position(side.ult, tables["ults"]) + 1 if side.ult else 0
    return [
        *listed(side.acts, tables["acts"], _ACTS, _MOST),
        (ult, _ULTS),
        *listed(side.bots, tables["bots"], _BOTS, _MOST),
        *listed(side.prep, tables["acts"], _ACTS, _MOST),
    ]


def decode(digits: Digits, tables: Tables) -> MechSide:
    """Raises `CodeError` for a number without a card."""
    acts = read_listed(digits, tables["acts"], _ACTS, _MOST)
    ult = digits.next(_ULTS)
    bots = read_listed(digits, tables["bots"], _BOTS, _MOST)
    prep = read_listed(digits, tables["acts"], _ACTS, _MOST)
    return MechSide(acts=acts, ult=at(tables["ults"], ult - 1) if ult else "", bots=bots, prep=prep)
