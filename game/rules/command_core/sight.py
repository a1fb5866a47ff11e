"""Line of sight: the straight line between two centres, against the walls, in whole numbers.

A wall blocks when the line crosses its inside. Touching a corner, or running along the edge of one wall, does
not block; running along the edge between two walls does. Source: Command Core reference, "Board".
"""

from collections.abc import Collection

from game.rules.command_core.topology import Cell, Point, Topology


def sees(topology: Topology, here: Cell, there: Cell, walls: Collection[Cell]) -> bool:
    """Whether nothing blocks the line between two cells."""
    start, end = topology.centre(here), topology.centre(there)
    grazed: set[frozenset[Point]] = set()
    for wall in walls:
        centre = topology.centre(wall)
        corners = [(centre[0] + x, centre[1] + y) for x, y in topology.corners]
        if _apart(corners, start, end):
            continue
        sides = [_side(start, end, corner) for corner in corners]
        if min(sides) < 0 < max(sides):
            return False
        edge = frozenset(corner for corner, side in zip(corners, sides, strict=True) if side == 0)
        if len(edge) == 2:
            if edge in grazed:
                return False
            grazed.add(edge)
    return True


def _side(start: Point, end: Point, point: Point) -> int:
    """On which side of the line a point lies: negative, 0 on the line, positive."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _apart(corners: list[Point], start: Point, end: Point) -> bool:
    """Whether an edge of the shape, made longer, keeps its inside away from the line's two ends."""
    before = corners[-1]
    for corner in corners:
        # The corners go clockwise (y grows downwards), so that the inside is where the side is positive.
        first, second = _side(before, corner, start), _side(before, corner, end)
        # A line along this edge may touch the shape or end before it: the edges beside this one tell.
        if first <= 0 and second <= 0 and (first or second):
            return True
        before = corner
    return False
