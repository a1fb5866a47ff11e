"""Fills what is open in a squad within its points, one card at a time: deterministic."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from game.content.command_core import Library, SquadMech, SquadSide
from game.content.command_core.cards import Directive, Weapon
from game.content.command_core.side import points_of, slots_of

DIRECTIVES = 10
"""Directives that a mech is filled up to: enough that no hand repeats the last one."""
_ALONE = 0.4
"""The share of the points left that a new chassis may cost: the rest is for its weapons."""


def suggest(side: SquadSide, library: Library, points: int) -> SquadSide:
    """The squad with every mech armed and programmed, and the points spent as far as a card fits.

    What it has stays; a squad with too many points gets directives alone. Where the points left pay for one
    more mech and its weapon, it gets one.
    """
    mechs = list(side.mechs) or [SquadMech("", (), ())]
    for number in range(len(mechs)):
        mechs[number] = _with_chassis(mechs, number, library, points)
    for number in range(len(mechs)):
        mechs[number] = _with_weapon(mechs, number, library, points)
    while len(mechs) < library.limits.mechs and points_left(mechs, library, points) >= _least_mech(library):
        mechs.append(SquadMech("", (), ()))
        mechs[-1] = _with_chassis(mechs, len(mechs) - 1, library, points)
        mechs[-1] = _with_weapon(mechs, len(mechs) - 1, library, points)
    for number, mech in enumerate(mechs):
        mechs[number] = _with_directives(mech, library)
    while _spend(mechs, library, points):
        pass
    return msgspec.structs.replace(side, mechs=tuple(mechs))


def replacement(
    side: SquadSide, number: int, field: str, gone: str, library: Library, points: int
) -> tuple[str, SquadSide]:
    """A card for the place of one that the game does not have on a mech, and the squad with it.

    "" where the points pay for none; then the place is open.
    """
    mechs, mech = list(side.mechs), side.mechs[number]
    if field == "chassis":
        mechs[number] = msgspec.structs.replace(mech, chassis="")
        mechs[number] = _with_chassis(mechs, number, library, points)
        return mechs[number].chassis, msgspec.structs.replace(side, mechs=tuple(mechs))
    cards: tuple[str, ...] = getattr(mech, field)
    place = cards.index(gone)
    rest = (*cards[:place], *cards[place + 1 :])
    left = points_left(mechs, library, points)
    if field == "directives":
        best = _next_directive(rest, library)
    elif field == "weapons":
        weapons = [one for one in library.weapons.values() if one.points <= left and one.id not in rest]
        best = max(weapons, key=_firepower).id if weapons else ""
    else:
        upgrades = [one for one in library.upgrades.values() if one.points <= left and one.id not in rest]
        best = max(upgrades, key=lambda one: one.points).id if upgrades else ""
    fresh = (*cards[:place], *([best] if best else []), *cards[place + 1 :])
    mechs[number] = msgspec.structs.replace(mech, **{field: fresh})
    return best, msgspec.structs.replace(side, mechs=tuple(mechs))


def _least_mech(library: Library) -> int:
    """The points of the cheapest mech with the cheapest weapon."""
    return min(one.points for one in library.chassis.values()) + min(
        one.points for one in library.weapons.values()
    )


def points_left(mechs: Sequence[SquadMech], library: Library, points: int) -> int:
    """Points that are not spent yet; below 0 where there are too many."""
    return points - sum(points_of(mech, library) for mech in mechs)


def _with_chassis(mechs: Sequence[SquadMech], number: int, library: Library, points: int) -> SquadMech:
    mech = mechs[number]
    if mech.chassis:
        return mech
    waiting = sum(not one.chassis for one in mechs)
    room = points_left(mechs, library, points) * _ALONE / waiting
    cheapest = min(library.chassis.values(), key=lambda one: one.points)
    fitting = [one for one in library.chassis.values() if one.points <= room] or [cheapest]
    best = max(fitting, key=lambda one: one.points)
    return msgspec.structs.replace(mech, chassis=best.id)


def _with_weapon(mechs: Sequence[SquadMech], number: int, library: Library, points: int) -> SquadMech:
    mech = mechs[number]
    if mech.weapons:
        return mech
    unarmed = sum(not one.weapons for one in mechs)
    left = points_left(mechs, library, points)
    if len(mechs) == 1:
        # One dear weapon must not take the points of a second mech.
        left -= _least_mech(library)
    room = left / unarmed
    cheapest = min(library.weapons.values(), key=lambda one: one.points)
    fitting = [one for one in library.weapons.values() if one.points <= room] or [cheapest]
    return msgspec.structs.replace(mech, weapons=(max(fitting, key=_firepower).id,))


def _firepower(weapon: Weapon) -> tuple[bool, int]:
    """Ahead first, then dice by the distances that they reach."""
    return "front" in weapon.arcs, weapon.dice * (weapon.range[1] - weapon.range[0] + 1)


def _with_directives(mech: SquadMech, library: Library) -> SquadMech:
    cards = list(mech.directives)
    chassis = library.chassis.get(mech.chassis)
    slots = slots_of(chassis, map(library.upgrades.get, mech.upgrades)) if chassis else 0
    while len(cards) < max(slots, DIRECTIVES):
        cards.append(_next_directive(cards, library))
    return msgspec.structs.replace(mech, directives=tuple(cards))


def _next_directive(cards: Sequence[str], library: Library) -> str:
    """A card of the colour that lacks most, of which there are fewest copies, with the best combo."""
    colours: Counter[str] = Counter()
    for card in cards:
        if card in library.directives:
            colours.update({half.colour for half in library.directives[card].halves})
    copies = Counter(cards)

    def worth(card: Directive) -> tuple[int, int, int]:
        first = card.halves[0]
        best = max([first.delta, *[combo.delta for combo in first.combos]])
        return -copies[card.id], -colours[first.colour], best

    fitting = [one for one in library.directives.values() if copies[one.id] < library.limits.copies]
    return max(fitting, key=worth).id


def _spend(mechs: list[SquadMech], library: Library, points: int) -> bool:
    """Adds one upgrade for points that are left, to the mech with the fewest; False where none fits."""
    left = points_left(mechs, library, points)
    for number in sorted(range(len(mechs)), key=lambda one: len(mechs[one].upgrades)):
        mech = mechs[number]
        if len(mech.upgrades) >= library.limits.upgrades:
            continue
        fitting = [
            one for one in library.upgrades.values() if one.points <= left and one.id not in mech.upgrades
        ]
        if fitting:
            dearest = max(fitting, key=lambda one: one.points)
            mechs[number] = msgspec.structs.replace(mech, upgrades=(*mech.upgrades, dearest.id))
            return True
    return False
