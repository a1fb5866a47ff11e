"""The options of a duel, and what a state shows of them."""

from collections.abc import Callable

from game.content.scrap_knights import Library, MechSide, side_problems
from game.content.sides import SideProblem, read_side
from game.engine.rules import Options, OptionSpec, SideReader
from game.engine.seats import SEATS, Seat
from game.rules.scrap_knights.state import State
from game.rules.sides import fits_side

RANDOM = "random"


def make_options(library: Library) -> tuple[OptionSpec, ...]:
    """A mech for each seat."""
    decks = (*library.mechs, RANDOM)

    def problems(side: str | MechSide, options: Options) -> list[SideProblem]:
        return [] if isinstance(side, str) else side_problems(side, library)

    return tuple(
        OptionSpec(
            f"deck_{seat}",
            default,
            decks,
            f"the mech of seat {seat}; random: any ready one; @FILE: a side of your own",
            _fits_deck(library, seat),
            SideReader(lambda value: read_side(value, MechSide), problems),
        )
        for seat, default in zip(SEATS, decks, strict=False)
    )


def _fits_deck(library: Library, seat: Seat) -> Callable[[State, str | MechSide], bool]:
    """Each ready mech has a ULT of its own, and every mech keeps its ULT; its other cards move about."""
    ults = {mech.id: mech.ult for mech in library.mechs.values()}

    def fits(state: State, value: str | MechSide) -> bool:
        if not isinstance(value, str):
            return state.players[seat].ult == value.ult
        return value == RANDOM or fits_side(state.players[seat].ult, ults, value)

    return fits
