"""The warning of an attack at a Dino Battles table: who may be knocked out by it on the own side."""

from pathlib import Path

import pytest

from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

FREE = [None] * 3
FULL = {"attack": 3, "evade": 2, "defend": 1}


def before_the_attack(folder: Path, damage: int, deck: dict[str, int], bench: str = "utahraptor") -> Driver:
    """Ada's Carnotaurus may attack Bo's Triceratops, which has 18 HP left and can answer with `deck`."""
    spare = [dino(bench), None, None] if bench else FREE
    mine = {"dinos": [dino("carnotaurus", damage=damage), *spare], "combat_deck": FULL, "hand": []}
    other = {"dinos": [dino("triceratops", damage=92), *spare], "combat_deck": deck, "hand": []}
    return table(folder, "person", "greedy", start=main_phase(mine, other, phase="combat"))


def button(driver: Driver, name: str) -> AnswerButton:
    found = driver.control(name)
    assert isinstance(found, AnswerButton)
    return found


def line(driver: Driver) -> str:
    shown = scene_of(driver).board.arena.sum
    assert shown is not None
    return shown.line


@pytest.mark.parametrize(
    ("damage", "deck", "bench", "expected"),
    [
        (0, FULL, "utahraptor", ""),
        (49, {"attack": 1}, "utahraptor", "If it counterattacks: you fall too."),
        (44, {"attack": 1}, "utahraptor", "If it counterattacks: you fall too in 83%."),
        (44, {"attack": 1}, "", "If it counterattacks: you fall too in 83% and the battle is a draw."),
        (55, {"evade": 1}, "utahraptor", "Whatever it answers: you fall too."),
    ],
)
def test_an_attack_says_that_the_own_dinosaur_may_fall(
    tmp_path: Path, damage: int, deck: dict[str, int], bench: str, expected: str
) -> None:
    driver = before_the_attack(tmp_path, damage, deck, bench)
    attack = button(driver, "answer attack")
    assert attack.threat == expected
    assert attack.warned == bool(expected)
    if expected:
        assert line(driver) == expected


def test_recoil_is_warned_of(tmp_path: Path) -> None:
    driver = before_the_attack(tmp_path, 56, {"evade": 1}, "utahraptor")
    special = button(driver, "answer special 1")
    assert "you fall" in special.threat
    assert special.hint.startswith(special.threat)
    driver.move(special.rect.center)
    driver.settle()
    assert line(driver) == special.threat


def test_the_worst_special_counterattack_is_named(tmp_path: Path) -> None:
    driver = before_the_attack(tmp_path, 44, FULL)
    said = button(driver, "answer attack").threat
    assert said == "If it counterattacks: you fall too in 83%. With Horn Charge it knocks you out."


def test_an_answer_by_which_both_may_fall_says_so(tmp_path: Path) -> None:
    mine = {"dinos": [dino("carnotaurus", damage=44), *FREE], "combat_deck": FULL, "hand": []}
    other = {"dinos": [dino("triceratops", damage=92), *FREE], "combat_deck": FULL, "hand": []}
    start = main_phase(mine, other, phase="combat")
    driver = table(tmp_path, start=start)
    driver.click("answer attack")
    driver.to_the_table()
    counter = button(driver, "answer attack")
    assert counter.threat == "By this answer you fall, both in 83% (a draw)."
    driver.wait_for_guard()
    driver.move(counter.rect.center)
    driver.settle()
    assert line(driver) == counter.threat
