"""The first lesson of Command Core is passed by whatever program brings the shot about."""

from itertools import permutations

import pytest

from game.engine.seats import opponent
from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun

LESSON = shipped_lessons()["command_core/moving"]
LESSONS = {
    key: lesson
    for key, lesson in shipped_lessons().items()
    if any(step.scene is not None and step.scene.goes_on for step in lesson.steps)
}
MOST = 200


def standing(run: LessonRun) -> list[tuple[object, object]]:
    """Where all mechs of the match stand and look."""
    return [(mech["cell"], mech["facing"]) for mech in run.match.state.to_dict()["mechs"]]


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


def written(program: tuple[str, ...]) -> LessonRun:
    run = at_step("end_round_scout")
    for slot, name in enumerate(program, 1):
        run.act(run.seat, f"program 1 slot {slot} {name}")
    run.judge()
    return run


def test_a_program_that_hurts_its_own_mech_is_refused_with_the_reason() -> None:
    run = written(("advance", "wheel", "charge", "strafe"))
    assert run.match.state.to_dict()["mechs"][0]["structure"] < 8
    assert run.mistake is not None and run.mistake.id == "hurt_itself"
    assert "structure" in run.mistake.say and "Hold" in run.mistake.say


@pytest.mark.parametrize("key", sorted(LESSONS))
def test_a_step_that_goes_on_begins_where_the_step_before_ended(key: str) -> None:
    run, checked = LessonRun(LESSONS[key]), 0
    for _ in range(MOST):
        step = run.step
        if step is None:
            break
        if not step.acts:
            run.go_on()
            continue
        index = run.index
        theirs = run.match.decision_of(opponent(run.seat))
        if theirs is not None:
            run.act(theirs.seat, str(run.reply(theirs)))
        elif (move := run.next_move()) is not None:
            run.act(run.seat, move)
        before = standing(run)
        if run.match.decision_of(run.seat) is not None or not run.match.decisions:
            run.judge()
        scene = run.step.scene if run.step is not None and run.index > index else None
        if scene is not None and scene.goes_on:
            checked += 1
            assert standing(run) == before, step.id
    goes_on = [step for step in run.lesson.steps if step.scene is not None and step.scene.goes_on]
    assert checked == len(goes_on)
