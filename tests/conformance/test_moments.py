"""Events and views agree: each event is emitted right after its change, which the view then shows."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings

from game.engine.dice import Dice
from game.engine.events import Event
from game.engine.match import CONCEDE, Match
from game.engine.moments import AUDIENCES, Audience, Moment
from tests.conformance.games import MOST_CHOICES, Game, every_game, seeds
from tests.examples import examples

few = settings(examples(20), phases=[Phase.generate])
"""Whole games with all views take time, and a smaller seed is no simpler game."""

Violation = tuple[str, str]
"""The kind of an event, and the fact or the field of the view that is wrong."""


WHAT_COMES_NEXT = {"phase", "active", "seat_to_act", "passes", "usable_bots", "question"}
"""What is asked next: the decisions tell it, no event does."""
UNTOLD = {"defends_running"}
"""Counters that change without an event of their own."""


def play(game: Game, seed: int) -> Iterator[tuple[Match, int]]:
    """A watched match after each random choice, with how many moments there were before it."""
    dice = Dice(seed)
    match = Match(game.rules, game.options_of(seed), seed, watched_by=AUDIENCES)
    yield match, 0
    while match.decisions and len(match.record) < MOST_CHOICES:
        before = len(match.moments)
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
        yield match, before


def shown(fact: str, event: Event, view: dict[str, Any]) -> tuple[Any, ...]:
    """What a view shows under the name of a fact: (value,), or () where it has no such field."""
    if fact in view:
        return (view[fact],)
    players = view.get("players", [])
    if not players or fact not in players[0]:
        return ()
    seat = event.facts.get("target", event.facts.get("seat"))
    # An event of no seat has a value for each.
    return ([player[fact] for player in players] if seat is None else players[seat][fact],)


def untrue_facts(moment: Moment, audience: Audience) -> set[Violation]:
    """The facts that bear the name of a field of the view, and say something else than it."""
    view = msgspec.json.decode(msgspec.json.encode(moment.view(audience)))
    event = moment.event_for(audience)
    return {
        (event.kind, fact)
        for fact, value in event.facts.items()
        if value is not None and shown(fact, event, view) not in ((), (value,))
    }


def values_in(data: Any) -> set[Any]:
    """All plain values in nested lists and mappings; of texts, each word."""
    if isinstance(data, dict):
        return set().union(*map(values_in, data.values()))
    if isinstance(data, list | tuple):
        return set().union(*map(values_in, data))
    return set(data.split()) if isinstance(data, str) else {data}


def unseen_cards(
    moment: Moment, earlier: Moment, audience: Audience, cards: frozenset[Any]
) -> set[Violation]:
    """The facts that name a card which is nowhere in the view, nor was at the moment before: what is shuffled
    into a deck is seen no more. A reason is a key of a text, not a card.
    """
    event = moment.event_for(audience)
    named = {
        fact: values_in(value) & cards
        for fact, value in event.facts.items()
        if fact != "reason" and not isinstance(value, int)
    }
    if not any(named.values()):
        return set()
    in_view = set[Any]().union(
        *(values_in(msgspec.to_builtins(one.view(audience))) for one in (moment, earlier))
    )
    return {(event.kind, fact) for fact, found in named.items() if found - in_view}


def changed_later(match: Match, audience: Audience) -> set[Violation]:
    """The fields of the view that have changed since the last moment, with the kind of its event."""
    last = match.moments[-1]
    before, after = (msgspec.to_builtins(view) for view in (last.view(audience), match.view(audience)))
    fields = {name for name in before if name != "players" and before[name] != after[name]}
    for old, new in zip(before.get("players", ()), after.get("players", ()), strict=True):
        fields |= {name for name in old if old[name] != new[name]}
    return {(last.event.kind, field) for field in fields - WHAT_COMES_NEXT - UNTOLD}


@pytest.mark.slow
@every_game
@given(seed=seeds)
@few
def test_each_moment_shows_what_its_event_says(game: Game, seed: int) -> None:
    for match, before in play(game, seed):
        for number, moment in enumerate(match.moments[before:], before):
            earlier = match.moments[max(0, number - 1)]
            for audience in AUDIENCES:
                assert not untrue_facts(moment, audience), moment.event
                assert not unseen_cards(moment, earlier, audience, game.cards), moment.event


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@few
def test_the_last_moment_shows_the_view_at_hand(game: Game, seed: int) -> None:
    for match, _ in play(game, seed):
        for audience in AUDIENCES:
            assert not match.moments or not changed_later(match, audience)


@pytest.mark.default_cases(3)
@every_game
@given(seed=seeds)
@few
def test_moments_stay_in_step_with_the_events(game: Game, seed: int) -> None:
    """Whatever is chosen, undone or conceded: one moment for each event, and the same as in a fresh match."""
    dice = Dice(seed)
    match = Match(game.rules, game.options_of(seed), seed, watched_by=AUDIENCES)
    for _ in range(40):
        if match.decisions and dice.below(20):
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))
        elif match.decisions:
            match.act(dice.below(2), CONCEDE)
        if match.steps and not dice.below(4):
            match.undo(1 + dice.below(min(3, len(match.steps))))
        assert [moment.event for moment in match.moments] == match.events
    again = Match(game.rules, game.options_of(seed), seed, watched_by=AUDIENCES)
    for entry in match.record:
        seat, _, action = entry.partition(" ")
        again.act(int(seat), action)
    assert again.moments == match.moments
