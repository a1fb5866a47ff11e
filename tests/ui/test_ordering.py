"""The panel in which numbers are dealt, at any scale and with many mechs."""

from pathlib import Path

import pytest

from game.ui.tables.command_core.panels.order_tag import OrderTag
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_numbers_of_six_mechs_are_large_enough_to_be_read_and_clicked(tmp_path: Path, scale: int) -> None:
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    scene = open_moment(driver, "order", squads=("swarm", "swarm"))
    tags = [one for one in scene.form.widgets if isinstance(one, OrderTag) and one.workable]
    assert len(tags) > 4
    least = 30 * max(1.0, min(1.3, scale / 100))
    for tag in tags:
        assert tag.rect.height >= least and tag.rect.width >= least, f"{tag.name} at {scale} %"
    panel = scene.board.places.panel.rect
    assert all(panel.contains(tag.rect) for tag in tags)
    # Who has a number already is seen above in any case.
    taken = [one for one in scene.form.widgets if one.name.startswith("taken ")]
    assert len(taken) == sum(mech.structure > 0 for mech in scene.view.mechs)
