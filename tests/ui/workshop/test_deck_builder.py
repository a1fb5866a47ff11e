"""A deck is built by mouse and by keys; every change is kept and can be taken back."""

from pathlib import Path

import pygame
import pytest

from game.content.dino_battles import DeckSide, shipped_library, side_problems
from game.ui.parts.gauge import BarGauge
from game.ui.tables.dino_battles.builder.deck_tile import DeckTile, copy_pips
from game.ui.tables.dino_battles.builder.scene import DeckBuilder
from game.ui.workshop.open_place import OpenPlace
from game.ui.workshop.pool_tile import PoolTile
from tests.ui.driver import Driver

LIBRARY = shipped_library()
BEGUN = DeckSide(
    name="Thorn Parade",
    cards={"triceratops": 3, "ankylosaurus": 2, "armor_plates": 1, "attack": 22, "defend": 9, "evade": 2},
)


class Building(Driver):
    """The builder with a deck that is begun; `kept` are the versions that were stored."""

    def __init__(
        self,
        folder: Path,
        side: DeckSide = BEGUN,
        size: tuple[int, int] = (1280, 720),
        **settings: object,
    ) -> None:
        super().__init__(folder, size, **settings)  # type: ignore[arg-type]
        self.kept: list[DeckSide] = []
        self.context.navigator.push(DeckBuilder(self.context, side, self.kept.append))
        self.app.frame(0)

    @property
    def builder(self) -> DeckBuilder:
        assert isinstance(self.scene, DeckBuilder)
        return self.scene

    @property
    def cards(self) -> dict[str, int]:
        return self.builder.side.cards

    def pool(self) -> list[str]:
        return [one.name.rpartition("/")[2] for one in self.builder.form.widgets if isinstance(one, PoolTile)]


def test_copies_go_up_to_three_and_down_to_none(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("pool dino_battles/ankylosaurus")
    assert driver.cards["ankylosaurus"] == 3
    driver.click("pool dino_battles/ankylosaurus")
    assert driver.cards["ankylosaurus"] == 3 and len(driver.kept) == 1
    assert "more ankylosaurus" not in driver.names()
    driver.click("fewer armor_plates")
    assert "armor_plates" not in driver.cards
    driver.key(pygame.K_u)
    assert driver.cards["armor_plates"] == 1


def test_combat_cards_have_no_limit(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    for _ in range(4):
        driver.click("more attack")
    assert driver.cards["attack"] == 26


def test_a_tile_shows_its_copies_as_pips_and_a_rest_on_it_the_whole_card(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    tile = driver.control("pool dino_battles/ankylosaurus")
    assert isinstance(tile, DeckTile) and (tile.count, tile.most) == (2, 3)
    assert "closer look" not in [one.name for one in driver.builder.form.widgets]
    driver.move(tile.rect.center)
    driver.rest(300)
    assert "closer look" in [one.name for one in driver.builder.form.widgets]
    driver.click("group combat")
    attack = driver.control("pool dino_battles/attack")
    assert isinstance(attack, DeckTile) and (attack.count, attack.most) == (22, 0)
    assert copy_pips(1, 3, 14).get_size() == copy_pips(3, 3, 14).get_size()


def test_plus_and_minus_change_the_card_with_the_ring(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.move(driver.control("pool dino_battles/ankylosaurus").rect.center)
    driver.key(pygame.K_PLUS)
    assert driver.cards["ankylosaurus"] == 3
    driver.key(pygame.K_MINUS)
    driver.key(pygame.K_MINUS)
    assert driver.cards["ankylosaurus"] == 1


def test_five_more_combat_cards_come_at_once_and_go_in_one_step(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("five more attack")
    assert driver.cards["attack"] == 27
    driver.key(pygame.K_u)
    assert driver.cards["attack"] == 22
    driver.click("group combat")
    driver.move(driver.control("pool dino_battles/evade").rect.center)
    driver.key(pygame.K_5)
    assert driver.cards["evade"] == 7
    # No other card may be in a deck so often.
    assert "five more triceratops" not in driver.names()
    driver.move(driver.control("deck triceratops").rect.center)
    driver.key(pygame.K_5)
    assert driver.cards["triceratops"] == 3


def test_what_is_missing_is_said_and_filled_up(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    assert driver.builder.state() == "missing" and "39 cards" in driver.builder.verdict().sentence
    driver.key(pygame.K_g)
    assert side_problems(driver.builder.side, LIBRARY) == [] and driver.builder.state() == "complete"
    assert all(driver.cards[card] >= count for card, count in BEGUN.cards.items())


def test_too_many_cards_are_illegal_and_can_be_built_all_the_same(tmp_path: Path) -> None:
    driver = Building(tmp_path, DeckSide(name="Heap", cards={**BEGUN.cards, "attack": 50}))
    assert driver.builder.state() == "illegal"
    driver.click("fewer attack")
    assert driver.cards["attack"] == 49


@pytest.mark.slow
def test_the_columns_show_their_kind_in_the_pool(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("add item")
    assert {LIBRARY.cards[one].group for one in driver.pool()} == {"item"}
    driver.click("group combat")
    assert set(driver.pool()) == {"attack", "evade", "defend"}
    driver.key(pygame.K_f)
    assert len(driver.pool()) == len(LIBRARY.cards)


def test_l_shows_the_next_kind_and_shift_l_the_one_before(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.key(pygame.K_l)
    assert {LIBRARY.cards[one].group for one in driver.pool()} == {"upgrade"}
    for _ in range(2):
        driver.key(pygame.K_l, pygame.KMOD_LSHIFT)
    assert {LIBRARY.cards[one].group for one in driver.pool()} == {"combat"}


def test_a_test_hand_is_six_cards_of_the_deck(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    for number in range(1, 4):
        driver.key(pygame.K_r)
        hand = driver.builder.hand
        assert len(hand) == 6 and driver.builder.hands == number
        assert all(hand.count(card) <= driver.cards[card] for card in hand)
    driver.click("fewer attack")
    assert driver.builder.hand == ()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((960, 540), 100),
        ((1280, 720), 100),
        ((1280, 720), 150),
        ((1280, 720), 200),
        ((1920, 1080), 75),
        ((2560, 1080), 100),
    ],
)
@pytest.mark.parametrize("drawn", [False, True])
def test_nothing_is_cut_at_any_size(tmp_path: Path, size: tuple[int, int], scale: int, drawn: bool) -> None:
    driver = Building(tmp_path, size=size, ui_scale=scale)
    if drawn:
        driver.key(pygame.K_r)
    assert driver.builder.host.flaws() == []


def asked_for(driver: Building) -> list[str]:
    """The kinds whose open row is gold."""
    rows = [one for one in driver.builder.form.widgets if isinstance(one, OpenPlace)]
    return [one.name.removeprefix("add ") for one in rows if one.gold]


def test_gold_rows_ask_for_dinosaurs_first_and_for_nothing_once_the_deck_is_full(tmp_path: Path) -> None:
    assert asked_for(Building(tmp_path, DeckSide(name="Empty"))) == ["dinosaur"]
    assert len(asked_for(Building(tmp_path))) == 5
    full = Building(tmp_path, DeckSide.of(next(iter(LIBRARY.decks.values()))))
    assert asked_for(full) == [] and full.builder.state() == "complete"


def test_no_card_is_no_alarm(tmp_path: Path) -> None:
    driver = Building(tmp_path, DeckSide(name="Empty"))
    gauge = next(one for one in driver.builder.host.leaves if isinstance(one, BarGauge))
    assert gauge.value == 0 and not gauge.alarming
