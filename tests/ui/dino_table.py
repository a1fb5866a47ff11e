"""A Dino Battles table at any moment, for tests that play on it with real events."""

from pathlib import Path
from typing import Any

import pygame

from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

GAME = "dino_battles"
DRILL = {"deck_0": "drill", "deck_1": "drill"}


def table(
    folder: Path,
    *seats: str,
    seed: int = 7,
    start: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    **settings: object,
) -> Driver:
    """Both play the deck `drill`; `start` is laid over the first state."""
    driver = Driver(folder, **{"reduce_motion": True, "auto_pass": False, **settings})  # type: ignore[arg-type]
    rules = load(GAME)
    match = Match(rules, {**DRILL, **(options or {})}, seed)
    if start is not None:
        match = Match(rules, match.options, seed, start=rules.restore(merged(match.state.to_dict(), start)))
    session = Session(match, seats or ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(DinoScene(driver.context, session))
    driver.to_the_table()
    return driver


def scene_of(driver: Driver) -> DinoScene:
    assert isinstance(driver.scene, DinoScene), driver.scene_name
    return driver.scene


def dino(card: str, **facts: Any) -> dict[str, Any]:
    """A Dinosaur in play."""
    return {"card": card, **facts}


def main_phase(*players: dict[str, Any], **facts: Any) -> dict[str, Any]:
    """The precombat main phase of turn 1, Ada first."""
    return {"phase": "precombat", "turn": 1, "initiative": 0, "active": 0, "players": list(players), **facts}


def drag(driver: Driver, name: str, to: tuple[int, int]) -> None:
    start = driver.control(name).rect.center
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (0.2, 0.6, 1.0):
        place = tuple(round(a + (b - a) * share) for a, b in zip(start, to, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
    driver.settle()
