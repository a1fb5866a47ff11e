"""While a hint of a program is pointed at, the planner and the board show where it leads."""

from pathlib import Path

import pygame

from game.ai.thought import Choice, Reason, Thought
from game.ui.tables.overlays.hint_scene import HintScene
from tests.ui.board_moments import open_moment
from tests.ui.computers import HeldComputer
from tests.ui.driver import TICK, Driver


def test_the_ghost_of_the_hint_that_is_pointed_at_stands_on_the_board(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program")
    assert scene.plans is not None and scene.asked is not None
    scene.session._computer = computer
    mech, seat = scene.plans.mech, scene.asked.seat
    before = scene.plans.plan.laid
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    plans = [
        [f"program {mech + 1} slot {slot} {card}" for slot, card in enumerate(cards, start=1)]
        for cards in (("sprint", "advance", "hold"), ("pivot", "hold"))
    ]
    choices = tuple(Choice(one[0], 0.5, 0.2, tuple((seat, follows) for follows in one[1:])) for one in plans)
    computer.asked[-1].thought = Thought(plans[0][0], choices, reasons=(Reason(), Reason()))
    driver.rest(4 * TICK)
    assert isinstance(driver.scene, HintScene)
    assert scene.plans.plan.slots[:3] == ["sprint", "advance", "hold"], "the planner shows it"
    first = scene.board.field.ghost
    assert first is not None and len(first.legs) >= 1
    driver.key(pygame.K_DOWN)
    driver.rest(2 * TICK)
    assert scene.plans.plan.slots[:2] == ["pivot", "hold"] and scene.board.field.ghost != first
    driver.key(pygame.K_ESCAPE)
    driver.rest(2 * TICK)
    assert scene.plans.plan.laid == before, "nothing of it is laid"
