"""The search tree: it sees through first looks, says what follows, and keeps to its budget."""

from collections import Counter
from typing import Any

import pytest

from game.ai.information_set import InformationSet
from game.ai.search.budget import Budget
from game.ai.search.player import Searcher
from game.ai.search.secret_node import SecretNode
from game.ai.thought import Thought
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load
from game.rules.scrapbots.state import PLAY_LIMIT
from tests.ai.trail import BEST, Step, Trail

SCRAPBOTS: Any = load("scrapbots")


def searcher(iterations: int = 400, depth: int = 8, seed: int = 1) -> Searcher:
    level = Level(id="test", seconds=60.0, iterations=iterations, candidates=16, search="tree", depth=depth)
    return Searcher("test", seed, lambda game: {"test": level})


def asked(rules: Any, state: Any) -> InformationSet:
    return InformationSet(rules, state, rules.decisions(state)[0])


def think_on_the_trail(shown: str = "no", **options: int) -> Thought:
    rules = Trail()
    return searcher(**options).think(asked(rules, rules.new_game({"shown": shown}, 1)))


def scrapbots(seed: int = 4, edition: str = "revised") -> Any:
    """A position with a turn ahead in which cards can be bought."""
    return SCRAPBOTS.new_game(complete_options(SCRAPBOTS, {"edition": edition}), seed)


@pytest.mark.slow
def test_the_best_way_is_found_though_it_looks_worse_at_first() -> None:
    assert think_on_the_trail().taken == "right"
    assert think_on_the_trail(depth=1).taken == "left", "what looks best at once"


def test_values_are_those_of_the_best_line() -> None:
    values = {choice.action: choice.value for choice in think_on_the_trail().choices}
    assert values["right"] == pytest.approx(0.7, abs=0.03)
    assert values["left"] == pytest.approx(0.1, abs=0.03)


def test_the_line_says_what_both_seats_are_expected_to_do() -> None:
    best = think_on_the_trail().choices[0]
    assert (best.action, *(action for _, action in best.line)) == (*BEST, "push")
    assert [seat for seat, _ in best.line] == [0, 0, 1]


def test_a_plan_goes_as_far_as_nothing_comes_to_light() -> None:
    assert think_on_the_trail("no").plan == BEST[1:]
    for seed in range(12):
        plan = think_on_the_trail("yes", seed=seed).plan
        assert plan == BEST[1:2], "the third step is chosen when the card lies open"


def test_a_plan_is_followed_without_another_search() -> None:
    rules, player = Trail(), searcher()
    state = rules.new_game({}, 1)
    for way in BEST:
        action = player.choose(asked(rules, state))
        assert action.way == way
        rules.apply(state, {0: action}, unheard)
    assert not player._plan


@pytest.mark.parametrize("edition", SCRAPBOTS.catalogues)
def test_a_search_that_is_stopped_at_once_still_chooses(edition: str) -> None:
    known = asked(SCRAPBOTS, scrapbots(edition=edition))
    thought = searcher(iterations=5000).think(known, lambda: True)
    assert thought.taken in map(str, known.decision.actions)
    assert thought.iterations == 0


def test_a_search_is_stopped_in_the_middle() -> None:
    calls = iter(range(1000))
    thought = searcher(iterations=900).think(asked(SCRAPBOTS, scrapbots()), lambda: next(calls) >= 10)
    assert thought.iterations == 10


def test_a_budget_ends_with_its_iterations_or_its_time() -> None:
    assert not Budget(iterations=5, seconds=0.0).take()
    budget = Budget(iterations=5, seconds=60.0)
    assert sum(budget.take() for _ in range(9)) == budget.done == 5
    assert not budget.over
    assert Budget(iterations=5, seconds=60.0, stopped=lambda: True).over


def test_the_same_seed_thinks_the_same() -> None:
    def think(seed: int) -> Thought:
        found = searcher(iterations=40, seed=seed).think(asked(SCRAPBOTS, scrapbots()))
        return Thought(found.taken, found.choices, found.plan)

    assert think(3) == think(3)
    assert think(3).choices != think(4).choices


@pytest.mark.parametrize("edition", SCRAPBOTS.catalogues)
def test_a_choice_does_not_depend_on_what_is_hidden(edition: str) -> None:
    known = asked(SCRAPBOTS, scrapbots(edition=edition))
    wanted = searcher(iterations=30).choose(known)
    for chance in range(4):
        alike = SCRAPBOTS.determinize(known._state, known.seat, Dice(chance))
        assert searcher(iterations=30).choose(InformationSet(SCRAPBOTS, alike, known.decision)) == wanted


def test_a_turn_that_comes_to_its_limit_is_played_to_its_end() -> None:
    state, player = scrapbots(), searcher(iterations=30)
    state.plays = PLAY_LIMIT - 1
    for _ in range(2):
        known = asked(SCRAPBOTS, state)
        action = player.choose(known)
        assert action in known.decision.actions
        SCRAPBOTS.apply(state, {known.seat: action}, unheard)
    assert str(action) == "pass"


def test_shares_add_up_and_no_action_is_told_twice() -> None:
    known = asked(SCRAPBOTS, scrapbots())
    thought = searcher(iterations=80).think(known)
    actions = [choice.action for choice in thought.choices]
    assert len(set(actions)) == len(actions)
    assert set(actions) <= set(map(str, known.decision.actions))
    assert thought.choices[0].action == thought.taken
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1.0)


def test_a_secret_choice_is_mixed() -> None:
    """Rock, paper, scissors: each side shows each of them a third of the time."""
    ways = [Step(way) for way in ("rock", "paper", "scissors")]
    node, dice, shown = SecretNode(), Dice(6), Counter[str]()
    for number in range(3000):
        pair = node.select((ways, ways), dice)
        node.learn(pair, (0, 1, -1)[(ways.index(pair[0]) - ways.index(pair[1])) % 3])
        if number >= 500:
            shown.update(step.way for step in pair)
    assert all(0.25 < shown[step.way] / 5000 < 0.42 for step in ways), shown
