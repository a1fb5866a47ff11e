"""Either seat may concede at any time; the rules and their state know nothing of it."""

import json
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.match import CONCEDE, Match
from game.engine.record import RecordError, from_save, replay, to_save
from game.engine.rules import IllegalAction, Outcome
from tests.engine.bid_game import BidGame, BidState
from tests.engine.test_match import bid_match, bids


class OtherDeal(BidGame):
    """Rules that have changed since a match was saved: no record replays."""

    def new_game(self, options: Any, seed: int) -> BidState:
        state = super().new_game(options, seed)
        state.hands = ((4, 5), (4, 5))
        return state


def conceded_match(by: int = 0) -> Match:
    """One point is made, seat 1 has chosen in secret, and then `by` concedes."""
    match = bid_match(4)
    for seat in (0, 1, 1):
        match.act(seat, bids(match, seat)[0])
    match.act(by, CONCEDE)
    return match


def saved(match: Match) -> dict[str, Any]:
    return json.loads(json.dumps(to_save(match)))  # type: ignore[no-any-return]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("waiting", [None, 0, 1])
def test_a_seat_that_concedes_loses_at_once(seat: int, waiting: int | None) -> None:
    match = bid_match()
    if waiting is not None:
        match.act(waiting, bids(match, waiting)[0])
    digest, views = match.digest(), [match.view(one) for one in (0, 1, None)]
    events = match.act(seat, CONCEDE)
    assert events == (Event("conceded", {"seat": seat, "winner": 1 - seat}),)
    assert match.events[-1] == events[0]
    assert match.outcome == Outcome(winner=1 - seat, reason="conceded")
    assert match.decisions == ()
    assert (match.forced_actions, match.taken) == ([], [])
    assert match.record[-1] == f"{seat} concede"
    assert (match.digest(), [match.view(one) for one in (0, 1, None)]) == (digest, views)


@pytest.mark.parametrize("action", [CONCEDE, "bid 1", "nonsense"])
@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_concession_nothing_can_be_chosen(seat: int, action: str) -> None:
    match = conceded_match()
    before = saved(match)
    with pytest.raises(IllegalAction, match=f"illegal action '{action}' of seat {seat}: the game is over"):
        match.act(seat, action)
    assert saved(match) == before


def test_a_game_that_is_over_cannot_be_conceded() -> None:
    match = bid_match(cards="2")
    for seat in (0, 1):
        match.act(seat, bids(match, seat)[0])
    outcome = match.outcome
    with pytest.raises(IllegalAction, match="the game is over"):
        match.act(0, CONCEDE)
    assert match.outcome == outcome


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_the_two_seats_can_concede(seat: int) -> None:
    match = bid_match()
    with pytest.raises(IllegalAction, match=f"unknown seat {seat}"):
        match.act(seat, CONCEDE)
    assert match.outcome is None


@pytest.mark.parametrize("by", [0, 1])
def test_a_concession_is_taken_back_freely_and_the_secret_choice_still_waits(by: int) -> None:
    match = conceded_match(by)
    offer = match.undo_offer(by)
    assert offer is not None and offer.free and offer.count == 1
    match.undo()
    untouched = bid_match(4)
    for seat in (0, 1, 1):
        untouched.act(seat, bids(untouched, seat)[0])
    assert saved(match) == saved(untouched)
    assert match.events == untouched.events
    assert match.decisions == untouched.decisions
    assert match.outcome is None
    match.act(0, bids(match, 0)[0])
    assert len(match.record) == 4


def test_a_concession_and_what_was_before_it_are_taken_back_together() -> None:
    match = conceded_match()
    match.undo(4)
    assert saved(match) == saved(bid_match(4))
    assert match.conceded is None


@pytest.mark.parametrize("rules", [BidGame(), OtherDeal()], ids=["record", "snapshot"])
@pytest.mark.parametrize("by", [0, 1])
def test_a_conceded_match_comes_back_from_its_save(by: int, rules: BidGame) -> None:
    match = conceded_match(by)
    again = from_save(rules, saved(match))
    assert again.outcome == match.outcome == Outcome(1 - by, "conceded")
    assert again.decisions == ()
    assert again.events[-1] == match.events[-1]
    assert again.sealed == match.sealed != {}
    again.undo()
    assert again.outcome is None
    assert [decision.seat for decision in again.decisions] == [0]


def test_an_older_save_says_nothing_of_conceding() -> None:
    match = bid_match(4)
    match.act(0, bids(match, 0)[0])
    save = saved(match)
    del save["conceded"]
    assert replay(BidGame(), save).record == match.record
    assert from_save(OtherDeal(), save).outcome is None


@pytest.mark.parametrize("conceded", [None, 1, 7, "0"])
def test_a_save_must_agree_with_its_record_on_who_conceded(conceded: object) -> None:
    save = {**saved(conceded_match(0)), "conceded": conceded}
    with pytest.raises(RecordError, match="seats as having conceded"):
        replay(BidGame(), save)


@pytest.mark.parametrize("conceded", [7, "0"])
def test_a_snapshot_conceded_by_nobody_at_the_table_is_refused(conceded: object) -> None:
    save = {**saved(conceded_match(0)), "conceded": conceded}
    with pytest.raises(RecordError, match="unknown seat"):
        from_save(OtherDeal(), save)


def test_a_snapshot_that_is_over_already_cannot_be_conceded() -> None:
    match = bid_match(cards="2")
    for seat in (0, 1):
        match.act(seat, bids(match, seat)[0])
    save = {**saved(match), "record": ["0 bid 99"], "conceded": 0}
    with pytest.raises(RecordError, match="the game is over"):
        from_save(BidGame(), save)
