"""A table of any game as tests sit down at it."""

from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import TICK, Driver


def sit_down(driver: Driver, session: Session) -> TableScene:
    """Opens the table of a session; what it would show first has been seen."""
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, TableScene)
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    while scene.playing:
        scene.skip()
        driver.app.frame(TICK)
    return scene
