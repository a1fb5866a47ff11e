"""Nothing that floats lies over what is asked, what can be worked, or what it speaks of.

Plays at random in all sizes and UI scales, points at things and goes to them by keys, and looks by
rectangles at what the closer looks, hints and tips of that moment cover.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.lessons.library import path_of
from game.storage.seen_tips import SeenTips
from game.ui.gallery.pictures import random_match
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_picture import match_at
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.floats import RARE_SHAPES, SHAPES, Size, look_around, rivet_covers
from tests.ui.lesson_play import LESSONS, MOST, guide, one_step, opened, table
from tests.ui.play import step
from tests.ui.sitting import sit_down

pytestmark = pytest.mark.usefixtures("plain_cards")
every_game = pytest.mark.parametrize("game", PLAYABLE)
_MOVES = 60
"""Choices before the first look, at the most."""
FIRST_LESSONS = [path_of(game)[0][0] for game in PLAYABLE]


def at_a_table(folder: Path, match: Match, size: Size, scale: int) -> Driver:
    driver = Driver(folder, size, ui_scale=scale, reduce_motion=True, speed=4.0)
    driver.context.tips = SeenTips()
    session = Session(match, (PERSON, "greedy"), ("Ada", "Brunel"), driver.context.saves)
    sit_down(driver, session)
    with driver.unseen():
        driver.settle()
    return driver


def play_and_look(
    folder: Path, game: str, seed: int, looks: int, steps: int, shapes: Sequence[tuple[Size, int]] = SHAPES
) -> Counter[str]:
    """What floats was seen, at random moments of matches in all sizes; fails at the first that covers."""
    seen: Counter[str] = Counter()
    for number, (size, scale) in enumerate(shapes):
        dice = Dice(100 * seed + number)
        match = random_match(game, seed + number, dice.below(_MOVES))
        if match.outcome is not None:
            continue
        driver = at_a_table(folder / str(number), match, size, scale)
        for _ in range(steps):
            faults = [*look_around(driver, dice, looks, seen)]
            assert not faults, f"{game}, seed {seed}, {size} at {scale} %: {faults}"
            if not isinstance(driver.scene, TableScene):
                break
            step(driver, dice, keyboard=dice.coin())
            driver.to_the_table()
            if not isinstance(driver.scene, TableScene):
                break
    return seen


@pytest.mark.slow
@every_game
def test_nothing_that_floats_covers_what_is_asked_worked_or_spoken_of(tmp_path: Path, game: str) -> None:
    seen = play_and_look(tmp_path, game, seed=0, looks=3, steps=2)
    assert {"hint", "closer look", "tip"} <= set(seen), seen


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", range(1, 5))
def test_nothing_that_floats_covers_anything_in_long_play(tmp_path: Path, game: str, seed: int) -> None:
    assert play_and_look(tmp_path, game, seed, looks=8, steps=6)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("seed", range(5, 7))
def test_nothing_that_floats_covers_anything_in_small_type_and_odd_windows(
    tmp_path: Path, game: str, seed: int
) -> None:
    play_and_look(tmp_path, game, seed, looks=6, steps=3, shapes=RARE_SHAPES)


def learn_and_look(folder: Path, key: str) -> None:
    """Through a lesson by its hints; each time that Rivet speaks he is looked at in all sizes."""
    driver = opened(folder, key)
    for turn in range(MOST):
        scene = table(driver)
        # The size that the lesson goes on in comes last.
        for size, scale in (*SHAPES, ((1280, 720), 100)):
            scene.resize(size, scale / 100)
            faults = [*rivet_covers(driver)]
            where = f"{key}, step {guide(driver).run.index}, {size} at {scale} %"
            assert not faults, f"{where}: {faults}"
        if guide(driver).run.finished:
            return
        with driver.unseen():
            one_step(driver, turn)


@pytest.mark.slow
@pytest.mark.parametrize("key", FIRST_LESSONS)
def test_rivet_stands_beside_what_he_speaks_of(tmp_path: Path, key: str) -> None:
    learn_and_look(tmp_path, key)


@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key in LESSONS if key not in FIRST_LESSONS])
def test_rivet_stands_beside_what_he_speaks_of_in_all_lessons(tmp_path: Path, key: str) -> None:
    learn_and_look(tmp_path, key)


# What play found


@pytest.mark.slow
def test_a_look_at_a_step_of_the_last_turn_leaves_the_steps_in_sight(tmp_path: Path) -> None:
    """The plate under a closer look covered the row in the console that was pointed at."""
    driver = at_a_table(tmp_path, random_match("scrapbots", 3, 14), (1280, 720), 100)
    step_row = driver.scene.form.named("step 1 of seat 1")
    assert step_row is not None
    with driver.unseen():
        driver.move(step_row.rect.center)
    assert isinstance(driver.scene, TableScene)
    look = driver.scene.board.closer_look()
    assert look is not None and not look.rect.colliderect(step_row.rect)


def test_a_number_that_rises_leaves_the_wounds_and_other_numbers_in_sight(tmp_path: Path) -> None:
    driver = at_a_table(tmp_path, random_match("scrapbots", 3, 14), (1280, 720), 100)
    scene = driver.scene
    assert isinstance(scene, TableScene)
    stage, wounds = scene.board.stage, scene.board.places.wound_board
    stage.timeline.still = True
    for _ in range(3):
        stage.number(wounds.center, "−10", 60)
    rects = [piece.image.get_rect(center=(piece.x, piece.y)) for piece in stage.pieces]
    assert len(rects) == 3
    for number, rect in enumerate(rects):
        assert rect.collidelist([wounds, *scene.board.spoken_of(), *rects[:number]]) < 0


@pytest.mark.slow
def test_the_tip_of_four_answers_leaves_the_combat_decks_that_it_explains_in_sight(tmp_path: Path) -> None:
    match = match_at("dino_battles", "answer", 3, 4)
    for size, scale in SHAPES:
        driver = at_a_table(tmp_path / f"{size[0]} {scale}", match, size, scale)
        scene = driver.scene
        assert isinstance(scene, TableScene) and scene.tips.tip is not None
        assert scene.tips.tip.id == "answer" and scene.board.tip_note is not None
        stacks = [one.rect for one in scene.form.widgets if one.name.endswith(" stack")]
        assert len(stacks) == 6
        assert scene.board.tip_note.rect.collidelist([*stacks, scene.board.console.prompt]) < 0


@pytest.mark.slow
def test_a_tip_over_the_board_leaves_the_headings_of_the_panel_in_sight(tmp_path: Path) -> None:
    """A folded tip lay half over the board's edge, and over the heading CRIT."""
    tips = 0
    for seed in range(10, 15):
        match = random_match("command_core", seed, Dice(seed * 7 + 1).below(80))
        scene = at_a_table(tmp_path / str(seed), match, (1280, 720), 100).scene
        if not isinstance(scene, TableScene) or scene.board.tip_note is None:
            continue
        tips += 1
        note, panel = scene.board.tip_note.rect, scene.board.places.panel.rect
        words = [one.rect for one in scene.board.panel.leaves if getattr(one, "text", "")]
        assert note.collidelist(words) < 0
        assert not note.clipline(panel.topleft, panel.bottomleft)
    assert tips


@pytest.mark.slow
def test_scouts_closer_look_leaves_the_lanes_free(tmp_path: Path) -> None:
    match = match_at("scrapbots", "main", 3, 4)
    for size, scale in SHAPES:
        driver = at_a_table(tmp_path / f"{size[0]} {scale}", match, size, scale)
        scene = driver.scene
        assert isinstance(scene, TableScene)
        with driver.unseen():
            driver.move(driver.control("market scout").rect.center)
        look = scene.board.closer_look()
        lanes = [place for one in scene.form.widgets if "lane" in one.name for place in one.work_places()[:1]]
        assert look is not None and len(lanes) >= 6
        assert look.rect.collidelist([*lanes, scene.board.console.prompt]) < 0
