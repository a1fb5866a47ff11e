"""The turn of a match that dealt the most Wounds."""

from types import MappingProxyType
from typing import Any

from game.content.scrapbots import shipped_library
from game.engine.events import Event
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords
from game.words.scrapbots.worst_turn import worst_turn

WORDS = TableWords(shipped_library().sets["revised"], shipped_messages("scrapbots"), ("Ada", "Bo"))


def told(*steps: tuple[int, int, int, int], winner: int | None = 1) -> str:
    """Of steps (turn, seat that takes, lane, Wounds)."""
    events: list[Any] = []
    for turn, seat, lane, count in steps:
        events += [
            Event("turn", MappingProxyType({"turn": turn, "seat": 1 - seat})),
            Event("wound", MappingProxyType({"seat": seat, "lane": lane, "count": count, "wounds_left": 1})),
        ]
    return worst_turn(WORDS, events, winner)


def test_the_turn_with_the_most_wounds_of_the_winner_is_told() -> None:
    steps = ((4, 1, 0, 8), (5, 0, 1, 2), (5, 0, 1, 3), (5, 0, 2, 4), (7, 0, 0, 4))
    assert told(*steps) == "In turn 5 Bo dealt 9 Wounds at once, 5 of them in lane 2."
    assert told(*steps, winner=0) == "In turn 4 Ada dealt 8 Wounds at once, 8 of them in lane 1."


def test_few_wounds_are_not_told_of() -> None:
    assert told((4, 0, 0, 2), (5, 0, 1, 2)) == told() == ""
