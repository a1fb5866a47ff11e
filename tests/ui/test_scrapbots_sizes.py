"""What is read on a Scrapbots table grows with the UI scale, and the scenery gives way to it."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.scrapbots import shipped_library
from game.ui.kit.area import Area
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.cards.cards import text_fits
from game.ui.paint.fonts import Face
from game.ui.paint.legible import show_in
from game.ui.paint.palette import Color
from game.ui.tables.scrapbots.faces import face
from game.ui.tables.scrapbots.lanes import preview, targets
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.places import lay_out
from tests.ui.lanes_table import bot, lanes, table

pytestmark = pytest.mark.usefixtures("plain_cards")
WINDOWS = [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
MARKET = ["laser_cannon", "sentry_gun", "supply_crate", "enforcer", "magnet_trap"]
START = {
    "market": MARKET,
    "players": [
        {"lanes": [bot("sentry_gun"), bot("sentinel", 20, exhausted=True), None], "energy": 0},
        {"lanes": [bot("enforcer"), None, None]},
    ],
}
LARGER = {
    "UNDEFENDED": 1.3,
    "Sentinel": 1.3,
    "READY": 1.3,
    "EXHAUSTED": 1.3,
    "deal": 1.3,
    "Supply Crate": 1.2,
    "Enforcer": 1.25,
    "9": 1.2,
    "Discard pile": 1.25,
    "Deck": 1.25,
    "Energy": 1.25,
    "Wounds left: fewest win": 1.15,
}
"""Words that are painted, and how much larger at least at 150 % than at 100 %."""


@pytest.fixture(autouse=True)
def usual_window() -> Iterator[None]:
    yield
    show_in((1280, 720), 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_words_of_lanes_market_and_piles_grow_with_the_ui_scale(
    tmp_path: Path, window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed: dict[str, int] = {}
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        typed[words] = max(typed.get(words, 0), pixels)
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", watched)
    scene = lanes(table(tmp_path, size=window, start=START))
    found = []
    for scale in (1.0, 1.5, 2.0):
        show_in(window, scale)
        scene.resize(window, scale)
        forget_all()
        typed.clear()
        scene.still(pygame.Surface(window))
        found.append(dict(typed))
    for words, factor in LARGER.items():
        first, second, third = (_painted(words, sizes) for sizes in found)
        assert second >= factor * first, f"{words}: {first} and {second} at {window}"
        assert third >= second, words


def _painted(words: str, sizes: dict[str, int]) -> int:
    """How large words are: at once, or the smallest of the lines or words that they are painted in."""
    parts = [size for part, size in sizes.items() if len(part) > 2 and part.strip() in words]
    return sizes.get(words) or min(parts)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scale", [125, 150, 200])
def test_no_part_of_the_table_lies_over_another_at_a_large_ui_scale(
    tmp_path: Path, window: tuple[int, int], scale: int
) -> None:
    scene = lanes(table(tmp_path, size=window, ui_scale=scale, start=START))
    places, stage = scene.board.places, scene.board.places.frame.stage.rect
    plates = [half.plate for half in (*places.near, *places.far)]
    hand = scene.board.fan.places(5)
    parts = [*plates, places.near_corner, places.far_corner, places.shelf, places.wound_board]
    parts += [places.pools, places.piles, hand[0].unionall(hand[1:])]
    for number, one in enumerate(parts):
        assert stage.contains(one)
        assert one.collidelist(parts[number + 1 :]) < 0, one
    for half in (*places.near, *places.far):
        assert not half.figure.inflate(-4, 0).colliderect(half.plate)
        assert not half.field.colliderect(half.plate)
    for side in (places.near, places.far):
        assert all(above.field.bottom <= below.field.bottom for above, below in pairwise(side))
    for one in scene.form.widgets:
        if isinstance(one, LaneWidget | CostChip):
            assert all(box.fits for box in one.boxes()), one.name


@pytest.mark.slow
def test_what_lies_at_the_dealers_is_named_and_numbered_at_a_large_ui_scale(tmp_path: Path) -> None:
    scene = lanes(table(tmp_path, ui_scale=150, start=START))
    for number, card in enumerate(MARKET):
        stall, widget = scene.board.stall(number), scene.form.named(f"market {card}")
        assert widget is not None and stall.contains(widget.rect)
        price = scene.form.named(f"price {number + 1} {card}")
        assert price is not None and all(box.fits for box in price.boxes())


@pytest.mark.parametrize("window", [(960, 540), (1280, 720), (1920, 1080)])
def test_each_card_says_all_it_has_to_say_in_the_hand(window: tuple[int, int]) -> None:
    pygame.font.init()
    show_in(window, 1.0)
    places = lay_out(Area(pygame.Rect((0, 0), window), window[1] / 720))
    cards = [(key, edition) for edition, cards in shipped_library().sets.items() for key in cards.cards]
    assert not [card for card in cards if not text_fits(face(*card), places.card)]


@pytest.mark.slow
@pytest.mark.parametrize("window", [(960, 540), (1280, 720), (1920, 1080)])
def test_no_card_of_a_usual_hand_lies_over_the_words_of_another(
    tmp_path: Path, window: tuple[int, int]
) -> None:
    places = lanes(table(tmp_path, size=window)).board.fan.places(5)
    # The frame of a card may lie on the one before it.
    assert all(one.right - other.left <= 0.04 * one.width for one, other in pairwise(places))


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_tags_of_lanes_lie_on_no_plate(tmp_path: Path, scale: int, monkeypatch: pytest.MonkeyPatch) -> None:
    players = [
        {"hand": ["laser_cannon"], "lanes": [bot("drone"), bot("golem"), bot("scout")], "energy": 9},
        {"lanes": [None, bot("golem"), None]},
    ]
    driver = table(tmp_path, ui_scale=scale, start={"players": players})
    board = lanes(driver).board
    seen: list[pygame.Rect] = []
    for module in (targets, preview):
        draw = module.draw_tag

        def noted(*facts: Any, draw: Any = draw, **more: Any) -> pygame.Rect:
            seen.append(draw(*facts, **more))
            return seen[-1]

        monkeypatch.setattr(module, "draw_tag", noted)
    driver.click("hand laser_cannon")
    driver.app.frame(400)
    driver.move(board.half(0, 1).field.center)
    driver.app.frame(400)
    plates = [half.plate for half in (*board.places.near, *board.places.far)]
    assert len(seen) >= 4 and all(tag.collidelist(plates) < 0 for tag in seen)
