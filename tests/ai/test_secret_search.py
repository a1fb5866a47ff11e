"""Secret choices of both sides: matrices, and what a search makes of them."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.ai.information_set import InformationSet
from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.ai.search.matrix import Answers, solve, solve_worlds, without_small
from game.ai.search.player import Searcher
from game.ai.search.secret import SecretSearch
from game.content.levels import Level, shipped_levels
from game.engine.dice import Dice
from game.engine.rules import complete_options
from game.rules import load, thinking_of
from tests.ai.exploit import duels, exploit, level_of
from tests.engine.bid_game import BidGame, BidState
from tests.rules.scrap_knights.any_decks import any_duel

RULES: Any = load("scrap_knights")


def level(**changes: Any) -> Level:
    """A small one."""
    small = {"seconds": 60.0, "iterations": 5000, "candidates": 6, "search": "step"}
    return Level(id="level", **{**small, **changes})


def answers_to(*worlds: tuple[object, list[list[float]]]) -> Answers:
    return solve_worlds(worlds, 2000)


def test_one_world_has_the_solution_of_its_matrix() -> None:
    payoffs = [[3.0, -1.0, 0.0], [-2.0, 1.0, 0.5], [0.0, 0.0, -4.0]]
    rows, columns, value = solve(payoffs)
    found = answers_to(("only", payoffs))
    assert found.value == pytest.approx(value, abs=0.01)
    assert found.rows == pytest.approx(rows, abs=0.02)
    assert found.columns["only"] == pytest.approx(columns, abs=0.05)


def test_the_columns_use_what_they_know_and_the_rows_cannot() -> None:
    """In each world one column is bad for the rows; who does not know the world can only go half and half."""
    left, right = [[1.0, -1.0], [-1.0, 1.0]], [[0.0, 2.0], [2.0, 0.0]]
    known = answers_to(("left", left), ("right", right))
    assert known.rows == pytest.approx([0.5, 0.5], abs=0.02)
    assert known.value == pytest.approx(0.5, abs=0.02)
    alike = answers_to(("alike", left), ("alike", right))
    assert alike.value == pytest.approx(0.5, abs=0.02)
    sure = answers_to(("a", [[1.0, 0.0], [0.5, 0.5]]), ("b", [[0.0, 1.0], [0.5, 0.5]]))
    assert sure.rows[1] > 0.98, "whoever knows the world finds the 0 in the first row"


def test_a_hunch_settles_what_would_be_mixed() -> None:
    """Against whoever bids high first, as looks best to all who do not look further, 3 is enough."""
    state = BidState(Dice(1), ((1, 3, 4), (1, 2, 3)))
    careful = searched(BidGame(), state.copy(), level(rounds=2))[0]
    assert careful["bid 3"] == pytest.approx(0.53, abs=0.1) and careful["bid 4"] > 0.3
    assert searched(BidGame(), state.copy(), level(rounds=2, hunch=0.9))[0]["bid 3"] == 1.0


def test_small_shares_are_dropped_and_a_mixture_of_small_ones_stays() -> None:
    assert without_small([0.03, 0.9, 0.07], 0.05) == pytest.approx([0, 0.9 / 0.97, 0.07 / 0.97])
    assert without_small([0.25] * 4, 0.3) == [0.25] * 4


def searched(rules: Any, state: Any, level: Level) -> tuple[dict[str, float], dict[str, float]]:
    """Shares and values by action, for seat 0."""
    thinking = thinking_of(rules)
    judge = Judge(rules, thinking, 0, level.weights)
    budget = Budget(level.iterations, level.seconds)
    search = SecretSearch(rules, thinking, judge, level, Dice(1), budget)
    actions, shares, values = search.mixture([state], rules.decisions(state)[0])
    names = [str(action) for action in actions]
    return dict(zip(names, shares, strict=True)), dict(zip(names, values, strict=True))


def test_a_second_round_changes_the_answer() -> None:
    """Seat 0 wins both points if it guards 2 against 1, and 4 against 3; the 4 at once wins a point at least.

    To the end that is [[1, 0], [0, 1]]: half and half, worth 0.5, of which a little is lost on the way.
    """
    state = BidState(Dice(1), ((2, 4), (1, 3)))
    assert searched(BidGame(), state, level(rounds=1))[0] == {"bid 2": 0.0, "bid 4": 1.0}
    shares, values = searched(BidGame(), state, level(rounds=2))
    assert shares == pytest.approx({"bid 2": 0.5, "bid 4": 0.5}, abs=0.03)
    assert values == pytest.approx({"bid 2": 0.5, "bid 4": 0.5}, abs=0.03)


def test_a_naive_level_expects_anything() -> None:
    """Against 1 and 3 alike both bids are worth the same; where one is better on the mean, it is taken."""
    state = BidState(Dice(1), ((2, 4), (1, 3)))
    shares, values = searched(BidGame(), state, level(naive=True))
    assert values == pytest.approx({"bid 2": 0.0, "bid 4": 1 / 3}) and shares == {"bid 2": 0.0, "bid 4": 1.0}


def duel(own: dict[str, Any], other: dict[str, Any], **table: Any) -> Any:
    """A duel of two hands; every card is known."""
    state = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for player, change in zip(state["players"], (own, other), strict=True):
        player.update({"bots": [], **change})
        player["known"] = sorted(player["hand"])
    return RULES.restore({**state, **table})


LETHAL_BLOW = duel({"hp": 3, "hand": ["stonewall", "vent", "step"]}, {"hand": ["slash"]})
HOT = duel({"heat": 6, "hand": ["slash", "vent"]}, {"hand": ["step"]})
MATE = duel({"hand": ["vent", "stab", "step"]}, {"hp": 2, "hand": ["vent", "step"]}, distance=0)


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize(
    ("state", "wanted"),
    [(LETHAL_BLOW, "act stonewall"), (HOT, "act vent"), (MATE, "act stab")],
    ids=["block", "cool", "strike"],
)
def test_the_only_good_act_is_found(state: Any, wanted: str, rounds: int) -> None:
    shares, _ = searched(RULES, state, level(rounds=rounds))
    assert shares[wanted] == 1


def chosen(state: Any, seed: int, taken: Level, seat: int = 0) -> str:
    decision = RULES.decisions(state)[seat]
    player = Searcher(taken.id, seed, lambda game: {taken.id: taken})
    return str(player.choose(InformationSet(RULES, state, decision)))


MIXED = RULES.restore(duels()[0].state)
WHO = duels()[0].seat


def test_the_same_position_does_not_always_get_the_same_card() -> None:
    taken = Counter(chosen(MIXED, seed, level(), WHO) for seed in range(8))
    assert len(taken) > 1
    assert all(chosen(MIXED, seed, level(), WHO) == chosen(MIXED, seed, level(), WHO) for seed in range(3))


class Counted(BidGame):
    """Counts how often a state is judged."""

    judged = 0

    def estimate(self, state: BidState, seat: int) -> float:
        self.judged += 1
        return super().estimate(state, seat)


@pytest.mark.parametrize(("iterations", "judged"), [(1, 4), (4, 4), (5, 5), (100, 8)])
def test_no_second_look_is_begun_when_the_iterations_are_used_up(iterations: int, judged: int) -> None:
    """The four pairs of a world are always looked at, and then again one by one."""
    rules = Counted()
    searched(rules, BidState(Dice(1), ((2, 4), (1, 3))), level(rounds=2, iterations=iterations))
    assert rules.judged == judged


def test_where_chance_counts_a_pair_is_worth_the_mean() -> None:
    """Two equal bids: a coin gives the last point, and with it the game."""
    tied = BidState(Dice(1), ((3,), (3,)))
    assert -1 < searched(BidGame(), tied, level(worlds=6))[1]["bid 3"] < 1


EAGER = duel({"hp": 9, "hand": ["stonewall", "stab"]}, {"hand": ["slash"]})
WARM = duel({"heat": 5, "hand": ["slash", "vent"]}, {"hand": ["slash", "step"]})


@pytest.mark.parametrize(
    ("state", "wanted"), [(EAGER, "act stab"), (WARM, "act slash")], ids=["guard", "heat"]
)
def test_easy_strikes_rather_than_guard_or_cool(state: Any, wanted: str) -> None:
    """Now and then it misjudges that as well; normal strikes less often."""
    levels = shipped_levels("scrap_knights")
    easy, normal = (
        Counter(chosen(state, seed, levels[name]) for seed in range(20)) for name in ("easy", "normal")
    )
    assert easy[wanted] >= 18, easy
    assert normal[wanted] <= 14, normal


def test_a_search_that_is_stopped_ends_with_a_choice_it_has_looked_at() -> None:
    known = InformationSet(RULES, MIXED, RULES.decisions(MIXED)[WHO])
    player = Searcher("level", 1, lambda game: {"level": level(worlds=50, rounds=3)})
    thought = player.think(known, stopped=lambda: True)
    assert [choice.action for choice in thought.choices] == [thought.taken]
    assert thought.taken in {str(action) for action in known.decision.actions}


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_every_kind_of_choice_gets_a_legal_answer(name: str) -> None:
    few = msgspec.structs.replace(shipped_levels("scrap_knights")[name], worlds=1, iterations=1, candidates=3)
    player = Searcher(name, 1, lambda game: {name: few})
    dice, kinds = Dice(6), set()
    for _ in range(3):
        state = any_duel(dice)
        while decisions := RULES.decisions(state):
            choices = {}
            for decision in decisions:
                if decision.kind in kinds or decision.forced:
                    choices[decision.seat] = dice.pick(decision.actions)
                    continue
                kinds.add(decision.kind)
                choices[decision.seat] = player.choose(InformationSet(RULES, state, decision))
                assert choices[decision.seat] in decision.actions
            RULES.apply(state, choices)
    assert {"act", "bots", "tokens"} <= kinds


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("number", range(10))
def test_a_best_response_gains_little_against_hard(number: int, rounds: int) -> None:
    """Two rounds deep as it is shipped, and one round deep as well."""
    assert exploit(duels()[number], level_of("hard", rounds)).gain <= 0.05


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_what_the_other_side_holds_unseen_changes_nothing(name: str) -> None:
    """The hands differ, what lies open does not."""
    few = msgspec.structs.replace(shipped_levels("scrap_knights")[name], worlds=2, iterations=1, candidates=4)
    state = RULES.new_game(complete_options(RULES, {}), 3)
    alike = RULES.determinize(state, 0, Dice(8))
    assert alike.players[1].hand != state.players[1].hand
    for seed in range(3):
        assert chosen(state, seed, few) == chosen(alike, seed, few)
