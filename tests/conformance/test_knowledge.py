"""What a seat may know: determinizations are fair, events and undo give nothing away."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest
from hypothesis import given

from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import CONCEDE, Match, Step
from game.engine.seats import SEATS, Seat
from game.rules import GAMES as SHIPPED
from tests.conformance.games import GAMES, Game, Hidden, every_game, seeds
from tests.conformance.test_kinds import scenario_matches
from tests.examples import examples

DRAWS = 300
SIGMAS = 5.0
TWINS = 6
"""States that look the same, beside each in which a choice is tried."""


@pytest.mark.default_cases(1)
@every_game
def test_every_consistent_card_is_drawn_at_its_fair_rate(game: Game) -> None:
    if not game.cards:
        pytest.skip("nothing is hidden in this game")
    tried = 0
    for seed in range(40):
        # Early and late states: where all own the same few cards, a card that is kept does not stand out.
        state = game.states(seed, 3 + seed % 5 * 20)[-1]
        seat = seed % 2
        hidden = game.hidden(state, seat)
        if not hidden.zones or len(hidden.pool) == 1:
            continue
        tried += 1
        counts = {zone: Counter[Any]() for zone in hidden.zones}
        dice = Dice(seed)
        for _ in range(DRAWS):
            drawn = game.hidden(game.rules.determinize(state, seat, dice), seat)
            assert drawn.pool == hidden.pool
            for zone, cards in drawn.zones.items():
                assert len(cards) == len(hidden.zones[zone])
                counts[zone].update(cards)
        _check_rates(hidden, counts)
        if tried == 6:
            return
    assert tried >= 3


@pytest.mark.default_cases(1)
@every_game
def test_every_card_of_a_pile_is_as_likely_on_top(game: Game) -> None:
    """The order of a pile is drawn anew, from its top card to its bottom one."""
    for seed in range(6):
        state = game.states(seed, 3 + seed)[-1]
        seat = seed % 2
        dice = Dice(seed)
        piles = game.hidden(state, seat).piles
        if not piles:
            continue
        drawn = [game.hidden(game.rules.determinize(state, seat, dice), seat).piles for _ in range(DRAWS)]
        for name, cards in piles.items():
            assert all(Counter(one[name]) == Counter(cards) for one in drawn)
            for end in (slice(0, 1), slice(-1, None)) if cards else ():
                counts = {name: Counter(card for one in drawn for card in one[name][end])}
                _check_rates(Hidden({name: cards[end]}, Counter(cards)), counts)


def _check_rates(hidden: Hidden, counts: dict[str, Counter[Any]]) -> None:
    total = hidden.pool.total()
    for zone, cards in hidden.zones.items():
        for card, copies in hidden.pool.items():
            expected = DRAWS * len(cards) * copies / total
            spread = SIGMAS * sqrt(max(1.0, expected * (1 - copies / total)))
            assert abs(counts[zone][card] - expected) <= spread, (zone, card, counts[zone][card], expected)


@pytest.mark.default_cases(6)
@every_game
@given(seed=seeds)
@examples(15)
def test_no_drawn_state_carries_the_true_dice(game: Game, seed: int) -> None:
    for state in game.states(seed)[::4]:
        for seat in SEATS:
            true_dice = state.dice.copy()
            truth = [true_dice.below(1 << 30) for _ in range(2)]
            drawn = game.rules.determinize(state, seat, Dice(seed)).dice
            assert [drawn.below(1 << 30) for _ in range(2)] != truth


@pytest.mark.default_cases(2)
@every_game
@given(seed=seeds)
@examples(15)
def test_information_keys_tell_apart_just_what_a_seat_can(game: Game, seed: int) -> None:
    dice = Dice(seed)
    for seat in SEATS:
        keys: dict[Any, Any] = {}
        for state in game.states(seed)[::2]:
            key = game.rules.information_key(state, seat)
            assert game.rules.information_key(game.rules.determinize(state, seat, dice), seat) == key
            view = game.rules.view(state, seat)
            assert keys.setdefault(key, view) == view
        assert len(keys) > 1 or len(game.states(seed)) < 3


def _alike(game: Game, state: Any, seat: Seat, dice: Dice) -> Any:
    """A state that `seat` cannot tell from `state`, with the same chance to come."""
    other = game.rules.determinize(state, seat, dice)
    other.dice = state.dice.copy()
    return other


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(25)
def test_events_tell_a_seat_no_more_than_its_view(game: Game, seed: int) -> None:
    """States that a seat cannot tell apart give it the same events, up to one that reveals something."""
    dice = Dice(seed)
    rules = game.rules
    for state in game.states(seed)[:-1]:
        for seat in SEATS:
            twin = _alike(game, state, seat, dice)
            choices = common_choices(rules.decisions(state), rules.decisions(twin), dice)
            if choices is None:
                continue
            heard: tuple[list[Event], list[Event]] = [], []
            for one, emit in zip((state.copy(), twin), heard, strict=True):
                rules.apply(one, choices, emit.append)
            for first, second in zip(*heard, strict=False):
                if first.reveals and second.reveals and first.masked(seat) == first:
                    break
                assert first.masked(seat) == second.masked(seat)


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(25)
def test_what_events_tell_a_seat_its_view_tells_too(game: Game, seed: int) -> None:
    """States that look the same: where their events first differ for a seat, so do its views then."""
    dice = Dice(seed)
    for state in game.states(seed)[:-1]:
        _check_shown_events(game, state, dice)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("name", SHIPPED)
def test_events_of_scenarios_tell_a_seat_what_its_view_tells(name: str) -> None:
    """Scenarios come to events that random play seldom or never does."""
    game = next(game for game in GAMES if game.rules.id == name)
    dice = Dice(1)
    for match in scenario_matches(name):
        for step in match.steps:
            _check_shown_events(game, _unscripted(step.state_before), dice)


@every_game
@given(seed=seeds)
@examples(25)
def test_a_secret_choice_tells_the_others_nothing(game: Game, seed: int) -> None:
    """Whichever action it is, they hear and see the same, up to an event that reveals something."""
    if not game.secret:
        return
    dice, rules = Dice(seed), game.rules
    for state in game.states(seed)[:-1]:
        decisions = rules.decisions(state)
        if len(decisions) != 1 or decisions[0].kind not in game.secret:
            continue
        seat, actions = decisions[0].seat, decisions[0].actions
        for other in (1 - seat, None):
            chosen = [_heard(game, state.copy(), {seat: dice.pick(actions)}, other) for _ in range(2)]
            for (first, view), (second, other_view) in zip(*chosen, strict=False):
                if first.reveals or second.reveals:
                    break
                assert first == second and view == other_view


def _unscripted(state: Any) -> Any:
    state = state.copy()
    state.dice = Dice(state.dice.word)
    return state


def _check_shown_events(game: Game, state: Any, dice: Dice) -> None:
    for seat in SEATS:
        twin = _alike(game, state, seat, dice)
        choices = common_choices(game.rules.decisions(state), game.rules.decisions(twin), dice)
        if not choices:
            continue
        both = (_heard(game, one, choices, seat) for one in (state.copy(), twin))
        for (first, view), (second, other_view) in zip(*both, strict=False):
            if first != second:
                assert view != other_view, (first, second)
                break


def _heard(game: Game, state: Any, choices: dict[Seat, Any], seat: Seat) -> list[tuple[Event, Any]]:
    """The events that choices lead to, as `seat` may know them, each with its view at that moment."""
    moments: list[tuple[Event, Any]] = []

    def emit(event: Event) -> None:
        moments.append((event.masked(seat), game.rules.view(state, seat)))

    game.rules.apply(state, choices, emit)
    return moments


def common_choices(one: Any, two: Any, dice: Dice) -> dict[Seat, Any] | None:
    """The same action for each seat, legal in both states; None where there is none."""
    choices = {}
    for first, second in zip(one, two, strict=False):
        common = [action for action in first.actions if action in set(second.actions)]
        if first.seat != second.seat or not common:
            return None
        choices[first.seat] = dice.pick(common)
    return choices if len(one) == len(two) else None


def _asked(match: Match) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in match.decisions]


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(25)
def test_a_choice_that_tells_anyone_something_is_not_free_to_undo(game: Game, seed: int) -> None:
    dice = Dice(seed)
    for step in game.match(seed, 50).steps:
        _check_free_choice(game, step, dice)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("name", SHIPPED)
def test_a_choice_of_a_scenario_that_tells_something_is_not_free(name: str) -> None:
    """Scenarios open cards where no die is rolled and nobody else chooses, which random play seldom does."""
    game = next(game for game in GAMES if game.rules.id == name)
    for match in scenario_matches(name):
        for step in match.steps:
            for seed in range(TWINS):
                _check_free_choice(game, step, Dice(seed))


def _check_free_choice(game: Game, step: Step, dice: Dice) -> None:
    """A free choice comes to the same in all states that look the same, if it leads to the same question."""
    if step.sealed_before or step.action == CONCEDE:
        return
    before = _unscripted(step.state_before)
    match = Match(game.rules, game.options, 0, start=before)
    match.act(step.seat, step.action)
    offer = match.undo_offer(step.seat)
    assert offer is not None
    if not offer.free or match.sealed:
        return
    for viewer in SEATS:
        twin = Match(game.rules, game.options, 0, start=game.rules.determinize(before, viewer, dice))
        decision = twin.decision_of(step.seat)
        if decision is None or step.action not in map(str, decision.actions):
            continue
        twin.act(step.seat, step.action)
        if _asked(twin) == _asked(match):
            assert twin.view(viewer) == match.view(viewer), step.action
