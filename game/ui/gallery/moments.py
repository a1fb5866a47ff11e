"""Tables at a moment of a game that two computer players have brought there, for pictures of them."""

from collections.abc import Mapping

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.engine.match import Match
from game.engine.rules import OptionError
from game.engine.seats import SEATS
from game.rules import load
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.tables.game_ui import all_games, game_ui
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_scene import TableScene

NAMES = ("Ada", "Brunel")
_LONGEST = 4000
_SEEDS = 12
"""So many games are looked through for a moment."""


class NothingToDraw(ValueError):
    """There is no such picture of a game."""


def moments() -> tuple[str, ...]:
    """The names of all moments, of every game."""
    return tuple(dict.fromkeys(name for game in all_games() for name in game.moments))


def table_at(
    context: Context, game: str, moment: str, options: Mapping[str, str], seed: int, moves: int
) -> Scene:
    """The table of a game as it comes to a moment after so many choices. Raises `NothingToDraw`.

    Who is asked is a person on the near side; what happens is about to be shown. Where a game with `seed`
    ends before the moment, it is looked for in those with the next seeds.
    """
    found = (_table_of(context, game, moment, options, seed + more, moves) for more in range(_SEEDS))
    scene = next((one for one in found if one is not None), None)
    if scene is None:
        raise NothingToDraw(f"with the seeds {seed} to {seed + _SEEDS - 1} games are over before '{moment}'")
    return scene


def _table_of(
    context: Context, game: str, moment: str, options: Mapping[str, str], seed: int, moves: int
) -> TableScene | None:
    """The table in the game with this very seed; None where it is over before."""
    registered = game_ui(game)
    if moment not in registered.moments:
        raise NothingToDraw(f"{game} has no picture '{moment}'")
    way, _, kind = registered.moments[moment].partition(" ")
    asks = way == "asked"
    try:
        match = Match(load(game), dict(options), seed)
    except OptionError as error:
        raise NothingToDraw(str(error)) from None
    session = Session(match, (PERSON, PERSON), NAMES, context.saves)
    scene = registered.table_scene(context, session)
    assert isinstance(scene, TableScene)
    players = [make_player("greedy", seed + seat) for seat in SEATS]
    while match.decisions and len(match.record) < _LONGEST:
        decision = match.decisions[0]
        if asks and len(match.record) >= moves and decision.kind == kind and len(decision.actions) > 1:
            seats = [PERSON if seat == decision.seat else "greedy" for seat in SEATS]
            asked = registered.table_scene(context, Session(match, seats, NAMES, context.saves))
            assert isinstance(asked, TableScene)
            asked.enter()
            registered.pose_table(asked, moment)
            return asked
        known = InformationSet(match.rules, match.state.copy(), decision)
        before = len(match.events)
        match.act(decision.seat, players[decision.seat].choose(known))
        found = [place for place in range(before, len(match.events)) if match.events[place].kind == kind]
        if not asks and len(match.record) >= moves and found:
            scene.sitting.show_until(found[0])
            return scene
    return None
