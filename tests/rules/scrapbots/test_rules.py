"""What no scenario can say: set-up, words that are no moves, what is conserved, what a preview tells."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrapbots import shipped_library
from game.content.scrapbots.cards import WOUNDS
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.match import Match
from game.engine.rules import OptionError, complete_options
from game.rules import load
from game.rules.scrapbots.actions import PASS, UseAttack
from game.rules.scrapbots.preview import LaneResult
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.state import PLAY_LIMIT, TURN_LIMIT
from tests.examples import examples

RULES = Scrapbots(shipped_library())
EDITIONS = tuple(shipped_library().sets)


def start(seed: int = 1, **options: str) -> Any:
    return RULES.new_game(complete_options(RULES, options), seed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_is_laid(edition: str) -> None:
    for seed in range(8):
        state = start(seed, edition=edition)
        first, other = state.players[state.active], state.players[1 - state.active]
        assert (len(first.hand), len(other.hand)) == (3, 5)
        assert (len(first.deck), len(other.deck)) == (5, 3)
        for player in state.players:
            assert Counter(player.hand + player.deck) == {"spare_parts": 4, "circuitry": 4}
        assert len(state.market) == 5 and len(state.main_deck) == 59
        assert state.wounds_left == 20


def test_decks_are_shuffled() -> None:
    states = [start(seed) for seed in range(8)]
    assert len({state.market + state.main_deck for state in states}) == len(states)
    decks = [player.hand + player.deck for state in states for player in state.players]
    assert len(set(decks)) > len(states)


def test_a_coin_says_who_begins() -> None:
    assert {start(seed).active for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(
    "text",
    ["", "scrap", "scrap drone text lane 4", "build drone", "build drone lane 0", "attack lane 1 3",
     "attack 1", "energy med_pack text deck", "buy", "pass pass", "activate chainsaw", "scrap drone lane 1"],
)  # fmt: skip
def test_words_that_are_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=r"no move|a lane is"):
        RULES.parse(text)


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS))
@examples(30, share=2)
def test_every_action_reads_back_from_its_text(seed: int, edition: str) -> None:
    dice, state = Dice(seed), start(seed, edition=edition)
    for _ in range(120):
        decisions = RULES.decisions(state)
        if not decisions:
            return
        actions = decisions[0].actions
        assert len(set(actions)) == len(actions)
        assert [RULES.parse(str(action)) for action in actions] == list(actions)
        RULES.apply(state, {state.active: dice.pick(actions)}, unheard)


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS))
@examples(25, share=2)
def test_no_card_is_lost_and_wounds_are_always_twenty(seed: int, edition: str) -> None:
    dice, state = Dice(seed), start(seed, edition=edition)
    wanted = _all_cards(state)
    for _ in range(400):
        decisions = RULES.decisions(state)
        if not decisions:
            break
        RULES.apply(state, {state.active: dice.pick(decisions[0].actions)}, unheard)
        cards = _all_cards(state)
        assert cards.pop("brain_damage", 0) + state.wounds_left == WOUNDS
        assert cards == wanted
    assert sum(wanted.values()) == 64 + 16


def _all_cards(state: Any) -> Counter[str]:
    cards: Counter[str] = Counter((*state.market, *state.main_deck))
    for player in state.players:
        cards.update((*player.deck, *player.hand, *player.discard, *player.removed))
        cards.update(bot.card for bot in player.lanes if bot is not None)
    return cards


def test_a_game_takes_turns_and_ends() -> None:
    match = Match(load("scrapbots"), {}, 5)
    dice = Dice(5)
    seats = []
    while match.decisions:
        seats.append(match.decisions[0].seat)
        match.act(seats[-1], dice.pick(match.decisions[0].actions))
    assert set(seats) == {0, 1}
    outcome = match.outcome
    assert outcome is not None and outcome.reason == "last_wound"


def test_an_edition_that_there_is_not() -> None:
    with pytest.raises(OptionError, match="choose from revised, first"):
        complete_options(RULES, {"edition": "second"})


def table(*, mine: list[Any], theirs: list[Any], energy: int = 9) -> Any:
    data = start().to_dict()
    data["active"] = 0
    data["players"][0].update(lanes=mine, energy=energy)
    data["players"][1].update(lanes=theirs)
    return RULES.restore(data)


def test_a_preview_tells_both_sides_of_the_coin_and_changes_nothing() -> None:
    scout, drone = {"card": "scout"}, {"card": "drone", "damage": 20}
    state = table(mine=[None, scout, None], theirs=[None, drone, {"card": "golem"}])
    before = state.to_dict()
    seen = RULES.preview(state, UseAttack(1, 1))
    assert seen.coin
    assert seen.tails == (LaneResult(), LaneResult(20, destroyed=True), LaneResult())
    assert seen.heads == (LaneResult(wounds=1), LaneResult(20, destroyed=True), LaneResult(10))
    assert state.to_dict() == before
    assert not RULES.preview(state, UseAttack(1, 0)).coin


def test_the_score_can_be_hidden_until_the_end() -> None:
    state = start(score="hidden")
    assert RULES.view(state, 0).players[1].wounds is None
    assert RULES.view(start(), None).players[1].wounds == 0
    data = {**state.to_dict(), "turn": TURN_LIMIT}
    state = RULES.restore(data)
    RULES.apply(state, {state.active: PASS}, unheard)
    assert state.outcome is not None and RULES.view(state, 0).players[1].wounds == 0


def test_a_view_hides_hands_and_the_order_of_decks() -> None:
    state = start()
    own, other = RULES.view(state, 0).players
    assert own.hand is not None and own.deck == tuple(sorted(state.players[0].deck))
    assert other.hand is None and other.deck is None and other.hand_size == len(state.players[1].hand)


@pytest.mark.parametrize("edition", EDITIONS)
def test_plays_are_counted_for_all_to_see_and_end_the_turn(edition: str) -> None:
    """Two Supply Crates over an empty deck would draw each other for ever."""
    state = start(edition=edition)
    data = state.to_dict()
    data["players"][state.active].update(hand=["supply_crate"] * 2, deck=[], discard=[])
    state = RULES.restore(data)
    seat = state.active
    for plays in range(PLAY_LIMIT):
        assert [RULES.view(state, viewer).plays for viewer in (0, 1, None)] == [plays] * 3  # type: ignore[arg-type]
        RULES.apply(state, {seat: RULES.parse("energy supply_crate text")}, unheard)
    (decision,) = RULES.decisions(state)
    assert (decision.kind, decision.actions, decision.forced) == ("limit", (PASS,), False)
    RULES.apply(state, {seat: PASS}, unheard)
    assert (state.active, state.plays) == (1 - seat, 0)


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS))
@examples(30, share=2)
def test_a_turn_is_ended_by_whoever_acted_in_it(seed: int, edition: str) -> None:
    dice, state = Dice(seed), start(seed, edition=edition)
    acted = False
    while decisions := RULES.decisions(state):
        (decision,) = decisions
        lone = decision.actions == (PASS,)
        assert decision.confirm == (lone and acted)
        assert decision.forced == (lone and not acted)
        assert (state.plays > 0) == acted
        action = dice.pick(decision.actions)
        RULES.apply(state, {state.active: action}, unheard)
        acted = action != PASS


@given(st.integers(0, 2**32), st.sampled_from(EDITIONS))
@examples(30, share=2)
def test_the_end_is_the_last_thing_told(seed: int, edition: str) -> None:
    match = Match(RULES, {"edition": edition}, seed)
    dice = Dice(seed)
    while match.decisions:
        match.act(match.decisions[0].seat, dice.pick(match.decisions[0].actions))
    kinds = [event.kind for event in match.events]
    assert kinds.count("over") == 1 and kinds[-1] == "over"


def test_who_is_ahead_looks_better() -> None:
    ahead = table(mine=[{"card": "golem"}, None, None], theirs=[None, None, None])
    assert RULES.estimate(ahead, 0) > 0.1 > -0.1 > RULES.estimate(ahead, 1)
