"""The planner shows where all programs of a seat end, and on request what the other side could do."""

from pathlib import Path

import pygame
import pytest

from game.ui.tables.command_core.map.cell_marks import DANGERS, ENDS
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.planning.held_key import TAP
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

BOARDS = ("square", "hex")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def write_all(driver: Driver, scene: BoardScene) -> None:
    """Clicks a directive or two into the program of each mech, and leaves the cards."""
    assert scene.plans is not None
    for place, number in enumerate(list(scene.plans.of)):
        driver.click(f"tab {number + 1}")
        piles = [one for one in scene.form.widgets if isinstance(one, PileCard) and one.reachable]
        moving = [
            one for one in piles if one.card in ("advance", "sprint", "weave", "reverse", "strafe", "pivot")
        ]
        for pile in moving[: 2 - place % 2]:
            driver.click(pile.name)
    driver.move((2, 2))


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_all_mechs_stand_at_the_ends_of_their_programs_with_their_numbers(driver: Driver, board: str) -> None:
    scene = open_moment(driver, "program", board)
    write_all(driver, scene)
    plans, field, view = scene.plans, scene.board.field, scene.view
    assert plans is not None and field.ghost is not None
    ends = {field.ghost.number: field.ghost, **{one.number: one for one in field.ghosts}}
    assert set(ends) == set(plans.of) and len(ends) == 2
    for number, ghost in ends.items():
        outlook = scene.preview.outlook(view, number, list(plans.of[number].program))
        assert (ghost.cell, ghost.facing) == (outlook.cell, outlook.facing)
        assert ghost.order == view.mechs[number].order
        place = field.labels["ghost", number]
        assert field.rect.contains(place)
        near = pygame.Vector2(place.center).distance_to(field.cell_point(ghost.cell))
        assert near < 2.5 * field.cell_rect(ghost.cell).height, "the number is beside its ghost"


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_holding_a_key_shows_what_the_other_side_could_reach_and_hit(driver: Driver, board: str) -> None:
    scene = open_moment(driver, "program", board)
    assert scene.plans is not None
    enemies = [
        number
        for number, mech in enumerate(scene.view.mechs)
        if mech.seat != scene.plans.seat and mech.structure
    ]
    reaches = {number: scene.preview.reach(scene.view, number) for number in enemies}
    before = driver.pixels()
    driver.event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t")
    marks = scene.board.field.marks
    ends = frozenset[tuple[int, int]]().union(*(one.ends for one in reaches.values()))
    hits = frozenset[tuple[int, int]]().union(*(one.hits for one in reaches.values()))
    assert ends and {cell for cell, mark in marks.items() if mark in ENDS} == ends
    assert {cell for cell, mark in marks.items() if mark in DANGERS} == hits - ends
    reddest = [mark for mark in marks.values() if mark in (ENDS[2], DANGERS[2])]
    assert 0 < len(reddest) < len(marks) / 3, "some cells are redder than most, wherever they reach"
    assert driver.pixels() != before
    # One of them alone, while its plate is pointed at.
    driver.move(driver.control(f"mech {enemies[0] + 1}").rect.center)
    driver.app.frame(16)
    shown = {cell for cell, mark in scene.board.field.marks.items() if mark in ENDS}
    assert shown == reaches[enemies[0]].ends
    driver.app.frame(TAP)
    driver.event(pygame.KEYUP, key=pygame.K_t, mod=0)
    assert not scene.board.field.marks


@pytest.mark.slow
def test_a_short_press_of_the_key_shows_it_until_the_next_also_after_the_next_mech(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.key(pygame.K_m)
    for shown in (True, False, True):
        driver.event(pygame.KEYDOWN, key=pygame.K_t, mod=0, unicode="t")
        driver.event(pygame.KEYUP, key=pygame.K_t, mod=0)
        driver.app.frame(16)
        assert bool(scene.board.field.marks) == shown


def test_a_click_on_the_control_shows_it_until_the_next(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("threats")
    assert scene.board.field.marks
    assert "Outlined" in getattr(driver.scene.form.named("tip"), "text", "")
    driver.click("threats")
    assert not scene.board.field.marks


def test_the_hint_says_that_it_is_worked_out_from_what_is_seen(driver: Driver) -> None:
    open_moment(driver, "program")
    assert "from what you see" in driver.control("threats").tip


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("squads", [("drill", "drill"), ("swarm", "swarm"), ("snipers", "snipers")])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_at_the_usual_scale_the_hand_has_its_heading_and_the_keys_are_named(
    driver: Driver, squads: tuple[str, str], size: tuple[int, int]
) -> None:
    scene = open_moment(driver, "program", squads=squads)
    scene.resize(size, 1.0)
    assert scene.form.named("free directives") is not None
    assert "Enter fill" in getattr(scene.form.named("tip"), "text", "")


def test_what_floats_leaves_mechs_free_with_their_numbers_and_structure(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    field, kept = scene.board.field, scene.board.spoken_of()
    wanted = [*(body(one, field.camera) for one in field.standing), *field.labels.values()]
    assert len(wanted) > len(field.standing)
    assert all(any(rect.contains(one) for rect in kept) for one in wanted)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_the_delta_of_a_program_hides_neither_its_own_mech_nor_another_nor_a_ghost(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """One cell back, the flag over the ghost would lie on the mech that is still there."""
    driver = Driver(tmp_path, size, reduce_motion=True)
    scene = open_moment(driver, "program")
    field, plans, looked = scene.board.field, scene.plans, 0
    assert plans is not None
    for mech in plans.of:
        scene.look_at_mech(mech)
        for card in dict.fromkeys(plans.of[mech].piles):
            scene.clear_plan()
            scene.lay_down(card)
            driver.settle()
            for ghost in field.all_ghosts:
                if not ghost.flag:
                    continue
                flag = field.flag_place(ghost).inflate(-6, -6)
                mechs = [one for one in field.standing if one.cell != ghost.cell]
                hidden = [body(one, field.camera) for one in (*mechs, *field.all_ghosts)]
                assert flag.collidelist([*hidden, *field.labels.values()]) < 0, f"{card} of {mech}"
                looked += 1
    assert looked > 4
