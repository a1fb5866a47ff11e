"""The player's own sides in the set-up, with real events: chosen, played, saved, played again, refused."""

import re
from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.dino_battles import DeckSide, shipped_library
from game.content.sides import Side
from game.engine.dice import Dice
from game.rules import CONTENTS, GAMES
from game.storage.saves import list_saves
from game.storage.settings import GameSetup, Settings
from game.storage.sides import keep_side, remove_side, sides_folder
from game.ui.kit.labels import Label
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import bust
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.scrap_knights.worn import worn_by
from game.ui.tables.setup.own import own_key, sides_of
from game.ui.tables.setup.own_roster import UnplayableTile
from game.ui.tables.setup.roster_part import RosterPart
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.workshop.hangar import HangarScene
from tests.ui.driver import Driver
from tests.ui.play import step
from tests.ui.setup_screen import at_setup, session_of
from tests.ui.test_concede import concede

TILES = {"scrap_knights": "mech", "command_core": "squad", "dino_battles": "deck"}
FORTY = ("pickets", "outriders", "vanguard")
"""The squads for 40 points."""
every_game = pytest.mark.parametrize("game", TILES)


def make_side(game: str, name: str, seed: int = 12) -> Side:
    random_side = GAMES[game].random_side
    assert random_side is not None
    side: Side = msgspec.structs.replace(random_side(Dice(seed), {}), name=name, plan="Hold the middle.")
    return side


def keep(folder: Path, game: str, side: Side) -> Path:
    return keep_side(sides_folder(folder, game), side)


def part_of(driver: Driver) -> RosterPart:  # type: ignore[type-arg]
    assert isinstance(driver.scene, GameSetupScene)
    part = driver.scene.part
    assert isinstance(part, RosterPart)
    return part


def words(driver: Driver) -> list[str]:
    return [one.text for one in driver.scene.form.widgets if isinstance(one, Label)]


def corner_cards(driver: Driver, seat: int) -> set[str]:
    """The cards that are shown in a seat's corner."""
    assert isinstance(driver.scene, GameSetupScene)
    corner = driver.scene.corners[seat]
    place = corner.scene.union(corner.below)
    faces = [getattr(one, "face", None) for one in driver.scene.form.widgets if place.contains(one.rect)]
    return {face.key.rpartition("/")[2] for face in faces if isinstance(face, CardFace)}


def cards_in(value: object) -> set[str]:
    """All names of cards in a side's plain values."""
    if isinstance(value, dict):
        keys = {key for key, count in value.items() if isinstance(count, int)}
        return keys.union(*(cards_in(one) for key, one in value.items() if key not in ("name", "plan")))
    if isinstance(value, list):
        return set[str]().union(*map(cards_in, value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.slow
@every_game
def test_an_own_side_is_chosen_played_saved_continued_and_played_again(game: str, tmp_path: Path) -> None:
    side = make_side(game, "Zoe's Pride")
    path = keep(tmp_path, game, side)
    driver = at_setup(tmp_path, game)
    driver.click("tab own")
    driver.click(f"{TILES[game]} {own_key(path)}")
    assert part_of(driver).seat == 1 and part_of(driver).headline(0) == "Zoe's Pride"
    assert part_of(driver).note(0).startswith("Hold the middle.")
    assert cards_in(side.to_dict()) == corner_cards(driver, 0)
    driver.key(pygame.K_b)
    session = session_of(driver)
    option = f"{sides_of(game).option}_0"
    assert session.match.options[option] == side and isinstance(session.match.options[option], type(side))
    # The match does not need the file any more.
    remove_side(path).path.unlink()
    driver.to_the_table()
    dice = Dice(5)
    while not session.match.record:
        step(driver, dice, keyboard=False)
    record = list(session.match.record)
    session.save()
    again = Driver(tmp_path, reduce_motion=True)
    (saved,) = list_saves(again.context.saves).saves
    assert game_ui(game).side_names(saved.options)[0] == "Zoe's Pride"
    again.click("Continue")
    again.to_the_table()
    continued = session_of(again)
    assert continued.match.record[: len(record)] == record and continued.match.options[option] == side
    concede(again)
    assert isinstance(again.scene, ResultScene)
    again.click("Rematch")
    rematch = session_of(again)
    assert rematch.match.options == continued.match.options and rematch.match.seed != continued.match.seed


@pytest.mark.default_cases(2)
@every_game
def test_one_that_cannot_be_played_is_dull_and_says_why(game: str, tmp_path: Path) -> None:
    empty = CONTENTS[game].sides
    assert empty is not None
    path = keep(tmp_path, game, empty.kind(name="Half Done"))
    driver = at_setup(tmp_path, game)
    driver.click("tab own")
    part = part_of(driver)
    before = list(part.chosen)
    tile = driver.control(f"mech {own_key(path)}")
    assert isinstance(tile, UnplayableTile) and tile.problem
    for work in (driver.click, driver.press):
        work(tile.name)
        assert part.chosen == before and part.seat == 0
        assert driver.scene.form.hints.text == tile.problem
    assert part.headline(0) != "Half Done"


@pytest.mark.default_cases(1)
@every_game
def test_a_remembered_side_whose_file_is_gone_gives_way_to_a_ready_one(game: str, tmp_path: Path) -> None:
    path = keep(tmp_path, game, make_side(game, "Zoe's Pride"))
    driver = at_setup(tmp_path, game)
    driver.click("tab own")
    driver.click(f"{TILES[game]} {own_key(path)}")
    driver.key(pygame.K_ESCAPE)
    settings = driver.saved[-1]
    option = f"{sides_of(game).option}_0"
    assert settings.setups[game].options[option] == own_key(path)
    msgspec.convert(msgspec.to_builtins(settings), Settings)
    driver.click(f"box {game}")
    part = part_of(driver)
    assert part.chosen[0] == own_key(path) and part.own_roster.open
    driver.key(pygame.K_ESCAPE)
    remove_side(path)
    driver.click(f"box {game}")
    part = part_of(driver)
    assert part.chosen[0] in sides_of(game).ready() and not part.own_roster.open
    assert "tab own" not in driver.names()


def test_a_built_mech_wears_the_colours_of_its_cards_in_the_roster(tmp_path: Path) -> None:
    side = make_side("scrap_knights", "Patchwork")
    keep(tmp_path, "scrap_knights", side)
    driver = at_setup(tmp_path, "scrap_knights")
    ready = {one.worn for one in part_of(driver).tiles}
    driver.click("tab own")
    (tile,) = part_of(driver).own_roster.shown
    assert ready == {()} and tile.worn == worn_by(side) != ()
    plain, worn = (bust(tile.look, (90, 90), 6, palettes) for palettes in ((), tile.worn))
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(worn, "RGBA")


def test_chance_draws_ready_sides_only(tmp_path: Path) -> None:
    for number in range(3):
        keep(tmp_path, "scrap_knights", make_side("scrap_knights", f"Mine {number}", number))
    driver = at_setup(tmp_path)
    driver.key(pygame.K_r)
    part = part_of(driver)
    drawn = {value for seed in range(200) for value in part.options(seed).values()}
    assert drawn == set(sides_of("scrap_knights").ready())


@pytest.mark.slow
def test_more_own_sides_than_have_room_are_on_pages(tmp_path: Path) -> None:
    paths = [
        keep(tmp_path, "scrap_knights", make_side("scrap_knights", f"Mine {number:02}", number))
        for number in range(14)
    ]
    driver = at_setup(tmp_path)
    driver.click("tab own")
    assert f"mech {own_key(paths[11])}" in driver.names()
    assert f"mech {own_key(paths[12])}" not in driver.names()
    driver.click("own page 1")
    driver.click(f"mech {own_key(paths[13])}")
    driver.click("seat 0")
    part = part_of(driver)
    assert part.chosen[0] == own_key(paths[13]) and part.own_roster.page == 1
    assert driver.scene.form.focus is part.first_focus()


def test_the_agreed_points_say_which_own_squads_can_be_played(tmp_path: Path) -> None:
    game, points = "command_core", {"points": "80"}
    random_side = GAMES[game].random_side
    assert random_side is not None
    sides = [random_side(Dice(seed), points) for seed in range(40)]
    large = next(one for one in sides if sides_of(game).problems(one, {"points": "60"}))
    path = keep(tmp_path, game, msgspec.structs.replace(large, name="Large"))
    setup = GameSetup(("person", "easy"), {"points": "60", "squad_0": own_key(path)})
    driver = at_setup(tmp_path, game, setups={game: setup})
    assert part_of(driver).chosen[0] in sides_of(game).ready()
    driver.click("tab own")
    assert isinstance(driver.control(f"mech {own_key(path)}"), UnplayableTile)
    well = driver.control("points")
    driver.scene.form.go(well)
    driver.key(pygame.K_RIGHT)
    driver.click(f"squad {own_key(path)}")
    assert part_of(driver).headline(0) == "Large" and "of 80 points" in part_of(driver).note(0)


def turn_points(driver: Driver, key: int) -> str:
    """The next limit of points, or the one before; returns it."""
    well = driver.control("points")
    driver.scene.form.go(well)
    driver.key(key)
    assert isinstance(driver.scene, GameSetupScene)
    return next(row.value for row in driver.scene.rows if row.spec.key == "points")


@pytest.mark.slow
def test_ready_squads_over_the_limit_are_dull_say_why_and_cannot_be_picked(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    driver.click("squad giant")
    part = part_of(driver)
    assert part.chosen == ["giant", part.chosen[1]]
    assert turn_points(driver, pygame.K_LEFT) == "40"
    # The pick gives way to a squad of 40 points; Drill may have any number of points.
    assert part.chosen[0] in FORTY and {*part.chosen} <= {*FORTY, "drill"}
    before, tile = list(part.chosen), driver.control("mech giant")
    assert isinstance(tile, UnplayableTile) and re.fullmatch(
        r"\d\d points are over the limit of 40\.", tile.problem
    )
    for work in (driver.click, driver.press):
        work(tile.name)
        assert part.chosen == before and driver.scene.form.hints.text == tile.problem
    # With more points again it is what was picked.
    assert turn_points(driver, pygame.K_RIGHT) == "60" and part.chosen[0] == "giant"
    driver.click("seat 0")
    driver.click("squad pickets")
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT):
        turn_points(driver, key)
        assert part.chosen[0] == "pickets"


def test_a_match_of_forty_points_begins_with_squads_that_fit(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "command_core")
    assert turn_points(driver, pygame.K_LEFT) == "40"
    driver.key(pygame.K_b)
    options = session_of(driver).match.options
    assert options["points"] == "40" and {options["squad_0"], options["squad_1"]} <= {*FORTY, "drill"}


@pytest.mark.slow
@pytest.mark.parametrize("points", ["40", "80"])
def test_play_in_the_hangar_agrees_on_the_points_of_the_squad(points: str, tmp_path: Path) -> None:
    game = "command_core"
    random_side = GAMES[game].random_side
    assert random_side is not None
    side = msgspec.structs.replace(random_side(Dice(5), {"points": points}), name="Mine")
    path = keep(tmp_path, game, side)
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.navigator.push(HangarScene(driver.context, game))
    driver.app.frame(16)
    driver.key(pygame.K_p)
    assert part_of(driver).chosen[0] == own_key(path) and part_of(driver).headline(0) == "Mine"
    driver.key(pygame.K_b)
    options = session_of(driver).match.options
    assert options["points"] == points and options["squad_0"] == side


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("size, scale", [((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150)])
@every_game
def test_nothing_of_them_is_cut(game: str, size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    for number in range(3):
        keep(tmp_path, game, make_side(game, f"The Long Way {number}", number))
    keep(tmp_path, game, sides_of(game).kind(name="Half Done"))
    driver = Driver(tmp_path, size, ui_scale=scale, reduce_motion=True)
    driver.context.navigator.push(game_ui(game).setup_scene(driver.context))
    driver.app.frame(16)
    driver.click("tab own")
    part = part_of(driver)
    assert len(part.shown_tiles) == 4
    for tile in part.shown_tiles:
        assert tile.rect.width > 60 and tile.rect.height > 24
        assert all(box.fits for box in tile.boxes()), tile.title


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size, scale", [((960, 540), 100), ((1280, 720), 100), ((1280, 720), 150)])
def test_a_deck_of_many_different_cards_says_how_many_it_does_not_show(
    size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    game, library = "dino_battles", shipped_library()
    cards = dict.fromkeys(sorted(library.cards, key=lambda card: card not in library.dinosaurs)[:60], 1)
    cards["attack"] = cards.get("attack", 0) + 60 - sum(cards.values())
    side = DeckSide(name="Menagerie", cards={card: count for card, count in cards.items() if count})
    assert not sides_of(game).problems(side, {})
    path = keep(tmp_path, game, side)
    driver = Driver(tmp_path, size, ui_scale=scale, reduce_motion=True)
    driver.context.navigator.push(game_ui(game).setup_scene(driver.context))
    driver.app.frame(16)
    driver.click("tab own")
    driver.move(driver.control(f"deck {own_key(path)}").rect.center)
    driver.app.frame(16)
    shown = [one for one in driver.scene.form.widgets if one.group == "deck 0" and one.visible]
    left_out = len(side.cards) - len(shown)
    assert all(one.rect.height >= 12 for one in shown)
    assert (f"and {left_out} more" in words(driver)) == (left_out > 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in TILES if game_ui(game).workshop is not None])
def test_the_hangar_opens_the_set_up_with_a_complete_side(game: str, tmp_path: Path) -> None:
    path = keep(tmp_path, game, make_side(game, "Zoe's Pride"))
    keep(tmp_path, game, sides_of(game).kind(name="Half Done"))
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.navigator.push(HangarScene(driver.context, game))
    driver.app.frame(16)
    assert isinstance(driver.scene, HangarScene) and driver.scene.looked_at.side.name == "Half Done"
    driver.key(pygame.K_p)
    assert isinstance(driver.scene, HangarScene) and driver.scene.detail.play_button.reason
    driver.click(f"{game} own {path.name}")
    driver.key(pygame.K_p)
    assert part_of(driver).chosen[0] == own_key(path) and part_of(driver).headline(0) == "Zoe's Pride"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, HangarScene)
    driver.click("Play")
    driver.key(pygame.K_b)
    assert session_of(driver).match.options[f"{sides_of(game).option}_0"] == make_side(game, "Zoe's Pride")
