"""The measures of a squad follow from its cards."""

import pytest

from game.content.command_core import shipped_library
from game.content.command_core.cards import Combo, Directive, Half, Weapon
from game.rules.command_core.side_measures import REACH, dice_by_cell, directive_measures
from game.rules.command_core.topology import HEX, SQUARE, TOPOLOGIES

LIBRARY = shipped_library()
GO = Directive("go", "Go", (Half("blue", -1, ("forward",), (Combo(2, before="red"), Combo(1, after="red"))),))
TURN_OR_WAIT = Directive("turn", "Turn", (Half("green", 0, ("turn_left_90",)), Half("yellow", 1, ("stop",))))


def test_colours_deltas_and_sums_of_directives() -> None:
    measured = directive_measures([GO, GO, TURN_OR_WAIT])
    assert measured.colours == {"blue": 2, "red": 0, "yellow": 1, "green": 1}
    assert measured.deltas == {-1: 2, 0: 1}
    assert (measured.delta_sum, measured.best_sum) == (-2, 4)


def test_no_directives_add_up_to_nothing() -> None:
    measured = directive_measures([])
    assert set(measured.colours.values()) == {0} and measured.deltas == {}
    assert (measured.delta_sum, measured.best_sum) == (0, 0)


def gun(*arcs: str, dice: int = 2, near: int = 1, far: int = 2) -> Weapon:
    return Weapon("gun", "Gun", dice, (near, far), arcs, 0, 1)  # type: ignore[arg-type]


def test_a_front_gun_reaches_the_front_alone() -> None:
    assert dice_by_cell([gun("front", far=1)], SQUARE) == {(-1, -1): 2, (0, -1): 2, (1, -1): 2}
    assert dice_by_cell([gun("rear", far=1)], HEX) == {(0, 1): 2}


def test_the_dice_of_all_weapons_that_reach_are_added() -> None:
    dice = dice_by_cell([gun("front", far=3), gun("front", "left", dice=5, near=3, far=3)], SQUARE)
    assert dice[0, -3] == 7 and dice[0, -2] == 2 and dice[-3, 0] == 5
    assert (3, 0) not in dice and (0, 0) not in dice


@pytest.mark.parametrize("board", TOPOLOGIES.values(), ids=TOPOLOGIES)
@pytest.mark.parametrize("weapon", LIBRARY.weapons.values(), ids=LIBRARY.weapons)
def test_a_weapon_reaches_the_cells_of_its_range_and_arcs(weapon: Weapon, board: object) -> None:
    assert isinstance(board, type(SQUARE))
    dice = dice_by_cell([weapon], board)
    assert set(dice.values()) <= {weapon.dice}
    distances = {board.distance((0, 0), cell) for cell in dice}
    assert distances == set(range(weapon.range[0], min(REACH, weapon.range[1]) + 1))
    assert {board.arc(0, (0, 0), cell) for cell in dice} == set(weapon.arcs)
