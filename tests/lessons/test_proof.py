"""Puzzles can be solved, and not by chance: every way to play each of them is tried."""

import msgspec
import pytest
import yaml

from game.commands.puzzles import positions
from game.content.paths import shipped
from game.engine.rules import Rules, complete_options
from game.lessons.conditions import Condition
from game.lessons.finder import look_at
from game.lessons.lesson import Lesson
from game.lessons.play import read_file, run_lesson
from game.lessons.proof import Proof, TooMany, prove
from game.rules import load

FILES = sorted(shipped("data").glob("lessons/*/*.yaml"))


def read(name: str) -> Lesson:
    lesson = read_file(shipped("data") / "lessons" / name)
    assert isinstance(lesson, Lesson)
    return lesson


PUZZLES = [path for path in FILES if read(f"{path.parent.name}/{path.name}").puzzle]


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_puzzle_can_be_solved_and_most_ways_fail(path: object) -> None:
    lesson = read_file(path)  # type: ignore[arg-type]  # a Path of `PUZZLES`
    assert isinstance(lesson, Lesson)
    proof = prove(lesson)
    step = next(step for step in lesson.steps if step.acts)
    assert step.solution in proof.solutions
    assert len(proof.solutions) < proof.ways / 2
    assert lesson.difficulty == proof.difficulty, f"{len(proof.solutions)} of {proof.ways}"


def test_every_way_of_a_small_puzzle_is_counted() -> None:
    proof = prove(read("scrap_knights/last_round.yaml"))
    # Six cards, of which Step goes either way.
    assert proof.ways == 7
    assert proof.solutions == [("act dagger_jab",)]
    assert proof.chance == pytest.approx(1 / 7)


def with_success(success: Condition) -> Lesson:
    lesson = read("scrap_knights/last_round.yaml")
    return msgspec.structs.replace(lesson, steps=(msgspec.structs.replace(lesson.steps[0], success=success),))


def test_what_always_or_never_holds_is_no_puzzle() -> None:
    never = prove(with_success(Condition(state={"outcome.winner": 7})))
    assert (never.ways, never.solutions, never.difficulty) == (7, [], 0)
    always = prove(with_success(Condition()))
    assert (len(always.solutions), always.chance, always.difficulty) == (7, pytest.approx(1), 0)


def test_too_many_ways_are_not_all_played() -> None:
    with pytest.raises(TooMany, match="more than 3 ways"):
        prove(read("scrap_knights/last_round.yaml"), most=3)


@pytest.mark.parametrize(("solving", "difficulty"), [(1, 3), (5, 2), (20, 1), (30, 0)])
def test_the_fewer_ways_solve_a_puzzle_the_harder_it_is(solving: int, difficulty: int) -> None:
    assert Proof(100, [("x",)] * solving).difficulty == difficulty


@pytest.mark.slow
def test_positions_of_played_games_can_become_puzzles() -> None:
    rules: Rules = load("scrap_knights")
    options = complete_options(rules, {})
    looks = (
        look_at(rules, options, state, seed, seat, 200)
        for seed in range(3)
        for state, seat in positions(rules, options, ("greedy", "greedy"), seed)
    )
    found = next(one for one in looks if one is not None)
    data = yaml.safe_load(yaml.safe_dump(found.to_dict()))
    step = data["steps"][0]
    data.update(title="Found", line="Win.")
    step.update(say="Win.", prompt="Win.", nudge="Look.", why="So.", mistakes=[{"say": "No."}])
    puzzle = msgspec.convert(data, Lesson)
    assert tuple(step["solution"]) in prove(puzzle).solutions
    assert run_lesson(puzzle).holds
