"""A squad as a side: one to three mechs with their weapons, upgrades and directives."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Protocol

import msgspec

from game.content.command_core.cards import Chassis, Directive, Squad, SquadMech, Upgrade, Weapon
from game.content.command_core.verbs import MoreSlots
from game.content.sides import Side, SideProblem, many_copies, unknown_cards

PROBLEMS: Mapping[str, tuple[str, ...]] = {
    "unknown_card": ("mech", "card"),
    "many_copies": ("mech", "card", "count", "limit"),
    "no_mechs": (),
    "many_mechs": ("count", "limit"),
    "many_points": ("count", "limit"),
    "no_chassis": ("mech",),
    "no_weapons": ("mech",),
    "many_weapons": ("mech", "count", "limit"),
    "many_upgrades": ("mech", "count", "limit"),
    "few_directives": ("mech", "count", "limit"),
    "many_directives": ("mech", "count", "limit"),
}
"""The kinds of problems, with their facts; `mech` is its number from 1 on."""

MOST_SLOTS = 5
"""The most slots of a program, with all upgrades."""
MOST_POINTS = 99
"""The highest limit of points that a file or a code can name."""
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The most of each: mechs of a squad; weapons, upgrades and directives of a mech; copies of a directive.

    `points` are the limits that can be played under, `default` the usual one.
    """

    id: str
    points: Annotated[tuple[Count, ...], msgspec.Meta(min_length=1)]
    default: Count
    mechs: Count
    weapons: Count
    upgrades: Count
    directives: Count
    copies: Count


class SquadSide(Side, frozen=True, kw_only=True):
    """What a seat plays in a battle. The fields are those of a ready squad.

    `limit` is the limit of points that it is built for, None the usual one; a match may agree on another one.
    """

    limit: Count | None = None
    mechs: Annotated[tuple[SquadMech, ...], msgspec.Meta(max_length=6)] = ()

    @classmethod
    def of(cls, squad: Squad) -> "SquadSide":
        """A ready squad as a value."""
        return cls(name=squad.name, limit=squad.limit, mechs=squad.mechs)


class Pool(Protocol):
    """The cards of which squads are built, and the limits for them."""

    @property
    def chassis(self) -> Mapping[str, Chassis]: ...
    @property
    def weapons(self) -> Mapping[str, Weapon]: ...
    @property
    def upgrades(self) -> Mapping[str, Upgrade]: ...
    @property
    def directives(self) -> Mapping[str, Directive]: ...
    @property
    def limits(self) -> Limits: ...


def points_of(mech: SquadMech, pool: Pool) -> int:
    """What a mech with its weapons and upgrades costs; directives are free, and so is an unknown card."""
    found = [pool.chassis.get(mech.chassis)]
    cards = [*map(pool.weapons.get, mech.weapons), *map(pool.upgrades.get, mech.upgrades)]
    return sum(card.points for card in (*found, *cards) if card is not None)


def slots_of(chassis: Chassis, upgrades: Iterable[Upgrade | None]) -> int:
    """The slots of a mech's program with these upgrades; None stands for an unknown one."""
    verbs = [step.verb for upgrade in upgrades if upgrade is not None for step in upgrade.does]
    more = sum(verb.amount for verb in verbs if isinstance(verb, MoreSlots))
    return min(MOST_SLOTS, chassis.slots + more)


def limit_of(side: SquadSide, pool: Pool) -> int:
    """The limit of points that a squad is built for."""
    return pool.limits.default if side.limit is None else side.limit


def built_for(side: SquadSide, points: int, pool: Pool) -> SquadSide:
    """The squad with this limit of points as its own."""
    return msgspec.structs.replace(side, limit=None if points == pool.limits.default else points)


def side_problems(side: SquadSide, pool: Pool, points: int) -> list[SideProblem]:
    """What keeps a squad from being played under a limit of points. All limits are our rulings."""
    found = []
    if not side.mechs:
        found.append(SideProblem("no_mechs", "mechs"))
    if len(side.mechs) > pool.limits.mechs:
        found.append(SideProblem("many_mechs", "mechs", count=len(side.mechs), limit=pool.limits.mechs))
    for number, mech in enumerate(side.mechs, start=1):
        found += _mech(mech, number, pool)
    total = sum(points_of(mech, pool) for mech in side.mechs)
    if total > points:
        found.append(SideProblem("many_points", "mechs", count=total, limit=points))
    return found


def _mech(mech: SquadMech, number: int, pool: Pool) -> Iterator[SideProblem]:
    limits, where = pool.limits, f"mechs.{number - 1}"
    chassis = pool.chassis.get(mech.chassis)
    if not mech.chassis:
        yield SideProblem("no_chassis", f"{where}.chassis", mech=number)
    else:
        yield from unknown_cards((mech.chassis,), pool.chassis, f"{where}.chassis", mech=number)
    yield from unknown_cards(mech.weapons, pool.weapons, f"{where}.weapons", mech=number)
    yield from unknown_cards(mech.upgrades, pool.upgrades, f"{where}.upgrades", mech=number)
    yield from unknown_cards(mech.directives, pool.directives, f"{where}.directives", mech=number)
    if not mech.weapons:
        yield SideProblem("no_weapons", f"{where}.weapons", mech=number)
    for field, most in (
        ("weapons", limits.weapons),
        ("upgrades", limits.upgrades),
        ("directives", limits.directives),
    ):
        count = len(getattr(mech, field))
        if count > most:
            yield SideProblem(f"many_{field}", f"{where}.{field}", mech=number, count=count, limit=most)
    least = slots_of(chassis, map(pool.upgrades.get, mech.upgrades)) if chassis else 1
    if len(mech.directives) < least:
        yield SideProblem(
            "few_directives", f"{where}.directives", mech=number, count=len(mech.directives), limit=least
        )
    # Crits name a mech's weapons and upgrades by their ids, so that it has each once.
    yield from many_copies(mech.weapons, 1, f"{where}.weapons", mech=number)
    yield from many_copies(mech.upgrades, 1, f"{where}.upgrades", mech=number)
    yield from many_copies(mech.directives, limits.copies, f"{where}.directives", mech=number)
