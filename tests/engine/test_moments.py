"""Moments of a match stay in step with its events, whatever happens to it."""

from typing import Any

import pytest

from game.engine.events import Event
from game.engine.match import CONCEDE, Match
from game.engine.moments import AUDIENCES, Moment
from game.engine.record import from_save, replay, to_save
from tests.engine.bid_game import BidGame


def watched_match(**options: str) -> Match:
    return Match(BidGame(), options, 1, watched_by=AUDIENCES)


def act(match: Match, seat: int) -> tuple[Event, ...]:
    decision = match.decision_of(seat)
    assert decision is not None
    return match.act(seat, decision.actions[0])


def check_in_step(match: Match) -> None:
    assert [moment.event for moment in match.moments] == match.events
    assert all([audience for audience, _ in moment.views] == [0, 1, None] for moment in match.moments)
    if match.moments:
        last = match.moments[-1]
        assert [last.view(audience) for audience in AUDIENCES] == [match.view(one) for one in AUDIENCES]


def test_there_is_a_moment_for_each_event() -> None:
    match = watched_match()
    for seat in (0, 1, 1, 0):
        act(match, seat)
        check_in_step(match)
    # The last cards are forced: their moment belongs to the choice before.
    assert match.outcome is not None
    assert [moment.event.kind for moment in match.moments] == ["sealed", "point", "sealed", "point", "point"]


def test_earlier_moments_keep_their_views() -> None:
    match = watched_match()
    views = []
    for seat in (0, 1, 1, 0):
        act(match, seat)
        views.append((len(match.moments), match.view(0)))
    for count, view in views:
        assert match.moments[count - 1].view(0) == view
    assert len({moment.view(0) for moment in match.moments}) > 1


def test_a_forced_first_choice_has_its_moments() -> None:
    class OneCard(BidGame):
        def new_game(self, options: Any, seed: int) -> Any:
            state = super().new_game(options, seed)
            state.hands = tuple(hand[:1] for hand in state.hands)
            return state

    match = Match(OneCard(), {}, 1, watched_by=[None])
    assert [moment.event.kind for moment in match.moments] == ["point"]
    assert match.moments[0].views == ((None, match.view(None)),)


def test_undo_removes_the_moments_of_what_was_taken_back() -> None:
    match = watched_match()
    act(match, 0)
    act(match, 1)
    kept = list(match.moments)
    act(match, 1)
    act(match, 0)
    match.undo(2)
    check_in_step(match)
    assert match.moments == kept
    match.undo(2)
    assert match.moments == match.events == []


def test_conceding_is_a_moment_and_can_be_taken_back() -> None:
    match = watched_match()
    act(match, 0)
    match.act(1, CONCEDE)
    check_in_step(match)
    assert match.moments[-1].event.kind == "conceded"
    match.undo()
    check_in_step(match)
    assert [moment.event.kind for moment in match.moments] == ["sealed"]


def test_an_error_after_an_event_leaves_no_moment_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = watched_match()
    act(match, 0)
    kept = list(match.moments)

    def fail(state: Any, choices: Any, emit: Any) -> None:
        emit(Event("point", {"seat": 0}))
        raise RuntimeError("broken")

    monkeypatch.setattr(match.rules, "apply", fail)
    with pytest.raises(RuntimeError):
        act(match, 1)
    check_in_step(match)
    assert match.moments == kept


def test_no_view_is_built_when_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(BidGame(), {}, 1)

    def fail(state: Any, seat: Any) -> Any:
        raise AssertionError("a view was built")

    monkeypatch.setattr(match.rules, "view", fail)
    emits = []
    apply = match.rules.apply

    def noting(state: Any, choices: Any, emit: Any) -> None:
        emits.append(emit)
        apply(state, choices, emit)

    monkeypatch.setattr(match.rules, "apply", noting)
    for seat in (0, 1):
        act(match, seat)
    match.act(0, CONCEDE)
    assert [event.kind for event in match.events] == ["sealed", "point", "conceded"]
    assert match.moments == []
    # The list's own method: no layer of ours between the rules and the events.
    assert all(emit.__self__ is match.events and emit.__name__ == "append" for emit in emits)


def test_only_the_audiences_that_watch_get_views() -> None:
    match = Match(BidGame(), {}, 1, watched_by=[1])
    act(match, 0)
    (moment,) = match.moments
    assert [audience for audience, _ in moment.views] == [1]
    with pytest.raises(KeyError):
        moment.view(0)


def test_a_moment_gives_its_event_as_the_audience_may_know_it() -> None:
    event = Event("drew", {"seat": 0, "cards": [1]}, hidden=("cards",), seen_by=(0,))
    moment = Moment(event, ())
    assert moment.event_for(0).facts["cards"] == [1]
    assert moment.event_for(1).facts["cards"] is moment.event_for(None).facts["cards"] is None


def test_a_match_of_a_save_has_the_moments_of_its_audiences() -> None:
    match = watched_match()
    for seat in (0, 1, 1):
        act(match, seat)
    save = to_save(match)
    for again in (replay(BidGame(), save, AUDIENCES), from_save(BidGame(), save, AUDIENCES)):
        assert again.moments == match.moments
    snapshot = from_save(BidGame(), {**save, "record": ["0 bid 9"]}, AUDIENCES)
    assert [moment.event.kind for moment in snapshot.moments] == ["sealed"]
    assert replay(BidGame(), save).moments == []
