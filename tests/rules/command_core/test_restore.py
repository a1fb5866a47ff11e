"""States that the rules could not go on from are refused, in a sentence that names the field."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import complete_options
from game.rules import load
from tests.examples import examples
from tests.spoil import JSON, spoilt, taken_or_told

RULES: Any = load("command_core")
ATTACK = {
    "attacker": 0,
    "target": 2,
    "weapon": "autocannon",
    "stage": "attack",
    "dice": [1, 2, 3, 4],
    "rerolled": [],
    "armor": [],
    "armor_rerolled": [],
    "evade": [],
    "evade_rerolled": [],
}
CRIT = {"mech": 2, "attacker": 0, "left": 0, "revealed": ["autocannon"], "spent": 0, "choosing": True}


def combat(**changes: Any) -> dict[str, Any]:
    """Four mechs on a map with walls, in combat."""
    data: dict[str, Any] = RULES.new_game(complete_options(RULES, {"map": "ruins"}), 1).to_dict()
    for number, cell in enumerate(([4, 7], [5, 8], [4, 2], [5, 0])):
        data["mechs"][number].update(cell=cell, order=number + 1)
    return data | {"phase": "combat", **changes}


def of_mech(number: int, **changes: Any) -> dict[str, Any]:
    data = combat()
    data["mechs"][number].update(changes)
    return data


def gone(number: int, **changes: Any) -> dict[str, Any]:
    """A mech was destroyed."""
    return of_mech(number, structure=0, cell=None, order=None) | changes


@pytest.mark.parametrize("data", [combat(), combat(attack=ATTACK), combat(crit=CRIT), gone(1)])
def test_a_whole_state_is_taken(data: dict[str, Any]) -> None:
    assert RULES.decisions(RULES.restore(data))


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: of_mech(0, cell=[4, 4]), "mechs.0.cell: there is no free cell 4,4"),
        (lambda: of_mech(0, cell=[40, 4]), "mechs.0.cell: there is no free cell 40,4"),
        (lambda: of_mech(1, cell=[4, 7]), "mechs: two of them stand on one cell"),
        (lambda: of_mech(1, order=1), "mechs: two of them have the same number"),
        (lambda: of_mech(1, order=None), "mechs: after ordering every mech has a number"),
        (lambda: of_mech(1, cell=None), "mechs: after placement every mech has a cell"),
        (lambda: of_mech(2, depleted=["trooper"]), "mechs.2.depleted: there is no card 'trooper'"),
        (lambda: of_mech(2, structure=9), "mechs.2.structure: a Trooper has 8 at most"),
        (lambda: combat(attack={**ATTACK, "target": 1}), "attack.target: that mech is on the same side"),
        (lambda: combat(attack={**ATTACK, "weapon": "bow"}), "attack.weapon: there is no weapon 'bow'"),
        (lambda: combat(attack={**ATTACK, "rerolled": [7]}), "attack: a die was rerolled that is not there"),
        (lambda: combat(attack={**ATTACK, "stage": "pay"}), "attack: paying stops only for a crit"),
        (lambda: combat(attack={**ATTACK, "target": 5}), "attack: there is no such mech"),
        (lambda: gone(2, attack=ATTACK), "attack: there is no such mech"),
        (lambda: combat(attack=ATTACK, phase="ordering"), "attack: mechs attack in combat only"),
        (lambda: combat(crit=CRIT, phase="programming"), "crit: crits happen in execution and combat only"),
        (lambda: combat(crit={**CRIT, "revealed": []}), "crit.revealed: at least one card is revealed"),
        (lambda: combat(crit={**CRIT, "revealed": ["hook"]}), "crit.revealed: the mech has no 'hook'"),
        (
            lambda: combat(crit={**CRIT, "choosing": False}),
            "crit.choosing: nobody has a targeting token to spend",
        ),
        (lambda: gone(2, crit=CRIT), "crit: there is no such mech"),
        (lambda: combat(phase="placement"), "mechs: numbers are given after placement"),
        (
            lambda: combat(phase="placement", chooser=None, turn=1, placing=0),
            "placing: that is no mech of the seat that places, with a cell",
        ),
        (lambda: combat(phase="execution"), "phase: execution stops only for a crit"),
    ],
)
def test_a_state_that_cannot_be_is_refused(make: Callable[[], dict[str, Any]], problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        RULES.restore(make())


def some_states() -> list[Any]:
    """Every seventh state of a few random games, and one in the middle of an attack and of a crit."""
    states = [combat(attack=ATTACK), combat(crit=CRIT), gone(1)]
    for seed, options in enumerate(({}, {"board": "hex"}, {"map": "ruins", "squad_1": "swarm"})):
        state, dice = RULES.new_game(complete_options(RULES, options), seed), Dice(seed)
        for number in range(120):
            if number % 7 == 0:
                states.append(state.to_dict())
            decisions = RULES.decisions(state)
            if not decisions:
                break
            RULES.apply(state, {decisions[0].seat: dice.pick(decisions[0].actions)}, unheard)
    return states


WORDS = ["", "sprint", "weave", "railgun", "gyro", "trooper", "combat", "programming", "execution", "ruins"]


@given(data=spoilt(some_states(), WORDS))
@examples(600)
def test_a_spoilt_state_is_refused_or_can_be_played_on(data: Any) -> None:
    taken_or_told(RULES, data)


@given(data=JSON)
def test_any_json_is_refused(data: Any) -> None:
    taken_or_told(RULES, data)


@pytest.mark.parametrize("data", [None, [], "state", {}, 7])
def test_what_is_no_state_at_all_is_told(data: Any) -> None:
    with pytest.raises(ValueError, match=r"Expected|required"):
        RULES.restore(data)
