"""Child processes that end when whoever started them has ended, in whatever way."""

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import ParamSpec, TypeVar

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


def end_with_parent() -> None:
    """The initializer of a pool: its processes would else wait for ever for a parent that was killed."""
    threading.Thread(target=_watch_parent, daemon=True, name="parent").start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def in_own_process(work: Callable[_Given, _Result], *given: _Given.args, **named: _Given.kwargs) -> _Result:
    """The result of a function that is called in a fresh process, with nothing in its memory yet."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, initializer=end_with_parent) as process:
        return process.submit(work, *given, **named).result()
