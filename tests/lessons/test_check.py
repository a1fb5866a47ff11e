"""The check of lessons: each mistake is named by file, step and field; each lesson is played once."""

import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from game.content.check import icon_names
from game.content.paths import shipped
from game.content.problems import Problems
from game.lessons.check import check_lessons
from game.lessons.play import read_file, run_file
from game.rules import GAMES

KEY = "scrap_knights/first_duel"
TEXTS = f"text/en/lessons/{KEY}.ftl"
Spoil = Callable[[dict[str, Any]], object]


def acting(data: dict[str, Any]) -> dict[str, Any]:
    """The first step in which something is done: the fourth."""
    step: dict[str, Any] = data["steps"][3]
    return step


PROSE_MISTAKES = {
    "too long for the paper": (
        "pick_dash_go-say",
        "Much too long. " * 12,
        "pick_dash_go-say: 8 lines of 28 letters are too many for the paper, which has 4",
    ),
    "too long for the prompt": (
        "pick_dash_go-prompt",
        "x" * 90,
        "pick_dash_go-prompt: 90 letters are too many: 64 fit",
    ),
    "too long for its place": ("line", "x" * 50, "line: 50 letters are too many: 48 fit"),
    "no hint": (
        "pick_dash_go-nudge",
        None,
        "pick_dash_go-nudge: is missing: something is to be done in this step",
    ),
    "nothing is said": ("pick_dash_go-say", None, "pick_dash_go-say: is missing"),
    "no title": ("title", None, "title: is missing"),
    "a text for nobody": ("pick_dash_go-song", "La.", "pick_dash_go-song: unused message"),
    "a fact": ("pick_dash_go-say", "{ $hp } HP.", "pick_dash_go-say: unknown fact '{ $hp }' (known: none)"),
}

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
        lambda data: acting(data)["mistakes"][0].update(when={"state": {"distanz": 1}}),
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
    "no solution": (
        lambda data: acting(data).update(solution=[]),
        "step 4, solution: is missing: something is to be done in this step",
    ),
    "a solution that fails": (
        lambda data: acting(data).update(solution=["act meditation"]),
        "solution: step 4 is not passed by its own solution",
    ),
    "nothing to say": (
        lambda data: acting(data)["mistakes"].pop(),
        "step 4, mistakes: the last one must be for all others, without 'when'",
    ),
    "prose in a step": (
        lambda data: acting(data).update(say="Move in first."),
        f"step 4, say: is prose: write it as 'pick_dash_go-say' in {TEXTS}",
    ),
    "prose in a mistake": (
        lambda data: acting(data)["mistakes"][0].update(note="Out of reach."),
        "step 4, mistakes[0].note: is prose: write it as 'pick_dash_go-mistake-",
    ),
    "a step without an id": (
        lambda data: acting(data).pop("id"),
        f"step 4, id: is missing; prose is written in {TEXTS}",
    ),
    "prose for an id": (
        lambda data: acting(data).update(id="Move in first."),
        f"step 4, id: 'Move in first.' must be a key in snake_case; prose is written in {TEXTS}",
    ),
    "an id twice": (
        lambda data: data["steps"].insert(1, deepcopy(acting(data))),
        "step 5, id: duplicate id 'pick_dash_go'",
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
    "missing field": (lambda data: data.pop("game"), "object missing required field `game`"),
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
    for name in ("lessons", "learn", "text", *GAMES):
        shutil.copytree(shipped("data") / name, tmp_path / name)
    return tmp_path


def problems_of(folder: Path) -> list[str]:
    problems = Problems()
    check_lessons(folder, icon_names(), problems)
    return [str(problem) for problem in problems]


def test_the_shipped_lessons_are_right(data: Path) -> None:
    assert problems_of(data) == []


@pytest.mark.default_cases(7)
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


@pytest.mark.parametrize("mistake", PROSE_MISTAKES)
def test_a_mistake_in_the_texts_is_named(data: Path, mistake: str) -> None:
    key, text, sentence = PROSE_MISTAKES[mistake]
    for one in (data / "lessons").rglob("*.yaml"):
        if one != data / "lessons" / f"{KEY}.yaml":
            one.unlink()
    path = data / TEXTS
    lines = [one for one in path.read_text(encoding="utf-8").splitlines() if not one.startswith(f"{key} =")]
    lines += [f"{key} = {text}"] if text is not None else []
    path.write_text("\n".join(lines), encoding="utf-8")
    assert problems_of(data) == [f"{TEXTS}: {sentence}"]


def test_a_lesson_of_others_has_its_words_in_its_own_file(data: Path, tmp_path: Path) -> None:
    shipped_one = read_file(data / "lessons" / f"{KEY}.yaml")
    path = tmp_path / "mine.yaml"
    path.write_text(yaml.safe_dump(msgspec.to_builtins(shipped_one)), encoding="utf-8")
    assert read_file(path) == shipped_one
    assert run_file(path).holds
