"""The hangar: sides are begun, copied, renamed, deleted and brought back; nothing is ever lost."""

from pathlib import Path

import pygame
import pytest

from game.content.dino_battles import DeckSide
from game.content.scrap_knights import MechSide
from game.rules import CONTENTS, GAMES
from game.storage.sides import keep_side, list_sides, sides_folder
from game.ui.workshop.hangar import HangarScene
from tests.ui.driver import Driver

BEGUN = MechSide(name="Tin Herald", acts=("slash", "stab"), ult="tas_custom")


class Visit(Driver):
    """The hangar, entered from the title."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        super().__init__(folder, size, **settings)  # type: ignore[arg-type]
        self.folder = folder
        self.click("Workshop")

    @property
    def hangar(self) -> HangarScene:
        assert isinstance(self.scene, HangarScene)
        return self.scene

    def kept(self, game: str = "scrap_knights") -> list[str]:
        kind = MechSide if game == "scrap_knights" else DeckSide
        return [one.side.name for one in list_sides(sides_folder(self.folder, game), kind).sides]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    keep_side(sides_folder(tmp_path, "scrap_knights"), BEGUN)
    return tmp_path


@pytest.mark.slow
def test_a_press_looks_and_one_more_opens(folder: Path) -> None:
    driver = Visit(folder)
    assert driver.hangar.looked_at.side == BEGUN
    driver.click("scrap_knights ready bulwark")
    assert driver.hangar.looked_at.side.name == "Bulwark"
    driver.click("scrap_knights ready bulwark")
    assert driver.scene_name == "MechBuilder"


@pytest.mark.slow
def test_a_ready_side_is_copied_with_the_first_change(folder: Path) -> None:
    driver = Visit(folder)
    driver.click("scrap_knights ready ronin")
    driver.click("Open")
    driver.key(pygame.K_ESCAPE)
    assert driver.kept() == ["Tin Herald"]
    driver.click("Open")
    driver.click("acts scrap_knights/slash")
    driver.click("acts scrap_knights/step")
    driver.key(pygame.K_ESCAPE)
    assert driver.kept() == ["Ronin 2", "Tin Herald"]
    assert driver.hangar.looked_at.side.name == "Ronin 2" and "step" not in driver.hangar.looked_at.side.acts


@pytest.mark.slow
def test_a_new_side_is_kept_with_the_first_card(folder: Path) -> None:
    driver = Visit(folder)
    driver.click("new dino_battles")
    driver.key(pygame.K_ESCAPE)
    assert driver.kept("dino_battles") == []
    driver.click("new dino_battles")
    driver.click("pool dino_battles/ankylosaurus")
    driver.key(pygame.K_ESCAPE)
    assert driver.kept("dino_battles") == ["Deck 1"]
    driver.key(pygame.K_n)
    driver.key(pygame.K_g)
    driver.key(pygame.K_ESCAPE)
    assert driver.kept("dino_battles") == ["Deck 1", "Deck 2"]


def test_copies_have_names_of_their_own(folder: Path) -> None:
    driver = Visit(folder)
    driver.key(pygame.K_c)
    driver.click("Copy")
    assert driver.kept() == ["Tin Herald", "Tin Herald 2", "Tin Herald 3"]


@pytest.mark.slow
def test_a_side_is_renamed_letter_by_letter_in_its_own_file(folder: Path) -> None:
    driver = Visit(folder)
    files = sorted((folder / "sides" / "scrap_knights").iterdir())
    driver.click("name")
    driver.key(pygame.K_a, pygame.KMOD_LCTRL)
    driver.type("Old Rust")
    assert driver.kept() == ["Old Rust"]
    assert sorted((folder / "sides" / "scrap_knights").iterdir()) == files
    assert driver.hangar.looked_at.side.acts == BEGUN.acts


def test_a_deleted_side_comes_back(folder: Path) -> None:
    driver = Visit(folder)
    driver.click("Delete")
    assert driver.kept() == []
    driver.click("Bring back")
    assert driver.kept() == ["Tin Herald"] and driver.hangar.looked_at.side == BEGUN
    driver.key(pygame.K_DELETE)
    driver.key(pygame.K_u)
    assert driver.kept() == ["Tin Herald"]


def test_a_deleted_side_comes_back_to_its_own_shelf(folder: Path) -> None:
    driver = Visit(folder)
    driver.click("Delete")
    driver.click("dino_battles ready drill")
    driver.key(pygame.K_u)
    assert driver.kept() == ["Tin Herald"] and driver.hangar.looked_at.side == BEGUN
    assert driver.hangar.game == "scrap_knights" and "scrap_knights own tin_herald.yaml" in driver.names()


def test_a_ready_side_is_not_deleted(folder: Path) -> None:
    driver = Visit(folder)
    driver.click("scrap_knights ready ronin")
    driver.key(pygame.K_DELETE)
    assert driver.hangar.looked_at.side.name == "Ronin" and driver.hangar.removed is None


def test_a_file_that_cannot_be_read_is_listed_and_left_alone(folder: Path) -> None:
    broken = folder / "sides" / "scrap_knights" / "broken.yaml"
    broken.write_text("acts: [")
    driver = Visit(folder)
    driver.click("scrap_knights own broken.yaml")
    assert driver.hangar.looked_at.broken is not None
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_c)
    driver.key(pygame.K_r)
    assert broken.read_text() == "acts: [" and driver.scene_name == "HangarScene"


def test_more_sides_than_have_room_are_scrolled(folder: Path) -> None:
    for number in range(5):
        keep_side(sides_folder(folder, "scrap_knights"), MechSide(name=f"Mech {number}"))
    driver = Visit(folder)
    assert "scrap_knights own tin_herald.yaml" not in driver.names()
    for _ in range(3):
        driver.click("turn scrap_knights 1")
    assert "scrap_knights own tin_herald.yaml" in driver.names()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((960, 540), 100),
        ((1280, 720), 100),
        ((1280, 720), 150),
        ((1280, 720), 200),
        ((1920, 1080), 75),
        ((2560, 1080), 100),
    ],
)
def test_nothing_is_cut_at_any_size(folder: Path, size: tuple[int, int], scale: int) -> None:
    driver = Visit(folder, size, ui_scale=scale)
    assert driver.hangar.host.flaws() == []
    driver.click("Delete")
    assert driver.hangar.host.flaws() == []


@pytest.mark.parametrize("own", [0, 2, 3, 5])
def test_all_ready_sides_are_in_sight_beside_own_ones(tmp_path: Path, own: int) -> None:
    for number in range(own):
        keep_side(sides_folder(tmp_path, "scrap_knights"), BEGUN)
        keep_side(sides_folder(tmp_path, "dino_battles"), DeckSide(name=f"Deck {number}"))
    driver = Visit(tmp_path)
    ready = [one for one in driver.hangar.form.widgets if one.group == "ready sides"]
    shipped = sum(len(sides.ready()) for game in GAMES if (sides := CONTENTS[game].sides))
    assert len(ready) == shipped and not any(one.pane for one in ready)
    assert driver.hangar.host.flaws() == []
