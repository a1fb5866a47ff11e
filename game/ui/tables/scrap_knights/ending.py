"""How a duel ended, and its numbers."""

from typing import Any

import pygame

from game.content.scrap_knights import shipped_library
from game.content.texts import shipped_texts
from game.engine.seats import Seat
from game.rules.scrap_knights.log_text import DuelWords
from game.ui.paint.figures import fallen, standing
from game.ui.tables.outcome import Ending
from game.ui.tables.session import Session

_ROWS = (
    ("HP left", "hp"),
    ("Heat at the end", "heat"),
    ("Damage dealt", "damage"),
    ("ULTs triggered", "ults"),
    ("BOTs used", "bots"),
)


def make_ending(session: Session) -> Ending:
    """The duel must be over."""
    outcome = session.match.outcome
    assert outcome is not None
    words = DuelWords(shipped_library(), shipped_texts(session.match.rules.id), session.names)
    view: Any = session.match.view(None)
    reason = f"{words.reason(outcome.winner, outcome.reason, view)}, in round {view.round}"
    numbers = _count(session, view)
    rows = [(name, (numbers[0][key], numbers[1][key])) for name, key in _ROWS]

    def paint(seat: Seat, height: int) -> pygame.Surface:
        lost = outcome.winner is not None and seat != outcome.winner
        pose = "reel" if lost else "raise" if outcome.winner is not None else "stand"
        tall = height * 4 // 5 if lost else height
        mech, _ = standing(session.looks[seat], seat, tall, pose, left=seat == 1)
        return fallen(mech, left=seat == 1) if lost else mech

    return Ending(outcome.winner, reason, rows, paint)


def _count(session: Session, view: Any) -> list[dict[str, int]]:
    figures = [{"hp": side.hp, "heat": side.heat, "damage": 0, "ults": 0, "bots": 0} for side in view.players]
    for event in session.match.events:
        if event.kind == "damage" and event.facts["target"] != event.facts["seat"]:
            figures[event.facts["seat"]]["damage"] += event.facts["amount"]
        elif event.kind in ("ult", "bot"):
            figures[event.facts["seat"]][f"{event.kind}s"] += 1
    return figures
