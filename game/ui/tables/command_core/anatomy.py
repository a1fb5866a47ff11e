"""What a Command Core action is made of: a mech, a cell or number, a weapon and its target, a die, a card."""

from typing import Any

from game.rules.command_core.actions import (
    Begin,
    Deplete,
    Fire,
    Hold,
    Keep,
    Number,
    Place,
    Program,
    PutBack,
    Reroll,
    Turn,
)
from game.ui.tables.chooser import Anatomy, Pick, Picks

THINGS = frozenset({"mech", "cell", "facing", "number", "weapon", "target", "die", "card"})
HOLD, KEEP, DONE = Pick("answer", "hold"), Pick("answer", "keep"), Pick("answer", "done")


def picks(action: Any) -> Picks:
    """The parts of an action in the order in which they are asked."""
    match action:
        case Begin(first):
            return (Pick("first", first),)
        case Place(mech, cell):
            return Pick("mech", mech), Pick("cell", cell)
        case Turn(facing):
            return (Pick("facing", facing),)
        case Number(mech, number):
            return Pick("mech", mech), Pick("number", number)
        case Program(mech, slot, card, flipped):
            return (Pick("directive", (mech, slot, card, flipped)),)
        case Fire(weapon, target):
            return Pick("weapon", weapon), Pick("target", target)
        case Reroll(die, kind):
            return (Pick("die", (kind, die)),)
        case PutBack(card) | Deplete(card):
            return (Pick("card", card),)
        case Hold():
            return (HOLD,)
        case Keep():
            return (KEEP,)
        case _:
            return (DONE,)


ANATOMY = Anatomy(picks, THINGS)
