"""A squad by chance, within the rules and a limit of points."""

from dataclasses import dataclass, field

from game.content.command_core import Library, SquadMech, SquadSide
from game.content.command_core.side import built_for, slots_of
from game.engine.dice import Dice


@dataclass(slots=True)
class _Mech:
    """A mech that is being built."""

    chassis: str
    weapons: list[str]
    upgrades: list[str] = field(default_factory=list)


def random_side(library: Library, dice: Dice, points: int) -> SquadSide:
    """A squad that can be played under a limit of points. It has no name.

    >>> from game.content.command_core import shipped_library
    >>> side = random_side(shipped_library(), Dice(7), 40)
    >>> sum(shipped_library().points(mech) for mech in side.mechs) <= 40
    True
    """
    gun = min(weapon.points for weapon in library.weapons.values())
    least = gun + min(chassis.points for chassis in library.chassis.values())
    count = min(1 + dice.below(library.limits.mechs), points // least)
    left, mechs = points, []
    for number in range(count):
        # Each mech that is still to come needs a chassis and a weapon.
        kept = least * (count - number - 1)
        fitting = [one for one in library.chassis.values() if one.points + gun + kept <= left]
        chassis = dice.pick(fitting)
        left -= chassis.points
        weapon = dice.pick([one for one in library.weapons.values() if one.points + kept <= left])
        left -= weapon.points
        mechs.append(_Mech(chassis.id, [weapon.id]))
    for mech in mechs:
        left = _fit_out(library, dice, mech, left)
    side = SquadSide(mechs=tuple(_finished(library, dice, mech) for mech in mechs))
    return built_for(side, points, library)


def _fit_out(library: Library, dice: Dice, mech: _Mech, left: int) -> int:
    """Adds weapons and upgrades that are still affordable; returns the points that are left."""
    limits = library.limits
    for _ in range(dice.below(limits.weapons)):
        guns = [one for one in library.weapons.values() if one.points <= left and one.id not in mech.weapons]
        if guns:
            gun = dice.pick(guns)
            mech.weapons.append(gun.id)
            left -= gun.points
    for _ in range(dice.below(limits.upgrades + 1)):
        more = [
            one for one in library.upgrades.values() if one.points <= left and one.id not in mech.upgrades
        ]
        if more:
            upgrade = dice.pick(more)
            mech.upgrades.append(upgrade.id)
            left -= upgrade.points
    return left


def _finished(library: Library, dice: Dice, mech: _Mech) -> SquadMech:
    """With directives: as many as the program has slots, or more."""
    upgrades = [library.upgrades[key] for key in mech.upgrades]
    least, most = slots_of(library.chassis[mech.chassis], upgrades), library.limits.directives
    pool = tuple(card for card in library.directives for _ in range(library.limits.copies))
    directives = dice.shuffled(pool)[: least + dice.below(most - least + 1)]
    return SquadMech(mech.chassis, tuple(mech.weapons), tuple(mech.upgrades), directives)
