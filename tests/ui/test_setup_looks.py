"""A card of the set-up is enlarged beside what can be chosen, at any size and UI scale, with its words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.kit.card import CardWidget
from game.ui.kit.hints import worked
from game.ui.paint.cards.cards import text_fits
from game.ui.paint.legible import show_in, type_for
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.overlays.zoom import Look
from game.ui.tables.setup.scene import GameSetupScene
from tests.ui.driver import Driver

pytestmark = pytest.mark.usefixtures("plain_cards")
every_game = pytest.mark.parametrize("game", PLAYABLE)
Size = tuple[int, int]


def opened(folder: Path, game: str, size: Size, scale: int) -> tuple[Driver, GameSetupScene]:
    driver = Driver(folder, size, ui_scale=scale, reduce_motion=True)
    scene = game_ui(game).setup_scene(driver.context)
    assert isinstance(scene, GameSetupScene)
    driver.context.navigator.push(scene)
    driver.app.frame(16)
    return driver, scene


def looks(driver: Driver, scene: GameSetupScene) -> Iterator[tuple[CardWidget, Look]]:
    """Every card of the set-up as one that has the focus is enlarged."""
    cards = [one for one in scene.form.widgets if isinstance(one, CardWidget) and one.visible and one.face]
    assert len(cards) > 9
    for card in cards:
        with driver.unseen():
            scene.form.go(card)
        assert card.face is not None
        look = scene.look(card)
        yield card, look
        assert driver.app.window.get_rect().contains(look.rect), card.face.key


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080)])
def test_a_closer_look_covers_nothing_that_can_be_worked(tmp_path: Path, game: str, size: Size) -> None:
    driver, scene = opened(tmp_path, game, size, 100)
    for card, look in looks(driver, scene):
        used = [one for one in scene.form.widgets if one.visible and one.reachable and one.workable]
        assert card.face is not None
        assert look.rect.collidelist(worked([*used, card])) < 0, card.face.key


@pytest.mark.default_cases(2)
@every_game
def test_a_closer_look_is_near_the_card_that_is_pointed_at(tmp_path: Path, game: str) -> None:
    """It lay in the other corner, 700 pixels away on average."""
    driver, scene = opened(tmp_path, game, (1280, 720), 100)
    for card, look in looks(driver, scene):
        away = max(look.rect.left - card.rect.right, card.rect.left - look.rect.right, 0)
        high = max(look.rect.top - card.rect.bottom, card.rect.top - look.rect.bottom, 0)
        assert card.face is not None
        assert away + high < 400, (card.face.key, away, high)


@pytest.mark.default_cases(1)
@every_game
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 150), ((1280, 720), 200), ((960, 540), 150)])
def test_where_the_set_up_is_one_page_its_buttons_stay_free(
    tmp_path: Path, game: str, size: Size, scale: int
) -> None:
    driver, scene = opened(tmp_path, game, size, scale)
    fixed = [scene.back_button, scene.start_button, scene.chance_button, *scene.tabs]
    for card, look in looks(driver, scene):
        assert card.face is not None
        assert look.rect.collidelist([card.rect, *(one.rect for one in fixed if one.visible)]) < 0


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_closer_look_has_all_words_in_type_that_grows(tmp_path: Path, game: str, scale: int) -> None:
    driver, scene = opened(tmp_path, game, (1280, 720), scale)
    show_in((1280, 720), scale / 100)
    for card, look in looks(driver, scene):
        assert card.face is not None
        assert text_fits(card.face, look.card.width), card.face.key
        assert look.notes is None or look.notes.pixels >= type_for((1280, 720)) * min(scale, 110) / 100
        if scale <= 150 and scene.part.notes(card.face):
            assert look.notes is not None, card.face.key


@pytest.mark.slow
@every_game
def test_a_closer_look_grows_with_the_ui_scale(tmp_path: Path, game: str) -> None:
    widths = []
    for scale in (100, 150, 200):
        driver, scene = opened(tmp_path / str(scale), game, (1920, 1080), scale)
        widths.append(min(look.card.width for _, look in looks(driver, scene)))
    assert widths[0] < widths[1] <= widths[2] or widths[0] < 0.9 * widths[2]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_no_look_at_a_mech_lacks_its_notes_at_200_percent(tmp_path: Path, size: Size) -> None:
    driver, scene = opened(tmp_path, "scrap_knights", size, 200)
    for card, look in looks(driver, scene):
        assert card.face is not None
        assert look.notes is not None or not scene.part.notes(card.face), card.face.key


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_mechs_and_opponents_are_seen_at_once_at_150_percent(tmp_path: Path, size: Size) -> None:
    _, scene = opened(tmp_path, "scrap_knights", size, 150)
    for name in ("mech phantom", "who 1 person", "who 1 easy", "who 1 normal", "who 1 hard"):
        one = scene.form.named(name)
        assert one is not None and (one.pane is None or one.pane.rect.contains(one.rect)), name
