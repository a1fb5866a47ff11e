"""A round in a few sentences: what each program came to, what each attack did, what was lost."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.engine.seats import Seat
from game.words.command_core.card_text import signed
from game.words.command_core.log_text import TableWords

RECAP_TEXTS: Mapping[str, tuple[str, ...]] = {
    "ran": ("mech", "delta"),
    "stopped_edge": ("mech", "delta"),
    "stopped_wall": ("mech", "delta"),
    "stopped_mech": ("mech", "delta"),
    "strained": ("mech", "amount"),
    "hit": ("mech", "target", "weapon", "amount"),
    "missed": ("mech", "target", "weapon"),
    "lost": ("mech", "card"),
    "destroyed": ("mech",),
}
"""The sentences of a recap, with their facts."""


class RecapLine(NamedTuple):
    """An icon, whose doing it was, the sentence, and the card that it is about, or ""."""

    symbol: str
    seat: Seat
    text: str
    card: str = ""


def round_events(events: Sequence[Event]) -> Sequence[Event]:
    """The events since programs were run last; while new ones are written, those of the round before."""
    starts = [place for place, event in enumerate(events) if event.kind == "execution"]
    return events[starts[-1] :] if starts else ()


def round_lines(words: TableWords, events: Sequence[Event]) -> list[RecapLine]:
    """What happened, the last first."""
    found: list[RecapLine] = []
    stopped, attack, strained = "", None, False

    def say(key: str, symbol: str, event: Event, about: str = "", **facts: object) -> None:
        mech = words.mech(event.facts["mech"])
        text = words.texts.say("recap", key, mech=mech, **facts)
        found.append(RecapLine(symbol, event.facts["seat"], text, about))

    for event in events:
        facts = event.facts
        match event.kind:
            case "reveal":
                stopped = ""
            case "blocked":
                stopped = facts["by"]
            case "delta":
                key, symbol = (f"stopped_{stopped}", "cross") if stopped else ("ran", "play")
                say(key, symbol, event, delta=signed(facts["delta"]))
            case "attack":
                attack = event
            case "strain" | "result":
                strained = event.kind == "strain"
                if attack is not None and not strained and not facts["hits"] + facts["crits"]:
                    say("missed", "block", attack, attack.facts["weapon"], **_shot(words, attack))
            case "damage" if strained:
                say("strained", "warning", event, amount=facts["amount"])
            case "damage" if attack is not None:
                shot = _shot(words, attack)
                say("hit", "damage", attack, attack.facts["weapon"], amount=facts["amount"], **shot)
            case "deplete":
                say("lost", "card", event, facts["card"], card=words.card(facts["card"]))
            case "destroyed":
                say("destroyed", "damage", event)
    return found[::-1]


def _shot(words: TableWords, attack: Event) -> dict[str, str]:
    """The target and the weapon of an attack, by their names."""
    return {"target": words.mech(attack.facts["target"]), "weapon": words.card(attack.facts["weapon"])}
