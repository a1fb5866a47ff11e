"""What nobody meant to change: fixed games, and how many positions can be reached."""

import json

import pytest

from game.engine.digest import digest
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load
from tests.golden.playthroughs import BOTS, DINOS, GAMES, KNIGHTS, MECHS, path_of, playthrough


@pytest.mark.parametrize("name", GAMES, ids=lambda name: f"{GAMES[name][0]}-{name}")
def test_a_playthrough_is_as_it_was(name: str) -> None:
    written = json.loads(path_of(name).read_text(encoding="utf-8"))
    assert playthrough(name) == written


def reachable(game: str, options: dict[str, str], depth: int) -> list[int]:
    """How many different positions there are after 1, 2, … joint choices, chance as it falls."""
    rules = load(game)
    level = {}
    start = rules.new_game(complete_options(rules, options), 3)
    level[digest(start)] = start
    counts = []
    for _ in range(depth):
        following = {}
        for state in level.values():
            decisions = rules.decisions(state)
            for choices in _joint(decisions):
                after = state.copy()
                rules.apply(after, choices, unheard)
                following[digest(after)] = after
        level = following
        counts.append(len(level))
    return counts


def _joint(decisions):  # type: ignore[no-untyped-def]
    if not decisions:
        return []
    if len(decisions) == 1:
        return [{decisions[0].seat: action} for action in decisions[0].actions]
    first, second = decisions
    return [{first.seat: one, second.seat: two} for one in first.actions for two in second.actions]


@pytest.mark.parametrize(
    ("game", "options", "counts"),
    [
        (KNIGHTS, {"deck_0": "ronin", "deck_1": "mechromancer"}, [42, 121, 406]),
        (KNIGHTS, {"deck_0": "plummet", "deck_1": "barrage"}, [126, 387, 4560]),
        (BOTS, {}, [4, 13, 37, 110, 328, 1195]),
        (BOTS, {"edition": "first"}, [4, 13, 36, 100, 275, 882]),
        (MECHS, {"squad_0": "giant", "squad_1": "giant"}, [2, 64, 512]),
        (MECHS, {"board": "hex", "map": "crater", "squad_0": "giant", "squad_1": "giant"}, [2, 60, 360]),
        (DINOS, {}, [2, 3, 4, 6, 13, 15, 36, 71, 152]),
        (DINOS, {"deck_0": "bastion", "deck_1": "quicksilver"}, [1, 1, 2, 4, 6, 9, 19, 28, 44]),
    ],
)
def test_perft(game: str, options: dict[str, str], counts: list[int]) -> None:
    assert reachable(game, options, depth=len(counts)) == counts
