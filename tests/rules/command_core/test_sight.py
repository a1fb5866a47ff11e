"""Laws of the line of sight, and its rule worked out in a second way."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.command_core.sight import sees
from game.rules.command_core.topology import HEX, SQUARE, Cell, Point, Topology
from tests.examples import examples

MIDDLE = {"square": (4, 4), "hex": (5, 2)}


@st.composite
def sights(draw: st.DrawFn) -> tuple[Topology, Cell, Cell, frozenset[Cell]]:
    """Two cells, and walls on the line between them or beside it."""
    topology = draw(st.sampled_from((SQUARE, HEX)))
    here, there = (draw(st.sampled_from(topology.cells)) for _ in range(2))
    between = topology.distance(here, there) + 1
    near = [
        cell
        for cell in topology.cells
        if cell not in (here, there)
        and topology.distance(here, cell) + topology.distance(cell, there) <= between
    ]
    walls = draw(st.frozensets(st.sampled_from(near), max_size=6)) if near else frozenset()
    return topology, here, there, walls


def stretch_inside(corners: list[Point], start: Point, end: Point) -> tuple[Fraction, Fraction] | None:
    """Between which parts of a line, 0 to 1, it lies in a shape or on its edge; None where it does not."""
    low, high = Fraction(0), Fraction(1)
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        # Corners go clockwise as y grows downwards: inside is where this grows.
        inward = one[1] - other[1], other[0] - one[0]
        begun = (start[0] - one[0]) * inward[0] + (start[1] - one[1]) * inward[1]
        gained = (end[0] - start[0]) * inward[0] + (end[1] - start[1]) * inward[1]
        if gained == 0:
            if begun < 0:
                return None
        elif gained > 0:
            low = max(low, Fraction(-begun, gained))
        else:
            high = min(high, Fraction(-begun, gained))
    return (low, high) if low < high else None


def seen_by_clipping(topology: Topology, here: Cell, there: Cell, walls: frozenset[Cell]) -> bool:
    """The rule once more, in another way: the line is cut to what lies in each wall.

    The middle of that part is inside the wall, or on its edge: two walls with such a part on both sides of
    the line close it.
    """
    start, end = topology.centre(here), topology.centre(there)
    sides: dict[tuple[Fraction, Fraction], set[bool]] = {}
    for wall in walls:
        x, y = topology.centre(wall)
        part = stretch_inside([(x + dx, y + dy) for dx, dy in topology.corners], start, end)
        if part is None:
            continue
        middle = (part[0] + part[1]) / 2
        at = start[0] + (end[0] - start[0]) * middle, start[1] + (end[1] - start[1]) * middle
        if _is_inside(topology, wall, at):
            return False
        right = (end[0] - start[0]) * (y - start[1]) > (end[1] - start[1]) * (x - start[0])
        sides.setdefault(part, set()).add(right)
    return all(len(beside) == 1 for beside in sides.values())


def _is_inside(topology: Topology, wall: Cell, at: tuple[Fraction, Fraction]) -> bool:
    """Whether a point lies inside a cell, not on its edge."""
    x, y = topology.centre(wall)
    across, down = abs(at[0] - x), abs(at[1] - y)
    return down < 1 and (across < 1 if topology is SQUARE else across + down < 2)


@given(sights())
@examples(1500)
def test_sight_is_what_clipping_finds(drawn: tuple[Topology, Cell, Cell, frozenset[Cell]]) -> None:
    assert sees(*drawn) == seen_by_clipping(*drawn)


def ways(topology: Topology) -> Iterator[tuple[Cell, list[Cell]]]:
    """All ways up to three cells long from the middle, each with the cells on it or close beside it."""
    here = MIDDLE[topology.id]
    for there in topology.cells:
        if 1 <= topology.distance(here, there) <= 3:
            yield (
                there,
                [
                    cell
                    for cell in topology.cells
                    if cell not in (here, there)
                    and topology.distance(here, cell) + topology.distance(cell, there) <= 4
                ],
            )


@pytest.mark.parametrize("topology", (SQUARE, HEX), ids=lambda topology: topology.id)
def test_sight_past_each_wall_and_each_pair_of_walls(topology: Topology) -> None:
    here = MIDDLE[topology.id]
    for there, beside in ways(topology):
        for walls in [*combinations(beside, 1), *combinations(beside, 2)]:
            case = topology, here, there, frozenset(walls)
            assert sees(*case) == seen_by_clipping(*case), case


@given(sights())
@examples(300)
def test_sight_is_the_same_both_ways(drawn: tuple[Topology, Cell, Cell, frozenset[Cell]]) -> None:
    topology, here, there, walls = drawn
    assert sees(topology, here, there, walls) == sees(topology, there, here, walls)


def test_on_squares_each_wall_counts_by_itself() -> None:
    """No line between two centres runs along the edge of a square, so two walls never close one together."""
    here = MIDDLE["square"]
    for there, beside in ways(SQUARE):
        free = {wall: sees(SQUARE, here, there, {wall}) for wall in beside}
        for one, other in combinations(beside, 2):
            assert sees(SQUARE, here, there, {one, other}) == (free[one] and free[other])


@given(sights())
def test_more_walls_never_open_a_sight(drawn: tuple[Topology, Cell, Cell, frozenset[Cell]]) -> None:
    topology, here, there, walls = drawn
    if not sees(topology, here, there, frozenset(sorted(walls)[::2])):
        assert not sees(topology, here, there, walls)


@pytest.mark.parametrize("topology", (SQUARE, HEX), ids=lambda topology: topology.id)
def test_neighbours_always_see_each_other(topology: Topology) -> None:
    here = MIDDLE[topology.id]
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
