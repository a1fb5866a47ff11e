"""A deck by chance, within the rules."""

from collections import Counter
from collections.abc import Mapping

from game.content.dino_battles import DeckSide, Library
from game.engine.dice import Dice

_MORE_DINOSAURS = 12
_COMBAT_CARDS, _MORE_COMBAT_CARDS = 10, 20
"""The fewest Combat Cards, and how many there may be more: without any, nobody could fight."""


def random_side(library: Library, dice: Dice) -> DeckSide:
    """A deck that can be played, with enough Dinosaurs and Combat Cards for a fight. It has no name.

    >>> from game.content.dino_battles import shipped_library
    >>> sum(random_side(shipped_library(), Dice(7)).cards.values())
    60
    """
    limits = library.limits
    cards: Counter[str] = Counter()

    def add(pool: Mapping[str, object], count: int) -> None:
        free = [card for card in pool for _ in range(limits.copies - cards[card])]
        cards.update(dice.shuffled(free)[:count])

    add(library.dinosaurs, limits.dinosaurs + dice.below(_MORE_DINOSAURS))
    for _ in range(_COMBAT_CARDS + dice.below(_MORE_COMBAT_CARDS)):
        cards[dice.pick(tuple(library.combat_cards))] += 1
    add({**library.upgrades, **library.items, **library.actions}, limits.cards - cards.total())
    order = {card: number for number, card in enumerate(library.cards)}
    return DeckSide(cards=dict(sorted(cards.items(), key=lambda item: order[item[0]])))
