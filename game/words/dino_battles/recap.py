"""A turn in a few sentences: what each exchange came to, who was knocked out, which cards were used."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.content.dino_battles.statuses import STATUSES
from game.engine.events import Event
from game.engine.seats import Seat
from game.words.dino_battles.log_text import TableWords

RECAP_TEXTS: Mapping[str, tuple[str, ...]] = {
    "hit": ("seat", "dino", "amount"),
    "lost": ("seat", "dino", "amount"),
    "lost_spikes": ("seat", "dino", "amount"),
    "lost_recoil": ("seat", "dino", "amount"),
    **{f"lost_{status.id}": ("seat", "dino", "amount") for status in STATUSES},
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
    "failed_more": ("seat", "count"),
}
"""The sentences of a recap, with their facts."""

_SYMBOLS: Mapping[str, str] = {
    "hit": "damage",
    "lost": "warning",
    "lost_spikes": "warning",
    "lost_recoil": "warning",
    **{f"lost_{status.id}": "warning" for status in STATUSES},
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
    "failed_more": "blocked",
}


_LOST: Mapping[str, str] = {
    "hit": "hit",
    "spikes": "lost_spikes",
    "recoil": "lost_recoil",
    **{status.id: f"lost_{status.id}" for status in STATUSES},
}
"""Sentences for HP that are lost, by the reason."""


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
    """What happened, the last first.

    Combat Cards that are loaded one after the other are counted together, and so are moves that fail.
    """
    found: list[RecapLine] = []
    loaded = failed = 0

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
                say(_LOST.get(facts["why"], "lost"), event, amount=facts["amount"])
            case "evaded":
                say("evaded", event, amount=facts["amount"])
            case "knock_out" | "promote" | "switch" | "bench":
                say(event.kind, event)
            case "failed":
                if found and found[-1].symbol == _SYMBOLS["failed"] and found[-1].seat == facts["seat"]:
                    found.pop()
                else:
                    failed = 0
                failed += 1
                if failed > 1:
                    say("failed_more", event, count=failed)
                else:
                    say("failed", event)
            case "attach":
                say("attach", event, card=words.card(facts["card"]))
            case "play" | "use":
                say("used", Event(event.kind, {**facts, "dino": ""}), card=words.card(facts["card"]))
    return found[::-1]
