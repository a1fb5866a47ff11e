"""How good a shot one mech has at another, now or after a few more slots: for computer players.

Worked out once for each pair of positions and kept, since a search asks for the same ones again and again.
"""

from functools import lru_cache
from typing import NamedTuple

from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.odds import OddsTable
from game.rules.command_core.state import Mech
from game.rules.command_core.topology import Arc, Cell

_MOST_SHOTS = 1 << 16
UNPAID = 0.6
"""Structure that a point of an unpaid delta costs on average, and a little more."""
_CRIT = 0.5
"""What the card that a crit takes is worth."""
_LATER = (1.0, 0.85, 0.7)
"""What a shot counts that needs so many more slots to get into position."""
MOST_SLOTS = len(_LATER) - 1


class Kit(NamedTuple):
    """What a mech is made of."""

    chassis: str
    upgrades: tuple[str, ...]
    weapons: tuple[str, ...]


class Aim(NamedTuple):
    """A weapon that reaches a target: the dice of both sides, and the delta of firing it."""

    weapon: str
    dice: int
    armor: int
    evasion: int
    delta: int
    more_shields: int


class Stand(NamedTuple):
    """A mech where it will stand, with so many slots of its program still open."""

    cell: Cell
    facing: int
    slots: int


class Shots:
    """The mean worth of shots from one position at another. Mechs are given by the number of their kit."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self.odds = OddsTable(catalogue)
        self._kits: list[Kit] = []
        self._numbers: dict[Kit, int] = {}
        self.best = lru_cache(_MOST_SHOTS)(self._best)
        self._aims_of = lru_cache(_MOST_SHOTS)(self._find_aims)
        self._worth_of = lru_cache(_MOST_SHOTS)(self._find_worth)

    def kit(self, mech: Mech) -> int:
        """The number of what a mech is made of now."""
        kit = Kit(mech.chassis, mech.upgrades, mech.weapons)
        number = self._numbers.get(kit)
        if number is None:
            number = self._numbers[kit] = len(self._kits)
            self._kits.append(kit)
        return number

    def _best(self, map_id: str, kit: int, stand: Stand, funds: int, target: int, there: Stand) -> float:
        """The best shot from wherever the open slots may still take the mech; `funds` pay for it."""
        reached = self._catalogue.board(map_id).reached(
            stand.cell, stand.facing, min(stand.slots, MOST_SLOTS)
        )
        return max(
            _LATER[used] * self.at(map_id, kit, cell, facing, funds, target, there.cell, there.facing)
            for cell, facing, used in reached
        )

    def at(
        self,
        map_id: str,
        kit: int,
        here: Cell,
        facing: int,
        funds: int,
        target: int,
        there: Cell,
        looking: int,
    ) -> float:
        """The best of a mech's weapons from one cell at another; 0 where none can fire."""
        line = self._catalogue.board(map_id).line(here, there)
        if line is None:
            return 0.0
        return self._worth_of(kit, target, line[0], line[1][facing], line[2][looking], funds)

    def aims(
        self, map_id: str, kit: int, here: Cell, facing: int, target: int, there: Cell, looking: int
    ) -> tuple[Aim, ...]:
        """A mech's weapons that can fire from one cell at another."""
        line = self._catalogue.board(map_id).line(here, there)
        if line is None:
            return ()
        return self._aims_of(kit, target, line[0], line[1][facing], line[2][looking])

    def _find_worth(self, kit: int, target: int, distance: int, arc: Arc, side: Arc, funds: int) -> float:
        best = 0.0
        for aim in self._aims_of(kit, target, distance, arc, side):
            odds = self.odds.of(aim.dice, aim.armor, aim.evasion, aim.more_shields)
            unpaid = max(0, -aim.delta - funds)
            best = max(best, odds.damage + _CRIT * odds.crit + 0.1 * max(aim.delta, 0) - UNPAID * unpaid)
        return best

    def _find_aims(self, kit: int, target: int, distance: int, arc: Arc, side: Arc) -> tuple[Aim, ...]:
        """By the arc of the shooter in which the target lies, and the `side` of the target that is hit."""
        catalogue = self._catalogue
        own, other = self._kits[kit], self._kits[target]
        figures = catalogue.figures_of(own.chassis, own.upgrades)
        armor = catalogue.figures_of(other.chassis, other.upgrades)
        found = []
        for key in dict.fromkeys(own.weapons):
            weapon = catalogue.library.weapons[key]
            near, far = max(1, weapon.range[0] - figures.close), weapon.range[1] + figures.reach
            if near <= distance <= far and arc in weapon.arcs:
                delta = weapon.delta if weapon.delta > 0 else min(0, weapon.delta + figures.steady)
                dice = weapon.dice + figures.more_dice[side]
                found.append(Aim(key, dice, armor.armor[side], armor.evasion, delta, armor.more_shields))
        return tuple(found)
