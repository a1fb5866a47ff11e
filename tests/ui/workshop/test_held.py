"""Panels of a builder that did not change stay; those that did are made anew."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from game.content.dino_battles import shipped_library
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Scroll
from game.ui.layout.painted import Pane
from game.ui.workshop.held import HeldPanels
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


@pytest.mark.slow
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


def test_cards_that_did_not_change_stay_laid_out(tmp_path: Path) -> None:
    driver = AtBench(tmp_path, "dino_battles", DECK)
    before = {id(one) for one in driver.builder.host.leaves}
    driver.builder.change(driver.builder.future_of("ankylosaurus"))
    after = driver.builder.host.leaves
    anew = {one.name for one in after if id(one) not in before}
    titles = {one.name for one in shipped_library().cards.values()}
    assert anew & titles == {"Ankylosaurus"}


def test_what_is_kept_in_a_pane_scrolls_with_it() -> None:
    panels, host = HeldPanels(), Host()

    def lay(high: int) -> list[Widget]:
        rows = [
            panels.get(f"row {number}", number, partial(Box, Part(Button(str(number), print)), height=40))
            for number in range(10)
        ]
        return host.lay(Scroll(Column(*rows), "rows"), pygame.Rect(0, 0, 100, high), 1.0)

    buttons = [one for one in lay(100) if one.focusable]
    pane = buttons[0].pane
    assert isinstance(pane, Pane)
    pane.move(30)
    # Kept where they are, they still scroll; with room for all they are back in their places.
    lay(100)
    pane.move(10)
    assert [one.rect.top for one in buttons[:2]] == [-40, 0]
    lay(400)
    assert [one.rect.top for one in buttons[:2]] == [0, 40]
    assert all(one.pane is None for one in buttons)
