"""A mech by chance, within the rules."""

from game.content.scrap_knights import Library, MechSide
from game.engine.dice import Dice


def random_side(library: Library, dice: Dice) -> MechSide:
    """A mech that can be played, all cards alike likely. It has no name.

    >>> from game.content.scrap_knights import shipped_library
    >>> side = random_side(shipped_library(), Dice(7))
    >>> len(side.acts), len(side.bots)
    (6, 3)
    """
    ult = library.ults[dice.pick(tuple(library.ults))]
    cards, count = dice.shuffled(tuple(library.acts)), library.limits.acts
    prep: tuple[str, ...] = ()
    if ult.prep is not None:
        kind = ult.prep.kind
        fitting = [card for card in cards[count:] if kind in (None, library.acts[card].kind)]
        prep = tuple(fitting[: ult.prep.cards])
    bots = dice.shuffled(tuple(library.bots))[: library.limits.bots]
    return MechSide(acts=cards[:count], ult=ult.id, bots=bots, prep=prep)
