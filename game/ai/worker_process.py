"""The worker as the window's process sees it: started when needed, started anew when it dies."""

import os
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from pathlib import Path

import msgspec

from game.ai.computer import Inquiry
from game.ai.messages import Ask, Stop, Told, receive, send
from game.ai.question import Question, answer
from game.ai.thought import Thought
from game.content.texts import SHARED, shipped_texts

ATTEMPTS = 3
"""How often a question is asked: each time that the worker has died, it is started anew."""
SUBSTITUTE = "greedy"
"""Who chooses where no worker can be had: quick enough to think beside the window."""
_ROOT = Path(__file__).resolve().parents[2]


class _Asked:
    """A question on its way; its thread writes the thought, everyone else only reads it."""

    def __init__(self, worker: "Worker", question: Question) -> None:
        self.question = question
        self.thought: Thought | None = None
        self.hurried = False
        self.dropped = False
        self._worker = worker

    def hurry(self) -> None:
        self.hurried = True
        self._worker.stop(self)

    def drop(self) -> None:
        self.dropped = True
        self.hurry()


class Worker:
    """Asks a process of its own, and waits for it in a thread: no call of a method waits for a search."""

    def __init__(self) -> None:
        self._game = ""
        self._waiting: deque[_Asked] = deque()
        self._changed = threading.Condition()
        self._writing = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._number = 0
        self._current: _Asked | None = None
        """The question that the process has been sent; no other is sent before it is answered."""
        self._failed = False
        self._error: Exception | None = None
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """Of the running process, if there is one."""
        process = self._process
        return process.pid if process is not None else None

    def prepare(self, game: str) -> None:
        """Starts the process, so that it is ready when it is asked."""
        with self._changed:
            self._game = game
            self._run()

    def ask(self, question: Question) -> Inquiry:
        """Questions are answered in the order in which they are asked."""
        asked = _Asked(self, question)
        with self._changed:
            self._game = question.game
            self._waiting.append(asked)
            self._run()
        return asked

    def take_problem(self) -> str:
        """See `Computer`. Raises what went wrong where that is a fault of the program."""
        error, self._error = self._error, None
        if error is not None:
            raise error
        failed, self._failed = self._failed, False
        return shipped_texts(SHARED).say("thinking", "failed") if failed else ""

    def stop(self, asked: _Asked) -> None:
        """Has a question answered at once if it has been sent; else that is done when it is."""
        # Whoever is sending it looks afterwards whether there is a hurry.
        if self._writing.acquire(blocking=False):
            try:
                self._send_stop(asked)
            finally:
                self._writing.release()

    def close(self) -> None:
        """Ends the process; what it was thinking about is lost."""
        with self._changed:
            self._closed = True
            self._waiting.clear()
            self._changed.notify()
        process, thread = self._process, self._thread
        if process is not None:
            process.kill()
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        if self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._work, daemon=True, name="computer player")
            self._thread.start()
        self._changed.notify()

    def _work(self) -> None:
        self._start()
        while True:
            with self._changed:
                while not self._waiting and not self._closed:
                    self._changed.wait()
                if self._closed:
                    break
                asked = self._waiting.popleft()
            try:
                asked.thought = None if asked.dropped else self._answer(asked)
            except Exception as error:  # raised in the window's thread by `take_problem`, whatever it is
                self._error = error
        self._end()

    def _answer(self, asked: _Asked) -> Thought | None:
        """None when the worker has been closed meanwhile."""
        for _ in range(ATTEMPTS):
            if self._closed:
                return None
            thought = self._ask_process(asked)
            if thought is not None:
                return thought
        if self._closed:
            return None
        self._failed = True
        return answer(msgspec.structs.replace(asked.question, player=SUBSTITUTE))

    def _ask_process(self, asked: _Asked) -> Thought | None:
        """None when there is no process, or it has died."""
        if self._process is None and not self._start():
            return None
        process = self._process
        # `close` kills the process that it finds; one that has been started since must not be waited for.
        if process is None or self._closed:
            return None
        assert process.stdin is not None and process.stdout is not None
        self._number += 1
        try:
            with self._writing:
                send(process.stdin, Ask(self._number, asked.question))
                self._current = asked
            with self._writing:
                if asked.hurried:
                    self._send_stop(asked)
            for told in receive(process.stdout):
                if isinstance(told, Told) and told.number == self._number:
                    return told.thought
        except (OSError, msgspec.DecodeError):
            # The process has died and its pipe is broken, or what it writes is no answer.
            pass
        finally:
            with self._writing:
                self._current = None
        self._end()
        return None

    def _send_stop(self, asked: _Asked) -> None:
        process = self._process
        if self._current is asked and process is not None and process.stdin is not None:
            # Where the process has died, the thread that reads its answers finds so too, and starts it anew.
            with suppress(OSError):
                send(process.stdin, Stop(self._number))

    def _start(self) -> bool:
        """False where the system starts no process."""
        paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "game.ai.worker", self._game],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                # Windows would else open a console of its own for it.
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError:
            return False
        return True

    def _end(self) -> None:
        """Ends the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            # What the process had not read yet is lost with it.
            with suppress(OSError):
                pipe.close()
