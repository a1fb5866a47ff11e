"""When a computer player would rather give a match up than play it to its bitter end. No pygame."""

from game.ai.thought import Thought
from game.engine.seats import Seat

HOPELESS = -0.95
"""A choice that is worth no more than this (-1..1) leads to a lost game."""
_CHOICES, _TURNS = 4, 2
"""So many of its choices in a row, in so many turns or rounds, must have been hopeless."""


class Outlooks:
    """How computer players have judged their chances lately. Each seat offers to give up once at most."""

    def __init__(self) -> None:
        self._lost: dict[Seat, list[int]] = {0: [], 1: []}
        """The turn of each hopeless choice since the last one with hope."""
        self._declined: set[Seat] = set()

    def add(self, seat: Seat, turn: int, thought: Thought) -> None:
        """A seat has chosen in a turn or round. Where it had no choice, it has not judged anything."""
        if len(thought.choices) < 2:
            return
        value = next((one.value for one in thought.choices if one.action == thought.taken), 0.0)
        if value <= HOPELESS:
            self._lost[seat].append(turn)
        else:
            self._lost[seat].clear()

    def hopeless(self, seat: Seat) -> bool:
        """Whether a seat would give up now, and has not offered it before."""
        turns = self._lost[seat]
        lost = len(turns) >= _CHOICES and len(set(turns)) >= _TURNS
        return lost and seat not in self._declined

    def decline(self, seat: Seat) -> None:
        """The match is played to its end all the same."""
        self._declined.add(seat)

    def forget(self) -> None:
        """Choices were taken back: what was lost may be open again."""
        for turns in self._lost.values():
            turns.clear()
