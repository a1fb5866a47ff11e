"""Upgrades of the economy as the computer, the builder and random squads see them."""

from typing import Any

import pytest

from game.content.command_core import SquadMech, SquadSide, shipped_library
from game.content.command_core.side import side_problems, slots_of
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.rules.command_core.actions import KEEP, Reroll
from game.rules.command_core.random_side import random_side
from game.rules.command_core.rerolls import attack_values, defence_values, loss_of
from game.rules.command_core.suggestion import suggest
from game.rules.command_core.verdict import power

RULES: Any = load("command_core")
LIBRARY = shipped_library()


def battle(attacker: dict[str, Any], target: dict[str, Any], **attack: Any) -> Any:
    """An attack of an autocannon, with what the two mechs have."""
    state = Match(RULES, {"squad_0": "drill", "squad_1": "drill"}, 3).state.to_dict()
    gone = {"structure": 0, "cell": None, "order": None}
    own = {"cell": [4, 6], "facing": 0, "order": 2, "attacked": True, "upgrades": [], **attacker}
    other = {"cell": [4, 3], "facing": 4, "order": 1, "attacked": True, "upgrades": [], **target}
    for mech, changes in zip(state["mechs"], (own, gone, other, gone), strict=True):
        mech |= changes
    state |= {"phase": "combat", "chooser": None}
    for mech in state["mechs"]:
        mech |= {"revealed": True, "executed": True, "programmed": len(mech["program"])}
    thrown = {"attacker": 0, "target": 2, "weapon": "autocannon", **attack}
    return RULES.restore({**state, "attack": thrown})


def attacking(upgrades: list[str], surge: int) -> Any:
    return battle({"upgrades": upgrades, "surge": surge}, {}, stage="attack", dice=[1, 1, 1, 3])


def defending(upgrades: list[str], flux: int, surge: int) -> Any:
    thrown = {"stage": "defence", "dice": [3, 3, 3, 1], "armor": [1, 1], "evade": [1, 1]}
    return battle({}, {"upgrades": upgrades, "flux": flux, "surge": surge}, **thrown)


def values(state: Any, find: Any) -> Any:
    return find(RULES._context(state), state.attack, loss_of(state, 2, 3.0))


def test_a_free_reroll_is_worth_more_than_one_that_costs() -> None:
    paid, free = (values(attacking(*one), attack_values) for one in (([], 1), (["auto_sight"], 0)))
    assert free[KEEP] == pytest.approx(paid[KEEP])
    assert free[Reroll(0)] > paid[Reroll(0)] > 0
    assert Reroll(0) not in values(attacking([], 0), attack_values)


def test_tiles_make_a_reroll_of_an_armor_die_better_and_a_shot_at_them_worse() -> None:
    plain, tiled = (values(defending(one, 1, 0), defence_values) for one in ([], ["tiles"]))
    assert plain[Reroll(0, "armor")] < tiled[Reroll(0, "armor")] and plain[KEEP] == tiled[KEEP]
    shots = [
        values(battle({}, {"upgrades": one}, stage="attack", dice=[3, 3, 3, 3]), attack_values)
        for one in ([], ["tiles"])
    ]
    assert shots[0][KEEP] > shots[1][KEEP]


def test_who_defends_uses_the_free_reroll_for_any_die() -> None:
    found = values(defending(["auto_sight"], 0, 0), defence_values)
    assert set(found) == {KEEP, *[Reroll(die, kind) for kind in ("armor", "evade") for die in (0, 1)]}
    assert found[Reroll(0, "armor")] > found[Reroll(0, "evade")] > found[KEEP]


def test_flux_rerolls_evade_dice_only_with_the_vanes() -> None:
    without, with_vanes = (values(defending(one, 1, 0), defence_values) for one in ([], ["flux_vanes"]))
    assert Reroll(0, "evade") not in without and Reroll(0, "armor") in without
    assert with_vanes[Reroll(0, "evade")] > with_vanes[KEEP]


@pytest.mark.parametrize(
    ("upgrade", "marks"), [("flywheel", {"surge": 2}), ("auto_sight", {}), ("third_eye", {"targeting": 2})]
)
def test_an_estimate_is_not_worse_with_an_upgrade(upgrade: str, marks: dict[str, int]) -> None:
    without, with_it = (
        RULES.estimate(battle({"upgrades": one, **marks}, {}, stage="attack", dice=[3]), 0)
        for one in ([], [upgrade])
    )
    assert with_it > without


def test_a_lock_counts_as_long_as_there_is_room_for_its_token() -> None:
    state = battle({"targeting": 2}, {}, stage="attack", dice=[3])
    mech, figures_of = state.mechs[0], RULES.catalogue.figures_of
    plain, third = (figures_of("trooper", one) for one in ((), ("third_eye",)))
    assert power(mech, third, 0, 1) > power(mech, plain, 0, 1) == power(mech, plain, 0, 0)


def test_surge_that_stays_is_worth_more() -> None:
    state = battle({}, {}, stage="attack", dice=[3])
    mech, figures_of = state.mechs[0], RULES.catalogue.figures_of
    plain, wheel = (figures_of("trooper", one) for one in ((), ("flywheel",)))
    assert power(mech, wheel, 2, 0) > power(mech, plain, 2, 0)
    assert power(mech, wheel, -1, 0) == power(mech, plain, -1, 0)


def test_a_program_has_five_slots_at_most() -> None:
    upgrade = LIBRARY.upgrades["sequencer"]
    slots = {key: slots_of(chassis, [upgrade]) for key, chassis in LIBRARY.chassis.items()}
    assert slots["hauler"] == 4 and slots["trooper"] == slots["wasp"] == 5


def test_a_squad_needs_a_directive_for_the_slot_of_an_upgrade() -> None:
    cards = ("advance", "sprint", "hold")
    short, enough = (
        SquadSide(mechs=(SquadMech("hauler", ("autocannon",), ("sequencer",), one),))
        for one in (cards, (*cards, "pivot"))
    )
    (problem,) = side_problems(short, LIBRARY, 60)
    assert problem.key == "few_directives" and problem.facts["limit"] == 4
    assert not side_problems(enough, LIBRARY, 60)


def test_random_and_suggested_squads_have_enough_directives() -> None:
    for seed in range(60):
        assert not side_problems(random_side(LIBRARY, Dice(seed), 60), LIBRARY, 60)
    started = SquadSide(mechs=(SquadMech("derrick", ("furnace",), ("sequencer",), ()),))
    assert not side_problems(suggest(started, LIBRARY, 60), LIBRARY, 60)
