"""The panel once the game is over and the table is looked at: why it ended, and what each side has left."""

from typing import TYPE_CHECKING

from game.engine.seats import opponent
from game.ui.kit.area import Area
from game.ui.kit.labels import Label, RichText
from game.ui.kit.pieces import Piece, Words
from game.ui.kit.widget import Widget
from game.ui.paint.palette import GOLD, SEATS, TEXT, TEXT_SOFT
from game.ui.tables.command_core.plates import DARK

if TYPE_CHECKING:
    from game.ui.tables.command_core.board import Board

_WHY, _LINE, _GAP = 50, 34, 6


def over_widgets(board: "Board", area: Area) -> list[Widget]:
    """The reason in a sentence, then the structure of both sides, the near one first."""
    scene, view, words = board.scene, board.view, board.scene.words
    outcome = scene.session.match.outcome
    assert outcome is not None
    title = Label(words.panel("result").upper(), "title", 23, GOLD)
    title.place(area.top(32, 4).rect, area.scale)
    reason = words.reason(outcome.winner, outcome.reason)
    said = words.notice("ended", reason=reason[:1].upper() + reason[1:], round=view.round)
    why = RichText(said, 17, TEXT)
    why.name = "why it ended"
    why.place(area.top(_WHY, _GAP).rect, area.scale)
    found: list[Widget] = [title, why]
    for seat in (board.bottom, opponent(board.bottom)):
        mechs = [mech for mech in view.mechs if mech.seat == seat]
        left = sum(mech.structure for mech in mechs)
        whole = sum(scene.library.chassis[mech.chassis].structure for mech in mechs)
        share = words.notice("share", left=left, whole=whole, percent=round(100 * left / whole))
        parts: list[Piece] = [(scene.session.names[seat], SEATS[seat]), ":structure:", (share, TEXT_SOFT)]
        line = Words(f"share {seat}", parts, 17, tone=DARK)
        line.place(area.top(_LINE, _GAP).rect, area.scale)
        found.append(line)
    return found
