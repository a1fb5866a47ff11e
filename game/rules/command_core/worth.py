"""What the cards of a mech are worth, in points of structure: for the estimate of computer players."""

from functools import lru_cache

from game.content.command_core import Library
from game.rules.command_core.state import Mech

_BEST_WEAPON, _WEAPON, _UPGRADE, _DIRECTIVE = 0.25, 0.08, 0.12, 0.12
"""Weapons and upgrades by their points; the best weapon most of all, since a mech fires one a round."""
_SCARCE = 0.5
"""What a directive is worth more when there are no more of them than slots."""


class CardWorth:
    """The worth of a mech's cards, kept by what it has."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._of = lru_cache(1 << 12)(self._work_out)

    def of_all(self, mech: Mech) -> float:
        """What all cards are worth that a mech still has."""
        return self._of(mech.weapons, mech.upgrades, len(mech.directives), len(mech.program))

    def of_one(self, mech: Mech, card: str) -> float:
        """What a mech would lose with one of its cards."""
        weapons = tuple([key for key in mech.weapons if key != card])
        upgrades = tuple([key for key in mech.upgrades if key != card])
        directives = len(mech.directives) - (card in mech.directives)
        return self.of_all(mech) - self._of(weapons, upgrades, directives, len(mech.program))

    def _work_out(
        self, weapons: tuple[str, ...], upgrades: tuple[str, ...], directives: int, slots: int
    ) -> float:
        points = [self._library.weapons[key].points for key in weapons]
        value = _WEAPON * sum(points) + (_BEST_WEAPON - _WEAPON) * max(points, default=0)
        value += _UPGRADE * sum([self._library.upgrades[key].points for key in upgrades])
        return value + _DIRECTIVE * directives - _SCARCE * max(0, slots + 1 - directives)
