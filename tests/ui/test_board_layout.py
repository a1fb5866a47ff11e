"""The board table at every size and scale: nothing cut, nothing over anything else, board and panel whole."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.kit.labels import Label
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.map.ground import board_ground
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.progress import Run
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.driver import Driver
from tests.ui.test_screens import LAYOUTS, LONG_NAMES, look_over

SQUADS = {"square": ("swarm", "swarm"), "hex": ("giant", "flankers")}
SHAPES = [*LAYOUTS, ((1024, 768), 100), ((1024, 768), 150), ((2560, 1080), 100), ((2560, 1080), 150)]


@pytest.mark.slow
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


@pytest.mark.slow
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


def run_until(driver: Driver, scene: BoardScene, wanted: Callable[[BoardScene], bool]) -> bool:
    """Carries a show on to where the table shows what is wanted; False if it never does."""
    for _ in range(4000):
        driver.app.frame(16)
        if driver.scene is not scene or (not scene.playing and scene.asked is not None):
            return False
        if scene.view.phase == "execution" and wanted(scene):
            return True
        if not scene.playing:
            # How long the computer player takes to think depends on the machine.
            pygame.time.wait(2)
    return False


def run_of(scene: BoardScene) -> Run | None:
    return scene.board.snapshot.run


@pytest.mark.slow
@pytest.mark.parametrize("board", SQUADS)
def test_an_execution_fits_at_every_step(tmp_path: Path, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", board, SQUADS[board], names=LONG_NAMES)
    driver.hurries = False
    driver.click("Ready")
    steps: list[Callable[[BoardScene], bool]] = [
        lambda scene: run_of(scene) is None,
        lambda scene: (run := run_of(scene)) is not None and run.at == 1,
        lambda scene: (run := run_of(scene)) is not None and bool(run.stopped),
        lambda scene: (run := run_of(scene)) is not None and run.delta is not None,
    ]
    with driver.unseen():
        seen = 0
        for wanted in steps:
            if not run_until(driver, scene, wanted):
                break
            seen += 1
            for size, scale in SHAPES:
                scene.resize(size, scale / 100)
                look_over(scene, size, scale)
            scene.resize((1280, 720), 1.0)
    assert seen >= 2


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [((2560, 1080), 100), ((1920, 1080), 75), ((1920, 1080), 150)])
def test_both_stripes_and_the_sky_are_in_the_picture(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    """Also where the height limits the board."""
    driver = Driver(tmp_path, reduce_motion=True)
    for board in SQUADS:
        scene = open_moment(driver, "program", board, SQUADS[board])
        scene.resize(size, scale / 100)
        view = scene.board.field.camera
        frame = pygame.Rect(0, 0, round(view.frame[2]), round(view.frame[3]))
        ground = board_ground(view.whole, scene.view.map)
        rows = [[False, False] for _ in range(frame.height)]
        for y in range(frame.height):
            for seat in (0, 1):
                found = sum(ground.get_at((x, y))[:3] == SEATS[seat] for x in range(0, frame.width, 2))
                rows[y][seat] = found > 8
        near, far = scene.board.bottom, 1 - scene.board.bottom
        high = [sum(row[seat] for row in rows) for seat in (0, 1)]
        assert min(high) >= 5 and abs(high[0] - high[1]) <= 1, f"{board}: stripes of {high} rows"
        first = next(y for y, row in enumerate(rows) if row[far])
        assert first > frame.height * 0.07, "there is room for the sky above the far stripe"
        assert max(y for y, row in enumerate(rows) if row[near]) < frame.height - 1


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


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("board", SQUADS)
def test_cards_plates_and_words_grow_with_the_ui_scale(
    tmp_path: Path, board: str, size: tuple[int, int]
) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", board, SQUADS[board])

    def sizes() -> dict[str, float]:
        """Pixels of a directive in the hand and in a slot, of a plate, of a tab, and of the sum's letters."""
        pile = next(one for one in scene.form.widgets if isinstance(one, PileCard))
        plate = next(one for one in scene.form.widgets if isinstance(one, MechPlate))
        slot = scene.form.named("slot 1")
        assert slot is not None
        found: dict[str, float] = {
            "hand": pile.rect.width,
            "ladder": plate.rect.width,
            "slot": slot.rect.width,
        }
        for name in ("tab 1", "tab 3", "sum"):
            widget = scene.form.named(name)
            if widget is not None:
                found[name] = widget.rect.height
        return found

    scene.resize(size, 1.0)
    usual = sizes()
    for scale in (1.5, 2.0):
        scene.resize(size, scale)
        for name, pixels in sizes().items():
            # A hand of eleven has little to give, but is no smaller than it was.
            least = {"ladder": 1.02, "hand": 1.0}.get(name, 1.04)
            assert pixels >= usual[name] * least, f"{name} at {size}, {scale:.0%}"
        place = scene.board.places.board.rect
        assert place.width > 0.7 * place.height, "the board is still a board"


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("moment", ["order", "program", "attack", "defend", "deplete"])
def test_every_panel_grows_by_a_quarter_at_150_percent(tmp_path: Path, moment: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, moment)

    def unit() -> float:
        """Pixels of a unit of the first line on the panel."""
        return next(one for one in scene.board.panel.leaves if isinstance(one, Label)).scale

    scene.resize((1280, 720), 1.0)
    usual = unit()
    for scale in (1.5, 2.0):
        scene.resize((1280, 720), scale)
        assert unit() > 1.25 * usual


def test_letters_at_the_rim_grow_with_the_ui_scale(tmp_path: Path) -> None:
    scene = open_moment(Driver(tmp_path, reduce_motion=True), "order")
    found = []
    for scale in (1.0, 1.5, 2.0):
        scene.resize((1280, 720), scale)
        found.append(scene.board.field.name_pixels)
    assert found[0] >= 12 and found[1] >= 15 and found[2] >= found[1]
