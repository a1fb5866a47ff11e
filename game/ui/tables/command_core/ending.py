"""The result of a game of Command Core: the reason, three numbers, and the figures of both sides."""

from collections.abc import Sequence
from typing import Any

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.engine.seats import SEATS, Seat, opponent
from game.ui.paint.figures.figures import KNEEL, READY, Drawn
from game.ui.paint.figures.squads import squad_picture, strongest_first
from game.ui.paint.palette import Color
from game.ui.tables.session.outcome import Count, Ending, Role
from game.ui.tables.session.session import Session
from game.words.command_core.log_text import TableWords
from game.words.messages import shipped_messages

PLACE = "dusk"
_POSES: dict[Role, str] = {"won": "proud", "drew": READY, "lost": "guard"}


def make_ending(session: Session) -> Ending:
    """The result of a session whose game is over."""
    match = session.match
    outcome = match.outcome
    assert outcome is not None
    view: Any = match.view(None)
    chassis = [mech.chassis for mech in view.mechs]
    library = shipped_library()
    board = library.maps[view.map].board
    texts = shipped_messages(match.rules.id)
    words = TableWords(library, texts, session.names, chassis, board)
    why = words.reason(outcome.winner, outcome.reason)
    reason = texts.say("ending", "reason", why=why, round=view.round)
    first, second = (sum(mech.structure for mech in view.mechs if mech.seat == side) for side in SEATS)
    whole = [library.chassis[mech.chassis].structure for mech in view.mechs]
    lost = [sum(len(mech.depleted) for mech in view.mechs if mech.seat == side) for side in SEATS]
    counts = (
        Count("structure", texts.say("ending", "structure_left"), (first, second)),
        Count("damage", texts.say("ending", "damage_dealt"), damage_dealt(match.events, whole)),
        Count("card", texts.say("ending", "cards_lost"), (lost[0], lost[1])),
    )

    def draw(seat: Seat, scale: float, role: Role, light: Color, left: bool) -> Drawn:
        own = [mech for mech in view.mechs if mech.seat == seat]
        alive = strongest_first((mech.chassis, mech.structure) for mech in own if mech.structure)
        members = [(chassis, _POSES[role], False) for chassis in alive]
        members += [(mech.chassis, KNEEL, True) for mech in own if not mech.structure]
        return squad_picture(tuple(members), seat, scale, left=left, light=light)

    return Ending(outcome.winner, reason, counts, PLACE, draw)


def damage_dealt(events: Sequence[Event], whole: Sequence[int]) -> tuple[int, int]:
    """The structure that each side shot away from mechs that began with `whole`.

    What a mech did to itself counts for nobody, nor do hits beyond what a mech had left.
    """
    dealt, left, strained = [0, 0], [*whole], False
    for event in events:
        if event.kind in ("strain", "result"):
            strained = event.kind == "strain"
        elif event.kind == "damage":
            mech, now = event.facts["mech"], event.facts["structure"]
            lost, left[mech] = left[mech] - now, now
            if not strained:
                dealt[opponent(event.facts["seat"])] += lost
    return dealt[0], dealt[1]
