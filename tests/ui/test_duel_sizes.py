"""A larger UI scale enlarges what is read at the duel's table; the scenery gives way first."""

from pathlib import Path
from typing import Any

import pytest

from game.content.scrap_knights import shipped_library
from game.ui.kit.labels import Label, RichText
from game.ui.layout.theme import STEEL
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.scrap_knights.panels.rest_row import RestRow
from game.ui.tables.scrap_knights.panels.tickets import TicketWidget
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.scrap_knights.theme import DUEL
from tests.ui.driver import Driver
from tests.ui.duel import duel, table

WINDOWS = [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
every_window = pytest.mark.parametrize("window", WINDOWS)


def at(scene: DuelScene, window: tuple[int, int], scale: float) -> DuelScene:
    scene.resize(window, scale)
    scene.refresh()
    return scene


def in_chain(folder: Path) -> Driver:
    driver = table(folder, decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert duel(driver).asked is not None
    return driver


@pytest.mark.slow
@every_window
def test_acts_on_the_felt_and_the_hand_grow_with_the_scale(tmp_path: Path, window: tuple[int, int]) -> None:
    scene = duel(in_chain(tmp_path))
    widths = [at(scene, window, scale).board.acts(0)[0].width for scale in (1.0, 1.5, 2.0)]
    assert widths[0] * 1.15 < widths[1] <= widths[2]
    hands = [at(scene, window, scale).board.places.hand.height for scale in (0.75, 1.0, 1.5)]
    assert hands[0] <= hands[1] < hands[2]


@pytest.mark.default_cases(1)
@every_window
def test_plates_benches_and_the_distance_grow_with_the_scale(tmp_path: Path, window: tuple[int, int]) -> None:
    scene = duel(in_chain(tmp_path))
    sizes = []
    for scale in (1.0, 1.5, 2.0):
        board = at(scene, window, scale).board
        bench = next(one for one in board.bench.values() if one.label.dots < one.label.full)
        named = next(one for one in bench.inside if one.name == "1000 Cuts")
        assert isinstance(named, Label)
        shown = board.gauge("hp", 0), board.gauge("heat", 1), board.hung("blitz 0"), board.hung("distance")
        sizes.append([*(one.rect.height for one in shown), named.size * named.scale])
    plain, large, largest = sizes
    assert all(one * 1.2 <= other for one, other in zip(plain, large, strict=True)), sizes
    assert all(one <= other for one, other in zip(large, largest, strict=True)), sizes


@pytest.mark.default_cases(1)
@every_window
def test_the_hand_put_aside_grows_with_the_scale_and_lies_beside_the_acts(
    tmp_path: Path, window: tuple[int, int]
) -> None:
    scene = duel(in_chain(tmp_path))
    heights = []
    for scale in (1.0, 1.5, 2.0):
        board = at(scene, window, scale).board
        hand = [one for one in board.hand_cards() if isinstance(one, RestRow)]
        assert hand and all(one.readable for one in hand)
        heights.append(hand[0].rect.height)
        assert all(one.rect.collidelist([other.rect for other in hand[:n]]) < 0 for n, one in enumerate(hand))
        assert hand[0].rect.left > board.acts(1)[0].right
    assert heights[0] * 1.2 <= heights[1] <= heights[2]


def test_in_a_wide_low_window_a_whole_ticket_of_the_open_chain_is_seen(tmp_path: Path) -> None:
    scene = at(duel(in_chain(tmp_path)), (2560, 1080), 2.0)
    first, *_ = [one for one in scene.form.widgets if isinstance(one, TicketWidget)]
    assert first.pane is not None and first.pane.rect.contains(first.rect)


@pytest.mark.default_cases(1)
@every_window
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("deck", ["barrage", "ember_titan"])
def test_benches_end_above_the_rail_with_their_whole_condition(
    tmp_path: Path, window: tuple[int, int], scale: float, deck: str
) -> None:
    scene = at(duel(table(tmp_path, decks=(deck, "bulwark"))), window, scale)
    rail = scene.board.places.frame.rail.rect
    for card in scene.board.bench.values():
        assert card.rect.bottom <= rail.top + 2
        assert not any(one.cut for one in card.inside), card.owned


def test_an_open_chain_gives_up_its_pictures_before_its_rows(tmp_path: Path) -> None:
    scene = at(duel(in_chain(tmp_path)), (1280, 720), 2.0)
    tickets = [one for one in scene.form.widgets if isinstance(one, TicketWidget)]
    assert len(tickets) > 1 and not any(one.small for one in tickets)
    well = scene.board.console.well
    assert all(
        one.spare and well.contains(one.rect) and not any(x.cut for x in one.inside) for one in tickets
    )


@pytest.mark.slow
def test_the_last_round_keeps_room_for_some_of_its_rows(tmp_path: Path) -> None:
    driver = in_chain(tmp_path)
    scene = duel(driver)
    while scene.view.phase != "act":
        driver.key(ord("p"))
        driver.settle()
    at(scene, (1280, 720), 2.0)
    rows = [one for one in scene.form.widgets if isinstance(one, RecapRow)]
    pane = rows[0].pane
    assert pane is not None
    assert sum(pane.rect.contains(one.rect) for one in rows) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("deck", ["ronin", "bulwark"])
def test_a_used_bot_changes_the_size_of_nothing_on_the_stage(tmp_path: Path, deck: str) -> None:
    """Plates and tiles grew when a BOT was used, and mechs were hidden behind them."""
    found = []
    for used in ((), ("dd_burst",)):
        driver = table(tmp_path, decks=(deck, "bulwark"))
        state: Any = duel(driver).session.match.state
        side = state.players[1]
        side.bots, side.spent_bots = tuple(one for one in side.bots if one not in used), used
        duel(driver).session.match.position += 1
        scene = at(duel(driver), (1280, 720), 1.5)
        plates = [tuple(scene.board.hung(f"plate {seat}").rect) for seat in (0, 1)]
        found.append((plates, [tuple(one.rect) for one in scene.board.bench.values()]))
    assert found[0] == found[1]


def told_of(board: Any, seat: int) -> dict[str, float]:
    """All words on the bench of a side, with the pixels of their type."""
    cards = [card for (owner, _), card in board.bench.items() if owner == seat]
    inside = [one for card in cards for one in card.inside if isinstance(one, Label)]
    return {one.text: one.size * one.scale for one in inside}


def test_words_of_bots_are_large_at_a_large_scale_and_a_ult_says_what_it_does(tmp_path: Path) -> None:
    scene = duel(table(tmp_path, decks=("ronin", "bulwark")))
    board = at(scene, (1280, 720), 1.5).board
    told = told_of(board, 0)
    for words in ("Deal 1 damage", "Foe takes no damage", "Stop all effects", "You would be hurt"):
        assert told[words] >= 16, told
    ult = next(card for (owner, _), card in board.bench.items() if owner == 0 and card.label.full)
    assert ult.label.what


_SHOULDER = 0.12
"""Of a mech's height, from its middle to its shoulder: arms and weapons may reach behind a bench."""


@pytest.mark.default_cases(1)
@every_window
def test_no_mech_stands_behind_its_bench_at_a_large_scale(tmp_path: Path, window: tuple[int, int]) -> None:
    scene = duel(table(tmp_path, decks=("bulwark", "warden"), distance=5))
    board = at(scene, window, 1.5).board
    shoulder = board.places.tall * _SHOULDER
    for seat, mech in enumerate(board.mechs):
        bench = [card.rect for (owner, _), card in board.bench.items() if owner == seat]
        body = mech.foot[0] - shoulder if seat == 0 else mech.foot[0] + shoulder
        assert all(one.right <= body if seat == 0 else body <= one.left for one in bench), (body, bench)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("style", sorted(DUEL.styles))
def test_no_type_of_the_table_is_smaller_than_twelve_units(style: str) -> None:
    """One unit is a pixel at 1280x720 and 100 %; terse names are for larger scales alone."""
    own = DUEL.styles[style]
    if style in STEEL.styles or style == "terse bench":
        return
    assert own.size * own.least >= 11.99, (own.size, own.least)


_DECKS = sorted(shipped_library().mechs)
"""All ready mechs: each ULT is that of one of them."""


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("decks", list(zip(_DECKS[::2], _DECKS[1::2], strict=True)))
def test_each_ult_shows_its_whole_condition(tmp_path: Path, decks: tuple[str, str], scale: float) -> None:
    scene = at(duel(table(tmp_path, decks=decks)), (1280, 720), scale)
    ults = [card for card in scene.board.bench.values() if card.label.full]
    assert len(ults) == 2
    for card in ults:
        said = [one.text for one in card.inside if isinstance(one, RichText)]
        assert card.label.when in said, said
        assert not any(one.cut for one in card.inside), card.owned
        assert all(card.rect.contains(one.rect) for one in card.inside if one.visible), card.owned


@pytest.mark.parametrize("decks", list(zip(_DECKS[::2], _DECKS[1::2], strict=True)))
def test_each_ult_says_what_it_does_with_large_type(tmp_path: Path, decks: tuple[str, str]) -> None:
    scene = at(duel(table(tmp_path, decks=decks)), (1280, 720), 1.5)
    for card in (one for one in scene.board.bench.values() if one.label.full):
        said = [one.text for one in card.inside if isinstance(one, RichText)]
        assert scene.board.words.what(card.owned[1]) in said, said
