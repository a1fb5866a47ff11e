"""Scrapbots with large type and many cards: names, prices and the other's turn are read at all UI scales."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.tips import shipped_tips
from game.ui.kit.card_row import CardRow
from game.ui.paint.cards.frames import WIDTH
from game.ui.paint.text import plain
from game.ui.tables.hands.fan_card import FanCard
from game.ui.tables.scrapbots import key_caps
from game.ui.tables.scrapbots.lanes import lane as lane_module
from game.ui.tables.scrapbots.lanes import preview
from game.ui.tables.scrapbots.panels.reading_card import ReadingLook
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.setup import SetupScene
from game.ui.tables.setup.scene import GameSetupScene
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

LARGE = [((1280, 720), 150), ((1280, 720), 200), ((1920, 1080), 200)]
HAND = ["laser_cannon", "spare_parts", "med_pack", "laser_cannon", "supply_crate", "brain_damage", "golem"]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("size", "scale"), LARGE)
@pytest.mark.parametrize("count", [5, 7])
def test_each_card_of_a_hand_shows_its_name_beside_the_next_one(
    tmp_path: Path, size: tuple[int, int], scale: int, count: int
) -> None:
    driver = table(tmp_path, size=size, ui_scale=scale, start={"players": [{"hand": HAND[:count]}, {}]})
    board = lanes(driver).board
    for card, after in pairwise(board.hand_cards()):
        assert isinstance(card, FanCard) and card.lying is not None
        seen = after.rect.left - card.rect.left
        assert seen >= 0.55 * card.rect.width
        picture = board.gallery.card(card.lying, card.rect.width)
        assert _last_of_the_name(picture) < seen, card.name


def _last_of_the_name(picture: pygame.Surface) -> int:
    """The last column of a card's head with something as light as a name."""
    wide, head = picture.get_width(), range(picture.get_height() // 40, picture.get_height() // 8)
    edge = round(wide * 0.93)
    return max(x for x in range(edge) for y in head if min(picture.get_at((x, y))[:3]) > 225)


def test_many_cards_are_no_smaller_with_large_type_than_without(tmp_path: Path) -> None:
    wide = []
    for scale in (100, 150):
        driver = table(tmp_path / str(scale), ui_scale=scale, start={"players": [{"hand": HAND}, {}]})
        wide.append(lanes(driver).board.hand_cards()[0].rect.width)
    assert wide[1] > wide[0]


def test_the_words_of_a_card_keep_off_the_next_one(tmp_path: Path) -> None:
    driver = table(tmp_path, ui_scale=150, start={"players": [{"hand": HAND[:5]}, {}]})
    cards = lanes(driver).board.hand_cards()
    for card, after in pairwise(cards):
        assert isinstance(card, FanCard) and card.lying is not None
        assert card.lying.covered * card.rect.width >= (card.rect.right - after.rect.left - 1) * WIDTH
    driver.move((cards[2].rect.left + 20, cards[2].rect.centery))
    looked = lanes(driver).board.hand_cards()[2]
    assert isinstance(looked, FanCard) and looked.lying is looked.face, "it lies on top"


def test_the_card_that_is_pointed_at_lies_over_its_neighbours(tmp_path: Path) -> None:
    driver = table(tmp_path, ui_scale=150, start={"players": [{"hand": HAND}, {}]})
    card, after = lanes(driver).board.hand_cards()[2:4]
    driver.move((card.rect.left + 20, card.rect.centery))
    driver.app.frame(100)
    shown = pygame.display.get_surface()
    lone = pygame.Surface(shown.get_size())
    card.draw(lone)
    place = after.rect.left + 12, card.rect.bottom - 40
    assert place[0] < card.rect.right and shown.get_at(place)[:3] == lone.get_at(place)[:3]


def told_steps(driver: Driver) -> list[str]:
    rows = [one for one in driver.scene.form.widgets if isinstance(one, StepRow) and one.seat == 1]
    return [plain(one.words) for one in rows]


def after_a_turn_of_bo(folder: Path, size: tuple[int, int], scale: int) -> Driver:
    players: list[dict[str, Any]] = [
        {"hand": ["circuitry"] * 3},
        {
            "hand": ["spare_parts", "circuitry", "drone"],
            "energy": 9,
            "scrap": 3,
            "lanes": [bot("golem"), None, None],
        },
    ]
    market = ["plasma_dart", "golem", "golem", "golem", "golem"]
    start = {"market": market, "players": players}
    driver = table(folder, "person", "greedy", size=size, ui_scale=scale, start=start)
    match = lanes(driver).session.match
    moves = ["scrap spare_parts", "buy plasma_dart", "energy circuitry", "build drone lane 2"]
    for move in ["pass", *moves, "attack lane 1 1", "pass"]:
        (seat,) = [one.seat for one in match.decisions]
        match.act(seat, match.rules.parse(move))
    scene = lanes(driver)
    scene.stop_asking()
    scene.proceed()
    driver.to_the_table()
    return driver


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("size", "scale"), LARGE)
def test_of_a_turn_what_hit_you_stands_and_its_end_is_folded_first(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    driver = after_a_turn_of_bo(tmp_path, size, scale)
    steps = told_steps(driver)
    assert any("Golem" in one and ("attacks" in one or "lane\u00a01:\u00a0+4" in one) for one in steps)
    assert not any("Ended the turn" in one for one in steps)


@pytest.mark.slow
def test_beside_ones_own_latest_step_stands_what_the_other_did_in_brief(tmp_path: Path) -> None:
    driver = after_a_turn_of_bo(tmp_path, (1280, 720), 150)
    driver.cards()[0].activate()
    driver.key(pygame.K_s)
    driver.to_the_table()
    (brief,) = told_steps(driver)
    assert brief.split() == ["Golem:", "lane", "1:", "+4", "."]
    own = [one for one in driver.scene.form.widgets if isinstance(one, StepRow) and one.seat == 0]
    assert own


def buttons_that_decide(driver: Driver) -> list[pygame.Rect]:
    console = lanes(driver).board.console
    return [one.rect for one in (*console.answers, console.bay) if one is not None]


@pytest.mark.slow
def test_what_hurries_a_show_is_never_where_a_button_decides(tmp_path: Path) -> None:
    start = {"market": HAND[:5], "players": [{"hand": ["med_pack", "drone", "circuitry"]}, {}]}
    driver = table(tmp_path, start=start)
    driver.hurries = False
    deciding = buttons_that_decide(driver)
    for name in ("hand med_pack", "hand drone"):
        driver.click(name)
        deciding += buttons_that_decide(driver)
        driver.key(pygame.K_ESCAPE)
    driver.click("End turn")
    scene = lanes(driver)
    assert scene.playing and scene.long_show and not scene.board.console.answers
    hurrying = [driver.control(name).rect for name in ("Skip ahead", "To end")]
    assert all(one.collidelist(deciding) < 0 for one in hurrying)
    driver.click("To end")
    assert not scene.playing


def test_no_way_to_use_a_card_has_the_key_that_ends_the_turn(tmp_path: Path) -> None:
    players = [{"hand": ["circuitry"], "lanes": [bot("drone"), None, None]}, {}]
    driver = table(tmp_path, "person", "greedy", start={"players": players})
    driver.click("hand circuitry")
    scene, keys = lanes(driver), [one.key_name for one in lanes(driver).board.console.answers]
    bay = scene.board.console.bay
    assert bay is not None and bay.key_name == "E" and "E" not in keys and "G" in keys
    driver.key(pygame.K_e)
    assert scene.session.match.record == [] and scene.picked_name() == "circuitry"
    driver.key(pygame.K_g)
    driver.settle()
    assert scene.session.match.record == ["0 energy circuitry"]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("scale", "words"),
    [
        (100, {"Enforcer is ready next turn", "Enforcer misses next turn"}),
        (150, {"next turn", "skips a turn"}),
    ],
)
@pytest.mark.parametrize("lane", [1, 2])
def test_beside_a_sleeper_stands_who_wakes_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int, words: set[str], lane: int
) -> None:
    """In the third lane the two lay over each other at 150 %."""
    found: dict[str, pygame.Rect] = {}
    draw = lane_module.draw_line

    def noted(surface: pygame.Surface, words: str, *more: Any) -> pygame.Rect:
        found[words] = draw(surface, words, *more)
        return found[words]

    monkeypatch.setattr(lane_module, "draw_line", noted)
    tired: list[Any] = [bot("golem"), None, None]
    tired[lane] = bot("enforcer", exhausted=True)
    driver = table(tmp_path, ui_scale=scale, start={"players": [{"lanes": tired}, {"lanes": tired}]})
    places = lanes(driver).board.places
    assert set(found) == words
    own, other = found.values()
    assert not own.colliderect(other) and min(own.height, other.height) >= 12
    plates = [half.plate for half in (*places.near, *places.far)]
    assert own.collidelist(plates) < 0 and other.collidelist(plates) < 0


@pytest.mark.slow
def test_cards_of_the_set_up_are_read(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(1280, 720), reduce_motion=True)
    driver.context.navigator.push(SetupScene(driver.context))
    driver.app.frame(16)
    rows = [one for one in driver.scene.form.widgets if isinstance(one, CardRow) and one.visible]
    assert rows and all(row._size > 12 and row.readable for row in rows)


def test_b_on_the_question_of_a_first_game_leads_to_the_set_up(tmp_path: Path) -> None:
    driver = Driver(tmp_path, welcomed=True, reduce_motion=True)
    driver.click("box scrapbots")
    driver.wait_for_guard()
    assert driver.scene_name == "Modal"
    driver.key(pygame.K_b)
    assert isinstance(driver.scene, GameSetupScene)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_tag_of_an_attack_leaves_the_count_of_wounds_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    seen: list[pygame.Rect] = []
    draw = preview.draw_tag

    def noted(*facts: Any, **more: Any) -> pygame.Rect:
        seen.append(draw(*facts, **more))
        return seen[-1]

    monkeypatch.setattr(preview, "draw_tag", noted)
    players = [
        {"energy": 9, "lanes": [bot("sentinel"), None, None]},
        {"lanes": [bot("enforcer"), None, None]},
    ]
    driver = table(tmp_path, ui_scale=scale, start={"players": players})
    for number in (1, 2):
        driver.move(driver.control(f"attack lane 1 {number}").rect.center)
        driver.app.frame(400)
    board = lanes(driver).board.places.wound_board
    assert seen and all(not tag.colliderect(board) for tag in seen)


def test_many_who_can_attack_are_counted(tmp_path: Path) -> None:
    players = [{"energy": 9, "hand": [], "lanes": [bot("drone"), bot("sentry_gun"), bot("drone")]}, {}]
    driver = table(tmp_path, start={"players": players})
    assert lanes(driver).bay_note() == "3 Scrapbots can still attack"


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), *LARGE])
@pytest.mark.parametrize("place", ["hand", "market"])
def test_a_card_that_is_pointed_at_is_read_in_the_well_at_every_ui_scale(
    tmp_path: Path, size: tuple[int, int], scale: int, place: str
) -> None:
    # Scrapbots in all lanes leave a closer look no room but the console's.
    full = [bot("golem"), bot("enforcer"), bot("scout")]
    players = [{"hand": HAND[:4], "lanes": full}, {"lanes": full}]
    driver = table(tmp_path, size=size, ui_scale=scale, start={"players": players})
    board = lanes(driver).board
    card = board.hand_cards()[2] if place == "hand" else board.stall_card(1)
    assert card is not None
    driver.move(driver.visible_place(card))
    driver.app.frame(400)
    look = board.closer_look()
    assert look is not None and board.console.ground is not None
    assert board.console.ground.contains(look.rect) and not look.rect.colliderect(board.console.prompt)
    assert isinstance(look, ReadingLook) == (scale > 100)


def test_a_tip_leaves_the_heading_of_ones_own_steps_in_sight(tmp_path: Path) -> None:
    driver = after_a_turn_of_bo(tmp_path, (1280, 720), 100)
    scene = lanes(driver)
    scene.act(next(one for one in scene.actions if str(one).startswith("scrap ")))
    driver.settle()
    shown = 0
    for tip in shipped_tips("scrapbots"):
        scene.tips.tip = tip
        scene.refresh()
        note = scene.board.tip_note
        if note is not None:
            shown += 1
            headings = scene.board.watched()
            assert headings and note.rect.collidelist(headings) < 0, tip
    assert shown > 3


@pytest.mark.parametrize("hand", [[], ["circuitry"] * 5])
def test_a_card_of_the_market_is_read_in_one_place_also_while_it_is_picked(
    tmp_path: Path, hand: list[str]
) -> None:
    players = [{"hand": hand, "scrap": 9}, {}]
    start = {"market": ["plasma_dart", "golem", "scout", "drone", "blaster"], "players": players}
    driver = table(tmp_path, ui_scale=150, start=start)
    places = set()
    for name in ("market plasma_dart", "market scout"):
        driver.move(driver.control(name).rect.center)
        look = lanes(driver).board.closer_look()
        assert isinstance(look, ReadingLook)
        places.add(look.rect.topleft)
    driver.click("market scout")
    driver.settle()
    look = lanes(driver).board.closer_look()
    assert isinstance(look, ReadingLook) and len(places) == 1


def test_a_card_of_the_hand_that_has_come_up_is_not_shown_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a tip left the well no room a second one of it lay over the lanes."""
    hand = ["circuitry"] * 4 + ["spare_parts", "servomotor", "blaster"]
    driver = table(tmp_path, start={"players": [{"hand": hand}, {}]}, ui_scale=150)
    board = lanes(driver).board
    driver.focus("hand circuitry")
    assert board.closer_look() is not None, "in the well"
    low = board.console.well.copy()
    low.height = 20
    monkeypatch.setattr(type(board), "spare_room", property(lambda board: low))
    assert board.closer_look() is None


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("size", "scale"), LARGE)
def test_the_wounds_that_are_left_hide_nobody(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    """The board lay over both Scrapbots of the first lane."""
    ready = {"lanes": [bot("sentry_gun"), None, None]}
    driver = table(tmp_path, size=size, ui_scale=scale, start={"players": [ready, ready]})
    board = lanes(driver).board
    taken = [one.half.figure for one in board.lane_widgets() if one.bot is not None]
    assert len(taken) == 2 and board.places.wound_board.collidelist(taken) < 0


def test_the_keys_of_the_market_hide_neither_numbers_nor_the_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[pygame.Rect] = []
    draw = key_caps.draw_tag

    def noted(*facts: Any, **more: Any) -> pygame.Rect:
        seen.append(draw(*facts, **more))
        return seen[-1]

    monkeypatch.setattr(key_caps, "draw_tag", noted)
    driver = table(tmp_path, ui_scale=150, start={"players": [{"hand": [], "scrap": 15}, {}]})
    driver.key(pygame.K_b)
    driver.app.frame(100)
    stalls = [one.rect for one in lanes(driver).board.stall_cards() if one is not None]
    assert len(stalls) == 5 and len(seen) >= 5
    for tag, stall in zip(seen[-5:], stalls, strict=True):
        # At the right of the picture stands health or price.
        assert stall.top <= tag.top and tag.right < stall.left + 0.33 * stall.width
