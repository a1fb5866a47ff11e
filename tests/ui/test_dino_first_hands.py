"""A first hand without a Dinosaur goes back by itself, and is seen to."""

from pathlib import Path

from game.engine.match import Match
from game.ui.gallery.pictures import random_match
from game.ui.tables.dino_battles.shows import announcements
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.session.session import Session
from tests.ui.dino_table import GAME
from tests.ui.driver import TICK, Driver

SEATS = ("person", "greedy")


def opened(folder: Path, seed: int, choices: int = 0) -> tuple[Driver, DinoScene]:
    driver = Driver(folder, mute=True)
    played = random_match(GAME, seed, choices)
    match = Match(played.rules, played.options, played.seed)
    for step in played.steps:
        match.act(step.seat, step.action)
    session = Session(match, SEATS, ("Ada", "Brunel"), driver.context.saves)
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, DinoScene)
    driver.context.navigator.push(scene)
    driver.rest(3 * TICK)
    return driver, scene


def kinds(scene: DinoScene) -> list[str]:
    return [event.kind for event in scene.session.match.events]


def test_a_first_hand_without_a_dinosaur_is_shown_before_the_new_one(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path, seed=2)
    assert kinds(scene) == ["no_dinosaur", "mulligan"]
    event = scene.session.match.events[0]
    shown = announcements._of_no_dinosaur(scene.board, event)
    assert shown.head.startswith("Ada") and len(shown.why.split(", ")) == len(event.facts["cards"])
    assert scene.board.stage.pieces, "it is announced"
    assert scene.asked is not None, "and nobody has to wait for it"
    driver.rest(announcements.HAND_SHOWN + 500)
    assert not scene.board.stage.pieces


def test_a_battle_that_has_begun_shows_no_first_hand_again(tmp_path: Path) -> None:
    _, scene = opened(tmp_path, seed=2, choices=1)
    assert "no_dinosaur" in kinds(scene) and not scene.board.stage.pieces
