"""Lessons on building: played to their end, gone back in, left and taken up again."""

from pathlib import Path

import pygame
import pytest

from game.lessons.build_lesson import shipped_build_lessons
from game.storage.sides import list_sides, sides_folder
from game.ui.learn.build_guide import BuildGuide
from game.ui.learn.opening import open_lesson
from game.ui.learn.overview import LearnScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.tables.setup.own import sides_of
from game.ui.workshop.builder import BuilderScene
from tests.ui.driver import Driver
from tests.ui.lesson_play import SIZES, guide, one_step, to_the_end
from tests.ui.test_endurance import Monkey

pytestmark = pytest.mark.usefixtures("plain_cards")

LESSONS = list(shipped_build_lessons())
NOISE = 150
KNIGHT = "scrap_knights/make_your_own"
PRESSED = {
    KNIGHT: {
        "take_out": ["acts scrap_knights/dagger_jab"],
        "reach": ["range 2", "pool scrap_knights/stab"],
        "open": ["acts scrap_knights/step"],
        "suggest": ["next"],
    },
    "command_core/make_your_own": {
        "take_off": ["weapon railgun 1"],
        "rear": ["pool tail_gun"],
        "suggest": ["next"],
    },
    "dino_battles/make_your_own": {
        "take_out": ["fewer adrenaline", "fewer ambush"],
        "dinosaurs": ["pool dino_battles/ankylosaurus", "pool dino_battles/ankylosaurus"],
        "open": ["fewer adrenaline", "fewer ambush"],
        "suggest": ["next"],
    },
}
"""What is pressed in each step in which the side is changed."""


class Built(Driver):
    """A lesson on building over the list of all lessons."""

    def __init__(
        self, folder: Path, key: str, size: tuple[int, int] = (1280, 720), **settings: object
    ) -> None:
        super().__init__(folder, size, reduce_motion=True, **settings)  # type: ignore[arg-type]
        self.folder, self.key_of_lesson = folder, key
        self.context.navigator.push(LearnScene(self.context))
        self.app.frame(0)
        open_lesson(self.context, key)
        self.settle()

    @property
    def builder(self) -> BuilderScene:  # type: ignore[type-arg]
        assert isinstance(self.scene, BuilderScene)
        return self.scene

    @property
    def teacher(self) -> BuildGuide:
        found = self.builder.guide
        assert isinstance(found, BuildGuide)
        return found

    @property
    def step(self) -> str:
        found = self.teacher.run.step
        return found.id if found is not None else ""

    def read(self) -> None:
        self.wait_for_guard()
        self.key(pygame.K_RETURN)

    def do_step(self) -> None:
        """Reads the step, or does what it asks for, with real events."""
        step = self.step
        if self.teacher.reading:
            self.read()
        elif step == "name":
            self.wait_for_guard()
            self.type("Zoe")
            self.key(pygame.K_RETURN)
        else:
            for name in PRESSED[self.key_of_lesson][step]:
                self.wait_for_guard()
                self.click(name)

    def to(self, step: str) -> None:
        while self.step != step:
            before = self.step
            self.do_step()
            assert self.step != before, f"step {before} is not passed"

    def kept(self) -> list[str]:
        game = self.key_of_lesson.partition("/")[0]
        found = list_sides(sides_folder(self.folder, game), sides_of(game).kind).sides
        return [one.side.name for one in found]


@pytest.mark.slow
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_on_building_is_played_to_the_end_of_its_match(tmp_path: Path, key: str) -> None:
    driver = Built(tmp_path, key)
    game = driver.builder.game
    driver.to("")
    assert driver.builder.state() == "complete" and driver.kept() == ["Zoe"]
    driver.read()
    match = guide(driver).session.match
    option = f"{sides_of(game).option}_0"
    assert match.options[option].name == "Zoe", "the side just made is played"
    assert guide(driver).session.player_of(1) == "easy"
    with driver.unseen():
        to_the_end(driver)
    assert match.outcome is not None
    assert driver.context.progress.stars[key] and key not in driver.context.progress.left
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, LearnScene)
    assert next(one for one in scene.paths[game] if one.station.key == key).station.state == "done"


@pytest.mark.slow
@pytest.mark.parametrize("key", LESSONS)
def test_what_is_spoken_of_is_lit_and_free_of_words_in_every_step_and_size(tmp_path: Path, key: str) -> None:
    driver = Built(tmp_path, key)
    for _ in range(len(driver.teacher.run.lesson.steps)):
        for size in SIZES:
            driver.builder.resize(size, 1)
            driver.app.frame(0)
            where, spots = f"{driver.step} at {size}", driver.teacher.spots()
            speech = driver.teacher.speech
            assert spots, f"{where}: nothing is lit"
            assert speech.whole, f"{where}: the words are cut"
            covered = [one.rect for one in spots if any(one.rect.colliderect(two) for two in speech.covers)]
            assert not covered, f"{where}: Rivet covers {covered}"
            assert driver.builder.host.flaws() == [], where
        driver.builder.resize((1280, 720), 1)
        driver.do_step()


@pytest.mark.slow
@pytest.mark.parametrize("scale", [150, 200])
def test_nothing_of_a_lesson_is_cut_at_a_large_ui_scale(tmp_path: Path, scale: int) -> None:
    for key in LESSONS:
        driver = Built(tmp_path / key, key, ui_scale=scale)
        for _ in range(4):
            assert driver.builder.host.flaws() == [] and driver.teacher.speech.whole
            driver.do_step()


@pytest.mark.slow
def test_words_make_room_for_the_card_that_is_pointed_at(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("reach")
    driver.wait_for_guard()
    driver.move(driver.control("pool scrap_knights/stab").rect.center)
    driver.rest(300)
    driver.app.frame(0)
    looked_at = next(one for one in driver.builder.host.leaves if one.name == "closer look")
    assert not any(looked_at.rect.colliderect(cover) for cover in driver.teacher.speech.covers)


def test_while_something_is_read_no_key_and_no_click_changes_the_side(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    side = driver.builder.side
    for key in (pygame.K_g, pygame.K_u, pygame.K_f, pygame.K_o):
        driver.key(key)
    assert driver.step == "copy" and driver.builder.side == side
    driver.click("acts scrap_knights/slash")
    assert driver.step == "places", "a click anywhere goes on"
    assert driver.builder.side == side and driver.kept() == []


@pytest.mark.slow
def test_steps_are_gone_back_and_passed_over_and_the_side_stays(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("reach")
    side = driver.builder.side
    assert "dagger_jab" not in side.acts
    driver.wait_for_guard()
    driver.key(pygame.K_j)
    assert driver.step == "take_out" and driver.builder.side == side
    driver.click("on")
    assert driver.step == "reach", "the button passes over what is to be done"
    driver.wait_for_guard()
    driver.key(pygame.K_k)
    assert driver.step == "reached" and driver.builder.side == side


@pytest.mark.slow
def test_a_side_that_cannot_be_played_begins_no_match(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("reach")
    for _ in range(len(driver.teacher.run.lesson.steps) - driver.teacher.run.index):
        driver.click("on")
    assert not driver.step and "on" not in driver.names()
    assert "Only 5 ACTs so far" in driver.teacher.on_button.refused
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    assert driver.builder.state() == "complete" and "on" in driver.names()


@pytest.mark.slow
def test_a_name_counts_once_it_is_typed_to_its_end(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("name")
    driver.wait_for_guard()
    driver.type("Zo")
    assert driver.step == "name"
    driver.type("e")
    driver.click("next") if "next" in driver.names() else driver.move((640, 400))
    driver.key(pygame.K_RETURN)
    assert driver.step == "" and driver.builder.side.name == "Zoe"


@pytest.mark.slow
def test_a_lesson_that_is_left_goes_on_with_the_side_and_at_the_step(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("reach")
    side = driver.builder.side
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, LearnScene)
    assert scene.heading() == "You stopped here" and driver.kept() == ["Ronin 2"]
    driver.click("Go on")
    driver.settle()
    assert driver.step == "reach" and driver.builder.side == side
    driver.do_step()
    assert driver.kept() == ["Ronin 2"], "it is the same side, and no further copy"


@pytest.mark.slow
def test_a_match_that_is_left_goes_on_even_without_the_file_of_the_side(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("")
    driver.read()
    driver.settle()
    driver.read()
    driver.settle()
    for _ in range(3):
        one_step(driver)
    record = list(guide(driver).session.match.record)
    assert record
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    for path in sides_folder(tmp_path, "scrap_knights").iterdir():
        path.unlink() if path.is_file() else None
    open_lesson(driver.context, KNIGHT)
    driver.settle()
    assert list(guide(driver).session.match.record)[: len(record)] == record


@pytest.mark.slow
@pytest.mark.parametrize("points", [40, 80])
def test_a_squad_with_another_limit_of_points_has_its_match(tmp_path: Path, points: int) -> None:
    driver = Built(tmp_path, "command_core/make_your_own")
    for _ in driver.teacher.run.lesson.steps:
        driver.click("on")
    driver.click(f"limit {points}")
    if points == 40:
        driver.click("mech out 2") if "mech out 2" in driver.names() else driver.key(pygame.K_DELETE)
    assert driver.builder.state() == "complete", driver.builder.problems()
    driver.click("on")
    driver.settle()
    match = guide(driver).session.match
    assert match.options["points"] == str(points) and match.options["squad_0"].name == "Brawlers 2"


@pytest.mark.slow
def test_one_step_back_from_the_match_leads_to_the_builder(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.to("")
    side = driver.builder.side
    driver.read()
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    assert driver.builder.side == side and driver.step == ""


@pytest.mark.slow
def test_the_rulebook_opens_at_its_page_on_building(tmp_path: Path) -> None:
    driver = Built(tmp_path, KNIGHT)
    driver.click("Rules")
    scene = driver.scene
    assert isinstance(scene, RulebookScene)
    assert scene.chapters[scene.chapter].id == "building"


@pytest.mark.slow
@pytest.mark.parametrize("key", LESSONS)
def test_noise_in_a_lesson_on_building_breaks_nothing(tmp_path: Path, key: str) -> None:
    monkey = Monkey(tmp_path, 3)
    monkey.driver.context.navigator.push(LearnScene(monkey.driver.context))
    open_lesson(monkey.driver.context, key)
    for _ in range(NOISE):
        monkey.step()
    assert len(monkey.visited) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("key", LESSONS)
def test_what_is_passed_over_leaves_room_for_a_suggestion(tmp_path: Path, key: str) -> None:
    driver = Built(tmp_path, key)
    while driver.step != "suggest":
        driver.wait_for_guard()
        driver.key(pygame.K_RETURN if driver.teacher.reading else pygame.K_k)
    assert driver.builder.can_fill and driver.builder.suggestion is not None
    driver.wait_for_guard()
    driver.click("next" if driver.builder.steps.next() == "suggest" else "Suggest")
    assert driver.step == "name" and driver.builder.state() == "complete"
