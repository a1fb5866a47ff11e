"""Laws of both boards: distances, arcs, turns, rings."""

from collections import Counter
from math import atan2, degrees, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.command_core import shipped_library
from game.rules.command_core.board import Board
from game.rules.command_core.topology import ARCS, HEX, SQUARE, Cell, Topology

TOPOLOGIES = (SQUARE, HEX)
MAPS = shipped_library().maps
MIDDLE = {"square": (4, 4), "hex": (5, 2)}

topologies = st.sampled_from(TOPOLOGIES)


@st.composite
def cells(draw: st.DrawFn, count: int) -> tuple[Topology, list[Cell]]:
    topology = draw(topologies)
    return topology, [draw(st.sampled_from(topology.cells)) for _ in range(count)]


@given(cells(3))
def test_distance_is_a_metric(drawn: tuple[Topology, list[Cell]]) -> None:
    topology, (one, two, three) = drawn
    distance = topology.distance
    assert distance(one, two) == distance(two, one)
    assert (distance(one, two) == 0) == (one == two)
    assert distance(one, three) <= distance(one, two) + distance(two, three)


@pytest.mark.parametrize("topology", TOPOLOGIES, ids=lambda topology: topology.id)
def test_distance_counts_the_fewest_steps(topology: Topology) -> None:
    start = topology.cells[0]
    reached, steps = {start: 0}, [start]
    for cell in steps:
        for x, y in topology.directions:
            there = cell[0] + x, cell[1] + y
            if there in topology.cells and there not in reached:
                reached[there] = reached[cell] + 1
                steps.append(there)
    assert reached == {cell: topology.distance(start, cell) for cell in topology.cells}


def angle_between(topology: Topology, one: Cell, other: Cell) -> float:
    """By how many degrees one way on the board lies to the right of another, -180 to 180."""
    height = sqrt(3) / 2 if topology is HEX else 1.0
    turned = []
    for x, y in (topology.centre(one), topology.centre(other)):
        turned.append(degrees(atan2(y * height, x / 2 if topology is HEX else x)))
    return (turned[1] - turned[0] + 180) % 360 - 180


@pytest.mark.parametrize("topology", TOPOLOGIES, ids=lambda topology: topology.id)
def test_the_arcs_part_the_board_by_angles(topology: Topology) -> None:
    """Every other cell lies in the one arc that its angle says, wherever the mech stands and looks."""
    front, rear = {"square": (45, 135), "hex": (60, 150)}[topology.id]
    middle = MIDDLE[topology.id]
    for here in (topology.cells[0], middle, topology.cells[-1]):
        for facing, ahead in enumerate(topology.directions):
            found = Counter[str]()
            for there in topology.cells:
                if there == here:
                    continue
                angle = angle_between(topology, ahead, (there[0] - here[0], there[1] - here[1]))
                side = "right" if angle > 0 else "left"
                wanted = (
                    "front" if abs(angle) < front + 1e-9 else "rear" if abs(angle) > rear - 1e-9 else side
                )
                assert topology.arc(facing, here, there) == wanted
                found[wanted] += 1
            assert here != middle or set(found) == set(ARCS)


@pytest.mark.parametrize("topology", TOPOLOGIES, ids=lambda topology: topology.id)
def test_a_whole_turn_returns(topology: Topology) -> None:
    for facing in range(topology.facings):
        turned = facing
        for _ in range(topology.facings):
            turned = topology.turned(turned, 1)
        assert turned == facing
        assert topology.turned(topology.turned(facing, 2), -2) == facing


def test_the_arcs_of_a_square_board() -> None:
    found = {way: SQUARE.arc(0, (5, 5), (5 + way[0], 5 + way[1])) for way in SQUARE.directions}
    assert [found[way] for way in SQUARE.directions] == [
        *("front", "front", "right", "rear", "rear", "rear", "left", "front")
    ]
    assert SQUARE.arc(0, (5, 5), (7, 4)) == "right"
    assert SQUARE.arc(0, (5, 5), (6, 3)) == "front"
    assert SQUARE.arc(0, (5, 5), (3, 6)) == "left"
    assert SQUARE.arc(1, (5, 5), (7, 5)) == "front"


def test_the_arcs_of_a_hex_board() -> None:
    found = [HEX.arc(0, (5, 3), (5 + q, 3 + r)) for q, r in HEX.directions]
    assert found == ["front", "front", "right", "rear", "left", "front"]
    assert HEX.arc(0, (5, 3), (7, 2)) == "right"
    assert HEX.arc(0, (5, 3), (6, 4)) == "rear"
    assert HEX.arc(0, (5, 3), (7, 3)) == "right"


@pytest.mark.parametrize("map_id", MAPS)
def test_homes_lie_in_the_outer_rings_of_each_half(map_id: str) -> None:
    board = Board(MAPS[map_id])
    homes = [set(board.home(seat)) for seat in (0, 1)]
    assert not homes[0] & homes[1]
    for seat in (0, 1):
        assert len(homes[seat]) >= 12
        for cell in homes[seat]:
            assert board.ring(cell) in (0, 1)
            assert board.topology.row(cell) in board.topology.home_rows[seat]


def test_rings_of_the_square_board() -> None:
    board = Board(MAPS["open_square"])
    assert board.ring((0, 5)) == 0
    assert board.ring((1, 5)) == 1
    assert board.ring((4, 5)) == 4
    assert (2, 7) not in board.home(0)
    assert (2, 8) in board.home(0)
