"""What is counted in battles when a squad is tried."""

from collections.abc import Iterator, Sequence

from game.content.command_core import SquadSide
from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.command_core.state import State
from game.rules.trial import TrialFacts, of_kind, used


def _count(events: Sequence[Event], state: State, seat: Seat) -> Iterator[str]:
    other = opponent(seat)
    yield from used(events, seat, ("attack",), "weapon")
    ends = of_kind(events, "over")
    if ends:
        yield str(ends[-1].facts["reason"])
    lost = of_kind(events, "destroyed")
    if lost:
        yield "first_loss" if lost[0].facts["seat"] == seat else "first_kill"
    if any(event.facts["hits"] for event in of_kind(events, "strain", seat=seat)):
        yield "strain"
    if of_kind(events, "defend", seat=seat, arc="rear"):
        yield "rear"
    if of_kind(events, "defend", seat=other, arc="rear"):
        yield "their_rear"
    if of_kind(events, "crit", seat=seat):
        yield "crit"
    if of_kind(events, "crit", seat=other):
        yield "their_crit"


def _cards(side: SquadSide) -> list[str]:
    return [weapon for mech in side.mechs for weapon in mech.weapons]


TRIAL = TrialFacts(
    count=_count,
    cards=_cards,
    wins=("destroyed", "round_limit", "first_kill", "their_rear"),
    losses=("destroyed", "round_limit", "first_loss", "rear"),
    advice=("strain", "rear", "crit", "first_loss", "round_limit"),
)
