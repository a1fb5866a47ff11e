"""What effects can cause, as bits: the quickest way to see that a trigger cannot be met."""

from game.engine.seats import SEATS, Seat

_KINDS = ("damage", "move", "miss", "heat")
_OF_EVENT = {
    "threatened": "damage",
    "uninterrupted": "damage",
    "overheat": "heat",
    "miss": "miss",
    "move": "move",
}
"""What has to be possible for the event of a trigger to come about, or to fail to."""


def bit(kind: str, seat: Seat) -> int:
    """The bit that says that this may happen to a seat."""
    return 1 << (_KINDS.index(kind) * len(SEATS) + seat)


EVENT_BITS = {(event, seat): bit(kind, seat) for event, kind in _OF_EVENT.items() for seat in SEATS}
