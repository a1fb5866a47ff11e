"""A heavy hit is seen from near, away from the mechs on the board, and goes with the show."""

from pathlib import Path

import pytest

from game.ui.tables.command_core.shows.close_up import CloseUp, is_heavy, place_of
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

FRAME = 33


@pytest.mark.parametrize(
    ("hits", "crits", "structure", "heavy"),
    [(2, 0, 8, False), (3, 0, 8, True), (0, 1, 8, True), (2, 0, 2, True), (0, 0, 8, False)],
)
def test_much_damage_a_crit_and_the_last_hit_are_heavy(
    hits: int, crits: int, structure: int, heavy: bool
) -> None:
    assert is_heavy(hits, crits, structure) == heavy


@pytest.mark.slow
@pytest.mark.parametrize("still", [False, True])
def test_a_crit_is_seen_from_near_until_the_show_is_passed_over(tmp_path: Path, still: bool) -> None:
    driver = Driver(tmp_path, reduce_motion=still)
    scene = open_moment(driver, "defend")
    made = scene.view.attack
    assert made is not None
    cells = [scene.view.mechs[one].cell for one in (made.attacker, made.target)]
    keep, stage = scene.form.named("Keep"), scene.board.stage
    assert keep is not None
    keep.activate()
    seen: list[CloseUp] = []
    for _ in range(120):
        driver.app.frame(FRAME)
        seen = [piece for piece in stage.pieces if isinstance(piece, CloseUp)]
        if seen:
            break
    (strip,) = seen
    assert strip.still == still
    rows = [scene.board.field.cell_point(cell)[1] for cell in cells if cell is not None]
    assert strip.place == place_of(scene.board, rows)
    assert scene.board.field.rect.contains(strip.place)
    assert not any(strip.place.top < row < strip.place.bottom for row in rows)
    stage.skip()
    assert not any(isinstance(piece, CloseUp) for piece in stage.pieces)
