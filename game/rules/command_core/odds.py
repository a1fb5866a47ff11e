"""What an attack can be expected to do: exact, over all results of all dice, without rerolls."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from game.rules.command_core.catalogue import Catalogue

_DESTROYED = 3.0
"""Points of structure that a destroyed mech is worth besides those it had: its cards are lost with it."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The mean damage, the chances of any damage and of at least one crit that is left over, and the chance
    of each amount of damage.
    """

    damage: float
    hit: float
    crit: float
    spread: tuple[float, ...]

    def destroys(self, structure: int) -> float:
        """The chance to destroy a mech that has so much structure."""
        return sum(self.spread[structure:])

    def worth(self, structure: int) -> float:
        """Points of structure: what is lost on average of so much, and more where the mech is destroyed."""
        lost = sum([chance * min(amount, structure) for amount, chance in enumerate(self.spread)])
        return lost + _DESTROYED * self.destroys(structure)


def leftovers(hits: int, crits: int, shields: int, dodges: int) -> tuple[int, int]:
    """Hits and crits that are left: shields cancel crits, then hits; dodges cancel hits, then crits.

    >>> leftovers(3, 1, 2, 1)
    (1, 0)
    >>> leftovers(1, 2, 1, 2)
    (0, 0)
    """
    shielded = min(crits, shields)
    crits, shields = crits - shielded, shields - shielded
    hits -= min(hits, shields)
    dodged = min(hits, dodges)
    hits, dodges = hits - dodged, dodges - dodged
    return hits, crits - min(crits, dodges)


class OddsTable:
    """Odds by the number of dice on each side, for one set of die faces."""

    def __init__(self, catalogue: Catalogue) -> None:
        faces = catalogue.faces
        self._attack = Counter(faces["attack"])
        self._shields = faces["armor"].count("shield")
        self._dodges = faces["evade"].count("dodge")
        self.of = cache(self._work_out)
        self.against = cache(self._against)

    def _work_out(self, dice: int, armor: int, evasion: int, more_shields: int = 0) -> Odds:
        """The odds of so many attack dice against so many armor and evade dice."""
        faces = self._shields + more_shields
        spread = [0.0] * (dice + 1)
        crit = 0.0
        attacks = two_kinds(dice, self._attack["hit"], self._attack["crit"])
        for (hits, crits), attack_chance in attacks.items():
            for shields, shield_chance in enumerate(one_kind(armor, faces)):
                for dodges, dodge_chance in enumerate(one_kind(evasion, self._dodges)):
                    chance = attack_chance * shield_chance * dodge_chance
                    left_hits, left_crits = leftovers(hits, crits, shields, dodges)
                    spread[left_hits + left_crits] += chance
                    crit += chance * (left_crits > 0)
        damage = sum([amount * chance for amount, chance in enumerate(spread)])
        return Odds(damage, sum(spread[1:]), crit, tuple(spread))

    def _against(self, hits: int, crits: int, armor: int, evasion: int, more_shields: int = 0) -> float:
        """The mean damage of results that lie on the table against so many armor and evade dice."""
        return sum(
            shield_chance * dodge_chance * max(0, hits + crits - shields - dodges)
            for shields, shield_chance in enumerate(one_kind(armor, self._shields + more_shields))
            for dodges, dodge_chance in enumerate(one_kind(evasion, self._dodges))
        )


def one_kind(dice: int, faces: int) -> Sequence[float]:
    """The chance of each number of successes, of `faces` in six a die."""
    chances = [1.0]
    for _ in range(dice):
        grown = [0.0] * (len(chances) + 1)
        for count, chance in enumerate(chances):
            grown[count] += chance * (6 - faces) / 6
            grown[count + 1] += chance * faces / 6
        chances = grown
    return chances


def two_kinds(dice: int, first: int, second: int) -> dict[tuple[int, int], float]:
    """The chance of each pair of counts, of `first` and `second` faces in six a die."""
    chances = {(0, 0): 1.0}
    for _ in range(dice):
        grown: dict[tuple[int, int], float] = {}
        for (hits, crits), chance in chances.items():
            for result, faces in (
                ((hits, crits), 6 - first - second),
                ((hits + 1, crits), first),
                ((hits, crits + 1), second),
            ):
                grown[result] = grown.get(result, 0.0) + chance * faces / 6
        chances = grown
    return chances
