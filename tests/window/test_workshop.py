"""Sides are built in a real window: a mech by mouse alone, a deck by keyboard alone, and both are kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules import CONTENTS
from game.storage.paths import data_folder
from game.storage.sides import list_sides, sides_folder
from game.ui.tables.dino_battles.builder.scene import DeckBuilder
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.hangar import HangarScene
from tests.window.real import RealWindow, Twins
from tests.window.test_window import QUICK, needs_display, save_quick

pytestmark = [pytest.mark.window, needs_display]

ACTS = ("slash", "stab", "las_shot", "crash", "meditation", "step")
BOTS = ("md_dash", "ad_pester", "dd_burst")
DINOSAURS = ("tricera", "stego", "ankylo", "brachio")
COPIES, DECK = 3, 60


@pytest.fixture
def twins(own_home: Path, tmp_path: Path) -> Iterator[Twins]:
    """The program in a window, and its twin in this process, both at the title."""
    save_quick()
    real = RealWindow(own_home)
    yield Twins(tmp_path / "twin", real, **QUICK)
    real.close()


def building(twins: Twins) -> BuilderScene[Any]:
    assert isinstance(twins.scene, BuilderScene)
    return twins.scene


def same_side_kept(twins: Twins, game: str, folder: Path) -> Any:
    """The only side that was kept in the window: it is legal, and the one that the twin has kept."""
    sides = CONTENTS[game].sides
    assert sides is not None
    theirs, mine = (
        list_sides(sides_folder(one, game), sides.kind) for one in (data_folder(), folder / "twin")
    )
    assert not theirs.broken and len(theirs.sides) == 1
    kept = theirs.sides[0]
    assert kept.path.read_bytes() == mine.sides[0].path.read_bytes()
    assert sides.problems(kept.side, {}) == []
    assert isinstance(twins.scene, HangarScene) and twins.scene.looked_at.side == kept.side
    return kept.side


def test_a_mech_is_built_by_mouse_in_a_real_window(twins: Twins, tmp_path: Path) -> None:
    """From an empty one: its name, the ULT, ACTs and BOTs, one taken out, one taken back, one dragged in."""
    twins.click("Workshop")
    twins.click("new scrap_knights")
    twins.click("name")
    for _ in building(twins).side.name:
        twins.key(pygame.K_BACKSPACE)
    twins.type("Mouse Knight")
    twins.click("set ult")
    twins.click("pool scrap_knights/1000_cuts")
    twins.click("set act")
    for act in ACTS[:-1]:
        twins.scroll_to(f"pool scrap_knights/{act}")
        twins.click(f"pool scrap_knights/{act}")
    twins.click(f"acts scrap_knights/{ACTS[0]}")
    assert building(twins).side.acts == ACTS[1:-1]
    twins.click("Undo")
    assert building(twins).side.acts == ACTS[:-1] and building(twins).state() == "missing"
    twins.scroll_to(f"pool scrap_knights/{ACTS[-1]}")
    places = next(one for one in building(twins).host.leaves if one.name == "places")
    twins.drag(f"pool scrap_knights/{ACTS[-1]}", places.rect.center)
    twins.click("set bot")
    for bot in BOTS:
        twins.click(f"pool scrap_knights/{bot}")
    assert building(twins).state() == "complete"
    twins.click("Back")
    side = same_side_kept(twins, "scrap_knights", tmp_path)
    assert (side.name, side.acts, side.ult, side.bots) == ("Mouse Knight", ACTS, "1000_cuts", BOTS)


def find(twins: Twins, words: str) -> None:
    """Searches the pool, and goes to the first card that is found."""
    twins.key(pygame.K_SLASH)
    twins.key(pygame.K_a, pygame.KMOD_LCTRL)
    twins.type(words)
    twins.key(pygame.K_RETURN)


def add(twins: Twins, key: int, count: int) -> None:
    for _ in range(count):
        twins.key(key)


def test_a_deck_is_built_by_keyboard_alone_in_a_real_window(twins: Twins, tmp_path: Path) -> None:
    """From an empty one: its name, Dinosaurs that are searched for, other kinds, Combat Cards by fives."""
    twins.press("Workshop")
    twins.press("new dino_battles")
    twins.key(pygame.K_F2)
    twins.type("Key Deck")
    twins.key(pygame.K_RETURN)
    for words in DINOSAURS:
        find(twins, words)
        twins.key(pygame.K_RETURN)
        add(twins, pygame.K_EQUALS, COPIES - 1)
    twins.key(pygame.K_f)
    for kind in ("upgrade", "item", "action"):
        to_the_pool(twins, kind)
        add(twins, pygame.K_EQUALS, COPIES)
    assert sum(building(twins).side.cards.values()) == 7 * COPIES
    to_the_pool(twins, "combat")
    add(twins, pygame.K_5, 5)
    twins.key(pygame.K_RIGHT)
    add(twins, pygame.K_5, 3)
    assert building(twins).state() == "illegal"
    twins.key(pygame.K_MINUS)
    assert sum(building(twins).side.cards.values()) == DECK and building(twins).state() == "complete"
    twins.key(pygame.K_ESCAPE)
    side = same_side_kept(twins, "dino_battles", tmp_path)
    assert side.name == "Key Deck" and sum(side.cards.values()) == DECK
    # What was deleted comes back.
    twins.key(pygame.K_DELETE)
    twins.key(pygame.K_u)
    assert same_side_kept(twins, "dino_battles", tmp_path) == side


def to_the_pool(twins: Twins, kind: str) -> None:
    """Turns to a kind of cards. The first arrow leads to the first of them, where the focus is nowhere."""
    builder = building(twins)
    assert isinstance(builder, DeckBuilder)
    while not builder.query.has("group", kind):
        twins.key(pygame.K_l)
    focus = twins.scene.form.focus
    if focus is None or not focus.name.startswith("pool "):
        twins.key(pygame.K_RIGHT)
    focus = twins.scene.form.focus
    assert focus is not None and focus.name.startswith("pool ")
