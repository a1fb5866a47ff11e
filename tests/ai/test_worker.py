"""The worker process: it answers as this process would, can be hurried and killed, and outlives nobody."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game.ai import worker_process
from game.ai.computer import Inquiry
from game.ai.information_set import InformationSet
from game.ai.question import Question, answer, make_question
from game.ai.thought import Thought
from game.ai.worker_process import SUBSTITUTE, Worker
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load
from tests.ai.few import FOR_EVER, few_levels

GAME = "scrapbots"
ENDLESS = Level(id="hard", seconds=FOR_EVER, iterations=10**9, candidates=8, search="tree", depth=12)
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
    until(lambda: worker.process_id is not None and worker._current is not None)
    time.sleep(0.05)
    return inquiry


def timeless(thought: Thought) -> Thought:
    return msgspec.structs.replace(thought, seconds=0.0)


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
    assert worker.take_problem() == ""


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
    process = worker._process
    assert process is not None
    start = time.monotonic()
    worker.close()
    assert process.poll() is not None and worker.process_id is None
    assert time.monotonic() - start < 5 and inquiry.thought is None
    worker.close()
    assert worker.ask(question()).thought is None


def test_asking_waits_for_nothing(worker: Worker) -> None:
    start = time.monotonic()
    inquiries = [worker.ask(question()) for _ in range(20)]
    for inquiry in inquiries:
        inquiry.drop()
    assert time.monotonic() - start < 0.15


_PARENT = """
import os, signal, sys, time
from tests.ai.test_worker import begin
from game.ai.worker_process import Worker
worker = Worker()
begin(worker)
print(worker.process_id, flush=True)
{end}
"""


@pytest.mark.parametrize(
    "end", ["os.kill(os.getpid(), signal.SIGKILL)", "os._exit(0)", "raise ValueError", ""]
)
def test_no_orphan_is_left(end: str) -> None:
    """The worker holds its parent's standard error: that is open for as long as one of both is there."""
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", _PARENT.format(end=end)],
        capture_output=True,
        timeout=_PATIENCE,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        check=False,
    )
    assert int(done.stdout) > 0


def test_where_no_process_can_be_started_a_quick_player_chooses(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process.sys, "executable", "/no/such/python")
    asked = question()
    told = thought_of(worker.ask(asked))
    assert told == answer(msgspec.structs.replace(asked, player=SUBSTITUTE))
    assert worker.take_problem().startswith("The computer cannot think ahead")
    assert worker.take_problem() == ""


def test_a_question_at_which_the_worker_breaks_is_answered_by_a_quick_player(worker: Worker) -> None:
    asked = msgspec.structs.replace(question(), player="nobody")
    assert thought_of(worker.ask(asked)) == answer(msgspec.structs.replace(asked, player=SUBSTITUTE))
    assert worker.take_problem()


def test_a_fault_of_the_program_is_not_hidden_in_a_thread(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process.sys, "executable", "/no/such/python")
    worker.ask(msgspec.structs.replace(question(), world={}))
    until(lambda: worker._error is not None)
    with pytest.raises(ValueError, match="missing"):
        worker.take_problem()
    few = question(level=few_levels(GAME)["hard"])
    assert thought_of(worker.ask(few))


def test_it_knows_nothing_of_pictures() -> None:
    code = "import sys, game.ai.worker; print('pygame' in sys.modules)"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=root, check=True)
    assert done.stdout.split() == [b"False"]
