"""The vocabulary that everything is drawn with, and the drawings that lie in assets."""

import re
from pathlib import Path

import pygame
import pytest

from game.content.paths import shipped
from game.ui.paint.figures.figures import READY, standing
from game.ui.paint.scenery.boxes import plain_case
from game.ui.paint.scenery.shelf import drawer_handle
from game.ui.paint.svg import (
    circle,
    colored,
    cut_corners,
    group,
    picture,
    polygon,
    radial_gradient,
    rect,
    stroke,
    vertical,
)
from game.ui.window import window_icon

DRAWINGS = sorted((shipped("assets") / "drawings").glob("*.svg"))


def test_a_shape_brings_its_gradient_along() -> None:
    image = picture(rect(0, 0, 10, 40, vertical(0, 40, "#ff0000", "#0000ff")), (10, 40))
    assert image.get_at((5, 0))[0] > 240 and image.get_at((5, 39))[2] > 240


def test_two_gradients_in_one_picture_stay_two() -> None:
    left = rect(0, 0, 10, 10, vertical(0, 10, "#ff0000", "#ff0000"))
    right = rect(10, 0, 10, 10, vertical(0, 10, "#0000ff", "#0000ff"))
    image = picture(left + right, (20, 10))
    assert image.get_at((5, 5))[:3] == (255, 0, 0) and image.get_at((15, 5))[:3] == (0, 0, 255)


def test_light_fades_outwards() -> None:
    image = picture(circle(20, 20, 20, radial_gradient((20, 20), 20, "#ffffff", "#ffffff/0")), (40, 40))
    alphas = [image.get_at((20 + out, 20))[3] for out in (0, 10, 18)]
    assert alphas == sorted(alphas, reverse=True) and alphas[0] > 230


def test_the_same_drawing_is_the_same_text() -> None:
    assert rect(0, 0, 4, 4, vertical(0, 4, "#101010", "#202020")) == rect(
        0, 0, 4, 4, vertical(0, 4, "#101010", "#202020")
    )


def test_a_group_moves_then_turns_then_grows() -> None:
    image = picture(group(rect(0, 0, 2, 1, "#ffffff"), (10, 5), turn=90, size=4), (20, 20))
    assert image.get_bounding_rect() == (6, 5, 4, 8)


def test_a_stroke_has_no_fill_and_a_plate_no_corners() -> None:
    image = picture(stroke("M2 10 H18 V18", "#ffffff", 2), (20, 20))
    assert image.get_at((10, 10))[3] == 255 and image.get_at((12, 15))[3] == 0
    plate = picture(polygon(cut_corners(20, 20, 6), "#ffffff"), (20, 20))
    assert plate.get_at((1, 1))[3] == 0 and plate.get_at((10, 10))[3] == 255


def test_one_drawing_in_two_colours_has_two_gradients() -> None:
    text = '<linearGradient id="{id}a"><stop stop-color="{trim}"/></linearGradient>'
    names = {re.findall('id="(.*?)"', colored(text, {"trim": trim}))[0] for trim in ("#101010", "#202020")}
    assert len(names) == 2 and not any("{" in name for name in names)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_has_only_what_the_loader_knows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search("<(clipPath|mask|filter|use|text|pattern|svg)|%|rgba", text)
    for drawn in re.findall(r"<(?:linear|radial)Gradient[^>]*>", text):
        assert 'gradientUnits="userSpaceOnUse"' in drawn


def test_drawings_are_seen() -> None:
    knights = [standing("nobody", seat, 200, READY, left=False)[0] for seat in (0, 1)]
    for image in (window_icon(), drawer_handle(2.0), plain_case(1.0), *knights):
        seen = image.get_bounding_rect()
        assert seen.width > image.get_width() * 0.8 and seen.height > image.get_height() * 0.8
    assert len({pygame.image.tobytes(image, "RGB") for image in knights}) == 2
