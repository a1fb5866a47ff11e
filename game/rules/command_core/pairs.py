"""Which die cancels which: the same count as `odds.leftovers`, die by die, for a table that shows it."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.command_core.actions import DiceKind

DieName = tuple[DiceKind, int]
"""A kind of dice, and the place of one of them."""


class Pair(NamedTuple):
    """An attack die with a success, and the die of the defence that cancels it, if any."""

    die: int
    crit: bool
    by: DieName | None


def pair_dice(attack: Sequence[str], armor: Sequence[str], evade: Sequence[str]) -> tuple[Pair, ...]:
    """Pairs faces, crits first: shields cancel crits, then hits; dodges cancel hits, then crits.

    >>> pair_dice(["hit", "crit"], ["shield"], ["dodge"])
    (Pair(die=1, crit=True, by=('armor', 0)), Pair(die=0, crit=False, by=('evade', 0)))
    """
    crits = [die for die, face in enumerate(attack) if face == "crit"]
    hits = [die for die, face in enumerate(attack) if face == "hit"]
    by: dict[int, DieName] = {}
    shields = [die for die, face in enumerate(armor) if face == "shield"]
    for die, shield in zip([*crits, *hits], shields, strict=False):
        by[die] = "armor", shield
    dodges = [die for die, face in enumerate(evade) if face == "dodge"]
    left = [die for die in [*hits, *crits] if die not in by]
    for die, dodge in zip(left, dodges, strict=False):
        by[die] = "evade", dodge
    return tuple(Pair(die, die in crits, by.get(die)) for die in [*crits, *hits])


class Count(NamedTuple):
    """What an attack comes to as its dice lie: the pairs, and the hits and crits that nothing cancels."""

    pairs: tuple[Pair, ...]
    hits: int
    crits: int

    @property
    def damage(self) -> int:
        return self.hits + self.crits


def count_dice(attack: Sequence[str], armor: Sequence[str], evade: Sequence[str]) -> Count:
    """Counts faces.

    >>> count_dice(["hit", "hit", "crit"], ["shield"], ["blank"])[1:]
    (2, 0)
    """
    pairs = pair_dice(attack, armor, evade)
    left = [pair.crit for pair in pairs if pair.by is None]
    return Count(pairs, left.count(False), left.count(True))
