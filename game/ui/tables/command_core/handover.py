"""What the curtain shows before a seat writes its programs."""

from typing import Any

import pygame

from game.engine.seats import SEATS, Seat
from game.ui.paint.figures.squads import darkened, squad_picture, strongest_first
from game.ui.tables.command_core.marks import ON_CURTAIN
from game.ui.tables.session.handover import Fact, Handover
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages

_SIZE = 1.55
"""Pixels of a window 1080 high to a unit of a mech's drawing."""


def make_handover(session: Session, seat: Seat) -> Handover:
    """The curtain before `seat` takes the screen; shows only public values."""
    view: Any = session.match.view(None)
    other, texts = session.names[1 - seat], shipped_messages(session.match.rules.id)
    sides = [[mech for mech in view.mechs if mech.seat == side and mech.structure] for side in SEATS]

    def counted(field: str, name: str) -> Fact:
        first, second = (str(sum(getattr(mech, field) for mech in side)) for side in sides)
        return Fact(field, name, (first, second))

    marks = [counted(mark.id, texts.say("marks", mark.id)) for mark in ON_CURTAIN]
    facts = (counted("structure", texts.say("handover", "structure")), *marks)
    looks = [strongest_first((mech.chassis, mech.structure) for mech in side) for side in sides]

    def figure(side: Seat, scale: float, left: bool, awake: bool) -> tuple[pygame.Surface, tuple[int, int]]:
        # One mech alone leaves room for the sign between the seats.
        members = tuple((chassis, "ready" if awake else "guard", False) for chassis in looks[side][:1])
        drawn = squad_picture(members, side, scale * _SIZE, left=left, asleep=not awake)
        return drawn if awake else darkened(drawn)

    title = texts.say("handover", "round", round=view.round, rounds=view.rounds or 0)
    written = view.turn == seat and view.first != seat
    return Handover(title, texts.say("handover", "look_away", name=other, written=written), facts, figure)
