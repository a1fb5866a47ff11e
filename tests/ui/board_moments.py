"""Tables of Command Core in the middle of a game, at each kind of question."""

from collections.abc import Callable
from functools import lru_cache

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.engine.match import Match
from game.rules import load
from game.rules.command_core.idle import idle_choice
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

MOMENTS: dict[str, Callable[[Match], bool]] = {
    "begin": lambda match: True,
    "place": lambda match: match.state.turn >= 0 and any(mech.cell for mech in match.state.mechs),
    "face": lambda match: match.decisions[0].kind == "face",
    "order": lambda match: match.decisions[0].kind == "order" and any(m.order for m in match.state.mechs),
    "program": lambda match: match.decisions[0].kind == "program" and match.state.round > 1,
    "attack": lambda match: match.decisions[0].kind == "attack" and len(match.decisions[0].actions) > 1,
    "reroll": lambda match: match.decisions[0].kind == "reroll" and len(match.decisions[0].actions) > 1,
    "defend": lambda match: (
        match.decisions[0].kind == "defend"
        and len(match.decisions[0].actions) > 1
        # Dice that no reroll can better are kept without a question.
        and idle_choice(match.view(None), match.decisions[0]) is None  # type: ignore[arg-type]
    ),
    "put_back": lambda match: match.decisions[0].kind == "put_back",
    "deplete": lambda match: match.decisions[0].kind == "deplete",
}
"""Whether a match has come to the moment."""


SEEDS = range(7, 40)


@lru_cache(maxsize=64)
def record_until(moment: str, board: str, squads: tuple[str, str]) -> tuple[int, tuple[str, ...]]:
    """The seed of a match, and the choices of two greedy players that lead there."""
    wanted = MOMENTS["face" if moment == "place" else moment]
    for seed in SEEDS:
        match = Match(load("command_core"), options(board, squads), seed)
        players = {seat: make_player("greedy", seat) for seat in (0, 1)}
        while match.decisions and not wanted(match):
            decision = match.decisions[0]
            known = InformationSet(match.rules, match.state.copy(), decision)
            match.act(decision.seat, players[decision.seat].choose(known))
        if match.decisions:
            if moment == "place":
                match.act(match.decisions[0].seat, match.decisions[0].actions[0])
            return seed, tuple(match.record)
    raise AssertionError(f"no {moment} with these squads")


def options(board: str, squads: tuple[str, str]) -> dict[str, str]:
    return {"board": board, "squad_0": squads[0], "squad_1": squads[1]}


def open_moment(
    driver: Driver,
    moment: str,
    board: str = "square",
    squads: tuple[str, str] = ("drill", "drill"),
    *,
    names: tuple[str, str] = ("Ada", "Brunel"),
    other: str = "greedy",
    questions: bool = False,
) -> BoardScene:
    """A table at which a person is asked that, on the near side; the other seat is a computer's.

    Without `questions` programs with empty slots are handed over at once.
    """
    driver.context.change(confirm_end_turn=questions)
    seed, record = record_until(moment, board, squads)
    match = Match(load("command_core"), options(board, squads), seed)
    for entry in record:
        seat, _, action = entry.partition(" ")
        match.act(int(seat), action)
    seats = [other, other]
    seats[match.decisions[0].seat] = "person"
    session = Session(match, (seats[0], seats[1]), names, driver.context.saves)
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, BoardScene)
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    driver.settle()
    return scene
