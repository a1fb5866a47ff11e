"""The log file: made for the first error, of small size, and never in the way."""

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage import log_file
from game.storage.log_file import LARGEST, LogFile, keep_log
from game.storage.paths import log_file as usual_path

LOGGER = logging.getLogger("game.test")


def record(text: str, fact: str) -> logging.LogRecord:
    """One that other handlers stumble over."""
    return logging.LogRecord(LOGGER.name, logging.ERROR, __file__, 1, text, (fact,), None)


@pytest.fixture
def log(logged: list[str]) -> Iterator[LogFile]:
    handler = keep_log()
    yield handler
    logging.getLogger("game").removeHandler(handler)
    logged.clear()


def test_it_is_made_for_the_first_error(log: LogFile) -> None:
    LOGGER.info("nothing to see")
    assert not usual_path().parent.exists()
    log.handle(record("it broke at %s", "\u2603\udc80"))
    LOGGER.warning("it may break")
    first, second = usual_path().read_text(encoding="utf-8").splitlines()
    assert first.endswith("ERROR game.test: it broke at \u2603\\udc80")
    assert second.endswith("WARNING game.test: it may break")


def test_it_holds_the_traceback(log: LogFile) -> None:
    try:
        raise KeyError("moon")
    except KeyError:
        LOGGER.exception("it broke")
    assert "KeyError: 'moon'" in usual_path().read_text(encoding="utf-8")


def test_it_stays_small(log: LogFile) -> None:
    for _ in range(40):
        LOGGER.error("x" * (LARGEST // 8))
    files = list(usual_path().parent.iterdir())
    assert sorted(path.name for path in files) == ["iron-and-scale.log", "iron-and-scale.old.log"]
    assert all(path.stat().st_size < 1.3 * LARGEST for path in files)


def test_what_is_in_its_way_stops_nothing(log: LogFile, capfd: pytest.CaptureFixture[str]) -> None:
    path = usual_path()
    path.parent.parent.mkdir()
    path.parent.write_text("a file where the folder belongs")
    LOGGER.error("it broke")
    path.parent.unlink()
    path.mkdir(parents=True)
    LOGGER.error("it broke")
    path.rmdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        LOGGER.error("it broke")
        path.unlink()
    log.handle(record("it broke %d", "where no number is"))
    assert capfd.readouterr().err == ""
    LOGGER.error("it broke at last")
    assert path.read_text(encoding="utf-8").count("\n") == 1


@pytest.mark.slow
def test_importing_the_window_logs_nothing_and_makes_nothing(home: Path) -> None:
    code = "import logging, game.commands.window; print(logging.getLogger('game').handlers)"
    root = Path(log_file.__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True)
    assert done.stdout.splitlines()[-1] == "[]" and not home.exists()
