"""A lesson without a window: how steps are judged, wound back, resumed, coached."""

import msgspec
import pytest

from game.engine.rules import IllegalAction
from game.engine.seats import opponent
from game.lessons.conditions import Condition
from game.lessons.lesson import Coach, Lesson, Mistake, Scene, Step, Tip
from game.lessons.library import shipped_lessons
from game.lessons.play import run_lesson
from game.lessons.run import LessonRun

FIRST = shipped_lessons()["scrap_knights/first_duel"]


def acts(run: LessonRun, action: str) -> None:
    """The learner's choice, and all that the other seat has to choose."""
    run.act(run.seat, action)
    while (theirs := run.match.decision_of(opponent(run.seat))) is not None:
        reply = run.reply(theirs)
        assert reply is not None
        run.act(theirs.seat, reply)
    run.judge()


def at_step(number: int) -> LessonRun:
    run = LessonRun(FIRST)
    while run.index < number:
        if run.step is not None and run.step.acts:
            move = run.next_move()
            assert move is not None
            acts(run, move)
        else:
            run.go_on()
    return run


@pytest.mark.default_cases(40)
@pytest.mark.parametrize("key", list(shipped_lessons()))
def test_every_lesson_is_passed_by_its_own_solution(key: str) -> None:
    assert run_lesson(shipped_lessons()[key]).failures == []


def test_success_is_what_holds_and_not_a_list_of_clicks() -> None:
    run = at_step(4)
    assert run.index == 4
    acts(run, "act shock_palm")
    assert run.index == 5 and run.mistake is None


def test_each_mistake_has_its_own_words() -> None:
    said = {}
    for action in ("act dash farther", "act slash", "act meditation"):
        run = at_step(3)
        acts(run, action)
        assert run.mistake is not None
        said[action] = run.mistake.say
    assert len(set(said.values())) == 3


def test_winding_back_gives_the_same_state() -> None:
    run = at_step(3)
    before = run.match.digest()
    acts(run, "act slash")
    run.match.undo(run.wind_back())
    run.taken_back()
    assert run.match.digest() == before and run.mistake is None and run.step is not None


def test_a_snapshot_leads_back_to_its_step() -> None:
    run = at_step(5)
    again = LessonRun(FIRST, run.snapshot())
    assert again.index == 5 and again.match.digest() == run.match.digest()
    assert again.step_back() == 0 or again.index == 4


def test_a_snapshot_that_does_not_fit_is_forgotten() -> None:
    snapshot = at_step(5).snapshot()
    changed = type(snapshot)(snapshot.step, snapshot.starts, ("0 act nonsense",), 0)
    assert LessonRun(FIRST, changed).index == 0
    assert LessonRun(FIRST, type(snapshot)(99, snapshot.starts, snapshot.record, 0)).index == 0


def coached() -> Lesson:
    steps = (Step(say="Now a whole duel."),)
    tips = (
        Tip(say="The first blow has landed.", when=Condition(event={"kind": "damage"})),
        Tip(say="A new round.", when=Condition(asked=("act",))),
    )
    fields = {name: getattr(FIRST, name) for name in ("game", "options", "seed", "setup", "line")}
    return Lesson(**fields, title="A match", steps=steps, coach=Coach(level="easy", tips=tips))


def test_a_coach_says_each_thing_once_when_it_comes_up() -> None:
    run = LessonRun(coached())
    run.go_on()
    assert run.coaching and not run.finished
    said = []
    for action in ("act dash closer", "act slash", "act slash", "act slash", "act slash"):
        for _ in range(3):
            if run.judge() and run.tip is not None:
                said.append(run.tip.say)
                run.go_on()
        if run.match.outcome is not None:
            break
        run.act(0, action)
        run.act(1, "act stab")
    assert said == ["A new round.", "The first blow has landed."]
    assert run.reply(run.match.decisions[0]) is None if run.match.decisions else True


def test_only_what_a_step_allows_can_be_picked() -> None:
    narrow = Step(
        say="Dash.",
        allow=("act dash *",),
        success=Condition(did=("act dash closer",)),
        mistakes=(Mistake(say="No."),),
        solution=("act dash closer",),
    )
    fields = {name: getattr(FIRST, name) for name in ("game", "options", "seed", "setup", "line")}
    run = LessonRun(Lesson(**fields, title="One step", steps=(narrow,)))
    decision = run.match.decision_of(0)
    assert decision is not None
    assert {str(action) for action in run.narrowed(decision).actions} == {
        "act dash closer",
        "act dash farther",
    }
    with pytest.raises(IllegalAction):
        run.act(0, "act nonsense")


def test_dice_that_the_lesson_does_not_name_are_thrown() -> None:
    run = LessonRun(shipped_lessons()["dino_battles/three_answers"])
    for _ in range(2):
        run.go_on()
    run.match.state.dice.script = ()
    run.act(1, "attack")
    run.act(0, "attack")
    assert "exchange_over" in [event.kind for event in run.match.events] and not run.match.state.dice.script


def test_in_a_puzzle_every_hint_costs_a_star_but_not_twice() -> None:
    run = LessonRun(shipped_lessons()["scrap_knights/last_round"])
    run.open_hint()
    assert run.stars == 2 and run.hints == 1
    acts(run, "act slash")
    assert run.mistake is not None
    run.match.undo(run.wind_back())
    run.taken_back()
    assert run.hints == 1 and run.stars == 2
    run.open_hint()
    run.open_hint()
    assert run.stars == 1 and run.hints == 2


def test_the_other_seat_makes_each_choice_of_a_step_once_and_in_order() -> None:
    run = at_step(6)
    start = len(run.match.steps)
    for _ in range(3):
        acts(run, "act meditation")
    theirs = [one.action for one in run.match.steps[start:] if one.seat == 1]
    assert theirs == ["act stab", "act meditation", "act stab"]


def two_scenes() -> Lesson:
    """The first duel up to its first choice; then the same choice from farther away."""
    fields = {name: getattr(FIRST, name) for name in ("game", "options", "seed", "setup", "line")}
    acting = FIRST.steps[3]
    setup = {**FIRST.setup, "distance": 2}
    farther = Step(say="From 2.", scene=Scene(setup=setup))
    again = Step(
        say="Now you stand at 2.",
        success=Condition(state={"distance": 0}),
        mistakes=(Mistake(say="No."),),
        solution=("act dash closer",),
    )
    return Lesson(**fields, title="Two", steps=(acting, farther, again))


def test_a_step_may_begin_in_another_position() -> None:
    assert run_lesson(two_scenes()).failures == []
    run = LessonRun(two_scenes())
    first = run.match
    acts(run, "act dash closer")
    assert run.index == 1 and run.match is not first
    assert run.match.state.to_dict()["distance"] == 2
    run.go_on()
    again = LessonRun(two_scenes(), run.snapshot())
    assert again.index == 2 and again.match.digest() == run.match.digest()
    for one in (run, again):
        assert one.step_back() == 0 and one.index == 1
        one.taken_back()
        count = one.step_back()
        assert count is not None and one.index == 0
        one.match.undo(count)
        one.taken_back()
        assert one.match.state.to_dict()["distance"] == 3
        assert one.match.digest() == LessonRun(two_scenes()).match.digest()


def test_dice_of_a_puzzle_may_be_left_over_and_those_of_a_lesson_may_not() -> None:
    puzzle = shipped_lessons()["command_core/numbers"]
    assert run_lesson(puzzle).failures == []
    lesson = msgspec.structs.replace(puzzle, kind="lesson")
    assert any("unused dice" in failure for failure in run_lesson(lesson).failures)


def test_who_leaves_within_a_step_goes_on_there() -> None:
    run = at_step(6)
    acts(run, "act slash")
    assert run.index == 6 and run.actions == ["act slash"] and run.mistake is None
    again = LessonRun(FIRST, run.snapshot())
    assert (again.index, again.actions, again.match.digest()) == (6, run.actions, run.match.digest())
    assert again.rounds_left == run.rounds_left is not None
    assert again.changed("round") == run.changed("round")
    assert again.step_back() == run.step_back() == len(run.match.steps) - run.starts[-1]


def test_a_step_is_begun_anew_after_a_mistake() -> None:
    run = at_step(3)
    before = run.match.digest()
    acts(run, "act slash")
    assert run.mistake is not None
    again = LessonRun(FIRST, run.snapshot())
    assert again.match.digest() == before and again.mistake is None and again.index == 3
