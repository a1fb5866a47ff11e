"""Cells of one shape: as large as all fit, and apart or lower where the tree asks for it."""

import pygame

from game.ui.kit.labels import Label
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Column, Space
from game.ui.layout.tiles import Tiles


def cells(count: int) -> list[Label]:
    return [Label(str(number)) for number in range(count)]


def lay(labels: list[Label], size: tuple[int, int], apart: float = 0, shrinks: bool = False) -> None:
    tiles = Tiles(
        [Part(one) for one in labels],
        aspect=1.5,
        columns=(len(labels), len(labels)),
        widest=100,
        gap=4,
        apart=apart,
        shrinks=shrinks,
    )
    tree = Column(Space(height=60), tiles) if shrinks else tiles
    Host().lay(tree, pygame.Rect((0, 0), size), 1.0)


def test_gaps_grow_with_the_room_up_to_a_share_of_a_cell() -> None:
    labels = cells(3)
    lay(labels, (330, 150))
    assert [one.rect.left for one in labels] == [11, 115, 219]
    lay(labels, (330, 150), apart=0.5)
    assert [one.rect.left for one in labels] == [0, 115, 230]
    lay(labels, (600, 150), apart=0.5)
    assert [one.rect.left for one in labels] == [100, 250, 400]


def test_one_cell_stands_in_the_middle() -> None:
    labels = cells(1)
    lay(labels, (300, 150), apart=0.5)
    assert labels[0].rect == (100, 0, 100, 150)


def test_cells_that_shrink_leave_others_their_height() -> None:
    labels = cells(2)
    lay(labels, (300, 210), shrinks=True)
    assert labels[0].rect.size == (100, 150)
    lay(labels, (300, 135), shrinks=True)
    assert [one.rect.size for one in labels] == [(50, 75), (50, 75)]
    assert labels[0].rect.top == 60
