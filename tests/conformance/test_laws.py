"""The laws that every game keeps."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.digest import digest
from game.engine.events import unheard
from game.engine.match import CONCEDE, Match
from game.engine.record import from_save, replay, to_save
from game.engine.rules import IllegalAction, Outcome
from game.engine.seats import SEATS
from tests.conformance.games import MOST_CHOICES, Game, every_game, seeds
from tests.examples import examples


@pytest.mark.default_cases(6)
@every_game
@given(seed=seeds)
@examples(25)
def test_earlier_copies_keep_their_digest(game: Game, seed: int) -> None:
    dice = Dice(seed)
    state = game.new(seed)
    kept = []
    for _ in range(40):
        kept.append((state.copy(), digest(state)))
        decisions = game.rules.decisions(state)
        if not decisions:
            break
        game.rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
    assert [digest(copy) for copy, _ in kept] == [taken for _, taken in kept]


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(25)
def test_a_state_is_plain_json_and_comes_back(game: Game, seed: int) -> None:
    for state in game.states(seed):
        data = state.to_dict()
        assert json.loads(json.dumps(data, allow_nan=False)) == data
        again = game.rules.restore(data)
        assert digest(again) == digest(state)
        assert game.rules.decisions(again) == game.rules.decisions(state)


@pytest.mark.default_cases(3)
@every_game
@given(seed=seeds)
@examples(25)
def test_a_determinized_state_looks_the_same_to_its_seat(game: Game, seed: int) -> None:
    for state in game.states(seed)[::3]:
        for seat in SEATS:
            drawn = game.rules.determinize(state, seat, Dice(seed + seat))
            assert game.rules.view(drawn, seat) == game.rules.view(state, seat)
            assert game.rules.view(drawn, None) == game.rules.view(state, None)
            mine = [one for one in game.rules.decisions(state) if one.seat == seat]
            assert [one for one in game.rules.decisions(drawn) if one.seat == seat] == mine


@pytest.mark.default_cases(5)
@every_game
@given(seed=seeds)
@examples(15)
def test_a_determinized_state_can_be_played(game: Game, seed: int) -> None:
    dice = Dice(seed)
    for state in game.states(seed)[::7]:
        drawn = game.rules.determinize(state, dice.below(2), dice)
        for _ in range(12):
            decisions = game.rules.decisions(drawn)
            if not decisions:
                break
            game.rules.apply(drawn, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)


@pytest.mark.default_cases(10)
@every_game
@given(seed=seeds)
@examples(20)
def test_a_determinization_does_not_foresee_the_dice(game: Game, seed: int) -> None:
    for state in game.states(seed, 6):
        drawn = game.rules.determinize(state, 0, Dice(seed))
        assert drawn.dice.to_dict() != state.dice.to_dict()


@pytest.mark.default_cases(7)
@every_game
@given(seed=seeds)
@examples(25)
def test_actions_are_unique_and_read_back(game: Game, seed: int) -> None:
    for state in game.states(seed):
        for decision in game.rules.decisions(state):
            assert len(set(decision.actions)) == len(decision.actions) > 0
            texts = [str(action) for action in decision.actions]
            assert len(set(texts)) == len(texts)
            for action, text in zip(decision.actions, texts, strict=True):
                assert game.rules.parse(text) == action
                assert text == text.lower().strip()


@pytest.mark.default_cases(6)
@every_game
@given(seed=seeds)
@examples(10)
def test_every_listed_action_can_be_made(game: Game, seed: int) -> None:
    dice = Dice(seed)
    for state in game.states(seed)[::5]:
        decisions = game.rules.decisions(state)
        for decision in decisions:
            for action in decision.actions[:40]:
                choices = {one.seat: dice.pick(one.actions) for one in decisions}
                after = state.copy()
                game.rules.apply(after, {**choices, decision.seat: action}, unheard)
                assert -1 <= game.rules.estimate(after, decision.seat) <= 1


@pytest.mark.default_cases(3)
@every_game
@given(seed=seeds)
@examples(40)
def test_games_end(game: Game, seed: int) -> None:
    match = game.match(seed, MOST_CHOICES)
    assert match.outcome is not None
    assert match.decisions == ()


@pytest.mark.default_cases(3)
@every_game
@given(seed=seeds)
@examples(15)
def test_records_replay_to_the_same_digest_and_events(game: Game, seed: int) -> None:
    match = game.match(seed)
    again = replay(game.rules, json.loads(json.dumps(to_save(match))))
    assert again.events == match.events
    assert again.record == match.record


@pytest.mark.default_cases(2)
@every_game
@given(seed=seeds)
@examples(10)
def test_every_choice_can_be_taken_back(game: Game, seed: int) -> None:
    dice = Dice(seed)
    match = Match(game.rules, game.options_of(seed), seed)
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


@pytest.mark.default_cases(5)
@every_game
@given(seed=seeds, choices=st.integers(0, 60), seat=st.sampled_from(SEATS))
@examples(25)
def test_every_game_can_be_conceded_at_every_moment(game: Game, seed: int, choices: int, seat: int) -> None:
    match = game.match(seed, choices)
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
    for again in (replay(game.rules, save), from_save(game.rules, {**save, "record": ["0 no such action"]})):
        assert again.outcome == match.outcome
        assert again.digest() == match.digest()
        assert again.sealed == match.sealed
        again.undo()
        assert again.decisions == decisions
    match.undo()
    assert json.dumps(to_save(match)) == before
    assert match.decisions == decisions


@pytest.mark.default_cases(6)
@every_game
@given(seed=seeds)
@examples(20)
def test_events_redact_what_is_hidden(game: Game, seed: int) -> None:
    for event in game.match(seed).events:
        assert json.loads(json.dumps(event.facts)) == event.facts
        for seat in (*SEATS, None):
            masked = event.masked(seat)
            hides = seat not in event.seen_by
            assert all((masked.facts[name] is None) == hides for name in event.hidden if event.facts[name])


@every_game
def test_who_began_stays_the_same_and_turns_are_counted_up(game: Game) -> None:
    told = [game.rules.pace(state) for state in game.states(9, most=400)]
    assert len({pace.first for pace in told} - {None}) <= 1
    assert [pace.count for pace in told] == sorted(pace.count for pace in told)
    assert told[-1].count > 1
