"""The gallery sheet shows every part in every state, with nothing on top of anything else."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.content.art import shipped_art
from game.storage.settings import Settings
from game.ui.app import render
from game.ui.context import Context
from game.ui.gallery.entries import STATES
from game.ui.gallery.scene import SHEET, GalleryScene
from game.ui.gallery.scene_exhibits import SCENES
from game.ui.paint.scenery.stages import STAGES


@pytest.fixture
def scene(tmp_path: Path) -> GalleryScene:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    return GalleryScene(Context(Settings(mute=True), tmp_path, save=lambda settings: None))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_nothing_is_cut_and_nothing_overlaps(scene: GalleryScene, size: tuple[int, int]) -> None:
    scene.resize(size, 1.0)
    window = pygame.Rect((0, 0), size)
    boxes = scene.boxes()
    for box in boxes:
        assert box.fits, box.name
        assert window.contains(box.rect), f"{box.name} leaves the sheet: {box.rect}"
    for one, two in combinations(boxes, 2):
        assert not one.rect.colliderect(two.rect), f"{one.name} lies on {two.name}"
    for one, two in combinations(scene.panels, 2):
        assert not one.colliderect(two)


def test_the_sheet_of_places_has_room_for_all(tmp_path: Path) -> None:
    sheet = GalleryScene(Context(Settings(mute=True), tmp_path, save=lambda settings: None), SCENES, 2)
    test_nothing_is_cut_and_nothing_overlaps(sheet, (1920, 1080))
    shown = {entry.label for section in sheet.sections for entry in section.entries}
    assert {*STAGES, *(look.replace("_", " ") for look in shipped_art().looks)} <= shown


def test_every_part_is_shown_in_every_state(scene: GalleryScene) -> None:
    for section in scene.sections:
        assert {entry.state for entry in section.entries} == set(section.states), section.title
        if section.states == STATES:
            assert all(entry.widget.hint for entry in section.entries), section.title


def test_the_states_of_a_part_look_different(scene: GalleryScene) -> None:
    scene.resize((1280, 720), 1.0)
    for section in scene.sections:
        looks = set()
        shown = [entry for entry in section.entries if entry.state] + [
            next(entry for entry in reversed(section.entries) if not entry.state)
        ]
        for entry in shown:
            widget = entry.widget
            widget.place(pygame.Rect(20, 20, round(entry.width), round(entry.height)), 1.0)
            surface = pygame.Surface((300, 240))
            widget.draw(surface)
            if widget.focused:
                widget.draw_focus(surface)
            looks.add(pygame.image.tobytes(surface, "RGB"))
        assert len(looks) == len(section.states), section.title


@pytest.mark.slow
def test_the_sheet_is_drawn(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    context = Context(Settings(mute=True), tmp_path, save=lambda settings: None)
    picture = render(context, GalleryScene, (1280, 720), 1.0)
    assert picture.get_size() == (1280, 720)
    assert len(SHEET) == len({part().title for part in SHEET})


@pytest.mark.slow
def test_the_shot_is_as_large_as_it_needs_to_be(tmp_path: Path) -> None:
    out = tmp_path / "gallery.png"
    assert main(["shot", "gallery", "-o", str(out)]) == 0
    assert pygame.image.load(out).get_size() == (1920, 1080)
    assert main(["shot", "gallery", "-o", str(out), "--size", "1280x720"]) == 0
    assert pygame.image.load(out).get_size() == (1280, 720)
    assert main(["shot", "credits", "--out", str(out)]) == 0
    assert pygame.image.load(out).get_size() == (1280, 720)
