"""On the title no box and no ticket is ever empty, however slow the painter is."""

from collections.abc import Callable, Hashable, Iterable
from pathlib import Path

import pygame
import pytest

from game.ui.paint.cache.ahead import Ahead, Job
from game.ui.paint.scenery.boxes import plain_case
from game.ui.scenes.title import TitleScene
from game.ui.tables.session.launch import new_match
from tests.ui.driver import TICK, Driver

ALIKE = 18
"""Steps of 255 by which what is shown differs from the painted picture on average; a bare crate has 36."""


class Held(Ahead):
    """A helper that paints when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.helps = True
        self.jobs: dict[Hashable, list[Job]] = {}

    def prepare(self, owner: Hashable, jobs: Iterable[Job], *, soon: bool = False) -> None:
        self.jobs[owner] = list(jobs)

    def work(self) -> int:
        jobs = [job for owned in self.jobs.values() for job in owned]
        self.jobs = {}
        for job in jobs:
            job()
        return len(jobs)


def at_the_title(driver: Driver) -> Held:
    """A fresh title, of which nothing is painted yet."""
    held = driver.context.ahead = Held()
    driver.context.navigator.replace(TitleScene(driver.context))
    driver.app.frame(0)
    return held


def difference(one: pygame.Surface, two: pygame.Surface) -> float:
    both = []
    for image, other in ((one, two), (two, one)):
        more = image.copy()
        more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        both.append(sum(pygame.transform.average_color(more)[:3]) / 3)
    return sum(both)


def places(driver: Driver) -> dict[str, pygame.Rect]:
    """The boxes above their labels, and the ticket's picture."""
    scene = driver.scene
    assert isinstance(scene, TitleScene)
    found = {}
    for box in scene.shelf:
        found[box.name] = box.rect.inflate(-16, 0)
        found[box.name].height = box.rect.height * 2 // 3
    ticket = scene.ticket.rect
    found["ticket"] = pygame.Rect(ticket.left, ticket.top, ticket.width * 2 // 5, ticket.height)
    return found


def shown(driver: Driver) -> dict[str, pygame.Surface]:
    return {name: driver.app.window.subsurface(rect).copy() for name, rect in places(driver).items()}


def nothing_is_empty(driver: Driver, held: Held) -> None:
    """What is shown now is about what is shown when the painter is ready."""
    driver.app.frame(TICK)
    before = shown(driver)
    assert held.work() >= 5
    driver.app.frame(TICK)
    driver.app.frame(TICK)
    for name, image in shown(driver).items():
        assert difference(before[name], image) < ALIKE, name


def way_back(driver: Driver) -> None:
    driver.click("Settings")
    driver.key(pygame.K_ESCAPE)


def larger(driver: Driver) -> None:
    driver.event(pygame.VIDEORESIZE, size=(1600, 900))


def smaller(driver: Driver) -> None:
    driver.event(pygame.VIDEORESIZE, size=(960, 540))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_nothing_is_empty_at_launch(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size, reduce_motion=True)
    nothing_is_empty(driver, at_the_title(driver))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("change", [way_back, larger, smaller])
@pytest.mark.parametrize("painted", [True, False], ids=["painted", "unpainted"])
def test_nothing_is_empty_after_a_change(
    tmp_path: Path, change: Callable[[Driver], None], painted: bool
) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    held = at_the_title(driver)
    if painted:
        driver.app.frame(TICK)
        held.work()
        driver.app.frame(TICK)
    change(driver)
    nothing_is_empty(driver, held)


@pytest.mark.slow
def test_a_match_to_go_on_with_shows_its_own_picture_after_a_change_of_size(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    new_match(driver.context, "command_core", {}, 7, ("person", "greedy"), ("Ada", "Bo"))
    driver = Driver(tmp_path, reduce_motion=True)
    held = at_the_title(driver)
    driver.app.frame(TICK)
    empty = pygame.Surface(places(driver)["ticket"].size)
    assert difference(shown(driver)["ticket"], empty) > 30
    held.work()
    driver.app.frame(TICK)
    larger(driver)
    nothing_is_empty(driver, held)


def test_a_bare_crate_would_be_noticed(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    held = at_the_title(driver)
    driver.app.frame(TICK)
    held.work()
    driver.app.frame(TICK)
    for name, image in shown(driver).items():
        if name != "ticket":
            crate = plain_case(1.0).subsurface((8, 0, *image.get_size()))
            assert difference(crate, image) > 2 * ALIKE, name
