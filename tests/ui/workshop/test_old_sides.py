"""Sides of another version: listed, opened with what is unknown named, never lost or overwritten."""

import re
from pathlib import Path

import pygame
import pytest

from game.content.sides import SideProblem
from game.storage.sides import read_side_file, sides_folder
from game.ui.tables.setup.own import own_key, sides_of
from game.ui.tables.setup.own_roster import UnplayableTile
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.hangar import HangarScene
from tests.ui.driver import Driver
from tests.ui.setup_screen import at_setup

ACTS, BOTS = "slash, stab, vent, step, dash", "ad_pester, dd_burst"
MECH = "mechs: [{{chassis: {}, weapons: [{}], upgrades: [{}], directives: [advance, sprint, dash, {}]}}]"
OLD = {
    "act": ("scrap_knights", f"acts: [gone, {ACTS}]\nult: 1000_cuts\nbots: [md_dash, {BOTS}]", "acts gone"),
    "ult": ("scrap_knights", f"acts: [crash, {ACTS}]\nult: gone\nbots: [md_dash, {BOTS}]", "ult gone"),
    "bot": ("scrap_knights", f"acts: [crash, {ACTS}]\nult: 1000_cuts\nbots: [gone, {BOTS}]", "bots gone"),
    "prep": (
        "scrap_knights",
        f"acts: [crash, {ACTS}]\nult: tas_custom\nbots: [md_dash, {BOTS}]\nprep: [gone, missile, las_shot]",
        "prep gone",
    ),
    "chassis": ("command_core", MECH.format("gone", "needler", "gyro", "hold"), "later chassis 1"),
    "weapon": ("command_core", MECH.format("gnat", "gone", "gyro", "hold"), "weapon gone 1"),
    "upgrade": ("command_core", MECH.format("gnat", "needler", "gone", "hold"), "upgrade gone 1"),
    "directive": ("command_core", MECH.format("gnat", "needler", "gyro", "gone"), "directive gone 1"),
    "card": ("dino_battles", "cards: {gone: 3, triceratops: 3, tyrannosaurus: 3, attack: 51}", "deck gone"),
}
"""For each kind of card: the game, a side with one that is gone, and the control that takes it out."""
every_kind = pytest.mark.parametrize("game,text,control", OLD.values(), ids=OLD)


def hangar(folder: Path, game: str, text: str) -> tuple[Driver, Path]:
    path = sides_folder(folder, game) / "old_one.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    driver = Driver(folder, reduce_motion=True, mute=True)
    driver.context.navigator.push(HangarScene(driver.context, game))
    driver.app.frame(16)
    return driver, path


def words(driver: Driver) -> str:
    return "\n".join(str(getattr(one, "text", "")) for one in driver.scene.form.widgets)


def unknown(driver: Driver) -> list[SideProblem]:
    assert isinstance(driver.scene, BuilderScene)
    return [one for one in driver.scene.problems() if one.key == "unknown_card"]


@pytest.mark.slow
@every_kind
def test_a_card_that_is_gone_is_named_and_stays_until_it_is_taken_out(
    game: str, text: str, control: str, tmp_path: Path
) -> None:
    text = f"format: 1\nname: Old One\n{text}\n"
    driver, path = hangar(tmp_path, game, text)
    assert isinstance(driver.scene, HangarScene) and "there is no card gone" in words(driver).lower()
    assert not driver.scene.detail.play_button.enabled and not driver.scene.detail.try_button.enabled
    driver.key(pygame.K_RETURN)
    assert "there is no card gone" in words(driver).lower() and len(unknown(driver)) == 1
    # Nothing is written before something is changed.
    assert path.read_text("utf-8") == text
    widget = driver.control(control)
    if widget.pane is not None:
        widget.pane.reveal(widget)
    driver.click(control)
    assert not unknown(driver) and "gone" not in path.read_text("utf-8")
    driver.key(pygame.K_u)
    assert len(unknown(driver)) == 1 and "gone" in path.read_text("utf-8")


@pytest.mark.default_cases(4)
@every_kind
def test_gold_replaces_a_card_that_is_gone_in_its_place_and_the_rest_stays(
    game: str, text: str, control: str, tmp_path: Path
) -> None:
    driver, path = hangar(tmp_path, game, f"format: 1\nname: Old One\n{text}\n")
    before = path.read_bytes()
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, BuilderScene)
    gold = driver.scene.steps.gold
    assert gold.text == "Replace gone" and gold.enabled
    made = driver.scene.replacement
    driver.key(pygame.K_g)
    assert made is not None and made.name and driver.scene.side == made.side and not unknown(driver)
    assert f"{made.name} is in the place of gone." in words(driver)
    old, new = (re.findall(r"\w+", one) for one in (before.decode("utf-8"), path.read_text("utf-8")))
    if game != "dino_battles":
        # One word is another, and each other one is where it was.
        assert len(old) == len(new) and [a for a, b in zip(old, new, strict=True) if a != b] == ["gone"]
    driver.key(pygame.K_u)
    assert len(unknown(driver)) == 1
    if game == "dino_battles":
        assert path.read_text("utf-8").count("gone: 3") == 1


def test_an_upgrade_that_no_points_pay_for_is_taken_out(tmp_path: Path) -> None:
    text = "limit: 40\nname: Old One\n" + MECH.format("colossus", "needler", "gone", "hold") + "\n"
    driver, _ = hangar(tmp_path, "command_core", text)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, BuilderScene)
    made = driver.scene.replacement
    driver.key(pygame.K_g)
    assert made is not None and made.name == "" and not unknown(driver)


@pytest.mark.slow
@every_kind
def test_the_set_up_shows_it_dull_with_the_reason(game: str, text: str, control: str, tmp_path: Path) -> None:
    path = sides_folder(tmp_path, game) / "old_one.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(f"name: Old One\n{text}\n", "utf-8")
    driver = at_setup(tmp_path, game)
    driver.click("tab own")
    tile = driver.control(f"mech {own_key(path)}")
    assert isinstance(tile, UnplayableTile) and "there is no card gone" in tile.problem.lower()


def test_a_deck_draws_its_test_hand_from_the_cards_that_are_there(tmp_path: Path) -> None:
    driver, _ = hangar(tmp_path, "dino_battles", "name: Old One\ncards: {gone: 50, triceratops: 3}\n")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_r)
    assert isinstance(driver.scene, BuilderScene) and set(driver.scene.hand) == {"triceratops"}  # type: ignore[attr-defined]


UNREADABLE = {
    "newer": ("format: 2\nname: Old One\nspells: [fire]\n", "newer version"),
    "damaged": ("format: 1\nacts: [slash\n", "Line 2: it cannot be read"),
    "strange": ("format: 1\nname: Old One\nwings: 2\n", "Line 3: there is no field"),
    "empty": ("", "It is not the file of a side."),
}


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("text,said", UNREADABLE.values(), ids=UNREADABLE)
@pytest.mark.parametrize("game", ["scrap_knights", "command_core", "dino_battles"])
def test_a_file_that_cannot_be_read_is_listed_and_stays_whatever_is_pressed(
    game: str, text: str, said: str, tmp_path: Path
) -> None:
    driver, path = hangar(tmp_path, game, text)
    driver.click(f"{game} own old_one.yaml")
    assert isinstance(driver.scene, HangarScene) and "old_one" in words(driver).lower()
    assert said in words(driver)
    for key in (pygame.K_RETURN, pygame.K_p, pygame.K_t, pygame.K_r, pygame.K_c, pygame.K_s):
        driver.key(key)
        assert isinstance(driver.scene, HangarScene)
    assert path.read_text("utf-8") == text
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_a_card_that_costs_more_now_is_told_as_too_many_points(tmp_path: Path) -> None:
    """A squad of 40 points whose chassis has become dearer since: the file is as it was."""
    text = "limit: 40\nname: Old One\n" + MECH.format("colossus", "needler", "gyro", "hold") + "\n"
    driver, path = hangar(tmp_path, "command_core", text)
    assert "points are over the limit of 40." in words(driver) and path.read_text("utf-8") == text
    side = read_side_file(path, sides_of("command_core").kind)
    assert sides_of("command_core").problems(side, {})
