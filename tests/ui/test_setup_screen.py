"""The set-up screens as they are seen: nothing cut or covered, everything named, cards enlarged."""

from pathlib import Path

import pygame
import pytest

from game.content.scrap_knights import shipped_library
from game.engine.rules import OptionSpec
from game.rules import load
from game.ui.paint.materials.skins import ring_margin
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.scrap_knights.setup import SetupScene
from game.ui.tables.setup.options import option_line, option_name, value_name
from game.ui.tables.setup.scene import GameSetupScene
from game.words.messages import Messages
from tests.ui.driver import Driver
from tests.ui.setup_screen import at_setup, part_of, session_of, shown_ids, words

MECHS = list(shipped_library().mechs)


@pytest.mark.slow
def test_a_card_pointed_at_is_enlarged(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.move((3, 3))
    before = driver.pixels()
    driver.move(part_of(driver).cards[0][0].rect.center)
    assert driver.scene.movers(driver.app.window)
    assert driver.pixels() != before


@pytest.mark.slow
def test_pointing_at_a_mech_shows_it_without_picking_it(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.move(driver.control("mech needle").rect.center)
    part = part_of(driver)
    assert shown_ids(part) == ["needle", "bulwark"]
    assert part.chosen == ["ronin", "bulwark"]
    driver.move((3, 3))
    driver.app.frame(16)
    assert shown_ids(part) == ["ronin", "bulwark"]


def test_an_option_without_texts_is_named_by_its_key_and_its_help() -> None:
    spec = OptionSpec("turn_limit", "no_limit", ("no_limit", "20"), "how many turns are played at most")
    texts = Messages({"options-other": "Other"})
    assert option_name(spec, texts) == "Turn limit"
    assert [value_name(spec, value, texts) for value in spec.choices] == ["No limit", "20"]
    assert option_line(spec, texts) == "How many turns are played at most."


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_option_has_a_control(tmp_path: Path, game: str) -> None:
    driver = at_setup(tmp_path, game)
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    offered = {row.spec.key for row in scene.rows} | set(scene.part.choices())
    assert offered == {spec.key for spec in load(game).options}
    assert set(scene.part.choices()) == set(scene.part.own_options)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("seat", [0, 1])
def test_no_mech_is_cut_off_by_its_corner(tmp_path: Path, size: tuple[int, int], seat: int) -> None:
    driver = Driver(tmp_path, size=size, reduce_motion=True)
    scene = SetupScene(driver.context)
    driver.context.navigator.push(scene)
    driver.app.frame(16)
    corner = scene.corners[seat]
    for mech in MECHS:
        _, rect = scene.part.figure_at(mech, seat, corner.scene, corner.foot)
        assert corner.scene.contains(rect), mech


def test_the_cards_of_a_corner_are_looked_at_by_keys_and_begin_nothing(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    first, second = part_of(driver).cards[0][:2]
    driver.focus(first.name)
    assert driver.scene.movers(driver.app.window)
    driver.key(pygame.K_DOWN)
    assert driver.scene.form.focus is second
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, SetupScene)


def test_flags_and_tags_say_who_holds_what(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, names=("Ada", "Brunel"))
    driver.click("mech needle")
    held = {tile.figure: tile.held for tile in part_of(driver).tiles if tile.held}
    assert held == {"needle": {0: "ADA"}, "bulwark": {1: "CHIP"}}
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    assert [corner.tag for corner in scene.corners] == ["Ada: person", "Chip: computer"]
    driver.click("who 1 person")
    assert scene.corners[1].tag == "Brunel: person"


def test_the_market_is_listed_with_its_copies(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "scrapbots")
    part = driver.scene.part  # type: ignore[attr-defined]
    for edition in part.editions:
        shown = {row.face.key.rpartition(":")[2]: row.count for row in part.market if row.visible}
        assert shown == edition.main
        driver.click("edition")


@pytest.mark.slow
@pytest.mark.parametrize("row", [0, -1])
def test_a_card_of_the_market_is_enlarged_within_the_window(tmp_path: Path, row: int) -> None:
    driver = Driver(tmp_path, reduce_motion=True, ui_scale=125)
    driver.click("box scrapbots")
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    rows = [one for one in scene.form.widgets if one.group == "market" and one.visible]
    driver.event(pygame.MOUSEMOTION, pos=rows[row].rect.center, rel=(0, 0), buttons=(0, 0, 0))
    (touched,) = scene.movers(pygame.Surface(scene.size))
    corner = pygame.Rect((0, 0), (scene.console.left, scene.size[1]))
    corner.left = 0 if row == 0 else scene.console.right
    # With its shadow.
    assert corner.inflate(24, 24).contains(touched), touched


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_prompt_says_when_nothing_is_left_to_choose(tmp_path: Path, game: str) -> None:
    driver = at_setup(tmp_path, game)
    driver.click("seat 1")
    assert words(driver)["then"] == "Ready to begin."
    driver.press(driver.scene.start_button.name)  # type: ignore[attr-defined]
    assert session_of(driver).match.decisions


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize(("size", "factor"), [((1280, 720), 150), ((960, 540), 150), ((1280, 720), 100)])
def test_the_ring_of_the_main_button_is_never_cut_off(
    tmp_path: Path, game: str, size: tuple[int, int], factor: int
) -> None:
    driver = Driver(tmp_path, size=size, ui_scale=factor, reduce_motion=True)
    scene = game_ui(game).setup_scene(driver.context)
    driver.context.navigator.push(scene)
    driver.app.frame(16)
    assert isinstance(scene, GameSetupScene)
    margin = ring_margin(scene.scale)
    ring = scene.start_button.rect.inflate(2 * margin, 2 * margin)
    assert pygame.Rect((0, 0), size).contains(ring)


@pytest.mark.default_cases(2)
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("size", [(960, 540), (1024, 768)])
def test_the_prompt_has_room_for_long_names(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size=size, names=("W" * 24, "M" * 24))
    scene = game_ui(game).setup_scene(driver.context)
    driver.context.navigator.push(scene)
    driver.app.frame(16)
    assert isinstance(scene, GameSetupScene)
    words = [box for box in scene.boxes() if box.name in ("prompt", "then")]
    assert len(words) == 2 and all(box.fits for box in words)


@pytest.mark.parametrize("factor", [100, 150])
def test_the_paper_says_for_whom_the_next_click_picks(tmp_path: Path, factor: int) -> None:
    driver = at_setup(tmp_path)
    driver.context.change(ui_scale=factor)
    driver.app.frame(16)
    first, second = (seat.called for seat in driver.scene.seats)  # type: ignore[attr-defined]
    assert words(driver)["task"] == f"Step 1 of 2: pick a mech for {first}"
    tile = next(one for one in part_of(driver).shown_tiles if one.figure == "needle")
    driver.click_at(tile.rect.center)
    assert words(driver)["task"] == f"Step 2 of 2: pick a mech for {second}"
    if factor > 100:
        # The plan of the mech that is looked at is read without scrolling.
        note = driver.scene.form.named("note 1")
        assert note is not None and note.pane is None and note.visible
