"""What the curtain shows before a seat writes its programs."""

from typing import Any

import pygame

from game.engine.seats import SEATS, Seat
from game.ui.paint.figures.squads import darkened, squad_picture, strongest_first
from game.ui.tables.session.handover import Fact, Handover
from game.ui.tables.session.session import Session

_SIZE = 1.55
"""Pixels of a window 1080 high to a unit of a mech's drawing."""


def make_handover(session: Session, seat: Seat) -> Handover:
    """`seat` takes the screen. All of it is taken from what a bystander may see."""
    view: Any = session.match.view(None)
    other = session.names[1 - seat]
    sides = [[mech for mech in view.mechs if mech.seat == side and mech.structure] for side in SEATS]

    def counted(field: str) -> tuple[str, str]:
        first, second = (str(sum(getattr(mech, field) for mech in side)) for side in sides)
        return first, second

    facts = (
        Fact("structure", "Structure", counted("structure")),
        Fact("surge", "Surge", counted("surge")),
        Fact("flux", "Flux", counted("flux")),
    )
    looks = [strongest_first((mech.chassis, mech.structure) for mech in side) for side in sides]

    def figure(side: Seat, scale: float, left: bool, awake: bool) -> tuple[pygame.Surface, tuple[int, int]]:
        # One mech alone leaves room for the sign between the seats.
        members = tuple((chassis, "ready" if awake else "guard", False) for chassis in looks[side][:1])
        drawn = squad_picture(members, side, scale * _SIZE, left=left, asleep=not awake)
        return drawn if awake else darkened(drawn)

    over = f"{other}'s programs are written. " if view.turn == seat and view.first != seat else ""
    rounds = f" of {view.rounds}" if view.rounds else ""
    return Handover(f"Round {view.round}{rounds}", f"{over}*{other}:* look away, please.", facts, figure)
