"""What the curtain shows between two turns."""

from typing import Any

import pygame

from game.engine.seats import Seat
from game.ui.paint.figures.robots import large_robot
from game.ui.tables.session.handover import Fact, Handover
from game.ui.tables.session.session import Session

PORTRAITS = ("tinker", "victim")
"""The robots that stand for the players, by seat."""
_SIZE = 1.7
"""Pixels of a window 1080 high to a unit of their drawing."""


def make_handover(session: Session, seat: Seat) -> Handover:
    """`seat` takes the screen."""
    view: Any = session.match.view(None)
    other = session.names[1 - seat]
    first, second = view.players
    facts = [Fact("hand", "Cards in hand", (str(first.hand_size), str(second.hand_size)))]
    if first.wounds is not None:
        facts.insert(0, Fact("wound", "Wounds", (str(first.wounds), str(second.wounds))))

    def figure(side: Seat, scale: float, left: bool, awake: bool) -> tuple[pygame.Surface, tuple[int, int]]:
        pose = "take" if awake else "away"
        return large_robot(PORTRAITS[side], scale * _SIZE, pose, left=left)

    over = f"{other}'s turn is over. " if view.turn > 1 else ""
    return Handover(f"Turn {view.turn}", f"{over}*{other}:* look away, please.", facts, figure)
