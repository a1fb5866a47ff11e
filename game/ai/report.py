"""What a number of games between computer players came to."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

_DEVIATIONS = 1.96
"""Of a normal distribution, to either side of the middle of 95 % of it."""


@dataclass
class Report:
    """Statistics of a number of games; `wins` by seat, `longest` in actions, `turns` in the rules' `unit`.

    `first_wins` are those of the seat that began, of the `decided` games where one seat did and one won.
    `points` are those of the player named first, on whichever seat: a win counts 1, a draw one half.
    `lengths` are games by their turns, `happened` games by the turn of the first event `looked_for`.
    """

    games: int = 0
    points: float = 0.0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    actions: int = 0
    seconds: float = 0.0
    longest: int = 0
    unit: str = "turns"
    turns: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    looked_for: str = ""
    happened: Counter[int] = field(default_factory=Counter)
    first_wins: int = 0
    decided: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        """Adds the games of another report; `seconds` stays, because jobs run at the same time."""
        self.games += other.games
        self.points += other.points
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.unit, self.turns = other.unit, self.turns + other.turns
        self.lengths += other.lengths
        self.looked_for = other.looked_for
        self.happened += other.happened
        self.first_wins += other.first_wins
        self.decided += other.decided
        self.reasons += other.reasons

    def to_dict(self) -> dict[str, Any]:
        """The figures that `simulate` prints."""
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            **({"points": self._points()} if self.games else {}),
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
            "mean_actions": round(self.actions / self.games, 1) if self.games else 0,
            "max_actions": self.longest,
            f"mean_{self.unit}": round(self.turns / self.games, 2) if self.games else 0,
            **({f"median_{self.unit}": median(self.lengths)} if self.games else {}),
            **({f"first_{self.looked_for}": self._first_event()} if self.looked_for else {}),
            **({"first_player": self._first_player()} if self.decided else {}),
            "reasons": dict(self.reasons.most_common()),
            "reason_shares": {
                reason: round(count / self.games, 3) for reason, count in self.reasons.most_common()
            },
            "reason_intervals": {
                reason: _ends(count / self.games, self.games) for reason, count in self.reasons.most_common()
            },
        }

    def _first_player(self) -> dict[str, float]:
        """The share of the games that the seat which began has won, and how many games were decided."""
        return {"share": round(self.first_wins / self.decided, 3), "of": self.decided}

    def _first_event(self) -> dict[str, dict[str, float]]:
        """By turn, the share of the games in which the event has happened by then, with its 95 % interval."""
        found, so_far = {}, 0
        for turn in range(1, max(self.happened, default=0) + 1):
            so_far += self.happened[turn]
            share = so_far / self.games
            found[f"by_{turn}"] = {"share": round(share, 3), **_ends(share, self.games)}
        return found

    def _points(self) -> dict[str, float]:
        """The share of the points that the first player has made, with its 95 % interval."""
        share = self.points / self.games
        return {"share": round(share, 3), **_ends(share, self.games)}


def median(lengths: Counter[int]) -> dict[str, float]:
    """The middle of counted values, and the values between which the true one lies in 95 of 100 cases.

    The interval is the usual one of order statistics: as many values are below the median as a fair coin
    gives heads.

    >>> median(Counter({4: 30, 5: 40, 6: 30}))
    {'is': 5, 'from': 5, 'to': 5}
    """
    values = sorted(lengths.elements())
    count = len(values)
    middle = (values[(count - 1) // 2] + values[count // 2]) / 2
    off = _DEVIATIONS * math.sqrt(count) / 2
    low, high = max(0, math.floor(count / 2 - off)), min(count - 1, math.ceil(count / 2 + off))
    return {"is": int(middle) if middle == int(middle) else middle, "from": values[low], "to": values[high]}


def _ends(share: float, games: int) -> dict[str, float]:
    low, high = interval(share, games)
    return {"from": round(low, 3), "to": round(high, 3)}


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share of points lies in 95 of 100 cases.

    Source: Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927.

    >>> [round(end, 2) for end in interval(0.5, 100)]
    [0.4, 0.6]
    """
    doubt = _DEVIATIONS**2 / games
    middle = (share + doubt / 2) / (1 + doubt)
    half = math.sqrt(share * (1 - share) * doubt + doubt**2 / 4) / (1 + doubt)
    return middle - half, middle + half
