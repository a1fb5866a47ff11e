"""The set-up of a game as tests open it."""

from pathlib import Path

import pygame

from game.ui.kit.labels import Label
from game.ui.paint.text import text_width
from game.ui.tables.scrap_knights.setup import MechPart, SetupScene
from game.ui.tables.session.session import Session
from game.ui.tables.setup.plan_tile import PlanTile
from game.ui.tables.setup.scene import GameSetupScene
from tests.ui.driver import Driver


def at_setup(folder: Path, game: str = "scrap_knights", **settings: object) -> Driver:
    driver = Driver(folder, reduce_motion=True, **settings)  # type: ignore[arg-type]
    driver.click(f"box {game}")
    assert isinstance(driver.scene, GameSetupScene)
    return driver


def part_of(driver: Driver) -> MechPart:
    assert isinstance(driver.scene, SetupScene)
    part = driver.scene.part
    assert isinstance(part, MechPart)
    return part


def shown_ids(part: MechPart) -> list[str | None]:
    """Which mechs stand in the corners; None for one that is still to be drawn."""
    return [mech.id if mech else None for mech in (part.shown(0), part.shown(1))]


def session_of(driver: Driver) -> Session:
    driver.settle()
    session = driver.context.navigator.stack[1].session  # type: ignore[attr-defined]
    assert isinstance(session, Session)
    return session


def words(driver: Driver) -> dict[str, str]:
    """The lines of words that are on the screen, by name."""
    return {one.name: one.text for one in driver.scene.form.widgets if isinstance(one, Label)}


def place_of_name(tile: PlanTile) -> pygame.Rect:
    """Where the name on a tile is, as high as its capitals."""
    label = next(one for one in tile.inside if isinstance(one, Label) and one.text == tile.title)
    pixels = label.unit(label.size)
    place = pygame.Rect(0, 0, text_width(label.text, label.face, pixels), round(0.7 * pixels))
    place.midleft = label.rect.midleft
    return place
