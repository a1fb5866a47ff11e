"""Everything in Dino Battles that can be picked can be dragged to where it is for."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

RAPTOR, HORNS, REX = dino("utahraptor"), dino("triceratops"), dino("tyrannosaurus")
CARDS = {"attack": 2, "evade": 1, "defend": 1}
MANY = {"attack": 4, "evade": 2, "defend": 2}


def combat(
    folder: Path,
    *seats: str,
    initiative: int = 0,
    other: int = 0,
    active: dict[str, Any] = RAPTOR,
    cards: dict[str, int] = CARDS,
) -> Driver:
    """Combat with all Combat Cards; `other` is the damage on the far active Dinosaur."""
    far = dino("tyrannosaurus", damage=other)
    players = [
        {"hand": [], "dinos": [active, HORNS, None, None], "combat_deck": cards},
        {"hand": [], "dinos": [far, HORNS, RAPTOR, None], "combat_deck": cards},
    ]
    facts = {"phase": "combat", "turn": 2, "initiative": initiative, "active": initiative}
    return table(folder, *(seats or ("person", "person")), start={**facts, "players": players})


def drag_from(driver: Driver, start: tuple[int, int], to: tuple[int, int]) -> None:
    driver.wait_for_guard()
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (0.2, 0.6, 1.0):
        place = (round(start[0] + (to[0] - start[0]) * share), round(start[1] + (to[1] - start[1]) * share))
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
    driver.settle()


def half(driver: Driver, seat: int) -> tuple[int, int]:
    return scene_of(driver).board.arena.half(seat).center


def of(driver: Driver, name: str) -> tuple[int, int]:
    widget = scene_of(driver).form.named(name)
    assert widget is not None, name
    return widget.rect.center


def figure(driver: Driver, seat: int) -> tuple[int, int]:
    return scene_of(driver).board.arena.figures.chest(seat)


@pytest.mark.slow
def test_a_dinosaur_is_dragged_onto_the_one_that_it_attacks(tmp_path: Path) -> None:
    driver = combat(tmp_path)
    drag_from(driver, figure(driver, 0), half(driver, 1))
    assert scene_of(driver).session.match.record == ["0 attack"]


@pytest.mark.slow
@pytest.mark.parametrize("card", ["attack", "evade", "defend"])
def test_a_combat_card_is_dragged_into_the_arena_as_an_answer(tmp_path: Path, card: str) -> None:
    driver = combat(tmp_path)
    drag_from(driver, of(driver, "own attack stack"), half(driver, 1))
    assert scene_of(driver).asked is not None
    # Bo answers, on the far side.
    drag_from(driver, of(driver, f"enemy {card} stack"), half(driver, 0))
    assert scene_of(driver).session.match.record == ["0 attack", f"1 {card}"]


@pytest.mark.slow
def test_a_special_attack_is_dragged_onto_the_enemy(tmp_path: Path) -> None:
    driver = combat(tmp_path, active=REX, cards=MANY)
    drag_from(driver, of(driver, "answer special 1"), half(driver, 1))
    assert scene_of(driver).session.match.record == ["0 special 1"]
    # Bo's Tyrannosaurus has it as well, as a counterattack.
    drag_from(driver, of(driver, "answer special 1"), half(driver, 0))
    assert scene_of(driver).session.match.record == ["0 special 1", "1 special 1"]


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["attack", "evade", "defend"])
def test_the_button_of_an_answer_is_dragged_like_its_card(tmp_path: Path, answer: str) -> None:
    driver = combat(tmp_path)
    drag_from(driver, of(driver, "answer attack"), half(driver, 1))
    drag_from(driver, of(driver, f"answer {answer}"), half(driver, 0))
    assert scene_of(driver).session.match.record == ["0 attack", f"1 {answer}"]


def test_a_dragged_special_attack_stands_on_the_jumbotron_until_it_is_dropped(tmp_path: Path) -> None:
    driver = combat(tmp_path, active=REX, cards=MANY)
    board, start = scene_of(driver).board, of(driver, "answer special 1")
    driver.wait_for_guard()
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for place in ((start[0] + 40, start[1]), of(driver, "own 1")):
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    shown = board.considered()
    assert shown is not None and shown.special == 1
    driver.event(pygame.MOUSEBUTTONUP, pos=of(driver, "own 1"), button=1)
    driver.settle()
    scene = scene_of(driver)
    assert scene.session.match.record == [] and scene.chooser is not None and not scene.chooser.given


@pytest.mark.slow
def test_what_cannot_be_chosen_cannot_be_dragged(tmp_path: Path) -> None:
    driver = combat(tmp_path, active=REX, cards={"attack": 1, "evade": 0, "defend": 0})
    for name in ("answer special 1", "answer pass"):
        drag_from(driver, of(driver, name), half(driver, 1))
    assert scene_of(driver).session.match.record == []


def test_an_attack_that_is_dropped_elsewhere_is_none(tmp_path: Path) -> None:
    driver = combat(tmp_path)
    drag_from(driver, figure(driver, 0), of(driver, "own 1"))
    scene = scene_of(driver)
    assert scene.session.match.record == [] and scene.chooser is not None and not scene.chooser.given


@pytest.mark.slow
def test_nothing_of_the_other_side_can_be_dragged(tmp_path: Path) -> None:
    driver = combat(tmp_path)
    for start in (figure(driver, 1), of(driver, "enemy attack stack"), of(driver, "enemy 1")):
        drag_from(driver, start, half(driver, 0))
        drag_from(driver, start, half(driver, 1))
    assert scene_of(driver).session.match.record == []


@pytest.mark.slow
def test_a_dinosaur_is_dragged_from_the_bench_to_take_the_place_of_a_lost_one(tmp_path: Path) -> None:
    driver = combat(tmp_path, other=119)
    drag_from(driver, figure(driver, 0), half(driver, 1))
    driver.click("answer take")
    driver.settle()
    asked = scene_of(driver).asked
    assert asked is not None and asked.kind == "promote"
    drag_from(driver, of(driver, "enemy 2"), half(driver, 1))
    assert scene_of(driver).session.match.record[-1] == "1 promote 2"


@pytest.mark.slow
def test_a_switch_is_a_drag_from_the_bench_into_the_arena(tmp_path: Path) -> None:
    side = {"hand": ["scavenge", "attack"], "dinos": [RAPTOR, HORNS, REX, None]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(side, side))
    drag_from(driver, of(driver, "own 2"), half(driver, 0))
    scene = scene_of(driver)
    assert scene.session.match.record == ["0 switch 2"]
    assert scene.asked is not None and scene.asked.kind == "discard"
    drag_from(driver, of(driver, "hand scavenge"), of(driver, "own junk"))
    driver.click("pay")
    assert scene.session.match.record[-1] == "0 discard scavenge"
