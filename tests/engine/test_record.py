"""A save is the record: replayed, verified, and still playable when the rules have changed."""

import json
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.record import RecordError, from_save, replay, split_entry, to_save
from tests.engine.bid_game import BidGame
from tests.engine.test_match import bid_match, bids


def played() -> Match:
    match = bid_match(4)
    for seat in (0, 1, 1):
        match.act(seat, bids(match, seat)[0])
    return match


def saved(match: Match) -> dict[str, Any]:
    return json.loads(json.dumps(to_save(match)))  # type: ignore[no-any-return]


def test_a_save_brings_the_match_back_with_its_sealed_choice_and_history() -> None:
    match = played()
    again = from_save(BidGame(), saved(match))
    assert again.digest() == match.digest()
    assert again.sealed == match.sealed != {}
    assert again.record == match.record
    assert again.events == match.events
    again.undo(3)
    assert again.digest() == bid_match(4).digest()


def test_a_record_that_was_tampered_with_does_not_replay() -> None:
    save = saved(played())
    save["record"][0] = "0 bid 99"
    with pytest.raises(RecordError, match="move 1 of the record"):
        replay(BidGame(), save)


def test_a_digest_that_does_not_fit_is_found() -> None:
    save = saved(played())
    save["digest"] = "0" * 32
    with pytest.raises(RecordError, match="a different state"):
        replay(BidGame(), save)
    with pytest.raises(RecordError):
        from_save(BidGame(), save)


def test_when_the_rules_have_changed_play_goes_on_from_the_snapshot() -> None:
    class Changed(BidGame):
        def new_game(self, options: Any, seed: int) -> Any:
            state = super().new_game(options, seed)
            state.hands = ((4, 5), (4, 5))
            return state

    match = played()
    again = from_save(Changed(), saved(match))
    assert again.digest() == match.digest()
    assert [decision.seat for decision in again.decisions] == [0]


def test_a_snapshot_that_was_tampered_with_is_refused() -> None:
    save = saved(played())
    save["record"] = ["0 bid 99"]
    save["state"]["points"] = [3, 0]
    with pytest.raises(RecordError, match="does not fit"):
        from_save(BidGame(), save)


@pytest.mark.parametrize("entry", ["2 bid 1", "bid 1", "0", ""])
def test_an_entry_names_its_seat(entry: str) -> None:
    with pytest.raises(RecordError, match="is not a move"):
        split_entry(entry)
