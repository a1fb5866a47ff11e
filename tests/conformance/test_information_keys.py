"""Information keys: a key stands for all that a seat may know, and for nothing else."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from game.engine.dice import Dice
from game.engine.digest import digest
from game.engine.events import unheard
from game.engine.seats import SEATS, Seat
from game.rules import GAMES as SHIPPED
from tests.conformance.games import GAMES, Game, every_game, seeds
from tests.conformance.test_knowledge import common_choices
from tests.examples import THOROUGH, examples

ROOT = Path(__file__).parents[2]
WALKS, LONGEST = 25, 8
"""Short random walks from each state, and their most choices: many lead to states that look alike."""
STARTS = 60 if THOROUGH else 5
"""States of a random game, evenly chosen, from which the walks begin."""
HASH_SEEDS = ("1", "2")


def siblings(game: Game, seed: int) -> Iterator[list[Any]]:
    """For some states of a random game the states that short walks from it lead to."""
    dice = Dice(seed)
    states = game.states(seed, 240)
    for start in states[:: -(-len(states) // STARTS)]:
        found = [start]
        for _ in range(WALKS):
            state = start.copy()
            for _ in range(1 + dice.below(LONGEST)):
                decisions = game.rules.decisions(state)
                if not decisions:
                    break
                choices = {one.seat: dice.pick(one.actions) for one in decisions}
                game.rules.apply(state, choices, unheard)
                found.append(state.copy())
        yield found


def asked(game: Game, state: Any, seat: Seat) -> list[Any]:
    """What a seat is offered, and what would be played for it without asking."""
    return [one for one in game.rules.decisions(state) if one.seat == seat]


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(20)
def test_equal_keys_are_equal_knowledge(game: Game, seed: int) -> None:
    """Where a seat has to choose, states with one key differ in nothing but what is hidden from it.

    The same choices are offered, and the same draw of what is hidden comes to the same state. Where it is
    not asked it may not know how far the other one has come, with a program for instance.
    """
    for states in siblings(game, seed):
        for seat in SEATS:
            known: dict[Any, tuple[Any, Any, str]] = {}
            for state in states:
                offered = asked(game, state, seat)
                if not offered:
                    continue
                key = game.rules.information_key(state, seat)
                knowledge = (
                    offered,
                    game.rules.view(state, seat),
                    digest(game.rules.determinize(state, seat, Dice(5))),
                )
                assert known.setdefault(key, knowledge) == knowledge


@pytest.mark.default_cases(4)
@every_game
@given(seed=seeds)
@examples(15)
def test_keys_of_states_that_look_alike_are_equal(game: Game, seed: int) -> None:
    """From the first choice to the last, whatever is hidden and whatever the dice will show."""
    dice = Dice(seed)
    for state in game.states(seed, 240)[:: 1 if THOROUGH else 12]:
        for seat in SEATS:
            key = game.rules.information_key(state, seat)
            twin = game.rules.determinize(state, seat, dice)
            assert game.rules.information_key(twin, seat) == key
            assert hash(game.rules.information_key(twin, seat)) == hash(key)
            other_chance = state.copy()
            other_chance.dice = Dice(dice.below(1 << 62))
            assert game.rules.information_key(other_chance, seat) == key


@pytest.mark.default_cases(1)
@every_game
@given(seed=seeds)
@examples(20)
def test_a_draw_depends_on_nothing_hidden(game: Game, seed: int) -> None:
    """Two states that a seat cannot tell apart, and the same choices in both: as long as the seat sees the
    same, the same dice draw the same state for it. So what a computer player is asked tells nothing.
    """
    dice = Dice(seed)
    states = game.states(seed, 240)
    for start in states[:: -(-len(states) // (2 * STARTS))]:
        for seat in SEATS:
            both = start.copy(), game.rules.determinize(start, seat, dice)
            both[1].dice = start.dice.copy()
            for _ in range(LONGEST):
                choices = common_choices(*(game.rules.decisions(one) for one in both), dice)
                if not choices:
                    break
                for one in both:
                    game.rules.apply(one, choices, unheard)
                first, second = (game.rules.view(one, seat) for one in both)
                if first != second:
                    break
                if asked(game, both[0], seat):
                    drawn = [game.rules.determinize(one, seat, Dice(5)).to_dict() for one in both]
                    assert drawn[0] == drawn[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", SHIPPED)
def test_keys_are_the_same_in_every_process(name: str) -> None:
    """A text of a key, as a worker or a file would see it, does not vary with the seed of Python's hashes."""
    call = "from tests.conformance.test_information_keys import print_keys; print_keys()"
    found = [
        subprocess.run(
            [sys.executable, "-c", call, name],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in HASH_SEEDS
    ]
    assert found[0] and found[0] == found[1]


def print_keys() -> None:
    """Prints the keys of some states of the game that is named first."""
    for game in GAMES:
        if game.rules.id == sys.argv[1]:
            for state in game.states(3, 60)[::6]:
                print([game.rules.information_key(state, seat) for seat in SEATS])
