"""Every card has a picture of its own, and every mech looks like nobody else."""

import re
from itertools import combinations

import pygame
import pytest

from game.content.art import part_names, shipped_art
from game.content.scrap_knights import shipped_library
from game.ui.paint.figures.art import art_svg
from game.ui.paint.figures.figures import READY, standing
from game.ui.paint.figures.rig import ASLEEP
from game.ui.paint.svg import rasterise
from game.ui.tables.game_ui import all_games

LIBRARY = shipped_library()
BOOKS = [game.card_book() for game in all_games()]
CARDS = list(dict.fromkeys(book.face(card).art for book in BOOKS for card in book.cards))
THUMBNAIL = (24, 18)
CLEARLY_DIFFERENT = 14
"""Mean difference of a colour channel, 0..255, below which two thumbnails look alike."""


def thumbnail(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.smoothscale(surface, THUMBNAIL), "RGB")


def difference(one: bytes, two: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, two, strict=True)) / len(one)


@pytest.mark.default_cases(18)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_picture_that_can_be_drawn(card: str) -> None:
    svg = art_svg(card)
    assert svg is not None and "{" not in svg
    image = rasterise(svg, (180, 135))
    assert len(set(thumbnail(image))) > 20


def test_a_card_without_a_recipe_has_none() -> None:
    assert art_svg("scrap_knights/no_such_card") is None


@pytest.mark.slow
def test_no_two_cards_look_alike() -> None:
    pictures = {card: thumbnail(rasterise(art_svg(card) or "", (180, 135))) for card in CARDS}
    for one, two in combinations(CARDS, 2):
        assert difference(pictures[one], pictures[two]) > CLEARLY_DIFFERENT, f"{one} looks like {two}"


def test_every_mech_is_a_knight_of_its_own() -> None:
    faces = {mech: thumbnail(standing(mech, 0, 200, READY, left=False)[0]) for mech in LIBRARY.mechs}
    for one, two in combinations(faces, 2):
        assert difference(faces[one], faces[two]) > 4, f"{one} looks like {two}"


def test_gradients_of_one_name_are_the_same() -> None:
    """The loader takes the first one of a name for all of them."""
    gradient = re.compile(r'<(linear|radial)Gradient id="([^"]+)"(.*?)</\1Gradient>', re.DOTALL)
    for card in CARDS:
        found: dict[str, str] = {}
        for _, name, drawn in gradient.findall(art_svg(card) or ""):
            assert found.setdefault(name, drawn) == drawn, f"{card}: {name}"


def test_there_is_enough_to_build_from_and_all_of_it_is_used() -> None:
    art = shipped_art()
    used = {
        name for look in art.looks.values() for name in (look.head, look.torso, look.weapon, look.offhand)
    }
    for robot in art.robots.values():
        used |= {robot.base, robot.hull, robot.head, robot.weapon, robot.offhand}
    pictures = [*art.pictures.values(), *art.boxes.values()]
    figures = [one for picture in pictures for one in picture.figures]
    used |= {name for one in figures for name in (one.weapon, one.offhand)}
    items = [
        one
        for picture in pictures
        for one in (*picture.behind, *picture.before, *picture.drones, *picture.props)
    ]
    used |= {one.name for one in items} | {picture.scene for picture in pictures}
    # A head that sleeps is another drawing of the same head.
    used |= {f"{head}{ASLEEP}" for head in used}
    for group, least in (
        ("heads", 10),
        ("torsos", 8),
        ("weapons", 10),
        ("scenes", 8),
        ("drones", 8),
        ("bases", 6),
        ("hulls", 6),
        ("props", 16),
        ("effects", 20),
    ):
        names = part_names(group)
        assert len(names) >= least
        assert names <= used, names - used
    assert len(art.poses) >= 4
