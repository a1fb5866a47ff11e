"""A mech as a side: six ACTs, a ULT with the PREP deck that it asks for, three BOTs."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Protocol

import msgspec

from game.content.scrap_knights.cards import Act, Bot, Mech, Ult
from game.content.sides import CardId, CardIds, Side, SideProblem, many_copies, unknown_cards

PROBLEMS: Mapping[str, tuple[str, ...]] = {
    "unknown_card": ("card",),
    "many_copies": ("card", "count", "limit"),
    "few_acts": ("count", "limit"),
    "many_acts": ("count", "limit"),
    "few_bots": ("count", "limit"),
    "many_bots": ("count", "limit"),
    "no_ult": (),
    "no_prep": ("ult", "count"),
    "few_prep": ("ult", "count", "limit"),
    "many_prep": ("ult", "count", "limit"),
    "wrong_kind": ("card", "ult", "kind"),
    "act_in_prep": ("card",),
}
"""The kinds of problems, with their facts."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many ACTs and BOTs a mech has, and how often it may have one of them."""

    id: str
    acts: Annotated[int, msgspec.Meta(ge=1, le=20)]
    bots: Annotated[int, msgspec.Meta(ge=1, le=20)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]


class MechSide(Side, frozen=True, kw_only=True):
    """What a seat plays in a duel. The fields are those of a ready mech."""

    acts: CardIds = ()
    ult: CardId = ""
    bots: CardIds = ()
    prep: CardIds = ()

    @classmethod
    def of(cls, mech: Mech) -> "MechSide":
        """A ready mech as a value."""
        return cls(name=mech.name, acts=mech.acts, ult=mech.ult, bots=mech.bots, prep=mech.prep)


class Pool(Protocol):
    """The cards of which mechs are built, and the limits for them."""

    @property
    def acts(self) -> Mapping[str, Act]: ...
    @property
    def ults(self) -> Mapping[str, Ult]: ...
    @property
    def bots(self) -> Mapping[str, Bot]: ...
    @property
    def limits(self) -> Limits: ...


def side_problems(side: MechSide, pool: Pool) -> list[SideProblem]:
    """What keeps a mech from being played, in the order in which it is built.

    Scrap Knights rule sheet: Mech Deck. That cards differ, and what a PREP deck holds, are our rulings.
    """
    return [*_acts(side, pool), *_ult(side, pool), *_bots(side, pool), *_prep(side, pool)]


def _acts(side: MechSide, pool: Pool) -> Iterator[SideProblem]:
    limit = pool.limits.acts
    yield from unknown_cards(side.acts, pool.acts, "acts")
    if len(side.acts) != limit:
        key = "few_acts" if len(side.acts) < limit else "many_acts"
        yield SideProblem(key, "acts", count=len(side.acts), limit=limit)
    yield from many_copies(side.acts, pool.limits.copies, "acts")


def _ult(side: MechSide, pool: Pool) -> Iterator[SideProblem]:
    if not side.ult:
        yield SideProblem("no_ult", "ult")
        return
    yield from unknown_cards((side.ult,), pool.ults, "ult")


def _bots(side: MechSide, pool: Pool) -> Iterator[SideProblem]:
    limit = pool.limits.bots
    yield from unknown_cards(side.bots, pool.bots, "bots")
    if len(side.bots) != limit:
        key = "few_bots" if len(side.bots) < limit else "many_bots"
        yield SideProblem(key, "bots", count=len(side.bots), limit=limit)
    yield from many_copies(side.bots, pool.limits.copies, "bots")


def _prep(side: MechSide, pool: Pool) -> Iterator[SideProblem]:
    yield from unknown_cards(side.prep, pool.acts, "prep")
    yield from many_copies(side.prep, pool.limits.copies, "prep")
    for card in side.prep:
        if card in side.acts:
            yield SideProblem("act_in_prep", "prep", card=card)
    ult = pool.ults.get(side.ult)
    if ult is None:
        return
    limit, count = ult.prep.cards if ult.prep else 0, len(side.prep)
    if count and not limit:
        yield SideProblem("no_prep", "prep", ult=ult.id, count=count)
    elif count != limit:
        key = "few_prep" if count < limit else "many_prep"
        yield SideProblem(key, "prep", ult=ult.id, count=count, limit=limit)
    kind = ult.prep.kind if ult.prep else None
    for card in side.prep:
        act = pool.acts.get(card)
        if kind and act and act.kind != kind:
            yield SideProblem("wrong_kind", "prep", card=card, ult=ult.id, kind=kind)
