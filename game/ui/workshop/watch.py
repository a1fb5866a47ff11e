"""A game of a trial, watched at the table: two computer players make the choices that they made there."""

from typing import Any

from game.ai.computer import Answered
from game.ai.simulate import Planned
from game.ai.thought import Thought
from game.ai.tried_games import TriedGame
from game.engine.match import Match
from game.engine.rules import Decision
from game.engine.seats import Seat
from game.rules import CONTENTS, load
from game.ui.context import Context
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.scene import Scene
from game.ui.tables.guide import Guide
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.session.session import Session, ThoughtRequest
from game.ui.tables.table_scene import TableScene
from game.words.messages import Messages


class WatchedSession(Session):
    """Plays one game again; nothing of it is saved."""

    def __init__(self, context: Context, game: str, watched: TriedGame) -> None:
        planned, names = _known(watched), side_names(game, watched)
        match = Match(load(game), planned.options, planned.seed)
        super().__init__(match, planned.players, names, context.saves, computer=context.computer, saved=False)
        self._moves = [list(one) for one in watched.moves]
        self._answered: dict[tuple[int, Seat], str] = {}
        """The choice of a seat in a position, so that asking twice takes none from the list."""

    def think(self, decision: Decision) -> None:
        """Answers at once with the choice that was made; a player thinks where it is not legal."""
        seat, key = decision.seat, (self.match.position, decision.seat)
        if key not in self._answered:
            moves = self._moves[seat]
            if decision.forced or not moves:
                self._answered[key] = str(decision.actions[0])
            else:
                self._answered[key] = moves.pop(0)
        move = self._answered[key]
        if move not in map(str, decision.actions):
            super().think(decision)
            return
        request = ThoughtRequest(self.match, self.match.position, decision)
        self._inquiries[seat] = request, Answered(Thought(move, ()))


class WatchGuide(Guide):
    """The way back to the trial, at any time and at the end."""

    active = True

    def __init__(self, table: TableScene, words: Messages, leave: Command) -> None:
        self.table = table
        self.words = words
        self.leave = leave

    def _over(self) -> bool:
        return self.table.session.match.outcome is not None

    def speaks(self) -> bool:
        return self._over()

    @property
    def speaking(self) -> bool:
        return self._over()

    def line(self) -> str:
        ends = [event for event in self.table.session.match.events if event.kind == "over"]
        return (self.table.words.sentence(ends[-1]) or "") if ends and self._over() else ""

    def buttons(self) -> list[Button]:
        words = self.words.say("trying", "watched")
        return [Button(words, self.leave, primary=True, key_name=label("confirm"), size=24)]

    def tools(self) -> list[Tool]:
        words = self.words.say("trying", "watched")
        return [Tool(words, self.leave, "door", label("back"), words)]

    def undo(self) -> bool:
        return True

    def hint(self) -> bool:
        return True

    def pause(self) -> bool:
        self.leave()
        return True


def side_names(game: str, watched: TriedGame) -> tuple[str, str]:
    """What the seats are called: by the sides that they play."""
    planned = _known(watched)
    found = CONTENTS[game].sides_of(planned.options)
    return (found[0].name, found[1].name) if found is not None else planned.players


def _known(watched: TriedGame) -> Planned:
    """How the game was begun; a game of which only the result was kept cannot be watched."""
    assert watched.planned is not None
    return watched.planned


def watch_table(context: Context, game: str, watched: TriedGame) -> Scene:
    """The table of a game that is watched."""
    session = WatchedSession(context, game, watched)
    table: Any = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)
    table.accompany(WatchGuide(table, context.words, context.navigator.pop))
    return table
