"""Conditions of lessons: what must hold of the state, the events or the choices since a step began."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from game.engine.events import Event
from game.lessons.scenario import look_up

Patterns = tuple[str, ...]
"""Actions in their text form, any of them; `*` stands for any letters: "act slash*"."""

COMPARISONS = ("at_least", "at_most", "not", "has", "more_by", "less_by")
"""What may stand in place of a value; the last two compare with the state in which the step began."""


class Condition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Holds when all that it names holds.

    `state`: paths into the state's `to_dict()`, with "outcome" beside it, each with a value or comparisons.
    `event`: facts of one event since the step began, with "kind" for its kind. `did`: the learner has made
    such a choice in the step. `asked`: the learner is asked such a kind of decision now. `over`: whether the
    match has ended. `any`: one of these conditions holds. `unless`: this one does not hold.
    """

    state: dict[str, Any] = {}
    event: dict[str, Any] = {}
    did: Patterns = ()
    asked: Patterns = ()
    over: bool | None = None
    any: tuple["Condition", ...] = ()
    unless: "Condition | None" = None

    def all_within(self) -> Iterator["Condition"]:
        """This condition and those inside it."""
        yield self
        for one in (*self.any, *((self.unless,) if self.unless is not None else ())):
            yield from one.all_within()


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a condition is judged by: the state now and as the step began, and what happened in between."""

    now: Mapping[str, Any]
    before: Mapping[str, Any]
    events: Sequence[Event]
    actions: Sequence[str]
    asked: str
    over: bool


def matches(action: str, patterns: Sequence[str]) -> bool:
    """Whether an action fits one of the patterns.

    >>> matches("act step closer", ("act slash", "act step *"))
    True
    """
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def holds(condition: Condition, evidence: Evidence) -> bool:
    """Whether all that the condition names holds; what a path does not lead to fits nothing."""
    return (
        all(_state_fits(path, wanted, evidence) for path, wanted in condition.state.items())
        and (not condition.event or any(_event_fits(condition.event, one) for one in evidence.events))
        and (not condition.did or any(matches(action, condition.did) for action in evidence.actions))
        and (not condition.asked or matches(evidence.asked, condition.asked))
        and (condition.over is None or condition.over == evidence.over)
        and (not condition.any or any(holds(one, evidence) for one in condition.any))
        and (condition.unless is None or not holds(condition.unless, evidence))
    )


def _state_fits(path: str, wanted: Any, evidence: Evidence) -> bool:
    try:
        found = look_up(evidence.now, path)
    except KeyError:
        return False
    if not isinstance(wanted, dict):
        return bool(found == wanted)
    try:
        before = look_up(evidence.before, path)
    except KeyError:
        before = None
    return all(compares(name, found, value, before) for name, value in wanted.items())


def _event_fits(facts: Mapping[str, Any], event: Event) -> bool:
    found = {"kind": event.kind, **event.facts}
    return all(
        name in found
        and (
            all(compares(key, found[name], value, None) for key, value in wanted.items())
            if isinstance(wanted, dict)
            else found[name] == wanted
        )
        for name, wanted in facts.items()
    )


def compares(name: str, found: Any, value: Any, before: Any) -> bool:
    """One comparison of a value that was found.

    >>> compares("at_most", 3, 4, None), compares("less_by", 9, 2, 12)
    (True, True)
    """
    if name == "not":
        return bool(found != value)
    if name == "has":
        return isinstance(found, list | tuple | dict) and value in found
    if not _is_number(found) or not _is_number(value):
        return False
    if name == "at_least":
        return bool(found >= value)
    if name == "at_most":
        return bool(found <= value)
    if not _is_number(before):
        return False
    gained = found - before if name == "more_by" else before - found
    return bool(gained >= value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
