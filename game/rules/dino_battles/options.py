"""The options of a game of Dino Battles, and what a state shows of them."""

from collections import Counter
from collections.abc import Callable

from game.content.dino_battles import COMBAT_CARDS, Library
from game.engine.rules import OptionSpec
from game.engine.seats import SEATS, Seat
from game.rules.dino_battles.state import Player, State
from game.rules.sides import fits_side

HOLDING, ALWAYS = "holding", "always"


def make_options(library: Library) -> tuple[OptionSpec, ...]:
    """The decks, and who is asked in a window."""
    decks = tuple(library.decks)
    return (
        OptionSpec("deck_0", decks[0], decks, "the first seat's deck", _fits_deck(library, SEATS[0])),
        OptionSpec("deck_1", decks[0], decks, "the second seat's deck", _fits_deck(library, SEATS[1])),
        OptionSpec(
            "windows",
            HOLDING,
            (HOLDING, ALWAYS),
            "holding: a seat is asked when it holds a card that fits; always: with any hidden card",
            lambda state, value: state.always == (value == ALWAYS),
        ),
    )


def _fits_deck(library: Library, seat: Seat) -> Callable[[State, str], bool]:
    """No card of a deck leaves the table, but for one that is being played."""
    decks = {deck.id: Counter(deck.list) for deck in library.decks.values()}
    return lambda state, value: fits_side(_cards(state.players[seat]), decks, value)


def _cards(player: Player) -> Counter[str]:
    cards = Counter(
        (*player.deck, *player.hand, *player.comp, *player.items, *player.permanents, *player.junk)
    )
    for dino in filter(None, player.dinos):
        cards.update((dino.card, *dino.upgrades))
    return +(cards + Counter({card: getattr(player.combat_deck, card) for card in COMBAT_CARDS}))
