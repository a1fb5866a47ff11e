"""How the damage of an attack is spread, both sides rerolling what they can pay for."""

from functools import lru_cache
from typing import NamedTuple

from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.odds import leftovers, one_kind, two_kinds

_MOST_SPREADS = 1 << 13

Chances = tuple[float, ...]
"""The chance of each count from 0 on."""


class Volley(NamedTuple):
    """Dice that meet: those of the attack, of armor and evasion, and the rerolls that each can pay for."""

    attack: int
    armor: int
    evasion: int
    attack_rerolls: int = 0
    armor_rerolls: int = 0
    evade_rerolls: int = 0
    more_shields: int = 0
    """Faces of the armor dice that are shields beside the usual ones."""


class Spread(NamedTuple):
    """The chances of each damage, the mean of crits left over, and of Surge that the attacker spends."""

    damage: Chances
    crits: float
    spent: float


class Spreads:
    """Exact over all results; every die without a success is rerolled once as long as that can be paid."""

    def __init__(self, catalogue: Catalogue) -> None:
        faces = catalogue.faces
        self._hits, self._crits = faces["attack"].count("hit"), faces["attack"].count("crit")
        self._shields, self._dodges = faces["armor"].count("shield"), faces["evade"].count("dodge")
        self.of = lru_cache(_MOST_SPREADS)(self._of)

    def _of(self, volley: Volley) -> Spread:
        shields = rerolled(volley.armor, self._shields + volley.more_shields, volley.armor_rerolls)
        dodges = rerolled(volley.evasion, self._dodges, volley.evade_rerolls)
        attacks: dict[tuple[int, int], float] = {}
        spent = 0.0
        for (hits, crits), chance in two_kinds(volley.attack, self._hits, self._crits).items():
            again = min(volley.attack - hits - crits, volley.attack_rerolls)
            spent += again * chance
            for (more_hits, more_crits), more in two_kinds(again, self._hits, self._crits).items():
                result = hits + more_hits, crits + more_crits
                attacks[result] = attacks.get(result, 0.0) + chance * more
        damage = [0.0] * (volley.attack + 1)
        crit = 0.0
        for (hits, crits), chance in attacks.items():
            for shield, shield_chance in enumerate(shields):
                for dodge, dodge_chance in enumerate(dodges):
                    left_hits, left_crits = leftovers(hits, crits, shield, dodge)
                    share = chance * shield_chance * dodge_chance
                    damage[left_hits + left_crits] += share
                    crit += share * left_crits
        return Spread(tuple(damage), crit, spent)


def rerolled(dice: int, faces: int, rerolls: int) -> Chances:
    """The chance of each number of successes, of `faces` in six a die, each die rerolled at most once."""
    chances = [0.0] * (dice + 1)
    for first, chance in enumerate(one_kind(dice, faces)):
        for more, again in enumerate(one_kind(min(dice - first, rerolls), faces)):
            chances[first + more] += chance * again
    return tuple(chances)
