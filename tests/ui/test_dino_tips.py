"""Where the tips of the Dino Battles table lie beside large words."""

from pathlib import Path

import pytest

from game.ui.gallery.pictures import random_match
from game.ui.paint.effects.words import numeral
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.dino_battles.zones import CombatStack, ItemCard, ZonePile
from tests.ui.test_floats import at_a_table


@pytest.mark.parametrize("moves", [(1, 10), (1, 40), (5, 25), (2, 40)])
def test_a_tip_that_is_a_line_lies_on_no_edge_and_no_heading(tmp_path: Path, moves: tuple[int, int]) -> None:
    """It lay half on the arena and half on a strip, over Combat Cards, and over THIS TURN."""
    driver = at_a_table(tmp_path, random_match("dino_battles", *moves), (1280, 720), 150)
    scene = driver.scene
    assert isinstance(scene, DinoScene)
    board, note = scene.board, scene.board.tip_note
    assert note is not None and note.folded
    read = [one for one in scene.form.widgets if isinstance(one, CombatStack | ZonePile | DinoPlace)]
    read += [one for one in scene.form.widgets if isinstance(one, ItemCard) and not one.free]
    read += [one for one in scene.form.widgets if one.name == "recap"]
    assert not [one.name for one in read if one.rect.colliderect(note.rect)]
    rooms = [board.places[name] for name in ("arena", "near strip", "far strip")]
    assert any(room.contains(note.rect) for room in rooms)


@pytest.mark.parametrize("scale", [100, 150])
def test_the_word_between_two_steps_and_the_stars_cover_no_dinosaur(tmp_path: Path, scale: int) -> None:
    """DONE! lay over both faces."""
    driver = at_a_table(tmp_path, random_match("dino_battles", 1, 10), (1280, 720), scale)
    scene = driver.scene
    assert isinstance(scene, DinoScene)
    board = scene.board
    assert len(board.figures()) == 2 and board.beat_place is not None
    word = numeral("DONE!", round(72 * scene.scale), "gain").get_rect(center=board.beat_place)
    assert word.collidelist(board.figures()) < 0
