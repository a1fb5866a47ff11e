"""A worker process that misbehaves in the way that its first argument names.

Started as `python tests/ai/odd_worker.py KIND MARK GAME`, for tests of the other side of its pipes.
It makes the file MARK when it begins to misbehave.
"""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.ai.messages import Ask, Stop, Told, encode, receive
from game.ai.question import answer
from game.ai.thought import Choice, Thought

FOR_EVER = 600.0
_IN, _OUT = 0, 1


def write(data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(_OUT, view) :]


def asked() -> Ask:
    """The next question; what is said meanwhile is ignored."""
    with os.fdopen(os.dup(_IN), "rb", buffering=0) as pipe:
        for message in receive(pipe):
            if isinstance(message, Ask):
                begin()
                return message
    raise SystemExit


def told(ask: Ask, number: int | None = None) -> bytes:
    """A true answer, at once."""
    thought = answer(ask.question, lambda: True)
    return encode(Told(ask.number if number is None else number, thought))


def begin() -> None:
    Path(sys.argv[2]).touch()


def sleep() -> None:
    time.sleep(FOR_EVER)


def stopped() -> None:
    asked()
    os.kill(os.getpid(), signal.SIGSTOP)


def stopped_at_once() -> None:
    begin()
    os.kill(os.getpid(), signal.SIGSTOP)


def deaf() -> None:
    """Reads nothing."""
    begin()
    sleep()


def good_after_all() -> None:
    """Hangs the first time, and works the next."""
    if not Path(sys.argv[2]).exists():
        stopped()
    os.execv(sys.executable, [sys.executable, "-m", "game.ai.worker", sys.argv[3]])


def half() -> None:
    data = told(asked())
    write(data[: len(data) // 2])
    sleep()


def half_a_length() -> None:
    asked()
    write(b"\x07")
    sleep()


def random_bytes() -> None:
    """The same ones each time: a few that are the length of a message it would be right to wait for."""
    asked()
    write(random.Random(3).randbytes(100_000))
    sleep()


def small_garbage() -> None:
    """A short message that is none."""
    asked()
    write((4).to_bytes(4, "little") + b"\xc1\xc1\xc1\xc1")
    sleep()


def huge() -> None:
    asked()
    write((2**32 - 1).to_bytes(4, "little"))
    for _ in range(500):
        write(b"\0" * 2**20)
    sleep()


def higher_number() -> None:
    ask = asked()
    write(told(ask, ask.number + 1))
    sleep()


def lower_number() -> None:
    """As if it answered a question that was dropped long ago."""
    ask = asked()
    write(told(ask, ask.number - 1))
    sleep()


def for_ever_lower() -> None:
    ask = asked()
    data = told(ask, ask.number - 1)
    while True:
        write(data)


def not_an_answer() -> None:
    ask = asked()
    write(encode(Stop(ask.number)))
    sleep()


def prints() -> None:
    begin()
    write(b"pygame-ce 2.5.5 (SDL 2.32.6, Python 3.12.3)\n")
    while True:
        write(told(asked()))


def illegal() -> None:
    while True:
        ask = asked()
        write(encode(Told(ask.number, Thought("act moon", (Choice("act moon", 1.0, 0.0),)))))


def no_number() -> None:
    """A legal answer whose values are none."""
    while True:
        ask = asked()
        taken = answer(ask.question, lambda: True).taken
        value = float("nan")
        write(encode(Told(ask.number, Thought(taken, (Choice(taken, value, value),)))))


def no_choices() -> None:
    while True:
        ask = asked()
        write(encode(Told(ask.number, Thought(answer(ask.question, lambda: True).taken, ()))))


def odd_line() -> None:
    """What is expected to follow is no action at all."""
    while True:
        ask = asked()
        taken = answer(ask.question, lambda: True).taken
        line = ((ask.question.seat, "fly to the moon"),)
        write(encode(Told(ask.number, Thought(taken, (Choice(taken, 1.0, 0.0, line),), ("fly",)))))


def dies_at_once() -> None:
    begin()
    os._exit(3)


def dies() -> None:
    asked()
    os._exit(4)


def closes() -> None:
    """Closes its pipes and lives on."""
    asked()
    os.close(_OUT)
    os.close(_IN)
    sleep()


def twice() -> None:
    """Answers each question twice."""
    while True:
        ask = asked()
        write(told(ask) * 2)


HANGING = [stopped, stopped_at_once, deaf, half, half_a_length, good_after_all]
"""They answer nothing, and only the clock shows it."""
BROKEN = [
    random_bytes,
    small_garbage,
    huge,
    higher_number,
    lower_number,
    for_ever_lower,
    not_an_answer,
    prints,
    dies_at_once,
    dies,
    closes,
]
"""They show that no answer will come."""
WRONG = [illegal, no_number]
"""Their answers are refused."""
PLAYING = [no_choices, odd_line, twice]
"""They answer with a legal action all the same."""

if __name__ == "__main__":
    kinds: dict[str, Callable[[], None]] = {
        kind.__name__: kind for kind in (*HANGING, *BROKEN, *WRONG, *PLAYING)
    }
    kinds[sys.argv[1]]()
