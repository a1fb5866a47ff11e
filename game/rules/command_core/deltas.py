"""The delta of a program and of a weapon: Surge gained, or Flux, Surge and dice paid.

Source: Command Core reference, "Execution" and "Combat".
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.content.command_core import Half
from game.rules.command_core.catalogue import Gearing
from game.rules.command_core.context import GameContext
from game.rules.command_core.crits import begin_crits


class Executed(NamedTuple):
    """A directive that was begun: its slot, what it said, and whether it was completed."""

    slot: int
    half: Half
    completed: bool


def held_combo(half: Half, earlier: str | None, before: str | None, after: str | None) -> int | None:
    """The first combo of a half that holds between completed cards of these colours, by its index."""
    for index, combo in enumerate(half.combos):
        if (
            (combo.before is None or combo.before == before)
            and (combo.after is None or combo.after == after)
            and (combo.earlier is None or combo.earlier == earlier)
        ):
            return index
    return None


def card_delta(executed: Sequence[Executed], place: int) -> int:
    """What one of the executed cards counts: its combo beside completed cards, at most 0 if stopped."""
    card = executed[place]
    held = _held(executed, card) if card.half.combos else None
    delta = card.half.delta if held is None else card.half.combos[held].delta
    return delta if card.completed else min(delta, 0)


def _held(executed: Sequence[Executed], card: Executed) -> int | None:
    """The combo of a card that holds in a program."""
    colours = {other.slot: other.half.colour for other in executed if other.completed}
    earlier, before, after = (colours.get(card.slot + way) for way in (-2, -1, 1))
    return held_combo(card.half, earlier, before, after)


def program_delta(executed: Sequence[Executed]) -> int:
    """The sum over all cards that were begun."""
    return sum(card_delta(executed, place) for place in range(len(executed)))


def geared(delta: int, gearing: Gearing) -> int:
    """What a mech makes of the sum of its program: lower by its drag, then partly spared if negative.

    >>> geared(2, (1, 0)), geared(0, (1, 0)), geared(-3, (0, 1)), geared(0, (1, 2))
    (1, -1, -2, 0)
    """
    drag, smooth = gearing
    delta -= drag
    return min(0, delta + smooth) if delta < 0 else delta


def slot_deltas(executed: Sequence[Executed]) -> tuple[dict[int, int], dict[int, int]]:
    """What each slot counts, and for each slot with a combo that holds the index of that combo."""
    deltas = {one.slot: card_delta(executed, place) for place, one in enumerate(executed)}
    held = {one.slot: _held(executed, one) for one in executed}
    return deltas, {slot: index for slot, index in held.items() if index is not None}


def settle(context: GameContext, number: int, delta: int) -> None:
    """Gain Surge, or pay with Flux, then Surge, then by dice that hurt the mech itself."""
    mech = context.state.mechs[number]
    if delta > 0:
        mech.surge += delta
        context.report_of("gain", number, amount=delta, surge=mech.surge)
    if delta >= 0:
        return
    flux = min(mech.flux, -delta)
    surge = min(mech.surge, -delta - flux)
    mech.flux -= flux
    mech.surge -= surge
    if flux or surge:
        context.report_of("pay", number, flux=flux, surge=surge)
    left = -delta - flux - surge
    if left:
        _strain(context, number, left)


def _strain(context: GameContext, number: int, count: int) -> None:
    """What could not be paid is rolled as attack dice against the mech itself, without any defence."""
    dice = context.roll("attack", count)
    hits, crits = context.count("attack", dice, "hit"), context.count("attack", dice, "crit")
    context.report_of("strain", number, reveals=True, dice=list(dice), hits=hits, crits=crits)
    if context.damage(number, hits + crits) and crits:
        begin_crits(context, number, None, crits)
