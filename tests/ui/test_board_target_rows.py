"""All three lines of a target that costs something to shoot at lie inside its row."""

from pathlib import Path

import pytest

from game.ui.kit.labels import Label
from game.ui.tables.command_core.panels.target_row import Target
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_price_of_a_shot_lies_inside_the_row_of_its_target(tmp_path: Path, scale: int) -> None:
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    scene = open_moment(driver, "attack", squads=("lancers", "brawlers"))
    rows = [one for one in scene.form.widgets if isinstance(one.about, Target) and one.about.chance]
    priced = [one for one in rows if one.about.chance.price]  # type: ignore[union-attr]
    assert priced
    for row in priced:
        price = row.about.chance.price  # type: ignore[union-attr]
        labels = [one for one in scene.board.panel.leaves if isinstance(one, Label) and one.text == price]
        inside = [one for one in labels if row.rect.collidepoint(one.rect.center)]
        assert inside and all(one.rect.bottom <= row.rect.bottom - row.unit(3) for one in inside)
