"""The options of a game of Command Core, and what a state shows of them."""

from collections.abc import Callable, Sequence

from game.content.command_core import Library, SquadMech, SquadSide, points_limit, side_problems
from game.content.sides import SideProblem, read_side
from game.engine.rules import Options, OptionSpec, SideReader
from game.engine.seats import SEATS, Seat
from game.rules.command_core.state import ROUNDS, State
from game.rules.sides import fits_side

AUTO, NONE, POINTS = "auto", "none", "points"
OPEN = {"square": "open_square", "hex": "open_hex"}
"""The map of each board where none is named."""
_MOST_ROUNDS = 30


def make_options(library: Library) -> tuple[OptionSpec, ...]:
    """The board and its map, the squads, and how long the game is."""
    squads = tuple(library.squads)
    reader = SideReader(lambda value: read_side(value, SquadSide), _problems_in(library))
    rounds = tuple(str(count) for count in range(1, _MOST_ROUNDS + 1))
    return (
        OptionSpec(
            "board",
            "square",
            tuple(OPEN),
            "square cells with 8 facings, or hexes with 6",
            lambda state, value: library.maps[state.map].board == value,
        ),
        OptionSpec(
            "map",
            AUTO,
            (AUTO, *library.maps),
            "auto: the open arena of the board",
            lambda state, value: state.map in (OPEN.values() if value == AUTO else (value,)),
        ),
        OptionSpec(
            "squad_0",
            squads[0],
            squads,
            "the first seat's squad; @FILE: a side of your own",
            _fits_squad(library, SEATS[0]),
            reader,
        ),
        OptionSpec(
            "squad_1",
            squads[0],
            squads,
            "the second seat's squad; @FILE: a side of your own",
            _fits_squad(library, SEATS[1]),
            reader,
        ),
        OptionSpec(
            POINTS,
            str(library.limits.default),
            tuple(map(str, library.limits.points)),
            "the most points of a squad",
        ),
        OptionSpec(
            "rounds",
            str(ROUNDS),
            (*rounds, NONE),
            "after this round the structure is counted",
            lambda state, value: state.rounds == rounds_of(value),
        ),
    )


def rounds_of(value: str) -> int:
    """The limit that a value of the option `rounds` sets; 0: none."""
    return 0 if value == NONE else int(value)


def _fits_squad(library: Library, seat: Seat) -> Callable[[State, str | SquadSide], bool]:
    """A mech keeps its chassis and its cards, depleted ones too."""
    squads = {squad.id: _cards_of(squad.mechs) for squad in library.squads.values()}

    def fits(state: State, value: str | SquadSide) -> bool:
        mechs = [
            (mech.chassis, sorted((*mech.directives, *mech.weapons, *mech.upgrades, *mech.depleted)))
            for mech in state.mechs
            if mech.seat == seat
        ]
        if not isinstance(value, str):
            return mechs == _cards_of(value.mechs)
        return fits_side(mechs, squads, value)

    return fits


def _cards_of(mechs: Sequence[SquadMech]) -> list[tuple[str, list[str]]]:
    return [(mech.chassis, sorted((*mech.directives, *mech.weapons, *mech.upgrades))) for mech in mechs]


def _problems_in(library: Library) -> Callable[[str | SquadSide, Options], list[SideProblem]]:
    """What keeps a squad from being played. A ready one that is free may have any number of points."""

    def problems(side: str | SquadSide, options: Options) -> list[SideProblem]:
        limit = points_limit(options, library)
        if isinstance(side, str):
            squad = library.squads[side]
            return [] if squad.free else side_problems(SquadSide.of(squad), library, limit)
        return side_problems(side, library, limit)

    return problems
