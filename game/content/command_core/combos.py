"""Whether combos can hold: on a card beside its other combos, and on a mech beside its other cards."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from game.content.command_core.cards import Combo, Directive


def hidden_combos(card: Directive) -> Iterator[tuple[int, int]]:
    """Half and index of each combo that never counts: an earlier one holds whenever it does.

    >>> from game.content.command_core.cards import Half
    >>> one, two = Combo(1, before="red"), Combo(2, before="red", after="blue")
    >>> list(hidden_combos(Directive("x", "X", (Half("red", 0, ("stop",), (one, two)),))))
    [(0, 1)]
    """
    for place, half in enumerate(card.halves):
        for index, combo in enumerate(half.combos):
            if any(one.wanted.items() <= combo.wanted.items() for one in half.combos[:index]):
                yield place, index


def idle_combos(deck: Sequence[Directive]) -> Iterator[tuple[Directive, Combo]]:
    """The combos that no program of a mech can make hold: it has no other cards of their colours.

    >>> from game.content.command_core.cards import Half
    >>> red = Directive("a", "A", (Half("red", 0, ("stop",), (Combo(1, before="red"),)),))
    >>> len(list(idle_combos([red]))), len(list(idle_combos([red, red])))
    (1, 0)
    """
    told = set()
    for place, card in enumerate(deck):
        if card.id in told:
            continue
        told.add(card.id)
        rest = [*deck[:place], *deck[place + 1 :]]
        for half in card.halves:
            for combo in half.combos:
                if not _can_hold(combo, rest):
                    yield card, combo


def _can_hold(combo: Combo, rest: Sequence[Directive]) -> bool:
    """Whether each colour that a combo asks for is on a card of its own."""
    colours = tuple(combo.wanted.values())
    fitting = [card for card in rest if any(half.colour in colours for half in card.halves)]
    return any(
        all(
            any(half.colour == colour for half in card.halves)
            for card, colour in zip(chosen, colours, strict=True)
        )
        for chosen in permutations(fitting, len(colours))
    )
