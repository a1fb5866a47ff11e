"""Command Core in the workshop."""

from collections import Counter

from game.content.command_core import SquadSide, shipped_library
from game.content.command_core.side import limit_of, points_of
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.figures.squads import squad_picture, strongest_first
from game.ui.paint.palette import SEATS
from game.ui.tables.command_core.builder.scene import SquadBuilder
from game.ui.tables.command_core.faces import face
from game.ui.workshop.workshop_ui import Listed, WorkshopUI
from game.words.messages import shipped_messages

_MESSAGES = shipped_messages("command_core")
_PROBE, _WIDE, _TALL = 0.2, 0.94, 0.8
"""The size at which mechs are measured, and the share of their place that they take at most."""


def _figure(side: SquadSide, size: tuple[int, int]) -> Drawn:
    known = shipped_library().chassis
    mechs = [(mech.chassis, known[mech.chassis].structure) for mech in side.mechs if mech.chassis in known]
    # A squad without a mech yet is stood for by the smallest chassis.
    chassis = strongest_first(mechs) or (min(known.values(), key=lambda one: one.points).id,)
    members = tuple([(one, "guard", False) for one in chassis])
    probe, (_, top) = squad_picture(members, 0, _PROBE, left=False)
    scale = min(size[0] * _WIDE / probe.get_width(), size[1] * _TALL / max(1, -top)) * _PROBE
    return squad_picture(members, 0, round(scale, 3), left=False, light=SEATS[0])


def _counted(side: SquadSide) -> str:
    library = shipped_library()
    total = sum(points_of(mech, library) for mech in side.mechs)
    most = limit_of(side, library)
    return _MESSAGES.say("builder", "counts", count=total, most=most, over=max(0, total - most))


def _listed(side: SquadSide) -> list[Listed]:
    """Chassis, weapons and upgrades: equal ones are counted, so that three mechs have room."""
    cards = Counter(
        card for mech in side.mechs for card in (mech.chassis, *mech.weapons, *mech.upgrades) if card
    )
    known = shipped_library().card_ids
    return [(face(card), count if count > 1 else 0) for card, count in cards.items() if card in known]


WORKSHOP_UI = WorkshopUI(
    builder=SquadBuilder,
    figure=_figure,
    counted=_counted,
    new=_MESSAGES.say("builder", "new"),
    name=_MESSAGES.say("builder", "new_name"),
    needs=_MESSAGES.say("builder", "needs"),
    listed=_listed,
    place="mesa",
)
