"""The curtain: nothing that the other seat sees or hears depends on a hidden choice."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.card import CardWidget
from game.ui.scenes.curtain import RISE, CurtainScene
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.launch import new_match
from tests.examples import first_by_default
from tests.ui.driver import Driver

CHOICES = (
    ["scrap_knights/slash"],
    ["scrap_knights/meditation"],
    ["scrap_knights/step", "Closer"],
    ["scrap_knights/step", "Farther"],
)
POKES = (
    pygame.K_u,
    pygame.K_l,
    pygame.K_ESCAPE,
    pygame.K_F1,
    pygame.K_p,
    pygame.K_1,
    pygame.K_SPACE,
    pygame.K_TAB,
)


def table(folder: Path, replay: str = "always", decks: tuple[str, str] = ("ronin", "bulwark")) -> Driver:
    driver = Driver(folder, replay=replay)
    options = {"deck_0": decks[0], "deck_1": decks[1]}
    new_match(driver.context, "scrap_knights", options, 7, ("person", "person"), ("Ada", "Bo"))
    driver.to_the_table()
    return driver


def choose(driver: Driver, clicks: list[str]) -> list[bytes]:
    """Makes a choice; returns the frames in which the curtain falls over it."""
    for name in clicks:
        driver.click(name)
        driver.settle()
    driver.context.sound.played.clear()
    driver.click("Lock in")
    # The pointer lies where any choice would have left it.
    driver.move((5, 5))
    frames = []
    for _ in range(200):
        driver.app.frame(16)
        if isinstance(driver.scene, CurtainScene):
            frames.append(driver.pixels())
            if not driver.scene.overlay:
                break
    driver.settle()
    return frames


def record(driver: Driver) -> tuple[list[bytes], list[str]]:
    """All frames and sounds from the curtain on, poked at in every way, until Bo has to choose."""
    frames = [driver.pixels()]
    for key in POKES:
        if key not in (pygame.K_SPACE, pygame.K_TAB):
            driver.key(key)
            frames.append(driver.pixels())
        assert isinstance(driver.scene, CurtainScene)
    for place in ((640, 100), (500, 600), (1100, 600), (1100, 200), (60, 600)):
        driver.move(place)
        frames.append(driver.pixels())
    driver.event(pygame.VIDEORESIZE, size=(1100, 640), w=1100, h=640)
    frames.append(driver.pixels())
    driver.event(pygame.VIDEORESIZE, size=(1280, 720), w=1280, h=720)
    driver.click("lift the curtain")
    for _ in range(40):
        driver.app.frame(16)
        frames.append(driver.pixels())
    driver.settle()
    for place in ((300, 100), (560, 100), (800, 100), (160, 300), (1000, 120), (80, 640)):
        driver.move(place)
        frames.append(driver.pixels())
    driver.key(pygame.K_l)
    frames.append(driver.pixels())
    driver.key(pygame.K_ESCAPE)
    return frames, list(driver.context.sound.played)


@pytest.mark.slow
@pytest.mark.parametrize("other", first_by_default([CHOICES[3], *CHOICES[1:3]]), ids=" ".join)
def test_frames_and_sounds_are_the_same_whatever_was_chosen(tmp_path: Path, other: list[str]) -> None:
    seen = []
    for number, clicks in enumerate((CHOICES[0], other)):
        driver = table(tmp_path / str(number))
        falling = choose(driver, list(clicks))
        assert len(falling) > 20
        frames, sounds = record(driver)
        seen.append(([*falling, *frames], sounds))
    (frames, sounds), (other_frames, other_sounds) = seen
    assert other_sounds == sounds
    assert len(other_frames) == len(frames)
    assert [one == two for one, two in zip(frames, other_frames, strict=True)] == [True] * len(frames)


def test_the_test_would_notice_a_peek(tmp_path: Path) -> None:
    pictures = set()
    for number, clicks in enumerate(CHOICES[:2]):
        driver = table(tmp_path / str(number))
        driver.click(clicks[0])
        driver.move((5, 5))
        driver.settle()
        pictures.add(driver.pixels())
    assert len(pictures) == 2


@pytest.mark.slow
def test_the_second_seat_cannot_undo_its_way_to_the_first_ones_choice(tmp_path: Path) -> None:
    driver = table(tmp_path)
    choose(driver, list(CHOICES[0]))
    driver.click("lift the curtain")
    driver.settle()
    assert isinstance(driver.scene, DuelScene)
    driver.key(pygame.K_u)
    scene = driver.scene
    assert isinstance(scene, DuelScene)
    assert scene.session.match.sealed, "the sealed choice is still in"
    assert scene.asked is not None and scene.asked.seat == 1


@pytest.mark.slow
def test_both_hands_are_face_down_while_both_watch(tmp_path: Path) -> None:
    driver = table(tmp_path)
    choose(driver, ["scrap_knights/slash"])
    driver.click("lift the curtain")
    driver.settle()
    driver.click("scrap_knights/stonewall")
    driver.click("Lock in")
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, DuelScene)
    assert scene.sitting.viewer is None
    assert scene.asked is not None and scene.asked.kind == "bots"
    assert all(card.face is None for card in scene.board.hand_cards())


@pytest.mark.slow
def test_what_two_secret_choices_lead_to_is_watched_by_both(tmp_path: Path) -> None:
    """Also in a round without any open choice: the second seat is not alone with it, hand face up."""
    driver = table(tmp_path, decks=("tidecaller", "tidecaller"))
    choose(driver, ["scrap_knights/las_shot"])
    driver.click("lift the curtain")
    driver.settle()
    driver.click("scrap_knights/las_shot")
    driver.hurries = False
    driver.click("Lock in")
    scene = driver.scene
    assert isinstance(scene, DuelScene)
    assert scene.playing and scene.sitting.viewer is None
    assert all(card.face is None for card in scene.board.hand_cards())
    driver.settle()
    assert scene.view.round == 2 and isinstance(driver.scene, CurtainScene) and driver.scene.seat == 0


@pytest.mark.slow
def test_the_first_choices_of_all_can_be_taken_back(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("tidecaller", "tidecaller"))
    for _ in range(2):
        choose(driver, ["scrap_knights/las_shot"])
        driver.click("lift the curtain")
        driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    driver.click("lift the curtain")
    driver.settle()
    driver.click("Agree")
    driver.settle()
    assert isinstance(driver.scene, CurtainScene) and driver.scene.seat == 0


def test_the_chosen_card_is_not_counted_twice(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.hurries = False
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    scene = driver.scene
    assert isinstance(scene, DuelScene)
    driver.rest(300)
    assert scene.sitting.viewer is None and scene.form.named("chosen") is not None
    assert len(scene.board.hand_cards()) == 5


@pytest.mark.slow
@pytest.mark.parametrize("replay", ["always", "missed", "never"])
def test_who_comes_back_is_shown_what_happened(tmp_path: Path, replay: str) -> None:
    driver = table(tmp_path, replay)
    choose(driver, ["scrap_knights/slash"])
    driver.click("lift the curtain")
    driver.settle()
    driver.click("scrap_knights/stonewall")
    driver.click("Lock in")
    driver.settle()
    while driver.scene_name == "DuelScene":
        driver.key(pygame.K_p)
        driver.settle()
    driver.click("lift the curtain")
    driver.rest(RISE)
    scene = driver.scene
    assert isinstance(scene, DuelScene)
    assert scene.playing == (replay == "always")
    kinds = [event.kind for event in scene.sitting.unseen()]
    assert ("damage" in kinds) == (replay == "always")
    driver.key(pygame.K_t)
    assert not scene.playing
    assert scene.asked is not None
    assert any(isinstance(card, CardWidget) and card.face for card in scene.board.hand_cards())
