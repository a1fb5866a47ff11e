"""The panels that are trees: the engine finds nothing wrong with them in any window; controls live on."""

from pathlib import Path

import pytest

from game.ui.tables.dino_battles.panel import Panel
from tests.ui.board_moments import open_moment
from tests.ui.dino_table import scene_of
from tests.ui.driver import Driver
from tests.ui.test_board_layout import SHAPES, SQUADS
from tests.ui.test_dino_arena import attacked
from tests.ui.test_screens import LONG_NAMES


@pytest.mark.parametrize("board", SQUADS)
@pytest.mark.parametrize("moment", ["attack", "defend", "put_back", "deplete"])
def test_nothing_is_wrong_with_the_panel_of_combat(tmp_path: Path, moment: str, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, moment, board, SQUADS[board], names=LONG_NAMES)
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        assert scene.board.panel.flaws() == [], f"at {size}, {scale} %"


@pytest.mark.parametrize("card", ["utahraptor", "triceratops", "brachiosaurus", "iguanodon"])
def test_nothing_is_wrong_with_the_answers_to_an_attack(tmp_path: Path, card: str) -> None:
    driver = attacked(tmp_path, {"attack": 3, "defend": 1}, card=card)
    scene = scene_of(driver)
    console = scene.board.console
    assert isinstance(console, Panel)
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        assert console.host.leaves and console.host.flaws() == [], f"at {size}, {scale} %"


def test_a_target_lives_on_while_the_table_is_made_anew(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "attack", "square", ("lancers", "brawlers"))
    row = next(one for one in scene.form.widgets if one.name.startswith("target ") and one.workable)
    driver.move(row.rect.center)
    driver.app.frame(16)
    assert row.hovered
    shown = row.about
    scene.refresh()
    assert scene.form.hover is row and row.hovered and row in scene.form.widgets
    assert row.about == shown and row.about is not shown
