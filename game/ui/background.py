"""One thread for work that nobody waits for. It rests between the steps, so that frames stay in time."""

import threading
import time
from collections.abc import Iterable
from queue import SimpleQueue

_REST = 0.004
"""Seconds after each step."""

_tasks: "SimpleQueue[Iterable[object]]" = SimpleQueue()
_lock = threading.Lock()
_started = False


def later(task: Iterable[object]) -> None:
    """Runs an iterator to its end, after those that came before it."""
    global _started
    _tasks.put(task)
    with _lock:
        if not _started:
            _started = True
            threading.Thread(target=_work, daemon=True, name="background").start()


def _work() -> None:
    while True:
        for _ in _tasks.get():
            time.sleep(_REST)
