"""The options of a game of Dino Battles, and what a state shows of them."""

from collections import Counter
from collections.abc import Callable

from game.content.dino_battles import COMBAT_CARDS, DeckSide, Library, side_problems
from game.content.sides import SideProblem, read_side
from game.engine.rules import Options, OptionSpec, SideReader
from game.engine.seats import SEATS, Seat
from game.rules.dino_battles.state import TO_WIN, Player, State
from game.rules.sides import fits_side

HOLDING, ALWAYS = "holding", "always"
KNOCK_OUTS = (str(TO_WIN), "2")
"""Knock-outs to win: as the rules have it, and in a short battle."""


def make_options(library: Library) -> tuple[OptionSpec, ...]:
    """The decks, the knock-outs that win, and who is asked in a window."""
    decks = tuple(library.decks)

    def problems(side: str | DeckSide, options: Options) -> list[SideProblem]:
        return [] if isinstance(side, str) else side_problems(side, library)

    reader = SideReader(lambda value: read_side(value, DeckSide), problems)
    return (
        OptionSpec(
            "deck_0",
            decks[0],
            decks,
            "the first seat's deck; @FILE: a side of your own",
            _fits_deck(library, SEATS[0]),
            reader,
        ),
        OptionSpec(
            "deck_1",
            decks[0],
            decks,
            "the second seat's deck; @FILE: a side of your own",
            _fits_deck(library, SEATS[1]),
            reader,
        ),
        OptionSpec(
            "knockouts",
            KNOCK_OUTS[0],
            KNOCK_OUTS,
            "how many knock-outs win: 3 as in the rules, 2 for a short battle",
            lambda state, value: state.to_win == int(value),
        ),
        OptionSpec(
            "windows",
            HOLDING,
            (HOLDING, ALWAYS),
            "holding: a seat is asked when it holds a card that fits; always: with any hidden card",
            lambda state, value: state.always == (value == ALWAYS),
        ),
    )


def _fits_deck(library: Library, seat: Seat) -> Callable[[State, str | DeckSide], bool]:
    """No card of a deck leaves the table, but for one that is being played."""
    decks = {deck.id: Counter(deck.list) for deck in library.decks.values()}

    def fits(state: State, value: str | DeckSide) -> bool:
        cards = _cards(state.players[seat])
        return fits_side(cards, decks, value) if isinstance(value, str) else cards <= Counter(value.cards)

    return fits


def _cards(player: Player) -> Counter[str]:
    cards = Counter(
        (
            *player.deck,
            *player.hand,
            *player.comp,
            *player.items,
            *player.permanents,
            *player.junk,
            *player.looked,
        )
    )
    for dino in filter(None, player.dinos):
        cards.update((dino.card, *dino.upgrades))
    return +(cards + Counter({card: getattr(player.combat_deck, card) for card in COMBAT_CARDS}))
