"""Laws of both boards: distances, arcs, turns, rings, lines of sight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.command_core import shipped_library
from game.rules.command_core.board import Board
from game.rules.command_core.sight import sees
from game.rules.command_core.topology import ARCS, HEX, SQUARE, Cell, Topology
from tests.examples import examples

TOPOLOGIES = (SQUARE, HEX)
MAPS = shipped_library().maps

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


@given(cells(2), st.integers(0, 7))
def test_arcs_turn_with_the_mech(drawn: tuple[Topology, list[Cell]], facing: int) -> None:
    """Each other cell lies in one arc; one half turn makes front what was rear, and left what was right."""
    topology, (here, there) = drawn
    facing %= topology.facings
    if here == there:
        return
    arc = topology.arc(facing, here, there)
    back = topology.arc(topology.turned(facing, topology.facings // 2), here, there)
    assert arc in ARCS
    if arc in ("left", "right"):
        assert back == {"left": "right", "right": "left"}[arc] or back == "front"
    mirror = {"left": "right", "right": "left"}
    reflected = topology.arc(facing, there, here)
    assert (reflected == mirror.get(arc)) or {arc, reflected} <= {"front", "rear", *mirror}


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


@st.composite
def sights(draw: st.DrawFn) -> tuple[Topology, Cell, Cell, frozenset[Cell]]:
    topology, (here, there) = draw(cells(2))
    walls = draw(st.frozensets(st.sampled_from(topology.cells), max_size=12))
    return topology, here, there, walls - {here, there}


@given(sights())
@examples(300)
def test_sight_is_the_same_both_ways(drawn: tuple[Topology, Cell, Cell, frozenset[Cell]]) -> None:
    topology, here, there, walls = drawn
    assert sees(topology, here, there, walls) == sees(topology, there, here, walls)


@given(sights())
def test_more_walls_never_open_a_sight(drawn: tuple[Topology, Cell, Cell, frozenset[Cell]]) -> None:
    topology, here, there, walls = drawn
    if not sees(topology, here, there, frozenset(sorted(walls)[::2])):
        assert not sees(topology, here, there, walls)


@given(cells(2))
def test_neighbours_always_see_each_other(drawn: tuple[Topology, list[Cell]]) -> None:
    topology, (here, _) = drawn
    walls = frozenset(topology.cells) - {here}
    for x, y in topology.directions:
        there = here[0] + x, here[1] + y
        assert sees(topology, here, there, walls - {there})


def test_walls_of_a_square_board() -> None:
    def free(here: Cell, there: Cell, *walls: Cell) -> bool:
        return sees(SQUARE, here, there, frozenset(walls))

    assert not free((2, 5), (6, 5), (4, 5))
    assert free((2, 5), (6, 5), (4, 4))
    # Across a corner: the line touches, or passes between two walls that only touch each other.
    assert free((2, 2), (4, 4), (3, 2))
    assert free((2, 2), (4, 4), (3, 2), (2, 3))
    assert not free((2, 2), (4, 4), (3, 3))
    # A flat line cuts through the cells beside it.
    assert not free((2, 2), (6, 3), (4, 2))
    assert not free((2, 2), (6, 3), (4, 3))
    assert free((2, 2), (6, 3), (4, 4))


def test_walls_of_a_hex_board() -> None:
    def free(here: Cell, there: Cell, *walls: Cell) -> bool:
        return sees(HEX, here, there, frozenset(walls))

    # Two rows up and right: the line runs along the edge between (5, 2) and (6, 2).
    here, there = (5, 3), (6, 1)
    assert HEX.distance(here, there) == 2
    assert free(here, there, (5, 2))
    assert free(here, there, (6, 2))
    assert not free(here, there, (5, 2), (6, 2))
    assert not free((5, 3), (5, 0), (5, 1))
