"""The options of a duel, and what a state shows of them."""

from collections.abc import Callable

from game.content.scrap_knights import Library
from game.engine.rules import OptionSpec
from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.state import State
from game.rules.sides import fits_side

RANDOM = "random"


def make_options(library: Library) -> tuple[OptionSpec, ...]:
    """A mech for each seat."""
    decks = (*library.mechs, RANDOM)
    return tuple(
        OptionSpec(
            f"deck_{seat}",
            default,
            decks,
            f"the mech of seat {seat}; random: any of them",
            _fits_deck(library, seat),
        )
        for seat, default in zip(SEATS, decks, strict=False)
    )


def _fits_deck(library: Library, seat: Seat) -> Callable[[State, str], bool]:
    """Each mech has a ULT of its own, and keeps it; its other cards move about."""
    ults = {mech.id: mech.ult for mech in library.mechs.values()}

    def fits(state: State, value: str) -> bool:
        return value == RANDOM or fits_side(state.players[seat].ult, ults, value)

    return fits
