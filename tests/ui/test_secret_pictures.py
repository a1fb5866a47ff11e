"""Hints, key moments and saved matches on screen depend on nothing that whoever looks cannot know."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.ai.information_set import InformationSet
from game.ai.question import Question, answer
from game.ai.review import Turning
from game.engine.dice import Dice
from game.engine.digest import digest
from game.engine.match import Match
from game.engine.moments import Audience
from game.engine.record import to_save
from game.engine.seats import Seat
from game.rules import load
from game.storage.save_file import new_save
from game.storage.saves import save_match
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.title import TitleScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.moment_scene import MomentScene
from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.overlays.picker import PickerScene
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from tests.ai.few import few_levels
from tests.ui.computers import Held, HeldComputer
from tests.ui.driver import Driver
from tests.ui.sitting import sit_down
from tests.ui.test_concede import concede, open_table
from tests.ui.test_key_moments import give
from tests.ui.test_secret_shows import played, random_match
from tests.ui.twins import NAMES, alike, digest_of, drivers, happens_alike, seats_for, session_of

TWO = (PERSON, PERSON)
SAVED_AT = datetime(2026, 3, 1, 21, 40, tzinfo=UTC)
KINDS = 2
"""Kinds of question for which a hint is compared by default, in each game."""
HISTORY = 12
"""Choices of a match whose key moments are looked at."""
MOMENTS = 2
"""Choices of which the table is opened."""
COST = 0.3

every_game = pytest.mark.parametrize("game", PLAYABLE)


def moments(game: str, matches: list[Match]) -> Iterator[tuple[Match, Any, Seat, str]]:
    """A state for each kind of question with several answers, with the seat that is asked."""
    seen = set[str]()
    for match in matches:
        for step in match.steps:
            for decision in match.rules.decisions(step.state_before):
                if decision.kind not in seen and len(decision.actions) > 1:
                    twin = alike(match.rules, step.state_before, decision.seat, Dice(7))
                    if digest(twin) != digest(step.state_before):
                        seen.add(decision.kind)
                        yield match, step.state_before, decision.seat, decision.kind


def encoded(question: Question) -> bytes:
    return msgspec.json.encode(question)


def thought_of(held: Held) -> None:
    """What hardly any search comes to."""
    question = held.question
    level = few_levels(question.game)[question.player]
    held.thought = answer(msgspec.structs.replace(question, level=level))


def hint_frames(driver: Driver, session: Session, computer: HeldComputer) -> list[str]:
    """Asked for, waited for, told and looked at, choice by choice."""
    sit_down(driver, session)
    if isinstance(driver.scene, CurtainScene):
        driver.to_the_table()
    frames = [digest_of(driver)]
    if isinstance(driver.scene, PickerScene):
        # The cards of a question lie over the table, and take no other key.
        return frames
    asked = len(computer.asked)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    frames.append(digest_of(driver))
    hint = driver.scene
    assert isinstance(hint, HintScene)
    driver.rest(1100)
    frames.append(digest_of(driver))
    thought_of(computer.asked[asked])
    driver.rest(64)
    frames.append(digest_of(driver))
    for choice in hint.choices:
        driver.move(choice.rect.center)
        frames.append(digest_of(driver))
    driver.key(pygame.K_ESCAPE)
    return [*frames, digest_of(driver)]


def check_hint(folder: Path, match: Match, state: Any, seat: Seat, seats: tuple[str, str]) -> None:
    """The computer is asked the same, byte by byte, and the screen is the same in every frame."""
    start = state.copy()
    start.dice = Dice(state.dice.word)
    twin = alike(match.rules, start, seat, Dice(7))
    questions, frames = [], []
    for driver, world in zip(drivers(folder, hints="on"), (start, twin), strict=True):
        computer = HeldComputer()
        session = session_of(driver, match.rules, dict(match.options), world, seats, computer)
        frames.append(hint_frames(driver, session, computer))
        questions.append([encoded(held.question) for held in computer.asked if held.question.seat == seat])
    assert questions[0] == questions[1]
    assert frames[0] == frames[1]


@pytest.mark.slow
@every_game
def test_a_hint_is_the_same_whatever_is_hidden(tmp_path: Path, game: str) -> None:
    found = list(moments(game, [random_match(game, 1), random_match(game, 2)]))[:KINDS]
    for number, (match, state, seat, _) in enumerate(found):
        check_hint(tmp_path / str(number), match, state, seat, seats_for(seat))


@pytest.mark.slow
@pytest.mark.parametrize("two", [False, True], ids=["computer", "people"])
@every_game
def test_a_hint_for_every_kind_of_question_is_the_same(tmp_path: Path, game: str, two: bool) -> None:
    """Between two people only behind the curtain; an open question has no hint there."""
    kinds = set()
    for match, state, seat, kind in moments(game, played(game)):
        private = any(one.private for one in match.rules.decisions(state) if one.seat == seat)
        # Of two people who choose at once the first one is asked first.
        first = len(match.rules.decisions(state)) == 1 or seat == 0
        if not two or (private and first):
            kinds.add(kind)
            check_hint(tmp_path / kind, match, state, seat, TWO if two else seats_for(seat))
    assert kinds


@pytest.mark.slow
@every_game
def test_the_hint_test_would_notice_a_peek(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The true state is in the question."""
    match, state, seat, _ = next(moments(game, [random_match(game, 1)]))
    monkeypatch.setattr(InformationSet, "sample", lambda known, dice: known._state.copy())
    with pytest.raises(AssertionError):
        check_hint(tmp_path, match, state, seat, seats_for(seat))


# Key moments


def same_history(
    match: Match, state: Any, watcher: Audience, dice: Dice, length: int = HISTORY
) -> tuple[Match, Match]:
    """Two matches with the same choices, of which the watcher has seen the same so far."""
    start = state.copy()
    start.dice = Dice(state.dice.word)
    twin = alike(match.rules, start, watcher, dice)
    both = tuple(Match(match.rules, match.options, 5, start=one) for one in (start, twin))
    for _ in range(length):
        if not happens_alike(both, watcher, dice):
            break
    return both[0], both[1]


def looked_back(driver: Driver, match: Match, seats: tuple[str, str]) -> tuple[KeyMomentsScene, HeldComputer]:
    computer = HeldComputer()
    session = Session(match, seats, NAMES, driver.context.saves, computer=computer, saved=False)
    scene = KeyMomentsScene(driver.context, session)
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    return scene, computer


def page_frames(driver: Driver, scene: KeyMomentsScene, computer: HeldComputer) -> Iterator[str]:
    """While the choices are looked at one by one, and at the end."""
    while not scene.done:
        for held in computer.asked:
            if held.thought is None:
                give(held, COST)
        driver.app.frame(33)
        yield digest_of(driver)
    for row in scene.rows:
        driver.move(row.rect.center)
        yield digest_of(driver)


def table_frames(driver: Driver, work: Callable[[], object], *, lift: bool) -> Iterator[str]:
    """The table of a moment from the click that opens it; `lift`: behind the curtain too."""
    work()
    for _ in range(120):
        driver.app.frame(33)
        yield digest_of(driver)
        if isinstance(driver.scene, CurtainScene) and not driver.scene.overlay:
            break
        if isinstance(driver.scene, MomentScene):
            break
    if isinstance(driver.scene, CurtainScene) and lift:
        driver.click("lift the curtain")
        driver.settle()
        yield digest_of(driver)
    for place in ((100, 500), (300, 480), (480, 480), (600, 500), (480, 60)):
        driver.move(place)
        yield digest_of(driver)


def ready_states(game: str) -> Iterator[tuple[Match, Any]]:
    """States of a random game, early and late."""
    match = random_match(game, 1)
    for share in (1, 3, 2, 4):
        yield match, match.steps[len(match.steps) * share // 6].state_before


def check_key_moments(folder: Path, match: Match, state: Any, seat: Seat, seats: tuple[str, str]) -> int:
    """The page and the table of a moment of the seat; how many moments there were."""
    frames, questions, rows = [], [], 0
    both = same_history(match, state, seat, Dice(3))
    for driver, one in zip(drivers(folder), both, strict=True):
        scene, computer = looked_back(driver, one, seats)
        found = list(page_frames(driver, scene, computer))
        own = [row for row in scene.rows if row.name.startswith(f"moment {seat} ")]
        rows = len(own)
        if own:
            found += table_frames(driver, partial(driver.click, own[0].name), lift=True)
        frames.append(found)
        # The computer player at the other seat knows its own hand.
        questions.append([encoded(held.question) for held in computer.asked if held.question.seat == seat])
    assert questions[0] == questions[1]
    assert frames[0] == frames[1]
    return rows


@pytest.mark.slow
@every_game
def test_key_moments_against_the_computer_show_the_own_side_only(tmp_path: Path, game: str) -> None:
    rows = 0
    for number, (match, state) in enumerate(ready_states(game)):
        seat = number % 2
        rows += check_key_moments(tmp_path / str(number), match, state, seat, seats_for(seat))
        if number == 1 and rows:
            break
    assert rows


@pytest.mark.slow
@every_game
def test_the_table_of_a_key_moment_shows_no_hand_to_two_people(tmp_path: Path, game: str) -> None:
    """Until the one whose choice it was sits there alone."""
    opened = 0
    for number, (match, state) in enumerate(ready_states(game)):
        both = same_history(match, state, None, Dice(3))
        frames: list[list[str]] = []
        for driver, one in zip(drivers(tmp_path / str(number)), both, strict=True):
            scene, _ = looked_back(driver, one, TWO)
            frames.append([])
            for (seat, place), question in list(scene.questions.items())[:MOMENTS]:
                turning = Turning(place, seat, question.played, (question.played,), 0.4, 0.2)
                frames[-1] += table_frames(driver, partial(scene._open, question, turning), lift=False)
                driver.context.navigator.pop_to(scene)
                frames[-1] += table_frames(driver, partial(scene._open, question), lift=False)
                driver.context.navigator.pop_to(scene)
                driver.app.frame(0)
                opened += 1
        assert frames[0] == frames[1]
        if opened > MOMENTS:
            break
    assert opened > MOMENTS


@pytest.mark.default_cases(1)
@every_game
def test_a_concession_that_can_be_taken_back_brings_nothing_to_light(tmp_path: Path, game: str) -> None:
    """Between two people: what both held and chose in secret is not looked back at."""
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_table(driver, game, PERSON, PERSON)
    assert scene.asked is not None
    scene.act(scene.asked.actions[-1])
    driver.settle()
    if isinstance(driver.scene, CurtainScene):
        driver.to_the_table()
    concede(driver, who="Bo")
    assert isinstance(driver.scene, ResultScene)
    driver.rest(1000)
    button = next(one for one in driver.scene.buttons if one.name == "Key moments")
    assert not button.enabled and "taken back" in button.reason
    driver.click_at(button.rect.center)
    assert isinstance(driver.scene, ResultScene)


# Saved matches


def list_frames(driver: Driver, match: Match, seats: tuple[str, str]) -> Iterator[str]:
    """The title with its ticket, and the list with the match at large."""
    save = new_save(
        to_save(match),
        match="a" * 32,
        seats=seats,
        names=NAMES,
        finished=match.outcome is not None,
        round=1,
        saved_at=SAVED_AT,
    )
    assert save_match(driver.context.saves, save) is None
    for scene in (TitleScene, LoadScene):
        driver.context.navigator.replace(scene(driver.context))
        driver.settle()
        yield digest_of(driver)
        for widget in driver.controls():
            driver.move(widget.rect.center)
            yield digest_of(driver)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [(PERSON, "hard"), TWO], ids=["computer", "people"])
@every_game
def test_a_list_of_saves_shows_what_a_bystander_knows(
    tmp_path: Path, game: str, seats: tuple[str, str]
) -> None:
    """Whoever opens the list, and whoever looks over a shoulder."""
    for number, (match, state) in enumerate(ready_states(game)):
        both = same_history(match, state, None, Dice(3), length=3)
        assert digest(both[0].state) != digest(both[1].state)
        frames = [
            list(list_frames(driver, one, seats))
            for driver, one in zip(drivers(tmp_path / str(number)), both, strict=True)
        ]
        assert frames[0] == frames[1]
        if number == 1:
            break


@pytest.mark.slow
def test_the_list_test_would_notice_what_is_known(tmp_path: Path) -> None:
    """A list says how a duel stands."""
    match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, 5)
    hurt = match.state.copy()
    hurt.players[0].hp -= 1
    frames = [
        list(list_frames(driver, Match(match.rules, match.options, 5, start=one), TWO))
        for driver, one in zip(drivers(tmp_path), (match.state, hurt), strict=True)
    ]
    assert frames[0] != frames[1]
