"""The delta of a program and of a weapon: Surge gained, or Flux, Surge and dice paid.

Source: Command Core reference, "Execution" and "Combat".
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.content.command_core import Half
from game.rules.command_core.context import GameContext
from game.rules.command_core.crits import begin_crits


class Executed(NamedTuple):
    """A directive that was begun: its slot, what it said, and whether it was completed."""

    slot: int
    half: Half
    completed: bool


def card_delta(executed: Sequence[Executed], place: int) -> int:
    """What one of the executed cards counts: its combo beside completed cards, at most 0 if stopped."""
    card = executed[place]
    colours = {other.slot: other.half.colour for other in executed if other.completed}
    delta = card.half.delta
    for combo in card.half.combos:
        beside = card.slot - 1 if combo.before is not None else card.slot + 1
        if colours.get(beside) == (combo.before or combo.after):
            delta = combo.delta
            break
    return delta if card.completed else min(delta, 0)


def program_delta(executed: Sequence[Executed]) -> int:
    """The sum over all cards that were begun."""
    return sum(card_delta(executed, place) for place in range(len(executed)))


def slot_deltas(executed: Sequence[Executed]) -> tuple[dict[int, int], dict[int, int]]:
    """What each slot counts, and on which side the card lies that a combo holds with: -1 before, 1 after."""
    deltas = {one.slot: card_delta(executed, place) for place, one in enumerate(executed)}
    colours = {one.slot: one.half.colour for one in executed if one.completed}
    combos: dict[int, int] = {}
    for one in executed:
        for combo in one.half.combos:
            side = -1 if combo.before is not None else 1
            if colours.get(one.slot + side) == (combo.before or combo.after):
                combos.setdefault(one.slot, side)
    return deltas, combos


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
