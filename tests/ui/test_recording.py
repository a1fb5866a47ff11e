"""Which matches go into the records, and when."""

from pathlib import Path

import pytest

from game.engine.match import CONCEDE
from game.storage.records import Record, read_records, records_file
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.session import Session

every_game = pytest.mark.parametrize("game", PLAYABLE)
PEOPLE = ("person", "person")


def begun(folder: Path, game: str, *seats: str, choices: int = 40) -> Session:
    """A match after so many choices, the first that are offered."""
    session = Session.new(game, {}, 7, seats or ("person", "greedy"), ("Ada", "Bo"), folder / "saves")
    while session.match.decisions and len(session.match.steps) < choices:
        decision = session.match.decisions[-1]
        session.act(decision.seat, decision.actions[0])
    return session


def recorded(session: Session) -> tuple[Record, ...]:
    records, damaged = read_records(records_file(session.autosave.folder))
    assert not damaged
    return records


@every_game
def test_a_match_is_recorded_when_it_ends(tmp_path: Path, game: str) -> None:
    session = begun(tmp_path, game)
    if session.match.outcome is None:
        assert not recorded(session)
        session.act(1, CONCEDE)
    (record,) = recorded(session)
    outcome = session.match.outcome
    assert outcome is not None
    assert (record.winner, record.reason) == (outcome.winner, outcome.reason)
    assert (record.match, record.game, record.seats) == (session.match_id, game, session.seats)
    assert record.sides == session.game_ui.side_names(session.match.options)
    assert record.count == session.match.rules.pace(session.match.state).count
    session.save()
    assert len(recorded(session)) == 1


@every_game
def test_what_is_taken_back_is_recorded_no_more(tmp_path: Path, game: str) -> None:
    session = begun(tmp_path, game, choices=6)
    seat = session.match.steps[-1].seat
    session.act(seat, CONCEDE)
    assert len(recorded(session)) == 1
    session.undo(1)
    assert not recorded(session)
    session.act(seat, CONCEDE)
    assert [one.winner for one in recorded(session)] == [1 - seat]


def test_the_cards_of_the_persons_are_counted(tmp_path: Path) -> None:
    session = begun(tmp_path, "scrap_knights", choices=12)
    session.act(1, CONCEDE)
    (record,) = recorded(session)
    flips = [
        one.facts["card"] for one in session.match.events if one.kind == "flip" and one.facts["seat"] == 0
    ]
    assert sum(record.cards.values()) >= len(flips) > 0
    assert record.cards[flips[0]] >= flips.count(flips[0])


@pytest.mark.parametrize(
    ("seats", "choices"), [(("greedy", "greedy"), 20), (PEOPLE, 0)], ids=["no person", "no choice yet"]
)
def test_matches_that_nobody_played_do_not_count(
    tmp_path: Path, seats: tuple[str, str], choices: int
) -> None:
    session = begun(tmp_path, "scrapbots", *seats, choices=choices)
    session.act(0, CONCEDE)
    assert not recorded(session)
    session.save()
    assert not recorded(session)


def test_playing_on_from_an_old_position_is_not_recorded(tmp_path: Path) -> None:
    session = begun(tmp_path, "scrapbots", choices=20)
    again = session.from_position(10)
    again.act(0, CONCEDE)
    assert not recorded(session)
