"""A Scrapbots table at any moment, for tests that play on it with real events."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.tables.scrapbots.lanes import preview, targets
from game.ui.tables.scrapbots.table import LanesScene
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

GAME = "scrapbots"


def table(
    folder: Path,
    *seats: str,
    seed: int = 7,
    start: dict[str, Any] | None = None,
    edition: str = "revised",
    **settings: object,
) -> Driver:
    """Ada begins; `start` is laid over the first state."""
    driver = Driver(
        folder, **{"reduce_motion": True, "confirm_end_turn": False, "auto_pass": False, **settings}
    )  # type: ignore[arg-type]
    rules = load(GAME)
    match = Match(rules, {"starts": "0", "edition": edition}, seed)
    if start is not None:
        match = Match(rules, match.options, seed, start=rules.restore(merged(match.state.to_dict(), start)))
    session = Session(match, seats or ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(LanesScene(driver.context, session))
    driver.to_the_table()
    return driver


def lanes(driver: Driver) -> LanesScene:
    assert isinstance(driver.scene, LanesScene), driver.scene_name
    return driver.scene


def bot(card: str, damage: int = 0, *, exhausted: bool = False) -> dict[str, Any]:
    return {"card": card, "damage": damage, "exhausted": exhausted}


def drag(driver: Driver, name: str, to: tuple[int, int]) -> None:
    start = driver.control(name).rect.center
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (0.2, 0.6, 1.0):
        place = tuple(round(a + (b - a) * share) for a, b in zip(start, to, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
    driver.settle()


def tags_of(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[int, int]]]:
    """The tags that a picture of the table has now, each with its middle."""
    tags: list[tuple[str, tuple[int, int]]] = []
    draw = targets.draw_tag

    def noted(surface: pygame.Surface, words: str, *more: Any, **facts: Any) -> pygame.Rect:
        rect = draw(surface, words, *more, **facts)
        tags.append((words, rect.center))
        return rect

    monkeypatch.setattr(targets, "draw_tag", noted)
    monkeypatch.setattr(preview, "draw_tag", noted)
    driver.app.frame(400)
    tags.clear()
    surface = pygame.Surface((1280, 720))
    lanes(driver).still(surface)
    lanes(driver).board.movers(surface)
    return tags
