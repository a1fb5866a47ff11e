"""The measures of a mech follow from the effects of its cards."""

import pytest

from game.content.scrap_knights import Act, shipped_library
from game.rules.scrap_knights.side_measures import BestAct, best_acts, damage_at, linking_acts, sums

LIBRARY = shipped_library()


def acts(*names: str) -> tuple[Act, ...]:
    return tuple(LIBRARY.acts[name] for name in names)


@pytest.mark.parametrize(
    ("act", "damage"),
    [
        ("slash", [3, 3, 0, 0, 0, 0]),
        ("las_shot", [1, 1, 1, 1, 1, 1]),
        ("scope_shot", [0, 1, 2, 3, 4, 5]),
        ("pirated_cannon", [4, 3, 2, 1, 0, 0]),
        ("scorpion_spear", [0, 0, 5, 0, 0, 0]),
        ("crash", [1, 1, 1, 0, 0, 0]),
        ("cross_lunge", [3, 0, 0, 0, 0, 0]),
        ("springlock", [5, 0, 0, 0, 0, 0]),
        ("flamethrower", [0, 0, 0, 0, 0, 0]),
        ("stonewall", [0, 0, 0, 0, 0, 0]),
    ],
)
def test_damage_at_each_distance(act: str, damage: list[int]) -> None:
    assert [damage_at(LIBRARY.acts[act], distance) for distance in range(6)] == damage


def test_a_blow_counts_no_more_than_the_hp_of_a_mech() -> None:
    assert damage_at(LIBRARY.acts["machina_deus"], 0) == 12


def test_the_best_act_is_named_at_each_distance_and_the_first_of_equals_counts() -> None:
    assert best_acts(acts("slash", "stab", "las_shot")) == (
        BestAct(3, "slash"),
        BestAct(3, "slash"),
        BestAct(2, "stab"),
        BestAct(1, "las_shot"),
        BestAct(1, "las_shot"),
        BestAct(1, "las_shot"),
    )
    assert best_acts(acts("missile", "stab"))[0] == BestAct(2, "missile")


def test_no_act_hits_with_no_acts() -> None:
    assert set(best_acts(())) == {BestAct(0, "")}


def test_sums_of_all_acts() -> None:
    added = sums(acts("slash", "step", "meditation", "wide_guard", "dash", "vent"))
    assert (added.heat, added.vent, added.block, added.move) == (5, 4, 8, 3)
    assert added.heat_left == 1
    assert not added.vents_all


def test_heat_that_is_left_is_never_below_nothing() -> None:
    assert sums(acts("vent", "step")).heat_left == 0


def test_a_card_that_vents_everything_is_named_as_such() -> None:
    added = sums(acts("coward_call", "scope_shot"))
    assert added.vents_all and added.heat == 3 and added.heat_left == 0


def test_heat_given_to_the_opponent_is_not_ones_own() -> None:
    assert sums(acts("flamethrower")).heat == 3


GIVEN = ("slash", "dagger_jab", "crash", "scorpion_spear", "fishslap", "dash", "stonewall", "wait")


@pytest.mark.parametrize(
    ("ult", "links"),
    [
        ("1000_cuts", ("slash", "dagger_jab", "crash", "fishslap")),
        ("big_tuna_kahuna", ("fishslap",)),
        ("eraser_las", GIVEN),
        ("plummet_buster", ("dagger_jab",)),
        ("tas_custom", ("slash", "dagger_jab", "crash", "scorpion_spear", "fishslap")),
        ("orbital_lobotomy", ("stonewall",)),
        ("test", ("wait",)),
        ("wavedash_crash", ("dash",)),
        ("nanomech_lance", None),
        ("missile_barrage", None),
        ("heatsink_blade", None),
        ("mechromancers_siphon", None),
    ],
)
def test_acts_that_meet_the_ult_s_link(ult: str, links: tuple[str, ...] | None) -> None:
    assert linking_acts(LIBRARY.ults[ult], acts(*GIVEN)) == links


def test_without_a_ult_no_act_links() -> None:
    assert linking_acts(None, acts("slash")) is None
