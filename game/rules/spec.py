"""The rules half of a game: one record that says what there is to know of it, and where it is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.content.game_library import GameContent
from game.content.match_words import MatchWords
from game.content.sides import Side
from game.engine.dice import Dice
from game.engine.event_kinds import EventKinds
from game.engine.rules import Decision, Options, Rules
from game.engine.thinking import Thinking
from game.rules.played_figure import PlayedFigure
from game.rules.trial import TrialFacts


def not_in_the_open(view: Any, decision: Decision) -> bool:
    """For a game in which a seat is asked even where it has one choice, so as to tell nothing."""
    return False


def always_asks(view: Any, decision: Decision) -> None:
    """For a game in which every choice of several may change something."""
    return


def no_contradictions(played: PlayedFigure) -> Iterator[str]:
    """What a match contradicts in a figure, for a game whose rulebook has none."""
    return iter(())


def no_numbers(side: Any) -> Mapping[str, Any]:
    """For a game in which nobody brings a side."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class GameSpec:
    """One game for the computer players, the lessons, the check and the command line. Imports no pygame.

    Its other halves are `GameContent` (cards), `GameWords` (sentences) and `GameUI` (the table).
    """

    make_rules: Callable[[], Rules]
    """The rules with the shipped cards. They read the text form of actions too (`Rules.parse`)."""
    content: GameContent = field(default_factory=GameContent)
    thinking: Callable[[Any], Thinking] = Thinking
    """How a search thinks about the game; the plain way where it has none of its own."""
    events: EventKinds
    """Every kind of event with its facts."""
    decisions: tuple[str, ...]
    """The kinds of decisions: what a seat can be asked."""
    phases: tuple[str, ...] = ()
    """The phases of a match; each has a page in the rulebook, as each decision has."""
    in_the_open: Callable[[Any, Decision], bool] = not_in_the_open
    """Whether everybody can see what a seat may choose; a lone choice is then made without asking."""
    idle_choice: Callable[[Any, Decision], Any] = always_asks
    """The choice that is made without asking where everybody can see that no other one can do better; None
    where a seat has something to choose.
    """
    passes_alone: bool = False
    """Whether a seat that can only pass does so unasked where one person plays against the computer: nobody
    learns from it what that seat holds.
    """
    endings: tuple[str, ...] = ()
    """The reasons for which a match can end."""
    refusals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The kinds of reasons why something cannot be chosen, with their facts, beside `SHARED_REFUSALS`."""
    figures: tuple[str, ...] = ()
    """The kinds of positions that its rulebook can show."""
    random_side: Callable[[Dice, Options], Side] | None = None
    """A side by chance that can be played with these options; None where both seats play the same."""
    side_numbers: Callable[[Any], Mapping[str, Any]] = no_numbers
    """What a side adds up to: plain values by their names, which lessons on building can ask for."""
    trial: TrialFacts | None = None
    """What is counted when a side is tried; None where nobody brings one."""
    contradictions: Callable[[PlayedFigure], Iterator[str]] = no_contradictions
    """A sentence for each thing in a figure of the rulebook that its match contradicts."""

    @property
    def match_words(self) -> MatchWords:
        """What a match can ask and tell, for the check of rulebooks and tips."""
        return MatchWords(
            decisions=self.decisions,
            phases=self.phases,
            events={
                kind: frozenset(fact for variant in variants for fact in variant)
                for kind, variants in self.events.items()
            },
            verbs=self.content.verbs,
        )
