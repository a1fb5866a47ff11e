"""How games end, and how well the estimate foresees it."""

from statistics import mean

import pytest
from hypothesis import given

from game.engine.plain_rules import PlainRules
from game.engine.seats import SEATS, opponent
from tests.conformance.games import MOST_CHOICES, Game, every_game, seeds
from tests.examples import examples


@pytest.mark.default_cases(2)
@every_game
@given(seed=seeds)
@examples(30)
def test_the_outcome_agrees_with_the_view(game: Game, seed: int) -> None:
    match = game.match(seed, MOST_CHOICES)
    assert match.outcome is not None and match.decisions == ()
    for viewer in (*SEATS, None):
        assert game.winner(match.view(viewer), match.outcome.reason) == match.outcome.winner


@pytest.mark.default_cases(2)
@every_game
@given(seed=seeds)
@examples(15)
def test_the_estimate_of_a_finished_game_is_its_outcome(game: Game, seed: int) -> None:
    match = game.match(seed, MOST_CHOICES)
    assert match.outcome is not None
    for seat in SEATS:
        worth = 0 if match.outcome.winner is None else 1 if match.outcome.winner == seat else -1
        assert game.rules.estimate(match.state, seat) == worth


@pytest.mark.default_cases(1)
@every_game
def test_the_estimate_rises_towards_the_winner(game: Game) -> None:
    if type(game.rules).estimate is PlainRules.estimate:
        pytest.skip("a simple game sees the end alone: playouts have to find it")
    late, early = [], []
    for seed in range(60):
        states = game.states(seed, MOST_CHOICES)
        outcome = game.rules.outcome(states[-1])
        assert outcome is not None
        if outcome.winner is None:
            continue
        seen = [
            game.rules.estimate(state, outcome.winner) - game.rules.estimate(state, opponent(outcome.winner))
            for state in (*states[:2], states[-2])
        ]
        early.append(seen[0])
        late.append(seen[-1])
    assert mean(late) > mean(early) + 0.1
    assert mean(late) > 0.1
