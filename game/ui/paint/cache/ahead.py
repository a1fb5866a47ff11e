"""The helper thread: paints what will soon be shown, so that showing it only copies pixels."""

import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable

from game.ui.turns import FRAMES

Job = Callable[[], object]
"""Paints one thing and keeps it where the painter will look for it. It must not touch the display."""

BREATH = 0.001
"""Seconds between two jobs, in which the main thread gets the interpreter."""


class Ahead:
    """Runs painting jobs, one owner after the other; without a helper it forgets them.

    Then everything is painted when it is first shown (pictures, tests). The thread ends when nothing is left
    to do and starts anew with the next job.
    """

    def __init__(self, *, helper: bool = False) -> None:
        self.helps = helper
        self._soon: OrderedDict[Hashable, deque[Job]] = OrderedDict()
        self._waiting: OrderedDict[Hashable, deque[Job]] = OrderedDict()
        self._idle_jobs: deque[Job] = deque()
        self._error: BaseException | None = None
        self._lock = threading.Lock()
        self._helper: threading.Thread | None = None

    def prepare(self, owner: Hashable, jobs: Iterable[Job], *, soon: bool = False) -> None:
        """Has jobs done in this order; those of the same owner that still wait are forgotten.

        What is shown `soon` comes before all that is not.
        """
        if not self.helps:
            return
        with self._lock:
            (self._soon if soon else self._waiting)[owner] = deque(jobs)
        self._wake()

    def finish(self, job: Job) -> None:
        """Has a job done when no painting waits: writing a file, for instance."""
        if self.helps:
            self._idle_jobs.append(job)
            self._wake()

    @property
    def busy(self) -> bool:
        """Whether the helper is at work."""
        return self._helper is not None

    def check(self) -> None:
        """Raises what a job raised, once; for the main thread."""
        error, self._error = self._error, None
        if error is not None:
            raise error

    def close(self) -> None:
        """Lets the helper end the job it is at, and no other. Raises what a job raised."""
        with self._lock:
            self._soon.clear()
            self._waiting.clear()
            self._idle_jobs.clear()
            helper = self._helper
        if helper is not None:
            helper.join()
        self.check()

    def _wake(self) -> None:
        with self._lock:
            if self._helper is None:
                self._helper = threading.Thread(target=self._help, name="painter")
                self._helper.start()

    def _next(self) -> Job | None:
        """The next job, owners taking turns; None ends the helper."""
        with self._lock:
            for waiting in (self._soon, self._waiting):
                while waiting:
                    owner, jobs = waiting.popitem(last=False)
                    if jobs:
                        job = jobs.popleft()
                        waiting[owner] = jobs
                        return job
            if self._idle_jobs:
                return self._idle_jobs.popleft()
            self._helper = None
            return None

    def _help(self) -> None:
        while (job := self._next()) is not None:
            FRAMES.wait()
            try:
                job()
            except Exception as error:  # shown on the main thread by `check`, whatever it is
                self._error = self._error or error
            time.sleep(BREATH)
