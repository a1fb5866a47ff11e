"""Panels of a builder that did not change stay; those that did are made anew."""

from pathlib import Path

import pytest

from game.ui.kit.widget import Widget
from tests.ui.workshop.test_next_steps import DECK, GNAT, RONIN, AtBench, SquadSide

SIDES = {
    "scrap_knights": (RONIN, "pool scrap_knights/can_opener"),
    "command_core": (SquadSide(name="One", mechs=(GNAT,)), "pool stinger"),
    "dino_battles": (DECK, "pool dino_battles/ankylosaurus"),
}


def shown(driver: AtBench) -> list[tuple[str, tuple[int, ...], object]]:
    """What is on the screen and where: of words and numbers also what they say."""
    return [
        (type(one).__name__, tuple(one.rect), getattr(one, "text", None) or one.name)
        for one in driver.builder.host.leaves
    ]


@pytest.mark.parametrize("game", SIDES)
def test_what_is_kept_looks_as_if_it_were_made_anew(tmp_path: Path, game: str) -> None:
    side, card = SIDES[game]
    driver = AtBench(tmp_path, game, side)
    for step in ("point", "click", "undo", "resize"):
        if step == "point":
            driver.point(card)
        elif step == "click":
            driver.builder.change(driver.builder.future)
        elif step == "undo":
            driver.builder.undo()
        else:
            driver.builder.resize((1600, 900), 1.0)
        driver.builder.rebuild()
        kept = shown(driver)
        driver.builder.panels._panels.clear()
        if game == "command_core":
            driver.builder.bays._panels._panels.clear()  # type: ignore[attr-defined]
        driver.builder.rebuild()
        assert shown(driver) == kept, step


@pytest.mark.parametrize("game", SIDES)
def test_the_pool_stays_while_cards_are_pointed_at(tmp_path: Path, game: str) -> None:
    side, card = SIDES[game]
    driver = AtBench(tmp_path, game, side)
    made: list[Widget] = list(driver.builder.form.widgets)
    driver.point(card)
    assert driver.builder.pointed
    before = {id(one) for one in made if one.name.startswith("pool ")}
    after = {id(one) for one in driver.builder.form.widgets if one.name.startswith("pool ")}
    assert before == after
