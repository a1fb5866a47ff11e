"""Computer players: their names, their choices and how good they are."""

import pytest

from game.ai.players import PLAYERS, UnknownPlayer, make_player
from game.ai.simulate import play_games
from game.rules import GAMES as RULES
from tests.ai.few import make_quick
from tests.ai.test_information_set import information_sets
from tests.conformance.games import Game, every_game

ALL_PLAYERS = pytest.mark.parametrize("player", PLAYERS)


@pytest.mark.parametrize("name", ["", "Greedy", "grandmaster", "person"])
def test_an_unknown_player_is_named_with_those_to_choose_from(name: str) -> None:
    with pytest.raises(
        UnknownPlayer, match=rf"^unknown player '{name}' \(choose from random, greedy, easy, normal, hard\)$"
    ):
        make_player(name, 1)


@pytest.mark.default_cases(8)
@ALL_PLAYERS
@every_game
def test_a_choice_is_legal_and_the_same_for_the_same_seed(game: Game, player: str) -> None:
    for known in information_sets(game, 11):
        choices = {make_quick(player, seed).choose(known) for seed in (4, 4, 4)}
        assert len(choices) == 1
        assert choices <= set(known.decision.actions)


@pytest.mark.default_cases(24)
@ALL_PLAYERS
@every_game
def test_choosing_leaves_the_state_as_it_is(game: Game, player: str) -> None:
    for known in information_sets(game, 12):
        before = known._state.to_dict()
        make_quick(player, 1).choose(known)
        assert known._state.to_dict() == before


@pytest.mark.slow
@pytest.mark.parametrize("game", RULES)
def test_greedy_beats_random_clearly(game: str) -> None:
    first = play_games(game, {}, ("greedy", "random"), 100, 8)
    second = play_games(game, {}, ("random", "greedy"), 200, 8)
    assert first.wins[0] + second.wins[1] >= 13, (first.wins, second.wins)
