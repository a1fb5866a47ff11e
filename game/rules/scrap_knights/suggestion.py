"""Fills what is open in a mech with what goes with the cards that it has.

One card is added at a time, the best by its measures, so that the result is always the same.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from game.content.scrap_knights import Act, Library, MechSide
from game.rules.scrap_knights.side_measures import best_acts, linking_acts, sums

HEAT_LEFT = 3
"""Heat after all ACTs once that a mech bears well: more counts against a card."""
_HEAVY = 5


def suggest(side: MechSide, library: Library) -> MechSide:
    """The side with every open place filled; what it has already stays as it is."""
    if not side.ult:
        side = msgspec.structs.replace(side, ult=_best_ult(side, library))
    while len(side.acts) < library.limits.acts:
        side = msgspec.structs.replace(side, acts=(*side.acts, _best_act(side, library)))
    while len(side.bots) < library.limits.bots:
        side = msgspec.structs.replace(side, bots=(*side.bots, _best_bot(side, library)))
    prep = library.ults[side.ult].prep if side.ult in library.ults else None
    while prep is not None and len(side.prep) < prep.cards:
        card = _best_prepared(side, library, prep.kind)
        if not card:
            return side
        side = msgspec.structs.replace(side, prep=(*side.prep, card))
    return side


def replacement(side: MechSide, field: str, gone: str, library: Library) -> tuple[str, MechSide]:
    """A card for the place of one that the game does not have, and the mech with it; "" where none fits."""
    if field == "ult":
        bare = msgspec.structs.replace(side, ult="")
        best = _best_ult(bare, library)
        return best, msgspec.structs.replace(bare, ult=best)
    cards: tuple[str, ...] = getattr(side, field)
    place = cards.index(gone)
    rest = cards[:place], cards[place + 1 :]
    bare = msgspec.structs.replace(side, **{field: (*rest[0], *rest[1])})
    prep = library.ults[side.ult].prep if side.ult in library.ults else None
    if field == "acts":
        best = _best_act(bare, library)
    elif field == "bots":
        best = _best_bot(bare, library)
    else:
        best = _best_prepared(bare, library, prep.kind) if prep is not None else ""
    if not best:
        return "", bare
    return best, msgspec.structs.replace(side, **{field: (*rest[0], best, *rest[1])})


def _best_ult(side: MechSide, library: Library) -> str:
    """The ULT that most of the ACTs give link tokens to."""
    acts = _acts(side.acts, library)
    return _first_best(library.ults, lambda ult: (len(linking_acts(library.ults[ult], acts) or ()),))


def _best_act(side: MechSide, library: Library) -> str:
    open_acts = [act for act in library.acts if act not in side.acts and act not in side.prep]
    return _first_best(open_acts, lambda act: act_worth((*side.acts, act), side.ult, library))


def act_worth(acts: Sequence[str], ult: str, library: Library) -> tuple[int, ...]:
    """The worth of ACTs together: links, the weakest distance, bearable heat, a block, a move, damage."""
    cards = _acts(acts, library)
    reached, added = _reached(cards), sums(cards)
    links = len(linking_acts(library.ults.get(ult), cards) or ())
    # Beyond four links one more hardly helps, and the mech would do nothing else.
    bearable = added.heat_left <= HEAT_LEFT
    return min(links, 4), min(reached), bearable, added.block > 0, added.move > 0, sum(reached)


def _reached(acts: Iterable[Act]) -> list[int]:
    """The damage at each distance; a blow that ends a duel is rare, and counts as a heavy one."""
    return [min(_HEAVY, best.damage) for best in best_acts(acts)]


def _best_bot(side: MechSide, library: Library) -> str:
    """A BOT with a trigger that the others do not have."""
    triggers = {library.bots[bot].trigger for bot in side.bots if bot in library.bots}
    open_bots = [bot for bot in library.bots if bot not in side.bots]
    return _first_best(open_bots, lambda bot: (int(library.bots[bot].trigger not in triggers),))


def _best_prepared(side: MechSide, library: Library, kind: str | None) -> str:
    """The ACT that adds most to the damage at all distances; "" where none is left."""
    fitting = [
        card.id
        for card in library.acts.values()
        if card.id not in side.acts and card.id not in side.prep and kind in (None, card.kind)
    ]
    if not fitting:
        return ""
    return _first_best(
        fitting,
        lambda act: (sum(_reached(_acts((*side.prep, act), library))),),
    )


def _acts(ids: Iterable[str], library: Library) -> list[Act]:
    return [library.acts[act] for act in ids if act in library.acts]


def _first_best(ids: Iterable[str], worth: Callable[[str], tuple[Any, ...]]) -> str:
    """The best of several, and of equals the first in the order of the data."""
    return max(ids, key=worth)
