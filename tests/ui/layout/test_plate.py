"""A plate: a widget whose picture is a tree, laid out anew only where it looks different."""

from collections.abc import Hashable

import pygame

from game.ui.layout.host import Host
from game.ui.layout.leaves import Name, Picture, Text
from game.ui.layout.nodes import Node, Row, Space
from game.ui.layout.plate import Plate


class Score(Plate):
    """A name with a number at the right."""

    def __init__(self, title: str, number: int) -> None:
        super().__init__("score")
        self.title, self.number = title, number
        self.made = 0

    def looks(self) -> Hashable:
        return self.title, self.number

    def body(self) -> Node:
        self.made += 1
        square = Picture(lambda surface, rect, scale: surface.fill((255, 0, 0), rect), "square", width=20)
        return Row(Text(self.title, "count"), Space(grow=1), Text(str(self.number), "count"), square)


def drawn(plate: Plate) -> pygame.Surface:
    surface = pygame.Surface((400, 100))
    plate.draw(surface)
    return surface


def test_a_plate_is_laid_out_again_only_where_it_looks_different() -> None:
    plate = Score("Ada", 3)
    plate.place(pygame.Rect(10, 10, 300, 40), 1.0)
    first = drawn(plate)
    plate.place(pygame.Rect(60, 30, 300, 40), 1.0)
    moved = drawn(plate)
    assert plate.made == 1
    assert plate.place_of("square") == pygame.Rect(340, 30, 20, 40)
    assert moved.get_at((350, 50))[:3] == (255, 0, 0) and first.get_at((350, 50))[:3] == (0, 0, 0)
    plate.number = 4
    drawn(plate)
    plate.place(pygame.Rect(60, 30, 200, 40), 1.0)
    drawn(plate)
    assert plate.made == 3


def test_a_plate_that_lives_on_shows_its_new_values() -> None:
    old, new = Score("Ada", 3), Score("Ada", 4)
    for plate in (old, new):
        plate.place(pygame.Rect(0, 0, 300, 40), 1.0)
    before, after = drawn(old), drawn(new)
    old.take_over(new)
    assert pygame.image.tobytes(drawn(old), "RGB") == pygame.image.tobytes(after, "RGB")
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def test_words_that_have_no_room_on_a_plate_are_reported() -> None:
    plate = Score("A name that is rather long", 3)
    for width, whole in ((400, True), (60, False)):
        plate.place(pygame.Rect(0, 0, width, 40), 1.0)
        assert [box.fits for box in plate.boxes()] == [whole]


def test_a_name_without_room_ends_in_an_ellipsis() -> None:
    host = Host()
    for width, whole in ((300, True), (40, False)):
        (label,) = host.lay(Name("Maximilian the Great", "name"), pygame.Rect(0, 0, width, 30), 1.0)
        assert (label.name == "Maximilian the Great") == whole
        assert whole or label.name.endswith("…")
        assert host.flaws() == []
