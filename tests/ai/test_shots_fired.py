"""Normal players of Command Core close in: their mechs fire in more than half of their turns."""

import msgspec
import pytest

from game.ai.search.player import Searcher
from game.ai.simulate import play_game
from game.content.levels import Level, shipped_levels
from game.engine.events import Event
from game.engine.rules import complete_options
from game.rules import load

RULES = load("command_core")
GAMES = (
    ("brawlers", "flankers", "courtyard"),
    ("tanks", "swarm", "foundry"),
    ("circlers", "lancers", "ruins"),
    ("snipers", "giant", "loading_lanes"),
    ("flankers", "tanks", "open_square"),
    ("swarm", "circlers", "open_square"),
    ("lancers", "snipers", "courtyard"),
    ("giant", "brawlers", "ruins"),
)
LEAST = 0.5


def fired(level: Level, game: tuple[str, str, str], seed: int) -> tuple[int, int]:
    """Attacks in a game between two players of that level, and turns in combat."""
    events: list[Event] = []
    players = [Searcher("normal", seed + seat, lambda game: {"normal": level}) for seat in (0, 1)]
    options = complete_options(RULES, {"squad_0": game[0], "squad_1": game[1], "map": game[2]})
    play_game(RULES, options, seed, players, events.append)
    attacks = sum(event.kind == "attack" for event in events)
    return attacks, attacks + sum(event.kind == "hold" for event in events)


@pytest.mark.slow
def test_mechs_of_normal_players_fire_in_more_than_half_of_their_turns() -> None:
    level = msgspec.structs.replace(shipped_levels("command_core")["normal"], seconds=600.0)
    counts = [fired(level, game, seed) for seed, game in enumerate(GAMES)]
    attacks, turns = (sum(one) for one in zip(*counts, strict=True))
    assert attacks >= LEAST * turns, f"{attacks} of {turns}"
