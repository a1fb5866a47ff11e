"""The worker as the window's process sees it: started when needed, started anew when it dies or hangs."""

import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from game.ai.computer import Inquiry
from game.ai.connection import Connection
from game.ai.messages import Failed, Told
from game.ai.question import Question
from game.ai.thought import Thought

ATTEMPTS = 3
"""How often a question is asked: each time that the worker has died or was ended, it is started anew."""
_CLOSING = 5.0
"""Seconds that `close` waits for the thread."""

_log = logging.getLogger(__name__)


class Limits(NamedTuple):
    """Seconds that a question may take."""

    unhurried: float = 30.0
    """Then it is hurried, though nobody has asked for that: no level thinks for so long."""
    hurried: float = 5.0
    """After a hurry; then the process hangs, and is ended."""


LIMITS = Limits()


class _Asked:
    """A question on its way; the worker's thread writes what comes of it, everyone else only reads it."""

    def __init__(self, worker: "Worker", question: Question) -> None:
        self.question = question
        self.thought: Thought | None = None
        self.failed = False
        self.hurried = False
        self.dropped = False
        self._worker = worker

    def hurry(self) -> None:
        self.hurried = True
        self._worker.wake()

    def drop(self) -> None:
        self.dropped = True
        self.hurry()


class Worker:
    """Asks a process of its own, and waits for it in a thread: no call of a method waits for a search.

    A `command` takes the place of the one that starts the process; the game's name is added to it.
    """

    def __init__(self, command: Sequence[str] = (), limits: Limits = LIMITS) -> None:
        self._command = command
        self._limits = limits
        self._game = ""
        self._waiting: deque[_Asked] = deque()
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._attempts = ATTEMPTS
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """Of the running process, if there is one."""
        connection = self._connection
        return connection.process_id if connection is not None else None

    def prepare(self, game: str) -> None:
        """Starts the process, so that it is ready when it is asked."""
        self._run(game)

    def ask(self, question: Question) -> Inquiry:
        """Questions are answered in the order in which they are asked."""
        asked = _Asked(self, question)
        self._waiting.append(asked)
        self._run(question.game)
        return asked

    def wake(self) -> None:
        """Has the thread look at what has changed."""
        with self._changed:
            self._changed.notify_all()

    def close(self) -> None:
        """Ends the process; what it was thinking about is lost."""
        self._closed = True
        self.wake()
        if self._thread is not None:
            self._thread.join(_CLOSING)

    def _run(self, game: str) -> None:
        self._game = game
        if self._thread is None and not self._closed:
            thread = threading.Thread(target=self._work, daemon=True, name="computer player")
            try:
                thread.start()
            except RuntimeError as error:
                _log.error("No thread can be started: %s", error)
                while self._waiting:
                    self._waiting.popleft().failed = True
                return
            self._thread = thread
        self.wake()

    def _work(self) -> None:
        self._connect()
        while (asked := self._next()) is not None:
            try:
                asked.thought = self._answer(asked)
            except Exception:
                _log.exception("A question could not be asked")
            finally:
                asked.failed = asked.thought is None
        self._disconnect()

    def _next(self) -> _Asked | None:
        """Waits for a question that somebody wants answered; None when the worker has been closed."""
        with self._changed:
            while not self._closed:
                if not self._waiting:
                    self._changed.wait()
                elif not (asked := self._waiting.popleft()).dropped:
                    return asked
        return None

    def _answer(self, asked: _Asked) -> Thought | None:
        """None when there is none, or nobody wants it any more."""
        for _ in range(self._attempts):
            connection = self._connect()
            if connection is None:
                break
            fault = self._ask(connection, asked)
            if self._closed or (fault and asked.dropped):
                self._disconnect()
                return None
            if connection.reply is not None:
                self._attempts = ATTEMPTS
                return _thought(connection.reply, asked.question)
            _log.warning("The worker is ended: %s", fault)
            self._disconnect()
        _log.error("The worker did not answer %s", _text(asked.question))
        # Until it works again, nobody waits several times for one choice.
        self._attempts = 1
        return None

    def _ask(self, connection: Connection, asked: _Asked) -> str:
        """Waits for the reply of the connection; why there is none, "" where there is one."""
        connection.ask(asked.question)
        begin, limit, told = time.monotonic(), self._limits.unhurried, False
        with self._changed:
            while connection.reply is None and not self._closed:
                if connection.fault:
                    return connection.fault
                left = begin + limit - time.monotonic()
                if not told and (asked.hurried or left <= 0):
                    # A process that is started anew for this question is hurried at once.
                    asked.hurried = True
                    connection.hurry()
                    begin, limit, told = time.monotonic(), self._limits.hurried, True
                elif left <= 0:
                    return f"no answer {limit:g} seconds after a hurry"
                else:
                    self._changed.wait(left)
        return ""

    def _connect(self) -> Connection | None:
        """The running process, or a new one; None where the system starts none."""
        if self._connection is not None and self._connection.fault:
            self._disconnect()
        if self._connection is None:
            command = self._command or (sys.executable, "-m", "game.ai.worker")
            try:
                self._connection = Connection([*command, self._game], self.wake)
            except Exception as error:  # whatever the system has against it
                _log.warning("No worker can be started: %s", error)
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.end()


def _thought(reply: Told | Failed, question: Question) -> Thought | None:
    if isinstance(reply, Told):
        return reply.thought
    _log.error("The worker failed at %s\n%s", _text(question), reply.error)
    return None


def _text(question: Question) -> str:
    """All of it, so that it can be asked again by whoever looks for the fault."""
    return msgspec.json.encode(question).decode()
