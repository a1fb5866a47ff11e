"""The mech of the builder wears the colours of its cards; the hangar's free places begin a side."""

import argparse
from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.scrap_knights import shipped_library
from game.ui.gallery.workshop_pictures import workshop_picture
from game.ui.paint.figures.figures import READY, standing
from game.ui.tables.scrap_knights.builder.figure import paint_mech
from game.ui.tables.scrap_knights.worn import PALETTES, kinds_of, worn_by, worn_in_match
from game.ui.workshop.hangar import HangarScene
from game.words.messages import shipped_messages
from tests.ui.driver import Driver
from tests.ui.workshop.test_next_steps import RONIN

LIBRARY = shipped_library()
BUILT = msgspec.structs.replace(RONIN, name="Thorns")
"""One of the player's own."""
TEXTS = shipped_messages("scrap_knights")


def test_each_part_is_of_the_kind_of_its_card_and_open_ones_are_bare() -> None:
    assert kinds_of(RONIN, LIBRARY) == (*[LIBRARY.acts[act].kind for act in RONIN.acts], "ult")
    few = msgspec.structs.replace(RONIN, acts=RONIN.acts[:2], ult="")
    assert kinds_of(few, LIBRARY)[2:] == ("", "", "", "", "")


def test_another_card_gives_its_part_another_colour() -> None:
    place, pictures = pygame.Rect(0, 0, 380, 260), []
    for act in ("slash", "stonewall"):
        surface = pygame.Surface(place.size)
        paint_mech(msgspec.structs.replace(RONIN, acts=(act,)), LIBRARY, TEXTS)(surface, place, 1.0)
        pictures.append(surface)
    red, blue = (pygame.transform.average_color(one, (140, 80, 100, 100)) for one in pictures)
    assert red[0] > blue[0] + 5 and blue[2] > red[2] + 5


class AtHangar(Driver):
    """The hangar with a copy of the first ready side of each game."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, mute=True)
        hangar = workshop_picture(self.context, argparse.Namespace(game="dino_battles"))
        assert isinstance(hangar, HangarScene)
        self.hangar = hangar
        self.context.navigator.push(hangar)
        self.app.frame(0)


@pytest.mark.slow
def test_the_free_place_of_a_shelf_begins_a_side(tmp_path: Path) -> None:
    driver = AtHangar(tmp_path)
    driver.click("place scrap_knights")
    assert driver.scene_name == "MechBuilder"


@pytest.mark.parametrize(("key", "typed"), [(pygame.K_F2, "Elms"), (pygame.K_e, "eElms")], ids=["F2", "E"])
def test_a_side_is_named_anew_with_a_key(tmp_path: Path, key: int, typed: str) -> None:
    driver = AtHangar(tmp_path)
    driver.key(key)
    driver.type(typed)
    driver.key(pygame.K_RETURN)
    assert driver.hangar.looked_at.side.name == "Elms" and driver.scene is driver.hangar
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is not driver.hangar


def test_a_built_mech_wears_its_colours_in_the_set_up_and_on_the_table() -> None:
    assert worn_by(RONIN) == ()
    assert worn_by(BUILT) == tuple(PALETTES[kind] for kind in kinds_of(BUILT, LIBRARY))
    plain, built = (
        standing("ronin", 0, 200, READY, left=False, worn=worn)[0] for worn in ((), worn_by(BUILT))
    )
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(built, "RGBA")


def test_the_acts_of_the_other_side_are_not_told_by_its_colours() -> None:
    options = {"deck_0": BUILT, "deck_1": msgspec.to_builtins(BUILT)}
    worn = worn_by(BUILT)
    assert worn_in_match(options, 0, watched=False) == (worn, ())
    assert worn_in_match(options, 1, watched=False) == ((), worn)
    assert worn_in_match(options, None, watched=False) == ((), ())
    assert worn_in_match(options, None, watched=True) == (worn, worn)
    assert worn_in_match({"deck_0": "ronin", "deck_1": "bulwark"}, 0, watched=False) == ((), ())
