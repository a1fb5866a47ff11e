"""The set-up of Dino Battles with real events: decks, their tiles, and what stands in the corners."""

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from game.content.dino_battles import COMBAT_CARDS, shipped_library
from game.rules.dino_battles.odds import odds
from game.storage.settings import GameSetup
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.paint.materials.skins import ring_margin
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.setup import DeckPart, DeckTile
from game.ui.tables.setup.roster_part import RANDOM
from tests.ui.driver import Driver
from tests.ui.setup_screen import at_setup, place_of_name, session_of

LIBRARY = shipped_library()
DECKS = list(LIBRARY.decks)
SIZES = [(1280, 720), (960, 540), (1024, 768), (2560, 1080)]


def part_of(driver: Driver) -> DeckPart:
    part = driver.scene.part  # type: ignore[attr-defined]
    assert isinstance(part, DeckPart)
    return part


def with_decks(folder: Path, first: str, second: str, **settings: object) -> Driver:
    setups = {GAME: GameSetup(("person", "greedy"), {"deck_0": first, "deck_1": second})}
    return at_setup(folder, GAME, setups=setups, **settings)


def listed(part: DeckPart, seat: int) -> Counter[str]:
    """The cards in a seat's corner with their numbers."""
    found: Counter[str] = Counter()
    for widget in part.lists[seat].widgets():
        assert isinstance(widget, CardRow | CardChip)
        if widget.visible and widget.face is not None:
            found[widget.face.key.rpartition("/")[2]] += widget.count
    return found


@pytest.mark.slow
def test_each_seat_picks_a_deck_and_its_cards_stand_in_the_corner(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    driver.click("deck colossus")
    assert part_of(driver).seat == 1
    driver.click("deck quicksilver")
    part = part_of(driver)
    assert part.chosen == ["colossus", "quicksilver"]
    for seat, deck in enumerate(part.chosen):
        assert listed(part, seat) == Counter(LIBRARY.decks[deck].cards)
    driver.press("Begin the battle")
    options = session_of(driver).match.options
    assert (options["deck_0"], options["deck_1"]) == ("colossus", "quicksilver")


def test_over_the_roster_stands_whose_deck_is_picked(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)

    def whose() -> list[str]:
        return [str(vars(one)["text"]) for one in driver.scene.form.widgets if one.name == "whose deck"]

    assert whose() == ["Player 1's deck"]
    driver.click("deck colossus")
    assert whose() == ["Chip's deck"]


def test_a_deck_is_picked_by_the_keys(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    driver.scene.form.set_focus(driver.control("deck drill"))
    driver.key(pygame.K_DOWN)
    focused = driver.scene.form.focus
    assert isinstance(focused, DeckTile) and focused.figure != "drill"
    driver.key(pygame.K_RETURN)
    assert part_of(driver).chosen[0] == focused.figure


@pytest.mark.slow
def test_the_arrows_reach_every_deck(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    reached, new = set[str](), {"deck drill"}
    while new:
        reached |= new
        found = set[str]()
        for name in new:
            for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
                driver.scene.form.set_focus(driver.control(name))
                driver.key(key)
                focus = driver.scene.form.focus
                found |= {focus.name} if isinstance(focus, DeckTile) else set()
        new = found - reached
    assert reached == {f"deck {deck}" for deck in DECKS}


def test_decks_by_chance_follow_the_seed(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    driver.key(pygame.K_r)
    part = part_of(driver)
    assert part.chosen == [RANDOM, RANDOM]
    drawn = {deck for seed in range(60) for deck in part.options(seed).values()}
    assert drawn == set(DECKS)
    assert part.options(5) == part.options(5)
    assert listed(part, 0) == Counter()


def test_odd_memories_lead_to_a_game_all_the_same(tmp_path: Path) -> None:
    driver = with_decks(tmp_path, "no_such_deck", "")
    assert part_of(driver).chosen == ["drill", "colossus"]


def test_an_evade_of_the_first_deck_works_against_the_first_opponent() -> None:
    """By regular attacks, over all pairs of Dinosaurs: better than one in five, and for most pairs."""
    drill, foe = (
        [LIBRARY.dinosaurs[card] for card in LIBRARY.decks[deck].list if card in LIBRARY.dinosaurs]
        for deck in ("drill", "colossus")
    )
    found = [odds("evade", enemy.atk, own.eva, 100, 100).evaded for own in drill for enemy in foe]
    assert sum(found) / len(found) > 0.2
    assert sum(share > 0 for share in found) / len(found) > 0.5


def test_the_option_of_windows_has_a_control_in_plain_words(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    well = driver.control("windows")
    assert well.hint.startswith("Items and Actions can be played while the other side acts.")
    driver.scene.form.set_focus(well)
    driver.key(pygame.K_RIGHT)
    driver.press("Begin the battle")
    assert session_of(driver).match.options["windows"] == "always"


def test_a_short_battle_is_chosen_in_the_set_up(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    well = driver.control("knockouts")
    assert well.values == ["3", "2, short"]
    driver.scene.form.set_focus(well)
    driver.key(pygame.K_RIGHT)
    driver.press("Begin the battle")
    assert session_of(driver).match.state.to_win == 2


@pytest.mark.slow
@pytest.mark.parametrize("factor", [75, 100, 150])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_fits_into_both_corners(
    tmp_path: Path, deck: str, size: tuple[int, int], factor: int
) -> None:
    driver = with_decks(tmp_path, deck, deck, size=size, ui_scale=factor)
    boxes = driver.scene.form.boxes()
    assert [box.name for box in boxes if not box.fits] == []
    window = pygame.Rect((0, 0), driver.scene.size)
    assert [box.name for box in boxes if not window.contains(box.rect)] == []
    lists = [widget.rect for widget in part_of(driver).lists[0].widgets() if widget.visible]
    for one, other in combinations(lists, 2):
        assert not one.inflate(-2, -2).colliderect(other)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("deck", DECKS)
def test_no_animal_is_cut_off_by_its_corner(tmp_path: Path, deck: str, size: tuple[int, int]) -> None:
    driver = with_decks(tmp_path, deck, deck, size=size)
    scene = driver.scene
    for seat, corner in enumerate(scene.corners):  # type: ignore[attr-defined]
        _, rect = part_of(driver).figure_at(deck, seat, corner.scene, corner.foot)
        assert corner.scene.contains(rect)


def test_a_tile_tells_its_deck_from_all_others(tmp_path: Path) -> None:
    tiles = [tile for tile in part_of(at_setup(tmp_path, GAME)).tiles if isinstance(tile, DeckTile)]
    assert len({tile.plan for tile in tiles}) == len({tile.animal for tile in tiles}) == len(DECKS)
    for tile in tiles:
        deck = LIBRARY.decks[tile.figure]
        dinosaurs = sum(count for card, count in deck.cards.items() if card in LIBRARY.dinosaurs)
        combat = sum(deck.cards.get(card, 0) for card in COMBAT_CARDS)
        assert tile.sums == (f"{dinosaurs} Dinosaurs", f"{combat} Combat Cards")
        assert deck.cards[tile.animal] == max(deck.cards[card] for card in LIBRARY.leaders(deck))


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", SIZES)
def test_no_ring_and_no_name_lies_under_a_flag(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = with_decks(tmp_path, "drill", "bastion", size=size)
    tiles = {tile.figure: tile for tile in part_of(driver).tiles}
    above = tiles["drill"]
    ring = above.rect.bottom + ring_margin(driver.scene.scale) // 3
    for deck in ("drill", "bastion"):
        tile = tiles[deck]
        assert isinstance(tile, DeckTile)
        (flag,) = tile.flags()
        assert not flag.colliderect(place_of_name(tile))
        assert deck == "drill" or flag.top >= ring


def test_pointing_at_a_card_shows_it_large(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    before = driver.pixels()
    chip = next(one for one in driver.scene.form.widgets if isinstance(one, CardChip) and one.visible)
    driver.move(chip.rect.center)
    driver.rest(200)
    assert driver.scene.form.looked_at is chip and driver.pixels() != before


def test_both_digits_of_eleven_are_seen_in_a_small_window(tmp_path: Path) -> None:
    driver = at_setup(tmp_path, GAME)
    driver.scene.resize((1280, 800), 1.0)
    tile = next(one for one in part_of(driver).tiles if one.name == "deck blitz")
    label = next(one for one in tile.inside if one.name == "11 Dinosaurs")
    surface = pygame.Surface((1280, 800))
    label.draw(surface)
    digits = pygame.Rect(label.rect.left, label.rect.top, label.rect.height * 2 // 3, label.rect.height)
    bright = [surface.get_at((x, digits.centery)).g > 130 for x in range(digits.left, digits.right)]
    begins = sum(now and not before for before, now in pairwise([False, *bright]))
    assert begins == 2, bright


@pytest.mark.parametrize("percent", [135, 150, 200])
def test_both_dinosaurs_are_seen_beside_the_title_where_corners_have_no_room(
    tmp_path: Path, percent: int
) -> None:
    def pictured(first: str) -> bytes:
        driver = with_decks(tmp_path / first, first, "colossus", size=(1280, 720), ui_scale=percent)
        surface = pygame.Surface((1280, 720))
        driver.scene.still(surface)
        part = driver.scene.back_button.rect  # type: ignore[attr-defined]
        tabs = driver.scene.tabs[0].rect  # type: ignore[attr-defined]
        room = pygame.Rect(part.right, part.top, tabs.left - part.right, part.height)
        return pygame.image.tobytes(surface.subsurface(room), "RGB")

    assert pictured("drill") != pictured("bastion")
