"""What games emit, ask and come to is what their tables say: no kind, fact or reason more, and none less."""

from pathlib import Path
from typing import Any

import pytest

from game.engine.event_kinds import fits
from game.engine.events import Event
from game.engine.match import CONCEDED, Match
from game.engine.seats import SEATS
from game.lessons.scenario import play_moves, read_scenario, start_match
from game.rules import GAMES
from tests.conformance.games import GAMES as PLAYED
from tests.conformance.games import MOST_CHOICES
from tests.examples import THOROUGH

SCENARIOS = Path(__file__).parents[1] / "scenarios"
RANDOM_GAMES = 25 if THOROUGH else 8


def scenario_matches(game: str) -> list[Match]:
    matches = []
    for path in sorted((SCENARIOS / game).rglob("*.yaml")):
        scenario = read_scenario(path)
        if scenario.refused:
            # Its options are no match.
            continue
        match = start_match(scenario)
        play_moves(match, scenario.moves)
        matches.append(match)
    return matches


def random_matches(game: str) -> list[Match]:
    return [
        played.match(seed, MOST_CHOICES)
        for played in PLAYED
        if played.rules.id == game
        for seed in range(RANDOM_GAMES)
    ]


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[Any, list[Match]]:
    """A game's tables, and matches that show what it can do."""
    tables = GAMES[request.param]
    return tables, [*random_matches(request.param), *scenario_matches(request.param)]


@pytest.mark.default_cases(1)
def test_every_event_is_in_the_table_with_its_facts(played: tuple[Any, list[Match]]) -> None:
    tables, matches = played
    for match in matches:
        for event in match.events:
            for seat in (*SEATS, None):
                masked = event.masked(seat)
                assert fits(masked, tables.events), masked


def test_every_kind_in_the_table_is_emitted(played: tuple[Any, list[Match]]) -> None:
    tables, matches = played
    emitted = {event.kind for match in matches for event in match.events}
    assert set(tables.events) == emitted


def test_every_reason_of_an_ending_is_in_the_table(played: tuple[Any, list[Match]]) -> None:
    tables, matches = played
    reasons = {match.outcome.reason for match in matches if match.outcome is not None}
    assert reasons - {CONCEDED} <= set(tables.endings)


def test_every_decision_is_in_the_table(played: tuple[Any, list[Match]]) -> None:
    tables, matches = played
    asked = set()
    for match in matches:
        states = [*(step.state_before for step in match.steps), match.state]
        asked |= {decision.kind for state in states for decision in match.rules.decisions(state)}
    assert asked == set(tables.decisions)


def test_an_event_with_another_fact_is_not_in_the_table() -> None:
    kinds = GAMES["scrap_knights"].events
    assert fits(Event("round", {"round": 3}), kinds)
    assert not fits(Event("round", {"round": "3"}), kinds)
    assert not fits(Event("round", {"round": 3, "seat": 0}), kinds)
    assert not fits(Event("round", {}), kinds)
    assert not fits(Event("spring", {}), kinds)
    assert not fits(Event("over", {"winner": 0, "reason": "bored"}), kinds)
