"""In a builder cards are dragged from the pool into the side, from mech to mech, and out again."""

from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.command_core import SquadMech, SquadSide
from game.content.dino_battles import DeckSide
from tests.ui.workshop.test_next_steps import GNAT, RONIN, AtBench


class Dragging(AtBench):
    """Drags with the mouse, as a person does."""

    def drag(self, name: str, to: tuple[int, int]) -> None:
        widget = self.control(name)
        if widget.pane is not None:
            widget.pane.reveal(widget)  # type: ignore[attr-defined]
        start = widget.rect.center
        self.move(start)
        self.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for share in (0.3, 1.0):
            place = tuple(round(one + (other - one) * share) for one, other in zip(start, to, strict=True))
            self.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0))
        self.event(pygame.MOUSEBUTTONUP, pos=to, button=1)

    def area(self, name: str) -> tuple[int, int]:
        found = [one for one in self.builder.host.leaves if one.name == name]
        return found[0].rect.center


@pytest.mark.slow
def test_an_act_is_dragged_in_swapped_and_dragged_out(tmp_path: Path) -> None:
    begun = msgspec.structs.replace(RONIN, acts=RONIN.acts[:5])
    driver = Dragging(tmp_path, "scrap_knights", begun)
    driver.drag("pool scrap_knights/can_opener", driver.area("places"))
    assert driver.builder.side.acts == (*begun.acts, "can_opener")
    slot = driver.control(f"acts scrap_knights/{RONIN.acts[0]}")
    driver.drag("pool scrap_knights/fishslap", slot.rect.center)
    assert driver.builder.side.acts == ("fishslap", *begun.acts[1:], "can_opener")
    driver.drag("acts scrap_knights/fishslap", driver.area("pool"))
    assert driver.builder.side.acts == (*begun.acts[1:], "can_opener")


def test_a_short_tremble_of_the_mouse_is_a_click(tmp_path: Path) -> None:
    begun = msgspec.structs.replace(RONIN, acts=RONIN.acts[:5])
    driver = Dragging(tmp_path, "scrap_knights", begun)
    x, y = driver.control("pool scrap_knights/can_opener").rect.center
    driver.drag("pool scrap_knights/can_opener", (x + 3, y + 2))
    assert driver.builder.side.acts[-1] == "can_opener"


def test_a_card_dropped_beside_everything_changes_nothing(tmp_path: Path) -> None:
    driver = Dragging(tmp_path, "scrap_knights", RONIN)
    driver.drag("pool scrap_knights/can_opener", driver.area("sums"))
    assert driver.builder.side == RONIN and not driver.builder.history.can_undo


@pytest.mark.slow
def test_weapons_are_dragged_onto_a_mech_to_another_and_off(tmp_path: Path) -> None:
    driver = Dragging(tmp_path, "command_core", SquadSide(name="Two", mechs=(GNAT, SquadMech("wasp"))))
    driver.drag("pool stinger", driver.area("bay 2"))
    assert driver.builder.side.mechs[1].weapons == ("stinger",)
    driver.drag("weapon stinger 2", driver.area("bay 1"))
    first, second = driver.builder.side.mechs
    assert first.weapons == ("power_lance", "stinger") and second.weapons == ()
    driver.drag("weapon stinger 1", driver.area("reach"))
    assert driver.builder.side.mechs[0].weapons == ("power_lance",)
    driver.drag("pool stinger", driver.area("bay 3"))
    assert driver.builder.side.mechs[2].weapons == ("stinger",)


@pytest.mark.slow
def test_copies_are_dragged_into_a_deck_and_out(tmp_path: Path) -> None:
    driver = Dragging(tmp_path, "dino_battles", DeckSide(name="Few", cards={"attack": 5}))
    driver.drag("pool dino_battles/ankylosaurus", driver.area("deck"))
    assert driver.builder.side.cards == {"attack": 5, "ankylosaurus": 1}
    driver.drag("deck ankylosaurus", driver.area("pool"))
    assert driver.builder.side.cards == {"attack": 5}
