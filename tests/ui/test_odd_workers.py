"""Whatever the worker process does, the match goes on, and so do undo, leaving the table and a rematch."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ai import substitute, worker_process
from game.ai.computer import InProcess
from game.ai.connection import Connection
from game.ai.greedy import Greedy
from game.ai.information_set import InformationSet
from game.ai.question import Question
from game.ai.thought import Choice, Thought
from game.ai.worker_process import ATTEMPTS, Limits, Worker
from game.engine.match import Match
from game.engine.rules import Action
from game.rules import GAMES, load
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.session import session as sessions
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_scene import TableScene
from tests.ai import odd_worker
from tests.ui.computers import HeldComputer
from tests.ui.driver import TICK, Driver
from tests.ui.test_hints import at_table
from tests.ui.test_key_moments import at_key_moments

every_game = pytest.mark.parametrize("game", PLAYABLE)
unix = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be stopped")
GAME, OPTIONS = "scrapbots", {"starts": "0"}
SAID = "The computer could not think ahead"
SHORT = Limits(hurried=0.3)
SHORTEST = Limits(unhurried=0.05, hurried=0.3)
"""Nobody has to hurry it."""
_PATIENCE = 20.0


def name(kind: Callable[[], None]) -> str:
    return kind.__name__


Make = Callable[..., Worker]


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[Make]:
    """Makes a worker that misbehaves."""
    made: list[Worker] = []

    def make(kind: Callable[[], None], limits: Limits = SHORT) -> Worker:
        command = [sys.executable, odd_worker.__file__, kind.__name__, str(tmp_path / "mark")]
        made.append(Worker(command, limits))
        return made[-1]

    yield make
    for worker in made:
        process = worker.process_id
        worker.close()
        assert worker.process_id is None
        if process is not None:
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Connection]:
    """The processes that were started, one for each time that a question is asked of one that hangs."""
    made: list[Connection] = []

    def connect(*rest: object) -> Connection:
        made.append(Connection(*rest))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(worker_process, "Connection", connect)
    return made


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> set[threading.Thread]:
    """The threads that wait for another one."""
    found: set[threading.Thread] = set()
    wait = threading.Condition.wait

    def noted(self: threading.Condition, timeout: float | None = None) -> bool:
        found.add(threading.current_thread())
        return wait(self, timeout)

    monkeypatch.setattr(threading.Condition, "wait", noted)
    return found


def until(ready: Callable[[], bool], patience: float = _PATIENCE) -> None:
    end = time.monotonic() + patience
    while not ready():
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.002)


def session_with(worker: Worker, folder: Path) -> Session:
    """A computer player is asked first."""
    return Session(Match(load(GAME), OPTIONS, 3), ("hard", PERSON), ("Anvil", "Ada"), folder, computer=worker)


def misbehaved(folder: Path) -> bool:
    return (folder / "mark").exists()


def quick_choice(session: Session) -> str:
    """What a substitute takes, which is the same each time."""
    known = InformationSet(session.match.rules, session.match.state, session.match.decisions[0])
    return f"0 {substitute.substitute(known, session._thinking_dice(0).below(1 << 62))}"


@pytest.mark.slow
@unix
@pytest.mark.parametrize("kind", odd_worker.HANGING[:-1], ids=name)
def test_a_worker_that_hangs_is_ended_after_a_hurry_and_a_substitute_plays(
    tmp_path: Path, odd: Make, logged: list[str], kind: Callable[[], None], started: list[Connection]
) -> None:
    session = session_with(odd(kind), tmp_path)
    expected = quick_choice(session)
    session.think(session.match.decisions[0])
    until(lambda: misbehaved(tmp_path))
    session.hurry()
    until(session.poll)
    assert len(started) == ATTEMPTS
    assert session.match.record == [expected]
    assert session.take_problem().startswith(SAID) and session.take_problem() == ""
    assert logged.pop().startswith("The worker did not answer") and not logged
    # From now on a choice takes one attempt, and nothing more is said.
    session.think(session.match.decisions[0])
    session.hurry()
    until(session.poll)
    assert len(started) == ATTEMPTS + 1
    assert len(session.match.record) == 2 and session.take_problem() == ""
    logged.clear()


@pytest.mark.slow
@unix
def test_one_that_hangs_once_is_started_anew_and_answers(tmp_path: Path, odd: Make) -> None:
    worker = odd(odd_worker.good_after_all, Limits(hurried=4.0))
    session = session_with(worker, tmp_path)
    session.think(session.match.decisions[0])
    until(lambda: misbehaved(tmp_path))
    hung = worker.process_id
    session.hurry()
    until(session.poll)
    assert worker.process_id not in (None, hung)
    assert session.take_problem() == "" and session.match.record


@pytest.mark.slow
@unix
def test_nobody_has_to_hurry_one_that_hangs(tmp_path: Path, odd: Make, logged: list[str]) -> None:
    session = session_with(odd(odd_worker.stopped, SHORTEST), tmp_path)
    session.think(session.match.decisions[0])
    until(session.poll)
    assert session.match.record
    logged.clear()


@pytest.mark.slow
@unix
@pytest.mark.parametrize("kind", odd_worker.BROKEN, ids=name)
def test_one_that_breaks_is_not_waited_for(
    tmp_path: Path, odd: Make, logged: list[str], kind: Callable[[], None]
) -> None:
    session = session_with(odd(kind), tmp_path)
    expected = quick_choice(session)
    session.think(session.match.decisions[0])
    until(session.poll)
    assert misbehaved(tmp_path) and session.match.record == [expected]
    assert session.take_problem().startswith(SAID)
    assert logged.pop().startswith("The worker did not answer") and not logged


@pytest.mark.default_cases(1)
@unix
@pytest.mark.parametrize("kind", odd_worker.WRONG, ids=name)
def test_a_wrong_answer_is_not_played(
    tmp_path: Path, odd: Make, logged: list[str], kind: Callable[[], None]
) -> None:
    worker = odd(kind)
    session = session_with(worker, tmp_path)
    expected = quick_choice(session)
    session.think(session.match.decisions[0])
    until(session.poll)
    assert session.match.record == [expected] and worker.process_id is not None
    assert session.take_problem().startswith(SAID)
    assert logged.pop().startswith("An answer is refused") and not logged


@pytest.mark.slow
@unix
@pytest.mark.parametrize("kind", odd_worker.PLAYING, ids=name)
def test_a_legal_answer_is_played(tmp_path: Path, odd: Make, kind: Callable[[], None]) -> None:
    session = session_with(odd(kind), tmp_path)
    for count in (1, 2):
        session.think(session.match.decisions[0])
        until(session.poll)
        assert len(session.match.record) == count and session.take_problem() == ""


@pytest.mark.slow
@unix
@pytest.mark.parametrize("kind", [odd_worker.stopped, odd_worker.dies, odd_worker.half], ids=name)
def test_undo_leaving_and_a_rematch_while_a_worker_is_replaced(
    tmp_path: Path, odd: Make, logged: list[str], kind: Callable[[], None]
) -> None:
    worker = odd(kind)
    session = session_with(worker, tmp_path)
    session.think(session.match.decisions[0])
    session.hurry()
    until(session.poll)
    before = session.match.digest()
    session.think(session.match.decisions[0])
    session.undo(1)
    assert not session.poll() and not session.busy and session.match.record == []
    session.think(session.match.decisions[0])
    session.hurry()
    until(session.poll)
    assert session.match.digest() == before
    session.think(session.match.decisions[0])
    session.leave()
    assert not session.busy and not session.poll()
    again = session_with(worker, tmp_path)
    again.think(again.match.decisions[0])
    again.hurry()
    until(again.poll)
    assert again.match.digest() == before
    # What nobody wants any more is not asked again.
    assert len(logged) == 3 or kind is odd_worker.dies
    logged.clear()


@pytest.mark.default_cases(1)
@unix
@pytest.mark.parametrize("kind", [odd_worker.stopped, odd_worker.random_bytes, odd_worker.illegal], ids=name)
def test_at_the_table_it_is_said_and_the_window_waits_for_nothing(
    tmp_path: Path, odd: Make, logged: list[str], kind: Callable[[], None], waiting: set[threading.Thread]
) -> None:
    driver = Driver(tmp_path, computer=odd(kind), reduce_motion=True, mute=True)
    new_match(driver.context, GAME, {"starts": "1"}, 7, (PERSON, "hard"), ("Ada", "Anvil"))
    scene = driver.scene
    assert isinstance(scene, TableScene)
    said: set[str] = set()
    end = time.monotonic() + _PATIENCE
    waiting.clear()
    with driver.unseen():
        while len(scene.session.match.record) < 3:
            assert time.monotonic() < end
            if scene.playing:
                scene.skip()
            scene.move_now()
            driver.app.frame(TICK)
            said.add(driver.app.toast.text)
            time.sleep(0.002)
    assert any(text.startswith(SAID) for text in said)
    assert waiting and threading.main_thread() not in waiting
    driver.context.navigator.go_home()
    driver.app.frame(TICK)
    logged.clear()


def worldless(known: InformationSet, player: str, *rest: object, **more: object) -> Question:
    """A question that no worker can restore."""
    return Question(known.rules.id, {}, known.seat, player, 1)


@pytest.mark.slow
@every_game
def test_a_state_that_cannot_be_restored_ends_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[str], game: str
) -> None:
    worker = Worker()
    try:
        monkeypatch.setattr(sessions, "make_question", worldless)
        session = Session(Match(load(game), {}, 3), ("hard", "hard"), ("A", "B"), tmp_path, computer=worker)
        for count in (1, 2):
            for decision in session.match.decisions:
                session.think(decision)
            until(session.poll)
            assert len(session.match.record) >= count
        assert session.take_problem().startswith(SAID)
        assert logged and all("The worker failed at" in error for error in logged)
        logged.clear()
    finally:
        worker.close()


class Raises(InProcess):
    """Cannot even be asked."""

    def ask(self, question: Question) -> HeldComputer:  # type: ignore[override]
        raise MemoryError


@pytest.mark.parametrize("fault", ["question", "computer"])
def test_what_cannot_be_asked_ends_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: list[str], fault: str
) -> None:
    def broken(*given: object, **more: object) -> Question:
        raise KeyError("moon")

    if fault == "question":
        monkeypatch.setattr(sessions, "make_question", broken)
    session = Session(
        Match(load(GAME), OPTIONS, 3), ("hard", PERSON), ("A", "B"), tmp_path, computer=Raises()
    )
    session.think(session.match.decisions[0])
    assert session.poll() and len(session.match.record) == 1
    assert session.hint(session.match.decisions[0]).failed
    assert len(logged) == 2
    logged.clear()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_legal_action_is_the_last_resort(
    monkeypatch: pytest.MonkeyPatch, logged: list[str], game: str
) -> None:
    def broken(self: Greedy, known: InformationSet) -> Action:
        raise ZeroDivisionError

    monkeypatch.setattr(Greedy, "choose", broken)
    match = Match(load(game), {}, 3)
    decision = match.decisions[0]
    known = InformationSet(match.rules, match.state, decision)
    assert substitute.substitute(known, 1) == decision.actions[0]
    assert "ZeroDivisionError" in logged.pop()


@pytest.mark.default_cases(1)
@every_game
@pytest.mark.parametrize("fault", ["none", "illegal", "no choices", "odd line", "foreign line"])
def test_a_hint_that_fails_is_a_sentence(tmp_path: Path, logged: list[str], game: str, fault: str) -> None:
    computer = HeldComputer()
    driver, scene = at_table(tmp_path, game, computer)
    assert scene.asked is not None
    legal = str(scene.asked.actions[0])
    lines = {"odd line": "fly to the moon", "foreign line": str(scene.asked.actions[-1])}
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint = driver.scene
    assert isinstance(hint, HintScene)
    held = computer.asked[-1]
    if fault == "none":
        held.failed = True
    elif fault == "illegal":
        held.thought = Thought("act moon", (Choice("act moon", 1.0, 0.0),))
    elif fault == "no choices":
        held.thought = Thought(legal, ())
    else:
        line = ((scene.asked.seat, lines[fault]),) * 3
        held.thought = Thought(legal, (Choice(legal, 1.0, 0.0, line),))
    driver.rest(4 * TICK)
    assert not driver.app.context.navigator.changed and driver.scene is hint
    if fault != "foreign line":
        assert hint.note.text.startswith("No hint this time") and not hint.choices
    assert all(box.fits for box in hint.boxes())
    driver.wait_for_guard()
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene
    logged.clear()


@pytest.mark.slow
@every_game
def test_a_look_back_that_fails_is_a_sentence(tmp_path: Path, logged: list[str], game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, game, computer)
    assert isinstance(scene, KeyMomentsScene)
    done = 0
    while not scene.done:
        for number, held in enumerate(computer.asked[done:], start=done):
            rules = load(game)
            decision = next(
                one
                for one in rules.decisions(rules.restore(held.question.world))
                if one.seat == held.question.seat
            )
            legal = str(decision.actions[0])
            line = ((held.question.seat, "fly to the moon"),)
            faulty = (
                None,
                Thought(legal, ()),
                Thought("act moon", ()),
                Thought(legal, (Choice(legal, 1.0, 0.9, line),)),
            )
            held.thought = faulty[number % len(faulty)]
            held.failed = held.thought is None
            done += 1
        with driver.unseen():
            driver.app.frame(TICK)
    assert scene.progress.text == "Not all choices could be looked at." and not scene.rows
    driver.app.frame(TICK)
    driver.key(pygame.K_ESCAPE)
    logged.clear()
