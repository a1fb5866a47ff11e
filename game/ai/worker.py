"""The worker process, `python -m game.ai.worker GAME`: computer players think here, and no window waits.

It reads questions from its standard input and writes answers to its standard output (see `messages`), one at
a time. It ends when its input does: whoever asked has closed it, or has ended in whatever way. An error of
the program is an answer too, `Failed`.
"""

import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import IO

from game.ai.messages import Ask, Failed, Stop, Told, encode, receive, write
from game.ai.question import answer
from game.content.levels import shipped_levels
from game.rules import load, thinking_of


class Inbox:
    """Reads messages in a thread, so that a search can be stopped in its midst."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._asked: SimpleQueue[Ask] = SimpleQueue()
        self._stopped = -1
        threading.Thread(target=self._read, daemon=True, name="inbox").start()

    def next(self) -> Ask:
        """The next question; waits for it."""
        return self._asked.get()

    def stopped(self, number: int) -> bool:
        """Whether the question of this number is to be answered at once."""
        return number <= self._stopped

    def _read(self) -> None:
        try:
            for message in receive(self._pipe):
                if isinstance(message, Ask):
                    self._asked.put(message)
                elif isinstance(message, Stop):
                    self._stopped = max(self._stopped, message.number)
        finally:
            # Nobody asks any more, so nobody waits for what is being thought either.
            os._exit(0)


def _errors() -> int:
    """Where errors are written; a program without a console has no such place."""
    return os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else sys.stderr.fileno()


def _reply(asked: Ask, inbox: Inbox) -> bytes:
    """The answer as a message; an error is one too."""
    try:
        return encode(Told(asked.number, answer(asked.question, partial(inbox.stopped, asked.number))))
    except Exception:
        return encode(Failed(asked.number, traceback.format_exc()))


def main(game: str) -> None:
    # Ctrl-C is for the process that asks, which ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Answers alone go to the standard output: what anything prints would not be one.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(_errors(), sys.stdout.fileno())
    # Without a buffer: Python could not end while the inbox holds the lock of one.
    inbox = Inbox(os.fdopen(os.dup(sys.stdin.fileno()), "rb", buffering=0))
    # What cannot be made ready fails at a question, and is reported there.
    with suppress(Exception):
        thinking_of(load(game))
        shipped_levels(game)
    while True:
        reply = _reply(inbox.next(), inbox)
        try:
            write(output, reply)
        except OSError:
            # Whoever asked has ended.
            os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
