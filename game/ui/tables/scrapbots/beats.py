"""How long each event is shown, and what it sounds like."""

from game.engine.events import Event

_LENGTHS = {
    "turn": 260,
    "scrap": 220,
    "energy": 220,
    "text": 120,
    "activate": 320,
    "build": 320,
    "attack": 300,
    "buy": 320,
    "market": 220,
    "draw": 300,
    "shuffle": 260,
    "discard": 240,
    "clean_up": 160,
    "wounds_drawn": 320,
    "coin": 520,
    "damage": 300,
    "wound": 420,
    "destroy": 360,
    "nothing": 260,
    "over": 400,
    "conceded": 400,
}
_OTHER = 200

_SOUNDS = {
    "scrap": "pick",
    "energy": "heat",
    "activate": "ult",
    "build": "block",
    "attack": "move",
    "buy": "seal",
    "market": "flip",
    "draw": "flip",
    "shuffle": "flip",
    "coin": "link",
    "damage": "hit",
    "wound": "hit",
    "destroy": "over",
    "repair": "vent",
    "ready": "link",
    "exhaust": "miss",
    "nothing": "miss",
    "return_wound": "vent",
    "over": "over",
    "conceded": "over",
}


def length(event: Event) -> int:
    """Milliseconds at speed 1."""
    return _LENGTHS.get(event.kind, _OTHER)


def sound(event: Event) -> str | None:
    """The sound of an event, by name."""
    return _SOUNDS.get(event.kind)
