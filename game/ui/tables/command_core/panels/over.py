"""The panel after the end: the reason, and what each side has left."""

from game.engine.rules import Outcome
from game.engine.seats import Seat, opponent
from game.ui.kit.pieces import Piece
from game.ui.layout.leaves import Line, Prose
from game.ui.layout.nodes import Column, Node
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.tables.command_core.panels.parts import heading, recap
from game.ui.tables.command_core.snapshot import Snapshot


def over_panel(snapshot: Snapshot, outcome: Outcome) -> Node:
    """The reason in a sentence, then the structure of both sides, the near one first."""
    reason = snapshot.words.reason(outcome.winner, outcome.reason)
    said = snapshot.words.notice("ended", reason=reason[:1].upper() + reason[1:], round=snapshot.view.round)
    return Column(
        heading(snapshot, "result"),
        Prose(said, "read", name="why it ended"),
        _share(snapshot, snapshot.near),
        _share(snapshot, opponent(snapshot.near)),
        recap(snapshot),
        gap=6,
    )


def _share(snapshot: Snapshot, seat: Seat) -> Node:
    """What a side has left of its structure."""
    numbers = [number for number, mech in enumerate(snapshot.view.mechs) if mech.seat == seat]
    left = sum(snapshot.view.mechs[number].structure for number in numbers)
    whole = sum(snapshot.whole(number) for number in numbers)
    share = snapshot.words.notice("share", left=left, whole=whole, percent=round(100 * left / whole))
    pieces: list[Piece] = [(snapshot.names[seat], SEATS[seat]), ":structure:", (share, TEXT_SOFT)]
    return Line(pieces, "figures", name=f"share {seat}", ground="dark", height=34)
