"""The check of lessons: each mistake is named by file, step and field; each lesson is played once."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.content.check import icon_names
from game.content.paths import shipped
from game.content.problems import Problems
from game.lessons.check import check_lessons
from game.rules import GAMES

KEY = "scrap_knights/first_duel"
Spoil = Callable[[dict[str, Any]], object]


def acting(data: dict[str, Any]) -> dict[str, Any]:
    """The first step in which something is done: the fourth."""
    step: dict[str, Any] = data["steps"][3]
    return step


MISTAKES: dict[str, tuple[Spoil, str]] = {
    "unknown card": (
        lambda data: acting(data).update(show=["card slush"]),
        "step 4, show: unknown card 'slush'",
    ),
    "unknown place": (
        lambda data: acting(data).update(show=["moon 1"]),
        "step 4, show: the table has no place 'moon 1' (data/learn lists them)",
    ),
    "no action": (
        lambda data: acting(data).update(allow=["act slush"]),
        "step 4, allow: 'act slush' is no action",
    ),
    "a path that leads nowhere": (
        lambda data: acting(data)["mistakes"].insert(0, {"when": {"state": {"distanz": 1}}, "say": "Hm."}),
        "step 4, mistakes[1].when: 'distanz' leads nowhere in the state",
    ),
    "unknown comparison": (
        lambda data: acting(data).update(success={"state": {"distance": {"under": 2}}}),
        "step 4, success: unknown comparison 'under'",
    ),
    "unknown event": (
        lambda data: acting(data).update(fail={"event": {"kind": "boom"}}),
        "step 4, fail: unknown kind of event 'boom'",
    ),
    "unknown fact": (
        lambda data: acting(data).update(fail={"event": {"kind": "damage", "hat": 1}}),
        "step 4, fail: an event 'damage' has no 'hat'",
    ),
    "unknown decision": (
        lambda data: acting(data).update(until={"asked": ["tea"]}),
        "step 4, until: nobody is asked 'tea'",
    ),
    "too long for the paper": (
        lambda data: acting(data).update(say="Much too long. " * 12),
        "lines of 28 letters are too many for the paper",
    ),
    "too long for the prompt": (
        lambda data: acting(data).update(prompt="x" * 90),
        "step 4, prompt: 90 letters are too many: 64 fit",
    ),
    "no solution": (
        lambda data: acting(data).update(solution=[]),
        "step 4, solution: is missing: something is to be done in this step",
    ),
    "a solution that fails": (
        lambda data: acting(data).update(solution=["act meditation"]),
        "solution: step 4 is not passed by its own solution",
    ),
    "no hint": (
        lambda data: acting(data).update(nudge=""),
        "step 4, nudge: is missing: something is to be done in this step",
    ),
    "nothing to say": (
        lambda data: acting(data)["mistakes"].pop(),
        "step 4, mistakes: the last one must be for all others, without 'when'",
    ),
    "unknown icon": (
        lambda data: acting(data).update(say="A :moon: shines."),
        "step 4, say: unknown icon ':moon:'",
    ),
    "a step that is only read": (
        lambda data: data["steps"][0].update(solution=["act slash"]),
        "step 1, success: is missing: without it the step is only read",
    ),
    "unknown level": (
        lambda data: data.update(coach={"level": "greedy", "tips": []}),
        "invalid enum value 'greedy'",
    ),
    "unknown field": (
        lambda data: acting(data).update(hint="x"),
        "step 4: object contains unknown field `hint`",
    ),
    "missing field": (lambda data: data.pop("line"), "object missing required field `line`"),
    "another game": (
        lambda data: data.update(game="dino_battles"),
        "game: must be the name of its folder, 'scrap_knights', and of a game",
    ),
    "a number twice": (lambda data: data.update(order=2), "order: 2 is that of scrap_knights/first_duel too"),
    "a set-up that cannot be": (
        lambda data: data.update(setup={"distance": 77}),
        "Your first duel",
    ),
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of all lessons."""
    for name in ("lessons", "learn", *GAMES):
        shutil.copytree(shipped("data") / name, tmp_path / name)
    return tmp_path


def problems_of(folder: Path) -> list[str]:
    problems = Problems()
    check_lessons(folder, icon_names(), problems)
    return [str(problem) for problem in problems]


def test_the_shipped_lessons_are_right(data: Path) -> None:
    assert problems_of(data) == []


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named(data: Path, mistake: str) -> None:
    spoil, sentence = MISTAKES[mistake]
    path = data / "lessons" / f"{KEY}.yaml"
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    spoil(content)
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    for one in (data / "lessons").rglob("*.yaml"):
        if one != path and mistake != "a number twice":
            one.unlink()
    found = problems_of(data)
    assert any(sentence in one and one.startswith("lessons/") for one in found), found
