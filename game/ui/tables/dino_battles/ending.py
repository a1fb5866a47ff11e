"""How a game of Dino Battles ended, and its numbers."""

from typing import Any

from game.content.dino_battles import shipped_library
from game.content.texts import shipped_texts
from game.engine.seats import Seat
from game.rules.dino_battles.log_text import TableWords
from game.ui.paint.dino.figures import figure
from game.ui.paint.figures import Drawn
from game.ui.paint.palette import Color
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.outcome import Count, Ending, Role
from game.ui.tables.session import Session

PLACE = "dusk"
_POSES: dict[Role, str] = {"won": "lunge", "drew": "stand", "lost": "hurt"}


def make_ending(session: Session) -> Ending:
    """The game must be over."""
    match = session.match
    outcome = match.outcome
    assert outcome is not None
    words = TableWords(shipped_library(), shipped_texts(GAME), session.names)
    view: Any = match.view(None)
    reason = f"{words.reason(outcome.winner, outcome.reason)} in turn {view.turn}"
    first, second = view.players
    counts = [
        Count("knockout", "Knock-outs", (first.knockouts, second.knockouts)),
        Count("deck", "Cards in the deck", (first.deck_size, second.deck_size)),
        Count("junk", "Cards in the Junk", (len(first.junk), len(second.junk))),
    ]

    def draw(seat: Seat, scale: float, role: Role, light: Color, left: bool) -> Drawn:
        dinos = [dino.card for dino in view.players[seat].dinos if dino is not None and dino.card]
        return figure((dinos or ["tyrannosaurus"])[0], _POSES[role], round(scale, 2), int(left))

    return Ending(outcome.winner, reason, counts, PLACE, draw)
