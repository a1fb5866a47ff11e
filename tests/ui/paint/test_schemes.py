"""Colours that have to be told apart are told apart, by everybody, in the scheme that is for them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import seat_tone
from game.ui.paint.palette import TEXT
from game.ui.paint.roles import rgb
from game.ui.paint.schemes import SCHEMES, Scheme, show_scheme
from game.ui.scenes.settings.scheme_choice import SchemeChoice
from tests.ui.contrast import LEAST, contrast, text_of
from tests.ui.driver import Driver
from tests.ui.test_screens import open_screen

# Viénot, Brettel and Mollon (1999), and for tritanopia Brettel's plane of the same paper: linear RGB.
BLIND = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritanopia": ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.805, 0.11911)),
}
FOR = {"red_green": ("protanopia", "deuteranopia"), "blue_yellow": ("tritanopia",)}
APART = 24
"""CIE76 colour difference at which two marks of the same shape are not taken for each other."""


@pytest.fixture(autouse=True)
def standard() -> Iterator[None]:
    yield
    show_scheme("standard", shapes=False)


def seen(color: tuple[int, int, int], blindness: str) -> tuple[float, float, float]:
    """Linear RGB, as it is seen."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (p / 255 for p in color)]
    rows = BLIND.get(blindness, ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in rows
    )
    return red, green, blue


def difference(one: tuple[int, int, int], two: tuple[int, int, int], blindness: str) -> float:
    def lab(color: tuple[int, int, int]) -> tuple[float, float, float]:
        red, green, blue = seen(color, blindness)
        xyz = (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
        )
        x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
        return 116 * y - 16, 500 * (x - y), 200 * (y - z)

    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(two), strict=True)) ** 0.5


def pairs(scheme: Scheme) -> dict[str, tuple[tuple[int, int, int], tuple[int, int, int]]]:
    return {
        "seats": scheme.seats,
        "seats on paper": scheme.on_paper,
        "plates of seats": (rgb(scheme.dark[0]), rgb(scheme.dark[1])),
        "good and bad": (scheme.good, scheme.bad),
        "good and bad on paper": (scheme.good_on_paper, scheme.bad_on_paper),
        "HP and little HP": (rgb(scheme.hp[0]), rgb(scheme.low[0])),
        "HP and heat": (rgb(scheme.hp[0]), rgb(scheme.heat[1][0])),
    }


@pytest.mark.parametrize("name", SCHEMES)
def test_colours_are_told_apart_by_whom_the_scheme_is_for(name: str) -> None:
    for blindness in FOR.get(name, ("none",)):
        for what, (one, two) in pairs(SCHEMES[name]).items():
            assert difference(one, two, blindness) > APART, f"{what} with {blindness}"


def test_the_usual_colours_are_not_told_apart_by_everybody() -> None:
    """Or the schemes would not be needed, and the test above would see nothing."""
    one, two = pairs(SCHEMES["standard"])["good and bad on paper"]
    assert min(difference(one, two, blindness) for blindness in FOR["red_green"]) < APART


@pytest.mark.parametrize("name", SCHEMES)
def test_words_in_the_colours_of_every_scheme_can_be_read(name: str) -> None:
    for what, (text, ground) in text_of(SCHEMES[name]).items():
        assert contrast(text, ground) >= LEAST, what
    show_scheme(name, shapes=False)
    for seat in (0, 1):
        assert contrast(TEXT, rgb(seat_tone(seat)[1])) >= LEAST


def test_what_was_painted_in_other_colours_is_forgotten() -> None:
    painted = []

    @kept(1000, pixels_of)
    def paint() -> pygame.Surface:
        painted.append(1)
        return pygame.Surface((2, 2))

    show_scheme("standard", shapes=False)
    paint(), paint()
    show_scheme("red_green", shapes=False)
    paint()
    show_scheme("red_green", shapes=True)
    paint()
    assert len(painted) == 3


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["table", "lanes", "curtain"])
def test_a_table_that_was_open_takes_new_colours_everywhere(tmp_path: Path, screen: str) -> None:
    """As a table that is opened in them: nothing keeps a colour of before."""
    pictures = []
    for late in (True, False):
        chosen = {"colors": "red_green", "shapes": True}
        driver = Driver(tmp_path / str(late), reduce_motion=True, **({} if late else chosen))
        open_screen(driver, screen)
        if late:
            before = driver.pixels()
            driver.context.change(**chosen)
            driver.settle()
        pictures.append(driver.pixels())
    assert pictures[0] == pictures[1] and pictures[0] != before


@pytest.mark.slow
def test_a_click_takes_a_scheme_and_arrows_go_on(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Settings")
    driver.click("Accessibility")
    picker = driver.control("schemes")
    assert isinstance(picker, SchemeChoice)
    driver.click_at(picker.tile(2).center)
    assert driver.context.settings.colors == "blue_yellow"
    driver.focus("schemes")
    driver.key(pygame.K_RIGHT)
    assert driver.context.settings.colors == "high_contrast"
    driver.key(pygame.K_RETURN)
    assert driver.context.settings.colors == "standard"
    driver.click("Shapes as well as colours")
    assert driver.context.settings.shapes
