"""Effect data: a list of steps, each one verb with its settings, read from short YAML.

`deal: 3` is short for `deal: {amount: 3}`: a plain value is the verb's first setting. Beside its verb a
step may have `when` (conditions that must all hold, each written like a verb) and flags.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.content.entries import Location, convert, fields_of, read_fields


class Step(msgspec.Struct, frozen=True):
    """One verb, the conditions it needs, and whether it resolves even if its effect is prevented."""

    verb: Any
    when: tuple[Any, ...] = ()
    unpreventable: bool = False


Vocabulary = Mapping[str, type[msgspec.Struct]]


def read_verb_or_condition(
    name: str, data: Any, vocabulary: Vocabulary, what: str, field: str, location: Location
) -> Any:
    """One verb or condition by its name, from its settings or its first setting alone."""
    kind = vocabulary.get(name)
    if kind is None:
        location.problem(field, f"unknown {what} '{name}' (known: {', '.join(sorted(vocabulary))})")
        return None
    settings = fields_of(kind)
    if not settings and data not in (None, True):
        location.problem(f"{field}.{name}", "takes no value")
        return None
    if not isinstance(data, dict):
        data = {next(iter(settings)): data} if settings and data is not None else {}
    before = len(location.problems)
    value = read_fields(data, kind, location.within(f"{field}.{name}"))
    return value if len(location.problems) == before else None


def read_conditions(data: Any, conditions: Vocabulary, field: str, location: Location) -> tuple[Any, ...]:
    """`hit`, `{distance_is: 2}` or a mapping of several, all of which must hold."""
    if isinstance(data, str):
        data = {data: None}
    if not isinstance(data, dict) or not data:
        location.problem(field, "must be a condition or a mapping of conditions")
        return ()
    read = [
        read_verb_or_condition(str(name), value, conditions, "condition", field, location)
        for name, value in data.items()
    ]
    return tuple(condition for condition in read if condition is not None)


def read_step(
    data: Any, verbs: Vocabulary, conditions: Vocabulary, field: str, location: Location
) -> Step | None:
    """One step, or None with the problems added."""
    if isinstance(data, str):
        data = {data: None}
    if not isinstance(data, dict):
        location.problem(field, "must be a verb")
        return None
    names = [name for name in data if name not in ("when", "unpreventable")]
    if len(names) != 1:
        location.problem(
            field, f"must have exactly one verb, not {len(names)} ({', '.join(map(str, names))})"
        )
        return None
    verb = read_verb_or_condition(str(names[0]), data[names[0]], verbs, "verb", field, location)
    when = read_conditions(data["when"], conditions, f"{field}.when", location) if "when" in data else ()
    unpreventable = convert(data.get("unpreventable", False), bool, f"{field}.unpreventable", location)
    return None if verb is None else Step(verb, when, bool(unpreventable))


def read_steps(
    data: Any, verbs: Vocabulary, conditions: Vocabulary, field: str, location: Location
) -> tuple[Step, ...]:
    """A list of steps without the wrong ones, for which problems are added."""
    if not isinstance(data, list) or not data:
        location.problem(field, "must be a list of steps")
        return ()
    read = [read_step(item, verbs, conditions, f"{field}[{i}]", location) for i, item in enumerate(data)]
    return tuple(step for step in read if step is not None)
