"""The note beside the prompt grows with the scale: it is hardly smaller than it is where it has room."""

from pathlib import Path

import pytest

from game.ui.paint.palette import ON_PAPER_SOFT
from game.ui.paint.text import lay_out
from game.ui.tables.command_core.panels.footer import BarPaper, written
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

LEAST = 11.5
"""Units; it has 14.5 where there is room."""


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("kind", ["place", "face", "order", "reroll"])
def test_the_note_is_shown_and_large_enough_to_read(tmp_path: Path, kind: str, scale: int) -> None:
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    scene = open_moment(driver, kind)
    (paper,) = [one for one in scene.form.widgets if isinstance(one, BarPaper)]
    words = written(paper.text, paper.rect.size, paper.scale, symbol=bool(paper.symbol))
    note = paper._beside(words)
    assert paper.note and note is not None
    assert note.line_height >= lay_out("Enter", paper.unit(LEAST), 400, ON_PAPER_SOFT).line_height
    assert note.height < paper.rect.height
