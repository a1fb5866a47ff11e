"""What is chosen at the set-up with real events: seats, names, mechs, options; what is remembered."""

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.ai.players import LEVELS
from game.content.art import shipped_art
from game.content.scrap_knights import shipped_library
from game.engine.rules import OptionSpec
from game.rules import load
from game.storage.settings import GameSetup, Settings, load_settings
from game.ui.context import Context
from game.ui.layout.host import Host
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.setup import MechPart, SetupScene
from game.ui.tables.session import seats
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.seats import last_seats, offered_players
from game.ui.tables.setup.options import option_rows, option_wells
from game.ui.tables.setup.scene import GameSetupScene
from game.words.messages import shipped_messages
from tests.ui.driver import Driver
from tests.ui.setup_screen import at_setup, part_of, session_of, shown_ids, words

MECHS = list(shipped_library().mechs)


@pytest.mark.slow
def test_a_new_game_leads_to_the_boxes(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.press("New game")
    assert driver.scene.form.focus is driver.control(f"box {next(iter(PLAYABLE))}")
    assert [name for name in driver.names() if name.startswith("box ")] == [
        f"box {game}" for game in PLAYABLE
    ]
    driver.press("box scrapbots")
    assert isinstance(driver.scene, GameSetupScene) and driver.scene.game == "scrapbots"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "TitleScene"


def test_the_game_played_last_has_the_focus(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    new_match(driver.context, "scrapbots", {}, 7, ("person", "greedy"), ("Ada", "Bo"))
    again = Driver(tmp_path)
    again.click("New game")
    assert again.scene.form.focus is not None and again.scene.form.focus.name == "box scrapbots"


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_opponent_is_the_computer_unless_another_is_chosen(tmp_path: Path, game: str) -> None:
    driver = at_setup(tmp_path, game)
    driver.press(driver.scene.start_button.name)  # type: ignore[attr-defined]
    assert session_of(driver).seats == ("person", "easy")
    driver = at_setup(tmp_path / "other", game)
    driver.click("seat 1")
    driver.click("who 1 person")
    driver.press(driver.scene.start_button.name)  # type: ignore[attr-defined]
    assert session_of(driver).seats == ("person", "person")


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_level_chosen_first_is_the_opponents_and_the_person_keeps_the_seat(
    tmp_path: Path, game: str
) -> None:
    driver = at_setup(tmp_path, game)
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    assert words(driver)["who plays 1"] == "WHO IS YOUR OPPONENT?" and "who plays 0" not in words(driver)
    assert "name 0" in driver.names() and scene.seats[0].name.title == "Your name"
    driver.click("who 1 hard")
    driver.press(scene.start_button.name)
    assert session_of(driver).seats == ("person", "hard")


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_two_computers_are_said_to_be_watched(tmp_path: Path, game: str) -> None:
    driver = at_setup(tmp_path, game)
    assert "watching" not in words(driver)
    driver.click("seat 0")
    driver.click("who 0 hard")
    assert "you watch" in words(driver)["watching"]
    assert not {"name 0", "name 1"} & set(driver.names())
    driver.click("seat 1")
    assert "watching" in words(driver) and words(driver)["who plays 1"] == "WHO IS PLAYER 2?"
    driver.click("who 1 person")
    assert "watching" not in words(driver)


@pytest.mark.slow
def test_the_first_mech_is_the_persons_own_and_the_next_the_opponents(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    assert words(driver)["prompt"] == "Player 1: Ronin"
    driver.click("seat 0")
    assert words(driver)["who plays 0"] == "WHO IS PLAYER 1?"
    driver.click("mech needle")
    assert part_of(driver).chosen == ["needle", "bulwark"]
    assert "who plays 1" in words(driver) and "who plays 0" not in words(driver)
    assert words(driver)["prompt"] == "Chip: Bulwark"


@pytest.mark.slow
@pytest.mark.parametrize("mech", MECHS)
def test_every_mech_can_be_picked_with_the_mouse(tmp_path: Path, mech: str) -> None:
    driver = at_setup(tmp_path)
    driver.click(f"mech {mech}")
    part = part_of(driver)
    assert part.chosen == [mech, "bulwark"]
    shown = part.shown(0)
    assert shown is not None and shown.id == mech
    assert [row.face for row in part.cards[0] if row.visible] == [
        face(card) for card in (shown.ult, *shown.acts, *shown.bots)
    ]
    driver.click("Begin the duel")
    assert session_of(driver).match.options == {"deck_0": mech, "deck_1": "bulwark"}


@pytest.mark.slow
def test_both_mechs_are_picked_with_the_keyboard(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.focus("mech ronin")
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        driver.key(key)
    assert driver.scene.form.focus is driver.control("mech bulwark")
    for key in (pygame.K_DOWN, pygame.K_LEFT, pygame.K_RETURN):
        driver.key(key)
    assert part_of(driver).chosen == ["barrage", "tidecaller"]
    driver.press("Begin the duel")
    assert session_of(driver).match.options == {"deck_0": "barrage", "deck_1": "tidecaller"}


@pytest.mark.slow
def test_a_mech_is_picked_with_the_gamepad(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    for _ in range(20):
        if driver.scene.form.focus is driver.control("mech ronin"):
            break
        driver.event(pygame.JOYBUTTONDOWN, button=5, joy=0)
    driver.event(pygame.JOYHATMOTION, value=(1, 0), joy=0, hat=0)
    driver.event(pygame.JOYHATMOTION, value=(1, 0), joy=0, hat=0)
    driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    assert part_of(driver).chosen == ["duelist", "bulwark"]


@pytest.mark.slow
def test_the_arrows_reach_every_tile_from_every_other(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    tiles = {f"mech {mech}" for mech in MECHS}
    arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
    reached, open_tiles = {"mech ronin"}, ["mech ronin"]
    while open_tiles:
        tile = open_tiles.pop()
        for arrow in arrows:
            driver.scene.form.set_focus(driver.control(tile))
            driver.key(arrow)
            found = driver.scene.form.focus
            if found is not None and found.name in tiles - reached:
                reached.add(found.name)
                open_tiles.append(found.name)
    assert reached == tiles


@pytest.mark.slow
def test_a_random_mech_is_drawn_by_the_seed(tmp_path: Path) -> None:
    options = []
    for folder in ("one", "two"):
        driver = at_setup(tmp_path / folder)
        driver.click("by chance")
        part = part_of(driver)
        assert part.chosen == ["random", "random"] and shown_ids(part) == [None, None]
        assert not {id(row) for row in part.cards[0]} & {id(one) for one in driver.scene.form.widgets}
        driver.click("seed")
        driver.key(pygame.K_a, pygame.KMOD_LCTRL)
        driver.type("77")
        driver.click("Begin the duel")
        session = session_of(driver)
        options.append(session.match.options)
        assert driver.context.settings.setups["scrap_knights"].options["deck_0"] == "random"
        assert session.looks[0] in MECHS
    assert options[0] == options[1]


def test_random_mechs_are_all_drawn(tmp_path: Path) -> None:
    context = Context(Settings(mute=True), tmp_path, save=lambda settings: None)
    part = MechPart(
        context.gallery,
        shipped_messages("scrap_knights"),
        lambda: None,
        {"deck_0": "random", "deck_1": "random"},
    )
    pairs = [tuple(part.options(seed).values()) for seed in range(400)]
    assert {mech for mech, _ in pairs} == {mech for _, mech in pairs} == set(MECHS)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("begin", [True, False], ids=["begin", "back"])
def test_what_was_chosen_is_there_the_next_time(tmp_path: Path, begin: bool) -> None:
    driver = at_setup(tmp_path)
    driver.click("name 0")
    driver.key(pygame.K_END)
    driver.type(" X")
    driver.click("mech needle")
    driver.click("who 1 person")
    if begin:
        driver.click("Begin the duel")
    else:
        driver.key(pygame.K_ESCAPE)
    kept = driver.saved[-1]
    assert kept.names == ("Player 1 X", "Player 2")
    assert kept.setups == {
        "scrap_knights": GameSetup(("person", "person"), {"deck_0": "needle", "deck_1": "bulwark"})
    }
    again = at_setup(tmp_path / "again", names=kept.names, setups=kept.setups)
    scene = again.scene
    assert isinstance(scene, GameSetupScene)
    assert [seat.name.value for seat in scene.seats] == ["Player 1 X", "Player 2"]
    assert [seat.player for seat in scene.seats] == ["person", "person"]
    assert part_of(again).chosen == ["needle", "bulwark"]


@pytest.mark.slow
def test_scrapbots_remembers_edition_and_options(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, "scrapbots")
    driver.click("edition")
    for name in ("starts", "score"):
        # The arrows stand at the right: elsewhere a click goes on to the next value as well.
        driver.click(name)
    driver.click("Begin the game")
    wanted = {"edition": "first", "starts": "0", "score": "hidden"}
    assert session_of(driver).match.options == wanted
    kept = driver.saved[-1]
    assert kept.setups["scrapbots"].options == wanted
    again = at_setup(tmp_path / "again", "scrapbots", setups=kept.setups)
    again.click("Begin the game")
    assert session_of(again).match.options == wanted


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", PLAYABLE)
def test_remembered_values_that_no_longer_exist_are_ignored(tmp_path: Path, game: str) -> None:
    keys = [spec.key for spec in load(game).options]
    odd = GameSetup(("deep_blue", "hal"), {**dict.fromkeys(keys, "excalibur"), "more": "of_it"})
    driver = at_setup(tmp_path, game, setups={game: odd})
    driver.click(driver.scene.start_button.name)  # type: ignore[attr-defined]
    session = session_of(driver)
    assert session.seats == ("person", "easy")
    assert "excalibur" not in session.match.options.values()


def test_the_settings_file_of_a_real_set_up_loads_again(tmp_path: Path) -> None:
    context = Context(Settings(mute=True), tmp_path)
    scene = game_ui("scrapbots").setup_scene(context)
    context.navigator.push(scene)
    context.navigator.pop()
    loaded, problem = load_settings()
    assert problem is None and loaded.setups == context.settings.setups != {}


@pytest.mark.slow
def test_the_first_seat_picks_and_then_the_second(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.click("mech needle")
    driver.click("mech barrage")
    driver.click("mech phantom")
    assert part_of(driver).chosen == ["needle", "phantom"]
    driver.click("seat 0")
    driver.click("mech warden")
    assert part_of(driver).chosen == ["warden", "phantom"]


@pytest.mark.slow
def test_tab_leaves_the_roster_at_once_and_comes_back_to_the_chosen_mech(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    form = driver.scene.form
    assert form.focus is driver.control("mech ronin")
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_TAB)
    assert form.focus is driver.control("name 0")
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert form.focus is driver.control("mech ronin")
    driver.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert form.focus is driver.control("seat 1")


@pytest.mark.slow
def test_r_draws_both_mechs_and_b_begins(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.key(pygame.K_r)
    assert part_of(driver).chosen == ["random", "random"]
    driver.key(pygame.K_b)
    assert set(session_of(driver).match.options.values()) <= set(MECHS)


def test_a_letter_that_is_typed_into_a_name_is_no_hot_key(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.click("name 0")
    driver.key(pygame.K_r)
    driver.key(pygame.K_b)
    assert isinstance(driver.scene, SetupScene) and part_of(driver).chosen == ["ronin", "bulwark"]


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_level_is_offered_as_a_character_with_a_face_and_a_sentence(tmp_path: Path, game: str) -> None:
    driver = at_setup(tmp_path, game)
    for seat in (0, 1):
        driver.click(f"seat {seat}")
        offered = {name.split()[2] for name in driver.names() if name.startswith(f"who {seat} ")}
        assert offered == {"person", *LEVELS}
    players = offered_players(game)
    assert [player.id for player in players] == ["person", *LEVELS]
    assert players[0].character == players[0].look == ""
    assert [player.character for player in players[1:]] == ["Chip", "Gauge", "Anvil"]
    assert len({player.look for player in players[1:]} & set(shipped_art().robots)) == 3
    assert len({player.line for player in players}) == 4
    assert all(player.line.startswith(f"{player.character} ") for player in players[1:])
    for player in players:
        driver.click(f"who 1 {player.id}")
        assert driver.scene.seats[1].player == player.id  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_computer_player_goes_by_its_own_name(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, names=("Ada", "Brunel"))
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    driver.click("seat 1")
    assert "name 1" not in driver.names()
    driver.click("who 1 person")
    assert "name 1" in driver.names() and scene.tabs[1].words == "Brunel"
    driver.click("who 1 hard")
    assert scene.tabs[1].words == "Anvil" and scene.corners[1].tag == "Anvil: computer"
    driver.click("Begin the duel")
    assert session_of(driver).names == ("Ada", "Anvil")
    assert driver.saved[-1].names == ("Ada", "Brunel")


def test_two_of_a_kind_are_told_apart(tmp_path: Path) -> None:
    driver = at_setup(tmp_path)
    driver.click("seat 0")
    driver.click("who 0 easy")
    scene = driver.scene
    assert isinstance(scene, GameSetupScene)
    assert [tab.words for tab in scene.tabs] == ["Chip", "Chip II"]


@pytest.mark.slow
@pytest.mark.parametrize("levels", [["easy", "hard"], ["normal"], []])
def test_a_game_offers_the_levels_that_it_has_and_else_a_player_at_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, levels: list[str]
) -> None:
    known = seats.shipped_levels("scrapbots")
    monkeypatch.setattr(seats, "shipped_levels", lambda game: {one: known[one] for one in levels})
    monkeypatch.setattr(seats, "shipped_messages", lambda game: shipped_messages("shared"))
    offered_players.cache_clear()
    driver = at_setup(tmp_path, "scrapbots")
    offered = [name.split()[2] for name in driver.names() if name.startswith("who 1 ")]
    assert offered == ["person", *(levels or ["random"])]
    assert all(player.name and player.line for player in offered_players("scrapbots"))
    assert [box.name for box in driver.scene.boxes() if not box.fits] == []
    driver.click(f"who 1 {offered[-1]}")
    driver.press(driver.scene.start_button.name)  # type: ignore[attr-defined]
    assert session_of(driver).seats == ("person", offered[-1])
    offered_players.cache_clear()


@pytest.mark.default_cases(3)
@pytest.mark.parametrize("count", [0, 1, 4, 7])
def test_a_game_may_have_any_number_of_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    rules = SimpleNamespace(
        options=tuple(OptionSpec(f"rule_{n}", "no", ("no", "yes"), f"what {n} does") for n in range(count))
    )
    driver = at_setup(tmp_path, "scrapbots")
    wells = option_wells(rules, shipped_messages("scrapbots"), (), {}, lambda: None)  # type: ignore[arg-type]
    room = pygame.Rect(0, 0, 450, 42 * (1 + count // 3) + 12)
    placed = Host().lay(option_rows([*wells, driver.scene.seed], "A note."), room, 1.0)  # type: ignore[attr-defined]
    rects = [one.rect for one in placed]
    assert len({tuple(one) for one in rects}) == len(rects) >= count + 1
    assert all(room.contains(one) for one in rects)


def test_the_opponent_chosen_last_is_offered_in_a_game_that_was_never_set_up(tmp_path: Path) -> None:
    setups = {
        "scrapbots": GameSetup(("person", "normal")),
        "scrap_knights": GameSetup(("person", "hard")),
        "command_core": GameSetup(("hard", "greedy")),
    }
    assert last_seats({}, "dino_battles") == ("person", "easy")
    assert last_seats(setups, "scrapbots") == ("person", "normal")
    assert last_seats(setups, "dino_battles") == last_seats(setups, "command_core") == ("hard", "easy")
    driver = at_setup(tmp_path, "scrapbots", setups=setups)
    driver.click("Begin the game")
    assert list(driver.saved[-1].setups) == ["scrap_knights", "command_core", "scrapbots"]


@pytest.mark.slow
def test_a_match_without_a_number_gets_one_by_chance(tmp_path: Path) -> None:
    seeds = set()
    for folder in ("one", "two"):
        driver = at_setup(tmp_path / folder)
        driver.click("seed")
        driver.key(pygame.K_a, pygame.KMOD_LCTRL)
        driver.key(pygame.K_BACKSPACE)
        assert driver.control("seed").value == ""  # type: ignore[attr-defined]
        driver.click("Begin the duel")
        seeds.add(session_of(driver).match.seed)
    assert len(seeds) == 2
