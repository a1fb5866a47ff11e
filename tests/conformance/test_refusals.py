"""The law of refusals: whatever a view suggests is legal now, or is refused for a reason that is true."""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.dice import Dice
from game.engine.refusals import CHOICES, LOCK, SHARED_REFUSALS, UNKNOWN, Pick, Picks, Refusal
from game.engine.rules import Decision
from game.engine.seats import SEATS, Seat
from game.rules import GAMES as GAME_IDS
from tests.conformance.games import GAMES, Game, every_game, seeds
from tests.conformance.refusal_case import SHARED, Case, check, own_refusals, uses
from tests.examples import examples

PICKED = "picked"
"""The refusal of what an action does use, but not after what is picked."""
PLANNED = {"pile", "slot", "clear"}
"""Slots of a draft: it is handed over action by action later."""
LONGEST = 240
SAMPLED = 10
RANDOM_GAMES = 6


def sampled(game: Game, seed: int) -> Iterator[tuple[Any, Seat, Decision | None]]:
    """States of a random game with each seat and what it is asked; a secret choice may be made already."""
    states, dice = game.states(seed, LONGEST), Dice(seed)
    for state in (dice.pick(states) for _ in range(SAMPLED)):
        decisions = {one.seat: one for one in game.rules.decisions(state)}
        for seat in SEATS:
            yield state, seat, decisions.get(seat)
            if len(decisions) > 1:
                yield state, seat, None


def begun(game: Game, decision: Decision | None, dice: Dice) -> Picks:
    """The first parts of a legal action, never all of them."""
    if decision is None:
        return ()
    parts = game.rules.parts(dice.pick(decision.actions))
    return parts[: dice.below(len(parts))] if parts else ()


def usable(game: Game, decision: Decision | None, picked: Picks, pick: Pick) -> bool:
    """Whether a pick can go on from those before it, or begin anew."""
    if pick.slot in PLANNED:
        return decision is not None and decision.kind == "program"
    if pick == LOCK:
        return decision is not None and bool(picked)
    if pick.slot == "pool":
        ways = [Pick("way", (pick.value, text)) for text in (False, True)]
        return any(usable(game, decision, picked, way) for way in ways)
    return uses(game.rules, decision, (*picked, pick)) or uses(game.rules, decision, (pick,))


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(40)
def test_whatever_is_suggested_is_legal_or_refused_for_a_true_reason(game: Game, seed: int) -> None:
    rules, dice = game.rules, Dice(seed)
    for state, seat, decision in sampled(game, seed):
        view = rules.view(state, seat)
        for picked in ((), begun(game, decision, dice)):
            for pick in rules.picks(view, seat):
                refusal = rules.why_not(view, seat, pick, decision, picked)
                if refusal is None:
                    assert usable(game, decision, picked, pick), (pick, picked)
                    continue
                case = Case(rules, state, seat, pick, decision, picked, refusal)
                assert refusal.kind == PICKED or not case.goes_on, (refusal, pick, picked)
                assert refusal.kind not in (CHOICES, UNKNOWN), (refusal, pick, picked, case.kind)
                check(case, game.truths)


@pytest.mark.default_cases(6)
@every_game
@given(seed=seeds)
@examples(25)
def test_every_part_of_a_legal_action_can_be_picked(game: Game, seed: int) -> None:
    """In its order; what needs something else first is refused alone only."""
    rules, dice = game.rules, Dice(seed)
    for state, seat, decision in sampled(game, seed):
        if decision is None:
            continue
        view, parts = rules.view(state, seat), rules.parts(dice.pick(decision.actions))
        for index, part in enumerate(parts):
            assert rules.why_not(view, seat, part, decision, parts[:index]) is None, (part, parts)


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds, other=seeds)
@examples(25)
def test_an_illegal_action_in_words_is_refused_for_a_true_reason(game: Game, seed: int, other: int) -> None:
    """Actions of one game, tried at some moment of another."""
    rules, dice = game.rules, Dice(seed)
    actions = [
        action for state in game.states(other) for one in rules.decisions(state) for action in one.actions
    ]
    texts = sorted({str(action) for action in actions})
    for most in range(5, 100, 20):
        match = game.match(seed, most)
        for seat in SEATS:
            decision = match.decision_of(seat)
            for text in [dice.pick(texts) for _ in range(12)]:
                refusal = match.why_not(seat, text)
                legal = decision is not None and rules.parse(text) in decision.actions
                assert (refusal is None) == legal, (text, refusal)
                if refusal is not None:
                    check(refused_part(game, match, seat, text, refusal), game.truths)


def refused_part(game: Game, match: Any, seat: Seat, text: str, refusal: Refusal) -> Case:
    """The first part of an action that is refused, with the parts before it."""
    rules, decision, view = game.rules, match.decision_of(seat), match.view(seat)
    picked: Picks = ()
    for part in rules.parts(rules.parse(text)):
        if rules.why_not(view, seat, part, decision, picked) is not None:
            return Case(rules, match.state, seat, part, decision, picked, refusal)
        picked += (part,)
    return Case(rules, match.state, seat, Pick("", None), decision, picked, refusal)


@pytest.mark.default_cases(8)
@every_game
@given(seed=seeds, noise=st.text(max_size=30))
@examples(25)
def test_what_cannot_be_read_as_an_action_is_answered_in_one_sentence(
    game: Game, seed: int, noise: str
) -> None:
    rules, dice = game.rules, Dice(seed)
    decision = game.match(seed, dice.below(40)).decisions
    words = str(dice.pick(dice.pick(decision).actions)).split() if decision else ["pass"]
    for text in (noise, " ".join([*words, noise]), " ".join(words[:-1]), " ".join(words[::-1])):
        try:
            rules.parse(text)
        except ValueError as error:
            told = str(error)
            assert told and told.isprintable() and len(told) < 400, told


@pytest.mark.default_cases(2)
@every_game
@given(seed=seeds)
@examples(10)
def test_a_refusal_tells_nothing_that_the_seat_does_not_know(game: Game, seed: int) -> None:
    """States that look the same to a seat refuse it the same."""
    rules = game.rules
    for state, seat, decision in sampled(game, seed):
        drawn = rules.determinize(state, seat, Dice(seed))
        view, again = rules.view(state, seat), rules.view(drawn, seat)
        asked = next((one for one in rules.decisions(drawn) if one.seat == seat), None) if decision else None
        assert rules.picks(again, seat) == rules.picks(view, seat)
        for pick in rules.picks(view, seat):
            told = rules.why_not(view, seat, pick, decision)
            assert rules.why_not(again, seat, pick, asked) == told


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_each_kind_has_a_check_of_its_truth_and_is_met(game_id: str) -> None:
    """In the positions that are written down for it, or in some random games."""
    kinds, games = set(own_refusals(game_id)), [game for game in GAMES if game.rules.id == game_id]
    assert all(set(game.truths) == kinds for game in games) and set(SHARED) == set(SHARED_REFUSALS)
    met = {one.kind for one in import_module(f"tests.rules.{game_id}.test_refusals").POSITIONS}
    for game, seed in product(games, range(RANDOM_GAMES)):
        for state, seat, decision in sampled(game, seed):
            view = game.rules.view(state, seat)
            for picked in ((), begun(game, decision, Dice(seed))):
                told = [
                    game.rules.why_not(view, seat, pick, decision, picked)
                    for pick in game.rules.picks(view, seat)
                ]
                met |= {refusal.kind for refusal in told if refusal is not None}
    assert met == kinds | set(SHARED)
