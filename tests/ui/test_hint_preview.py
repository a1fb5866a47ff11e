"""While a choice of a hint is pointed at, the planner and the board show where it leads."""

from pathlib import Path

import pygame
import pytest

from game.ai.thought import Choice, Reason, Thought
from game.rules.command_core.actions import Fire, Number, Place, Turn
from game.ui.tables.command_core.panels.foretold import foretold
from game.ui.tables.command_core.table import BoardScene
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


def told_choices(driver: Driver, scene: BoardScene, actions: list[str]) -> HintScene:
    """A hint that tells these choices."""
    computer = HeldComputer()
    scene.session._computer = computer
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    choices = tuple(Choice(action, 0.5, 0.2, ()) for action in actions)
    computer.asked[-1].thought = Thought(actions[0], choices, reasons=tuple(Reason() for _ in actions))
    driver.rest(4 * TICK)
    assert isinstance(driver.scene, HintScene)
    return driver.scene


@pytest.mark.parametrize("kind", ["place", "face", "order", "attack"])
def test_the_board_shows_the_choice_of_a_hint_and_the_hint_tells_what_it_comes_to(
    tmp_path: Path, kind: str
) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, kind)
    if kind == "face":
        # Before the first mech of the other side stands there is nobody to face.
        scene.act(scene.asked.actions[0])  # type: ignore[union-attr]
        driver.settle()
        assert scene.asked is not None and scene.asked.kind == "place"
        scene.act(scene.asked.actions[0])
        driver.settle()
    assert scene.asked is not None and scene.asked.kind == kind
    actions = [one for one in scene.asked.actions if str(one) != "hold"][:2]
    hint = told_choices(driver, scene, [str(one) for one in actions])
    field, snapshot = scene.board.field, scene.board.snapshot
    for number, action in enumerate(actions):
        if number:
            driver.key(pygame.K_DOWN)
            driver.rest(2 * TICK)
        assert foretold(snapshot, action) and foretold(snapshot, action) in hint.choices[number].why
        match action:
            case Place(_, cell):
                assert field.ghost is not None and field.ghost.cell == cell
            case Turn(facing):
                assert field.ghost is not None and field.ghost.facing == facing
            case Number(mech, _):
                assert next(one for one in field.standing if one.number == mech).ring == "picked"
            case Fire(_, target):
                assert field.aim is not None
                assert scene.board.snapshot.target == target
    if kind in ("place", "face"):
        assert not hint.frame.colliderect(field.rect), "the whole board is seen"
    driver.key(pygame.K_ESCAPE)
    driver.rest(2 * TICK)
    assert scene.hinted is None
