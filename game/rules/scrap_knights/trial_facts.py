"""What is counted in duels when a mech is tried."""

from collections.abc import Iterator, Sequence

from game.content.scrap_knights import MechSide
from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.state import State
from game.rules.trial import TrialFacts, of_kind, used

_CLOSE = 1


def _count(events: Sequence[Event], state: State, seat: Seat) -> Iterator[str]:
    other = opponent(seat)
    yield from used(events, seat, ("flip", "bot", "ult"))
    yield "ult" if of_kind(events, "ult", seat=seat) else "no_ult"
    if _struck_by_ult(events, seat):
        yield "ult_decides"
    if _struck_by_ult(events, other):
        yield "their_ult_decides"
    if of_kind(events, "overheated", seat=seat):
        yield "overheat"
    if of_kind(events, "overheated", seat=other):
        yield "their_overheat"
    if of_kind(events, "prevent_turn", seat=seat):
        yield "prevented"
    yield "close" if state.distance <= _CLOSE else "far"
    if not of_kind(events, "block", seat=seat):
        yield "no_block"


def _struck_by_ult(events: Sequence[Event], seat: Seat) -> bool:
    """Whether the last damage that a seat dealt was that of its ULT, and destroyed the other mech."""
    if not of_kind(events, "destroyed", seat=opponent(seat)):
        return False
    blows = of_kind(events, "damage", target=opponent(seat), hit=True)
    ults = {event.facts["card"] for event in of_kind(events, "ult", seat=seat)}
    return bool(blows) and blows[-1].facts["card"] in ults


def _cards(side: MechSide) -> list[str]:
    return [*side.acts, *side.bots]


TRIAL = TrialFacts(
    count=_count,
    cards=_cards,
    wins=("ult_decides", "ult", "their_overheat", "close"),
    losses=("their_ult_decides", "no_ult", "overheat", "far"),
    advice=("overheat", "no_ult", "their_ult_decides", "no_block", "far", "close"),
)
