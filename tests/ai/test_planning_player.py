"""A searching player that plans several choices makes them one after the other without thinking anew."""

from typing import Any

import pytest

from game.ai.information_set import InformationSet
from game.ai.search.player import Searcher
from game.ai.thought import Thought
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load

RULES: Any = load("command_core")
LEVEL = Level(id="quick", seconds=60.0, iterations=80, candidates=4, worlds=4, rounds=3, search="step")


class Counting(Searcher):
    """Counts how often it has to think."""

    def __init__(self, seed: int) -> None:
        super().__init__("quick", seed, lambda game: {"quick": LEVEL})
        self.thoughts: list[Thought] = []

    def think(self, known: InformationSet, *stopped: Any) -> Thought:
        self.thoughts.append(super().think(known, *stopped))
        return self.thoughts[-1]


def at_programming(seed: int, **options: str) -> Any:
    state, dice = RULES.new_game(complete_options(RULES, options), seed), Dice(seed)
    while state.phase != "programming":
        (decision,) = RULES.decisions(state)
        RULES.apply(state, {decision.seat: dice.pick(decision.actions)}, unheard)
    return state


def known(state: Any) -> InformationSet:
    return InformationSet(RULES, state, RULES.decisions(state)[0])


@pytest.mark.parametrize("board", ["square", "hex"])
def test_a_plan_is_followed_to_its_end(board: str) -> None:
    state, player = at_programming(2, board=board), Counting(1)
    seat, slots = state.turn, 0
    while state.phase == "programming" and state.turn == seat:
        asked = known(state)
        action = player.choose(asked)
        assert action in asked.decision.actions
        RULES.apply(state, {seat: action}, unheard)
        slots += 1
    (thought,) = player.thoughts
    assert slots == 8
    assert len(thought.plan) == slots - 1
    assert 0 < thought.iterations <= LEVEL.iterations


def test_a_plan_that_does_not_fit_any_more_is_given_up() -> None:
    state, player = at_programming(2), Counting(1)
    other = at_programming(2, squad_0="tanks", squad_1="tanks")
    player.choose(known(state))
    action = player.choose(known(other))
    assert action in RULES.decisions(other)[0].actions
    assert len(player.thoughts) == 2


def test_the_same_seed_makes_the_same_plan() -> None:
    state = at_programming(3)
    first, second = (Counting(5).think(known(state)) for _ in range(2))
    assert (first.taken, first.plan, first.choices) == (second.taken, second.plan, second.choices)


def test_what_the_other_side_has_programmed_does_not_change_a_plan() -> None:
    state = at_programming(3)
    seat = state.turn
    while state.turn == seat:
        RULES.apply(state, {seat: RULES.decisions(state)[0].actions[0]}, unheard)
    asked = known(state)
    twins = [RULES.determinize(state, asked.seat, Dice(chance)) for chance in range(3)]
    thoughts = [Counting(5).think(known(one)) for one in (state, *twins)]
    assert len({(thought.taken, thought.plan) for thought in thoughts}) == 1


def test_a_search_that_is_stopped_at_once_still_has_a_plan() -> None:
    state = at_programming(4)
    thought = Counting(5).think(known(state), lambda: True)
    assert thought.iterations <= LEVEL.worlds
    assert len(thought.plan) == 7


def test_each_choice_told_is_a_whole_set_of_programs() -> None:
    thought = Counting(5).think(known(at_programming(4)))
    for choice in thought.choices:
        assert len(choice.line) == 7
        assert -1 <= choice.value <= 1
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1)
