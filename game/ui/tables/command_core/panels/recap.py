"""What the round has brought so far, in the free part of the panel; the last first."""

from typing import TYPE_CHECKING

from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.palette import TEAL
from game.ui.tables.recap_rows import place_rows
from game.words.command_core.recap import round_events, round_lines

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_HEAD, _LEAST = 24, 70


def recap_widgets(board: "Board", area: Area) -> list[Widget]:
    """A heading and a row for each sentence, in what is left of the panel; nothing where that is little."""
    if area.rect.height < area.unit(_HEAD + _LEAST):
        return []
    scene = board.scene
    lines = round_lines(scene.words, round_events(scene.sitting.log_from("execution", 1)))
    if not lines:
        return []
    area.top(6)
    over = board.view.phase in ("ordering", "programming") or board.at_rest_after
    heading = scene.words.panel("last_round" if over else "this_round")
    title = Label(heading.upper(), "title", 17, TEAL)
    title.place(area.top(_HEAD, 2).rect, area.scale)
    faces = [board.face(line.card) if line.card else None for line in lines]
    rows = [(line.symbol, line.seat, line.text) for line in lines]
    return [title, *place_rows(rows, faces, board.gallery, area)]
