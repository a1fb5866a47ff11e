"""How a battle ended: the last knock-out, or the deck that ran out, in two sentences."""

from collections.abc import Sequence

from game.engine.events import Event
from game.engine.seats import SEATS, opponent
from game.rules.dino_battles.view import BattleView
from game.words.dino_battles.log_text import TableWords
from game.words.dino_battles.recap import turn_lines

_BLOWS = ("knockouts", "last_dinosaur")
"""The reasons of an end that a knock-out brings."""


def last_cards(words: TableWords, view: BattleView) -> str:
    """Whose deck ran out, and how many knock-outs each had; "" where both decks have cards left."""
    empty = [words.names[seat] for seat in SEATS if not view.players[seat].deck_size]
    if not empty:
        return ""
    first, second = (side.knockouts for side in view.players)
    return words.texts.say(
        "recap",
        "last_cards",
        count=len(empty),
        name=empty[0],
        first=words.names[0],
        second=words.names[1],
        scored=first,
        others=second,
    )


def last_blow(words: TableWords, events: Sequence[Event]) -> str:
    """The attack, its answer, and what it cost; "" where no knock-out ended the battle."""
    places = {event.kind: number for number, event in enumerate(events)}
    down = places.get("knock_out", -1)
    if down < 0 or places.get("over", -1) < 0 or events[places["over"]].facts["reason"] not in _BLOWS:
        return ""
    fallen = events[down].facts
    lost = [
        number
        for number, event in enumerate(events[:down])
        if event.kind == "damage"
        and (event.facts["seat"], event.facts["place"]) == (fallen["seat"], fallen["place"])
    ]
    if not lost:
        return " ".join(line.text for line in turn_lines(words, [events[down]]))
    blow = events[lost[-1]]
    if blow.facts["why"] not in ("hit", "spikes", "recoil"):
        return " ".join(line.text for event in (blow, events[down]) for line in turn_lines(words, [event]))
    dino, amount = words.card(fallen["dino"]), blow.facts["amount"]
    fell = words.texts.say("recap", "last_fall", dino=dino, amount=amount, why=blow.facts["why"])
    return f"{_attack(words, events[: lost[-1]])} {fell}".strip()


def _attack(words: TableWords, events: Sequence[Event]) -> str:
    """The last attack with its answer and both totals."""
    found = {event.kind: event.facts for event in events}
    attack, answer, totals = (found.get(kind) for kind in ("attack", "answer", "totals"))
    if attack is None or answer is None or totals is None:
        return ""
    mover = attack["seat"]
    return words.texts.say(
        "recap",
        "last_attack",
        name=words.names[mover],
        dino=words.card(attack["dino"]),
        total=totals["totals"][mover],
        other=words.names[opponent(mover)],
        own=words.card(answer["dino"]),
        answer=answer["answer"],
        answered=totals["totals"][opponent(mover)],
    )
