"""Cards are dragged, aimed and foreseen on the Scrapbots table, and picked by keys."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.paint.text import plain
from game.ui.tables.scrapbots.lanes import targets
from game.ui.tables.scrapbots.lanes.targets import draw_lane_tags, draw_targets
from game.ui.tables.scrapbots.panels.shelf import Price
from game.ui.tables.scrapbots.panels.tank import Tank
from tests.ui.lanes_table import bot, drag, lanes, table, tags_of
from tests.ui.test_scrapbots_keys import full_table, press, record


@pytest.mark.slow
def test_a_card_is_dragged_to_a_lane_and_to_a_pool(tmp_path: Path) -> None:
    hand = ["drone", "circuitry", "spare_parts"]
    driver = table(tmp_path, start={"players": [{"hand": hand}, {}]})
    scene = lanes(driver)
    drag(driver, "hand drone", scene.board.half(0, 2).field.center)
    assert scene.session.match.record == ["0 build drone lane 3"]
    drag(driver, "hand circuitry", scene.board.pile(0, "energy").center)
    drag(driver, "hand spare_parts", scene.board.pile(0, "scrap").center)
    assert scene.session.match.record[1:] == ["0 energy circuitry", "0 scrap spare_parts"]


@pytest.mark.slow
def test_what_is_bought_is_dragged_home(tmp_path: Path) -> None:
    start = {"market": ["scout", "drone", "drone", "blaster", "chainsaw"], "players": [{"scrap": 5}, {}]}
    driver = table(tmp_path, start=start)
    drag(driver, "market scout", lanes(driver).board.pile(0, "discard").center)
    assert lanes(driver).session.match.record == ["0 buy scout"]


@pytest.mark.slow
def test_a_drag_to_nowhere_does_nothing(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["drone", "circuitry"]}, {}]})
    scene = lanes(driver)
    for place in (scene.board.half(1, 1).field.center, scene.board.places.wound_board.center):
        drag(driver, "hand drone", place)
        assert scene.session.match.record == []
        assert not scene.dragging.moving
    assert scene.chooser is not None and not scene.chooser.given


@pytest.mark.slow
def test_a_drop_that_could_mean_two_things_asks_which(tmp_path: Path) -> None:
    players = [{"hand": ["magnet_trap", "circuitry"]}, {"lanes": [bot("scout"), bot("drone"), None]}]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    drag(driver, "hand magnet_trap", scene.board.half(1, 1).field.center)
    assert [one.name for one in scene.board.answers()] == ["scrap True", "energy True", "Put back"]
    driver.key(pygame.K_ESCAPE)
    assert scene.chooser is not None and scene.chooser.picked("hand") == ("magnet_trap",)
    driver.key(pygame.K_ESCAPE)
    assert not scene.chooser.given
    drag(driver, "hand magnet_trap", scene.board.half(1, 1).field.center)
    driver.click("energy True")
    assert scene.session.match.record == ["0 energy magnet_trap text lane 2"]


@pytest.mark.slow
def test_legal_places_light_up_while_a_card_is_dragged(tmp_path: Path) -> None:
    players = [{"hand": ["drone", "circuitry"], "lanes": [None, bot("scout"), None]}, {}]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    start = driver.control("hand drone").rect.center
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    place = scene.board.half(0, 0).field.center
    driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    assert {"own lane 1", "own lane 3"} <= set(driver.names())
    pools = [one for one in scene.form.widgets if isinstance(one, Tank) and one.reachable]
    assert [one.name for one in pools] == ["own scrap"]
    driver.event(pygame.MOUSEBUTTONUP, pos=(5, 400), button=1)


@pytest.mark.slow
def test_an_attack_is_foreseen_before_it_is_confirmed(tmp_path: Path) -> None:
    players = [
        {"lanes": [None, bot("scout"), None], "energy": 5},
        {"lanes": [bot("sentry_gun", 10), bot("drone"), None]},
    ]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    driver.click("own lane 2")
    driver.move(driver.control("attack 1").rect.center)
    preview = scene.foresee(scene.board.considered())
    assert preview is not None and preview.coin
    assert [blow.damage for blow in preview.tails] == [0, 20, 0]
    assert [blow.damage for blow in preview.heads] == [10, 20, 0] and preview.heads[0].destroyed
    assert preview.heads[2].wounds == 1
    before = driver.pixels()
    driver.move((5, 400))
    assert driver.pixels() != before, "the struck lanes show nothing"
    driver.click("attack 0")
    driver.settle()
    assert scene.session.match.record == ["0 attack lane 2 1"]


@pytest.mark.slow
def test_pointing_at_the_scrapbot_foresees_what_is_activated_on_it(tmp_path: Path) -> None:
    players = [
        {"hand": ["chainsaw", "circuitry"], "lanes": [bot("drone"), None, bot("drone")]},
        {"lanes": [None, bot("drone"), None]},
    ]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    driver.click("hand chainsaw")
    driver.click("activate 0")
    driver.move(driver.control("own lane 3").rect.center)
    preview = scene.foresee(scene.board.considered())
    assert preview is not None
    assert [(blow.damage, blow.wounds) for blow in preview.tails] == [(0, 0), (10, 0), (0, 1)]
    driver.click("own lane 3")
    assert scene.session.match.record == ["0 activate chainsaw lane 3"]


@pytest.mark.slow
def test_a_target_is_chosen_by_its_scrapbot(tmp_path: Path) -> None:
    players = [{"hand": ["magnet_trap", "circuitry"]}, {"lanes": [bot("scout"), bot("drone"), None]}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand magnet_trap")
    driver.click("energy True")
    driver.click("enemy lane 2")
    driver.settle()
    assert lanes(driver).session.match.record == ["0 energy magnet_trap text lane 2"]
    bots = lanes(driver).view.players[1].lanes
    assert [one.exhausted for one in bots if one is not None] == [False, True]


@pytest.mark.slow
def test_digits_pick_from_the_hand_and_e_ends_the_turn(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"players": [{"hand": ["drone", "circuitry"]}, {}]})
    scene = lanes(driver)
    driver.key(pygame.K_2)
    assert scene.chooser is not None and scene.chooser.picked("hand") == ("circuitry",)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_e)
    driver.settle()
    assert scene.session.match.record[0] == "0 pass"


@pytest.mark.slow
def test_letters_use_the_picked_card_and_a_digit_names_its_lane(tmp_path: Path) -> None:
    hand = ["drone", "circuitry", "circuitry"]
    driver = table(tmp_path, "person", "greedy", start={"players": [{"hand": hand, "scrap": 5}, {}]})
    scene = lanes(driver)
    for key in (pygame.K_2, pygame.K_g, pygame.K_1, pygame.K_b, pygame.K_2):
        driver.key(key)
        driver.settle()
    assert scene.session.match.record[:2] == ["0 energy circuitry", "0 build drone lane 2"]


@pytest.mark.slow
def test_a_activates_the_picked_component_and_else_aims_an_attack(tmp_path: Path) -> None:
    start = {"players": [{"hand": ["chainsaw", "circuitry"], "lanes": [None, bot("drone"), None]}, {}]}
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = lanes(driver)
    driver.key(pygame.K_2)
    driver.key(pygame.K_a)
    assert scene.aiming and scene.chooser is not None and not scene.chooser.given
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_1)
    assert "A" in [one.key_name for one in scene.board.answers()]
    for key in (pygame.K_a, pygame.K_2):
        driver.key(key)
        driver.settle()
    assert scene.session.match.record[0] == "0 activate chainsaw lane 2"


def test_the_card_that_is_meant_lies_over_its_neighbours(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["drone", "circuitry", "spare_parts"] * 4}, {}]})
    driver.focus("hand drone")
    shown = lanes(driver).board.hand_cards()[0]
    right = shown.rect.move(shown.rect.width // 2, 0).clip(shown.rect).inflate(-30, -30)
    assert shown.face is not None
    picture = shown.gallery.card(shown.face, shown.rect.width)
    alone = picture.subsurface(right.move(-shown.rect.left, -shown.rect.top))
    whole = driver.app.window.subsurface(right)
    same = [
        whole.get_at((x, y))[:3] == alone.get_at((x, y))[:3]
        for x in range(0, right.width, 5)
        for y in range(0, right.height, 5)
    ]
    assert sum(same) > 0.95 * len(same)


@pytest.mark.slow
def test_no_tag_lies_over_the_picked_card(tmp_path: Path) -> None:
    ready = [bot("golem"), bot("sentinel"), bot("enforcer")]
    players = [{"hand": ["chainsaw", "circuitry", "circuitry"] * 3, "lanes": ready}, {}]
    driver = table(tmp_path, start={"players": players})
    board = lanes(driver).board
    for card in driver.cards()[:3]:
        card.activate()
        driver.app.frame(0)
        picked = next(one for one in board.hand_cards() if one.picked)
        tags = draw_lane_tags(driver.app.window.copy(), board, board.targets())
        assert picked.rect.collidelist(tags) < 0
        lanes(driver).step_back()
        driver.app.frame(0)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [150, 100])
def test_what_an_activation_does_is_told_where_nobody_stands(tmp_path: Path, scale: int) -> None:
    """In one line across the arena it lay over the head of who stands in the next lane."""
    own = {"hand": ["circuitry", "chainsaw"], "lanes": [None, bot("golem"), bot("sentry_gun")]}
    other = {"lanes": [bot("enforcer"), bot("drone"), bot("sentry_gun")]}
    driver = table(tmp_path, "person", "greedy", ui_scale=scale, start={"players": [own, other]})
    driver.click("hand chainsaw")
    board = lanes(driver).board
    tags = draw_lane_tags(driver.app.window.copy(), board, board.targets())
    figures = [one.half.figure for one in board.lane_widgets() if one.bot is not None]
    assert len(tags) == 2 and len(figures) == 5
    assert all(tag.collidelist(figures) < 0 for tag in tags)
    assert min(tag.height for tag in tags) >= 18


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [150, 100])
def test_a_build_says_what_it_stops_where_nobody_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    own = {"hand": ["circuitry", "drone"], "lanes": [None, None, bot("golem")]}
    other = {"lanes": [bot("enforcer"), bot("drone"), bot("sentry_gun")]}
    driver = table(tmp_path, "person", "greedy", ui_scale=scale, start={"players": [own, other]})
    driver.click("hand drone")
    told = [words.replace("\n", " ") for words, _ in tags_of(driver, monkeypatch)]
    assert told.count("BUILD: ready next turn, stops 2 Wounds") == 1
    assert told.count("BUILD: ready next turn, stops 1 Wound") == 1
    board = lanes(driver).board
    tags = draw_lane_tags(driver.app.window.copy(), board, board.targets())
    figures = [one.half.figure for one in board.lane_widgets()][:3]
    figures += [one.half.figure for one in board.lane_widgets() if one.bot is not None]
    assert len(tags) == 2 and all(tag.collidelist(figures) < 0 for tag in tags)
    assert board.places.wound_board.collidelist(tags) < 0


def test_the_ribbon_to_a_lane_of_ones_own_runs_through_no_head(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strong: list[tuple[tuple[int, int], ...]] = []

    def noted(_: pygame.Surface, *places: Any, **facts: bool) -> None:
        if facts["strong"]:
            strong.append(places[:3])

    own = {"hand": ["circuitry"] * 5 + ["chainsaw"], "lanes": [None, bot("golem"), None]}
    other = {"lanes": [bot("enforcer"), bot("drone"), bot("sentry_gun")]}
    driver = table(tmp_path, "person", "greedy", ui_scale=150, start={"players": [own, other]})
    driver.click("hand chainsaw")
    monkeypatch.setattr(targets, "draw_ribbon", noted)
    board = lanes(driver).board
    draw_targets(driver.app.window.copy(), board, board.targets())
    (((x1, y1), (x3, y3), (x2, y2)),) = strong
    shares = [step / 40 for step in range(41)]
    curve = [
        tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in ((x1, x2, x3), (y1, y2, y3)))
        for t in shares
    ]
    heads = [one.half.figure.copy() for one in board.lane_widgets() if one.bot is not None]
    for head in heads:
        head.height //= 2
    assert len(heads) == 4 and not any(head.collidepoint(place) for head in heads for place in curve)


@pytest.mark.slow
def test_a_hint_on_the_stage_stays_off_the_console(tmp_path: Path) -> None:
    players = [{}, {"lanes": [bot("golem"), bot("enforcer"), None]}]
    driver = table(tmp_path, start={"players": players})
    stage = lanes(driver).board.places.frame.stage.rect
    driver.move(driver.control("enemy lane 2").rect.center)
    driver.rest(700)
    form, canvas = driver.scene.form, driver.app.canvas
    assert form.told is not None and all(
        stage.contains(rect) for rect in form.draw_hint(canvas.surface, canvas.view)
    )


def test_a_lane_says_before_it_is_clicked_why_no_component_is_activated_there(tmp_path: Path) -> None:
    own = {"hand": ["chainsaw"], "lanes": [bot("drone"), bot("scout", exhausted=True), None]}
    driver = table(tmp_path, "person", "greedy", start={"players": [own, {}]})
    lane = driver.scene.form.named("own lane 2")
    assert lane is not None and "activated" not in lane.hint
    driver.key(pygame.K_1)
    driver.settle()
    for name, told in (
        ("own lane 2", "Scout is exhausted until your next turn"),
        ("attack lane 2 1", "Scout is exhausted until your next turn"),
        ("own lane 3", "this lane is empty"),
    ):
        found = driver.scene.form.named(name)
        assert found is not None and told in found.hint, name
    ready = driver.scene.form.named("own lane 1")
    assert ready is not None and not ready.hint


def test_of_equal_cards_in_the_market_the_one_that_was_clicked_is_marked(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_p)
    scene = lanes(driver)
    card = scene.board.stall_card(3)
    assert card is not None
    driver.click_at(card.rect.center)
    driver.settle()
    assert [one is not None and one.picked for one in scene.board.stall_cards()] == [False] * 3 + [
        True,
        False,
    ]
    assert [one is not None and one.dim for one in scene.board.stall_cards()] == [True] * 3 + [False, True]
    prices = [one.buy for one in scene.form.widgets if isinstance(one, Price)]
    assert prices == ["buy", "", "buy", "picked", "buy"]
    button = next(one for one in scene.board.answers() if one.primary)
    assert plain(button.text).split() == ["Buy", "Drone", "for", "4"]


def test_e_says_what_is_still_picked_and_which_keys_go_on(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_p)
    card = lanes(driver).board.stall_card(3)
    assert card is not None
    driver.click_at(card.rect.center)
    press(driver, pygame.K_LEFT, pygame.K_e)
    assert lanes(driver).form.hints.text == "Drone is still picked: B buys it, Esc puts it back."
    press(driver, pygame.K_b)
    assert record(driver)[-1] == "0 buy drone"
