"""What the records add up to: shares with their intervals, rows of wins, favourite cards; and all as CSV."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from game.engine.seats import Seat, opponent
from game.storage.records import Record

PERSON = "person"
_NORMAL_95 = 1.959964
_COLUMNS = ("ended", "game", "options", "you", "opponent", "side", "other_side", "result", "reason", "length")
_COUNTS = ("seconds", "hints", "taken_back")


@dataclass(frozen=True, slots=True)
class Share:
    """How often whoever is called "you" won; a draw counts as half a win. `low` and `high` are Wilson's 95 %
    interval (0..1).
    """

    name: str
    won: int
    drawn: int
    played: int

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which the true share lies, 95 times in 100.

        >>> low, high = Share("", 5, 0, 10).interval
        >>> round(low, 3), round(high, 3)
        (0.237, 0.763)
        """
        if not self.played:
            return 0.0, 1.0
        n, z = self.played, _NORMAL_95
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


def own_seat(record: Record) -> Seat:
    """The seat of "you": that of the person, or of the first of two."""
    return record.seats.index(PERSON)


def rival_of(record: Record) -> str:
    """The opponent's level, or "person"."""
    return record.seats[opponent(own_seat(record))]


def side_of(record: Record) -> str:
    """What "you" played; "" in a game without sides."""
    return record.sides[own_seat(record)]


def result_of(record: Record) -> str:
    """How it ended for "you": "won", "lost" or "draw"."""
    if record.winner is None:
        return "draw"
    return "won" if record.winner == own_seat(record) else "lost"


def shares(records: Iterable[Record], key: Callable[[Record], str]) -> list[Share]:
    """The shares by what `key` calls a match, the most played first; matches without a name are left out."""
    results: dict[str, Counter[str]] = {}
    for record in records:
        if name := key(record):
            results.setdefault(name, Counter())[result_of(record)] += 1
    found = [Share(name, one["won"], one["draw"], one.total()) for name, one in results.items()]
    return sorted(found, key=lambda one: (-one.played, one.name))


def rows_of_wins(records: Sequence[Record]) -> tuple[int, int]:
    """The longest row of wins, and the one that goes on now; `records` from the oldest on."""
    longest = now = 0
    for record in records:
        now = now + 1 if result_of(record) == "won" else 0
        longest = max(longest, now)
    return longest, now


def favourites(records: Iterable[Record], most: int) -> list[tuple[str, str, int, Share]]:
    """The cards that were played most: game, card, how often, and the share of the matches with it."""
    played: Counter[tuple[str, str]] = Counter()
    matches: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        for card, count in record.cards.items():
            played[record.game, card] += count
            matches.setdefault((record.game, card), []).append(record)
    ranked = sorted(played.items(), key=lambda one: (-one[1], one[0]))[:most]
    return [(*card, count, shares(matches[card], lambda one: "all")[0]) for card, count in ranked]


def as_csv(records: Iterable[Record]) -> str:
    """All of them as a table, a line each, the oldest first."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow([*_COLUMNS, *_COUNTS])
    for record in records:
        you = own_seat(record)
        names, sides = record.names, record.sides
        who = names[you], names[opponent(you)], sides[you], sides[opponent(you)]
        counts = record.count, record.seconds, record.hints[you], record.taken_back[you]
        played = record.ended.isoformat(), record.game, record.options
        table.writerow([*played, *who, result_of(record), record.reason, *counts])
    return text.getvalue()
