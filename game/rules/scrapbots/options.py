"""The options of a game of Scrapbots, and what a state shows of them."""

from functools import partial

from game.content.scrapbots import Library
from game.content.scrapbots.cards import WOUNDS
from game.engine.rules import OptionSpec
from game.engine.seats import first_of
from game.rules.scrapbots.state import State
from game.rules.scrapbots.view import SHOWN

CHANCE = "chance"


def make_options(library: Library) -> tuple[OptionSpec, ...]:
    """The edition, who begins, and whether Wounds are counted in the open."""
    editions = tuple(library.sets)
    return (
        OptionSpec(
            "edition",
            editions[0],
            editions,
            "which cards and which rules are played",
            partial(_fits_edition, library),
        ),
        OptionSpec(
            "starts",
            CHANCE,
            (CHANCE, "0", "1"),
            "the seat that goes first; chance: a coin decides",
            _fits_starts,
        ),
        OptionSpec(
            "score",
            SHOWN,
            (SHOWN, "hidden"),
            "whether the table shows how many Wounds each player has",
            lambda state, value: state.score == value,
        ),
    )


def _fits_edition(library: Library, state: State, value: str) -> bool:
    """All Wounds of a match are in the stack or with the players; a set-up may deal itself more."""
    dealt = sum(player.wounds(library.sets[value].wound) for player in state.players)
    return state.edition == value and dealt + state.wounds_left == WOUNDS


def _fits_starts(state: State, value: str) -> bool:
    return value == CHANCE or int(value) == first_of(state.active, state.turn)
