"""The walk through one click in game/README.md: each function that it names is called on the way."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from game.engine.match import Match
from game.rules import load
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

GAME = Path(__file__).resolve().parents[1] / "game"
STEP = re.compile(r"`([\w/]+\.py)`\s+`([\w.]+)`")
LEAST = 20


@contextmanager
def called() -> Iterator[set[tuple[str, str]]]:
    """The file and the qualified name of each function of the program that is called."""
    found: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(GAME)):
            found.add((Path(code.co_filename).relative_to(GAME).as_posix(), code.co_qualname))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)


@pytest.mark.slow
def test_each_function_of_the_walk_is_called(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    match = Match(load("scrapbots"), {"starts": "0"}, 7)
    seats, names = ("person", "greedy"), ("Ada", "Bo")
    session = Session(match, seats, names, driver.context.saves, computer=driver.context.computer)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.settle()
    with called() as calls:
        driver.click("End turn")
        driver.settle()
        driver.click("End turn")  # there was something left to do, so she is asked whether she is sure
        driver.settle()
        for _ in range(400):
            if match.decisions and match.decisions[0].seat == 0 and len(match.record) > 2:
                break
            driver.rest(50)
        driver.settle()
    steps = STEP.findall((GAME / "README.md").read_text(encoding="utf-8"))
    assert len(steps) >= LEAST
    missing = [f"{file} {name}" for file, name in steps if (file, name) not in calls]
    near = sorted(f"{file} {name}" for file, name in calls if file in {step.split()[0] for step in missing})
    assert not missing, "\n".join(["not called:", *missing, "called in the same files:", *near])
