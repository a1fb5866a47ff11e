"""A squad as the digits of a share code: its mechs with their chassis and cards, and its limit of points."""

from collections.abc import Mapping, Sequence

from game.content.command_core.cards import SquadMech
from game.content.command_core.side import MOST_POINTS, SquadSide
from game.content.share_code import CodeError, Digit, Digits, at, listed, position, read_listed

_CHASSIS, _WEAPONS, _UPGRADES, _DIRECTIVES = 64, 64, 64, 128
"""How many cards of each kind there can ever be."""
_MOST_MECHS, _MOST = 6, 40
_LIMITS = 128

Tables = Mapping[str, Sequence[str]]


def encode(side: SquadSide, tables: Tables) -> list[Digit]:
    """Raises `CodeError` for a card without a number."""
    if len(side.mechs) > _MOST_MECHS:
        raise CodeError("too_long")
    digits: list[Digit] = [(len(side.mechs), _MOST_MECHS + 1)]
    for mech in side.mechs:
        digits.append((position(mech.chassis, tables["chassis"]) + 1 if mech.chassis else 0, _CHASSIS))
        digits += listed(mech.weapons, tables["weapons"], _WEAPONS, _MOST)
        digits += listed(mech.upgrades, tables["upgrades"], _UPGRADES, _MOST)
        digits += listed(mech.directives, tables["directives"], _DIRECTIVES, _MOST)
    # It comes last: a code of the usual limit has no digit for it, like all codes that were written before.
    return [*digits, (side.limit or 0, _LIMITS)]


def decode(digits: Digits, tables: Tables) -> SquadSide:
    """Raises `CodeError` for a number without a card."""
    mechs = tuple([_mech(digits, tables) for _ in range(digits.next(_MOST_MECHS + 1))])
    limit = digits.next(_LIMITS)
    if limit > MOST_POINTS:
        raise CodeError("unknown_card")
    return SquadSide(limit=limit or None, mechs=mechs)


def _mech(digits: Digits, tables: Tables) -> SquadMech:
    chassis = digits.next(_CHASSIS)
    weapons = read_listed(digits, tables["weapons"], _WEAPONS, _MOST)
    upgrades = read_listed(digits, tables["upgrades"], _UPGRADES, _MOST)
    directives = read_listed(digits, tables["directives"], _DIRECTIVES, _MOST)
    return SquadMech(at(tables["chassis"], chassis - 1) if chassis else "", weapons, upgrades, directives)
