"""What is seen of an event, frame by frame, depends on nothing that the watcher cannot know."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match, Step
from game.engine.moments import AUDIENCES, Audience
from game.rules import GAMES as SPECS
from game.rules import load
from game.ui.tables.game_ui import PLAYABLE
from tests.conformance.games import GAMES
from tests.conformance.test_kinds import scenario_matches
from tests.mutants.mutants import VICTIMS
from tests.ui.driver import Driver
from tests.ui.sitting import sit_down
from tests.ui.twins import Pair, choices_of, digest_of, drivers, pair_of, seats_for, session_of

FRAME = 33
"""Milliseconds: thirty frames a second."""
MOST_FRAMES = 1200
AT_REST = 4
"""Frames of the table that are compared when all has been shown."""
RANDOM_GAMES, LONGEST = 6, 400
TWINS = 20
"""Second states that are tried for an event that few of them come to."""
SHOWN, SHORT = 3, 10
"""Shows of each game that are compared by default, and their most events."""

every_game = pytest.mark.parametrize("game", PLAYABLE)


def show(driver: Driver, pair: Pair, number: int) -> list[str]:
    """All frames of what happens in one match of a pair, as long as the watcher sees the same."""
    session = session_of(driver, pair.rules, pair.options, pair.starts[number], seats_for(pair.watcher))
    scene, match = sit_down(driver, session), session.match
    scene.stop_asking()
    # The cards of a question may lie over the table.
    driver.context.navigator.pop_to(scene)
    scene.sitting.limit = len(match.events) + pair.count
    for seat, action in pair.choices[number]:
        match.act(seat, action)
    scene.proceed()
    frames: list[str] = []
    while scene.playing:
        driver.app.frame(FRAME)
        if scene.playing:
            frames.append(digest_of(driver))
        assert len(frames) < MOST_FRAMES
    return [*frames, *at_rest(driver)] if pair.whole else frames


def at_rest(driver: Driver) -> Iterator[str]:
    """The table once all has been shown, and its log."""
    for _ in range(AT_REST):
        driver.app.frame(FRAME)
        yield digest_of(driver)
    driver.key(pygame.K_l)
    yield digest_of(driver)


def different_frames(folder: Path, pair: Pair) -> list[int]:
    """The frames in which two shows that should look the same differ; the last number is of a missing one."""
    first, second = (show(driver, pair, number) for number, driver in enumerate(drivers(folder)))
    different = [place for place, (one, two) in enumerate(zip(first, second, strict=False)) if one != two]
    return different if len(first) == len(second) else [*different, min(len(first), len(second))]


def check(folder: Path, pairs: list[Pair]) -> None:
    for number, pair in enumerate(pairs):
        found = different_frames(folder / str(number), pair)
        assert not found, (pair.watcher, pair.choices, sorted(pair.kinds), found)


@cache
def random_match(game: str, seed: int) -> Match:
    """With options that take turns."""
    kept = [one for one in GAMES if one.rules.id == game]
    return kept[seed % len(kept)].match(seed, LONGEST)


@cache
def played(game: str) -> list[Match]:
    """Matches at random, and those of the scenarios."""
    return [*(random_match(game, seed) for seed in range(RANDOM_GAMES)), *scenario_matches(game)]


def steps_of(match: Match) -> Iterator[tuple[Step, list[Event]]]:
    """Each choice with the events that came of it."""
    end = len(match.events)
    for step in reversed(match.steps):
        yield step, match.events[step.events_before : end]
        end = step.events_before


def covering(game: str, watcher: Audience) -> list[Pair]:
    """Pairs of matches in which every kind of event is seen that the watcher can be shown alike in two."""
    missing = {event.kind for match in played(game) for event in match.events}
    dice, found = Dice(11), []
    for twins in (1, TWINS):
        for match in played(game):
            for step, events in steps_of(match):
                for _ in range(twins if missing & {event.kind for event in events} else 0):
                    pair = pair_of(
                        match.rules, dict(match.options), step.state_before, choices_of(step), watcher, dice
                    )
                    if pair is not None and pair.kinds & missing:
                        missing -= pair.kinds
                        found.append(pair)
                        break
    return found


def telling(game: str) -> list[Pair]:
    """A few short pairs of a random game, of events or choices that are hidden from whoever watches."""
    dice, found, kinds = Dice(5), [], set[tuple[Audience, frozenset[str]]]()
    match = random_match(game, 1)
    for step, events in steps_of(match):
        watcher = AUDIENCES[len(found) % len(AUDIENCES)]
        seen = watcher, frozenset(event.kind for event in events)
        if seen in kinds or len(events) > SHORT:
            continue
        pair = pair_of(match.rules, dict(match.options), step.state_before, choices_of(step), watcher, dice)
        hides = any(event.masked(watcher) != event for event in events)
        if pair is not None and pair.whole and (hides or pair.choices[0] != pair.choices[1]):
            kinds.add(seen)
            found.append(pair)
        if len(found) == SHOWN:
            break
    return found


@pytest.mark.slow
@every_game
def test_shows_of_what_is_hidden_are_the_same_whatever_it_is(tmp_path: Path, game: str) -> None:
    pairs = telling(game)
    assert len(pairs) > 1
    check(tmp_path, pairs)


@pytest.mark.slow
@pytest.mark.parametrize("watcher", AUDIENCES)
@every_game
def test_every_kind_of_event_looks_the_same(tmp_path: Path, game: str, watcher: Audience) -> None:
    check(tmp_path, covering(game, watcher))


@pytest.mark.slow
@every_game
def test_every_kind_of_event_is_among_them(game: str) -> None:
    kinds = set(SPECS[game].events)
    seen = {kind for watcher in AUDIENCES for pair in covering(game, watcher) for kind in pair.kinds}
    assert kinds - seen == set()


@pytest.mark.default_cases(1)
@every_game
def test_the_test_would_notice_a_peek(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Shown are the true events, and views with what is hidden in them."""
    pairs, rules, show_all = telling(game), load(game), VICTIMS[game].show
    real = type(rules).view
    monkeypatch.setattr(
        type(rules), "view", lambda rules, state, seat: show_all(real(rules, state, seat), state)
    )
    monkeypatch.setattr(Event, "masked", lambda event, seat: event)
    assert any(different_frames(tmp_path / str(number), pair) for number, pair in enumerate(pairs))
