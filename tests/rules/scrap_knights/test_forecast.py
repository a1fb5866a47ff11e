"""What the forecast says without a dry run is what a dry run says."""

from itertools import combinations, product

from hypothesis import example, given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.seats import SEATS
from game.rules.scrap_knights.blocks import open_step
from game.rules.scrap_knights.chain import after_both, effects_meet
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.forecast import Forecast
from game.rules.scrap_knights.triggers import dry_runs, meets
from tests.examples import examples
from tests.rules.scrap_knights.any_decks import RULES, states_of

EVENTS = ("threatened", "uninterrupted", "overheat", "miss", "move")


@given(seed=st.integers(0, 2**32))
@example(2538)
@examples(400)
def test_the_forecast_agrees_with_the_dry_run(seed: int) -> None:
    for state in states_of(Dice(seed)):
        if state.phase != "bots":
            continue
        context = GameContext(RULES.catalogue, state)
        for viewpoint in SEATS:
            forecast = Forecast(context, viewpoint)
            ends = [end.state for end in dry_runs(context, viewpoint)]
            for event, seat in product(EVENTS, SEATS):
                answer = forecast.would(event, seat)
                assert answer in (None, any(meets(end, event, seat) for end in ends)), (event, seat)


@given(seed=st.integers(0, 2**32))
@examples(400)
def test_effects_whose_footprints_do_not_meet_come_to_the_same_in_either_order(seed: int) -> None:
    for state in states_of(Dice(seed)):
        if state.phase not in ("bots", "tokens") or not state.chain or state.tags:
            continue
        context = GameContext(RULES.catalogue, state)
        open_step(context, state.chain[0].priority)
        for one, two in combinations(state.chain, 2):
            # Lines of one card keep their order, and effects of one seat can share its Block.
            if one.seat != two.seat and not effects_meet(context, one, two):
                assert after_both(context, one, two) == after_both(context, two, one)
