"""Dino Battles in the workshop."""

from game.content.dino_battles import CONTENT, DeckSide, shipped_library
from game.ui.paint.dino.pack import pack_picture
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.palette import SEATS
from game.ui.tables.dino_battles.builder.scene import DeckBuilder
from game.ui.tables.dino_battles.faces import face
from game.ui.workshop.workshop_ui import Listed, WorkshopUI
from game.words.messages import shipped_messages

_MESSAGES = shipped_messages("dino_battles")
_PROBE, _WIDE, _TALL = 0.2, 0.94, 0.8
"""The size at which animals are measured, and the share of their place that they take at most."""


def _figure(side: DeckSide, size: tuple[int, int]) -> Drawn:
    sides = CONTENT.sides
    members = ((sides.look(side) if sides is not None else "", "stand"),)
    probe, (_, top) = pack_picture(members, _PROBE, left=False)
    scale = min(size[0] * _WIDE / probe.get_width(), size[1] * _TALL / -top) * _PROBE
    return pack_picture(members, round(scale, 3), left=False, light=SEATS[0])


def _counted(side: DeckSide) -> str:
    count, most = sum(side.cards.values()), shipped_library().limits.cards
    return _MESSAGES.say("builder", "counts", count=count, most=most, over=max(0, count - most))


def _listed(side: DeckSide) -> list[Listed]:
    known = shipped_library().cards
    return [(face(card), count) for card, count in side.cards.items() if card in known]


WORKSHOP_UI = WorkshopUI(
    builder=DeckBuilder,
    figure=_figure,
    counted=_counted,
    new=_MESSAGES.say("builder", "new"),
    name=_MESSAGES.say("builder", "new_name"),
    needs=_MESSAGES.say("builder", "needs"),
    listed=_listed,
    place="neon",
)
