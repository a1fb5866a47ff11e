"""What a player is given goes to another process unchanged, and tells nothing that its seat cannot know."""

import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings

from game.ai.information_set import InformationSet
from game.ai.players import PLAYERS
from game.engine.dice import Dice
from game.engine.digest import digest
from game.rules import GAMES as RULES
from game.rules import UnknownGame, load
from tests.ai.few import make_quick
from tests.conformance.games import GAMES, Game, every_game, seeds

SHIPPED = [game for game in GAMES if game.rules.id in RULES]
shipped_games = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)


def information_sets(game: Game, seed: int, every: int = 7, most: int = 4) -> list[InformationSet]:
    """What the seats have to decide in a few states of a random game."""
    found = [
        InformationSet(game.rules, state, decision)
        for state in game.states(seed)[::every]
        for decision in game.rules.decisions(state)
        if len(decision.actions) > 1
    ]
    return found[:most]


def twin(known: InformationSet, dice: Dice) -> InformationSet:
    """The same decision in another state that looks the same to its seat."""
    state = known.rules.determinize(known._state, known.seat, dice)
    return InformationSet(known.rules, state, known.decision)


def choose(player: str, seed: int, known: InformationSet) -> Any:
    """Runs in a child process too, so it stands at the top of the module."""
    return make_quick(player, seed).choose(known)


@shipped_games
def test_a_pickled_information_set_is_the_same(game: Game) -> None:
    for known in information_sets(game, 3):
        again = pickle.loads(pickle.dumps(known))
        assert again.rules is load(game.rules.id)
        assert again.seat == known.seat
        assert again.decision == known.decision
        assert again.view() == known.view()
        assert digest(again._state) == digest(known._state)
        assert again._state is not known._state


@pytest.mark.slow
@shipped_games
def test_a_player_chooses_the_same_in_a_child_process(game: Game) -> None:
    known = information_sets(game, 5)
    wanted = [choose("greedy", 1, one) for one in known]
    assert len(known) > 1
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        assert list(pool.map(choose, ["greedy"] * len(known), [1] * len(known), known)) == wanted


def test_rules_are_made_once_a_process() -> None:
    for game in RULES:
        assert load(game) is load(game)
    with pytest.raises(UnknownGame, match="unknown game 'chess'"):
        load("chess")


@pytest.mark.slow
@pytest.mark.parametrize("player", PLAYERS)
@every_game
@given(seed=seeds)
@settings(max_examples=6)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: Game, player: str, seed: int) -> None:
    """Chosen from the true state, and from one that only differs in what is hidden: equal."""
    for known in information_sets(game, seed):
        wanted = make_quick(player, seed).choose(known)
        for chance in range(3):
            alike = twin(known, Dice(seed + chance))
            assert make_quick(player, seed).choose(alike) == wanted


@pytest.mark.default_cases(8)
@every_game
def test_a_sample_does_not_depend_on_what_the_seat_cannot_know(game: Game) -> None:
    """The same dice draw the same state from all states that look the same."""
    for seed in range(12):
        for known in information_sets(game, seed, every=3):
            alike = twin(known, Dice(seed))
            assert digest(alike.sample(Dice(9))) == digest(known.sample(Dice(9)))
