"""The scoreboard over the arena says what share of its structure each squad has left."""

from pathlib import Path

import pytest

from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.mark.parametrize("kind", ["square", "hex"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((960, 540), 100), ((1280, 720), 150)])
def test_both_shares_are_told_above_the_cells(
    tmp_path: Path, size: tuple[int, int], scale: int, kind: str
) -> None:
    scene = open_moment(Driver(tmp_path, size, reduce_motion=True, ui_scale=scale), "program", kind)
    board, view = scene.board, scene.view
    shown = {one.name: getattr(one, "text", "") for one in board.score.leaves}
    for seat in (0, 1):
        numbers = [number for number, mech in enumerate(view.mechs) if mech.seat == seat]
        left = sum(view.mechs[number].structure for number in numbers)
        whole = sum(board.snapshot.whole(number) for number in numbers)
        assert shown[f"score {seat}"] == f"{round(100 * left / whole)} %"
    ground = next(one for one in board.score.leaves if one.name == "score")
    assert board.places.board.rect.contains(ground.rect)
    assert ground.rect.collidelist(board.field.all_cells()) < 0


def test_it_waits_until_all_mechs_stand_there(tmp_path: Path) -> None:
    board = open_moment(Driver(tmp_path, reduce_motion=True), "place").board
    assert not any(one.name == "score" for one in board.scene.form.widgets)
