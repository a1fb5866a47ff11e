"""The worker process: it answers as this process would, can be hurried and killed, and outlives nobody."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game.ai import worker_process
from game.ai.computer import Inquiry
from game.ai.information_set import InformationSet
from game.ai.messages import Ask, encode, write
from game.ai.question import Question, answer, make_question
from game.ai.thought import Thought
from game.ai.worker_process import Limits, Worker
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load
from tests.ai.few import FOR_EVER, few_levels

GAME = "scrapbots"
ENDLESS = Level(id="hard", seconds=FOR_EVER, iterations=10**9, candidates=8, search="tree", depth=12)
ROOT = Path(__file__).resolve().parents[2]
_PATIENCE = 20.0
"""Seconds after which a test gives up."""


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def question(game: str = GAME, level: Level | None = ENDLESS) -> Question:
    match = Match(load(game), {}, 3)
    known = InformationSet(match.rules, match.state, match.decisions[0])
    return make_question(known, "hard", Dice(1), level)


def until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not ready():
        assert time.monotonic() < end, "nothing happens"
        time.sleep(0.002)


def thought_of(inquiry: Inquiry) -> Thought:
    until(lambda: inquiry.thought is not None)
    assert inquiry.thought is not None
    return inquiry.thought


def begin(worker: Worker) -> Inquiry:
    """A search that never ends by itself, when it has begun."""
    inquiry = worker.ask(question())
    until(lambda: worker._connection is not None and worker._connection._number > 0)
    time.sleep(0.05)
    return inquiry


def ended(inquiry: Inquiry) -> None:
    """Until the question has failed."""
    until(lambda: inquiry.failed)
    assert inquiry.thought is None


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def timeless(thought: Thought) -> Thought:
    return msgspec.structs.replace(thought, seconds=0.0)


@pytest.mark.slow
def test_it_answers_as_this_process_does(worker: Worker) -> None:
    asked = [question(game, few_levels(game)["hard"]) for game in GAMES]
    told = [worker.ask(one) for one in asked]
    for one, inquiry in zip(asked, told, strict=True):
        assert timeless(thought_of(inquiry)) == timeless(answer(one))


def test_a_search_can_be_hurried(worker: Worker) -> None:
    inquiry = begin(worker)
    assert inquiry.thought is None
    inquiry.hurry()
    legal = {str(action) for action in Match(load(GAME), {}, 3).decisions[0].actions}
    assert thought_of(inquiry).taken in legal


def test_a_search_that_never_ends_is_hurried_by_itself() -> None:
    worker = Worker(limits=Limits(unhurried=0.5, hurried=_PATIENCE))
    try:
        worker.prepare(GAME)
        until(lambda: worker.process_id is not None)
        process = worker.process_id
        assert thought_of(worker.ask(question())) and worker.process_id == process
    finally:
        worker.close()


def test_what_is_hurried_before_it_has_begun_is_answered_at_once(worker: Worker) -> None:
    first, second = worker.ask(question()), worker.ask(question())
    second.hurry()
    first.hurry()
    assert thought_of(first) and thought_of(second)


def test_what_nobody_wants_any_more_keeps_nobody_waiting(worker: Worker) -> None:
    running, waiting = begin(worker), worker.ask(question())
    waiting.drop()
    running.drop()
    wanted = worker.ask(question(level=few_levels(GAME)["hard"]))
    assert thought_of(wanted)
    assert waiting.thought is None


def test_killed_in_the_midst_of_a_search_it_is_started_and_asked_again(worker: Worker) -> None:
    inquiry = begin(worker)
    killed = worker.process_id
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    until(lambda: worker.process_id not in (None, killed))
    inquiry.hurry()
    assert thought_of(inquiry)


def test_killed_while_nothing_is_asked_it_answers_the_next_question(worker: Worker) -> None:
    worker.prepare(GAME)
    until(lambda: worker.process_id is not None)
    assert worker.process_id is not None
    os.kill(worker.process_id, signal.SIGKILL)
    few = question(level=few_levels(GAME)["hard"])
    assert timeless(thought_of(worker.ask(few))) == timeless(answer(few))


def test_closing_ends_it_in_the_midst_of_a_search() -> None:
    worker = Worker()
    inquiry = begin(worker)
    process = worker.process_id
    assert process is not None
    worker.close()
    assert not alive(process) and worker.process_id is None
    assert inquiry.thought is None
    worker.close()
    assert worker.ask(question()).thought is None


def test_asking_waits_for_nothing(worker: Worker) -> None:
    # These questions are endless: whoever waited for an answer would wait for ever.
    inquiries = [worker.ask(question()) for _ in range(20)]
    for inquiry in inquiries:
        inquiry.drop()
    assert [inquiry.thought for inquiry in inquiries] == [None] * 20


_PARENT = """
import os, signal, sys, time
from tests.ai.test_worker import begin
from game.ai.worker_process import Worker
worker = Worker()
begin(worker)
print(worker.process_id, flush=True)
{end}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "end", ["os.kill(os.getpid(), signal.SIGKILL)", "os._exit(0)", "raise ValueError", ""]
)
def test_no_orphan_is_left(end: str) -> None:
    """The worker holds its parent's standard error: that is open for as long as one of both is there."""
    done = subprocess.run(
        [sys.executable, "-c", _PARENT.format(end=end)],
        capture_output=True,
        timeout=_PATIENCE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert int(done.stdout) > 0
    assert b"Fatal" not in done.stderr


def test_where_no_process_can_be_started_a_question_fails_at_once(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    monkeypatch.setattr(worker_process.sys, "executable", "/no/such/python")
    ended(worker.ask(question()))
    (error,) = logged
    assert error.startswith("The worker did not answer")
    logged.clear()


def test_where_no_thread_can_be_started_a_question_fails_at_once(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, logged: list[str]
) -> None:
    def full(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", full)
        worker.prepare(GAME)
        assert worker.ask(question()).failed
    assert len(logged) == 2
    logged.clear()
    assert thought_of(worker.ask(question(level=few_levels(GAME)["hard"])))


RAISING = {
    "player": {"player": "nobody"},
    "game": {"game": "chess"},
    "state": {"world": {}},
    "seat": {"seat": 7},
    "played": {"level": few_levels(GAME)["hard"], "played": ("fly to the moon",)},
}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("fault", RAISING)
def test_a_question_that_raises_fails_and_the_worker_goes_on(
    worker: Worker, logged: list[str], fault: str
) -> None:
    few = question(level=few_levels(GAME)["hard"])
    thought_of(worker.ask(few))
    process = worker.process_id
    ended(worker.ask(msgspec.structs.replace(question(), **RAISING[fault])))
    assert timeless(thought_of(worker.ask(few))) == timeless(answer(few))
    assert worker.process_id == process
    error = logged.pop()
    assert "Traceback" in error and '"world":' in error


def test_a_question_that_no_message_can_hold_fails(worker: Worker, logged: list[str]) -> None:
    ended(worker.ask(msgspec.structs.replace(question(), world={"hand": object()})))
    assert logged.pop().startswith("A question could not be asked") and not logged
    assert thought_of(worker.ask(question(level=few_levels(GAME)["hard"])))


def test_it_ends_quietly_when_nobody_reads_its_answers() -> None:
    """As when the window is killed while an answer is on its way."""
    process = subprocess.Popen(
        [sys.executable, "-m", "game.ai.worker", GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdout.close()
    write(process.stdin, encode(Ask(1, question(level=few_levels(GAME)["hard"]))))
    assert process.stderr.read() == b"" and process.wait(_PATIENCE) == 0
    process.stdin.close()
    process.stderr.close()


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("noise", [b"\xff" * 4, b"\x04\0\0\0\xc1\xc1\xc1\xc1", b"\x04\0\0\0ab", b"\x04"])
def test_it_ends_when_what_it_is_sent_is_no_message(noise: bytes) -> None:
    words = [sys.executable, "-m", "game.ai.worker", GAME]
    done = subprocess.run(words, input=noise, capture_output=True, timeout=_PATIENCE, cwd=ROOT, check=False)
    assert done.stdout == b"" and b"Fatal" not in done.stderr


def test_it_knows_nothing_of_pictures() -> None:
    code = "import sys, game.ai.worker; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, check=True)
    assert done.stdout.split() == [b"False"]
