"""A round in a few sentences: what each program came to, what each attack did, what was lost."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.engine.seats import Seat
from game.words.command_core.card_text import signed
from game.words.command_core.log_text import TableWords


class RecapLine(NamedTuple):
    """An icon, whose doing it was, the sentence, the card that it is about or "", and which mech acted."""

    symbol: str
    seat: Seat
    text: str
    card: str = ""
    mech: int | None = None


def round_events(events: Sequence[Event]) -> Sequence[Event]:
    """The events since programs were run last; while new ones are written, those of the round before."""
    starts = [place for place, event in enumerate(events) if event.kind == "execution"]
    return events[starts[-1] :] if starts else ()


def round_lines(words: TableWords, events: Sequence[Event], *, short: bool = False) -> list[RecapLine]:
    """What happened, the last first; `short` sentences leave the mech out."""
    found: list[RecapLine] = []
    stopped, attack, strained = "no", None, False

    def recap_text(key: str, **facts: object) -> str:
        if short:
            return words.texts.say("known", key, **facts)
        return words.texts.say("recap", key, **facts)

    def add(symbol: str, about: Event, text: str, card: str = "") -> None:
        found.append(RecapLine(symbol, about.facts["seat"], text, card, about.facts["mech"]))

    for event in events:
        facts, mech = event.facts, words.mech(event.facts["mech"]) if "mech" in event.facts else ""
        match event.kind:
            case "reveal":
                stopped = "no"
            case "blocked":
                stopped = facts["by"]
            case "delta":
                text = recap_text("ran", mech=mech, stopped=stopped, delta=signed(facts["delta"]))
                add("play" if stopped == "no" else "cross", event, text)
            case "attack":
                attack = event
            case "strain" | "result":
                strained = event.kind == "strain"
                if attack is not None and not strained and not facts["hits"] + facts["crits"]:
                    add("block", attack, recap_text("missed", **_shot(words, attack)), attack.facts["weapon"])
            case "damage" if strained:
                fatal = "yes" if not facts["structure"] else "no"
                add("warning", event, recap_text("strained", mech=mech, amount=facts["amount"], fatal=fatal))
            case "damage" if attack is not None:
                fatal = "yes" if not facts["structure"] else "no"
                text = recap_text("hit", amount=facts["amount"], fatal=fatal, **_shot(words, attack))
                add("damage", attack, text, attack.facts["weapon"])
            case "deplete":
                add(
                    "card",
                    event,
                    recap_text("lost", mech=mech, card=words.card(facts["card"])),
                    facts["card"],
                )
    return found[::-1]


def _shot(words: TableWords, attack: Event) -> dict[str, str]:
    """Who attacked whom, and with what."""
    facts = attack.facts
    return {
        "mech": words.mech(facts["mech"]),
        "target": words.mech(facts["target"]),
        "weapon": words.card(facts["weapon"]),
    }
