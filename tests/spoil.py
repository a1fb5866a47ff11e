"""Mistakes in plain data: what somebody, or a broken disk, makes of a file that was right."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.events import unheard

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)
NUMBERS = st.sampled_from(
    [-(10**30), -(2**63), -200, -7, -1, 0, 1, 2, 3, 5, 6, 7, 60, 101, 200, 1000, 10**30]
)
REARRANGEMENTS = ("delete", "empty", "double", "move", "move", "number", "number", "flag")
DEEDS = ("change", "change", "twin", "remove", "add", "repeat")


def fresh(value: Any) -> Any:
    """A copy that shares nothing, as a file would give it back."""
    return json.loads(json.dumps(value))


def paths_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every part of a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(inner for key, part in items for inner in paths_in(part, (*path, key)))]


def parts_of(value: Any) -> Iterator[Any]:
    """Every part of a value, itself first."""
    yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts_of(part)


def spoilt(samples: Sequence[Any], words: Sequence[str] = ("",)) -> st.SearchStrategy[Any]:
    """One of the samples with one to three mistakes: any JSON, a part of any sample in the wrong place,
    the same place of another sample, something missing, something more.
    """
    parts = sorted({json.dumps(part, sort_keys=True) for one in samples for part in parts_of(one)}, key=len)
    values = st.one_of(JSON, NUMBERS, st.sampled_from(words), st.sampled_from(parts).map(json.loads))
    return _with_mistakes(samples, values)


@st.composite
def _with_mistakes(draw: st.DrawFn, samples: Sequence[Any], values: st.SearchStrategy[Any]) -> Any:
    data = fresh(draw(st.sampled_from(samples)))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths_in(data)[1:]))
        parent = data
        for key in path[:-1]:
            parent = parent[key]
        deed = draw(st.sampled_from(DEEDS))
        if deed == "change":
            parent[path[-1]] = draw(values)
        elif deed == "twin":
            # Each field may be right, and the whole still wrong.
            parent[path[-1]] = _twin(draw(st.sampled_from(samples)), path, parent[path[-1]])
        elif deed == "remove":
            del parent[path[-1]]
        elif deed == "add" and isinstance(parent, dict):
            parent[draw(st.text(max_size=8))] = draw(values)
        elif isinstance(parent, list):
            parent *= draw(st.sampled_from([2, 50]))
    return data


def _twin(other: Any, path: tuple[Any, ...], otherwise: Any) -> Any:
    try:
        for key in path:
            other = other[key]
    except (IndexError, KeyError, TypeError):
        return otherwise
    return fresh(other)


@st.composite
def rearranged(draw: st.DrawFn, samples: Sequence[Any]) -> Any:
    """One of the samples with entries of lists deleted, doubled or moved elsewhere, and numbers changed."""
    data = fresh(draw(st.sampled_from(samples)))
    for _ in range(draw(st.integers(1, 4))):
        lists = [part for part in parts_of(data) if isinstance(part, list)]
        filled = [part for part in lists if part]
        deed = draw(st.sampled_from(REARRANGEMENTS))
        if deed in ("number", "flag"):
            kind = int if deed == "number" else bool
            paths = [path for path in paths_in(data) if path and type(_part(data, path)) is kind]
            if paths:
                path = draw(st.sampled_from(paths))
                now = _part(data, path)
                near = st.sampled_from([now - 1, now + 1, 0, 1, 2, 3, 6, 20, 60, 200])
                _part(data, path[:-1])[path[-1]] = draw(near) if deed == "number" else not now
        elif filled:
            source = draw(st.sampled_from(filled))
            index = draw(st.integers(0, len(source) - 1))
            entry = source[index] if deed == "double" else source.pop(index)
            target = draw(st.sampled_from(lists))
            if deed == "empty":
                source.clear()
            elif deed != "delete" and not any(part is target for part in parts_of(entry)):
                target.append(fresh(entry))
    return data


def _part(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def taken_or_told(rules: Any, data: Any, moves: int = 12) -> None:
    """The state is refused in one sentence, or it comes back and can be looked at and played on."""
    try:
        state = rules.restore(data)
    except ValueError as error:
        assert str(error) and "\n" not in str(error)
        return
    # A script of dice may run out; that is what scripts are checked by.
    state.dice.script = None
    plain = state.to_dict()
    assert rules.restore(json.loads(json.dumps(plain))).to_dict() == plain
    dice = Dice(1)
    for _ in range(moves):
        for seat in (0, 1, None):
            rules.view(state, seat)
        rules.estimate(state, 0)
        decisions = rules.decisions(state)
        assert (not decisions) == (rules.outcome(state) is not None)
        assert all(decision.actions for decision in decisions)
        if not decisions:
            break
        rules.determinize(state, 0, dice)
        rules.apply(state, {one.seat: dice.pick(one.actions) for one in decisions}, unheard)
