"""Lessons at the table: solved from their hints alone, by keys and by mouse; mistakes, steps back."""

from pathlib import Path

import msgspec
import pygame
import pytest

from game.lessons.lesson import Instead
from game.lessons.library import path_of, puzzles, shipped_lessons
from game.ui.learn import opening
from game.ui.learn.guide import PATIENCE
from tests.lessons.test_run import two_scenes
from tests.ui.driver import Driver
from tests.ui.lesson_play import (
    FIRST,
    LESSONS,
    MOST,
    SIZES,
    click_card,
    go_on,
    guide,
    one_step,
    opened,
    table,
    to_step,
    to_the_end,
)

pytestmark = pytest.mark.usefixtures("plain_cards")


def look_at(driver: Driver) -> None:
    """What the step points at is on the table, and nothing is cut at any size."""
    scene, where = table(driver), f"step {guide(driver).run.index + 1}"
    for name in guide(driver).telling.shown():
        played = bool(guide(driver).run.actions) and name.startswith("hand ")
        assert played or scene.board.spots(name), f"{where}: '{name}' is not on the table"
    size = scene.size
    for other in SIZES:
        scene.resize(other, 1)
        cut = [*guide(driver).telling.cut(), *(box.name for box in scene.boxes() if not box.fits)]
        assert cut == [], f"{where} at {other}"
    scene.resize(size, 1)


@pytest.mark.slow
@pytest.mark.parametrize("key", LESSONS)
def test_every_lesson_is_solved_from_its_hints_alone_and_seen_whole(tmp_path: Path, key: str) -> None:
    driver = opened(tmp_path, key)
    run, painted = guide(driver).run, -1
    for turn in range(MOST):
        if run.finished:
            break
        look_at(driver)
        if run.index != painted:
            driver.app.frame(0)
            painted = run.index
        with driver.unseen():
            one_step(driver, turn)
    assert run.finished, f"step {run.index + 1} is never over"
    look_at(driver)
    assert driver.context.progress.stars[key] == run.stars < 3
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"


@pytest.mark.slow
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
    prices = [(row.text, row.before, row.after) for row in guide(driver).page.losses()]
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


@pytest.mark.slow
def test_from_a_mistake_the_match_can_be_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    run = guide(driver).run
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    driver.wait_for_guard()
    told: list[object] = []
    monkeypatch.setattr(driver.context, "notify", told.append)
    driver.key(pygame.K_c)
    driver.settle()
    free = "You play freely from here. Step back (U) leads back to the lesson."
    assert run.off_script and table(driver).asked is not None and told == [free]
    driver.key(pygame.K_h)
    assert told == [free, free]
    click_card(driver, "meditation")
    driver.click("Lock in")
    driver.settle()
    assert run.match.state.to_dict()["round"] == 3 and run.mistake is None
    driver.key(pygame.K_u)
    driver.settle()
    assert not run.off_script and run.index == 3
    assert run.match.state.to_dict()["round"] == 1


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_mech_without_directives_is_planned_for_all_the_same(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/coached")
    to_step(driver, 4)
    run = guide(driver).run
    assert run.match.state.to_dict()["mechs"][0]["directives"] == []
    driver.click("number 1 1")
    driver.settle()
    assert run.mistake is not None and "move* first" in run.mistake.say
    assert [row.text for row in guide(driver).page.losses()] == ["2 structure lost"]


@pytest.mark.slow
def test_the_next_lesson_follows(tmp_path: Path) -> None:
    keys = [key for key, _ in path_of("scrap_knights")]
    driver = opened(tmp_path, keys[0])
    to_the_end(driver)
    go_on(driver)
    assert guide(driver).session.key == keys[1]
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"


@pytest.mark.slow
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
    assert guide(driver).telling._spoken() == "*A new position.* From 2."
    driver.key(pygame.K_u)
    driver.settle()
    assert run.index == 0 and run.match.state.to_dict()["distance"] == 3
    while not run.finished:
        one_step(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "LearnScene"
    assert len(driver.context.navigator.stack) == 2


def test_a_match_of_ones_own_can_follow_as_well(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_the_end(driver)
    assert [one.text for one in guide(driver).buttons()] == ["Next lesson", "All lessons", "Play a match"]
    driver.wait_for_guard()
    driver.click("Play a match")
    driver.settle()
    assert driver.scene_name == "SetupScene"


@pytest.mark.slow
def test_the_next_puzzle_of_the_game_follows(tmp_path: Path) -> None:
    keys = [key for key, one in puzzles() if one.game == "scrap_knights"]
    driver = opened(tmp_path, keys[0])
    to_the_end(driver)
    go_on(driver)
    assert guide(driver).session.key == keys[1]
    driver = opened(tmp_path / "last", keys[-1])
    to_the_end(driver)
    go_on(driver)
    assert driver.scene_name == "LearnScene"


@pytest.mark.slow
def test_the_end_of_a_lesson_shows_its_stars_large(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_the_end(driver)
    driver.app.frame(16)
    telling, screen = guide(driver).telling, pygame.display.get_surface()
    assert telling.speech is not None and screen is not None and telling.run.stars == 1
    # Rivet stands on the right here, and the stars are in a row below his paper, on his left: beside him the
    # mech that has fallen would be hidden.
    rivet, paper = telling.speech.figure, telling.speech.paper
    assert telling.speech.stands and telling.speech.left
    size = (rivet.centerx - paper.left) * 2 // 7
    row = pygame.Rect(paper.left + size // 8, paper.bottom, size, size * 3 // 2)
    first, *others = (
        pygame.mask.from_threshold(screen.subsurface(rect), (246, 200, 96), (26, 40, 70, 255)).count()
        for rect in (row, row.move(size, 0), row.move(2 * size, 0))
    )
    assert size > 40 and first > 200 and first > 4 * max(others), "one of three is gold"


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_the_key_that_hurries_a_show_does_not_leave_the_lesson(tmp_path: Path) -> None:
    driver = opened(tmp_path, path_of("scrap_knights")[0][0])
    to_the_end(driver)
    key = guide(driver).session.key
    table(driver).proceed()
    driver.app.frame(700)
    driver.key(pygame.K_SPACE)
    assert guide(driver).session.key == key and guide(driver).run.finished
    driver.app.frame(700)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert guide(driver).session.key != key


def test_a_word_over_the_table_parts_one_step_from_the_next(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    stage = table(driver).board.stage
    go_on(driver)
    driver.rest(1200)
    assert guide(driver).run.index == 1 and not stage.moving
    said: list[str] = []
    number = stage.number
    stage.number = lambda place, text, *rest, **more: (  # type: ignore[method-assign]
        said.append(text),
        number(place, text, *rest, **more),
    )
    one_step(driver, 0)
    driver.settle()
    assert guide(driver).run.index == 2 and said == ["DONE!"]


def test_fighters_of_a_lesson_are_seen_under_its_veil(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/three_answers")
    board = table(driver).board
    whole = opened(tmp_path / "other", "scrap_knights/first_duel")
    assert board.veil_share < table(whole).board.veil_share == 1


def test_who_leaves_a_lesson_goes_on_in_the_round_that_they_left(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 6)
    one_step(driver)
    run, round_left = guide(driver).run, table(driver).view.round
    assert run.index == 6 and run.actions and round_left > 4
    digest = run.match.digest()
    driver.click("Leave")
    driver.settle()
    opening.open_lesson(driver.context, FIRST)
    driver.settle()
    again = guide(driver).run
    assert (again.index, again.match.digest(), table(driver).view.round) == (6, digest, round_left)
    to_the_end(driver)


def test_a_lesson_that_was_left_within_a_step_still_says_what_the_step_asks(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    to_step(driver, 3)
    asked = guide(driver).line()
    scene = table(driver)
    assert scene.asked is not None
    scene.act(next(one for one in scene.asked.actions if str(one) == "place utahraptor bench"))
    driver.settle()
    assert guide(driver).run.index == 3 and guide(driver).line() == asked
    driver.key(pygame.K_ESCAPE)
    again = opened(tmp_path, "dino_battles/set_up")
    assert guide(again).run.index == 3 and guide(again).line() == asked
