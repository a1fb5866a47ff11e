"""A save is the record: replayed, verified, and still playable when the rules have changed."""

import json
from typing import Any

import pytest

from game.engine.digest import digest
from game.engine.match import Match
from game.engine.record import RecordError, from_save, position, replay, split_entry, to_save
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


@pytest.mark.parametrize("changes", [{"seed": 5}, {"options": {"cards": "2"}}, {"game": "bridge"}])
def test_the_start_digest_covers_what_the_match_was_begun_with(changes: dict[str, Any]) -> None:
    save = saved(played()) | changes
    for record in (save["record"], ["0 bid 99"]):
        with pytest.raises(RecordError, match="game, options or seed have been changed"):
            from_save(BidGame(), save | {"record": record})


def test_a_save_of_an_earlier_version_has_no_start_digest() -> None:
    save = saved(played())
    del save["start_digest"]
    assert from_save(BidGame(), save).record == save["record"]
    assert from_save(BidGame(), save | {"record": ["0 bid 99"]}).digest() == save["digest"]


def test_a_snapshot_that_disagrees_with_an_option_is_refused() -> None:
    save = saved(played()) | {"options": {"cards": "2"}}
    del save["start_digest"]
    sentence = "^the saved state is not one of a match with the option cards '2'$"
    with pytest.raises(RecordError, match=sentence):
        from_save(BidGame(), save)


def test_a_position_of_a_match_that_did_not_begin_with_its_options_is_found() -> None:
    """As in a scenario, whose set-up changes the state."""
    rules = BidGame()
    start = rules.new_game({"cards": "3"}, 4)
    match = Match(rules, {"cards": "2"}, 4, start=start)
    for seat in (0, 1, 1):
        match.act(seat, bids(match, seat)[0])
    sealed = [[str(action) for action in position(match, number).sealed.values()] for number in range(4)]
    first, _, last = (entry[2:] for entry in match.record)
    assert sealed == [[], [first], [], [last]]
    assert position(match, 0).digest() == digest(start)
    assert position(match, 3).digest() == match.digest()


@pytest.mark.parametrize("entry", ["2 bid 1", "bid 1", "0", ""])
def test_an_entry_names_its_seat(entry: str) -> None:
    with pytest.raises(RecordError, match="is not a move"):
        split_entry(entry)
