"""The first lesson of Command Core is passed by whatever program brings the shot about."""

from itertools import permutations

import pytest

from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun

LESSON = shipped_lessons()["command_core/moving"]


def at_step(step_id: str) -> LessonRun:
    run = LessonRun(LESSON)
    while (step := run.step) is not None and step.id != step_id:
        move = run.next_move() if step.acts else None
        if move is None:
            run.go_on()
            continue
        run.act(run.seat, move)
        run.judge()
    return run


def programs() -> list[tuple[str, ...]]:
    """All ways to fill four slots that are not the other way round."""
    run = at_step("end_round_scout")
    decision = run.match.decision_of(run.seat)
    assert decision is not None
    words = [str(one).split() for one in decision.actions]
    names = sorted({one[4] for one in words if one[4] != "empty"})
    return list(permutations(names, 4))


def fired(run: LessonRun, program: tuple[str, ...]) -> bool | None:
    """Whether the shot counts; None where the program brings none about."""
    for slot, name in enumerate(program, 1):
        run.act(run.seat, f"program 1 slot {slot} {name}")
    run.judge()
    if run.mistake is not None or run.step is None or run.step.id != "fire_autocannon_scout":
        return None
    run.act(run.seat, "attack autocannon on 2")
    while run.verdict() is None:
        decision = run.match.decision_of(run.seat)
        assert decision is not None, program
        run.act(run.seat, "keep" if "keep" in map(str, decision.actions) else str(decision.actions[0]))
    return run.judge() and run.mistake is None


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("share", range(6))
def test_any_program_that_ends_in_reach_leads_to_a_hit(share: int) -> None:
    every = programs()
    some = every[share :: max(6, len(every) // 20)]
    told = {program: fired(at_step("end_round_scout"), program) for program in some}
    assert not [program for program, hit in told.items() if hit is False]
