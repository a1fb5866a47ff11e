"""Marks of a mech: each record works in the state, in views, in saves, at cleanup and in the estimate."""

import pytest

from game.engine.match import Match
from game.rules import load
from game.rules.command_core.cleaned import cleaned
from game.rules.command_core.marks import MARKS, Mark, count_of
from game.rules.command_core.measures import COUNTED

RULES = load("command_core")


def battle(**counts: int) -> Match:
    """Programs are run, and the last mech may still attack; the first mech of seat 0 has these marks."""
    match = Match(RULES, {"squad_0": "drill", "squad_1": "drill", "map": "open_square"}, 3)
    state = match.state.to_dict()
    for number, mech in enumerate(state["mechs"]):
        mech |= {"cell": [number % 2, 6 - 2 * mech["seat"]], "order": 4 - number}
        mech |= {"attacked": number < 3, "facing": 4 * mech["seat"]}
    state["mechs"][0] |= counts
    return Match(RULES, match.options, 3, start=RULES.restore({**state, "phase": "combat"}))


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.id)
def test_a_mark_is_seen_and_saved(mark: Mark) -> None:
    match = battle(**{mark.id: 1})
    for seat in (0, 1, None):
        assert count_of(match.view(seat).mechs[0], mark) == 1
    saved = match.state.to_dict()
    assert saved["mechs"][0][mark.id] == 1
    assert RULES.restore(saved).to_dict() == saved
    saved["mechs"][0][mark.id] = mark.most + 1
    with pytest.raises(ValueError, match=mark.id):
        RULES.restore(saved)


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.id)
def test_a_mark_counts_for_the_computer_and_in_sums(mark: Mark) -> None:
    with_mark, without = (RULES.estimate(battle(**{mark.id: count}).state, 0) for count in (1, 0))
    assert (with_mark > without) == (mark.worth > 0)
    assert mark.id in COUNTED


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.id)
def test_cleanup_keeps_loses_or_turns_a_mark(mark: Mark) -> None:
    match = battle(**{mark.id: 1})
    while match.state.round == 1:
        match.act(1, "hold")
    left = {other.id: count_of(match.state.mechs[0], other) for other in MARKS}
    assert left == {other.id: int(other.id == mark.becomes) for other in MARKS}


def test_it_is_told_what_a_cleanup_did() -> None:
    match = battle(surge=2, flux=3, targeting=1)
    before = match.view(None).mechs
    while match.state.round == 1:
        match.act(1, "hold")
    after = match.view(None).mechs
    told = [
        (one.mark.id, one.lost, one.turned, one.new) for one in cleaned(RULES.catalogue, before[0], after[0])
    ]
    assert told == [("surge", 0, 2, 0), ("flux", 3, 0, 2)]
    assert cleaned(RULES.catalogue, before[1], after[1]) == []


def test_a_save_of_a_time_before_a_mark_loads_without_it() -> None:
    saved = battle().state.to_dict()
    for mark in MARKS:
        del saved["mechs"][0][mark.id]
    assert not any(count_of(RULES.restore(saved).mechs[0], mark) for mark in MARKS)
