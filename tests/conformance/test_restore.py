"""States that were rearranged by hand: refused in a sentence, or somebody can always choose."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.rules import Decision
from game.rules.plain_data import check_choices
from tests.conformance.games import GAMES, MOST_CHOICES, Game
from tests.examples import examples
from tests.spoil import fresh, rearranged, taken_or_told

# The bid game checks nothing: it takes no files.
shipped_games = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.rules.id != "bid_game"], ids=lambda game: game.name
)


@cache
def samples(name: str) -> list[Any]:
    """States from the beginning, the middle and the end of a few games."""
    game = next(game for game in GAMES if game.name == name)
    found: list[Any] = []
    for seed in range(6):
        states = game.states(seed, MOST_CHOICES)
        found += [*states[:5], *states[5 :: max(1, len(states) // 12)], states[-1]]
    return [fresh(state.to_dict()) for state in found]


@pytest.mark.default_cases(1)
@shipped_games
@given(data=st.data())
@examples(600)
def test_a_rearranged_state_is_refused_or_can_be_played_on(game: Game, data: st.DataObject) -> None:
    taken_or_told(game.rules, data.draw(rearranged(samples(game.name))))


def test_a_decision_without_a_choice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^seat 1 has nothing to choose from in 'place'$"):
        check_choices([Decision(1, "place", ())])
