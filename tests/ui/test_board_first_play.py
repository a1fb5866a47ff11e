"""What somebody stumbled over who had not read the rules of Command Core."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.labels import RichText
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


@pytest.mark.slow
def test_numbers_are_given_by_keys_alone(driver: Driver) -> None:
    """Seen in play: five Tabs past plates, and digits did nothing."""
    scene = open_moment(driver, "order")
    assert scene.chooser is not None
    (first,) = scene.chooser.picked("mech")
    mechs = [pick.value for pick in scene.chooser.first_things if pick.slot == "mech"]
    others = [mech for mech in mechs if mech != first]
    chosen = first
    for mech in mechs:
        assert scene.form.named(f"number {mech + 1} {free_number(scene)}") is not None, "by mouse as well"
    if others:
        driver.key(pygame.K_m)
        (chosen,) = scene.chooser.picked("mech")
        assert chosen in others
    free = free_number(scene)
    driver.wait_for_guard()
    driver.key(pygame.K_0 + free)
    assert scene.session.match.state.mechs[chosen].order == free


def free_number(scene: BoardScene) -> int:
    assert scene.chooser is not None
    return min(int(pick.value) for pick in scene.chooser.things if pick.slot == "number")


def test_the_keys_begin_on_a_cell_that_can_be_chosen(driver: Driver) -> None:
    scene = open_moment(driver, "place")
    assert scene.chooser is not None
    driver.wait_for_guard()
    field = scene.board.field
    scene.form.set_focus(field)
    driver.key(pygame.K_UP)
    assert field.cursor in field.choices


def test_a_click_on_a_target_fires_the_only_weapon_that_reaches_it(driver: Driver) -> None:
    """Seen in play: a row with its chances that did nothing until the weapon was clicked."""
    scene = open_moment(driver, "attack")
    assert scene.chooser is not None
    scene.chooser.clear()
    scene.refresh()
    reach = {n: scene.board.snapshot.weapons_on(n) for n in scene.targets()}
    target = next(n for n, weapons in reach.items() if len(weapons) == 1)
    driver.wait_for_guard()
    driver.click(f"target {target + 1}")
    assert f"attack {reach[target][0]} on {target + 1}" in scene.session.match.record[-1]


def test_the_goal_is_said_before_the_first_choice(driver: Driver) -> None:
    scene = open_moment(driver, "begin")
    told = next(one for one in scene.board.panel.leaves if one.name == "goal")
    assert isinstance(told, RichText) and "no enemy mech is left" in told.text and "round 12" in told.text


def test_a_skipped_show_stops_at_every_shot_and_what_comes_of_it(driver: Driver) -> None:
    """Seen in play: T jumped over the enemy's shots and over the end of a mech: they were only read of."""
    scene = open_moment(driver, "attack")
    match = scene.session.match
    driver.hurries = False
    start = len(match.events)
    while match.decisions and not any(event.kind == "destroyed" for event in match.events[start:]):
        decision = match.decisions[0]
        match.act(decision.seat, decision.actions[0])
    assert any(event.kind == "destroyed" for event in match.events[start:])
    scene.playback.start(scene.line())
    scene.refresh()
    wanted = [event.kind for event in scene.sitting.unseen()][1:]
    seen = []
    scene.skip()
    while scene.playing:
        # What has a lead is shown before the event is done.
        left = len(scene.sitting.unseen()) + (0 if scene.playback._led else 1)
        seen.append(match.events[-left].kind)
        scene.skip()
    assert seen == [kind for kind in wanted if kind in ("attack", "result", "crit", "destroyed")]
    assert scene.sitting.coming() is None
