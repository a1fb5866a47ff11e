"""What a look at every screen found: things over words, words too small to read, gaps, and their sizes."""

from pathlib import Path

import pygame
import pytest

from game.ui.gallery.pictures import random_match
from game.ui.kit.card import CardWidget
from game.ui.kit.modal import Modal
from game.ui.layout.host import Host
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.fonts import Face
from game.ui.paint.palette import Color
from game.ui.paint.scenery.stages import stage_light
from game.ui.scenes.title import TitleScene
from game.ui.scenes.title_layout import Sign
from game.ui.tables.scrap_knights.panels.hanging_hand import draw_hanging_hand
from game.ui.tables.scrapbots.panels.belt import StepPlate
from game.ui.tables.scrapbots.panels.player_plate import PlayerPlate, player_corner
from game.ui.tables.scrapbots.table import LanesScene
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.test_recap import back_at_the_screen
from tests.ui.test_result import HOT_SEAT, open_result
from tests.ui.test_screens import LAYOUTS, SCREENS, open_screen

SMALLEST = 10
"""Units: 15 pixels of a window of 1920 x 1080."""
SHAPES = [(1024, 768), (1280, 720), (2560, 1080)]


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("screen", SCREENS)
def test_no_words_are_too_small_to_read(tmp_path: Path, screen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path, size=(1920, 1080), reduce_motion=True)
    open_screen(driver, screen)
    small: list[str] = []
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        if pixels < SMALLEST * 1.5 and words.strip():
            small.append(words)
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", watched)
    driver.scene.stale = True
    driver.app.frame(0)
    assert not small, sorted(set(small))


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("size", [(960, 540), (1024, 768), (1280, 720)])
@pytest.mark.parametrize("screen", [*SCREENS, "recap", "board"])
def test_no_words_have_fewer_pixels_than_can_be_read(
    tmp_path: Path, screen: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    small: list[str] = []
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        if pixels < least and words.strip():
            small.append(f"{words} {pixels}")
        return paint(words, face, pixels, color, outline)

    assert text.SMALLEST == 9
    # Names as long as they may be are all that a line shrinks further for.
    least = text.SMALLEST - ("long names" in screen)
    forget_all()
    monkeypatch.setattr(text, "line", watched)
    if screen == "recap":
        driver = back_at_the_screen(tmp_path, size=size, ui_scale=75)
    else:
        driver = Driver(tmp_path, size=size, reduce_motion=True, ui_scale=75)
        if screen == "board":
            match = random_match("command_core", 5, 30)
            session = Session(match, ("person", "person"), ("Ada", "Bo"), driver.context.saves)
            driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
            driver.to_the_table()
        else:
            open_screen(driver, screen)
    driver.scene.stale = True
    driver.app.frame(0)
    assert not small, sorted(set(small))


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
def test_no_figure_of_the_shelf_crosses_the_titles_line(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size=size)
    scene = driver.scene
    assert isinstance(scene, TitleScene)
    driver.settle()
    sign = scene.form.named("sign")
    assert isinstance(sign, Sign) and pygame.Rect((0, 0), scene.size).contains(sign.tagline)
    for meant in scene.shelf[:2]:
        for shelf_box in scene.shelf:
            for image, (x, y) in shelf_box._drawn():
                figure = image.get_rect(topleft=(shelf_box.rect.left + x, shelf_box.rect.top + y))
                assert not figure.colliderect(sign.tagline), f"{shelf_box.name} at {size}"
        driver.move(meant.rect.center)
        driver.settle()


def test_figures_rise_over_their_box_with_nothing_cut_off(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene = driver.scene
    assert isinstance(scene, TitleScene)
    driver.settle()
    for shelf_box in scene.shelf:
        for _, (_, y) in shelf_box._drawn():
            assert shelf_box.rect.top + y >= shelf_box.living.top


@pytest.mark.slow
def test_heading_and_coin_of_a_recap_leave_the_steps_and_the_lanes_free(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    scene = driver.scene
    assert isinstance(scene, LanesScene) and scene.recap is not None
    for number in range(len(scene.recap.steps)):
        scene.run_step(number)
        for size, scale in LAYOUTS:
            scene.resize(size, scale / 100)
            plates = [one for one in scene.form.widgets if isinstance(one, StepPlate)]
            (running,) = (one.rect for one in plates if one.state == "now")
            board = scene.board
            (head,) = (one.rect for one in scene.form.widgets if one.name == scene.words.notice("recap"))
            assert head.left < scene.size[0] * 0.05, "it is always where it was"
            taken, felt = [one.rect for one in plates], board.places.frame.felt.rect
            assert running.left > head.right and head.collidelist(taken) < 0
            assert felt.contains(head) and felt.contains(running)
            taken += [half.figure for half in (*board.places.near, *board.places.far)]
            assert board.coin.collidelist(taken) < 0, f"step {number} at {size}, {scale} %"


@pytest.mark.slow
def test_a_coin_of_ones_own_turn_lies_on_the_felt(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, "lanes")
    scene = driver.scene
    assert isinstance(scene, LanesScene) and scene.board.coin == scene.board.places.coin


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
def test_nobody_who_drew_has_the_head_behind_the_numbers(tmp_path: Path, size: tuple[int, int]) -> None:
    drawn = next(
        match
        for match in (random_match("scrap_knights", seed, None) for seed in range(400))
        if match.outcome is not None and match.outcome.winner is None
    )
    _, scene = open_result(tmp_path, drawn, HOT_SEAT)
    scene.resize(size, 1.0)
    line = scene.scale / 1.5
    _, figure = scene.sides.stand(
        1, scene.sides.feet()[0], 1.62 * line, "drew", stage_light(scene.ending.place)
    )
    assert figure.top >= max(plate.rect.bottom for plate in scene.plates)
    assert figure.height > scene.size[1] * 0.25


@pytest.mark.slow
@pytest.mark.parametrize("size", SHAPES)
def test_the_loser_is_as_large_under_large_numbers(tmp_path: Path, size: tuple[int, int]) -> None:
    _, scene = open_result(tmp_path, random_match("scrap_knights", 0, None), HOT_SEAT)
    heights = []
    for factor in (1.0, 1.5):
        scene.resize(size, factor)
        scale = 1.62 * scene.sides.line
        _, figure = scene.sides.stand(1, scene.sides.feet()[0], scale, "lost", stage_light("dusk"))
        assert figure.top >= max(plate.rect.bottom for plate in scene.plates)
        heights.append(figure.height)
    assert heights[1] > heights[0] * 0.85


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["table", "lanes", "lanes picked"])
def test_buttons_of_a_table_are_in_capitals_and_keep_their_names(tmp_path: Path, screen: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, screen)
    assert isinstance(driver.scene, TableScene)
    console = driver.scene.board.console
    buttons = [*console.answers, *([console.bay] if console.bay else [])]
    assert buttons
    for button in buttons:
        assert button.shown == button.text.upper()
        assert button.text != button.shown or not button.text.strip().isalpha()
        assert button.boxes()[0].fits


@pytest.mark.slow
def test_lock_in_is_dark_and_says_why_until_a_card_is_picked(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, "table")
    assert isinstance(driver.scene, TableScene)
    (lock,) = driver.scene.board.console.answers
    assert lock.text == "Lock in" and not lock.enabled and lock.refused == "Pick a card first."
    driver.click(driver.cards()[0].name)
    (lock,) = driver.scene.board.console.answers
    assert lock.text == "Lock in" and lock.enabled and lock.primary


@pytest.mark.parametrize("cards", [1, 5, 6])
def test_the_middle_backs_of_the_other_hand_are_whole(cards: int) -> None:
    surface = pygame.Surface((400, 300), pygame.SRCALPHA)
    area = pygame.Rect(100, 100, 200, 90)
    draw_hanging_hand(surface, Gallery(), area, cards, 0, 1.0)
    above = surface.subsurface((area.centerx - 8, 0, 16, area.top))
    assert not above.get_bounding_rect().height
    assert surface.get_bounding_rect().bottom > area.top + 40


def test_a_question_is_as_high_as_its_words(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    heights = []
    for words in ("Sure?", "A longer question. " * 8, "A very long question. " * 40):
        modal = Modal(driver.context, "Really?", words, [("Yes", lambda: None), ("No", lambda: None)])
        driver.context.navigator.push(modal)
        driver.app.frame(0)
        heights.append(modal.frame.height / modal.scale)
        assert all(one.fits for one in modal.boxes())
        driver.context.navigator.pop()
    assert heights[0] < heights[1] < heights[2] <= 301 and heights[0] < 190


@pytest.mark.slow
@pytest.mark.parametrize(("size", "whole"), [((1280, 720), False), ((1024, 768), True)])
def test_a_tall_set_up_shows_whole_cards_of_the_deck(
    tmp_path: Path, size: tuple[int, int], whole: bool
) -> None:
    driver = Driver(tmp_path, size=size)
    open_screen(driver, "lanes setup")
    widgets = driver.scene.form.widgets
    cards = [one for one in widgets if isinstance(one, CardWidget) and one.group.startswith("deck")]
    assert cards and all(card.compact != whole for card in cards)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("tab", ["screen", "sound", "accessibility"])
def test_a_page_of_few_settings_is_filled_to_its_last_quarter(tmp_path: Path, tab: str) -> None:
    driver = Driver(tmp_path)
    driver.click("Settings")
    driver.click(tab.capitalize())
    scene = driver.scene
    page = scene.page  # type: ignore[attr-defined]
    inside = [box.rect for box in scene.boxes() if page.contains(box.rect)]
    assert max(rect.bottom for rect in inside) > page.top + page.height * 0.75


def test_who_plays_is_shortened_and_then_left_out() -> None:
    shown = []
    for width in (219, 150, 105):
        who = "computer, greedy", "greedy"
        plate = PlayerPlate(1, False, "Bo", who, ("0", "Wounds"), "")
        Host().lay(player_corner(plate, ()), pygame.Rect(0, 0, width, 91), 1.0)
        words = {one.name for one in plate.inside}
        shown.append([one for one in who if one in words])
    assert shown == [["computer, greedy"], ["greedy"], []]


NOT_TABLES = [
    "title",
    "title with a save",
    "Learn",
    "Load",
    "saves",
    "Rulebook",
    "Settings",
    "Credits",
    "pause",
]


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("screen", [*NOT_TABLES, "duel setup", "lanes setup", "battle setup"])
def test_no_screen_is_larger_than_the_window(tmp_path: Path, screen: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, screen)
    for size in (*SHAPES, (960, 540)):
        for scale in (75, 100, 125, 150):
            assert driver.scene.needed(size, scale / 100) == size, f"at {size}, {scale} %"
