"""A damaged file on the shelf: its line and the reason are shown, and it is read again or set aside."""

from pathlib import Path

import pygame
import pytest

from game.storage.sides import sides_folder
from game.ui.workshop.side_stand import SideStand
from tests.ui.workshop.test_hangar import Visit

TEXT = "format: 1\nname: Old Rex\ncards:\n  triceratops: 3\n  attack: twenty\n  defend: 9\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = sides_folder(tmp_path, "dino_battles") / "old_rex.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(TEXT, "utf-8")
    return path


def looking(tmp_path: Path, size: tuple[int, int] = (1280, 720), scale: int = 100) -> Visit:
    driver = Visit(tmp_path, size, ui_scale=scale)
    stand = driver.control("dino_battles own old_rex.yaml")
    if stand.pane is not None:
        stand.pane.reveal(stand)
    driver.click("dino_battles own old_rex.yaml")
    return driver


def words(driver: Visit) -> str:
    return "\n".join(str(getattr(one, "text", "")) for one in driver.hangar.host.leaves)


def stand_line(driver: Visit) -> str:
    stand = driver.control("dino_battles own old_rex.yaml")
    assert isinstance(stand, SideStand)
    return stand.line


def test_the_line_and_the_reason_are_shown(tmp_path: Path, file: Path) -> None:
    driver = looking(tmp_path)
    lines = {one.name: getattr(one, "text", "") for one in driver.hangar.host.leaves}
    assert lines["line 5"].strip() == "attack: twenty" and "line 2" not in lines
    assert 'Line 5: "twenty" is no number.' in words(driver) and "The file is as it was." in words(driver)
    assert file.read_text("utf-8") == TEXT


@pytest.mark.parametrize("key", [pygame.K_r, pygame.K_RETURN], ids=["R", "Enter"])
def test_a_file_that_was_mended_is_read_again(tmp_path: Path, file: Path, key: int) -> None:
    driver = looking(tmp_path)
    driver.key(key)
    assert driver.hangar.looked_at.broken is not None
    file.write_text(TEXT.replace("twenty", "20"), "utf-8")
    driver.key(key)
    assert driver.hangar.looked_at.side.name == "Old Rex" and driver.kept("dino_battles") == ["Old Rex"]
    assert driver.scene_name == "HangarScene" and "Open" in driver.names()


def test_a_file_is_set_aside_and_brought_back_as_it_was(tmp_path: Path, file: Path) -> None:
    driver = looking(tmp_path)
    driver.key(pygame.K_DELETE)
    aside = file.with_name("old_rex.yaml.kept-1")
    assert not file.exists() and aside.read_text("utf-8") == TEXT
    assert "dino_battles own old_rex.yaml" not in driver.names()
    driver.key(pygame.K_u)
    assert file.read_text("utf-8") == TEXT and not aside.exists()
    assert driver.hangar.looked_at.mistake is not None
    driver.click("Set it aside")
    driver.click("Bring back")
    assert file.read_text("utf-8") == TEXT


def test_a_folder_that_cannot_be_read_is_not_set_aside(tmp_path: Path) -> None:
    folder = sides_folder(tmp_path, "dino_battles")
    folder.parent.mkdir(parents=True)
    folder.write_text("no folder", "utf-8")
    driver = Visit(tmp_path)
    driver.click("dino_battles own dino_battles")
    driver.key(pygame.K_DELETE)
    assert folder.read_text("utf-8") == "no folder" and not driver.hangar.detail.aside_button.enabled


def test_a_file_of_a_later_version_is_not_called_damaged(tmp_path: Path, file: Path) -> None:
    file.write_text("format: 2\nspells: [fire]\n", "utf-8")
    driver = looking(tmp_path)
    assert stand_line(driver) == "From a newer version"
    file.write_text("\n".join(["acts:", *["- slash"] * 20_000]), "utf-8")
    driver.key(pygame.K_r)
    assert driver.hangar.looked_at.mistake is None and stand_line(driver) == "File damaged"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "scale"), [((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)]
)
def test_nothing_is_cut_beside_a_damaged_file(
    tmp_path: Path, file: Path, size: tuple[int, int], scale: int
) -> None:
    assert looking(tmp_path, size, scale).hangar.host.flaws() == []
