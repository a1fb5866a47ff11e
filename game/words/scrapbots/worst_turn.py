"""The turn of a match that dealt the most Wounds, in a sentence."""

from collections import Counter
from collections.abc import Iterable

from game.engine.events import Event
from game.engine.seats import Seat, opponent
from game.words.scrapbots.log_text import TableWords

_TOLD = 3
"""Wounds that a turn deals at least to be told of."""


def worst_turn(words: TableWords, events: Iterable[Event], winner: Seat | None) -> str:
    """The turn in which the winner, or either side of a draw, dealt the most Wounds; "" for few."""
    turn = 0
    dealt: Counter[tuple[int, Seat]] = Counter()
    lanes: Counter[tuple[int, Seat, int]] = Counter()
    for event in events:
        if event.kind == "turn":
            turn = event.facts["turn"]
        elif event.kind == "wound" and winner in (None, opponent(event.facts["seat"])):
            seat, lane, count = opponent(event.facts["seat"]), event.facts["lane"], event.facts["count"]
            dealt[turn, seat] += count
            lanes[turn, seat, lane] += count
    if not dealt or max(dealt.values()) < _TOLD:
        return ""
    # Of two turns the later one decided more.
    (number, seat), wounds = max(dealt.items(), key=lambda one: (one[1], one[0][0]))
    lane, most = max(
        ((lane, count) for (when, who, lane), count in lanes.items() if (when, who) == (number, seat)),
        key=lambda one: one[1],
    )
    facts = {"name": words.names[seat], "turn": number, "count": wounds, "lane": lane + 1, "most": most}
    return words.texts.say("result", "worst_turn", **facts)
