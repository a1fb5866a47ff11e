"""Shared by all tests: no window system, no sound, nobody's own folders, and the same examples each time."""

import gc
import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.default_cases import MARKER, left_to_the_slow
from tests.examples import PROFILE

if sys.dont_write_bytecode:
    # Nothing is to be left beside the sources; but all processes of a run would compile everything again.
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(__file__).parents[1] / ".pytest_cache" / "compiled")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Thousands of tests stand in memory all the time; to go through them for garbage again and again takes long.
gc.set_threshold(50_000)

for profile, most in (("steady", 25), ("thorough", 200)):
    settings.register_profile(
        profile,
        max_examples=most,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )
settings.load_profile(PROFILE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of tests with many cases a few run by default."""
    with_many = [
        (item, marker.args[0])
        for item in items
        if (marker := item.get_closest_marker(MARKER)) and item.get_closest_marker("slow") is None
    ]
    for number in left_to_the_slow((item.nodeid, default) for item, default in with_many):
        with_many[number][0].add_marker(pytest.mark.slow)


class Logged(logging.Handler):
    """Keeps the errors that the program logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(logging.Formatter().format(record))


@pytest.fixture(autouse=True)
def logged() -> Iterator[list[str]]:
    """What the program survives is a fault all the same: a test that wants one takes it out of this list."""
    handler = Logged()
    logger = logging.getLogger("game")
    logger.addHandler(handler)
    yield handler.errors
    logger.removeHandler(handler)
    assert not handler.errors


_HOMES = count()


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Settings and saves of a test lie in a folder of its own, which is made when something is put there."""
    home = tmp_path_factory.getbasetemp() / f"home{next(_HOMES)}"
    monkeypatch.setenv("IRON_AND_SCALE_HOME", str(home))
    yield home
