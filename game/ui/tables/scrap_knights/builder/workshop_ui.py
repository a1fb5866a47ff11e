"""Scrap Knights in the workshop."""

from game.content.scrap_knights import CONTENT, MechSide, shipped_library
from game.ui.paint.figures.figures import READY, Drawn, standing
from game.ui.paint.palette import SEATS
from game.ui.tables.scrap_knights.builder.figure import built_mech
from game.ui.tables.scrap_knights.builder.scene import MechBuilder
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.setup.corner import figure_room
from game.ui.workshop.workshop_ui import Listed, WorkshopUI
from game.words.messages import shipped_messages

_MESSAGES = shipped_messages("scrap_knights")
_TALL = 0.86
"""Height of a mech as a share of its place."""


def _figure(side: MechSide, size: tuple[int, int]) -> Drawn:
    """A ready mech in colours of its own, one that was built in those of its cards."""
    sides, height = CONTENT.sides, round(figure_room(size) * _TALL)
    assert sides is not None
    if side not in sides.ready().values():
        return built_mech(side, shipped_library(), height)
    return standing(sides.look(side), 0, height, READY, left=False, light=SEATS[0])


def _counted(side: MechSide) -> str:
    library = shipped_library()
    ult = library.ults.get(side.ult)
    prep = ult.prep.cards if ult is not None and ult.prep is not None else 0
    cards = len(side.acts) + len(side.bots) + bool(side.ult) + len(side.prep)
    most = library.limits.acts + library.limits.bots + 1 + prep
    return _MESSAGES.say("builder", "counts", count=cards, most=most)


def _listed(side: MechSide) -> list[Listed]:
    known = shipped_library().card_ids
    cards = (side.ult, *side.acts, *side.bots, *side.prep)
    return [(face(card), 0) for card in cards if card in known]


WORKSHOP_UI = WorkshopUI(
    builder=MechBuilder,
    figure=_figure,
    counted=_counted,
    new=_MESSAGES.say("builder", "new"),
    name=_MESSAGES.say("builder", "new_name"),
    needs=_MESSAGES.say("builder", "needs"),
    listed=_listed,
    place="arena",
)
