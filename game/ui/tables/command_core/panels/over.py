"""The panel once the game is over and the table is looked at: why it ended, and what each side has left."""

from game.engine.rules import Outcome
from game.engine.seats import Seat, opponent
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Prose
from game.ui.layout.nodes import Column, Node
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.tables.command_core.panels.parts import heading, recap
from game.ui.tables.command_core.shown import TableFacts


def over_panel(v: TableFacts, outcome: Outcome) -> Node:
    """The reason in a sentence, then the structure of both sides, the near one first."""
    reason = v.words.reason(outcome.winner, outcome.reason)
    said = v.words.notice("ended", reason=reason[:1].upper() + reason[1:], round=v.view.round)
    return Column(
        heading(v, "result"),
        Prose(said, "read", name="why it ended"),
        _share(v, v.near),
        _share(v, opponent(v.near)),
        recap(v),
        gap=6,
    )


def _share(v: TableFacts, seat: Seat) -> Node:
    """What a side has left of its structure."""
    numbers = [number for number, mech in enumerate(v.view.mechs) if mech.seat == seat]
    left = sum(v.view.mechs[number].structure for number in numbers)
    whole = sum(v.whole(number) for number in numbers)
    share = v.words.notice("share", left=left, whole=whole, percent=round(100 * left / whole))
    pieces: list[Piece] = [(v.names[seat], SEATS[seat]), ":structure:", (share, TEXT_SOFT)]
    return Line(pieces, "figures", name=f"share {seat}", ground="dark", height=34)
