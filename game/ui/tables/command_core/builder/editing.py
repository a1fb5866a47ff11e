"""New versions of a squad: one card more or less, another chassis, a mech more or less."""

from collections import Counter
from typing import Literal

import msgspec

from game.content.command_core import Library, SquadMech, SquadSide

Kind = Literal["chassis", "weapon", "upgrade", "directive"]
KINDS: tuple[Kind, ...] = ("chassis", "weapon", "upgrade", "directive")


def kind_of(card: str, library: Library) -> Kind:
    """Which kind of card it is. Raises `KeyError` for one that the game does not have.

    >>> from game.content.command_core import shipped_library
    >>> kind_of("railgun", shipped_library())
    'weapon'
    """
    found: tuple[tuple[Kind, object], ...] = (
        ("chassis", library.chassis),
        ("weapon", library.weapons),
        ("upgrade", library.upgrades),
        ("directive", library.directives),
    )
    for kind, cards in found:
        if card in cards:  # type: ignore[operator]
            return kind
    raise KeyError(card)


def copies_in(side: SquadSide, mech: int, card: str) -> int:
    """How many of a card a mech has; 0 for a mech that is not there."""
    if mech >= len(side.mechs):
        return 0
    one = side.mechs[mech]
    return Counter((one.chassis, *one.weapons, *one.upgrades, *one.directives))[card]


def with_card(side: SquadSide, mech: int, card: str, library: Library) -> SquadSide | None:
    """The squad with a card added to a mech; None where there is no room for it.

    A squad without a mech gets one. A chassis takes the place of the old one. Points are no limit here.
    """
    kind, limits = kind_of(card, library), library.limits
    if not side.mechs:
        side = with_mech(side)
        mech = 0
    one = side.mechs[mech]
    if kind == "chassis":
        return _replaced(side, mech, msgspec.structs.replace(one, chassis=card))
    field, most = {
        "weapon": ("weapons", limits.weapons),
        "upgrade": ("upgrades", limits.upgrades),
        "directive": ("directives", limits.directives),
    }[kind]
    cards: tuple[str, ...] = getattr(one, field)
    copies = limits.copies if kind == "directive" else 1
    if len(cards) >= most or cards.count(card) >= copies:
        return None
    return _replaced(side, mech, msgspec.structs.replace(one, **{field: (*cards, card)}))


def without_card(side: SquadSide, mech: int, card: str) -> SquadSide:
    """The squad with one copy of a card less on a mech; the same where it has none."""
    if mech >= len(side.mechs):
        return side
    one = side.mechs[mech]
    if one.chassis == card:
        return _replaced(side, mech, msgspec.structs.replace(one, chassis=""))
    for field in ("weapons", "upgrades", "directives"):
        cards = list(getattr(one, field))
        if card in cards:
            # The last copy goes, so that the others stay in their places.
            del cards[len(cards) - 1 - cards[::-1].index(card)]
            return _replaced(side, mech, msgspec.structs.replace(one, **{field: tuple(cards)}))
    return side


def put_on(side: SquadSide, card: str, mech: int, home: int | None, library: Library) -> SquadSide | None:
    """The squad with a card on a mech, taken from the mech `home`; the place after the last is a new mech.

    None where there is no room for it.
    """
    if home == mech:
        return side
    if home is not None:
        side = without_card(side, home, card)
    return with_card(with_mech(side) if mech >= len(side.mechs) else side, mech, card, library)


def with_mech(side: SquadSide) -> SquadSide:
    """The squad with an empty mech more."""
    return msgspec.structs.replace(side, mechs=(*side.mechs, SquadMech()))


def without_mech(side: SquadSide, mech: int) -> SquadSide:
    """The squad without one of its mechs."""
    mechs = tuple([one for number, one in enumerate(side.mechs) if number != mech])
    return msgspec.structs.replace(side, mechs=mechs)


def next_chassis(side: SquadSide, mech: int, by: int, library: Library) -> SquadSide:
    """The squad with the next chassis on a mech, by points; after the last one comes the first."""
    order = sorted(library.chassis.values(), key=lambda one: (one.points, one.name))
    names = [one.id for one in order]
    now = side.mechs[mech].chassis
    place = (names.index(now) + by) % len(names) if now in names else (0 if by > 0 else len(names) - 1)
    return _replaced(side, mech, msgspec.structs.replace(side.mechs[mech], chassis=names[place]))


def _replaced(side: SquadSide, mech: int, fresh: SquadMech) -> SquadSide:
    mechs = tuple([fresh if number == mech else one for number, one in enumerate(side.mechs)])
    return msgspec.structs.replace(side, mechs=mechs)
