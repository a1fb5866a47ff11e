"""What the curtain shows between two secret choices of a duel."""

from typing import Any

import pygame

from game.engine.seats import Seat
from game.ui.paint.figures.figures import DOZE, READY, standing
from game.ui.tables.session.handover import Fact, Handover
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages

_HEIGHT = 560
"""Of a mech, in pixels of a window 1080 high."""
_DARK = (122, 120, 136, 255)


def make_handover(session: Session, seat: Seat) -> Handover:
    """`seat` takes the screen."""
    view: Any = session.match.view(None)
    texts = shipped_messages(session.match.rules.id)
    first, second = view.players
    facts = (
        Fact("hp", texts.say("handover", "hp"), (str(first.hp), str(second.hp))),
        Fact("heat", texts.say("handover", "heat"), (str(first.heat), str(second.heat))),
        Fact("distance", texts.say("handover", "distance"), (str(view.distance),)),
    )

    def figure(side: Seat, scale: float, left: bool, awake: bool) -> tuple[pygame.Surface, tuple[int, int]]:
        pose, high = READY if awake else DOZE, round(_HEIGHT * scale)
        image, corner = standing(session.looks[side], side, high, pose, left=left, asleep=not awake)
        if not awake:
            image = image.copy()
            image.fill(_DARK, special_flags=pygame.BLEND_RGBA_MULT)
        return image, corner

    title = texts.say("counted", "round", count=view.round)
    ribbon = texts.say("curtain", "look_away", name=session.names[1 - seat])
    return Handover(title, ribbon, facts, figure)
