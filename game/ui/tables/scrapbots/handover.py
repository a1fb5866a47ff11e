"""What the curtain shows between two turns."""

from typing import Any

import pygame

from game.engine.seats import Seat
from game.ui.paint.figures.robots import large_robot
from game.ui.tables.scrapbots.faces import GAME
from game.ui.tables.session.handover import Fact, Handover
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages

PORTRAITS = ("tinker", "victim")
"""The robots that stand for the players, by seat."""
_SIZE = 1.7
"""Pixels of a window 1080 high to a unit of their drawing."""


def make_handover(session: Session, seat: Seat) -> Handover:
    """`seat` takes the screen."""
    view: Any = session.match.view(None)
    first, second = view.players
    say = shipped_messages(GAME).say
    facts = [Fact("hand", say("handover", "hand"), (str(first.hand_size), str(second.hand_size)))]
    if first.wounds is not None:
        facts.insert(0, Fact("wound", say("handover", "wounds"), (str(first.wounds), str(second.wounds))))

    def figure(side: Seat, scale: float, left: bool, awake: bool) -> tuple[pygame.Surface, tuple[int, int]]:
        pose = "take" if awake else "away"
        return large_robot(PORTRAITS[side], scale * _SIZE, pose, left=left)

    ribbon = say("handover", "ribbon", name=session.names[1 - seat], first=view.turn == 1)
    return Handover(say("handover", "title", turn=view.turn), ribbon, facts, figure)
