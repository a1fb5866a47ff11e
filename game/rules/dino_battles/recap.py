"""A turn in a few sentences: what each exchange came to, who was knocked out, which cards were used."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.dino_battles.log_text import TableWords

RECAP_TEXTS: Mapping[str, tuple[str, ...]] = {
    "hit": ("seat", "dino", "amount"),
    "lost": ("seat", "dino", "amount"),
    "evaded": ("seat", "amount"),
    "knock_out": ("seat", "dino"),
    "promote": ("seat", "dino"),
    "switch": ("seat", "dino"),
    "bench": ("seat", "dino"),
    "attach": ("seat", "dino", "card"),
    "used": ("seat", "card"),
    "loaded": ("seat", "count"),
    "loaded_one": ("seat",),
    "failed": ("seat",),
}
"""The sentences of a recap, with their facts."""

_SYMBOLS: Mapping[str, str] = {
    "hit": "damage",
    "lost": "warning",
    "evaded": "evade",
    "knock_out": "cross",
    "promote": "right",
    "switch": "flip",
    "bench": "plus",
    "attach": "upgrade",
    "used": "card",
    "loaded": "deck",
    "loaded_one": "deck",
    "failed": "blocked",
}


class RecapLine(NamedTuple):
    """An icon, whose doing it was, the sentence, and the card that it is about, or ""."""

    symbol: str
    seat: Seat
    text: str
    card: str = ""


def turn_events(events: Sequence[Event]) -> Sequence[Event]:
    """The events since the last turn began."""
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    return events[starts[-1] :] if starts else ()


def turn_lines(words: TableWords, events: Sequence[Event]) -> list[RecapLine]:
    """What happened, the last first. Combat Cards loaded one after the other are counted together."""
    found: list[RecapLine] = []
    loaded = 0

    def say(key: str, event: Event, **facts: object) -> None:
        seat = event.facts["seat"]
        dino = event.facts.get("dino") or ""
        named = {"dino": words.card(dino)} if dino else {}
        text = words.texts.say("recap", key, seat=words.names[seat], **named, **facts)
        found.append(RecapLine(_SYMBOLS[key], seat, text, event.facts.get("card") or dino))

    for event in events:
        facts = event.facts
        if event.kind != "load":
            loaded = 0
        match event.kind:
            case "load":
                if loaded and found[-1].seat == facts["seat"]:
                    found.pop()
                else:
                    loaded = 0
                loaded += 1
                if loaded > 1:
                    say("loaded", event, count=loaded)
                else:
                    say("loaded_one", event)
            case "damage":
                say("hit" if facts["why"] == "hit" else "lost", event, amount=facts["amount"])
            case "evaded":
                say("evaded", event, amount=facts["amount"])
            case "knock_out" | "promote" | "switch" | "bench" | "failed":
                say(event.kind, event)
            case "attach":
                say("attach", event, card=words.card(facts["card"]))
            case "play" | "use":
                say("used", Event(event.kind, {**facts, "dino": ""}), card=words.card(facts["card"]))
    return found[::-1]
