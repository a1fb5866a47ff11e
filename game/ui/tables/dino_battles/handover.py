"""What the curtain shows before a seat sits down."""

from typing import Any

from game.engine.seats import SEATS, Seat
from game.ui.paint.dino.figures import figure
from game.ui.paint.figures import Drawn
from game.ui.tables.handover import Fact, Handover
from game.ui.tables.session import Session

_NOBODY = ("utahraptor", "tyrannosaurus")


def make_handover(session: Session, seat: Seat) -> Handover:
    """`seat` takes the screen."""
    view: Any = session.match.view(None)
    first, second = view.players
    facts = (
        Fact("knockout", "Knock-outs", (str(first.knockouts), str(second.knockouts))),
        Fact("hand", "Cards in hand", (str(first.hand_size), str(second.hand_size))),
    )
    looks = [
        side.dinos[0].card if side.dinos[0] and side.dinos[0].card else _NOBODY[n]
        for n, side in zip(SEATS, view.players, strict=True)
    ]

    def draw(side: Seat, scale: float, left: bool, awake: bool) -> Drawn:
        return figure(looks[side], "stand", round(scale, 2), int(left))

    other = session.names[1 - seat]
    return Handover(
        f"Turn {view.turn}" if view.turn else "Set-up", f"*{other}:* look away, please.", facts, draw
    )
