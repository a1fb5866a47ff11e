"""A match that has ended as a line of the records. No pygame."""

from collections import Counter
from datetime import UTC, datetime
from typing import Any

from game import __version__
from game.engine.match import CONCEDE, Match
from game.engine.seats import Seat
from game.storage.records import Record
from game.ui.tables.session.sitting import PERSON
from game.words.game_words import WORDS


def counts(match: Match, seats: tuple[str, str]) -> bool:
    """Whether a match belongs into the records: a person played it, and who gave it up had made a choice."""
    if match.outcome is None or PERSON not in seats:
        return False
    given_up = match.conceded
    return given_up is None or any(one.seat == given_up and one.action != CONCEDE for one in match.steps)


def record_of(session: Any, *, open_again: bool = False) -> Record:
    """The line of a match; `open_again` after its end was taken back."""
    match: Match = session.match
    outcome = match.outcome
    return Record(
        match=session.match_id,
        ended=datetime.now(UTC),
        program=__version__,
        game=match.rules.id,
        seats=session.seats,
        names=session.names,
        sides=session.game_ui.side_names(match.options),
        looks=tuple(look for look in session.looks if look),
        options=session.game_ui.options_line(match.options),
        winner=outcome.winner if outcome is not None else None,
        reason=outcome.reason if outcome is not None else "",
        count=match.rules.pace(match.state).count,
        seconds=session.seconds,
        hints=(session.hints[0], session.hints[1]),
        taken_back=(session.taken_back[0], session.taken_back[1]),
        stop=session.stop,
        cards=_cards(match, session.seats),
        open=open_again,
    )


def _cards(match: Match, seats: tuple[str, str]) -> dict[str, int]:
    persons: list[Seat] = [seat for seat in (0, 1) if seats[seat] == PERSON]
    played = WORDS[match.rules.id].played
    cards = Counter(
        event.facts[played[event.kind]]
        for event in match.events
        if event.kind in played and event.facts["seat"] in persons
    )
    return dict(cards.most_common())
