"""The result: who won, why and by how much, for whoever sits before the screen; then what next."""

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.scrap_knights import shipped_library
from game.engine.match import Match
from game.engine.seats import SEATS
from game.rules import GAMES, load
from game.ui.app import render
from game.ui.gallery.pictures import random_match
from game.ui.paint.figures.ending_figures import ending_robots
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.palette import Color
from game.ui.paint.scenery import ending as paint
from game.ui.paint.scenery.ending import Confetti
from game.ui.paint.scenery.stages import STAGES
from game.ui.scenes.result import BUTTONS, SETTLED, ResultScene
from game.ui.tables.session.outcome import Role
from game.ui.tables.session.session import Session
from tests.ui.driver import TICK, Driver

HOT_SEAT = ("person", "person")
WHITE = (255, 255, 255)
SIZES = [(960, 540), (1024, 768), (1280, 720), (2560, 1080), (3840, 2160)]
LAYOUTS = list(product(SIZES, [75, 100, 125, 150, 200]))


def conceded(game: str, seat: int, seed: int = 7) -> Match:
    match = Match(load(game), {}, seed)
    match.act(seat, "concede")
    return match


def open_result(
    tmp_path: Path,
    match: Match,
    seats: tuple[str, str],
    names: tuple[str, str] = ("Ada", "Bo"),
    **settings: object,
) -> tuple[Driver, ResultScene]:
    driver = Driver(tmp_path, mute=True, **settings)
    session = Session(match, seats, names, driver.context.saves)
    scene = ResultScene(driver.context, session, session.game_ui.ending_of(session))
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    return driver, scene


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("seats", "loser", "title", "sound"),
    [
        (("person", "greedy"), 1, "VICTORY", "win"),
        (("person", "greedy"), 0, "DEFEAT", "lose"),
        (("greedy", "person"), 0, "VICTORY", "win"),
        (("greedy", "person"), 1, "DEFEAT", "lose"),
        (HOT_SEAT, 1, "ADA WINS", "win"),
        (HOT_SEAT, 0, "BO WINS", "win"),
        (("greedy", "greedy"), 0, "BO WINS", "win"),
    ],
)
def test_the_title_is_for_whoever_looks(
    tmp_path: Path, game: str, seats: tuple[str, str], loser: int, title: str, sound: str
) -> None:
    driver, scene = open_result(tmp_path, conceded(game, loser), seats, reduce_motion=True)
    assert scene.title == title
    assert driver.context.sound.played[-1] == sound
    assert scene.reason.startswith(f"{('Ada', 'Bo')[1 - loser]} wins: {('Ada', 'Bo')[loser]} conceded")


def drawn_duel() -> Match:
    """Both were destroyed at once."""
    for seed in range(4000):
        match = random_match("scrap_knights", seed, None)
        view: Any = match.view(None)
        if match.outcome is not None and match.outcome.winner is None and not any(s.hp for s in view.players):
            return match
    raise AssertionError("no duel ended in a draw")


@pytest.mark.slow
def test_a_draw_has_no_winner_and_no_confetti(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, drawn_duel(), ("person", "greedy"))
    assert scene.title == "DRAW" and " wins" not in scene.reason
    driver.rest(SETTLED + TICK)
    driver.wait_for_guard()
    assert not driver.app.frame(TICK)


@pytest.mark.slow
def test_who_was_destroyed_lies_there_in_a_draw_too(tmp_path: Path) -> None:
    match = drawn_duel()
    view: Any = match.view(None)
    assert [side.hp for side in view.players] == [0, 0]
    _, scene = open_result(tmp_path, match, HOT_SEAT)
    drawn = [scene.ending.figure(seat, 0.5, "drew", WHITE, bool(seat))[0] for seat in SEATS]
    lost = [scene.ending.figure(seat, 0.5, "lost", WHITE, bool(seat))[0] for seat in SEATS]
    assert [one.get_size() for one in drawn] == [one.get_size() for one in lost]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_overlaps_whatever_the_names(tmp_path: Path, game: str) -> None:
    names = ("Wilhelmina Wolkenschloss", "Maximilian Wermutsthaler")
    _, scene = open_result(tmp_path, random_match(game, 3, None), HOT_SEAT, names, reduce_motion=True)
    for size, factor in LAYOUTS:
        scene.resize(size, factor / 100)
        boxes = scene.boxes()
        for box in boxes:
            assert box.fits, f"{box.name} is cut at {size}, {factor} %"
            assert pygame.Rect((0, 0), scene.size).contains(box.rect), f"{box.name} at {size}, {factor} %"
        for one, two in combinations(boxes, 2):
            assert not one.rect.colliderect(two.rect), f"{one.name} on {two.name} at {size}, {factor} %"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_three_numbers_and_a_place(tmp_path: Path, game: str) -> None:
    for seed in range(6):
        _, scene = open_result(tmp_path, random_match(game, seed, None), HOT_SEAT, reduce_motion=True)
        assert len(scene.ending.counts) == 3
        assert scene.ending.place in STAGES


@pytest.mark.slow
def test_buttons_come_last_and_an_early_key_brings_them_at_once(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, conceded("scrap_knights", 0), ("person", "greedy"))
    without = driver.pixels()
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene, "the key was meant for what came before"
    assert driver.pixels() != without
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "TitleScene"


def test_keys_that_are_still_pressed_begin_no_rematch(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, conceded("scrap_knights", 0), ("person", "greedy"))
    for _ in range(3):
        driver.key(pygame.K_RETURN)
        driver.key(pygame.K_SPACE)
        driver.rest(4 * TICK)
    assert driver.scene is scene, "they were meant for the end of the match"
    assert all(button.held for button in scene.buttons), "grey: nobody wonders why nothing happens"
    driver.wait_for_guard()
    driver.rest(2 * TICK)
    assert not any(button.held for button in scene.buttons)
    driver.key(pygame.K_SPACE)
    assert driver.scene is scene, "Space goes through the last steps and may be pressed once too often"
    driver.key(pygame.K_RETURN)
    assert driver.scene is not scene


def test_the_rules_are_a_key_away_and_lead_back(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, conceded("command_core", 1), ("person", "greedy"))
    scene.update(SETTLED)
    driver.rest(1000)
    driver.key(pygame.K_F1)
    assert driver.scene_name == "RulebookScene"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene


def test_buttons_come_by_themselves(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, conceded("scrap_knights", 0), ("person", "greedy"))
    place = scene.buttons[0].rect.center
    before = driver.app.window.get_at(place)
    driver.rest(BUTTONS - 2 * TICK)
    assert driver.app.window.get_at(place) == before
    driver.rest(4 * TICK)
    assert driver.app.window.get_at(place) != before


def test_the_light_is_on_the_winner_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where its picture has empty lines at the top."""
    places: list[tuple[int, int]] = []
    monkeypatch.setattr(paint, "draw_glint", lambda ground, place, size: places.append(place))
    _, scene = open_result(tmp_path, conceded("scrapbots", 1), HOT_SEAT, reduce_motion=True)
    image = pygame.Surface((200, 300), pygame.SRCALPHA)
    image.fill("white", (150, 40, 10, 200))
    scene.ending = replace(scene.ending, figure=lambda *rest: (image, (-100, -300)))
    scene.stale, scene._ground = True, None
    places.clear()
    scene.still(pygame.Surface(scene.size))
    foot = scene.sides.feet()[1]
    assert len(places) == 1 and places[0][0] == foot[0] + 55
    assert 0 <= places[0][1] - (foot[1] - 260) < 20


def test_numbers_count_up_to_what_they_are(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, random_match("scrap_knights", 2, None), HOT_SEAT)
    seen = set()
    for _ in range(0, SETTLED + 200, TICK):
        driver.app.frame(TICK)
        seen.add(pygame.image.tobytes(driver.app.window.subsurface(scene.plates[1].rect), "RGB"))
    assert len(seen) > 5
    settled, still = open_result(
        tmp_path, random_match("scrap_knights", 2, None), HOT_SEAT, reduce_motion=True
    )
    assert pygame.image.tobytes(settled.app.window.subsurface(still.plates[1].rect), "RGB") in seen


@pytest.mark.slow
def test_confetti_falls_for_the_winner_alone_and_comes_to_an_end(tmp_path: Path) -> None:
    driver, _ = open_result(tmp_path, conceded("scrap_knights", 1), ("person", "greedy"))
    driver.rest(SETTLED + TICK)
    assert driver.app.frame(TICK)
    driver.rest(Confetti.LENGTH)
    assert not driver.app.frame(TICK)
    for loser, settings in ((0, {}), (1, {"reduce_motion": True})):
        driver, _ = open_result(tmp_path, conceded("scrap_knights", loser), ("person", "greedy"), **settings)
        driver.rest(SETTLED + TICK)
        driver.wait_for_guard()
        assert not driver.app.frame(TICK)


def test_all_confetti_has_fallen_when_it_ends() -> None:
    window = pygame.Surface((1280, 720))
    assert len(Confetti().draw(window, 1900, 1.0)) > 20
    assert Confetti().draw(window, Confetti.LENGTH, 1.0) == []


@pytest.mark.slow
@pytest.mark.parametrize("mech", sorted(shipped_library().mechs))
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_both_mechs_are_whole(tmp_path: Path, mech: str, size: tuple[int, int]) -> None:
    match = Match(load("scrap_knights"), {"deck_0": mech, "deck_1": mech}, 7)
    match.act(1, "concede")
    _, scene = open_result(tmp_path, match, HOT_SEAT, reduce_motion=True)
    scene.resize(size, 1.0)
    drawn: list[pygame.Rect] = []
    figure = scene.ending.figure

    def watched(seat: int, scale: float, role: Role, light: Color, left: bool) -> Drawn:
        image, corner = figure(seat, scale, role, light, left)
        drawn.append(image.get_rect(topleft=corner))
        return image, corner

    scene.ending = replace(scene.ending, figure=watched)
    scene.still(pygame.Surface(size))
    for rect, (x, y) in zip((drawn[1], drawn[3]), scene.sides.feet(), strict=True):
        assert pygame.Rect((0, 0), size).contains(rect.move(x, y))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_large_buttons_leave_the_winner_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    """REMATCH lay over the winner's legs at 200 %."""
    match = conceded("scrap_knights", 1)
    _, scene = open_result(tmp_path, match, ("person", "greedy"), size=size, ui_scale=200)
    (_, near), first = scene.sides.feet(), min(one.rect.top for one in scene.buttons)
    assert near[1] <= first


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("game", GAMES)
def test_large_buttons_leave_the_wreck_in_sight(tmp_path: Path, game: str) -> None:
    """At 200 % two rows of buttons hid who had lost."""
    _, scene = open_result(tmp_path, conceded(game, 1), ("person", "greedy"), ui_scale=200)
    far, first = scene.sides.feet()[0], min(one.rect.top for one in scene.buttons)
    numbers = max(one.rect.bottom for one in scene.plates)
    assert first - numbers > 0.12 * scene.size[1]
    assert far[1] <= first


def test_a_broken_robot_is_darker_than_one_that_won() -> None:
    images = [
        ending_robots(("golem",), 0.8, role, WHITE, left=left)[0]
        for role, left in (("won", False), ("lost", True))
    ]
    bright = [sum(pygame.transform.average_color(image, consider_alpha=True)[:3]) for image in images]
    assert bright[1] < bright[0]


def test_any_number_of_robots_stands_there() -> None:
    looks = ("golem", "drone", "scout")
    wide = [ending_robots(looks[:count], 0.5, "won", WHITE, left=False)[0].get_width() for count in (1, 2, 3)]
    assert wide[0] < wide[1] < wide[2]


def test_a_defeat_lies_in_the_dark(tmp_path: Path) -> None:
    pictures = []
    for seats in (("person", "greedy"), ("greedy", "person")):
        driver, _ = open_result(tmp_path, conceded("scrap_knights", 1), seats, reduce_motion=True)
        pictures.append(sum(pygame.transform.average_color(driver.app.window)[:3]))
    assert pictures[1] < pictures[0]


def test_the_table_stays_in_sight_while_the_picture_is_painted(tmp_path: Path) -> None:
    driver, before = open_result(tmp_path, conceded("scrap_knights", 0), ("person", "greedy"))
    driver.context.ahead.helps = True
    driver.context.sound.played.clear()
    scene = ResultScene(driver.context, before.session, before.ending)
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    assert scene.overlay and driver.context.sound.played == []
    for _ in range(2000):
        if not scene.overlay:
            break
        driver.app.frame(TICK)
        pygame.time.wait(5)
    assert driver.context.sound.played == ["lose"]
    driver.context.ahead.close()
    driver.rest(SETTLED + TICK)
    before.update(SETTLED)
    first = driver.pixels()
    driver.context.navigator.pop()
    driver.app.frame(0)
    assert driver.pixels() == first


def test_a_picture_shows_it_settled(tmp_path: Path) -> None:
    driver, scene = open_result(tmp_path, conceded("scrap_knights", 0), ("person", "greedy"))
    scene.update(SETTLED)
    driver.app.frame(0)
    again = ResultScene(driver.context, scene.session, scene.ending)
    again.update(SETTLED)
    image = render(driver.context, lambda context: again, (1280, 720), 1.0)
    assert pygame.image.tobytes(image, "RGB") == driver.pixels()
