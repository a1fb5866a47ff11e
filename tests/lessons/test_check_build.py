"""The check of lessons on building names each mistake by file and step, or by text."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.content.paths import shipped
from game.content.problems import Problems
from game.lessons.check_build import check_build_lessons

KEY = "scrap_knights/make_your_own"
Spoil = Callable[[dict[str, Any]], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of content with the lesson of one game."""
    for name in ("build_lessons", "lessons", "text/en/build_lessons", "text/en/lessons"):
        shutil.copytree(shipped("data") / name / "scrap_knights", tmp_path / name / "scrap_knights")
    return tmp_path


def found(folder: Path) -> list[str]:
    problems = Problems()
    check_build_lessons(folder, problems)
    return [str(one) for one in problems]


MISTAKES: dict[str, tuple[Spoil, str]] = {
    "unknown side": (lambda data: data.update(side="rusty"), "side: no ready side 'rusty'"),
    "unknown opponent": (lambda data: data["match"].update(opponent="x"), "no ready side 'x'"),
    "a number twice": (lambda data: data.update(order=1), "order: 1 is that of scrap_knights/first_duel too"),
    "a path": (
        lambda data: data["steps"][4].update(goal={"state": {"measures.speed": 1}}),
        "step 5, goal: 'measures.speed' leads nowhere in a side",
    ),
    "a comparison": (
        lambda data: data["steps"][4].update(goal={"state": {"measures.acts": {"below": 5}}}),
        "step 5, goal: unknown comparison 'below'",
    ),
    "no side's condition": (
        lambda data: data["steps"][4].update(goal={"over": True}),
        "step 5, goal: only 'state', 'any' and 'unless' say something of a side",
    ),
    "nothing to do": (
        lambda data: data["steps"][4].pop("goal"),
        "step 5, goal: a goal and the prompt that says what to do belong together",
    ),
    "another game": (lambda data: data.update(game="scrapbots"), "game: must be the name of its folder"),
    "a field": (lambda data: data.update(song="La."), "object contains unknown field `song`"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named(folder: Path, name: str) -> None:
    spoil, message = MISTAKES[name]
    path = folder / "build_lessons" / f"{KEY}.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    spoil(data)
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    assert any(message in one for one in found(folder)), found(folder)


@pytest.mark.parametrize(
    ("key", "text", "message"),
    [
        ("reach-say", "Much too long. " * 12, "reach-say: 8 lines of 28 letters are too many: 4 fit"),
        ("reach-prompt", "x" * 90, "reach-prompt: 90 letters are too many: 64 fit"),
        ("match-begin", None, "match-begin: is missing"),
        ("song-say", "La.", "song-say: unused message"),
    ],
)
def test_a_text_that_does_not_fit_is_named(folder: Path, key: str, text: str | None, message: str) -> None:
    path = folder / "text/en/build_lessons" / f"{KEY}.ftl"
    lines = [one for one in path.read_text(encoding="utf-8").splitlines() if not one.startswith(f"{key} =")]
    lines += [f"{key} = {text}"] if text is not None else []
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert any(message in one for one in found(folder)), found(folder)


def test_the_shipped_lessons_have_no_mistakes(folder: Path) -> None:
    assert found(folder) == []
