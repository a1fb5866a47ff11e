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


def at(phase: str, **changes: Any) -> dict[str, Any]:
    """The same four mechs at the beginning of an earlier phase, of a game that has begun."""
    data = combat(phase=phase, chooser=None, turn=0)
    for mech in data["mechs"]:
        if phase != "programming":
            mech["order"] = None
        if phase == "placement":
            mech["cell"] = None
    return data | changes


def with_mech(data: dict[str, Any], number: int, **changes: Any) -> dict[str, Any]:
    data["mechs"][number].update(changes)
    return data


def of_mech(number: int, **changes: Any) -> dict[str, Any]:
    return with_mech(combat(), number, **changes)


def gone(number: int, **changes: Any) -> dict[str, Any]:
    """A mech was destroyed."""
    return of_mech(number, structure=0, cell=None, order=None) | changes


def slots(*cards: str | None) -> list[Any]:
    return [card and {"card": card, "flipped": False} for card in cards]


@pytest.mark.parametrize(
    "data",
    [
        *(combat(), combat(attack=ATTACK), combat(crit=CRIT), gone(1)),
        *(at("placement"), at("ordering"), at("programming")),
        with_mech(at("placement", placing=0), 0, cell=[4, 9]),
    ],
)
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
        (lambda: with_mech(at("placement"), 0, order=1), "mechs: numbers are given after placement"),
        *(
            (make, "placing: that is no mech of the seat that places, with a cell")
            for make in (
                lambda: with_mech(at("placement", turn=1, placing=0), 0, cell=[4, 9]),
                lambda: with_mech(at("placement", chooser=0, placing=0), 0, cell=[4, 9]),
                lambda: at("placement", placing=0),
                lambda: at("placement", placing=5),
            )
        ),
        (
            lambda: with_mech(with_mech(at("placement"), 0, cell=[4, 9]), 1, cell=[5, 9]),
            "phase: seat 0 has no mech left to place",
        ),
        (
            lambda: with_mech(with_mech(at("placement", chooser=0), 2, cell=[4, 0]), 3, cell=[5, 0]),
            "phase: seat 1 has no mech left to place",
        ),
        (lambda: at("placement", attack=ATTACK), "attack: mechs attack in combat only"),
        (
            lambda: with_mech(with_mech(at("ordering"), 0, order=1), 1, order=2),
            "turn: that seat has no mech left to number",
        ),
        (lambda: with_mech(at("ordering"), 0, order=5), "mechs: numbers go up to 4"),
        (
            lambda: with_mech(with_mech(at("programming"), 0, programmed=4), 1, programmed=4),
            "turn: the programs of that seat stand",
        ),
        (
            lambda: with_mech(at("programming"), 0, revealed=True),
            "mechs.0: programs are revealed and executed after programming",
        ),
        (
            lambda: with_mech(at("programming"), 0, program=slots("advance", None, None, None)),
            "mechs.0.program: a slot is filled that has not been decided on",
        ),
        (
            lambda: combat(mechs=[mech | {"attacked": True} for mech in combat()["mechs"]]),
            "mechs: nobody is left to attack",
        ),
        (
            lambda: combat(mechs=[mech | {"seat": 0} for mech in combat()["mechs"]]),
            "mechs: seat 1 has none",
        ),
        (
            lambda: with_mech(gone(2), 3, structure=0, cell=None, order=None),
            "outcome: seat 1 has no mech left, so the game is over",
        ),
        (lambda: combat(map="atlantis"), "there is no map 'atlantis'"),
        (
            lambda: combat(chooser=None, squad_structure=[13, 14]),
            "squad_structure.0: the side has 14 left of it",
        ),
        (lambda: of_mech(2, chassis="goose"), "mechs.2.chassis: there is no chassis 'goose'"),
        (
            lambda: of_mech(2, program=slots("advance", None, None)),
            "mechs.2.program: a Trooper has 4 slots",
        ),
        (lambda: of_mech(2, weapons=["gyro"]), "mechs.2.weapons: there is no card 'gyro' of that kind"),
        (lambda: of_mech(2, structure=0), "mechs.2: a mech without structure has no cell and no number"),
        (
            lambda: with_mech(combat(chooser=None), 2, programmed=5),
            "mechs.2.programmed: there are 4 slots",
        ),
        (
            lambda: of_mech(2, program=slots("charge", "charge", None, None)),
            "mechs.2.program: the mech has no 'charge' left for it",
        ),
        (
            lambda: of_mech(2, weapons=[], depleted=["autocannon"], program=slots("autocannon", *[None] * 3)),
            "mechs.2.program: the mech has no 'autocannon' left for it",
        ),
        (
            lambda: of_mech(2, program=[{"card": "charge", "flipped": True}, None, None, None]),
            "mechs.2.program: 'charge' has one half only",
        ),
        (
            lambda: combat(outcome={"winner": 0, "reason": "bored"}),
            "outcome.reason: no game ends for the reason 'bored'",
        ),
        (lambda: combat(phase="execution"), "phase: execution stops only for a crit"),
    ],
)
def test_a_state_that_cannot_be_is_refused(make: Callable[[], dict[str, Any]], problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        RULES.restore(make())


def test_a_facing_is_one_of_the_board() -> None:
    data = RULES.new_game(complete_options(RULES, {"board": "hex"}), 1).to_dict()
    with pytest.raises(ValueError, match=r"^mechs.1.facing: there is no such facing on this board$"):
        RULES.restore(with_mech(data, 1, facing=6))


def test_a_card_that_a_crit_took_may_still_lie_in_the_program() -> None:
    data = of_mech(2, directives=["hold"], depleted=["charge"], program=slots("charge", "hold", None, None))
    assert RULES.restore(data).mechs[2].program[0].card == "charge"


def test_a_set_up_in_combat_has_its_programs_behind_it() -> None:
    state = RULES.restore(combat(first=1))
    assert (state.chooser, state.turn) == (None, 1)
    assert all(mech.executed and mech.revealed and mech.programmed == 4 for mech in state.mechs)


def test_programs_that_a_set_up_names_stand() -> None:
    """The seat that drafts first is asked for what it has not decided on, then the other."""
    named = at("programming", chooser=0, first=1)
    for number in (2, 3):
        with_mech(named, number, program=slots("advance", "sprint", None, "hold"))
    state = RULES.restore(named)
    assert [mech.programmed for mech in state.mechs] == [0, 0, 4, 4]
    (decision,) = RULES.decisions(state)
    assert (decision.seat, str(decision.actions[-1])) == (0, "program 1 slot 1 empty")


def test_a_set_up_that_changes_a_chassis_changes_slots_and_what_the_squad_is_whole() -> None:
    data = combat(phase="combat", chooser=0)
    state = RULES.restore(with_mech(data, 0, chassis="hauler"))
    assert len(state.mechs[0].program) == 3
    assert state.squad_structure == (11 + 6, 8 + 6)


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
