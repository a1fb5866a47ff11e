"""Lessons at the table: solved from their hints alone, by keys and by mouse; mistakes, steps back."""

from pathlib import Path

import msgspec
import pygame
import pytest

from game.engine.dice import Dice
from game.lessons.lesson import Instead
from game.lessons.library import path_of, shipped_lessons
from game.rules import GAMES
from game.ui.kit.card import CardWidget
from game.ui.learn import opening
from game.ui.learn.guide import PATIENCE, LessonGuide
from game.ui.learn.opening import open_lesson
from game.ui.learn.overview import LearnScene
from game.ui.tables.table_scene import TableScene
from tests.lessons.test_run import two_scenes
from tests.ui.driver import Driver
from tests.ui.play import step

pytestmark = pytest.mark.usefixtures("plain_cards")
LESSONS = list(shipped_lessons())
FIRST = "scrap_knights/first_duel"
MOST = 200


def opened(folder: Path, key: str, **settings: object) -> Driver:
    """A lesson over the list of all lessons."""
    driver = Driver(folder, reduce_motion=True, **settings)  # type: ignore[arg-type]
    driver.context.navigator.push(LearnScene(driver.context))
    driver.app.frame(0)
    open_lesson(driver.context, key)
    driver.settle()
    return driver


def table(driver: Driver) -> TableScene:
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def guide(driver: Driver) -> LessonGuide:
    found = table(driver).guide
    assert isinstance(found, LessonGuide)
    return found


def go_on(driver: Driver) -> None:
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    driver.settle()


def to_step(driver: Driver, number: int) -> None:
    """By the hints alone, up to a step."""
    for _ in range(MOST):
        if guide(driver).run.index >= number:
            return
        one_step(driver)
    raise AssertionError(f"step {number} is not reached")


def one_step(driver: Driver, dice: Dice | None = None) -> None:
    """Reads what is to be read; else opens all hints, of which the last one makes a move.

    In a coached match, which has no hints, does something that the screen offers, by `dice`: these have to
    go on from step to step, or what one step picks the next may put back for ever.
    """
    if guide(driver).speaking:
        assert guide(driver).run.mistake is None, guide(driver).run.mistake
        go_on(driver)
        return
    run = guide(driver).run
    if run.coaching:
        dice = dice or Dice(run.match.position)
        step(driver, dice, keyboard=True)
        while not isinstance(driver.scene, TableScene):
            step(driver, dice, keyboard=True)
        driver.settle()
        return
    driver.wait_for_guard()
    for _ in range(3 - run.hints):
        driver.key(pygame.K_h)
    driver.settle()


@pytest.mark.parametrize("key", LESSONS)
def test_every_lesson_is_solved_from_its_hints_alone(tmp_path: Path, key: str) -> None:
    driver = opened(tmp_path, key)
    run, dice = guide(driver).run, Dice(1)
    while not run.finished:
        shown = guide(driver).telling.shown()
        board = table(driver).board
        for name in shown:
            assert board.spots(name), f"step {run.index + 1}: '{name}' is not on the table"
        assert all(box.fits for box in guide(driver).boxes()), f"step {run.index + 1}"
        one_step(driver, dice)
    assert driver.context.progress.stars[key] == run.stars < 3
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"


def click_card(driver: Driver, card: str) -> None:
    driver.wait_for_guard()
    widgets = [one for one in driver.controls() if isinstance(one, CardWidget) and one.face is not None]
    found = next(one for one in widgets if one.face is not None and one.face.key.endswith(f"/{card}"))
    driver.click(found.name)


def test_a_lesson_is_played_by_mouse_and_a_mistake_is_wound_back(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    for _ in range(3):
        driver.click("Go on")
        driver.settle()
    run = guide(driver).run
    assert run.index == 3
    before = run.match.digest()
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    assert run.mistake is not None and "stops short" in run.mistake.say
    prices = [(row.text, row.before, row.after) for row in guide(driver).page.paper().rows]
    assert prices == [("1 heat gained", "0", "1"), ("Still too far", "", "3")]
    assert [row.title for row in guide(driver).page.choices()] == ["Slash", "Dash"]
    driver.click("Try again")
    driver.settle()
    assert run.mistake is None and run.index == 3
    assert run.match.state.to_dict()["players"][0]["heat"] == 0
    assert before == run.match.digest()
    click_card(driver, "dash")
    driver.click("Closer")
    driver.click("Lock in")
    driver.settle()
    assert run.index == 4 and run.stars == 3


def test_from_a_mistake_the_match_can_be_played_on(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    run = guide(driver).run
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    driver.wait_for_guard()
    driver.key(pygame.K_c)
    driver.settle()
    assert run.off_script and table(driver).asked is not None
    click_card(driver, "meditation")
    driver.click("Lock in")
    driver.settle()
    assert run.match.state.to_dict()["round"] == 3 and run.mistake is None
    driver.key(pygame.K_u)
    driver.settle()
    assert not run.off_script and run.index == 3
    assert run.match.state.to_dict()["round"] == 1


def test_what_is_asked_on_the_way_the_table_says_itself(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrap_knights/tokens")
    to_step(driver, 2)
    assert table(driver).line() == guide(driver).run.step.prompt  # type: ignore[union-attr]
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    assert table(driver).asked.kind == "tokens"  # type: ignore[union-attr]
    assert guide(driver).line() == "" and "token" in table(driver).line()


def test_a_step_can_light_the_whole_hand(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 1)
    assert "hand" in guide(driver).telling.shown()
    places = [spot.rect for spot in table(driver).board.spots("hand")]
    assert places == [card.rect for card in table(driver).board.hand_cards()] and len(places) == 6


def test_any_step_can_be_taken_back(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    run = guide(driver).run
    digests = []
    for number in range(5):
        to_step(driver, number)
        digests.append(run.match.digest())
    for number in reversed(range(4)):
        driver.key(pygame.K_u)
        driver.settle()
        # The other seat's secret choice is made anew where the learner is asked.
        assert run.index == number
    driver.key(pygame.K_u)
    driver.settle()
    assert run.index == 0 and run.match.digest() == digests[0]


def test_a_lesson_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 4)
    hp = guide(driver).run.match.state.to_dict()["distance"]
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"
    again = Driver(tmp_path, reduce_motion=True)
    assert again.context.progress.left[FIRST].step == 4
    again.click("Learn")
    again.settle()
    again.click("Go on")
    again.settle()
    run = guide(again).run
    assert run.index == 4 and run.match.state.to_dict()["distance"] == hp == 1
    while not run.finished:
        one_step(again)
    assert FIRST not in again.context.progress.left and again.context.progress.stars[FIRST] == 1


def test_the_first_hint_opens_by_itself_after_a_while(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    run = guide(driver).run
    assert run.hints == 0
    guide(driver).idle = 0
    table(driver).update(PATIENCE - 100)
    assert run.hints == 0
    table(driver).update(200)
    assert run.hints == 1


def test_a_move_that_was_shown_costs_a_star_and_words_cost_none(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    run = guide(driver).run
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    driver.key(pygame.K_h)
    assert run.hints == 2 and run.stars == 3
    driver.key(pygame.K_h)
    driver.settle()
    assert run.stars == 2 and run.index == 4


def test_a_program_is_shown_whole_for_one_star(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/moving")
    to_step(driver, 1)
    run = guide(driver).run
    assert not table(driver).has_begun
    driver.click("directive reverse")
    assert table(driver).has_begun
    for _ in range(3):
        driver.wait_for_guard()
        driver.key(pygame.K_h)
    driver.settle()
    # What had been laid down is taken out of the slots.
    assert run.index == 2 and run.stars == 2


def test_a_weapon_that_the_table_has_picked_is_no_choice_of_the_learner(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/arcs")
    to_step(driver, 1)
    assert table(driver).chooser is not None and table(driver).chooser.given
    assert not table(driver).has_begun
    assert guide(driver).line() == "Shoot at the Scout at your left."
    driver.click("weapon repeater")
    assert table(driver).has_begun


@pytest.mark.parametrize("ui_scale", [100, 150])
def test_the_plate_of_a_lesson_lies_beside_the_phases(tmp_path: Path, ui_scale: int) -> None:
    driver = opened(tmp_path, "command_core/moving", ui_scale=ui_scale)
    widgets = driver.scene.form.widgets
    plate = next(one for one in widgets if one.name == "lesson")
    assert plate.rect.width > 120 and all(box.fits for box in plate.boxes())
    others = [one for one in widgets if one is not plate and one.visible]
    assert [one.name for one in others if one.rect.colliderect(plate.rect)] == []


def test_a_mech_without_directives_is_planned_for_all_the_same(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/coached")
    to_step(driver, 4)
    run = guide(driver).run
    assert run.match.state.to_dict()["mechs"][0]["directives"] == []
    driver.click("number 1 1")
    driver.settle()
    assert run.mistake is not None and "move* first" in run.mistake.say
    assert [row.text for row in guide(driver).page.paper().rows] == ["2 structure lost"]


def test_the_next_lesson_follows(tmp_path: Path) -> None:
    keys = [key for key, _ in path_of("scrap_knights")]
    driver = opened(tmp_path, keys[0])
    run = guide(driver).run
    while not run.finished:
        one_step(driver)
    go_on(driver)
    assert guide(driver).session.key == keys[1]
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("key", LESSONS)
def test_nothing_of_a_step_is_cut(tmp_path: Path, key: str, size: tuple[int, int]) -> None:
    driver = opened(tmp_path, key, size=size)
    run, dice = guide(driver).run, Dice(1)
    while not run.finished:
        boxes = [*guide(driver).boxes(), *table(driver).board.boxes()]
        assert [box.name for box in boxes if not box.fits] == [], f"step {run.index + 1}"
        one_step(driver, dice)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_nothing_of_the_overview_is_cut(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size=size, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    assert [box.name for box in driver.scene.boxes() if not box.fits] == []


def test_the_overview_is_worked_by_keys(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.press("Learn")
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, LearnScene) and scene.form.focus is not None
    assert scene.form.focus.name == "Go on"
    driver.key(pygame.K_DOWN)
    assert {one.name for one in driver.controls()} >= {f"lesson {FIRST}", "Back"}
    driver.focus(f"lesson {FIRST}")
    driver.key(pygame.K_DOWN)
    below = next(game for game in GAMES if game != "scrap_knights" and path_of(game))
    assert scene.form.focus is not None and scene.form.focus.name.startswith(f"lesson {below}/")
    second = path_of("scrap_knights")[1][0]
    shut = scene.form.named(f"lesson {second}")
    assert shut is not None and not shut.enabled and "Your first duel" in shut.reason
    driver.focus(f"lesson {FIRST}")
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert guide(driver).session.key == FIRST


def test_all_games_have_a_path(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    assert isinstance(driver.scene, LearnScene)
    assert list(driver.scene.strips) == list(GAMES)


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


def test_a_lesson_goes_on_in_another_scene_at_another_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "scrap_knights/two"
    monkeypatch.setattr(opening, "shipped_lessons", lambda: {key: two_scenes()})
    driver = opened(tmp_path, key)
    before = driver.scene
    run = guide(driver).run
    for _ in range(3):
        driver.wait_for_guard()
        driver.key(pygame.K_h)
    driver.settle()
    assert run.index == 1 and driver.scene is not before and guide(driver).run is run
    assert guide(driver).session.match is run.match
    driver.key(pygame.K_u)
    driver.settle()
    assert run.index == 0 and run.match.state.to_dict()["distance"] == 3
    while not run.finished:
        one_step(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"
    assert len(driver.context.navigator.stack) == 2


def test_while_rivet_speaks_a_click_on_a_card_says_what_comes_first(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    click_card(driver, "slash")
    assert driver.scene.form.hints.text.startswith("First answer Rivet")
    assert guide(driver).run.index == 0


def test_a_puzzle_keeps_its_answer_after_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = "scrap_knights/last_round"
    first = shipped_lessons()[key]
    answer = (Instead("dagger_jab", "It comes before the Block."),)
    steps = tuple(msgspec.structs.replace(one, instead=answer) for one in first.steps)
    told = {key: msgspec.structs.replace(first, steps=steps)}
    monkeypatch.setattr(opening, "shipped_lessons", lambda: told)
    driver = opened(tmp_path, key)
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    assert guide(driver).run.mistake is not None
    assert [row.title for row in guide(driver).page.choices()] == ["Slash"]
    assert guide(driver).well_heading() == ("YOUR TRY", "and what came of it")


def test_from_a_match_that_is_over_nothing_is_played_on(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrap_knights/heat")
    to_step(driver, 2)
    click_card(driver, "pirated_cannon")
    driver.click("Lock in")
    driver.settle()
    run = guide(driver).run
    assert run.mistake is not None and "overheated" in run.mistake.say
    assert "heat 0" in guide(driver).telling.shown()
    assert [one.text for one in guide(driver).buttons()] == ["Try again"]
    driver.wait_for_guard()
    driver.key(pygame.K_c)
    assert run.mistake is not None
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert run.mistake is None and run.match.outcome is None and table(driver).asked is not None
