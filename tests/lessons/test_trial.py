"""Choices are tried in a copy of a lesson, before the learner makes them."""

from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun
from game.lessons.trial import would_pass


def at_the_first_program() -> LessonRun:
    run = LessonRun(shipped_lessons()["command_core/moving"])
    run.go_on()
    return run


def program(*cards: str) -> list[str]:
    return [f"program 1 slot {slot} {card}" for slot, card in enumerate(cards, 1)]


def test_choices_are_judged_before_they_are_made() -> None:
    run = at_the_first_program()
    before = run.match.digest()
    assert run.step is not None and would_pass(run, run.step.solution) is True
    assert would_pass(run, program("hold", "hold", "advance", "advance")) is True
    assert would_pass(run, program("hold", "hold", "reverse", "advance")) is False
    assert run.match.digest() == before and run.index == 1 and run.mistake is None


def test_what_is_not_judged_yet_or_not_allowed_is_left_open() -> None:
    run = at_the_first_program()
    assert would_pass(run, program("advance")) is None
    assert would_pass(run, program("charge", "charge", "charge", "charge")) is None
    run.go_on()
    reading = LessonRun(run.lesson)
    assert would_pass(reading, program("advance", "advance", "hold", "hold")) is None


def test_choices_that_were_made_count_too() -> None:
    run = at_the_first_program()
    for action in program("advance", "advance"):
        run.act(0, action)
    assert would_pass(run, program("advance", "advance", "hold", "hold")[2:]) is True


def test_a_question_on_the_way_has_words_of_its_own() -> None:
    lesson = shipped_lessons()["command_core/moving"]
    step = lesson.steps[-1]
    aside = step.aside("reroll")
    assert aside is not None and "Keep" in aside.say and aside.say != step.say
    assert step.aside("attack") is None


def play_the_first_program(run: LessonRun) -> None:
    """What the step asks for, and what the other side does meanwhile."""
    for action in program("advance", "advance", "hold", "hold"):
        run.act(0, action)
    while (theirs := run.match.decision_of(1)) is not None:
        reply = run.reply(theirs)
        assert reply is not None
        run.act(1, reply)


def test_praise_is_for_a_step_that_was_just_passed() -> None:
    run = at_the_first_program()
    assert not run.just_passed
    play_the_first_program(run)
    assert run.judge() and run.index == 2 and run.just_passed
    assert run.step_back() is not None
    run.taken_back()
    assert not run.just_passed


def test_a_step_whose_moves_were_shown_earns_no_praise() -> None:
    run = at_the_first_program()
    run.shown += 1
    play_the_first_program(run)
    assert run.judge() and run.index == 2 and not run.just_passed
