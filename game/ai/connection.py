"""A running worker process, as the window's process sees it."""

import os
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue

from game.ai.messages import Ask, Failed, Stop, Told, encode, receive, write
from game.ai.question import Question

_ROOT = Path(__file__).resolve().parents[2]
_REAPING = 2.0
"""Seconds that a killed process is waited for."""


class Connection:
    """Starts a process and asks it one question at a time.

    Threads of its own write and read the pipes, because either may wait for ever for a process that hangs;
    no method does. `changed` is called, in one of those threads, when there is a `reply` or a `fault`.
    """

    def __init__(self, command: Sequence[str], changed: Callable[[], None]) -> None:
        """Raises `OSError` or `RuntimeError` where the system starts no process or no thread."""
        self._reply: Told | Failed | None = None
        self.fault = ""
        """Why no answer can come any more; "" while one can."""
        self._number = 0
        self._changed = changed
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            command,
            # Without buffers: their locks would outlive a thread that waits in one when the program ends.
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            # Windows would else open a console of its own for it.
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        try:
            for serve in (self._write, self._read):
                threading.Thread(target=serve, daemon=True, name="computer player's pipe").start()
        except RuntimeError:
            self.end()
            raise

    @property
    def process_id(self) -> int:
        return self._process.pid

    @property
    def reply(self) -> Told | Failed | None:
        """The answer to the last question; None while there is none."""
        reply = self._reply
        return reply if reply is not None and reply.number == self._number else None

    def ask(self, question: Question) -> None:
        """Sends a question; the one before has been answered."""
        self._number += 1
        self._outgoing.put(encode(Ask(self._number, question)))

    def hurry(self) -> None:
        """Has the last question answered with what has been found so far."""
        self._outgoing.put(encode(Stop(self._number)))

    def end(self) -> None:
        """Kills the process, whatever it does."""
        self._outgoing.put(None)
        self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_REAPING)

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        # Where the process has died, the thread that reads its answers finds so too.
        with suppress(OSError), pipe:
            while (data := self._outgoing.get()) is not None:
                write(pipe, data)

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        fault = "it has ended"
        try:
            with pipe:
                for message in receive(pipe):
                    if not isinstance(message, Told | Failed) or message.number != self._number:
                        fault = f"it sent something else than the answer to question {self._number}"
                        break
                    self._reply = message
                    self._changed()
        except Exception as error:  # whatever a broken process makes of its pipe
            fault = str(error)
        self.fault = fault
        self._changed()
