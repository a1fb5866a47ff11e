"""All screens: reachable by keys, nothing cut, nothing over anything else, and unbreakable by noise."""

from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from game.ui.gallery.moments import table_at
from game.ui.gallery.pictures import random_match
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.scene import Scene
from game.ui.scenes.title import TitleScene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.contrast import LEAST, TEXT_ON, contrast
from tests.ui.driver import Driver

SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160)]
SCALES = [75, 100, 150, 200]
SCREENS = [
    *(
        "title",
        "Learn",
        "Load",
        "Rulebook",
        "Settings",
        "Credits",
        "table",
        "pause",
        "curtain",
    ),
    *("lanes", "lanes setup", "lanes picked"),
    *("who concedes", "concede"),
    *("duel setup", "duel setup random", "duel setup long names", "lanes setup long names"),
    *("battle setup", "battle setup random", "battle setup long names"),
    *("dinos picked", "dinos answer"),
    *("dinos setup", "dinos setup random", "dinos setup long names"),
    *("saves", "title with a save", "first time"),
]
SET_UPS = {"duel": "scrap_knights", "lanes": "scrapbots", "battle": "command_core", "dinos": "dino_battles"}
LONG_NAMES = ("Bartholomew the Unbroken", "WWWWWWWWWWWWWWWWWWWWWWWW")


def open_screen(driver: Driver, screen: str) -> None:
    if screen in ("table", "pause", "curtain", "who concedes", "concede"):
        names = LONG_NAMES if "concede" in screen else ("Ada", "Brunel")
        new_match(driver.context, "scrap_knights", {}, 7, ("person", "person"), names)
        if screen == "curtain":
            driver.settle()
        else:
            driver.to_the_table()
        if screen in ("pause", "who concedes", "concede"):
            driver.key(pygame.K_ESCAPE)
        if "concede" in screen:
            driver.click("Concede")
        if screen == "concede":
            driver.click(LONG_NAMES[0])
    elif screen.endswith("setup long names"):
        driver.context.change(names=LONG_NAMES)
        driver.context.navigator.push(game_ui(SET_UPS[screen.split()[0]]).setup_scene(driver.context))
        driver.app.frame(0)
        driver.click("seat 1")
    elif screen == "lanes setup":
        driver.context.navigator.push(game_ui("scrapbots").setup_scene(driver.context))
    elif screen.startswith(("duel setup", "battle setup", "dinos setup")):
        driver.click(f"box {SET_UPS[screen.split()[0]]}")
        if screen.endswith("random"):
            driver.click("by chance")
    elif screen in ("saves", "title with a save"):
        _save_matches(driver)
        if screen == "saves":
            driver.click("Load")
    elif screen == "first time":
        driver.context.change(welcomed=True)
        driver.click("box scrap_knights")
    elif screen in ("dinos picked", "dinos answer"):
        moment = "upgrade" if screen == "dinos picked" else "answer"
        scene = table_at(driver.context, SET_UPS["dinos"], moment, {}, 8, 30)
        driver.context.navigator.push(scene)
        driver.app.frame(0)
    elif screen.startswith("lanes"):
        _open_lanes(driver, picked=screen == "lanes picked")
    elif screen != "title":
        driver.click(screen)
    driver.settle()


def _save_matches(driver: Driver) -> None:
    """A match of each game, more of one than the list has room for, under names as long as they may be."""
    for game in (*["scrapbots"] * 6, "scrap_knights"):
        session = Session(random_match(game, 5, 20), ("person", "greedy"), LONG_NAMES, driver.context.saves)
        session.save()
    driver.context.navigator.replace(TitleScene(driver.context))
    driver.app.frame(0)


def _open_lanes(driver: Driver, *, picked: bool) -> None:
    """A game in its middle, bots on both sides and the market full; perhaps with a card in hand."""
    session = Session(
        random_match("scrapbots", 5, 330), ("person", "greedy"), ("Ada", "Brunel"), driver.context.saves
    )
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.app.frame(0)
    driver.settle()
    if picked:
        driver.cards()[0].activate()


LAYOUTS = list(product(SIZES, SCALES))


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_and_nothing_overlaps(tmp_path: Path, screen: str) -> None:
    driver = Driver(tmp_path, size=(1280, 720), reduce_motion=True)
    open_screen(driver, screen)
    for size, scale in LAYOUTS:
        driver.scene.resize(size, scale / 100)
        look_over(driver.scene, size, scale)


def look_over(scene: Scene, size: tuple[int, int], scale: int) -> None:
    boxes = scene.boxes()
    window = pygame.Rect((0, 0), scene.size)
    layout = f"at {size[0]}x{size[1]}, {scale} %"
    # A table grows in its console alone, and always fits the window.
    grown = min(scale, 100) if isinstance(scene, TableScene) else scale
    assert scene.scale == pytest.approx(min(size[0] / 1280, size[1] / 720) * grown / 100, rel=0.45)
    for box in boxes:
        assert box.fits, f"{box.name} is cut {layout}"
        assert window.contains(box.rect), f"{box.name} leaves the window {layout}: {box.rect}"
    hand = {widget.name for widget in scene.form.widgets if isinstance(widget, CardWidget)}
    for one, two in combinations(boxes, 2):
        # The backs of a hand lie on one another like any hand of cards.
        if one.name in hand and two.name in hand:
            continue
        assert not one.rect.colliderect(two.rect), (
            f"{one.name} {one.rect} lies on {two.name} {two.rect} {layout}"
        )


def place(widget: Widget) -> tuple[str, bool]:
    """What a control is, and in which half: a look lays a hand anew, and both sides may have its like."""
    return widget.name, widget.rect.centerx > 640


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_tab_reaches_every_control(tmp_path: Path, screen: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    open_screen(driver, screen)
    wanted = {id(widget): widget for widget in driver.controls()}
    places = {key: place(widget) for key, widget in wanted.items()}
    form, reached = driver.scene.form, {}
    for _ in range(len(wanted) + 1):
        with driver.unseen():
            driver.key(pygame.K_TAB)
        assert form.focus is not None
        reached[id(form.focus)] = form.focus
    stops = {place(widget) for widget in reached.values()}
    assert [one.name for key, one in wanted.items() if not one.group and places[key] not in stops] == []
    # A group is one stop for Tab; arrows go on from there.
    open_controls = [widget for widget in reached.values() if widget.group]
    while open_controls:
        here = open_controls.pop()
        for arrow in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            form.set_focus(here)
            with driver.unseen():
                driver.key(arrow)
            found = form.focus
            assert found is not None
            if found.group == here.group and id(found) not in reached:
                reached[id(found)] = found
                open_controls.append(found)
    stops |= {place(widget) for widget in reached.values()}
    left = [key for key in wanted if key not in reached and places[key] not in stops]
    assert [wanted[key].name for key in left] == []


def test_every_text_colour_can_be_read() -> None:
    for name, (text, ground) in TEXT_ON.items():
        assert contrast(text, ground) >= LEAST, name
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)


@pytest.mark.slow
def test_a_gamepad_works_the_menu(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    down, left = (0, -1), (-1, 0)
    steps = [(down, "box dino_battles"), (down, "Credits"), (left, "Settings"), (left, "Rulebook")]
    for way, name in steps:
        driver.event(pygame.JOYHATMOTION, value=way, joy=0, hat=0)
        assert driver.scene.form.focus is not None and driver.scene.form.focus.name == name
    driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    assert driver.scene_name == "RulebookScene"


@pytest.mark.slow
def test_settings_are_used_and_kept_at_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.click("Settings")
    driver.focus("UI scale")
    driver.key(pygame.K_RIGHT)
    assert driver.context.settings.ui_scale == 105
    driver.click("Sound")
    driver.click("Mute")
    assert driver.context.sound.mute
    driver.click("Play")
    driver.focus("Speed")
    driver.key(pygame.K_RIGHT)
    assert driver.context.settings.speed == 2.0
    driver.focus("First seat")
    driver.key(pygame.K_END)
    driver.type(" Q")
    assert driver.saved[-1].names[0] == "Player 1 Q"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "TitleScene"


def test_the_slider_follows_the_mouse(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.click("Settings")
    driver.click("Sound")
    slider = driver.control("Effects")
    driver.event(pygame.MOUSEMOTION, pos=slider.rect.midleft, rel=(0, 0), buttons=(0, 0, 0))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=(slider.rect.left + 14, slider.rect.centery), button=1)
    driver.event(pygame.MOUSEMOTION, pos=slider.rect.midright, rel=(0, 0), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=slider.rect.midright, button=1)
    assert driver.context.settings.volume == 100


@pytest.mark.slow
def test_the_rulebook_turns_its_chapters(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.key(pygame.K_F1)
    scene = driver.scene
    for _ in scene.chapters:  # type: ignore[attr-defined]
        driver.key(pygame.K_DOWN)
    assert scene.chapter == len(scene.chapters) - 1  # type: ignore[attr-defined]
