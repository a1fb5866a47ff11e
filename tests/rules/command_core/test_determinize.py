"""What a seat may imagine of the other's programs: slot by slot, each legal choice alike."""

from collections import Counter
from math import sqrt
from typing import Any

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.lessons.scenario import merged
from game.rules import load

RULES: Any = load("command_core")
DRAWS = 6000
SIGMAS = 5.0
DIRECTIVES = ["hold", "pivot", "hold"]
TRUE = ({"card": "pivot", "flipped": True}, {"card": "hold", "flipped": False}, None, None)


def at_programming(**of_the_other: Any) -> Any:
    """Seat 0 programs after seat 1, whose one mech has four slots and three directives."""
    mechs = [
        {"cell": [4, 8], "order": 1},
        {"structure": 0},
        {"cell": [4, 1], "order": 2, "directives": DIRECTIVES, **of_the_other},
        {"structure": 0},
    ]
    data = RULES.new_game(complete_options(RULES, {}), 1).to_dict()
    return RULES.restore(merged(data, {"phase": "programming", "first": 1, "mechs": mechs}))


def chances(state: Any, chance: float = 1.0) -> Counter[Any]:
    """How likely each program is for a seat that takes one of its legal actions, all alike, for each slot."""
    mech = state.mechs[2]
    if mech.programmed == len(mech.program):
        return Counter({mech.program: chance})
    (decision,) = RULES.decisions(state)
    found = Counter[Any]()
    for action in decision.actions:
        after = state.copy()
        RULES.apply(after, {decision.seat: action}, unheard)
        found.update(chances(after, chance / len(decision.actions)))
    return found


def test_every_program_is_drawn_as_often_as_a_random_player_would_make_it() -> None:
    state = at_programming(program=list(TRUE), programmed=4)
    assert RULES.decisions(state)[0].seat == 0
    dice = Dice(1)
    drawn = Counter(RULES.determinize(state, 0, dice).mechs[2].program for _ in range(DRAWS))
    wanted = chances(at_programming())
    assert abs(sum(wanted.values()) - 1) < 1e-9 and set(drawn) <= set(wanted)
    assert state.mechs[2].program in drawn
    for program, chance in wanted.items():
        spread = sqrt(DRAWS * chance * (1 - chance))
        assert abs(drawn[program] - DRAWS * chance) <= SIGMAS * spread, program


def test_slots_that_are_not_decided_on_stay_open() -> None:
    state = at_programming(program=list(TRUE), programmed=2)
    for seed in range(50):
        mech = RULES.determinize(state, 0, Dice(seed)).mechs[2]
        assert mech.programmed == 2 and mech.program[2:] == (None, None)
    state = at_programming()
    assert all(
        RULES.determinize(state, 0, Dice(seed)).to_dict()["mechs"] == state.to_dict()["mechs"]
        for seed in (1, 2)
    )


def test_what_a_seat_knows_is_not_drawn() -> None:
    state = at_programming(program=list(TRUE), programmed=4)
    for seed in range(50):
        assert RULES.determinize(state, 1, Dice(seed)).mechs[2].program == state.mechs[2].program
    state.phase = "execution"
    state.mechs[2].revealed = True
    for seed in range(50):
        assert RULES.determinize(state, 0, Dice(seed)).mechs[2].program == state.mechs[2].program
