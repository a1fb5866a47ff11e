"""The laws that every game keeps. A new game joins by one line in `GAMES`."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.digest import digest
from game.engine.events import unheard
from game.engine.match import CONCEDE, Match
from game.engine.record import from_save, replay, to_save
from game.engine.rules import IllegalAction, Outcome, Rules, complete_options
from game.engine.seats import SEATS
from game.rules import load
from tests.engine.bid_game import BidGame

GAMES: list[tuple[Rules, dict[str, str]]] = [
    (load("scrap_knights"), {"deck_0": "random", "deck_1": "random"}),
    (load("scrapbots"), {}),
    (load("scrapbots"), {"edition": "first", "score": "hidden"}),
    (BidGame(), {}),
]
MOST_CHOICES = 4000

every_game = pytest.mark.parametrize(
    ("rules", "options"), GAMES, ids=["-".join([rules.id, *options.values()]) for rules, options in GAMES]
)
seeds = st.integers(0, 2**32)


def random_states(rules: Rules, options: dict[str, str], seed: int, most: int = 60) -> list[Any]:
    """Copies of the states of a random game, each taken when it was reached."""
    dice = Dice(seed)
    state = rules.new_game(complete_options(rules, options), seed)
    states = [state.copy()]
    while len(states) < most and (decisions := rules.decisions(state)):
        rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
        states.append(state.copy())
    return states


def random_match(rules: Rules, options: dict[str, str], seed: int, most: int = 60) -> Match:
    dice = Dice(seed)
    match = Match(rules, options, seed)
    while match.decisions and len(match.record) < most:
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    return match


@every_game
@given(seed=seeds)
@settings(max_examples=25)
def test_earlier_copies_keep_their_digest(rules: Rules, options: dict[str, str], seed: int) -> None:
    dice = Dice(seed)
    state = rules.new_game(complete_options(rules, options), seed)
    kept = []
    for _ in range(40):
        kept.append((state.copy(), digest(state)))
        decisions = rules.decisions(state)
        if not decisions:
            break
        rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
    assert [digest(copy) for copy, _ in kept] == [taken for _, taken in kept]


@every_game
@given(seed=seeds)
@settings(max_examples=25)
def test_a_state_is_plain_json_and_comes_back(rules: Rules, options: dict[str, str], seed: int) -> None:
    for state in random_states(rules, options, seed):
        data = state.to_dict()
        assert json.loads(json.dumps(data, allow_nan=False)) == data
        again = rules.restore(data)
        assert digest(again) == digest(state)
        assert rules.decisions(again) == rules.decisions(state)


@every_game
@given(seed=seeds)
@settings(max_examples=25)
def test_a_determinized_state_looks_the_same_to_its_seat(
    rules: Rules, options: dict[str, str], seed: int
) -> None:
    for state in random_states(rules, options, seed)[::3]:
        for seat in SEATS:
            drawn = rules.determinize(state, seat, Dice(seed + seat))
            assert rules.view(drawn, seat) == rules.view(state, seat)
            assert rules.view(drawn, None) == rules.view(state, None)
            mine = [one for one in rules.decisions(state) if one.seat == seat]
            assert [one for one in rules.decisions(drawn) if one.seat == seat] == mine


@every_game
@given(seed=seeds)
@settings(max_examples=15)
def test_a_determinized_state_can_be_played(rules: Rules, options: dict[str, str], seed: int) -> None:
    dice = Dice(seed)
    for state in random_states(rules, options, seed)[::7]:
        drawn = rules.determinize(state, dice.below(2), dice)
        for _ in range(12):
            decisions = rules.decisions(drawn)
            if not decisions:
                break
            rules.apply(drawn, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)


@every_game
@given(seed=seeds)
@settings(max_examples=20)
def test_a_determinization_does_not_foresee_the_dice(
    rules: Rules, options: dict[str, str], seed: int
) -> None:
    for state in random_states(rules, options, seed, 6):
        drawn = rules.determinize(state, 0, Dice(seed))
        assert drawn.dice.to_dict() != state.dice.to_dict()


@every_game
@given(seed=seeds)
@settings(max_examples=25)
def test_actions_are_unique_and_read_back(rules: Rules, options: dict[str, str], seed: int) -> None:
    for state in random_states(rules, options, seed):
        for decision in rules.decisions(state):
            assert len(set(decision.actions)) == len(decision.actions) > 0
            texts = [str(action) for action in decision.actions]
            assert len(set(texts)) == len(texts)
            for action, text in zip(decision.actions, texts, strict=True):
                assert rules.parse(text) == action
                assert text == text.lower().strip()


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_every_listed_action_can_be_made(rules: Rules, options: dict[str, str], seed: int) -> None:
    dice = Dice(seed)
    for state in random_states(rules, options, seed)[::5]:
        decisions = rules.decisions(state)
        for decision in decisions:
            for action in decision.actions[:40]:
                choices = {one.seat: dice.pick(one.actions) for one in decisions}
                after = state.copy()
                rules.apply(after, {**choices, decision.seat: action}, unheard)
                assert -1 <= rules.estimate(after, decision.seat) <= 1


@every_game
@given(seed=seeds)
@settings(max_examples=40)
def test_games_end(rules: Rules, options: dict[str, str], seed: int) -> None:
    match = random_match(rules, options, seed, MOST_CHOICES)
    assert match.outcome is not None
    assert match.decisions == ()


@every_game
@given(seed=seeds)
@settings(max_examples=15)
def test_records_replay_to_the_same_digest_and_events(
    rules: Rules, options: dict[str, str], seed: int
) -> None:
    match = random_match(rules, options, seed)
    again = replay(rules, json.loads(json.dumps(to_save(match))))
    assert again.events == match.events
    assert again.record == match.record


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_every_choice_can_be_taken_back(rules: Rules, options: dict[str, str], seed: int) -> None:
    dice = Dice(seed)
    match = Match(rules, options, seed)
    for _ in range(40):
        if not match.decisions:
            break
        before = match.digest(), len(match.events), dict(match.sealed), match.decisions
        decision = dice.pick(match.decisions)
        action = dice.pick(decision.actions)
        match.act(decision.seat, action)
        match.undo()
        assert (match.digest(), len(match.events), match.sealed, match.decisions) == before
        match.act(decision.seat, action)


@every_game
@given(seed=seeds, choices=st.integers(0, 60), seat=st.sampled_from(SEATS))
@settings(max_examples=25)
def test_every_game_can_be_conceded_at_every_moment(
    rules: Rules, options: dict[str, str], seed: int, choices: int, seat: int
) -> None:
    match = random_match(rules, options, seed, choices)
    if match.outcome is not None:
        with pytest.raises(IllegalAction, match="the game is over"):
            match.act(seat, CONCEDE)
        return
    before = json.dumps(to_save(match))
    views, decisions = [match.view(one) for one in (*SEATS, None)], match.decisions
    match.act(seat, CONCEDE)
    assert match.outcome == Outcome(1 - seat, "conceded")
    assert match.decisions == ()
    assert [match.view(one) for one in (*SEATS, None)] == views
    save = json.loads(json.dumps(to_save(match)))
    for again in (replay(rules, save), from_save(rules, {**save, "record": ["0 no such action"]})):
        assert again.outcome == match.outcome
        assert again.digest() == match.digest()
        assert again.sealed == match.sealed
        again.undo()
        assert again.decisions == decisions
    match.undo()
    assert json.dumps(to_save(match)) == before
    assert match.decisions == decisions


@every_game
@given(seed=seeds)
@settings(max_examples=20)
def test_events_redact_what_is_hidden(rules: Rules, options: dict[str, str], seed: int) -> None:
    for event in random_match(rules, options, seed).events:
        assert json.loads(json.dumps(event.facts)) == event.facts
        for seat in (*SEATS, None):
            masked = event.masked(seat)
            hides = seat not in event.seen_by
            assert all((masked.facts[name] is None) == hides for name in event.hidden if event.facts[name])
