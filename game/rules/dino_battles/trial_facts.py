"""What is counted in matches when a deck is tried."""

from collections.abc import Iterator, Sequence

from game.content.dino_battles import DeckSide
from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.state import State
from game.rules.trial import TrialFacts, of_kind, used


def _count(events: Sequence[Event], state: State, seat: Seat) -> Iterator[str]:
    other = opponent(seat)
    yield from used(events, seat, ("play", "use", "load", "resolve", "permanent", "attach", "set"))
    yield from used(events, seat, ("bench", "place", "promote", "attack"), "dino")
    ends = of_kind(events, "over")
    if ends:
        yield str(ends[-1].facts["reason"])
    if of_kind(events, "no_dinosaur", seat=seat):
        yield "no_dinosaur"
    fallen = of_kind(events, "knock_out")
    if fallen:
        yield "first_loss" if fallen[0].facts["seat"] == seat else "first_kill"
    if any(event.facts["special"] for event in of_kind(events, "attack", seat=seat)):
        yield "special"
    if of_kind(events, "evaded", seat=seat):
        yield "evaded"
    if of_kind(events, "evaded", seat=other):
        yield "their_evaded"
    if any(event.facts["why"] not in ("hit", "card") for event in of_kind(events, "damage", seat=seat)):
        yield "suffers"


def _cards(side: DeckSide) -> list[str]:
    return list(side.cards)


TRIAL = TrialFacts(
    count=_count,
    cards=_cards,
    wins=("knockouts", "last_dinosaur", "deck", "first_kill"),
    losses=("knockouts", "last_dinosaur", "deck", "first_loss"),
    advice=("no_dinosaur", "deck", "last_dinosaur", "their_evaded", "suffers", "first_loss"),
)
