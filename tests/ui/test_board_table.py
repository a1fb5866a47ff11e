"""The table of Command Core: what is lit, what a click and a key do, and why something cannot be done."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.refusals import Pick
from game.rules.command_core.actions import Fire, Reroll
from game.rules.command_core.card_text import signed
from game.rules.command_core.topology import Cell
from game.ui.parts.order_strip import OrderStrip
from game.ui.parts.tray_die import TrayDie
from game.ui.tables.command_core.field import Field
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.command_core.target_row import TargetRow
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver
from tests.ui.test_board_play import sit_down


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def field_of(driver: Driver) -> Field:
    return board_scene(driver).board.field


def board_scene(driver: Driver) -> BoardScene:
    scene = driver.scene
    assert isinstance(scene, BoardScene)
    return scene


def click_cell(driver: Driver, cell: Cell) -> None:
    driver.wait_for_guard()
    driver.click_at(field_of(driver).cell_point(cell))


def hint(driver: Driver) -> str:
    return driver.scene.form.hints.text


@pytest.mark.parametrize("board", ["square", "hex"])
def test_mechs_are_placed_on_lit_cells_and_turned_by_keys(tmp_path: Path, board: str) -> None:
    driver = sit_down(tmp_path, board=board)
    driver.wait_for_guard()
    driver.key(pygame.K_1)
    driver.settle()
    scene = board_scene(driver)
    assert scene.asked is not None and scene.asked.kind == "place"
    seat, rules_map = scene.asked.seat, scene.board.map
    assert set(field_of(driver).choices) == set(rules_map.home(seat))
    middle = (5, 5) if board == "square" else (5, 2)
    click_cell(driver, middle)
    assert hint(driver).startswith("Mechs are placed on the lit cells")
    assert scene.asked.kind == "place"
    cell = rules_map.home(seat)[3]
    click_cell(driver, cell)
    driver.settle()
    assert scene.asked is not None and scene.asked.kind == "face"
    (number,) = [n for n, mech in enumerate(scene.view.mechs) if mech.cell == cell]
    facing = scene.facing
    driver.wait_for_guard()
    driver.key(pygame.K_e)
    assert scene.facing == (facing + 1) % scene.board.field.facings
    driver.key(pygame.K_q)
    driver.key(pygame.K_q)
    driver.key(pygame.K_f)
    driver.settle()
    assert scene.view.mechs[number].facing == (facing - 1) % scene.board.field.facings
    assert scene.asked.seat != seat


def test_an_arrow_beside_the_mech_turns_it_there(driver: Driver) -> None:
    scene = open_moment(driver, "face", "hex")
    number = scene.view.placing
    driver.click("facing 4")
    assert scene.view.mechs[number].facing == 4


def test_another_mech_can_be_placed_first(driver: Driver) -> None:
    scene = open_moment(driver, "place")
    assert scene.chooser is not None
    (picked,) = scene.chooser.picked("mech")
    waiting = [pick.value for pick in scene.chooser.first_things if pick.value != picked]
    if not waiting:
        pytest.skip("only one mech is left to be placed")
    driver.click(f"mech {waiting[0] + 1}")
    assert scene.chooser.picked("mech") == (waiting[0],)
    cell = sorted(field_of(driver).choices)[0]
    click_cell(driver, cell)
    assert scene.view.mechs[waiting[0]].cell == cell


def test_a_number_is_given_by_one_click_or_by_plate_and_digit(driver: Driver) -> None:
    scene = open_moment(driver, "order", squads=("swarm", "swarm"))
    names = [name for name in driver.names() if name.startswith("number ")]
    _, mech, number = names[-1].split()
    driver.click(names[-1])
    assert scene.session.match.record[-1].endswith(f"order {mech} {number}") or any(
        entry.endswith(f"order {mech} {number}") for entry in scene.session.match.record[-3:]
    )
    driver.settle()
    assert scene.asked is not None and scene.asked.kind == "order"
    own = [n for n, one in enumerate(scene.view.mechs) if one.seat == scene.asked.seat and one.order is None]
    if len(own) > 1:
        driver.click(f"mech {own[1] + 1}")
    free = sorted(
        int(name.split()[2]) for name in driver.names() if name.startswith(f"number {own[-1] + 1} ")
    )
    driver.wait_for_guard()
    driver.key(getattr(pygame, f"K_{free[0]}"))
    latest = scene.session.match.record[-3:]
    assert any(entry.endswith(f" {free[0]}") and "order" in entry for entry in latest)


def test_pointing_at_a_weapon_shades_its_cells(driver: Driver) -> None:
    scene = open_moment(driver, "attack", squads=("lancers", "brawlers"))
    rows = [name for name in driver.names() if name.startswith("weapon ")]
    number = scene.board.next_attacker()
    assert number is not None
    for row in rows:
        driver.move(driver.control(row).rect.center)
        driver.app.frame(16)
        weapon = row.split()[1]
        assert scene.board.field.marks == scene.preview.marks(scene.view, number, weapon)
        assert "target" in scene.board.field.marks.values()


def test_a_weapon_and_then_a_click_on_the_board_fire_it(driver: Driver) -> None:
    scene = open_moment(driver, "attack")
    assert scene.chooser is not None
    action = next(one for one in scene.chooser.decision.actions if isinstance(one, Fire))
    if not scene.chooser.picked("weapon"):
        driver.click(f"weapon {action.weapon}")
    rows = {one.number: one for one in scene.form.widgets if isinstance(one, TargetRow)}
    assert {number for number, row in rows.items() if row.chance} == scene.targets()
    cell: Any = scene.view.mechs[action.target].cell
    driver.move(field_of(driver).cell_point(cell))
    driver.app.frame(16)
    aim = scene.board.field.aim
    assert aim is not None and aim.end == cell
    (distance, sight), (damage, *_) = aim.lines
    odds = scene.preview.odds(scene.view, scene.board.next_attacker() or 0, action.weapon, action.target)
    assert "away" in distance and sight == ":eye:" and damage == f"{odds.damage:.1f}"
    click_cell(driver, cell)
    fired = f"attack {action.weapon} on {action.target + 1}"
    assert any(entry.endswith(fired) for entry in scene.session.match.record)


def test_a_target_that_cannot_be_shot_at_says_why(driver: Driver) -> None:
    scene = open_moment(driver, "attack", squads=("lancers", "brawlers"))
    number = scene.board.next_attacker()
    assert number is not None
    mechs = scene.view.mechs
    own = next(mech for mech in mechs if mech.seat == mechs[number].seat and mech.cell)
    click_cell(driver, own.cell)
    assert hint(driver).endswith("is on your side.")
    for target in range(len(scene.view.mechs)):
        sentence = scene.why_not(Pick("target", target))
        assert target in scene.targets() or (sentence.endswith(".") and "{" not in sentence)


def test_a_click_on_a_die_rerolls_it(driver: Driver) -> None:
    scene = open_moment(driver, "reroll", squads=("lancers", "brawlers"))
    before = scene.view.attack
    assert before is not None
    surge = scene.view.mechs[before.attacker].surge
    actions = [one for one in scene.asked.actions if isinstance(one, Reroll)]  # type: ignore[union-attr]
    dice = [one for one in scene.form.widgets if isinstance(one, TrayDie)]
    assert {one.number - 1 for one in dice if one.reachable} == {action.die for action in actions}
    driver.click(str(actions[-1]))
    assert f"reroll {actions[-1].die + 1}" in scene.session.match.record[-1]
    driver.settle()
    if scene.view.attack is not None and scene.view.attack.stage == "attack":
        assert scene.view.mechs[before.attacker].surge == surge - 1
        assert scene.why_not(Pick("die", ("attack", actions[-1].die))) == "Each die may be rerolled once."


def test_a_revealed_card_is_lost_by_a_click(driver: Driver) -> None:
    scene = open_moment(driver, "deplete")
    crit = scene.view.crit
    assert crit is not None
    names = [name for name in driver.names() if name.startswith("crit ")]
    assert len(names) == len(crit.revealed)
    card = names[0].split()[2]
    driver.click(names[0])
    assert card in scene.view.mechs[crit.mech].depleted


def test_a_mechs_sheet_opens_on_its_plate_and_closes_again(driver: Driver) -> None:
    scene = open_moment(driver, "order")
    other = next(n for n, mech in enumerate(scene.view.mechs) if mech.seat != scene.asked.seat)  # type: ignore[union-attr]
    driver.click(f"mech {other + 1}")
    assert scene.inspected == other and scene.form.named("close sheet") is not None
    shown = [name for name in driver.names() if name.startswith("directive ")]
    assert len(shown) == len(set(scene.view.mechs[other].directives))
    driver.key(pygame.K_ESCAPE)
    assert scene.inspected is None


def test_the_board_is_enlarged_and_moved_by_wheel_keys_and_drag(driver: Driver) -> None:
    scene = open_moment(driver, "order")
    field = scene.board.field
    driver.move(field.cell_point((3, 3)))
    driver.event(pygame.MOUSEWHEEL, y=2, x=0)
    assert field.view.zoom > 1
    before = field.cell_point((3, 3))
    start = field.cell_point((3, 3))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    moved = start[0] - 40, start[1] - 20
    driver.event(pygame.MOUSEMOTION, pos=moved, rel=(-40, -20), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=moved, button=1)
    assert scene.board.field.cell_point((3, 3)) == pytest.approx((before[0] - 40, before[1] - 20), abs=2)
    driver.focus("board")
    for _ in range(6):
        driver.key(pygame.K_MINUS)
    assert scene.board.field.view.zoom == 1


def test_who_sits_above_sees_the_board_turned(tmp_path: Path) -> None:
    places = []
    for seat in (0, 1):
        driver = Driver(tmp_path / str(seat), reduce_motion=True)
        scene = open_moment(driver, "program", "hex", squads=("swarm", "swarm"))
        scene.sitting.viewer = seat
        scene.refresh()
        home = scene.board.map.home(seat)
        heights = [scene.board.field.cell_point(cell)[1] for cell in home]
        places.append(min(heights))
        assert min(heights) > scene.board.places.board.rect.centery - 40
        assert scene.board.field.degrees(0) == (180.0 if seat else 0.0)
    assert len(places) == 2


@pytest.mark.parametrize("moment", ["place", "face", "order", "program", "attack", "defend", "deplete"])
def test_tab_reaches_every_control(driver: Driver, moment: str) -> None:
    open_moment(driver, moment, "hex", squads=("lancers", "brawlers"))
    wanted = {widget.name for widget in driver.controls()}
    reached = set()
    for _ in range(len(wanted) + 1):
        with driver.unseen():
            driver.key(pygame.K_TAB)
        focus = driver.scene.form.focus
        assert focus is not None
        reached.add(focus.name)
    assert wanted == reached


def test_pointing_at_what_it_could_shoot_shades_the_reach_from_the_end(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
    assert scene.plans is not None
    for card in list(scene.plans.plan.piles)[:2]:
        scene.lay_down(card)
    line = scene.form.named("from_there")
    assert line is not None and scene.board.outlook is not None
    driver.move(line.rect.center)
    driver.app.frame(16)
    outlook, number = scene.board.outlook, scene.plans.mech
    cells = set()
    for weapon in scene.view.mechs[number].weapons:
        marks = scene.preview.marks(scene.view, number, weapon, outlook.cell, outlook.facing)
        cells |= {cell for cell, mark in marks.items() if mark == "target"}
    assert cells and set(scene.board.field.marks) == cells


def test_what_tumbling_dice_come_to_is_not_told_before_they_lie_still(driver: Driver) -> None:
    scene = open_moment(driver, "defend", squads=("lancers", "brawlers"))
    told = ("if kept", "pair ")
    assert any(one.name.startswith(told) and one.visible for one in scene.form.widgets)
    for hidden in (("dice", "armor"), ("die", "evade", 0)):
        scene.board.stage.hidden.add(hidden)
        scene.refresh()
        assert not any(one.name.startswith(told) and one.visible for one in scene.form.widgets)
        scene.board.stage.hidden.discard(hidden)


def test_programs_that_ran_stay_in_the_panel_with_what_they_came_to(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("swarm", "swarm"))
    driver.hurries = False
    shown = 0
    driver.click("Ready")
    begun = False
    for _ in range(6000):
        driver.app.frame(16)
        if not isinstance(driver.scene, BoardScene) or not scene.playing:
            if begun and scene.asked is not None:
                break
            # How long the computer player takes to think depends on the machine.
            pygame.time.wait(5)
            continue
        begun = True
        if scene.view.phase == "execution":
            runs, strip = scene.board.runs, scene.form.named("order")
            assert isinstance(strip, OrderStrip)
            done = {scene.view.mechs[run.mech].order: signed(run.delta or 0) for run in runs[:-1]}
            told = {link.number: link.words for link in strip.links if link.state == "done"}
            # A mech that could not pay may be destroyed, and has no number then.
            assert {number: words for number, words in done.items() if number is not None} == told
            shown = max(shown, len(told))
            assert len([link for link in strip.links if link.state == "now"]) == min(1, len(runs))
            assert len([link for link in strip.links if link.state == "next"]) <= 1
    assert shown >= 2


def test_a_mech_may_hold_its_fire_also_with_a_weapon_in_hand(driver: Driver) -> None:
    scene = open_moment(driver, "attack")
    assert scene.chooser is not None
    if not scene.chooser.picked("weapon"):
        driver.click(next(name for name in driver.names() if name.startswith("weapon ")))
    driver.click("Hold fire")
    assert any(entry.endswith("hold") for entry in scene.session.match.record[-4:])
