"""Places of duels: each fills what it is asked to fill, and looks like no other."""

from itertools import combinations

import pygame
import pytest

from game.content.stages import stage_file
from game.ui.paint.scenery.stages import STAGES, draw_stage, stage_ground, stage_light, stage_plates
from tests.ui.paint.test_art import difference, thumbnail

SIZES = ((302, 155), (430, 155), (146, 100), (320, 180))


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("name", list(STAGES))
def test_a_place_fills_every_size(name: str) -> None:
    for size in SIZES:
        seen = set()
        for color in ((255, 0, 255), (0, 255, 0)):
            ground = pygame.Surface(size)
            ground.fill(color)
            draw_stage(ground, ground.get_rect(), name)
            seen.add(pygame.image.tobytes(ground, "RGB"))
        assert len(seen) == 1, size


@pytest.mark.parametrize("name", list(STAGES))
def test_it_is_dark_where_plates_and_benches_lie(name: str) -> None:
    """Sums of red, green and blue; the middle is the brightest."""
    ground = stage_ground(name, (378, 194))

    def light(*rect: int) -> int:
        return sum(pygame.transform.average_color(ground, pygame.Rect(rect))[:3])

    middle = light(150, 76, 78, 50)
    for left in (4, 234):
        assert light(left, 10, 140, 30) < min(200, middle)
    for left in (4, 324):
        assert light(left, 45, 50, 80) < min(300, middle)


def test_no_two_places_look_alike() -> None:
    pictures = {name: thumbnail(stage_ground(name, (302, 155))) for name in STAGES}
    for one, two in combinations(pictures, 2):
        assert difference(pictures[one], pictures[two]) > 14, f"{one} looks like {two}"


def test_a_wider_window_shows_the_same_and_more_at_the_sides() -> None:
    """Between the shades of the sides nothing has moved."""
    narrow, wide = stage_ground("dusk", (604, 310)), stage_ground("dusk", (800, 310))
    middle = wide.subsurface((98 + 200, 60, 204, 150)), narrow.subsurface((200, 60, 204, 150))
    assert difference(*(thumbnail(one) for one in middle)) < 3


def test_the_axis_can_lie_elsewhere() -> None:
    ground = stage_ground("storm", (480, 270), 0.3, 1.25)
    columns = [sum(ground.get_at((x, 70))[:3]) for x in range(480)]
    bright = [x for x, light in enumerate(columns) if light > max(columns) - 60]
    assert sum(bright) / len(bright) == pytest.approx(144, abs=6)


def test_drawings_hold_only_what_the_loader_knows() -> None:
    for name in STAGES:
        text = stage_file(name).read_text(encoding="utf-8")
        for unknown in (
            "clipPath",
            "<mask",
            "<filter",
            "<use",
            "<text",
            "<pattern",
            "rgba(",
            "objectBoundingBox",
        ):
            assert unknown not in text, name
        ids = [part.split('"')[0] for part in text.split(' id="')[1:]]
        assert len(set(ids)) == len(ids), name


def test_light_and_plates_are_those_of_the_entry() -> None:
    assert stage_light("dusk") == (255, 217, 160)
    assert len({stage_light(name) for name in STAGES}) == len(STAGES)
    assert len({stage_plates(name) for name in STAGES}) == len(STAGES)
