"""The board table at every size and scale: nothing cut, nothing over anything else, board and panel whole."""

from pathlib import Path

import pytest

from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.driver import Driver
from tests.ui.test_screens import LAYOUTS, LONG_NAMES, look_over

SQUADS = {"square": ("swarm", "swarm"), "hex": ("giant", "flankers")}
SHAPES = [*LAYOUTS, ((1024, 768), 100), ((1024, 768), 150), ((2560, 1080), 100), ((2560, 1080), 150)]


@pytest.mark.parametrize("board", SQUADS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_cut_and_nothing_overlaps(tmp_path: Path, moment: str, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, moment, board, SQUADS[board], names=LONG_NAMES)
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        look_over(scene, size, scale)
        places = scene.board.places
        assert places.board.rect.width >= places.panel.rect.width * 0.6, f"at {size}, {scale} %"


@pytest.mark.parametrize("board", SQUADS)
def test_a_full_program_and_a_sheet_fit_as_well(tmp_path: Path, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", board, SQUADS[board])
    plans = scene.plans
    assert plans is not None
    for card in list(plans.plan.piles)[: len(plans.plan.slots)]:
        scene.lay_down(card)
    for inspected in (None, 0, len(scene.view.mechs) - 1):
        scene.inspect(inspected)
        for size, scale in SHAPES:
            scene.resize(size, scale / 100)
            look_over(scene, size, scale)


def test_the_ladder_gives_way_to_the_board_in_a_narrow_window(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "order")
    narrow = {}
    for size in ((1024, 768), (1280, 720), (2560, 1080)):
        scene.resize(size, 1.0)
        places = scene.board.places
        narrow[size] = places.narrow
        assert places.board.rect.width > places.panel.rect.width
    assert narrow == {(1024, 768): True, (1280, 720): False, (2560, 1080): False}
