"""What is open in a squad is filled within its points."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.command_core import SquadMech, SquadSide, shipped_library, side_problems
from game.rules.command_core.suggestion import points_left, suggest

LIBRARY = shipped_library()
MECHS = st.builds(
    SquadMech,
    chassis=st.sampled_from(["", *sorted(LIBRARY.chassis)]),
    weapons=st.lists(st.sampled_from(sorted(LIBRARY.weapons)), unique=True, max_size=2).map(tuple),
    directives=st.lists(st.sampled_from(sorted(LIBRARY.directives)), unique=True, max_size=9).map(tuple),
)


@given(st.lists(MECHS, max_size=3), st.sampled_from([40, 60, 80]))
def test_any_beginning_is_completed_and_kept(mechs: list[SquadMech], points: int) -> None:
    begun = SquadSide(mechs=tuple(mechs))
    filled = suggest(begun, LIBRARY, points)
    keys = {problem.key for problem in side_problems(filled, LIBRARY, points)}
    assert keys <= {"many_points"}
    if points_left(begun.mechs, LIBRARY, points) >= 20 * len(mechs):
        assert keys == set()
    for before, after in zip(begun.mechs, filled.mechs, strict=False):
        assert after.chassis == before.chassis or not before.chassis
        assert after.weapons[: len(before.weapons)] == before.weapons
        assert after.directives[: len(before.directives)] == before.directives
    assert suggest(begun, LIBRARY, points) == filled


@pytest.mark.parametrize("points", [40, 60, 80])
def test_a_squad_from_nothing_is_legal_and_spends_its_points(points: int) -> None:
    filled = suggest(SquadSide(), LIBRARY, points)
    assert side_problems(filled, LIBRARY, points) == []
    assert len(filled.mechs) >= 2
    assert points_left(filled.mechs, LIBRARY, points) == 0
    two = suggest(SquadSide(mechs=(SquadMech("", (), ()),) * 2), LIBRARY, points)
    assert side_problems(two, LIBRARY, points) == []
    assert points_left(two.mechs, LIBRARY, points) <= 5


def test_a_mech_gets_directives_of_all_colours() -> None:
    mech = suggest(SquadSide(), LIBRARY, 60).mechs[0]
    colours = {half.colour for card in mech.directives for half in LIBRARY.directives[card].halves}
    assert colours == {"blue", "red", "yellow", "green"}
    assert len(set(mech.directives)) == len(mech.directives)


def test_points_that_are_left_pay_for_further_mechs_until_there_are_three() -> None:
    gnat = SquadMech("gnat", ("power_lance",), (), ("sprint", "pivot", "hold"))
    two = suggest(SquadSide(mechs=(gnat,)), LIBRARY, 40)
    assert len(two.mechs) >= 2 and two.mechs[0].weapons == gnat.weapons
    three = suggest(SquadSide(mechs=(gnat, gnat)), LIBRARY, 60)
    assert len(three.mechs) == 3 and side_problems(three, LIBRARY, 60) == []
    dear = suggest(SquadSide(mechs=(gnat,)), LIBRARY, 20)
    assert len(dear.mechs) == 1
