"""A turn in a few sentences: what each exchange came to, who was knocked out, which cards were used."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.engine.seats import Seat
from game.words.dino_battles.log_text import TableWords, by_reason

_FAILED = "blocked"
_SYMBOLS: Mapping[str, str] = {"knock_out": "cross", "promote": "right", "switch": "flip", "bench": "plus"}
"""The icons of what happens to a Dinosaur, by the kind of the event."""


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

    def recap_text(key: str, **facts: object) -> str:
        return words.texts.say("recap", key, seat=seat, dino=dino, **facts)

    def add(symbol: str, text: str, card: str = "") -> None:
        found.append(RecapLine(symbol, event.facts["seat"], text, card or event.facts.get("dino") or ""))

    for event in events:
        facts, card = event.facts, event.facts.get("card") or ""
        seat = words.names[facts["seat"]] if "seat" in facts else ""
        dino = words.card(facts["dino"]) if facts.get("dino") else ""
        if event.kind != "load":
            loaded = 0
        match event.kind:
            case "load":
                if loaded and found[-1].seat == facts["seat"]:
                    found.pop()
                else:
                    loaded = 0
                loaded += 1
                add("deck", recap_text("loaded", count=loaded), card)
            case "damage":
                text = recap_text(by_reason("lost", facts), why=facts["why"], amount=facts["amount"])
                add("damage" if facts["why"] == "hit" else "warning", text)
            case "evaded":
                add("evade", recap_text("evaded", amount=facts["amount"]))
            case "knock_out" | "promote" | "switch" | "bench":
                add(_SYMBOLS[event.kind], recap_text(event.kind))
            case "failed":
                if found and found[-1].symbol == _FAILED and found[-1].seat == facts["seat"]:
                    found.pop()
                else:
                    failed = 0
                failed += 1
                add(_FAILED, recap_text("failed", count=failed))
            case "attach":
                add("upgrade", recap_text("attach", card=words.card(card)), card)
            case "play" | "use":
                add("card", recap_text("used", card=words.card(card)), card)
    return found[::-1]
