"""A figure of a rulebook beside the match that leads to what it shows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.rulebook import Figure
from game.engine.events import Event
from game.engine.match import Match


@dataclass(frozen=True, slots=True)
class PlayedFigure:
    """A figure, its match after the moves, the state before them, and the events that they brought."""

    figure: Figure
    match: Match
    before: Mapping[str, Any]
    events: Sequence[Event]

    @property
    def after(self) -> Mapping[str, Any]:
        """The state after the moves."""
        state: Mapping[str, Any] = self.match.state.to_dict()
        return state

    def facts(self, kind: str) -> list[Mapping[str, Any]]:
        """The facts of all events of a kind, in order."""
        return [event.facts for event in self.events if event.kind == kind]

    def happened(self, kind: str, **facts: Any) -> bool:
        """Whether an event of a kind had these facts."""
        return any(facts.items() <= found.items() for found in self.facts(kind))
