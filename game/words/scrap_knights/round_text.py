"""The last round in rows: what it came to, both ACTs, then all that happened, as it came."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.engine.events import Event
from game.engine.seats import SEATS
from game.rules.scrap_knights.turn import begun_steps, silencers_of
from game.words.lists import joined
from game.words.scrap_knights.outcome_text import ChainOutcome
from game.words.scrap_knights.table_text import TableWords

_TOLD_ELSEWHERE = frozenset({"round", "sealed", "flip", "pass", "over", "conceded"})
"""The kinds of events of a round that have no row of their own where they happen."""
_ENDING = frozenset({"destroyed", "overheated", "over", "conceded"})
_MOVING = frozenset({"move", "push", "set_distance"})

Row = tuple[Event, int | None, str, tuple[str, ...]]
"""An event, the seat that it is about, a sentence, and the cards in it."""


def last_round(words: TableWords, events: Sequence[Event]) -> list[Row]:
    """What happened in the last round that is over, as rows for a list."""
    # The first round begins before there is anybody to tell it to.
    rounds = [0, *(place for place, event in enumerate(events) if event.kind in ("round", "over"))]
    spans = [(first, last) for first, last in pairwise(rounds) if last - first > 1]
    if not spans:
        return []
    first, last = spans[-1]
    steps = begun_steps(events[first:last], silencers_of(events[:first]))
    for step in steps:
        step.status = "done"
    outcome = ChainOutcome(words, steps)
    told = events[first : last + (events[last].kind == "over")]
    return [*_headline(words, told), *_told(words, told, outcome)]


def _headline(words: TableWords, events: Sequence[Event]) -> list[Row]:
    """What the round came to, in one row: who fell and won, and what each side lost."""
    ends = [event for event in events if event.kind in _ENDING]
    lost = [
        words.well("lost", name=words.names[seat], amount=amount)
        for seat in SEATS
        if (amount := sum(one.facts["amount"] for one in _blows(events) if one.facts["target"] == seat))
    ]
    told = [words.sentence(event) or "" for event in ends]
    told += [words.well("lost_line", lost=joined(words.texts, lost))] if lost else []
    moves = [event for event in events if event.kind in _MOVING]
    if not (told or moves):
        return []
    told = told or [words.well("unhurt_line")]
    if moves and not ends:
        told.append(words.well("distance_line", distance=moves[-1].facts["distance"]))
    shown = (ends or _blows(events) or moves)[0]
    cards = () if ends else words.cards(shown)
    return [(shown, None, f"*{' '.join(told)}*", cards)]


def _flips(words: TableWords, events: Sequence[Event]) -> list[Row]:
    """Both ACTs in one row; each on its own where a seat played none or two."""
    flips = [event for event in events if event.kind == "flip"]
    if len(flips) == 2 and flips[0].facts["seat"] != flips[1].facts["seat"]:
        flips.sort(key=lambda event: event.facts["seat"])
        cards = tuple(event.facts["card"] for event in flips)
        first, second = (f"*{words.card(card)}*" for card in cards)
        return [(flips[0], None, words.well("against", first=first, second=second), cards)]
    return [(one, one.facts["seat"], words.sentence(one) or "", words.cards(one)) for one in flips]


def _told(words: TableWords, events: Sequence[Event], outcome: ChainOutcome) -> Iterator[Row]:
    """All that happened, as it came: the ACTs first, heat that is gained at once in one row."""
    yield from _flips(words, events)
    warm: list[Event] = []
    for event in events:
        if event.kind == "heat":
            warm.append(event)
        elif event.kind not in _TOLD_ELSEWHERE and (sentence := outcome.logged(event)):
            yield from _heat(words, warm)
            warm = []
            seat = event.facts.get("seat", event.facts.get("winner"))
            strong = event.kind in _ENDING or event in _blows((event,))
            yield event, seat, f"*{sentence}*" if strong else sentence, words.cards(event)
    yield from _heat(words, warm)


def _heat(words: TableWords, events: Sequence[Event]) -> Iterator[Row]:
    """The heat that each side gains in one stretch, all in one row."""
    told = []
    for seat in SEATS:
        own = [event for event in events if event.facts["seat"] == seat]
        if own:
            amount = sum(event.facts["amount"] for event in own)
            last = Event("heat", {**own[-1].facts, "amount": amount})
            told.append(words.sentence(last) or "")
    if told:
        seats = {event.facts["seat"] for event in events}
        yield events[0], seats.pop() if len(seats) == 1 else None, " ".join(told), ()


def _blows(events: Sequence[Event]) -> list[Event]:
    """The blows that took HP."""
    return [event for event in events if event.kind == "damage" and event.facts["amount"]]
