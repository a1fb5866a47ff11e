"""How long each event is shown, what it sounds like, and the word that rises from it."""

from dataclasses import dataclass

from game.engine.events import Event
from game.engine.seats import Seat
from game.ui.paint.palette import DANGER, GOLD, GOOD, TEAL, TEXT, Color

LONGEST = 1500
"""Milliseconds at speed 1 that the events of one choice may take together."""

_LENGTHS = {
    "round": 60,
    "sealed": 90,
    "flip": 260,
    "bot": 260,
    "spend": 140,
    "ult": 320,
    "chain": 60,
    "effect": 150,
    "damage": 260,
    "miss": 200,
    "nothing": 160,
    "block": 120,
    "move": 200,
    "push": 180,
    "set_distance": 200,
    "heat": 90,
    "vent": 140,
    "token": 110,
    "link": 130,
    "over": 400,
}
_OTHER = 100

_SOUNDS = {
    "sealed": "seal",
    "flip": "flip",
    "bot": "flip",
    "spend": "pick",
    "ult": "ult",
    "miss": "miss",
    "block": "block",
    "move": "move",
    "push": "move",
    "set_distance": "move",
    "heat": "heat",
    "vent": "vent",
    "link": "link",
    "over": "over",
}


def length(event: Event) -> int:
    """Milliseconds at speed 1."""
    return _LENGTHS.get(event.kind, _OTHER)


def pace(events: list[Event], speed: float, *, reduce_motion: bool) -> float:
    """What every length is multiplied by, so that no decision waits longer than `LONGEST`."""
    if reduce_motion:
        return 0.0
    total = sum(length(event) for event in events)
    return min(1.0, LONGEST / total) / speed if total else 0.0


def sound(event: Event) -> str | None:
    """The sound of an event, by name."""
    if event.kind == "damage":
        return "hit" if event.facts["amount"] else "block"
    return _SOUNDS.get(event.kind)


@dataclass(frozen=True, slots=True)
class Float:
    """A word that rises beside a seat's mech: how much damage, heat, or why nothing."""

    seat: Seat
    text: str
    color: Color


def floating(event: Event) -> Float | None:
    """The word for an event, or None."""
    facts = event.facts
    if event.kind == "damage":
        if facts["amount"]:
            return Float(facts["target"], f"−{facts['amount']} HP", DANGER)
        return Float(facts["target"], "hit, no damage" if facts["hit"] else "blocked", TEXT)
    if event.kind == "miss":
        return Float(facts["seat"], "miss", TEXT)
    if event.kind == "vent" and facts["amount"]:
        return Float(facts["seat"], f"−{facts['amount']} heat", GOOD)
    if event.kind == "heat":
        return Float(facts["seat"], f"+{facts['amount']} heat", GOLD)
    if event.kind == "link" and facts["by"] > 0:
        return Float(facts["seat"], "+1 link", TEAL)
    return None
