"""Conditions of a Dinosaur: each record works in the state, in views, in saves and in the estimate."""

from typing import Any

import pytest

from game.content.dino_battles.statuses import STATUSES, Status, count_of
from game.engine.match import Match
from game.rules import load

RULES = load("dino_battles")


def battle(**counts: int) -> Match:
    """Ada's Triceratops has these conditions; the first turn's combat is over."""
    match = Match(RULES, {"deck_0": "drill", "deck_1": "drill"}, 3)
    sides: list[dict[str, Any]] = [
        {"dinos": [{"card": "triceratops", **counts}]},
        {"dinos": [{"card": "utahraptor"}]},
    ]
    state = {**match.state.to_dict(), "phase": "postcombat", "turn": 1, "active": 0}
    both = [
        {**old, **new, "kept": True, "ready": True} for old, new in zip(state["players"], sides, strict=True)
    ]
    return Match(RULES, match.options, 3, start=RULES.restore({**state, "players": both}))


def pass_turn(match: Match) -> None:
    turn = match.state.turn
    while match.decisions and match.state.turn == turn:
        match.act(match.decisions[0].seat, match.decisions[0].actions[-1])


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: status.id)
def test_a_condition_takes_hp_at_startup(status: Status) -> None:
    match = battle(**{status.id: 2})
    for seat in (0, 1, None):
        assert count_of(match.view(seat).players[0].dinos[0], status) == 2
    pass_turn(match)
    (loss,) = [event.facts for event in match.events if event.kind == "damage"]
    assert (loss["why"], loss["amount"]) == (status.id, status.loss(2))
    dino = match.state.players[0].dinos[0]
    assert dino is not None and count_of(dino, status) == (1 if status.fades else 2)


@pytest.mark.parametrize("status", STATUSES, ids=lambda status: status.id)
def test_a_condition_survives_a_save_and_worries_the_computer(status: Status) -> None:
    match, healthy = battle(**{status.id: 3}), battle()
    assert RULES.restore(match.state.to_dict()).to_dict() == match.state.to_dict()
    assert match.state.to_dict()["players"][0]["dinos"][0][status.id] == 3
    assert RULES.estimate(match.state, 0) < RULES.estimate(healthy.state, 0)


def test_a_save_of_a_time_before_a_condition_loads_without_it() -> None:
    data = battle().state.to_dict()
    for status in STATUSES:
        del data["players"][0]["dinos"][0][status.id]
    dino = RULES.restore(data).players[0].dinos[0]
    assert dino is not None and not any(count_of(dino, status) for status in STATUSES)
