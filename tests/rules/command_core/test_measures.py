"""What lessons are told of a position beside its state."""

from typing import Any

from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun, Measuring
from game.lessons.scenario import Scenario, start_match
from game.rules import load
from game.rules.command_core.marks import MARKS


def measured(mechs: list[Any]) -> Any:
    setup = {"phase": "combat", "mechs": mechs}
    match = start_match(Scenario("command_core", "position", setup=setup))
    assert isinstance(match.rules, Measuring)
    return match.rules.measures(match.state)


def test_distances_arcs_and_targets_are_those_of_the_rules() -> None:
    found = measured(
        [
            {"cell": [4, 6], "facing": 0, "order": 3, "weapons": ["autocannon"], "surge": 2},
            "out",
            {"cell": [4, 3], "facing": 4, "order": 2, "weapons": ["tail_gun"], "flux": 1},
            {"cell": [8, 7], "facing": 0, "order": 1, "weapons": ["repeater"]},
        ]
    )
    assert found["distances"] == [[None, 3, 4], [3, None, 4], [4, 4, None]]
    assert found["arcs"][0] == [None, "front", "right"] and found["arcs"][1][0] == "front"
    # The tail gun looks the other way; the repeater fires to the left as well.
    assert found["targets"] == [[1], [], [0]]
    assert found["nearest"] == 3


def test_sides_are_sums_over_their_mechs() -> None:
    found = measured(
        [
            {"cell": [4, 6], "order": 3, "structure": 5, "surge": 2, "targeting": 1, "depleted": ["gyro"]},
            {"cell": [5, 6], "order": 2, "structure": 6, "surge": 1},
            {"structure": 0},
            {"cell": [8, 1], "order": 1, "structure": 4, "flux": 3},
        ]
    )
    first, second = found["sides"]
    no_marks = {mark.id: 0 for mark in MARKS}
    assert first == {**no_marks, "structure": 11, "surge": 3, "flux": 0, "targeting": 1, "lost": 1}
    assert second["structure"] == 4 and second["flux"] == 3
    assert found["distances"][2] is None and found["targets"][2] is None
    assert found["distances"][0] == [None, 1, None, 5]


def test_lessons_compare_measures_with_where_a_step_began() -> None:
    """The enemy is as near after the first step as before, and a cell farther away after the second."""
    run, found = LessonRun(shipped_lessons()["command_core/moving"]), []
    for _ in range(3):
        run.go_on()
        if run.acting and run.step is not None:
            for action in run.step.solution:
                run.act(0, action)
            found.append(run.changed("nearest"))
            run.advance()
    assert found[:2] == [(3, 3), (3, 4)]


def test_only_games_that_measure_say_so() -> None:
    assert isinstance(load("command_core"), Measuring)
    assert not isinstance(load("scrap_knights"), Measuring)
