"""What the records add up to."""

import csv
import io
from datetime import timedelta

import pytest

from game.storage.record_figures import (
    Share,
    as_csv,
    favourites,
    result_of,
    rival_of,
    rows_of_wins,
    shares,
    side_of,
)
from game.storage.records import Record
from tests.storage.test_records import START, record

RESULTS = {"won": 0, "lost": 1, "draw": None}


def played(*results: str, **facts: object) -> list[Record]:
    return [record(number, winner=RESULTS[one], **facts) for number, one in enumerate(results)]


def test_shares_are_counted_by_any_name_the_most_played_first() -> None:
    records = [*played("won", "lost", "draw"), *played("won", game="command_core"), *played("won", game="")]
    assert shares(records, lambda one: one.game) == [
        Share("scrapbots", 1, 1, 3),
        Share("command_core", 1, 0, 1),
    ]
    assert shares(records, lambda one: one.game)[0].share == 0.5


def test_you_are_the_person_or_the_first_of_two() -> None:
    sides = ("Ronin", "Bulwark")
    first = record(0, seats=("hard", "person"), winner=1, sides=sides)
    assert (result_of(first), rival_of(first), side_of(first)) == ("won", "hard", "Bulwark")
    second = record(0, seats=("person", "person"), winner=1, sides=sides)
    assert (result_of(second), rival_of(second), side_of(second)) == ("lost", "person", "Ronin")


@pytest.mark.parametrize(
    ("won", "played", "low", "high"), [(0, 4, 0.0, 0.490), (4, 4, 0.510, 1.0), (5, 10, 0.237, 0.763)]
)
def test_intervals_are_wilsons(won: int, played: int, low: float, high: float) -> None:
    assert Share("", won, 0, played).interval == pytest.approx((low, high), abs=0.001)


def test_the_fewer_matches_the_wider_the_interval() -> None:
    widths = [high - low for low, high in (Share("", n, 0, 2 * n).interval for n in (1, 4, 20, 200))]
    assert widths == sorted(widths, reverse=True)
    assert Share("", 0, 0, 0).interval == (0, 1)


def test_rows_of_wins_end_with_what_is_not_won() -> None:
    assert rows_of_wins(played("won", "won", "won", "lost", "won", "won")) == (3, 2)
    assert rows_of_wins(played("won", "won", "draw")) == (2, 0)
    assert rows_of_wins([]) == (0, 0)


def test_favourites_are_the_cards_played_most_often() -> None:
    records = [
        *played("won", cards={"scout": 4, "golem": 1}),
        *played("lost", cards={"scout": 1, "golem": 1}),
        *played("won", cards={"ray": 3}),
    ]
    found = favourites(records, 2)
    assert [one[:3] for one in found] == [("scrapbots", "scout", 5), ("scrapbots", "ray", 3)]
    assert [one[3].share for one in found] == [0.5, 1.0]


def test_the_table_has_a_line_for_each_match() -> None:
    names = ("Ada, the first", "Chip")
    rows = list(csv.DictReader(io.StringIO(as_csv(played("won", "lost", names=names, count=9, seconds=61)))))
    assert [row["result"] for row in rows] == ["won", "lost"]
    assert rows[0]["you"] == names[0] and rows[0]["length"] == "9" and rows[0]["seconds"] == "61"
    assert rows[1]["ended"] == (START + timedelta(hours=1)).isoformat()
