"""What a show leaves unsaid: that a program was stopped while it was skipped, and what happened last."""

from collections.abc import Sequence

from game.engine.events import Event
from game.engine.seats import Seat
from game.words.command_core.table_text import BoardWords


def stops_of(events: Sequence[Event], seat: Seat, words: BoardWords) -> list[str]:
    """A sentence for each program of a seat that was stopped: that decides what its mech can shoot at."""
    stops = [one for one in events if one.kind == "blocked" and one.facts["seat"] == seat]
    return [told for told in map(words.sentence, stops) if told]


def latest_of(events: Sequence[Event], words: BoardWords) -> str:
    """The last sentence of the log, for a show that has no sentence yet."""
    return next((told for told in map(words.sentence, reversed(events)) if told), "")
