"""What a file says of a duel is either refused in one sentence, or a duel that can be played on."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.digest import digest, digest_of
from game.engine.match import Match
from game.engine.record import from_save, to_save
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules import load
from game.rules.scrap_knights.state import State
from tests.examples import examples
from tests.spoil import JSON, fresh, spoilt

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
    return fresh(state.to_dict())  # type: ignore[no-any-return]


@pytest.mark.default_cases(17)
@pytest.mark.parametrize("seed", range(40))
def test_every_state_of_a_duel_comes_back(seed: int) -> None:
    for state in states_of_a_duel(seed):
        again = RULES.restore(in_json(state))
        assert again.to_dict() == state.to_dict() and digest(again) == digest(state)


@cache
def samples() -> list[dict[str, Any]]:
    """States of all phases, and of every kind of question, a few of each."""
    found: dict[tuple[str, str, int], list[dict[str, Any]]] = {}
    for seed in range(120):
        for state in states_of_a_duel(seed):
            kind = state.question.kind if state.question else ""
            some = found.setdefault((state.phase, kind, min(len(state.stack), 2)), [])
            if len(some) < 3:
                some.append(in_json(state))
    return [state for some in found.values() for state in some]


CARDS = sorted({*RULES.library.acts, *RULES.library.ults, *RULES.library.bots})
WORDS = ["act", "bots", "tokens", "resolve", "over", "copy", "ult", "bot", "attack", "blitz", "", *CARDS]


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


@examples(800)
@given(st.deferred(lambda: spoilt(samples(), WORDS)), st.integers(0, 1000))
def test_a_spoilt_state_is_refused_or_can_be_played_on(data: Any, seed: int) -> None:
    state = restored(data)
    if state is not None:
        play_on(state, seed)


@given(JSON)
def test_any_json_is_refused(data: Any) -> None:
    assert restored(data) is None


def sample(phase: str, kind: str = "") -> dict[str, Any]:
    for state in samples():
        if state["phase"] == phase and (state["question"] or {}).get("kind", "") == kind:
            return fresh(state)  # type: ignore[no-any-return]
    raise AssertionError(f"no duel came to {phase} {kind}")


def question(changes: dict[str, Any]) -> dict[str, Any]:
    """A state that waits for a card to be copied, with changes to its topmost frame."""
    state = sample("resolve", "copy")
    state["stack"][-1] |= changes
    return state


ASK = {"seat": 0, "kind": "block", "numbers": [0, 1], "cards": [], "words": []}

FORGED = {
    "resolve without a question": sample("resolve", "copy") | {"question": None},
    "resolve without a stack": sample("resolve", "copy") | {"stack": []},
    "a question before the flip": sample("act") | {"question": ASK},
    "a question of another kind": sample("resolve", "copy") | {"question": ASK},
    "a question that only the other seat has": merged(sample("resolve", "copy"), {"question": {"seat": 5}}),
    "a frame beyond its last step": question({"next_step": 9}),
    "a frame before its first step": question({"next_step": -1}),
    "a frame that is at another step": question({"started": False}),
    "an end without a winner": sample("over") | {"outcome": None},
    "an end in the middle": sample("act") | {"outcome": {"winner": 0, "reason": "destroyed"}},
    "an end for no reason": sample("over") | {"outcome": {"winner": 0, "reason": "bored"}},
    "a sixth seat": sample("bots") | {"turn": 5},
    "a window in which both have passed": sample("bots") | {"passes": 2},
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


def test_a_save_of_an_earlier_version_is_played_on_from_its_snapshot() -> None:
    match = Match(RULES, {}, 3)
    save = to_save(match)
    state = save["state"]
    state["speaker"], state["turn"] = state.pop("first_to_act"), state.pop("seat_to_act")
    state["usable"] = [[], []]
    for name in ("hand_judged", "called"):
        del state[name]
    save |= {"record": ["0 a move of old"], "digest": digest_of(state)}
    assert from_save(RULES, save).state.to_dict() == match.state.to_dict()
