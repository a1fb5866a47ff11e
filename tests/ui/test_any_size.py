"""Screens around the tables at every UI scale: what is read grows with it, and what has no room scrolls."""

from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from game.ui.kit.card import CardWidget
from game.ui.kit.slider import Slider
from game.ui.kit.widget import Widget
from game.ui.layout.painted import Pane
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.fonts import Face
from game.ui.paint.palette import Color
from game.ui.scene import Scene
from game.ui.scenes.card_scene import CardScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.scenes.settings.pages import TABS
from tests.ui.computers import HeldComputer
from tests.ui.driver import Driver
from tests.ui.test_key_moments import at_key_moments, look_at_all
from tests.ui.test_screens import open_screen

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
SCALES = [75, 100, 125, 150, 200]
SETUPS = ["duel setup", "lanes setup", "battle setup", "dinos setup"]
OTHERS = ["pause", "Load", "saves", "Credits", "Learn", "Rulebook"]


def open_settings(tab: str) -> Callable[[Driver], None]:
    def go(driver: Driver) -> None:
        driver.click("Settings")
        driver.click(tab.capitalize())

    return go


def open_question(driver: Driver) -> None:
    driver.click("Settings")
    driver.click("Reset to defaults")


def open_card(driver: Driver) -> None:
    driver.click("Rulebook")
    book = driver.scene
    assert isinstance(book, RulebookScene)
    face = book.cards.face("slash")
    notes = book.cards.notes(face)
    driver.context.navigator.push(CardScene(driver.context, book.chapters, face, notes, lambda found: None))
    driver.app.frame(0)


def open_log(driver: Driver) -> None:
    open_screen(driver, "lanes")
    driver.key(pygame.K_l)


def opening(screen: str) -> Callable[[Driver], None]:
    return lambda driver: open_screen(driver, screen)


OPEN: dict[str, Callable[[Driver], None]] = {
    **{f"settings {tab}": open_settings(tab) for tab in TABS},
    "question": open_question,
    "card": open_card,
    "log": open_log,
    **{screen: opening(screen) for screen in (*OTHERS, *SETUPS)},
}


def at(folder: Path, screen: str, **settings: object) -> Driver:
    driver = Driver(folder, reduce_motion=True, **settings)  # type: ignore[arg-type]
    OPEN[screen](driver)
    return driver


def look_over(scene: Scene, where: str) -> None:
    """Nothing is cut, outside the window, or on another thing."""
    boxes, window = scene.boxes(), pygame.Rect((0, 0), scene.size)
    cards = {one.name for one in scene.form.widgets if isinstance(one, CardWidget)}
    for box in boxes:
        assert box.fits, f"{box.name} is cut {where}"
        assert window.contains(box.rect), f"{box.name} leaves the window {where}: {box.rect}"
    for one, two in combinations(boxes, 2):
        both_cards = one.name in cards and two.name in cards
        assert both_cards or not one.rect.colliderect(two.rect), f"{one.name} is on {two.name} {where}"


@pytest.mark.default_cases(1)
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("screen", OPEN)
def test_a_screen_is_whole_and_as_large_as_is_asked_for(tmp_path: Path, screen: str) -> None:
    look_at_all_sizes(at(tmp_path, screen).scene)


@pytest.mark.slow
def test_key_moments_are_whole_and_as_large_as_is_asked_for(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    look_at_all(driver, scene, computer)
    look_at_all_sizes(scene)


def look_at_all_sizes(scene: Scene) -> None:
    for size, scale in product(SIZES, SCALES):
        where = f"at {size[0]}x{size[1]}, {scale} %"
        assert scene.needed(size, scale / 100) == size, f"it pans {where}"
        scene.resize(size, scale / 100)
        asked = max(min(size[0] / 1280, size[1] / 720) * scale / 100, scene.least_scale)
        assert scene.scale == pytest.approx(asked), f"it is not as large as asked for {where}"
        look_over(scene, where)


@pytest.mark.default_cases(2)
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("screen", OPEN)
def test_no_words_are_smaller_than_can_be_read(
    tmp_path: Path, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, str]] = []
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        drawn.append((pixels, words.strip()))
        return paint(words, face, pixels, color, outline)

    forget_all()
    scene = at(tmp_path, screen).scene
    monkeypatch.setattr(text, "line", watched)
    for size, least in (((1280, 720), 12), ((960, 540), 9)):
        drawn.clear()
        scene.resize(size, 1.0)
        scene.still(pygame.Surface(size))
        assert [one for one in drawn if one[0] < least and one[1]] == [], size


def enlarged(driver: Driver) -> Driver:
    """At a UI scale of 200 %."""
    driver.context.change(ui_scale=200)
    driver.app.frame(0)
    return driver


def in_sight(widget: Widget) -> bool:
    return widget.pane is None or widget.pane.rect.contains(widget.rect)


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("screen", ["settings play", "settings accessibility", "card", "Learn", *SETUPS])
def test_what_the_keys_come_to_is_in_sight_at_200_percent(tmp_path: Path, screen: str) -> None:
    driver = enlarged(at(tmp_path, screen))
    seen: set[str] = set()
    with driver.unseen():
        for _ in range(len(driver.controls()) + 1):
            driver.key(pygame.K_TAB)
            focus = driver.scene.form.focus
            assert focus is not None and in_sight(focus), f"{focus and focus.name} is out of sight"
            seen.add(focus.name)
    assert len(seen) > 3


@pytest.mark.slow
def test_a_page_without_controls_scrolls_by_wheel_keys_and_bar(tmp_path: Path) -> None:
    driver = enlarged(at(tmp_path, "Credits"))
    scene, (wide, high) = driver.scene, driver.scene.size
    pane = next(one for one in scene.form.widgets if one.bar)
    last = next(one for one in scene.form.widgets if one.name == "rest")
    begin = last.rect.top
    driver.move((wide // 2, high // 2))
    driver.event(pygame.MOUSEWHEEL, x=0, y=-1)
    assert last.rect.top < begin
    driver.event(pygame.MOUSEWHEEL, x=0, y=20)
    assert last.rect.top == begin
    driver.key(pygame.K_PAGEDOWN)
    assert last.rect.top < begin
    driver.key(pygame.K_PAGEUP)
    driver.focus("Back")
    driver.key(pygame.K_DOWN)
    assert last.rect.top < begin
    driver.event(pygame.MOUSEBUTTONDOWN, pos=pane.bar.midtop, button=1)
    assert last.rect.top == begin
    end = pane.bar.centerx, pane.bar.bottom - 1
    driver.event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)
    assert pane.rect.contains(last.rect)


def test_a_choice_is_read_on_paper_as_on_steel(tmp_path: Path) -> None:
    driver = at(tmp_path, "settings play")
    choice = driver.control("Speed")
    pictures = []
    for on_paper in (True, False):
        choice.on_paper = on_paper
        choice.place(choice.rect, choice.scale)
        surface = pygame.Surface(driver.scene.size)
        choice.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("screen", SETUPS)
def test_a_set_up_stays_where_it_was_scrolled_to(tmp_path: Path, screen: str) -> None:
    driver = enlarged(at(tmp_path, screen))
    wide, high = driver.scene.size
    driver.move((wide // 2, high // 2))
    for _ in range(5):
        driver.event(pygame.MOUSEWHEEL, x=0, y=-1)
    before = pane_of(driver).offset
    assert before > 0
    for y in range(high // 4, high * 3 // 4, 20):
        driver.move((wide // 3, y))
    assert pane_of(driver).offset == before
    driver.event(pygame.MOUSEWHEEL, x=0, y=-20)
    (seed,) = (one for one in driver.controls() if one.name == "seed")
    assert in_sight(seed), "the last field is at the foot"


def pane_of(driver: Driver) -> Pane:
    (pane,) = (one for one in driver.scene.form.widgets if isinstance(one, Pane))
    return pane


@pytest.mark.slow
@pytest.mark.parametrize("tab", ["screen", "accessibility"])
def test_the_ui_scale_is_dragged_to_its_end_and_does_not_run_away(tmp_path: Path, tab: str) -> None:
    driver = at(tmp_path, f"settings {tab}")
    slider = next(one for one in driver.controls() if isinstance(one, Slider))
    (begin, end), y = (dict(slider.stops())[value] for value in (100, 200)), slider.rect.centery
    driver.event(pygame.MOUSEBUTTONDOWN, pos=(begin, y), button=1)
    shown = []
    for x in range(begin, end + 30, 6):
        driver.event(pygame.MOUSEMOTION, pos=(x, y), rel=(6, 0), buttons=(1, 0, 0))
        shown.append(slider.value)
    assert shown == sorted(shown) and shown[-1] == 200
    driver.event(pygame.MOUSEBUTTONUP, pos=(end + 30, y), button=1)
    assert driver.context.settings.ui_scale == 200
