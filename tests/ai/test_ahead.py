"""Each choice played on to the end of a turn: known answers, bounds, and nothing that is hidden."""

from collections.abc import Callable
from typing import Any

import pytest

from game.ai.information_set import InformationSet
from game.ai.search.ahead import AheadSearch
from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.ai.search.player import Searcher
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.rules import complete_options
from game.engine.thinking import EVEN
from game.rules import load, thinking_of
from tests.ai.test_information_set import information_sets, twin
from tests.conformance.games import GAMES, Game

RULES: Any = load("dino_battles")
DINOS: Game = next(game for game in GAMES if game.rules is RULES)
LEVEL = Level(id="x", seconds=60.0, iterations=40, candidates=8, search="turns")


def player(seed: int = 1) -> Searcher:
    return Searcher("x", seed, lambda game: {"x": LEVEL})


def combat(own: dict[str, Any], other: dict[str, Any]) -> InformationSet:
    """Seat 0 is to move in combat, with the right to it."""
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    for side, facts in zip(data["players"], (own, other), strict=True):
        side.update({"hand": [], "comp": [], "dinos": [{"card": "utahraptor"}], **facts})
    state = RULES.restore(data | {"phase": "combat", "initiative": 0, "turn": 3})
    (decision,) = RULES.decisions(state)
    return InformationSet(RULES, state, decision)


def deck(attack: int = 0, evade: int = 0, defend: int = 0) -> dict[str, int]:
    return {"attack": attack, "evade": evade, "defend": defend}


def test_the_last_blow_is_struck() -> None:
    """The other has 5 HP left and no bench: to attack wins, to pass waits for nothing."""
    known = combat({"combat_deck": deck(1)}, {"dinos": [{"card": "utahraptor", "damage": 65}]})
    thought = player().think(known)
    assert thought.taken == "attack"
    assert thought.choices[0].value == 1.0


def test_a_wall_of_spikes_is_not_run_into() -> None:
    """The last Dinosaur has 5 HP left; a Triceratops defends and its spikes are felt by whoever harms it."""
    known = combat(
        {"combat_deck": deck(1), "dinos": [{"card": "compsognathus", "damage": 45}]},
        {"combat_deck": deck(defend=1), "dinos": [{"card": "triceratops"}]},
    )
    thought = player().think(known)
    values = {choice.action: choice.value for choice in thought.choices}
    assert thought.taken == "pass"
    assert values["attack"] < values["pass"] - 0.3


def searched(known: InformationSet, budget: Budget) -> list[int]:
    """The worlds that each candidate of a decision has met."""
    thinking, dice = thinking_of(RULES), Dice(5)
    judge = Judge(RULES, thinking, known.seat, EVEN)
    search = AheadSearch(RULES, thinking, judge, 1, budget, lambda: known.sample(dice))
    return [tried.worlds for tried in search.compare(known.decision, 8)]


@pytest.fixture(scope="module", name="open_choice")
def _open_choice() -> InformationSet:
    """A choice of three or more candidates."""
    return next(
        known
        for seed in range(30)
        for known in information_sets(DINOS, seed, every=1, most=400)
        if len(thinking_of(RULES).candidates(known.sample(Dice(1)), known.decision)) >= 4
    )


def test_few_iterations_compare_fewer_candidates(open_choice: InformationSet) -> None:
    """With fewer iterations than candidates the best at once meet a world each, and none goes uncompared."""
    worlds = searched(open_choice, Budget(3, 60.0))
    assert worlds == [1, 1, 1]


def test_the_better_half_goes_on(open_choice: InformationSet) -> None:
    budget = Budget(80, 60.0)
    worlds = searched(open_choice, budget)
    assert worlds == sorted(worlds, reverse=True)
    assert worlds[0] > worlds[-1] > 0
    assert budget.done == sum(worlds) <= 80


@pytest.mark.parametrize("stopped", [lambda: True, lambda: False])
def test_a_search_ends_when_it_is_stopped_or_out_of_time(
    open_choice: InformationSet, stopped: Callable[[], bool]
) -> None:
    budget = Budget(10_000, 60.0 if stopped() else 0.0, stopped)
    assert sum(searched(open_choice, budget)) == 0
    assert len(searched(open_choice, Budget(10_000, 60.0, stopped=lambda: True))) >= 3


def test_a_seed_gives_the_same_choice_and_what_is_hidden_none(open_choice: InformationSet) -> None:
    wanted = player(4).think(open_choice)
    assert wanted.taken in {str(action) for action in open_choice.decision.actions}
    for chance in range(3):
        again = player(4).think(twin(open_choice, Dice(chance)))
        assert (again.taken, again.choices) == (wanted.taken, wanted.choices)
