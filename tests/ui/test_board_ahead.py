"""What the helper paints for the table of Command Core is what is asked for when it is shown."""

from pathlib import Path

import pygame
import pytest

from game.ui.gallery.pictures import random_match
from game.ui.paint.figures.tokens import portrait, token
from game.ui.tables.command_core import painted_ahead
from game.ui.tables.command_core.map.walls import wall_image
from game.ui.tables.command_core.planning.directive_card import DirectiveCard
from game.ui.tables.command_core.planning.directive_image import _paint
from game.ui.tables.command_core.snapshot import Snapshot
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver
from tests.ui.test_execution import executed

PAINTERS = (token, portrait, wall_image, _paint)


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


def kept() -> list[int]:
    return [len(painter.memory) for painter in PAINTERS]  # type: ignore[attr-defined]


def table(driver: Driver, moves: int, board: str = "square") -> BoardScene:
    """The table after so many choices."""
    match = random_match("command_core", 7, moves, {"board": board})
    session = Session(match, ("person", "greedy"), ("Ada", "Brunel"), driver.context.saves)
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, BoardScene)
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["square", "hex"])
def test_mechs_and_directives_are_painted_before_the_table_is_drawn(driver: Driver, kind: str) -> None:
    scene = table(driver, 15, kind)
    board = scene.board
    for painter in PAINTERS:
        painter.memory.clear()  # type: ignore[attr-defined]
    for job in painted_ahead.standing(board.snapshot, board.field, board.places, board.area):
        job()
    before = kept()
    for widget in scene.form.widgets:
        if widget is not scene.board.field:
            widget.draw(driver.app.window)
    scene.board.field._draw_sprites(driver.app.window)
    # The ghost of a path alone is painted with the path, and walls as they are seen first.
    after = kept()
    assert after[1] == before[1] and after[3] == before[3] and after[0] <= before[0] + 1


@pytest.mark.slow
def test_a_turn_of_the_wheel_finds_its_mechs_painted(driver: Driver) -> None:
    scene = table(driver, 54)
    field = scene.board.field
    for job in painted_ahead.other_zooms(scene.board.field):
        job()
    before = kept()
    field.point(field.rect.center)
    for by in (1, 1, 1, -1, -1):
        field.scroll(by)
        field._draw_sprites(pygame.Surface(driver.app.window.get_size()))
    assert kept() == before


def test_a_program_is_painted_ahead_as_if_the_planner_were_shut(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mech of five slots runs next while one of four is still planned."""
    scene = table(driver, 19)
    assert scene.board.snapshot.plans is not None
    shown: list[Snapshot] = []
    monkeypatch.setattr(painted_ahead, "running_panel", shown.append)
    painted_ahead._running(scene.board.snapshot, ())
    assert [one.plans for one in shown] == [None]


def test_no_slot_beyond_the_last_can_be_turned(driver: Driver) -> None:
    snapshot = table(driver, 19).board.snapshot
    assert snapshot.plans is not None
    assert not snapshot.may_flip(len(snapshot.plans.plan.slots))


@pytest.mark.slow
def test_the_cards_of_a_program_are_painted_before_it_is_revealed(driver: Driver) -> None:
    """Those of the program that comes next, while the one before it runs."""
    seen = 0
    for scene, run in executed(driver, "square"):
        if run is None or not run.begun:
            # A show begins, or the next program has just been turned up.
            board = scene.board
            for job in painted_ahead.programs(board.snapshot, scene.sitting.unseen(), board.places):
                job()
        before = kept()[3]
        for widget in scene.form.widgets:
            if isinstance(widget, DirectiveCard) and not widget.dim:
                widget.draw(driver.app.window)
                seen += 1
        assert kept()[3] == before
    assert seen > 20
