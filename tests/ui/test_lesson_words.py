"""What a lesson says and lights at a table: beside the table's own words, and in no one's way."""

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pygame
import pytest

from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun
from game.ui.learn import opening
from game.ui.learn.way_back import phases_back
from game.ui.paint.palette import FOCUS
from game.words.messages import shipped_messages
from tests.ui.driver import Driver
from tests.ui.lesson_play import (
    FIRST,
    LESSONS,
    click_card,
    guide,
    opened,
    table,
    to_step,
)

pytestmark = pytest.mark.usefixtures("plain_cards")


@pytest.mark.slow
def test_what_is_asked_on_the_way_the_table_says_itself(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrap_knights/tokens")
    to_step(driver, 2)
    assert table(driver).line() == guide(driver).run.step.prompt  # type: ignore[union-attr]
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    assert table(driver).asked.kind == "tokens"  # type: ignore[union-attr]
    assert guide(driver).line() == "" and "token" in table(driver).line()


@pytest.mark.slow
def test_a_step_can_light_the_whole_hand(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 1)
    assert "hand" in guide(driver).telling.shown()
    places = [spot.rect for spot in table(driver).board.spots("hand")]
    assert places == [card.rect for card in table(driver).board.hand_cards()] and len(places) == 6


@pytest.mark.slow
def test_while_a_program_is_written_its_goal_stays_in_the_prompt_and_on_the_board(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/moving")
    to_step(driver, 1)
    told = guide(driver).line()
    assert "marked cell" in told
    (spot,) = table(driver).board.spots("goal 2,6")
    corner = spot.rect.inflate(-4, -4).topleft
    marked = tuple(driver.app.window.get_at(corner))
    driver.click("directive advance")
    assert table(driver).has_begun
    assert guide(driver).line() == told
    assert tuple(driver.app.window.get_at(corner)) == marked == (*FOCUS, 255)


@pytest.mark.slow
def test_a_weapon_that_the_table_has_picked_is_no_choice_of_the_learner(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/arcs")
    to_step(driver, 1)
    assert table(driver).chooser is not None and table(driver).chooser.given
    assert not table(driver).has_begun
    assert guide(driver).line() == "Shoot at the Scout at your left."
    # The only weapon that reaches stays in hand, and a click on it begins nothing.
    driver.click("weapon repeater")
    assert not table(driver).has_begun and table(driver).chooser.given
    driver.click("target 2")
    assert table(driver).has_begun or table(driver).chooser is None


@pytest.mark.slow
@pytest.mark.parametrize("ui_scale", [100, 150])
def test_the_plate_of_a_lesson_lies_beside_the_phases(tmp_path: Path, ui_scale: int) -> None:
    driver = opened(tmp_path, "command_core/moving", ui_scale=ui_scale)
    widgets = driver.scene.form.widgets
    plate = next(one for one in widgets if one.name == "lesson")
    assert plate.rect.width > 120 and all(box.fits for box in plate.boxes())
    others = [one for one in widgets if one is not plate and one.visible]
    assert [one.name for one in others if one.rect.colliderect(plate.rect)] == []


@pytest.mark.slow
def test_after_a_mistake_an_arrow_leads_back_to_the_phase_in_which_the_step_began(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/programs")
    to_step(driver, 1)
    for card in ("charge", "hold", "advance", "advance"):
        driver.click(f"directive {card}")
    driver.click("Ready")
    driver.settle()
    run = guide(driver).run
    assert run.mistake is not None
    found = phases_back(table(driver), run)
    assert found is not None and [one.name for one in found] == ["phase combat", "phase programming"]
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    found = phases_back(table(driver), guide(driver).run)
    assert found is not None and [one.name for one in found] == ["phase resolve", "phase act"]


@pytest.mark.slow
def test_what_a_step_does_not_allow_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = shipped_lessons()[FIRST]
    steps = tuple(
        msgspec.structs.replace(one, allow=("act dash *",)) if number == 3 else one
        for number, one in enumerate(first.steps)
    )
    monkeypatch.setattr(
        opening, "shipped_lessons", lambda: {FIRST: msgspec.structs.replace(first, steps=steps)}
    )
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    click_card(driver, "slash")
    assert table(driver).chooser is not None and not table(driver).chooser.given
    assert driver.scene.form.hints.text.startswith("Not in this step. Pick Dash")
    click_card(driver, "dash")
    assert table(driver).chooser is not None and table(driver).chooser.given


@pytest.mark.slow
def test_while_rivet_speaks_a_click_on_a_card_says_what_comes_first(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    click_card(driver, "slash")
    assert driver.scene.form.hints.text.startswith("First answer Rivet")
    assert guide(driver).run.index == 0


@pytest.mark.slow
def test_a_closer_look_covers_nothing_that_rivet_says(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    to_step(driver, 2)
    speech = guide(driver).read()
    assert len(speech) == 1
    for name in ("hand triceratops", "hand compsognathus", "hand attack"):
        driver.move(driver.control(name).rect.center)
        driver.settle()
        assert not covered(driver, speech)
    driver.click("hand compsognathus")
    driver.click("own 0")
    driver.settle()
    # The closer look has gone with the choice; it comes anew, while both edges of the window are taken.
    driver.move((5, 5))
    driver.move(driver.control("own 0").rect.center)
    driver.settle()
    papers = guide(driver).read()
    assert guide(driver).run.mistake is not None and len(papers) > 2
    assert not covered(driver, papers)


def covered(driver: Driver, papers: Sequence[pygame.Rect]) -> bool:
    """Whether the closer look of what is pointed at lies over one of the papers; a soft edge may."""
    board = table(driver).board
    look = board.draw_closer_look(pygame.Surface(driver.scene.size))
    assert look
    edge = round(40 * board.scene.scale)
    return any(place.inflate(-edge, -edge).colliderect(paper) for place in look for paper in papers)


@pytest.mark.slow
def test_what_a_choice_is_paid_with_is_asked_in_the_words_of_the_table(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    lesson = guide(driver).run.lesson
    number = next(n for n, step in enumerate(lesson.steps) if step.id == "get_done_pass")
    to_step(driver, number)
    prompt = lesson.steps[number].prompt
    assert table(driver).line() == prompt
    driver.click("switch")
    driver.click("own 1")
    driver.settle()
    asked = table(driver).asked
    assert asked is not None and asked.kind == "discard"
    assert "iscard" in table(driver).line() and table(driver).line() != prompt


@pytest.mark.slow
def test_a_goal_with_a_limit_counts_down(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    run = guide(driver).run
    to_step(driver, len(run.lesson.steps) - 1)
    assert run.rounds_left == 4 and guide(driver).line().endswith("*4 rounds left.*")
    for left in (3, 2):
        click_card(driver, "meditation" if left == 3 else "slash")
        driver.click("Lock in")
        driver.settle()
        assert run.rounds_left == left and f"*{left} rounds left.*" in guide(driver).line()


@pytest.mark.slow
def test_a_goal_of_one_round_counts_nothing(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrap_knights/opener")
    assert guide(driver).run.rounds_left is None and "left" not in guide(driver).line()


@pytest.mark.parametrize("key", ["command_core/moving", "dino_battles/set_up"])
def test_a_first_lesson_ends_with_the_blow_that_it_prepares(key: str) -> None:
    run = LessonRun(shipped_lessons()[key])
    while not run.finished:
        step = run.step
        assert step is not None
        if not step.acts:
            run.go_on()
            continue
        (decision, *_) = run.match.decisions
        move = run.next_move() if decision.seat == run.seat else run.reply(decision)
        assert move is not None
        run.act(decision.seat, move)
        if any(one.seat == run.seat for one in run.match.decisions) or run.match.outcome is not None:
            run.judge()
        assert run.mistake is None
    hurt = [one for one in run.match.events if one.kind == "damage" and one.facts["seat"] != run.seat]
    assert hurt, "the learner never hits"
    assert any(one.kind in ("destroyed", "knock_out") for one in run.match.events)


_CLAIMS = re.compile(r"\byou (have|stand at) \*?(\d+|a|one|two|three|four|five|six)\b", re.IGNORECASE)


@pytest.mark.parametrize("key", LESSONS)
def test_a_hint_says_nothing_that_the_step_itself_changes(key: str) -> None:
    for step in shipped_lessons()[key].steps:
        # "Med Pack: you have 9" says what it leads to, and a round of programs changes no Flux.
        told = [text for text in (step.nudge, step.why) if ":" not in text and "Flux" not in text]
        claims = [text for text in told if _CLAIMS.search(text)]
        assert claims == [] or len(step.solution) < 2, step.id


def test_the_end_says_what_each_star_is_for() -> None:
    texts = shipped_messages("shared")
    said = {stars: texts.say("learn", "done_say", title="Any", stars=stars) for stars in (1, 2, 3)}
    for stars, word in ((1, "one star"), (2, "two stars"), (3, "three stars")):
        assert f"*{word}*" in said[stars]
        assert "the end" in said[stars] and "hint" in said[stars], said[stars]


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_rivet_says_of_an_attack_covers_neither_dinosaur(tmp_path: Path, scale: float) -> None:
    driver = opened(tmp_path, "dino_battles/three_answers")
    to_step(driver, 2)
    scene = driver.scene
    scene.resize((1280, 720), scale)
    driver.settle()
    assert table(driver).asked.kind == "answer"  # type: ignore[union-attr]
    speech, figures = guide(driver).telling.speech, table(driver).board.arena.figures
    assert speech is not None
    boxes = [figures.box(seat).inflate(-figures.box(seat).width // 3, 0) for seat in (0, 1)]
    assert speech.paper.collidelist(boxes) < 0


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150])
def test_a_hint_that_was_opened_is_read_at_the_console_or_on_rivets_paper(tmp_path: Path, scale: int) -> None:
    driver = opened(tmp_path, "scrapbots/scrap", ui_scale=scale)
    to_step(driver, 2)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    driver.settle()
    telling, step = guide(driver).telling, guide(driver).run.step
    assert step is not None
    at_the_console = any(one.name == "hint Nudge" for one in table(driver).board.console.host.leaves)
    assert at_the_console == (step.nudge not in telling._spoken())
