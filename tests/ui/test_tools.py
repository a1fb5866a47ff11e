"""The tools of every table: their words beside their icons, or below them where the row is short."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.layout.host import Host
from game.ui.tables.game_ui import all_games
from game.ui.tables.overlays.menu import Tool, tools_row, worded_length
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver
from tests.ui.lesson_play import LESSONS, opened
from tests.ui.lesson_play import table as lesson_table

NAMES = ["Undo", "Hint", "Log", "Rules", "Speed", "Menu"]


def tools_of(scene: TableScene) -> list[Tool]:
    """Those that are shown."""
    return [one for one in scene.form.widgets if isinstance(one, Tool) and one.visible]


def table(folder: Path, game: str, size: tuple[int, int], scale: int) -> TableScene:
    driver = Driver(folder, size, ui_scale=scale, reduce_motion=True)
    new_match(driver.context, game, {}, 7, ("person", "greedy"), ("Ada", "Brunel"))
    driver.app.frame(0)
    return next(one for one in driver.context.navigator.stack if isinstance(one, TableScene))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [75, 100, 150])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_all_tools_have_their_words_in_one_way_and_no_word_is_cut(
    tmp_path: Path, game: str, size: tuple[int, int], scale: int
) -> None:
    tools = tools_of(table(tmp_path, game, size, scale))
    assert [tool.name for tool in tools] == NAMES
    assert len({tool.worded for tool in tools}) == 1
    assert all(tool.worded or tool.stacked for tool in tools)
    assert all(box.fits for tool in tools for box in tool.boxes())
    assert all(one.rect.right <= other.rect.left for one, other in pairwise(tools))


@pytest.mark.slow
@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
@pytest.mark.parametrize("pixels", [1.0, 1.37, 2.0])
def test_words_come_as_soon_as_the_row_is_long_enough(tmp_path: Path, pixels: float, speed: float) -> None:
    driver = Driver(tmp_path, speed=speed)
    scene = open_moment(driver, "program")
    tools = scene.tools()

    def laid(wide: int) -> list[Tool]:
        placed = Host().lay(tools_row(tools), pygame.Rect(0, 0, wide, 40), pixels)
        return [one for one in placed if isinstance(one, Tool)]

    assert not any(tool.worded or tool.stacked for tool in laid(100))
    enough = worded_length(tools, pixels) * pixels
    for long, worded in ((enough - 3, False), (enough + 3, True)):
        row = laid(round(long))
        assert [tool.name for tool in row] == NAMES
        assert all(tool.worded == worded for tool in row)
        assert all(box.fits for tool in row for box in tool.boxes())
        assert row[-1].rect.right <= round(long)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1080)])
def test_the_bar_of_a_board_has_room_for_the_words_beside_its_phases(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    scene = open_moment(Driver(tmp_path, size, reduce_motion=True), "program")
    assert all(tool.worded for tool in tools_of(scene))
    assert len([one for one in scene.form.widgets if one.name.startswith("phase ")]) == 5


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_the_tools_of_a_lesson_keep_their_words(tmp_path: Path, game: str, scale: int) -> None:
    """At 200 % two icons were left of "Step back" and "Leave"."""
    driver = opened(tmp_path, next(one for one in LESSONS if one.startswith(f"{game}/")), ui_scale=scale)
    tools = tools_of(lesson_table(driver))
    assert len(tools) <= 3 and all(tool.worded for tool in tools)
    assert all(box.fits for tool in tools for box in tool.boxes())


def test_a_tool_that_was_clicked_has_no_focus_over_a_new_question(tmp_path: Path) -> None:
    scene = table(tmp_path, "scrap_knights", (1280, 720), 100)
    speed = next(one for one in tools_of(scene) if one.name == "Speed")
    scene.form.set_focus(speed)
    assert scene.chooser is not None
    scene.begin_asking(scene.chooser.decision)
    assert scene.form.focus is not speed
