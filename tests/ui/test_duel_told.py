"""What is told before it happens: loaded ULTs, tokens that are not counted, wins that come anyway."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.engine.events import Event
from game.rules.scrap_knights.state import PendingCopy, Tokens
from game.storage.seen_tips import SeenTips
from game.ui.kit.guard import SETTLING
from game.ui.kit.labels import RichText
from game.ui.tables.scrap_knights.choreography import SHOWS
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from game.ui.tables.session.launch import new_match
from game.words.scrap_knights.chain_text import result_tone
from game.words.scrap_knights.preview_text import links_tag
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def locked_in(driver: Driver, card: str = "slash") -> Driver:
    driver.click(f"scrap_knights/{card}")
    driver.click("Lock in")
    driver.settle()
    assert duel(driver).view.phase == "bots"
    return driver


def told(driver: Driver) -> list[str]:
    leaves = duel(driver).board.console.host.leaves
    return [one.text for one in leaves if isinstance(one, RichText)]


@pytest.mark.slow
def test_a_foretold_chain_names_the_tokens_that_the_other_can_still_spend(tmp_path: Path) -> None:
    driver = table(tmp_path / "none", decks=("ronin", "bulwark"))
    assert not any("Not counted" in text for text in told(locked_in(driver)))
    driver = table(tmp_path / "some", decks=("ronin", "bulwark"))
    other = duel(driver).session.match.state.players[1]
    other.tokens = replace(other.tokens, blitz=1, frame_advantage=2)
    told_now = told(locked_in(driver))
    assert "Not counted: what Brunel can still spend (Frame Advantage, Blitz)." in told_now


def test_a_loaded_ult_says_so(tmp_path: Path) -> None:
    board = duel(table(tmp_path, decks=("ronin", "bulwark"), link=3)).board
    labels = {seat: card.label for (seat, name), card in board.bench.items() if card.label.full}
    assert labels[0].count == "FIRES NOW" and labels[1].count == "0 of 3"


@pytest.mark.parametrize("pending", [False, True])
def test_a_win_that_comes_anyway_is_said_of_no_card(tmp_path: Path, pending: bool) -> None:
    copies = (PendingCopy("1000_cuts", 1),) if pending else ()
    driver = table(tmp_path, decks=("ronin", "bulwark"), distance=1, copies=copies)
    scene = duel(driver)
    scene.session.match.state.players[1].hp = 2
    scene.session.match.position += 1
    scene.refresh()
    tags = {one.name.rpartition("/")[2]: one.tag for one in scene.board.hand_cards()}  # type: ignore[attr-defined]
    winning = {card for card, tag in tags.items() if tag and tag[0] == "WINS UNLESS BLOCKED"}
    assert winning == (set() if pending else {"slash"})
    assert tags["dagger_jab"][0] == "OUT OF RANGE: 1 > 0"


def test_what_is_told_in_the_middle_of_the_stage_grows_with_the_scale(tmp_path: Path) -> None:
    scene = duel(table(tmp_path))
    sizes = []
    for scale in (1.0, 1.5, 2.0):
        scene.resize((1280, 720), scale)
        sizes.append(scene.board.places.told)
        assert 0.65 * scene.board.places.frame.stage.rect.width > 430 * sizes[-1]
    assert sizes[0] * 1.2 < sizes[1] <= sizes[2]


@pytest.mark.parametrize(
    ("reason", "tone"), [("prevented", "bad"), ("Interrupted", "soft"), ("Original", "soft")]
)
def test_a_condition_that_does_not_hold_does_not_look_like_a_failure(reason: str, tone: str) -> None:
    event = Event("nothing", {"seat": 0, "card": "burstflare", "reason": reason, "detail": None})
    assert result_tone(event) == tone
    assert SHOWS.symbol(event) == ("cross" if tone == "bad" else "card")


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((960, 540), 1.0)])
def test_the_tip_about_bots_leaves_the_foretold_chain_in_sight(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.context.tips = SeenTips()
    locked_in(driver)
    scene = duel(driver)
    scene.resize(size, scale)
    scene.refresh()
    note = scene.board.tip_note
    assert scene.tips.tip is not None and note is not None
    assert not note.rect.colliderect(scene.board.console.well)


@pytest.mark.slow
def test_a_mech_that_overheated_stays_down_on_the_table(tmp_path: Path) -> None:
    """It collapsed in the show, and stood whole again for a moment after it."""
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "warden"), heat=6, bots=())
    scene = duel(driver)
    driver.click("scrap_knights/dagger_jab")
    scene.confirm()
    for _ in range(9):
        driver.settle()
        if scene.view.phase == "over":
            break
        driver.key(pygame.K_p)
    assert scene.view.phase == "over" and all(side.hp for side in scene.view.players)
    scene.board.settle()
    assert [one.down for one in scene.board.duelists.pair] == [True, False]


def test_the_price_of_a_second_token_of_the_same_kind_is_told_with_that_of_the_first(tmp_path: Path) -> None:
    tokens, bots = Tokens(blitz=2), ("sd_terror",)
    driver = table(tmp_path, decks=("ronin", "bulwark"), distance=1, tokens=tokens, bots=bots)
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    scene = duel(driver)
    while scene.asked is not None and scene.asked.kind == "bots":
        driver.rest(SETTLING)
        driver.key(pygame.K_p)
        driver.settle()
    assert scene.asked is not None and scene.asked.kind == "tokens"
    mark = scene.form.named("blitz 0")
    assert mark is not None
    driver.move(mark.rect.center)
    driver.rest(100)
    price = next(text for text in told(driver) if text.startswith("*Blitz*"))
    assert (
        price == "*Blitz*: you deal 5 damage, not 3. Heat 2. A second one: you deal 7 damage, not 5. Heat 3."
    )


@pytest.mark.parametrize(
    ("link", "distance", "tag"),
    [
        (1, 1, "LINK 2 OF 3 IF IT HITS"),
        (2, 1, "READY IF IT HITS"),
        (3, 1, "LINK 2 OF 3 IF IT HITS"),
        (1, 3, ""),
    ],
)
def test_a_card_that_links_says_so_beside_the_ult(tmp_path: Path, link: int, distance: int, tag: str) -> None:
    scene = duel(table(tmp_path, decks=("ronin", "bulwark"), link=link, distance=distance))
    shown = scene.board.previews.of("slash")
    assert shown is not None
    assert links_tag(shown, scene.view.players[0], scene.words) == tag


def test_no_ring_stays_on_a_bot_that_was_used(tmp_path: Path) -> None:
    driver = locked_in(table(tmp_path, decks=("ronin", "bulwark"), distance=1, bots=("dd_burst", "md_dash")))
    driver.rest(SETTLING)
    driver.key(pygame.K_1)
    focus = duel(driver).form.focus
    assert isinstance(focus, BenchCard)
    driver.key(pygame.K_RETURN)
    driver.app.frame(16)
    assert not isinstance(duel(driver).form.focus, BenchCard)


@pytest.mark.parametrize("tips", [True, False])
def test_a_newcomers_first_chain_is_told_in_words_link_by_link_and_slower(tmp_path: Path, tips: bool) -> None:
    """In later rounds and matches the tickets alone tell it."""
    driver = Driver(tmp_path)
    driver.context.tips = SeenTips() if tips else None
    options = {"deck_0": "ronin", "deck_1": "bulwark"}
    new_match(driver.context, "scrap_knights", options, 7, ("person", "greedy"), ("Ada", "Brunel"))
    driver.to_the_table()
    scene = duel(driver)
    events = [Event("effect", {"seat": 0, "card": "slash"})]
    ((_, length),) = scene.board.paced(events, [(0, 1000)])
    assert length == (1600 if tips else 1000) and scene.board.first_chain == tips
    state: Any = scene.session.match.state
    state.round = 2
    scene.session.match.position += 1
    assert not scene.board.first_chain
    new_match(driver.context, "scrap_knights", options, 7, ("person", "greedy"), ("Ada", "Brunel"))
    driver.to_the_table()
    assert not duel(driver).board.first_chain
