"""The set-up of Command Core with real events: board, map, squads and what stands in the corners."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.command_core import shipped_library
from game.rules import load
from game.storage.settings import GameSetup
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.kit.labels import Label
from game.ui.paint.text import text_width
from game.ui.tables.command_core.faces import face
from game.ui.tables.command_core.setup import SquadPart
from game.ui.tables.command_core.squad_tiles import SquadTile
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.setup.roster_part import RANDOM
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.tables.setup.seat import PlayerTile
from game.words.messages import shipped_messages
from tests.ui.driver import Driver
from tests.ui.setup_screen import at_setup, place_of_name, session_of

LIBRARY = shipped_library()
SQUADS = list(LIBRARY.squads)


def test_enter_chooses_and_enter_again_begins(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, GameSetupScene), "the opponent's squad comes next"
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert isinstance(driver.scene, BoardScene)


def part_of(driver: Driver) -> SquadPart:
    part = driver.scene.part  # type: ignore[attr-defined]
    assert isinstance(part, SquadPart)
    return part


def begin(driver: Driver) -> dict[str, Any]:
    """The options of the match that the main button begins."""
    driver.press("Begin the battle")
    return dict(session_of(driver).match.options)


@pytest.mark.slow
def test_each_seat_picks_a_squad_and_its_cards_stand_in_the_corner(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    driver.click("squad giant")
    assert part_of(driver).seat == 1
    driver.click("squad swarm")
    part = part_of(driver)
    assert part.chosen == ["giant", "swarm"]
    for seat, squad in enumerate(("giant", "swarm")):
        mechs = LIBRARY.squads[squad].mechs
        for number, mech in enumerate(mechs):
            cards = [one for one in driver.scene.form.widgets if one.group == f"squad {seat} {number}"]
            rows = [one.face for one in cards if isinstance(one, CardRow)]
            assert rows == [face(card) for card in (mech.chassis, *mech.weapons, *mech.upgrades)]
            chips = [one.count for one in cards if isinstance(one, CardChip)]
            assert sum(chips) == len(mech.directives)
    options = begin(driver)
    assert (options["squad_0"], options["squad_1"]) == ("giant", "swarm")


@pytest.mark.slow
def test_the_maps_are_those_of_the_board(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    part = part_of(driver)
    for board in ("square", "hex"):
        assert [LIBRARY.maps[key].board for key in part.place.places] == [board] * len(part.place.places)
        if board == "square":
            driver.press("board")
    driver.press("map")
    assert part.place.line == shipped_messages("command_core").say("map_lines", part.place.map_id)
    options = begin(driver)
    assert (options["board"], options["map"]) == (
        "hex",
        part.place.map_id,
    ) and part.place.map_id == part.place.places[1]


def test_board_map_and_squads_are_remembered(tmp_path: Path) -> None:
    kept = {"board": "hex", "map": "silo", "squad_0": "tanks", "squad_1": RANDOM}
    driver = at_setup(
        tmp_path, "command_core", setups={"command_core": GameSetup(("person", "greedy"), kept)}
    )
    part = part_of(driver)
    assert part.choices() == kept
    assert part.headline(0) == "Tanks" and part.headline(1) == "By chance"
    driver.key(pygame.K_ESCAPE)
    assert driver.context.settings.setups["command_core"].options["map"] == "silo"


def test_odd_memories_lead_to_a_game_all_the_same(tmp_path: Path) -> None:
    odd = {"board": "round", "map": "nowhere", "squad_0": "nobody", "squad_1": ""}
    driver = at_setup(tmp_path, "command_core", setups={"command_core": GameSetup(("person", "greedy"), odd)})
    assert load("command_core").new_game({"rounds": "12", **begin(driver)}, 1).mechs


def test_squads_by_chance_follow_the_seed_and_keep_to_the_points(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    driver.key(pygame.K_r)
    part = part_of(driver)
    assert part.chosen == [RANDOM, RANDOM] and part.shown(0) is None
    drawn = {part.options(seed)[f"squad_{seat}"] for seed in range(80) for seat in (0, 1)}
    assert drawn == {key for key, squad in LIBRARY.squads.items() if not squad.free and squad.limit is None}
    assert part.options(5) == part.options(5)


def test_pointing_at_a_directive_shows_it_large(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    chip = next(one for one in driver.scene.form.widgets if isinstance(one, CardChip) and one.visible)
    driver.move(chip.rect.center)
    assert driver.scene.form.looked_at is chip and chip.face == face(chip.name.rpartition("/")[2])


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("squad", SQUADS)
def test_every_squad_fits_into_both_corners(tmp_path: Path, size: tuple[int, int], squad: str) -> None:
    chosen = {"squad_0": squad, "squad_1": squad}
    setups = {"command_core": GameSetup(("person", "greedy"), chosen)}
    driver = at_setup(tmp_path, "command_core", size=size, setups=setups)
    boxes = driver.scene.form.boxes()
    assert [box.name for box in boxes if not box.fits] == []
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(box.rect) for box in boxes)


def test_a_tile_tells_its_squad_from_all_others(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    tiles = [tile for tile in part_of(driver).tiles if isinstance(tile, SquadTile)]
    assert len({tile.plan for tile in tiles}) == len(tiles) == len(SQUADS)
    for tile in tiles:
        squad = LIBRARY.squads[tile.figure]
        points = sum(LIBRARY.points(mech) for mech in squad.mechs)
        assert tile.sums[0].startswith(f"{len(squad.mechs)} mech") and tile.sums[1] == f"{points} points"
        assert sorted(chassis for chassis, _ in tile.mechs) == sorted(mech.chassis for mech in squad.mechs)
    pictures = [pygame.transform.smoothscale(tile.portrait(0, (120, 90), 0), (12, 9)) for tile in tiles]
    places = [(x, y) for x in range(12) for y in range(9)]
    for one, other in combinations(pictures, 2):
        apart = [
            abs(a - b)
            for place in places
            for a, b in zip(one.get_at(place)[:3], other.get_at(place)[:3], strict=True)
        ]
        assert sum(apart) / len(apart) > 12


def test_a_light_mech_is_drawn_smaller_than_a_heavy_one(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    sizes = {
        LIBRARY.chassis[chassis].mech_class: size
        for tile in part_of(driver).tiles
        if isinstance(tile, SquadTile)
        for chassis, size in tile.mechs
    }
    assert sizes["light"] < sizes["medium"] < sizes["heavy"]


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768)])
def test_both_seats_flags_leave_the_name_of_a_squad_free(tmp_path: Path, size: tuple[int, int]) -> None:
    setups = {"command_core": GameSetup(("person", "greedy"), {"squad_0": "swarm", "squad_1": "tanks"})}
    for factor in (100, 150):
        driver = at_setup(tmp_path / str(factor), "command_core", size=size, ui_scale=factor, setups=setups)
        tile = next(one for one in part_of(driver).tiles if one.figure == "swarm")
        assert isinstance(tile, SquadTile)
        (flag,) = tile.flags()
        assert not flag.colliderect(place_of_name(tile))


@pytest.mark.parametrize(("size", "factor"), [((1280, 720), 100), ((960, 540), 100), ((1920, 1080), 100)])
def test_two_flags_on_one_squad_hide_no_more_of_it_than_one(
    tmp_path: Path, size: tuple[int, int], factor: int
) -> None:
    setups = {"command_core": GameSetup(("person", "greedy"), {"squad_0": "drill", "squad_1": "drill"})}
    driver = at_setup(tmp_path, "command_core", size=size, ui_scale=factor, setups=setups)
    tile = next(one for one in part_of(driver).tiles if one.figure == "drill")
    assert isinstance(tile, SquadTile) and len(tile.held) == 2
    first, second = tile.flags()
    assert not first.colliderect(second)
    for flag in (first, second):
        assert flag.bottom - tile.rect.top <= 0.3 * tile.rect.height, "the picture is seen below them"
        assert not flag.colliderect(place_of_name(tile))


def test_a_squad_with_too_many_points_is_refused_in_a_sentence(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core", names=("Ada", "Brunel"))
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    points = next(row for row in scene.rows if row.spec.key == "points")
    assert points.value == "60"
    points.index = 0
    scene.part.chosen = ["drill", "tanks"]
    scene.begin()
    assert driver.scene is scene
    assert [*driver.context.notices] == ["Chip: 60 points are over the limit of 40."]


@pytest.mark.slow
def test_by_chance_a_match_of_40_points_has_squads_built_for_it(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    driver.key(pygame.K_r)
    part = part_of(driver)
    usual = part.drawn
    driver.focus("points")
    driver.key(pygame.K_LEFT)
    assert set(part.drawn) == {"pickets", "outriders", "vanguard"}
    options = begin(driver)
    assert options["points"] == "40" and {options["squad_0"], options["squad_1"]} <= set(part.drawn)
    part.heed({"points": "80"})
    assert part.drawn == usual


def test_a_first_battle_is_the_squads_to_learn_with(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    assert part_of(driver).chosen == ["drill", "drill"]
    options = begin(driver)
    assert (options["squad_0"], options["squad_1"]) == ("drill", "drill")


def test_what_was_just_chosen_is_not_looked_at_for_the_other_seat(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    part = part_of(driver)
    driver.click("squad snipers")
    driver.app.frame(16)
    held = {tile.figure: sorted(tile.held) for tile in part.tiles if tile.held}
    assert held == {"snipers": [0], "drill": [1]}
    shown = [part.shown(seat) for seat in (0, 1)]
    assert [one.id for one in shown if one is not None] == ["snipers", "drill"], "as the flags say"
    driver.move(driver.control("squad tanks").rect.center)
    driver.app.frame(16)
    looked_at = part.shown(1)
    assert looked_at is not None and looked_at.id == "tanks"


@pytest.mark.parametrize("scale", [150, 200])
def test_at_large_scales_the_opponent_is_seen_right_below_the_squads(tmp_path: Path, scale: int) -> None:
    driver = at_setup(tmp_path, "command_core", ui_scale=scale)
    page = driver.scene.form.named("set-up")
    assert page is not None
    who = [one for one in driver.scene.form.widgets if isinstance(one, PlayerTile)]
    if scale == 150:
        chosen = next(one for one in who if one.chosen)
        assert page.rect.contains(chosen.rect), "without a turn of the wheel"
    tiles = [one.rect for one in part_of(driver).tiles]
    assert max(one.bottom for one in tiles) <= min(one.rect.top for one in who)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_on_a_page_the_squad_has_its_plan_and_what_it_carries(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size, ui_scale=150, reduce_motion=True)
    scene = game_ui("command_core").setup_scene(driver.context)
    assert isinstance(scene, GameSetupScene)
    driver.context.navigator.push(scene)
    driver.app.frame(16)
    part = part_of(driver)
    tile = next(one for one in part.tiles if one.figure == "drill")
    assert isinstance(tile, SquadTile)
    assert len(tile.held) == 2, "both have it"
    assert any(getattr(one, "text", "") == tile.plan for one in tile.inside), "its plan is under the flags"
    squad, told = part.entries["drill"], scene.form.named("carried")
    assert told is not None
    for mech in squad.mechs:
        for card in (mech.chassis, *mech.weapons, *mech.upgrades):
            assert face(card).title in getattr(told, "text", "")
    assert all(box.fits for box in told.boxes())


def test_words_of_a_low_tile_are_above_its_mechs_which_have_most_of_its_width(tmp_path: Path) -> None:
    tiles = [one for one in part_of(at_setup(tmp_path, "command_core")).tiles if isinstance(one, SquadTile)]
    for tile in tiles:
        assert tile.free_space[0] <= 0.35 * tile.rect.width
        for label in (one for one in tile.inside if isinstance(one, Label)):
            assert tile.held or label.rect.bottom <= tile.rect.top + 0.65 * tile.rect.height
            right = label.rect.left + text_width(label.text, label.face, label.unit(label.size))
            assert right <= tile.rect.right, f"{label.text} of {tile.figure}"
            assert label.unit(label.size) >= 12


def test_squads_of_unequal_points_are_told_in_a_sentence(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    driver.click("squad vanguard")
    driver.click("squad brawlers")
    part = part_of(driver)
    points = [part._points(LIBRARY.squads[key]) for key in ("vanguard", "brawlers")]
    assert part.chosen == ["vanguard", "brawlers"]
    assert (
        part.prompt(("Ada", "Brunel"))[1] == f"Uneven: {points[0]} against {points[1]} points. You may begin."
    )
    driver.click("squad vanguard")
    assert "Uneven" not in part.prompt(("Ada", "Brunel"))[1]
