"""New versions of a mech: one card more or less, or another in its place."""

from collections.abc import Sequence

import msgspec

from game.content.scrap_knights import Library, MechSide
from game.content.sides import SideProblem
from game.ui.tables.scrap_knights.builder.pool import card_set

FIELDS = ("acts", "bots", "prep", "ult")


def field_of(side: MechSide, card: str) -> str:
    """Where a card is in the mech; "" where it is not."""
    places = {"acts": side.acts, "bots": side.bots, "prep": side.prep, "ult": (side.ult,)}
    return next((field for field, cards in places.items() if card in cards), "")


def with_card(side: MechSide, card: str, library: Library) -> MechSide | None:
    """The mech with a card added; None where its places are full. A ULT takes the place of the old one."""
    kind, limits = card_set(library.card(card)), library.limits
    if kind == "ult":
        return msgspec.structs.replace(side, ult=card)
    if kind == "bot":
        full = len(side.bots) >= limits.bots
        return None if full else msgspec.structs.replace(side, bots=(*side.bots, card))
    if len(side.acts) < limits.acts:
        return msgspec.structs.replace(side, acts=(*side.acts, card))
    return with_prepared(side, card, library)


def with_prepared(side: MechSide, card: str, library: Library) -> MechSide | None:
    """The mech with an ACT more in its PREP deck; None where it has none, or no room for that kind."""
    ult = library.ults.get(side.ult)
    prep = ult.prep if ult is not None else None
    act = library.acts.get(card)
    if prep is None or act is None or prep.kind not in (None, act.kind) or len(side.prep) >= prep.cards:
        return None
    return msgspec.structs.replace(side, prep=(*side.prep, card))


def without(side: MechSide, field: str, card: str) -> MechSide:
    """The mech without a card: the last one of equals."""
    if field == "ult":
        return msgspec.structs.replace(side, ult="") if side.ult == card else side
    cards: Sequence[str] = getattr(side, field)
    if card not in cards:
        return side
    last = len(cards) - 1 - cards[::-1].index(card)
    return msgspec.structs.replace(side, **{field: (*cards[:last], *cards[last + 1 :])})


def with_other(side: MechSide, field: str, old: str, new: str) -> MechSide:
    """The mech with another card in the place of one."""
    cards = tuple(new if one == old else one for one in getattr(side, field))
    return msgspec.structs.replace(side, **{field: cards})


def too_much(side: MechSide, problem: SideProblem) -> tuple[str, MechSide]:
    """The card that a problem is about, or the last one of its field, and the mech without it."""
    field = problem.field.partition(".")[0]
    cards = (side.ult,) if field == "ult" else getattr(side, field, ())
    card = str(problem.facts.get("card") or (cards[-1] if cards else ""))
    return card, without(side, field, card) if field in FIELDS else side
