"""The words half of a game: one record of the functions that put its choices and refusals into sentences."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.registry import Registry
from game.engine.rules import Decision
from game.words.check.recorder import Recorder

ActionText = Callable[[Any, Any, Decision, Any, Sequence[str]], str]
PlanText = Callable[[Any, Any, Decision, Sequence[Any], Sequence[str]], str]
RefusalText = Callable[[Any, Any, Refusal, Sequence[str]], str]


class LogWords(Protocol):
    """The log of a match in sentences."""

    def sentence(self, event: Event) -> str | None:
        """What an event says; None where the log leaves it out."""


@dataclass(frozen=True, slots=True)
class Harm:
    """A kind of event that hurts a side: the facts for whom and by how much, and what a point weighs."""

    seat: str = "seat"
    amount: str = ""
    weight: float = 1.0

    def weigh(self, event: Event) -> float:
        return self.weight * (event.facts[self.amount] if self.amount else 1)


Harms = Mapping[str, Harm]


LogWordsOf = Callable[[Any, Any, Sequence[str]], LogWords]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """One game for hints, key moments, refusals and `replay`; its table has its own files in game/words/GAME.

    The functions are called with the rules, what the seat sees, what it decides, and the names of both.
    """

    log_words: LogWordsOf
    """The words of the table that a view shows, for the names of both."""
    action_text: ActionText
    """One action as a short sentence, without a full stop."""
    plan_text: PlanText | None = None
    """The first action of a plan with what belongs to it; None where it says the same as `action_text`."""
    refusal_text: RefusalText
    """Why something cannot be chosen, in one sentence."""
    played: Mapping[str, str] = field(default_factory=dict)
    """Kinds of events by which a seat plays a card, with the fact that names it: for the records."""
    harms: Harms = field(default_factory=dict)
    """Kinds of events by which a side falls behind: key moments name the heaviest ones."""
    action_texts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The messages of the section `actions`, with their facts."""
    recorded_messages: Callable[[], Recorder] = Recorder
    """The other messages that are asked for by computed keys, for `check`."""


WORDS = Registry(
    GameWords,
    {
        "scrap_knights": "game.words.scrap_knights:WORDS",
        "scrapbots": "game.words.scrapbots:WORDS",
        "command_core": "game.words.command_core:WORDS",
        "dino_battles": "game.words.dino_battles:WORDS",
    },
)
"""The words half of every game."""
