"""What a match promises, shown with the bid game."""

import pytest
from msgspec.structs import replace

from game.engine.events import Event
from game.engine.match import CONCEDE, Match
from game.engine.rules import Decision, IllegalAction, OptionError
from tests.engine.bid_game import BidGame, BidState


def bid_match(seed: int = 1, **options: str) -> Match:
    return Match(BidGame(), options, seed)


def bids(match: Match, seat: int) -> list[str]:
    decision = match.decision_of(seat)
    assert decision is not None
    return [str(action) for action in decision.actions]


def test_a_secret_choice_waits_outside_the_state() -> None:
    match = bid_match()
    before, views = match.digest(), [match.view(seat) for seat in (0, 1, None)]
    match.act(0, bids(match, 0)[0])
    assert match.digest() == before
    assert [match.view(seat) for seat in (0, 1, None)] == views
    assert [decision.seat for decision in match.decisions] == [1]


def test_both_choices_are_applied_together() -> None:
    match = bid_match()
    match.act(1, bids(match, 1)[0])
    events = match.act(0, bids(match, 0)[0])
    assert [event.kind for event in events] == ["point"]
    assert match.sealed == {}


def test_what_the_sealed_event_says_does_not_depend_on_the_choice() -> None:
    said = []
    for place in (0, 1):
        match = bid_match()
        said.append(match.act(0, bids(match, 0)[place]))
    assert said[0] == said[1] == (Event("sealed", {"seat": 0}),)


def test_a_lone_action_is_taken_and_not_asked() -> None:
    match = bid_match(cards="2")
    match.act(0, bids(match, 0)[0])
    match.act(1, bids(match, 1)[0])
    assert match.decisions == ()
    assert match.outcome is not None
    assert len(match.taken) == 2
    assert len(match.record) == 2


@pytest.mark.parametrize("text", ["bid 9", "raise", "bid x", ""])
def test_an_illegal_action_is_named_and_changes_nothing(text: str) -> None:
    match = bid_match()
    before = match.digest()
    with pytest.raises(IllegalAction, match="illegal action"):
        match.act(0, text)
    assert (match.digest(), match.record, match.sealed) == (before, [], {})


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    match = bid_match()
    match.act(0, bids(match, 0)[0])
    with pytest.raises(IllegalAction, match="has no decision to make"):
        match.act(0, "bid 1")


def test_undo_of_a_sealed_choice_is_free_and_exact() -> None:
    match = bid_match()
    match.act(0, bids(match, 0)[0])
    offer = match.undo_offer(0)
    assert offer is not None and offer.free and offer.count == 1
    match.undo(offer.count)
    assert (match.record, match.events, match.sealed) == ([], [], {})
    assert [decision.seat for decision in match.decisions] == [0, 1]


def test_undo_past_a_reveal_needs_consent_and_takes_both_choices_back() -> None:
    match = bid_match()
    before = match.digest()
    match.act(0, bids(match, 0)[0])
    match.act(1, bids(match, 1)[0])
    offer = match.undo_offer(1)
    assert offer is not None and not offer.free and offer.count == 2
    match.undo(offer.count)
    assert match.digest() == before
    assert match.events == []


def test_undo_of_what_was_never_chosen_is_not_offered() -> None:
    match = bid_match()
    assert match.undo_offer(0) is None
    with pytest.raises(ValueError, match="to take back"):
        match.undo()


def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    first, second = bid_match(), bid_match()
    for match in (first, second):
        match.act(0, bids(match, 0)[0])
    first.undo()
    first.act(0, bids(first, 0)[0])
    for match in (first, second):
        match.act(1, bids(match, 1)[1])
    assert first.digest() == second.digest()
    assert first.record == second.record


def test_an_error_inside_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bid_match()
    match.act(0, bids(match, 0)[0])
    before, record = match.digest(), match.record

    def fail(state: object, choices: object, emit: object) -> None:
        match.state.points = (9, 9)  # type: ignore[attr-defined]
        raise RuntimeError("broken")

    monkeypatch.setattr(match.rules, "apply", fail)
    with pytest.raises(RuntimeError):
        match.act(1, bids(match, 1)[0])
    assert (match.digest(), match.record) == (before, record)
    assert [decision.seat for decision in match.decisions] == [1]


def test_options_are_completed_and_checked() -> None:
    assert bid_match().options == {"cards": "3"}
    with pytest.raises(OptionError, match="unknown option 'size'"):
        bid_match(size="3")
    with pytest.raises(OptionError, match="choose from 2, 3"):
        bid_match(cards="7")


def test_hidden_facts_are_masked_for_the_others() -> None:
    event = Event("drew", {"seat": 0, "cards": [1]}, hidden=("cards",), seen_by=(0,))
    assert event.masked(0) is event
    assert event.masked(1).facts == event.masked(None).facts == {"seat": 0, "cards": None}


class LastBid(BidGame):
    """The seats in `confirming` are asked even for their last card."""

    def __init__(self, *confirming: int) -> None:
        self.confirming = confirming

    def decisions(self, state: BidState) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, confirm=decision.seat in self.confirming)
            for decision in super().decisions(state)
        )


@pytest.mark.parametrize("confirming", [(), (0,), (1,), (0, 1)])
def test_a_lone_action_is_asked_only_where_it_is_to_be_confirmed(confirming: tuple[int, ...]) -> None:
    match = Match(LastBid(*confirming), {"cards": "2"}, 1)
    for seat in (0, 1):
        match.act(seat, bids(match, seat)[0])
    assert [decision.seat for decision in match.decisions] == list(confirming)
    assert [len(decision.actions) for decision in match.decisions] == [1] * len(confirming)
    unasked = [seat for seat in (0, 1) if seat not in confirming]
    assert [entry.partition(" ")[0] for entry in match.forced_actions or match.taken] == [
        str(seat) for seat in unasked
    ]
    for seat in confirming:
        assert match.outcome is None
        match.act(seat, bids(match, seat)[0])
    assert match.outcome is not None
    assert len(match.taken) == len(unasked)
    assert len(match.record) == 2 + len(confirming)


def test_a_seat_whose_lone_action_is_taken_is_not_asked_for_it() -> None:
    match = Match(LastBid(0), {"cards": "2"}, 1)
    for seat in (0, 1):
        match.act(seat, bids(match, seat)[0])
    with pytest.raises(IllegalAction, match="seat 1 has no decision to make"):
        match.act(1, match.forced_actions[0].partition(" ")[2])


def test_the_position_changes_with_every_choice_that_is_applied_or_taken_back() -> None:
    match = bid_match()
    seen = [match.position]

    def changed() -> bool:
        fresh = match.position not in seen
        assert fresh or match.position == seen[-1]
        seen.append(match.position)
        return fresh

    match.act(0, bids(match, 0)[0])
    assert not changed(), "a secret choice waits"
    match.undo()
    assert not changed()
    with pytest.raises(IllegalAction):
        match.act(0, "bid 9")
    assert not changed()
    match.act(1, bids(match, 1)[0])
    match.act(0, bids(match, 0)[0])
    assert changed()
    match.act(0, bids(match, 0)[0])
    assert not changed()
    match.undo(2)
    assert changed()
    match.act(0, CONCEDE)
    assert changed()
    match.undo()
    assert changed()
