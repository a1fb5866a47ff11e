"""A table of Scrap Knights in a state of choice."""

from pathlib import Path
from typing import Any

from game.storage.seen_tips import SeenTips
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.launch import new_match
from tests.ui.driver import Driver


def table(
    folder: Path,
    *seats: str,
    decks: tuple[str, str] = ("bulwark", "warden"),
    size: tuple[int, int] = (1280, 720),
    tips: SeenTips | None = None,
    **own: Any,
) -> Driver:
    """A table whose first seat has some fields set; `distance` is the duel's."""
    driver = Driver(folder, reduce_motion=True, size=size)
    if tips is not None:
        driver.context.tips = tips
    options = {"deck_0": decks[0], "deck_1": decks[1]}
    new_match(driver.context, "scrap_knights", options, 7, seats or ("person", "greedy"), ("Ada", "Brunel"))
    driver.to_the_table()
    scene = duel(driver)
    state: Any = scene.session.match.state
    state.distance = own.pop("distance", state.distance)
    for name, value in own.items():
        setattr(state.players[0], name, value)
    # The screen keeps its view of a position.
    scene.session.match.position += 1
    scene.refresh()
    driver.app.frame(0)
    driver.wait_for_guard()
    return driver


def duel(driver: Driver) -> DuelScene:
    assert isinstance(driver.scene, DuelScene), driver.scene_name
    return driver.scene
