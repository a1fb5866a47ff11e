"""The title: a shelf that lives, pictures that come late, and the way through its rows by keys."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.lessons.library import path_of
from game.ui.kit.labels import RichText
from game.ui.kit.modal import Modal
from game.ui.learn.guide import LessonGuide
from game.ui.paint.cache.ahead import Ahead
from game.ui.paint.cache.late import LatePictures
from game.ui.scenes import credits, shelf
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.saved import ContinueTicket, FirstTicket
from game.ui.scenes.shelf import GameBox
from game.ui.scenes.title import TitleScene
from game.ui.scenes.title_layout import Sign
from game.ui.tables.game_ui import ComingGame, GameUI, all_games
from game.ui.tables.session.launch import new_match
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import TICK, Driver

DOWN, UP, LEFT, RIGHT = pygame.K_DOWN, pygame.K_UP, pygame.K_LEFT, pygame.K_RIGHT
BREATH = 4000


def title(driver: Driver) -> TitleScene:
    assert isinstance(driver.scene, TitleScene)
    return driver.scene


def focus(driver: Driver) -> str:
    assert driver.scene.form.focus is not None
    return driver.scene.form.focus.name


def box(driver: Driver, game: str) -> GameBox:
    return next(one for one in title(driver).shelf if one.title.game == game)


def test_the_rows_are_ticket_boxes_and_drawers(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    assert focus(driver) == "Your first duel"
    driver.key(DOWN)
    boxes = [f"box {one.id}" for one in all_games()]
    below = boxes.index(focus(driver))
    for name in (*reversed(boxes[:below]), *reversed(boxes[below:])):
        driver.key(LEFT)
        assert focus(driver) == name
    driver.key(DOWN)
    drawers = [one.name for one in title(driver).drawers]
    below = drawers.index(focus(driver))
    for name in (*drawers[below + 1 :], *drawers[: below + 1]):
        driver.key(RIGHT)
        assert focus(driver) == name
    driver.key(DOWN)
    assert focus(driver) == "Your first duel"
    driver.key(UP)
    assert focus(driver) in driver.names()[3:]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(all_games())))
def test_a_number_opens_its_box(tmp_path: Path, number: int) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.key(pygame.K_1 + number)
    setup = driver.scene
    assert isinstance(setup, GameSetupScene) and setup.game == all_games()[number].id
    # Back at the title the box has the focus.
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "TitleScene" and focus(driver) == f"box {all_games()[number].id}"


def test_a_number_without_a_box_does_nothing(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.key(pygame.K_9)
    assert driver.scene_name == "TitleScene" and focus(driver) == "Your first duel"


def test_esc_asks_before_it_quits(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    for answer in (pygame.K_ESCAPE, pygame.K_RIGHT):
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.scene, Modal) and driver.names()[-2:] == ["Quit", "Stay"]
        driver.key(answer)
        if answer == pygame.K_RIGHT:
            driver.key(pygame.K_RETURN)
        assert driver.scene_name == "TitleScene" and driver.context.navigator.running
    driver.key(pygame.K_ESCAPE)
    driver.click("Quit")
    assert not driver.context.navigator.running


def test_a_game_to_come_is_a_shut_box_that_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    *others, last = all_games()
    monkeypatch.setattr(shelf, "all_games", lambda: tuple(others))
    monkeypatch.setattr(shelf, "COMING", (ComingGame(last.id, last.name, last.credit),))
    driver = Driver(tmp_path, reduce_motion=True)
    assert not box(driver, last.id).title.ready
    driver.key(pygame.K_1 + len(others))
    assert driver.scene_name == "TitleScene" and focus(driver) == "Your first duel"
    told = driver.scene.form.told
    assert told is box(driver, last.id) and "workshop" in told.refused


@pytest.mark.slow
def test_without_a_save_the_ticket_leads_to_the_first_lesson(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    assert isinstance(driver.control("Your first duel"), FirstTicket)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene) and isinstance(driver.scene.guide, LessonGuide)
    new_match(driver.context, "scrap_knights", {}, 7, ("person", "greedy"), ("Ada", "Bo"))
    assert isinstance(Driver(tmp_path, reduce_motion=True).control("Continue"), ContinueTicket)


@pytest.mark.slow
def test_who_has_begun_to_learn_goes_on_with_that_game(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.progress.finish(path_of("dino_battles")[0][0], 3)
    title(driver).enter()
    ticket = driver.control("Continue learning")
    assert isinstance(ticket, FirstTicket) and "Dino" in ticket.text
    driver.click("Continue learning")
    table = driver.scene
    assert isinstance(table, TableScene) and isinstance(table.guide, LessonGuide)
    assert table.guide.run.lesson.game == "dino_battles"


def test_figures_breathe_and_only_their_boxes_are_painted_anew(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene = title(driver)
    driver.app.frame(TICK)
    seen: list[pygame.Rect] = []
    patch = scene.patch

    def watch(surface: pygame.Surface) -> list[pygame.Rect]:
        parts = patch(surface)
        seen.extend(parts)
        return parts

    scene.patch = watch  # type: ignore[method-assign]
    whole: list[bool] = []
    for _ in range(BREATH // TICK):
        assert not driver.app.frame(TICK)
        whole.append(scene.stale)
    assert not any(whole)
    living = [one.reach for one in scene.shelf if one.enabled]
    assert seen and all(any(one.contains(part) for one in living) for part in seen)
    assert len(seen) < BREATH / 1000 * 12


@pytest.mark.slow
def test_a_box_that_is_meant_comes_forward(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    knights = box(driver, "scrap_knights")
    rest = knights._front()
    driver.move(box(driver, "scrap_knights").rect.center)
    assert driver.app.frame(TICK)
    driver.settle()
    assert knights._front().top < rest.top and knights._front().left == rest.left
    figures = knights._drawn()
    driver.move(box(driver, "scrapbots").rect.center)
    driver.settle()
    assert knights._front() == rest and knights._drawn() is not figures


def test_reduced_motion_leaves_the_boxes_where_they_are(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    knights = box(driver, "scrap_knights")
    rest, figures = knights._front(), knights._drawn()
    driver.move(box(driver, "scrap_knights").rect.center)
    frames = driver.app.frames
    driver.rest(BREATH)
    assert knights._front() == rest and knights._drawn() is figures
    assert driver.app.frames <= frames + 1


def test_what_is_repainted_is_what_was_painted(tmp_path: Path) -> None:
    """A part that is painted anew shows what a whole picture of that moment shows."""
    driver = Driver(tmp_path)
    driver.move(box(driver, "scrapbots").rect.center)
    driver.settle()
    driver.rest(BREATH)
    shown = driver.app.canvas.layer.copy()
    whole = shown.copy()
    title(driver).still(whole)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_late_pictures_come_from_the_helper() -> None:
    ahead = Ahead(helper=True)
    pictures = LatePictures(ahead)
    assert pictures.get("a", lambda: 1) is None and not ahead.busy
    pictures.arrived()
    ahead._helper.join() if ahead._helper else None
    assert pictures.arrived() and not pictures.arrived()
    assert pictures.get("a", lambda: 2) == 1
    pictures.forget()
    assert pictures.get("a", lambda: 3) is None
    pictures.forget()
    pictures.arrived()
    ahead.close()
    assert not pictures.arrived()


def test_without_a_helper_nothing_is_late() -> None:
    pictures = LatePictures(Ahead())
    assert pictures.get("a", lambda: 1) == 1 and pictures.get("a", lambda: 2) == 1
    assert not pictures.arrived()


@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (2560, 1080)])
def test_boxes_and_drawers_stand_apart_in_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size, reduce_motion=True)
    rects = [widget.rect for widget in driver.scene.form.widgets]
    assert all(not one.colliderect(two) for place, one in enumerate(rects) for two in rects[:place])


def test_eyes_glow_and_only_where_they_shine_is_painted_anew(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.settle()
    knights = box(driver, "scrap_knights")
    assert knights.shining is not None and knights.living.contains(knights.shining)
    assert knights.shining.width * knights.shining.height < knights.living.width * knights.living.height / 2
    levels: set[tuple[int, ...]] = set()
    for _ in range(12000 // TICK):
        driver.app.frame(TICK)
        levels.add(knights._glow)
    assert {one[0] for one in levels} == {0, 1, 2, 3}
    # One's eyes are brightest when the next one's are darkest.
    assert all(one[0] + one[1] == 3 for one in levels)


def test_reduced_motion_keeps_the_eyes_as_they_are(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.settle()
    knights = box(driver, "scrap_knights")
    for _ in range(12000 // TICK):
        driver.app.frame(TICK)
        assert knights._glow == () and knights.changed() is None


@pytest.mark.parametrize("total", [5, 8])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
def test_five_and_eight_boxes_stand_side_by_side_and_say_all(
    tmp_path: Path, size: tuple[int, int], total: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = all_games()[: total - len(all_games())]
    coming = tuple(ComingGame(f"{one.id}", f"More {one.name}", one.credit) for one in games)
    monkeypatch.setattr(shelf, "COMING", coming)
    for scale in (100, 150):
        driver = Driver(tmp_path / str(scale), size, reduce_motion=True, ui_scale=scale)
        boxes = title(driver).shelf
        assert len(boxes) == total
        assert all(one.rect.right < other.rect.left for one, other in pairwise(boxes))
        whole = pygame.Rect((0, 0), title(driver).size)
        assert all(whole.contains(one.rect) and one.boxes()[0].fits for one in boxes)


@pytest.mark.slow
@pytest.mark.parametrize("total", [5, 8])
def test_the_credits_name_any_number_of_games(
    tmp_path: Path, total: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = all_games()[: total - len(all_games())]
    coming = tuple(ComingGame(one.id, f"More {one.name}", f"A game by {one.id}.") for one in games)
    monkeypatch.setattr(credits, "COMING", coming)
    for size in ((960, 540), (1280, 720)):
        driver = Driver(tmp_path / str(size[0]), size, reduce_motion=True, ui_scale=150)
        driver.click("Credits")
        assert isinstance(driver.scene, CreditsScene)
        assert driver.scene.host.flaws() == []
        shown = "\n".join(one.text for one in driver.scene.form.widgets if isinstance(one, RichText))
        assert all(one.credit in shown for one in (*all_games(), *coming))


def test_a_rulebook_opens_for_a_game_without_chapters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameUI, "rulebook", lambda game: ())
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Rulebook")
    driver.key(pygame.K_RIGHT)
    assert isinstance(driver.scene, RulebookScene) and driver.scene.chapters[0].title == "No rules yet"
    driver.click("Back")
    assert driver.scene_name == "TitleScene"


def test_the_rulebook_opens_at_the_game_that_is_meant_or_was_learned_last(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)

    def book() -> str:
        driver.key(pygame.K_F1)
        assert isinstance(driver.scene, RulebookScene)
        game = driver.scene.game.id
        driver.click("Back")
        return game

    with driver.unseen():
        driver.move(box(driver, "command_core").rect.center)
    assert book() == "command_core"
    with driver.unseen():
        driver.move((2, 2))
    driver.scene.form.set_focus(title(driver).ticket)
    driver.context.progress.finish(path_of("dino_battles")[0][0], 3)
    assert book() == "dino_battles"


def test_the_drawers_are_in_their_places_after_each_way_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    for _ in range(2):
        driver.click("Load")
        assert driver.scene_name == "LoadScene"
        driver.key(pygame.K_ESCAPE)
        assert driver.scene_name == "TitleScene"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 800), (2560, 1080), (3840, 1200)])
@pytest.mark.parametrize("scale", [100, 160])
def test_no_blade_lies_over_the_line_below_the_name(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    driver = Driver(tmp_path, size, ui_scale=scale, reduce_motion=True)
    assert isinstance(driver.scene, TitleScene)
    sign = next(one for one in driver.scene.form.widgets if isinstance(one, Sign))
    box = driver.scene.shelf[0].rect
    blade = pygame.Rect(box.left + box.width * 2 // 5, 0, box.width * 2 // 5, box.top)
    assert not sign.tagline.colliderect(blade)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1080)])
def test_the_title_is_whole_at_any_ui_scale(tmp_path: Path, size: tuple[int, int]) -> None:
    """It was half as large again as the window at 200 %, and the window showed a part of it."""
    driver = Driver(tmp_path, size, ui_scale=200, reduce_motion=True)
    window = pygame.Rect((0, 0), size)
    assert driver.scene.size == size
    assert all(window.contains(one.rect) for one in driver.scene.form.widgets if one.visible)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("number", [2, 3])
def test_no_head_lies_over_the_ticket(tmp_path: Path, number: int, scale: int) -> None:
    """At 150 % the Dinosaur that is pointed at covered the word CONTINUE."""
    driver = Driver(tmp_path, ui_scale=scale, welcomed=True)
    scene = title(driver)
    scene.pictures.forget()
    # A box that comes forward sheds its light on the edge of the paper.
    ticket = scene.ticket.rect.inflate(-40, -40)
    scene.form.set_focus(None)
    driver.rest(200)
    before = driver.app.window.subsurface(ticket).copy()
    driver.move(scene.shelf[number].rect.center)
    driver.rest(400)
    assert scene.shelf[number].meant
    after = driver.app.window.subsurface(ticket)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")


def test_what_the_first_lesson_needs_is_read_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the press on the ticket waits for it."""
    driver, read = Driver(tmp_path), list[str]()
    jobs: list[Callable[[], object]] = []
    monkeypatch.setattr(driver.context.ahead, "finish", jobs.append)
    monkeypatch.setattr("game.lessons.library.path_of", read.append)
    driver.scene.enter()
    for job in jobs:
        job()
    assert read == ["scrap_knights"]
