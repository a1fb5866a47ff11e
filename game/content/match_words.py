"""What a match can ask and tell, by name: the measure for rulebooks and tips."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class MatchWords:
    """The kinds of decisions, the phases, the events with their facts, and what cards do, by name."""

    decisions: tuple[str, ...] = ()
    phases: tuple[str, ...] = ()
    events: Mapping[str, frozenset[str]] = field(default_factory=dict)
    verbs: frozenset[str] = frozenset()

    @property
    def moments(self) -> tuple[str, ...]:
        """Decisions and phases, each of which has a page in the rulebook."""
        return tuple(dict.fromkeys((*self.decisions, *self.phases)))
