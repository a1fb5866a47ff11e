"""A look back at a match finds the choices that cost the most, and why a choice looks good."""

from game.ai.information_set import InformationSet
from game.ai.reasons import WIN, WORLDS, _best, reasons
from game.ai.review import Review
from game.ai.thought import Choice, Thought
from game.engine.match import CONCEDE, Match
from game.engine.rules import Decision, Outcome
from game.engine.thinking import Thinking
from tests.engine.bid_game import BidGame, BidState


class Terms(Thinking):
    """Points count, and so do high cards that are kept."""

    def terms(self, state: BidState, seat: int) -> dict[str, float]:
        return {"points": float(state.points[seat]), "cards": float(sum(state.hands[seat]))}


def played() -> Match:
    match = Match(BidGame(), {}, seed=3)
    while match.decisions:
        decision = match.decisions[0]
        match.act(decision.seat, decision.actions[0])
    return match


def thought(*values: tuple[str, float]) -> Thought:
    return Thought(values[0][0], tuple(Choice(action, 0.5, value) for action, value in values))


def test_each_real_choice_of_the_seat_is_asked_about() -> None:
    match = played()
    asked = list(Review(match, 1).questions())
    # Three bids were made; the last card was played by itself.
    assert [question.played for question in asked] == [
        entry[2:] for entry in match.record if entry.startswith("1 ")
    ]
    for question in asked:
        assert question.known.seat == 1
        assert question.played in {str(action) for action in question.known.decision.actions}


def test_a_choice_in_steps_is_one_choice() -> None:
    match = played()
    every = list(Review(match, 1).questions())
    assert len(every) > 1
    kinds = {question.known.decision.kind for question in every}
    paced = {match.rules.pace(match.steps[question.number].state_before).count for question in every}
    drafted = list(Review(match, 1, kinds).questions())
    assert len(drafted) == len(paced) * len(kinds)
    assert drafted[0] == every[0] or drafted[0].number == every[0].number


def test_giving_up_is_no_choice_to_think_about() -> None:
    match = Match(BidGame(), {}, seed=3)
    match.act(0, CONCEDE)
    assert list(Review(match, 0).questions()) == []


def test_choices_that_cost_ten_points_are_told_the_costliest_first() -> None:
    match = played()
    review = Review(match, 0)
    first, *_ = review.questions()
    costs = (0.19, 0.5, 0.01, 0.3, 0.21, 0.4)
    for number, cost in enumerate(costs):
        question = type(first)(number, first.known, first.played)
        review.answer(question, thought(("better", 0.6), (first.played, 0.6 - cost)))
    assert [turning.number for turning in review.turnings] == [1, 5, 3, 4]
    assert [round(turning.cost, 2) for turning in review.turnings] == [0.5, 0.4, 0.3, 0.21]
    assert {turning.better for turning in review.turnings} == {("better",)}


def test_a_choice_as_good_as_the_best_is_not_shown() -> None:
    review = Review(played(), 0)
    first, *_ = review.questions()
    review.answer(first, thought((first.played, 0.4), ("other", 0.1)))
    review.answer(first, thought(("other", 0.4), ("third", 0.1)))
    review.answer(first, thought(("other", 0.4), (first.played, 0.39)))
    assert review.turnings == ()


def test_an_action_is_as_good_as_the_best_plan_that_begins_with_it() -> None:
    review = Review(played(), 0)
    first, *_ = review.questions()
    review.answer(first, thought(("best", 0.4), (first.played, 0.38), (first.played, -0.6)))
    assert review.turnings == ()


def test_the_reason_is_the_term_that_a_choice_is_ahead_in() -> None:
    rules = BidGame()
    state = rules.new_game({"cards": "3"}, 5)
    state.hands = ((1, 2, 5), (2, 3, 4))
    known = InformationSet(rules, state, rules.decisions(state)[0])
    told = thought(("bid 1", 0.1), ("bid 5", 0.1))
    low, high = reasons(known, Terms(rules), told, 2, seed=1)
    assert (low.term, high.term) == ("cards", "points")
    assert low.gain > 0
    assert high.gain > 0


class Sudden(BidGame):
    """The first point wins."""

    def decisions(self, state: BidState) -> tuple[Decision, ...]:
        return () if any(state.points) else super().decisions(state)

    def outcome(self, state: BidState) -> Outcome | None:
        return Outcome(state.points.index(1), "first") if any(state.points) else None


def test_to_win_is_a_reason_only_for_what_wins() -> None:
    rules = Sudden()
    state = rules.new_game({"cards": "2"}, 5)
    state.hands = ((1, 5), (2, 3))
    known = InformationSet(rules, state, rules.decisions(state)[0])
    told = thought(("bid 1", 0.1), ("bid 5", 0.9))
    low, high = reasons(known, Terms(rules), told, 2, seed=1)
    assert (low.term, high.term) == ("", WIN)
    (doubted,) = reasons(known, Terms(rules), thought(("bid 5", 0.1)), 1, seed=1)
    assert doubted.term == "", "the search does not expect to win"


def test_a_second_term_that_speaks_for_a_choice_is_told_as_well() -> None:
    worlds = [[{"a": 1.0, "b": 0.6, "c": 0.1}] * WORLDS, [{"a": 0.0, "b": 0.0, "c": 0.0}] * WORLDS]
    found = _best(0, worlds, hopeful=False)
    assert (found.term, found.also) == ("a", "b")
    assert (
        _best(0, [[{"a": 1.0, "c": 0.1}] * WORLDS, [{"a": 0.0, "c": 0.0}] * WORLDS], hopeful=False).also == ""
    )
