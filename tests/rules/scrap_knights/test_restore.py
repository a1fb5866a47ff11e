"""What a file says of a duel is either refused in one sentence, or a duel that can be played on."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.digest import digest
from game.engine.match import Match
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules import load
from game.rules.scrap_knights.state import State

RULES: Any = load("scrap_knights")
RANDOM_DECKS = {"deck_0": "random", "deck_1": "random"}


def states_of_a_duel(seed: int) -> Iterator[State]:
    """Every state at which a random duel waits for something, and the last one."""
    match, dice = Match(RULES, RANDOM_DECKS, seed), Dice(seed)
    while match.decisions:
        yield match.state.copy()
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    yield match.state.copy()


def in_json(state: State) -> dict[str, Any]:
    return json.loads(json.dumps(state.to_dict()))  # type: ignore[no-any-return]


@pytest.mark.parametrize("seed", range(40))
def test_every_state_of_a_duel_comes_back(seed: int) -> None:
    for state in states_of_a_duel(seed):
        again = RULES.restore(in_json(state))
        assert again.to_dict() == state.to_dict() and digest(again) == digest(state)


def samples() -> list[dict[str, Any]]:
    """States of all phases, and of every kind of question, a few of each."""
    found: dict[tuple[str, str, int], list[dict[str, Any]]] = {}
    for seed in range(120):
        for state in states_of_a_duel(seed):
            kind = state.ask.kind if state.ask else ""
            some = found.setdefault((state.phase, kind, min(len(state.stack), 2)), [])
            if len(some) < 3:
                some.append(in_json(state))
    return [state for some in found.values() for state in some]


SAMPLES = samples()


def paths_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(inner for key, part in items for inner in paths_in(part, (*path, key)))]


def parts_of(value: Any) -> Iterator[Any]:
    yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts_of(part)


CARDS = sorted({*RULES.library.acts, *RULES.library.ults, *RULES.library.bots})
PARTS = {json.dumps(part, sort_keys=True) for state in SAMPLES for part in parts_of(state)}
"""Every value that stands anywhere in a real state: right where it came from, and wrong elsewhere."""

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)
NUMBERS = st.sampled_from(
    [-(10**30), -(2**63), -200, -7, -1, 0, 1, 2, 3, 5, 6, 7, 60, 101, 200, 1000, 10**30]
)
WORDS = st.sampled_from(
    ["act", "bots", "tokens", "resolve", "over", "copy", "ult", "bot", "attack", "blitz", ""]
)
VALUES = st.one_of(
    JSON, NUMBERS, WORDS, st.sampled_from(CARDS), st.sampled_from(sorted(PARTS, key=len)).map(json.loads)
)


@st.composite
def spoilt(draw: st.DrawFn) -> Any:
    """A real state with one to three mistakes in it."""
    state = json.loads(json.dumps(draw(st.sampled_from(SAMPLES))))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths_in(state)[1:]))
        parent = state
        for key in path[:-1]:
            parent = parent[key]
        deed = draw(st.sampled_from(["change", "change", "twin", "remove", "add", "repeat"]))
        if deed == "change":
            parent[path[-1]] = draw(VALUES)
        elif deed == "twin":
            # The same place of another real state: each field may be right, and the whole still wrong.
            parent[path[-1]] = twin(draw(st.sampled_from(SAMPLES)), path, parent[path[-1]])
        elif deed == "remove":
            del parent[path[-1]]
        elif deed == "add" and isinstance(parent, dict):
            parent[draw(st.text(max_size=8))] = draw(VALUES)
        elif isinstance(parent, list):
            parent *= draw(st.sampled_from([2, 50]))
    return state


def twin(other: Any, path: tuple[Any, ...], otherwise: Any) -> Any:
    try:
        for key in path:
            other = other[key]
    except (IndexError, KeyError, TypeError):
        return otherwise
    return json.loads(json.dumps(other))


def restored(data: Any) -> State | None:
    """The state, or None where it is refused in one sentence."""
    try:
        return RULES.restore(data)  # type: ignore[no-any-return]
    except ValueError as error:
        sentence = str(error)
        assert sentence and "\n" not in sentence and len(sentence) < 250
        return None


def play_on(state: State, seed: int) -> None:
    """Everything that is done with a state, and some actions."""
    state.dice.script = None
    dice = Dice(seed)
    match = Match(RULES, {}, 7, start=state)
    for _ in range(8):
        for seat in (0, 1, None):
            RULES.view(match.state, seat)
        for seat in (0, 1):
            RULES.estimate(match.state, seat)
            RULES.determinize(match.state, seat, Dice(1))
        if not match.decisions:
            return
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))


@settings(max_examples=1500)
@given(spoilt(), st.integers(0, 1000))
def test_a_spoilt_state_is_refused_or_can_be_played_on(data: Any, seed: int) -> None:
    state = restored(data)
    if state is not None:
        play_on(state, seed)


@given(JSON)
def test_any_json_is_refused(data: Any) -> None:
    assert restored(data) is None


def sample(phase: str, kind: str = "") -> dict[str, Any]:
    for state in SAMPLES:
        if state["phase"] == phase and (state["ask"] or {}).get("kind", "") == kind:
            return json.loads(json.dumps(state))  # type: ignore[no-any-return]
    raise AssertionError(f"no duel came to {phase} {kind}")


def question(changes: dict[str, Any]) -> dict[str, Any]:
    """A state that waits for a card to be copied, with changes to its topmost frame."""
    state = sample("resolve", "copy")
    state["stack"][-1] |= changes
    return state


ASK = {"seat": 0, "kind": "block", "numbers": [0, 1], "cards": [], "words": []}

FORGED = {
    "resolve without a question": sample("resolve", "copy") | {"ask": None},
    "resolve without a stack": sample("resolve", "copy") | {"stack": []},
    "a question before the flip": sample("act") | {"ask": ASK},
    "a question of another kind": sample("resolve", "copy") | {"ask": ASK},
    "a question that only the other seat has": merged(sample("resolve", "copy"), {"ask": {"seat": 5}}),
    "a frame beyond its last step": question({"next_step": 9}),
    "a frame before its first step": question({"next_step": -1}),
    "a frame that is at another step": question({"started": False}),
    "an end without a winner": sample("over") | {"outcome": None},
    "an end in the middle": sample("act") | {"outcome": {"winner": 0, "reason": "destroyed"}},
    "an end for no reason": sample("over") | {"outcome": {"winner": 0, "reason": "bored"}},
    "a sixth seat": sample("bots") | {"turn": 5},
    "an unknown phase": sample("act") | {"phase": "tea"},
    "an unknown card on the chain": merged(sample("bots"), {"chain": [{"card": "excalibur"}]}),
    "a line that the card does not have": merged(sample("bots"), {"chain": [{"line": 7}]}),
    "a kind of card that there is none of": merged(sample("act"), {"players": [{"may_play_two": "tea"}]}),
    "one card a hundred times": merged(sample("act"), {"players": [{"hand": ["machina_deus"] * 100}]}),
    "a card that is known to lie in a hand and does not": merged(
        sample("act"), {"players": [{"hand": ["stab", "slash"], "known": ["vent"]}]}
    ),
    "a copy of a BOT": merged(sample("act"), {"players": [{"copies": [{"card": "ad_chain", "rounds": 1}]}]}),
}


@pytest.mark.parametrize("data", FORGED.values(), ids=FORGED)
def test_a_forged_state_is_refused(data: dict[str, Any]) -> None:
    assert restored(data) is None


def test_a_set_up_names_what_it_changes_only() -> None:
    start = RULES.new_game(complete_options(RULES, {}), 7).to_dict()
    state = RULES.restore(merged(start, {"players": [{"hand": ["vent", "vent"], "held": ["stab"]}]}))
    assert state.players[0].held_under == (1,)
