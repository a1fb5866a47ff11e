"""The settings: every page whole, every control reached and kept."""

from pathlib import Path

import pygame
import pytest

from game.storage.settings import Settings
from game.ui.kit.hints import worked
from game.ui.kit.labels import RichText
from game.ui.layout.theme import STEEL
from game.ui.paint.text import measured
from game.ui.parts.key_table import KeyTable
from game.ui.scenes.settings.key_list import key_rows, used_keys
from game.ui.scenes.settings.pages import TABS
from game.ui.scenes.settings.preview import cast_of
from game.ui.scenes.settings.scene import SettingsScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.shows.stage import Piece
from tests.ui.driver import Driver
from tests.ui.whole_pages import LAYOUTS, look_over


def at_settings(folder: Path, tab: str = "", **settings: object) -> tuple[Driver, SettingsScene]:
    driver = Driver(folder, **settings)  # type: ignore[arg-type]
    driver.click("Settings")
    if tab:
        driver.click(tab.capitalize())
    assert isinstance(driver.scene, SettingsScene)
    return driver, driver.scene


@pytest.mark.slow
@pytest.mark.parametrize("tab", TABS)
def test_every_page_of_the_settings_is_whole(tmp_path: Path, tab: str) -> None:
    _, scene = at_settings(tmp_path, tab, reduce_motion=True)
    for size, scale in LAYOUTS:
        scene.resize(size, scale / 100)
        look_over(scene, f"on {tab} at {size}, {scale} %")
        for widget in scene.form.widgets:
            if widget.pane is not None:
                widget.pane.reveal(widget)
            if widget.on_paper:
                assert scene.page.contains(widget.rect), f"{widget.name} leaves the page at {size}"


@pytest.mark.slow
def test_ctrl_tab_turns_the_tabs_and_every_tab_has_its_controls(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path)
    seen = [scene.tab]
    for _ in range(1, len(TABS)):
        driver.key(pygame.K_TAB, pygame.KMOD_LCTRL)
        seen.append(scene.tab)
    assert seen == list(TABS)
    driver.key(pygame.K_TAB, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert scene.tab == "controls"
    assert scene.form.focus is not None and scene.form.focus.name == "Controls"


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("tab", "control", "field"),
    [
        ("screen", "UI scale", "ui_scale"),
        ("screen", "Reduce motion", "reduce_motion"),
        ("sound", "Effects", "volume"),
        ("sound", "Ambience", "ambience"),
        ("sound", "Mute", "mute"),
        ("play", "Speed", "speed"),
        ("play", "Recap", "replay"),
        ("play", "Hints", "hints"),
        ("play", "Ask before a turn ends early", "confirm_end_turn"),
        ("accessibility", "Text size", "ui_scale"),
        ("accessibility", "Reduce motion", "reduce_motion"),
        ("accessibility", "Speed", "speed"),
    ],
)
def test_each_setting_is_changed_by_its_control(tmp_path: Path, tab: str, control: str, field: str) -> None:
    driver, _ = at_settings(tmp_path, tab)
    before = getattr(driver.context.settings, field)
    driver.focus(control)
    if isinstance(before, bool):
        driver.key(pygame.K_RETURN)
    else:
        driver.key(pygame.K_RIGHT)
    assert getattr(driver.context.settings, field) != before
    assert getattr(driver.saved[-1], field) == getattr(driver.context.settings, field)


@pytest.mark.slow
def test_all_as_at_first_asks_and_leaves_the_window_alone(tmp_path: Path) -> None:
    driver, _ = at_settings(tmp_path, speed=4.0, mute=True, names=("Ada", "Bo"), size=(1600, 900))
    driver.click("Reset to defaults")
    driver.click("Keep my settings")
    assert driver.context.settings.speed == 4.0
    driver.click("Reset to defaults")
    driver.click("Reset")
    now, first = driver.context.settings, Settings()
    assert (now.speed, now.mute, now.names) == (first.speed, first.mute, first.names)
    assert (now.window_width, now.window_height) == (1600, 900)


def test_the_switch_shows_a_full_screen_that_a_key_turned_on(tmp_path: Path) -> None:
    driver, _ = at_settings(tmp_path)
    assert not driver.control("Full screen").value  # type: ignore[attr-defined]
    driver.context.change(full_screen=True)
    driver.app.frame(16)
    assert driver.control("Full screen").value  # type: ignore[attr-defined]


def test_a_blow_is_played_as_chosen(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path)
    driver.settle()
    assert scene.preview.hp == 4
    driver.key(pygame.K_t)
    assert scene.preview.hp == 7 and driver.context.sound.played[-1] == "hit"
    driver.app.frame(16)
    assert scene.preview.stage.moving
    driver.settle()
    assert scene.preview.hp == 4 and scene.preview.poses == ["ready", "guard"]


def test_a_blow_without_motion_is_shown_in_stills(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path, reduce_motion=True)
    driver.settle()
    driver.key(pygame.K_t)
    poses = []
    places: dict[int, set[tuple[float, float, float]]] = {}
    while scene.preview.stage.moving:
        assert (scene.preview.ahead, scene.preview.shaken) == (pytest.approx(0), 0)
        poses.append(tuple(scene.preview.poses))
        for piece in scene.preview.stage.pieces:
            assert isinstance(piece, Piece)
            places.setdefault(id(piece), set()).add((piece.x, piece.y, piece.size))
        driver.app.frame(16)
    assert places and all(len(seen) == 1 for seen in places.values())
    assert list(dict.fromkeys(poses)) == [("slash", "guard"), ("slash", "reel"), ("ready", "guard")]
    assert scene.preview.hp == 4 and scene.preview.poses == ["ready", "guard"]


@pytest.mark.slow
def test_the_keys_of_the_marked_row_are_lit(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path, "controls")
    driver.focus("keys")
    assert isinstance(scene.form.focus, KeyTable)
    seen = {scene.keys.row.what}
    for _ in key_rows():
        before = driver.pixels()
        driver.key(pygame.K_DOWN)
        if scene.form.focus is not scene.keys:
            break
        assert driver.pixels() != before
        seen.add(scene.keys.row.what)
    assert seen == {row.what for row in key_rows() if row.keys}
    assert {"1", "5", "9", "Tab", "Left", "F11"} <= used_keys() and "to" not in used_keys()


@pytest.mark.slow
def test_keys_that_are_not_shown_come_into_sight(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path, "controls", reduce_motion=True, ui_scale=150)
    keys = scene.keys
    assert keys.fitting < len(keys.rows) and not scene.has_monitor
    driver.focus("keys")
    for _ in range(len(keys.rows)):
        driver.key(pygame.K_DOWN)
        assert keys.rect.contains(keys.row_rect(keys.index)) and keys.row_rect(keys.index).height
    assert keys.row is key_rows()[-1] and keys.first == len(keys.rows) - keys.fitting
    assert keys.scroll(1) and not keys.row_rect(keys.index).height


@pytest.mark.default_cases(4)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("tab", TABS)
def test_a_hint_leaves_controls_and_names_in_sight(tmp_path: Path, tab: str, scale: int) -> None:
    """At 150 % the hint of the text size lay over the words "Text size"."""
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    scene = SettingsScene(driver.context, tab)
    driver.context.navigator.push(scene)
    driver.app.frame(16)
    window = driver.app.window.get_rect()
    titles = {row.title for section in scene.sections for row in section.rows if row.title}
    for widget in [one for one in scene.form.widgets if one.visible and one.hint and one.pointable]:
        with driver.unseen():
            driver.move(widget.rect.clip(window).center)
            driver.rest(900)
        hint = scene.form.hint_place(window)
        if hint is None:
            continue
        shown = [one for one in scene.form.widgets if one.visible and one is not widget]
        used = worked([one for one in shown if one.reachable and one.workable])
        names = [one.rect for one in scene.host.leaves if one.name in titles]
        assert window.contains(hint)
        assert hint.collidelist([*names, *used]) < 0


def test_the_picture_of_the_table_stays_beside_the_ui_scale_at_150_percent(tmp_path: Path) -> None:
    """It went at 130 %, just where one wants to see what the scale does."""
    driver = Driver(tmp_path, ui_scale=150, reduce_motion=True)
    driver.click("Settings")
    scene = driver.scene
    assert isinstance(scene, SettingsScene) and scene.tab == "screen" and scene.has_monitor
    assert not [one.name for one in scene.host.leaves if one.cut]


def test_keys_along_the_tabs_turn_the_pages(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path)
    driver.focus("Screen")
    driver.key(pygame.K_DOWN)
    assert scene.tab == "sound"
    driver.key(pygame.K_END)
    assert scene.tab == "accessibility" and scene.form.focus.name == "Accessibility"  # type: ignore[union-attr]
    driver.key(pygame.K_HOME)
    assert scene.tab == "screen"


def test_home_and_end_go_through_the_whole_table_of_keys(tmp_path: Path) -> None:
    driver, scene = at_settings(tmp_path, "controls")
    driver.focus("keys")
    driver.key(pygame.K_END)
    assert scene.keys.index == len(scene.keys.rows) - 1
    driver.key(pygame.K_PAGEUP)
    assert scene.keys.rows[scene.keys.index].keys and scene.keys.index < len(scene.keys.rows) - 3
    driver.key(pygame.K_HOME)
    assert scene.keys.index == 1


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_small_table_is_of_the_game_that_one_comes_from(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.progress.last = f"{game}/first"
    scene = SettingsScene(driver.context)
    assert scene.preview.game == game, "the last lesson"
    driver.context.progress.last = ""
    scene = SettingsScene(driver.context, game=game)
    assert scene.preview.game == game, "the table beneath"
    driver.context.navigator.push(scene)
    driver.settle()
    cast = cast_of(game)
    driver.key(pygame.K_t)
    assert scene.preview.hp == cast.numbers[1]
    driver.settle()
    assert scene.preview.hp == cast.numbers[1] + cast.change


def test_no_explanation_shrinks(tmp_path: Path) -> None:
    """Two sizes of one role would stand below each other."""
    _, scene = at_settings(tmp_path, reduce_motion=True)
    style = STEEL.styles["setting line"]
    for tab in TABS:
        scene.open_tab(tab)
        for size, scale in LAYOUTS:
            scene.resize(size, scale / 100)
            lines = {row.line for section in scene.sections for row in section.rows if row.line}
            for leaf in scene.host.leaves:
                if isinstance(leaf, RichText) and leaf.text in lines:
                    pixels = round(style.size * leaf.scale)
                    needed = measured(leaf.text, pixels, leaf.rect.width)[1]
                    assert needed <= leaf.rect.height + 1, f"{leaf.text} shrinks at {size}, {scale} %"
