"""How long each event is shown, and what it sounds like."""

from game.engine.events import Event

_LENGTHS = {
    "round": 220,
    "sealed": 240,
    "flip": 300,
    "bot": 320,
    "spend": 160,
    "ult": 420,
    "chain": 60,
    "effect": 180,
    "damage": 280,
    "miss": 200,
    "nothing": 160,
    "block": 150,
    "move": 240,
    "push": 220,
    "set_distance": 240,
    "heat": 90,
    "vent": 140,
    "token": 110,
    "link": 130,
    "over": 400,
    "conceded": 400,
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
    "conceded": "over",
}


def length(event: Event) -> int:
    """Milliseconds at speed 1."""
    return _LENGTHS.get(event.kind, _OTHER)


def sound(event: Event) -> str | None:
    """The sound of an event, by name."""
    if event.kind == "damage":
        return "hit" if event.facts["amount"] else "block"
    return _SOUNDS.get(event.kind)
