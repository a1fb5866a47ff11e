"""A match at the table: who plays it, where it is saved, and the computer players' thinking. No pygame."""

import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.ai.information_set import InformationSet
from game.ai.players import Player, make_player
from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import Match
from game.engine.record import from_save, to_save
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.rules import load
from game.storage.autosave import Autosave
from game.storage.save_file import SaveFile, new_match_id, new_save
from game.ui.tables.game_ui import GameUI, Looks, game_ui
from game.ui.tables.sitting import PERSON
from game.ui.turns import FRAMES


@dataclass(frozen=True, slots=True)
class ThoughtRequest:
    """What a computer player was asked, and in which position of which match."""

    match: Match
    position: int
    decision: Decision

    @property
    def current(self) -> bool:
        """Whether the match is still in that position and waits for that seat."""
        asked = self.match.decision_of(self.decision.seat)
        return self.position == self.match.position and self.decision == asked


class Session:
    """Plays a match and saves it after each decision."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        names: Sequence[str],
        folder: Path,
        match_id: str = "",
        players: Mapping[Seat, Player] | None = None,
    ) -> None:
        """`players` choose for some seats that are no person's, instead of those that `seats` name."""
        self.match = match
        self.seats = (seats[0], seats[1])
        self.names = (names[0], names[1])
        self.match_id = match_id or new_match_id()
        self.autosave = Autosave(folder)
        chance = Dice(match.seed ^ 0x5EED)
        self._players = {
            seat: (players or {}).get(seat) or make_player(kind, chance.below(1 << 62))
            for seat, kind in enumerate(self.seats)
            if kind != PERSON
        }
        self._thinking: dict[Seat, ThoughtRequest] = {}
        self._thoughts: deque[tuple[ThoughtRequest, Action]] = deque()

    @classmethod
    def new(
        cls,
        game: str,
        options: dict[str, str],
        seed: int,
        seats: Sequence[str],
        names: Sequence[str],
        folder: Path,
    ) -> "Session":
        """A fresh match, saved from its first moment on. Raises `OptionError`."""
        session = cls(Match(load(game), options, seed), seats, names, folder)
        session.save()
        return session

    @classmethod
    def resume(cls, save: SaveFile, folder: Path) -> "Session":
        """The match of a save. Raises `RecordError` where it does not fit the rules."""
        match = from_save(load(save.game), save.engine_record())
        return cls(match, save.seats, save.names, folder, save.match)

    @property
    def game_ui(self) -> GameUI:
        return game_ui(self.match.rules.id)

    @property
    def looks(self) -> Looks:
        """The mech that each seat's art shows."""
        return self.game_ui.choose_looks(self.match.options)

    def save(self) -> None:
        """Writes the match; what goes wrong is told by `autosave.take_problem`."""
        self.autosave.write(
            new_save(
                to_save(self.match),
                match=self.match_id,
                seats=self.seats,
                names=self.names,
                finished=self.match.outcome is not None,
                round=self.game_ui.progress(self.match),
            )
        )

    def act(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Makes a choice and saves. Raises `IllegalAction`, and then nothing has changed."""
        events = self.match.act(seat, action)
        self.save()
        return events

    def undo(self, count: int) -> None:
        """Takes choices back and saves; what computer players think about what was undone is dropped."""
        self.match.undo(count)
        self.save()

    def think(self, decision: Decision) -> None:
        """Lets the computer player of a decision think, in a thread; `poll` makes the choice it comes to."""
        request = ThoughtRequest(self.match, self.match.position, decision)
        if self._thinking.get(decision.seat) == request:
            return
        self._thinking[decision.seat] = request
        known = InformationSet(self.match.rules, self.match.state.copy(), decision)
        player = self._players[decision.seat]

        def work() -> None:
            FRAMES.wait()
            self._thoughts.append((request, player.choose(known)))

        self._start(work)

    def _start(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True, name="computer player").start()

    @property
    def busy(self) -> bool:
        """Whether a computer player is thinking about what it is asked now."""
        return any(request.current for request in self._thinking.values())

    def poll(self) -> bool:
        """Makes a computer player's choice if one is ready and still asked for; True when it did.

        A choice for another position than the one at hand is dropped.
        """
        while self._thoughts:
            request, action = self._thoughts.popleft()
            seat = request.decision.seat
            if request.current and self._thinking.get(seat) == request:
                del self._thinking[seat]
                self.act(seat, action)
                return True
        return False
