"""The overview of lessons and puzzles: seen whole, worked by keys, in order."""

from pathlib import Path

import pygame
import pytest

from game.lessons.library import path_of
from game.rules import GAMES
from game.storage.progress import Left, Progress
from game.ui.learn.overview import LearnScene
from game.ui.learn.paths import puzzle_stations
from game.ui.learn.puzzle_row import Puzzle
from game.ui.learn.station import StationWidget
from game.ui.paint.scenery import lands
from game.ui.paint.scenery.boxes import hero
from tests.ui.driver import Driver
from tests.ui.lesson_play import FIRST, SIZES, guide

pytestmark = pytest.mark.usefixtures("plain_cards")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_overview_is_cut(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size=size, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    assert [box.name for box in driver.scene.boxes() if not box.fits] == []


@pytest.mark.slow
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
    later = scene.form.named(f"lesson {second}")
    assert later is not None and later.enabled and "Best after 'Your first duel'" in later.hint
    driver.focus(f"lesson {FIRST}")
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert guide(driver).session.key == FIRST


@pytest.mark.slow
def test_enter_goes_on_with_the_lesson_of_the_ticket_on_the_way_back_from_another(tmp_path: Path) -> None:
    """The ring stood on the lesson that was left, and the gold plate was another one's."""
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    driver.click(f"lesson {path_of('scrapbots')[0][0]}")
    driver.settle()
    driver.context.navigator.pop()
    driver.settle()
    assert isinstance(driver.scene, LearnScene)
    assert driver.scene.form.focus is driver.scene.ticket is not None


@pytest.mark.slow
@pytest.mark.parametrize("scale", [150, 200])
def test_the_picture_of_a_ticket_is_no_slit_at_a_large_ui_scale(tmp_path: Path, scale: int) -> None:
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, LearnScene) and scene.ticket is not None
    gold, whole = scene.ticket.gold.rect, scene.ticket.rect
    assert gold.left > whole.left + whole.width / 4, "the picture is beside the words"
    assert whole.height < driver.app.window.get_height() / 2


def test_all_games_have_a_path(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    assert isinstance(driver.scene, LearnScene)
    first = [path_of(game)[0][0] for game in GAMES]
    tops = [driver.control(f"lesson {key}").rect.top for key in first]
    assert tops == sorted(tops) and len({*tops}) == len(GAMES)


def test_puzzles_that_can_be_played_are_listed_first_and_solved_ones_last() -> None:
    progress = Progress()
    assert {one.state for one in puzzle_stations(progress)} == {"later"}
    progress.finish("scrap_knights/first_duel", 3)
    progress.finish("scrapbots/scrap", 3)
    progress.finish("scrapbots/side_doors", 2)
    listed = puzzle_stations(progress)
    ready = [one.lesson.game for one in listed if one.state == "open"]
    assert [one.lesson.game for one in listed[: len(ready)]] == ready == sorted(ready, reverse=True)
    assert {*ready} == {"scrapbots", "scrap_knights"}
    assert (listed[-1].key, listed[-1].state) == ("scrapbots/side_doors", "done")


def test_the_first_puzzles_of_the_list_are_of_all_games() -> None:
    first = [one.lesson.game for one in puzzle_stations(Progress())[: len(GAMES)]]
    assert {*first} == {*GAMES}


@pytest.mark.slow
def test_the_heading_says_whether_a_lesson_was_left_or_is_the_next(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)

    def heading() -> str:
        driver.click("Learn")
        scene = driver.scene
        assert isinstance(scene, LearnScene)
        driver.key(pygame.K_ESCAPE)
        return scene.heading()

    assert heading() == "Start here"
    driver.context.progress.finish(FIRST, 3)
    assert heading() == "The next lesson"
    driver.context.progress.leave(path_of("scrap_knights")[1][0], Left(1, (0,), ()))
    assert heading() == "You stopped here"


@pytest.mark.slow
def test_p_leads_through_all_puzzles_page_by_page(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    for game in GAMES:
        driver.context.progress.finish(path_of(game)[0][0], 3)
    driver.click("Learn")
    driver.settle()
    scene, seen = driver.scene, list[str]()
    assert isinstance(scene, LearnScene)
    while len(seen) < len(scene.puzzles):
        driver.key(pygame.K_p)
        seen += [one.name for one in scene.listed]
        assert scene.form.focus is scene.listed[0]
    assert seen == [one.name for one in scene.puzzles]
    driver.key(pygame.K_p)
    assert scene.listed[0] is scene.puzzles[0]


@pytest.mark.slow
def test_nothing_is_locked_not_even_a_puzzle(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(1280, 1024), reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, LearnScene)
    assert all(one.enabled for way in scene.paths.values() for one in way)
    assert all(one.enabled for one in scene.puzzles)
    last = path_of("scrapbots")[-1][0]
    driver.click(f"lesson {last}")
    driver.settle()
    assert guide(driver).session.key == last
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    puzzle = scene.listed[0]
    assert puzzle.station.state == "later" and "Best after the first lesson" in puzzle.hint
    driver.click(puzzle.name)
    driver.settle()
    assert guide(driver).run.lesson.puzzle


def test_a_lesson_has_one_name_everywhere(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Learn")
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, LearnScene) and scene.ticket is not None
    title = scene.ticket.station.lesson.title
    assert title in scene.ticket.title
    below = next(one for one in scene.paths["scrap_knights"] if one.name == f"lesson {FIRST}")
    assert title in str(below.body())
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert guide(driver).standing.title == title


@pytest.mark.default_cases(5)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(967, 152), (1200, 120), (700, 260)])
def test_no_head_is_cut_off_by_the_edge_of_its_country(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, int]] = []

    def watched(name: str, tall: int) -> object:
        found = hero(name, tall)
        drawn.append(found[1])
        return found

    monkeypatch.setattr(lands, "hero", watched)
    pygame.display.init()
    lands.paint_land(game, size, 1.0, [(300, 70), (500, 70)], 1)
    assert round(size[1] * 0.95) + drawn[-1][1] >= 0


def test_what_a_puzzle_is_about_is_told_below_the_list_and_left_leads_to_the_paths(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Learn")
    scene = driver.scene
    assert isinstance(scene, LearnScene)
    foot = next(one.rect for one in scene.host.leaves if one.name == "foot")
    driver.settle()
    before = pygame.image.tobytes(driver.app.window.subsurface(foot), "RGB")
    driver.key(pygame.K_p)
    driver.settle()
    assert isinstance(scene.form.focus, Puzzle) and scene.form.focus.tip == ""
    assert pygame.image.tobytes(driver.app.window.subsurface(foot), "RGB") != before
    driver.key(pygame.K_LEFT)
    assert isinstance(scene.form.focus, StationWidget)
    scene.resize((1280, 720), 2.0)
    assert scene.puzzles[0].tip, "in the long list it is a tooltip"
