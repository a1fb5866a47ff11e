"""Dino Battles by keys alone: Tab comes to what is offered first, and the focus follows what is asked."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.kit.guard import SETTLING
from game.ui.kit.modal import Modal
from game.ui.kit.toast import FOOT
from game.ui.paint.text import text_width
from game.ui.tables.dino_battles import keyboard
from game.ui.tables.dino_battles.keyboard import offered, sensible, targets
from game.ui.tables.dino_battles.targets import standing_place
from game.ui.tables.overlays.menu import Tool
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

BENCH = [dino("utahraptor"), dino("compsognathus"), None]


def focus(driver: Driver) -> str:
    found = driver.scene.form.focus
    return "" if found is None else found.name


def at_the_table(folder: Path, hand: list[str], items: tuple[str, ...] = (), damage: int = 30) -> Driver:
    mine = {"dinos": [dino("triceratops", damage=damage), *BENCH], "hand": hand, "items": list(items)}
    other = {"dinos": [dino("tyrannosaurus"), *BENCH], "hand": ["attack"]}
    driver = table(folder, start=main_phase(mine, other))
    driver.wait_for_guard()
    return driver


def press(driver: Driver, *keys: int) -> None:
    for key in keys:
        driver.wait_for_guard()
        driver.key(key)
        driver.settle()


@pytest.mark.slow
def test_tab_comes_first_to_what_can_be_played_and_then_to_the_buttons(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["adrenaline", "attack"], ("smoke_screen", "nanite_gel"))
    stops = []
    for _ in range(4):
        press(driver, pygame.K_TAB)
        stops.append(focus(driver))
    # Adrenaline and the Smoke Screen wait for their windows.
    assert stops[:2] == ["hand attack", "own item nanite_gel"]
    assert set(stops[2:]) == {"switch", "pass"}


def test_a_picked_card_leads_to_its_target_and_then_back_to_the_hand(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["steel_claws", "attack"])
    press(driver, pygame.K_TAB)
    assert focus(driver) == "hand steel_claws"
    press(driver, pygame.K_RETURN)
    assert focus(driver) == "own 1"
    press(driver, pygame.K_RETURN)
    assert scene_of(driver).session.match.record[-1] == "0 attach steel_claws to 1"
    assert focus(driver) == "hand attack"
    assert driver.scene.form.meant is driver.scene.form.focus


@pytest.mark.slow
def test_targets_are_taken_in_their_order_and_cards_where_the_last_one_was(tmp_path: Path) -> None:
    start = {
        "phase": "placement",
        "players": [
            {"hand": ["attack", "triceratops", "utahraptor", "tyrannosaurus"], "kept": True},
            {"kept": True, "ready": True, "dinos": [dino("utahraptor")]},
        ],
    }
    driver = table(tmp_path, "person", "greedy", start=start)
    stops = []
    for _ in range(4):
        press(driver, pygame.K_RETURN)
        stops.append(focus(driver))
    assert stops == ["hand triceratops", "own 0", "hand utahraptor", "own 1"]


def test_an_item_has_the_digit_after_those_of_the_hand_and_a_target_its_place(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack"], ("nanite_gel",))
    press(driver, pygame.K_2)
    assert focus(driver).startswith("own ")
    press(driver, pygame.K_0)
    assert scene_of(driver).session.match.record[-1] == "0 use nanite_gel on 0"


@pytest.mark.parametrize(("card", "done"), [("triceratops", "bench"), ("attack", "load")])
def test_a_digit_shows_a_card_first_and_plays_it_when_pressed_again(
    tmp_path: Path, card: str, done: str
) -> None:
    driver = at_the_table(tmp_path, [card, "defend"])
    scene = scene_of(driver)
    press(driver, pygame.K_1)
    assert focus(driver) == f"hand {card}" and not scene.session.match.record
    assert "1 again, or Enter" in driver.app.toast.text
    press(driver, pygame.K_1)
    assert scene.session.match.record == [f"0 {done} {card}"]


def test_enter_without_a_focus_comes_to_the_first_thing_that_is_offered(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["adrenaline", "attack"])
    press(driver, pygame.K_RETURN)
    assert focus(driver) == "hand attack"


def test_the_mouse_keeps_the_focus_where_it_clicked(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack", "defend"])
    driver.click("hand attack")
    driver.settle()
    assert not driver.scene.form.by_keys
    assert scene_of(driver).session.match.record[-1] == "0 load attack"


def test_answers_to_an_attack_take_the_focus_of_the_keys(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 2, "defend": 2}
    mine = {"dinos": [dino("triceratops"), *BENCH], "combat_deck": deck, "hand": []}
    other = {"dinos": [dino("tyrannosaurus"), *BENCH], "combat_deck": deck, "hand": []}
    driver = table(tmp_path, "person", "normal", start=main_phase(mine, other, phase="combat", active=0))
    press(driver, pygame.K_TAB)
    assert focus(driver).startswith("answer ")
    assert not offered(driver.scene.form.widgets, begun=False)


def test_the_keys_begin_at_the_answer_that_costs_least(tmp_path: Path) -> None:
    deck = {"attack": 0, "evade": 2, "defend": 2}
    mine = {"dinos": [dino("triceratops"), *BENCH], "combat_deck": {**deck, "attack": 1}, "hand": []}
    other = {"dinos": [dino("ankylosaurus"), *BENCH], "combat_deck": deck, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat", active=0))
    press(driver, pygame.K_TAB, pygame.K_1)
    driver.to_the_table()
    press(driver, pygame.K_TAB)
    scene = scene_of(driver)
    open_answers = [one for one in scene.board.answers() if one.reachable]
    best = sensible(open_answers)
    assert best is not None and best.name == "answer defend" != open_answers[0].name


def test_the_keys_begin_at_no_answer_that_wastes_a_card(tmp_path: Path) -> None:
    """Seen in play: the focus was on an evasion that no throw could bring about."""
    mine = {"dinos": [dino("triceratops"), *BENCH], "combat_deck": {"evade": 2}, "hand": []}
    other = {"dinos": [dino("tyrannosaurus"), *BENCH], "combat_deck": {"attack": 1}, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat", active=1))
    press(driver, pygame.K_TAB, pygame.K_1)
    driver.to_the_table()
    best = sensible([one for one in scene_of(driver).board.answers() if one.reachable])
    assert best is not None and best.name == "answer take"


def test_a_digit_that_no_target_has_picks_no_card_instead(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["steel_claws", "attack", "defend"])
    press(driver, pygame.K_1)
    before = focus(driver)
    press(driver, pygame.K_3)
    assert focus(driver) == before == "own 1" and not scene_of(driver).session.match.record


def test_the_way_out_of_a_switch_stays_where_it_is(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack", "defend", "evade"])
    press(driver, pygame.K_s, pygame.K_1)
    places = []
    for key in (pygame.K_1, pygame.K_2):
        buttons = [one for one in driver.scene.form.widgets if one.name in ("pay", "no switch")]
        places.append({one.name: one.rect.copy() for one in buttons})
        press(driver, key)
    places.append({name: driver.control(name).rect.copy() for name in ("pay", "no switch")})
    assert places[0] == places[1] == places[2] and len(places[0]) == 2


def test_what_the_pointer_only_rests_on_has_no_closer_look_after_another_question(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["steel_claws", "attack"])
    board = scene_of(driver).board
    driver.click("hand steel_claws")
    driver.click("own 1")
    driver.settle()
    assert scene_of(driver).session.match.record == ["0 attach steel_claws to 1"]
    assert board.closer_look() is None
    driver.move(driver.control("own 2").rect.center)
    assert board.closer_look() is not None


def test_a_dinosaur_is_looked_at_on_its_own_side(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack"])
    board = scene_of(driver).board
    for name, far in (("own 0", "far bench"), ("own 1", "far bench"), ("enemy 1", "near bench")):
        driver.move(driver.control(name).rect.center)
        look = board.closer_look()
        assert look is not None and not look.rect.colliderect(board.places[far]), name


@pytest.mark.slow
def test_a_card_of_the_hand_is_looked_at_over_no_plate_and_hardly_over_a_fighter(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack", "steel_claws", "rust_bomb", "defend", "attack"])
    board = scene_of(driver).board
    for size in ((960, 540), (1280, 720), (1920, 1080)):
        scene_of(driver).resize(size, 1.0)
        driver.settle()
        for card in board.hand_cards():
            driver.move(card.rect.center)
            look = board.closer_look()
            assert look is not None
            # What it is for stays in sight: Rust Bomb breaks an enemy's Upgrade.
            side = "far bench" if card.name == "hand rust_bomb" else "near bench"
            assert not look.rect.colliderect(board.places[side]), card.name
            for seat in (0, 1):
                box = board.arena.figures.box(seat)
                assert not look.rect.colliderect(board.arena.plate(seat))
                assert look.rect.clip(box).width < box.width / 4


def test_what_a_target_would_change_is_not_covered_by_its_hint(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack"], ("nanite_gel",))
    press(driver, pygame.K_2)
    driver.rest(900)
    board = scene_of(driver).board
    hint = driver.scene.form.hint_place(pygame.Rect(0, 0, 1280, 720))
    assert hint is not None and board._tags and hint.collidelist(board._tags) < 0


def test_a_notice_lies_below_the_plates_and_not_on_the_hand(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["smoke_screen", "attack"])
    seen = pygame.Rect(0, 0, 1280, 720)
    for scale in (1.0, 1.5, 2.0):
        scene = scene_of(driver)
        scene.resize(seen.size, scale)
        field = scene.notice_field(seen)
        foot = field.bottom - round(FOOT * scene.scale)
        driver.move(driver.control("hand smoke_screen").rect.center)
        driver.rest(300)
        look = scene.board.closer_look()
        assert look is not None and not look.rect.colliderect(field), "nothing lies over it"
        assert scene.board.arena.plate(0).bottom < foot <= scene.board.places["arena"].bottom


def test_space_spends_no_combat_card(tmp_path: Path) -> None:
    """Whoever hurries a show by it may press it once too often; Enter attacks."""
    mine = {"dinos": [dino("triceratops"), *BENCH], "combat_deck": {"attack": 1}}
    other = {"dinos": [dino("tyrannosaurus"), *BENCH], "combat_deck": {"attack": 1}}
    start = {**main_phase(mine, other), "phase": "combat", "active": 0}
    driver = table(tmp_path, start=start)
    driver.wait_for_guard()
    press(driver, pygame.K_RETURN)
    assert focus(driver) == "answer attack"
    record = scene_of(driver).session.match.record
    press(driver, pygame.K_SPACE)
    assert scene_of(driver).session.match.record == record
    press(driver, pygame.K_RETURN)
    assert scene_of(driver).session.match.record[len(record)] == "0 attack"


def test_the_first_space_after_a_hurried_show_only_says_that_the_next_one_passes(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack"])
    scene, told = scene_of(driver), []
    scene.context.notify = told.append
    scene.next_step()
    record = list(scene.session.match.record)
    # One that is pressed at once was meant for the show as well.
    for _ in range(2):
        driver.key(pygame.K_SPACE)
    assert driver.scene is scene and scene.session.match.record == record
    assert told == ["Space passes now: press it again."]
    driver.settle()
    press(driver, pygame.K_SPACE)
    # A Combat Card can still be loaded.
    assert isinstance(driver.scene, Modal) and len(told) == 1


def placing(folder: Path) -> Driver:
    """Ada chooses whether to keep her hand; Dinosaurs are placed next."""
    driver = table(folder, "person", "greedy", seed=3)
    driver.wait_for_guard()
    return driver


def until_asked(driver: Driver, kind: str) -> None:
    scene = scene_of(driver)
    for _ in range(200):
        driver.settle()
        if scene.asked is not None and scene.asked.kind == kind and not scene.playing:
            break
        driver.app.frame(50)
    assert scene.asked is not None and scene.asked.kind == kind
    driver.rest(SETTLING)


@pytest.mark.slow
def test_a_key_that_needs_no_focus_leads_to_the_first_dinosaur_as_well(tmp_path: Path) -> None:
    driver = placing(tmp_path)
    until_asked(driver, "mulligan")
    press(driver, pygame.K_RETURN)
    until_asked(driver, "place")
    assert focus(driver) == "hand triceratops"
    press(driver, pygame.K_RETURN)
    board = scene_of(driver).board
    (plate, *_) = targets(scene_of(driver).form.widgets)
    # Where it will stand is ringed on the sand as well.
    standing = standing_place(plate)
    assert standing is not None and board.arena.half(0).contains(standing)


@pytest.mark.slow
def test_enter_after_a_click_that_placed_a_dinosaur_is_not_refused(tmp_path: Path) -> None:
    driver = placing(tmp_path)
    until_asked(driver, "mulligan")
    driver.click("keep")
    until_asked(driver, "place")
    driver.click("hand triceratops")
    driver.click("own 0")
    until_asked(driver, "place")
    assert focus(driver) != "own 0"
    press(driver, pygame.K_RETURN)
    until_asked(driver, "precombat")


def test_escape_puts_a_switch_back_and_the_question_keeps_the_match_as_it_is(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack", "defend", "evade"])
    press(driver, pygame.K_s, pygame.K_1)
    assert scene_of(driver).pays
    press(driver, pygame.K_ESCAPE)
    question = driver.scene
    if isinstance(question, Modal):
        focused = question.form.focus
        assert focused is question.buttons[-1], "Enter would take it back"
        driver.click(question.buttons[0].name)
    driver.settle()
    assert not scene_of(driver).pays


def test_a_hint_lies_on_no_plate_and_on_no_card_of_the_hand(tmp_path: Path) -> None:
    driver = at_the_table(tmp_path, ["attack", "defend", "evade", "steel_claws", "rust_bomb", "attack"])
    scene = scene_of(driver)
    for size, scale in (((1280, 720), 1.0), ((1280, 720), 1.5), ((960, 540), 1.5)):
        scene.resize(size, scale)
        field = scene.board.hint_field
        assert field is not None and not field.colliderect(scene.board.places["foot"])
        assert not any(field.colliderect(scene.board.arena.plate(seat)) for seat in (0, 1))


def test_arrows_lead_from_one_target_to_the_next(tmp_path: Path) -> None:
    """Right of the fighting enemy lay the tools, nearer than the enemy on the bench."""
    mine = {"hand": ["spit_venom"], "dinos": [dino("triceratops"), None, None, None]}
    other = {"dinos": [dino("tyrannosaurus"), dino("iguanodon"), None, None]}
    driver = table(tmp_path, start=main_phase(mine, other))
    driver.click("hand spit_venom")
    driver.settle()
    scene = scene_of(driver)
    scene.form.go(driver.control("enemy 0"))
    driver.key(pygame.K_RIGHT)
    assert scene.form.focus is not None and scene.form.focus.name == "enemy 1"
    driver.key(pygame.K_LEFT)
    assert scene.form.focus is not None and scene.form.focus.name == "enemy 0"


def test_a_benched_target_shows_its_key_where_it_has_no_room_for_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside large words its key worked, but stood nowhere."""
    drawn: list[str] = []

    def note(surface: pygame.Surface, text: str, *rest: Any, **more: Any) -> None:
        drawn.append(text)

    monkeypatch.setattr(keyboard, "draw_line", note)
    full = [dino(one) for one in ("triceratops", "utahraptor", "dimetrodon", "spinosaurus")]
    side = {"dinos": full, "hand": ["spit_venom"]}
    for scale in (100, 150):
        driver = table(tmp_path / str(scale), "person", "easy", start=main_phase(side, side), ui_scale=scale)
        driver.key(pygame.K_1)
        driver.settle()
        places = targets(scene_of(driver).form.widgets)
        assert len(places) == 4
        unseen = [str(one.number) for one in places if not one.number or not one.shows_number]
        assert set(unseen) <= set(drawn) and bool(unseen[1:]) == (scale == 150)


def test_an_arrow_never_leads_from_a_target_to_a_tool(tmp_path: Path) -> None:
    side = {"dinos": [dino("triceratops"), *BENCH], "hand": ["spit_venom"]}
    for scale in (100, 150):
        driver = table(tmp_path / str(scale), "person", "easy", start=main_phase(side, side), ui_scale=scale)
        driver.key(pygame.K_1)
        driver.settle()
        form = scene_of(driver).form
        aims = targets(form.widgets)
        assert len(aims) > 1
        for aim in aims:
            for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
                form.go(aim)
                driver.key(key)
                assert not isinstance(form.focus, Tool)


@pytest.mark.parametrize("scale", [100, 150])
def test_names_to_choose_from_have_letters_of_one_size(tmp_path: Path, scale: int) -> None:
    junk = ["dilophosaurus", "elasmosaurus", "troodon"]
    side = {"dinos": [dino("triceratops"), None, None, None], "hand": ["clone_vat"], "junk": junk}
    driver = table(tmp_path, "person", "easy", start=main_phase(side, side), ui_scale=scale)
    driver.key(pygame.K_1)
    driver.settle()
    answers = scene_of(driver).board.answers()
    assert len(answers) == 4 and len({one.size for one in answers}) == 1
    for one in answers:
        free = one.rect.width - one.unit(20) - (one.unit(26) if one.key_name else 0)
        assert text_width(one.shown, "title", one.unit(one.size)) <= free, one.text
