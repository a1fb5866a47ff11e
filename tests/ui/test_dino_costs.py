"""What Dino Battles asks for beside cards of the hand: HP, Upgrades, a place in the deck, Combat Cards."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver


def side(*dinos: dict[str, Any], hand: tuple[str, ...] = (), **facts: Any) -> dict[str, Any]:
    return {"dinos": [*dinos, *([None] * (4 - len(dinos)))], "hand": list(hand), "combat_deck": {}, **facts}


def buttons(driver: Driver) -> set[str]:
    return {button.text for button in scene_of(driver).board.answers()}


@pytest.mark.parametrize(
    ("card", "upgrades", "words"),
    [
        ("oviraptor", [], "Switch, −10 HP"),
        ("henodus", ["steel_claws"], "Switch, lose Steel Claws"),
        ("henodus", [], "Switch, discard 3"),
        ("mononykus", [], "Switch, burrow"),
        ("compsognathus", [], "Switch, free"),
    ],
)
def test_the_button_says_how_a_switch_is_paid(
    tmp_path: Path, card: str, upgrades: list[str], words: str
) -> None:
    mine = side(dino(card, upgrades=upgrades), dino("utahraptor"), hand=("attack",) * 3)
    driver = table(tmp_path, start=main_phase(mine, side(dino("utahraptor"))))
    assert words in buttons(driver)


def test_a_bolt_is_made_without_discarding(tmp_path: Path) -> None:
    mine = side(dino("oviraptor"), dino("utahraptor"), hand=("attack", "attack"))
    driver = table(tmp_path, start=main_phase(mine, side(dino("utahraptor"))))
    driver.key(pygame.K_s)
    driver.settle()
    driver.click("own 1")
    driver.settle()
    view = scene_of(driver).session.match.view(0)
    assert view.players[0].dinos[0].card == "utahraptor" and view.players[0].dinos[1].damage == 10
    assert len(view.players[0].hand) == 2 and view.payment is None


def test_a_special_attack_without_an_attack_is_made_by_its_key(tmp_path: Path) -> None:
    mine = side(dino("mononykus")) | {"combat_deck": {"evade": 3}}
    other = side(dino("utahraptor")) | {"combat_deck": {"defend": 1}}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat"))
    driver.rest(1000)
    form = scene_of(driver).form
    attack, special = (form.named(f"answer {name}") for name in ("attack", "special 1"))
    assert not attack.enabled and special.enabled  # type: ignore[union-attr]
    driver.key(pygame.K_5)
    assert scene_of(driver).session.match.record[:1] == ["0 special 1"]


def test_a_card_that_cannot_be_paid_says_what_it_costs(tmp_path: Path) -> None:
    hand = ("beacon", "attack")
    driver = table(tmp_path, start=main_phase(side(dino("utahraptor"), hand=hand), side(dino("utahraptor"))))
    beacon = driver.control("hand beacon")
    reason = beacon.refusal() if callable(beacon.refusal) else beacon.refusal  # type: ignore[attr-defined]
    assert reason == "Beacon costs Combat Cards from your hand: Evade."


def test_a_card_of_the_deck_is_taken_by_its_button(tmp_path: Path) -> None:
    mine = side(dino("utahraptor"), hand=("spyglass",), deck=["nanite_gel", "attack", "war_horn", "attack"])
    driver = table(tmp_path, start=main_phase(mine, side(dino("utahraptor"))))
    driver.click("hand spyglass")
    driver.settle()
    assert buttons(driver) == {"Nanite Gel", "Attack", "War Horn"}
    driver.rest(1000)
    driver.click("name war_horn")
    assert scene_of(driver).session.match.record == ["0 play spyglass", "0 choose war_horn"]
