"""A digit too many after the last number lays no directive in the program that is asked next."""

from pathlib import Path

import pygame

from game.ui.tables.command_core.stray_digits import READ
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


def test_a_digit_that_was_meant_for_a_number_lays_no_directive(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "order")
    for _ in range(4):
        driver.settle()
        driver.wait_for_guard()
        if scene.asked is not None and scene.asked.kind == "order":
            scene.act(scene.asked.actions[0])
    driver.settle()
    driver.wait_for_guard()
    assert scene.plans is not None
    driver.key(pygame.K_1)
    assert not scene.plans.plan.filled
    driver.rest(READ)
    driver.key(pygame.K_1)
    assert scene.plans.plan.filled == 1
