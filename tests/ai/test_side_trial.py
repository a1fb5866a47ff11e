"""A side is tried against ready ones in a process of its own."""

import time

import pytest

from game.ai.side_trial import GAMES, SideTrial
from game.content.scrap_knights import CONTENT, MechSide
from game.engine.rules import SideError
from game.rules import load


def trial(level: str = "greedy") -> SideTrial:
    assert CONTENT.sides is not None
    return SideTrial(
        load("scrap_knights"), "deck", CONTENT.sides.ready()["ronin"], ("bulwark", "needle"), level
    )


def wait(one: SideTrial, seconds: float = 400) -> None:
    end = time.monotonic() + seconds
    while one.running and time.monotonic() < end:
        one.poll()
        time.sleep(0.02)


@pytest.mark.slow
def test_every_opponent_is_played_with_either_side_first() -> None:
    one = trial("hard")
    try:
        one.level = "easy"
        one.start()
        assert one.planned == 2 * GAMES["easy"] and one.running
        wait(one)
        assert one.played == one.planned
        for report in one.results.values():
            assert report.games == GAMES["easy"]
            assert 0 <= report.points <= report.games
    finally:
        one.stop()


@pytest.mark.slow
def test_what_was_played_before_it_is_stopped_stays() -> None:
    one = trial()
    one.start()
    end = time.monotonic() + 120
    while not one.poll() and time.monotonic() < end:
        time.sleep(0.02)
    one.stop()
    assert 0 < one.played == one.planned and not one.running
    assert not one.poll()


def test_a_side_that_cannot_be_played_is_refused() -> None:
    one = SideTrial(load("scrap_knights"), "deck", MechSide(), ("bulwark",))
    with pytest.raises(SideError):
        one.start()
    assert not one.running
