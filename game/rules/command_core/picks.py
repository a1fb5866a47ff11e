"""What an action is made of: a mech, a cell or number, a weapon and its target, a die, a card; and all that
the table suggests.
"""

from typing import Any

from game.engine.refusals import Pick, Picks
from game.engine.seats import Seat
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
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.view import BoardView

HOLD, KEEP, DONE = Pick("answer", "hold"), Pick("answer", "keep"), Pick("answer", "done")


def directive(mech: int, slot: int, card: str, *, flipped: bool) -> Pick:
    """A directive in a slot of a program, as an action or a draft lays it; `card` "" is none."""
    return Pick("directive", (mech, slot, card, flipped))


def pile(mech: int, card: str) -> Pick:
    """A mech's directives of one name, to be laid into its program while it is written."""
    return Pick("pile", (mech, card))


def slot_of(mech: int, slot: int) -> Pick:
    """A slot of a program while it is written."""
    return Pick("slot", (mech, slot))


def flip(mech: int, slot: int) -> Pick:
    """Turning to the other half of the directive in a slot while a program is written."""
    return Pick("flip", (mech, slot))


def clear(mech: int) -> Pick:
    """Emptying a program while it is written."""
    return Pick("clear", mech)


def parts(action: Any) -> Picks:
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
            return (directive(mech, slot, card, flipped=flipped),)
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


def picks(catalogue: Catalogue, view: BoardView, seat: Seat) -> Picks:
    """Mechs, cells, numbers, directives, weapons and targets, dice and cards, by what happens now."""
    if view.crit is not None:
        cards = tuple(Pick("card", card) for card in dict.fromkeys(view.crit.revealed))
        return cards if view.crit.choosing or view.crit.attacker is None else (*cards, DONE)
    if view.attack is not None:
        attack = view.attack
        rolled = {"attack": attack.dice, "armor": attack.armor, "evade": attack.evade}
        dice = [Pick("die", (kind, die)) for kind, results in rolled.items() for die in range(len(results))]
        return (*dice, KEEP)
    mechs = [Pick("mech", number) for number in range(len(view.mechs))]
    if view.phase == "placement":
        topology = catalogue.board(view.map).topology
        found = mechs + [Pick("cell", cell) for cell in topology.cells]
        if view.chooser is not None:
            found += [Pick("first", first) for first in (True, False)]
        if view.placing is not None:
            found += [Pick("facing", facing) for facing in range(topology.facings)]
        return tuple(found)
    if view.phase == "ordering":
        standing = sum(mech.structure > 0 for mech in view.mechs)
        return (*mechs, *(Pick("number", number) for number in range(1, standing + 1)))
    if view.phase == "programming":
        return _planned(view, seat)
    if view.phase != "combat" or view.next_attacker is None:
        return ()
    mech = view.mechs[view.next_attacker]
    lost = [card for card in mech.depleted if card in catalogue.library.weapons]
    weapons = [Pick("weapon", card) for card in dict.fromkeys((*mech.weapons, *lost))]
    targets = [Pick("target", number) for number in range(len(view.mechs))]
    return (*weapons, *targets, HOLD)


def _planned(view: BoardView, seat: Seat) -> Picks:
    """What the planner shows of a seat's mechs that stand."""
    found: list[Pick] = []
    for number, mech in enumerate(view.mechs):
        if mech.seat == seat and mech.structure:
            found += [pile(number, card) for card in dict.fromkeys(mech.directives)]
            found += [slot_of(number, slot) for slot in range(mech.slots)]
            found.append(clear(number))
    return tuple(found)
