"""Prices at a Dino Battles table before a choice is made, and what is said of choices and knock-outs."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.toast import FOOT
from game.ui.tables.dino_battles.panels.answer_button import AnswerButton
from game.ui.tables.dino_battles.shows import announcements
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.shows.shows import Happening
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

FREE = [None] * 3


def after_the_dice(folder: Path, *hand: str, answer: str = "take", left: int = 120) -> Driver:
    """Ada's Triceratops has attacked Bo's Tyrannosaurus, and she may play a card."""
    deck = {"attack": 2, "evade": 2, "defend": 2}
    mine = {"dinos": [dino("triceratops"), *FREE], "combat_deck": deck, "hand": list(hand)}
    other = {"dinos": [dino("tyrannosaurus", damage=120 - left), *FREE], "combat_deck": deck, "hand": []}
    driver = table(folder, start=main_phase(mine, other, phase="combat"))
    for name in ("attack", answer):
        driver.click(f"answer {name}")
        driver.to_the_table()
    asked = scene_of(driver).asked
    assert asked is not None and asked.kind == "window_dice"
    return driver


def line(scene: DinoScene) -> str:
    shown = scene.board.arena.sum
    assert shown is not None
    return shown.line


def point_at(driver: Driver, name: str) -> None:
    driver.wait_for_guard()
    driver.move(driver.control(name).rect.center)
    driver.settle()


@pytest.mark.slow
def test_a_card_after_the_dice_shows_what_it_would_change(tmp_path: Path) -> None:
    driver = after_the_dice(tmp_path, "adrenaline", "brace")
    scene = scene_of(driver)
    assert "With" not in line(scene)
    shown = scene.board.arena.sum
    assert shown is not None
    total = shown.near.low
    point_at(driver, "hand adrenaline")
    assert line(scene) == f"With Adrenaline: Tyrannosaurus loses {total + 4} HP instead of {total}."
    shown = scene.board.arena.sum
    assert shown is not None and (shown.near.was, shown.near.low) == ((total, total), total + 4)
    loss = next(one.loss for one in scene.form.widgets if one.name == "enemy 0")  # type: ignore[attr-defined]
    assert loss is not None and loss.mean == total + 4
    point_at(driver, "hand brace")
    assert line(scene) == "With Brace: nothing changes in this exchange."
    assert scene.session.match.record[-1] == "1 take"


@pytest.mark.slow
def test_a_card_that_answers_another_is_not_named_for_what_the_other_does(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 2, "defend": 2}
    mine = {"dinos": [dino("triceratops"), *FREE], "combat_deck": deck, "hand": ["gash", "adrenaline"]}
    other = {**mine, "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat"))
    for name in ("answer attack", "answer attack", "hand adrenaline"):
        driver.click(name)
        driver.to_the_table()
    scene = scene_of(driver)
    assert scene.asked is not None and scene.asked.kind == "respond"
    driver.move((5, 5))
    driver.settle()
    waiting, dinos = line(scene), ("Triceratops", "Tyrannosaurus")
    own, enemy = dinos[scene.asked.seat], dinos[1 - scene.asked.seat]
    assert waiting.startswith(f"With Adrenaline: {own} loses ")
    point_at(driver, "hand gash")
    assert line(scene) == waiting
    point_at(driver, "hand adrenaline")
    assert line(scene).startswith(f"With Adrenaline: {enemy} loses ") and own not in line(scene)


def test_a_knock_out_that_wins_is_said_to_win(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 0, "defend": 0}
    mine = {"dinos": [dino("triceratops"), *FREE], "combat_deck": deck, "hand": []}
    last = {"dinos": [dino("tyrannosaurus", damage=115), *FREE], "combat_deck": deck, "hand": []}
    more = {**last, "dinos": [dino("tyrannosaurus", damage=115), dino("utahraptor"), None, None]}
    for other, wins in ((last, True), (more, False)):
        driver = table(tmp_path, start=main_phase(mine, other, phase="combat"))
        said = "Knocking out Tyrannosaurus wins Ada the battle." in line(scene_of(driver))
        assert said is wins


@pytest.mark.slow
def test_a_dinosaur_that_its_conditions_will_knock_out_is_spoken_of(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 0, "defend": 0}
    other = {"dinos": [dino("tyrannosaurus"), *FREE], "combat_deck": deck, "hand": []}
    for left, falls in ((10, True), (11, False)):
        hurt = dino("triceratops", damage=110 - left, wounds=2)
        mine = {"dinos": [hurt, dino("utahraptor"), None, None], "combat_deck": deck, "hand": ["attack"]}
        told = scene_of(table(tmp_path, start=main_phase(mine, other, phase="postcombat"))).prompt_text()
        assert ("*K.O. at the next Startup:* Triceratops loses 10 HP." in told) is falls
        scene = scene_of(table(tmp_path, start=main_phase(mine, other, phase="combat")))
        lines = [one.line for one in scene.board.console.answers if isinstance(one, AnswerButton)]
        assert ("K.O. at Startup: −10 HP." in lines) is falls


def test_conditions_knock_out_on_the_bench_as_well_and_are_spoken_of(tmp_path: Path) -> None:
    """Who had switched away was told no more of it, and lost the Dinosaur all the same."""
    deck = {"attack": 2, "evade": 0, "defend": 0}
    other = {"dinos": [dino("tyrannosaurus"), *FREE], "combat_deck": deck, "hand": []}
    hurt = dino("triceratops", damage=100, wounds=2)
    mine = {"dinos": [dino("utahraptor"), hurt, None, None], "combat_deck": deck, "hand": ["attack"]}
    told = scene_of(table(tmp_path, start=main_phase(mine, other, phase="postcombat"))).prompt_text()
    assert "*K.O. at the next Startup:* Triceratops loses 10 HP." in told


def test_a_card_that_decides_a_knock_out_says_so(tmp_path: Path) -> None:
    driver = after_the_dice(tmp_path, "adrenaline", left=16)
    scene = scene_of(driver)
    assert "K.O." not in line(scene)
    point_at(driver, "hand adrenaline")
    assert line(scene).endswith("and is knocked out.")


@pytest.mark.slow
def test_a_card_without_a_target_is_played_by_one_click_as_others_are(tmp_path: Path) -> None:
    driver = after_the_dice(tmp_path, "adrenaline")
    driver.click("hand adrenaline")
    driver.settle()
    assert "0 play adrenaline" in scene_of(driver).session.match.record


def test_spikes_stand_in_the_result(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 0, "defend": 0}
    mine = {"dinos": [dino("tyrannosaurus"), *FREE], "combat_deck": deck, "hand": ["adrenaline"]}
    other = {"dinos": [dino("triceratops"), *FREE], "combat_deck": deck, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat"))
    for name in ("attack", "take"):
        driver.click(f"answer {name}")
        driver.to_the_table()
    assert "Spikes: Tyrannosaurus loses 5." in line(scene_of(driver))


def test_no_answer_is_shown_as_if_it_were_advised(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 2, "defend": 2}
    side = {"dinos": [dino("triceratops"), *FREE], "combat_deck": deck, "hand": []}
    driver = table(tmp_path, start=main_phase(side, side, phase="combat"))
    driver.move((5, 5))
    driver.click("answer attack")
    driver.to_the_table()
    driver.move((5, 5))
    driver.settle()
    scene = scene_of(driver)
    assert not [one for one in scene.form.widgets if getattr(one, "ringed", False)]
    assert "Bo answers" in line(scene), "who sits at the other side is not told to point"


@pytest.mark.slow
def test_the_card_that_is_asked_about_is_shown_with_what_it_does(tmp_path: Path) -> None:
    hurt = [dino("tyrannosaurus", damage=40), *FREE]
    mine = {"hand": ["ambush"], "dinos": [dino("triceratops"), *FREE]}
    other = {"hand": ["attack"], "items": ["nanite_gel"], "dinos": hurt}
    driver = table(tmp_path, start=main_phase(mine, other))
    driver.click("hand ambush")
    driver.to_the_table()
    scene = scene_of(driver)
    assert scene.asked is not None and scene.asked.kind == "respond"
    for scale in (1.0, 1.5):
        scene.resize((1280, 720), scale)
        driver.settle()
        scene.board.draw(pygame.Surface((1280, 720)))
        (shown,) = scene.board.spoken_of()[-3:-2]
        assert shown.width > 300 and scene.board.places["arena"].contains(shown)
        assert not any(shown.clip(scene.board.arena.plate(seat)).height > 6 for seat in (0, 1))
        field = scene.notice_field(pygame.Rect(0, 0, 1280, 720))
        assert field.bottom - round(FOOT * scene.scale) < shown.top, "a sentence lay over the card's name"


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_a_card_would_change_is_told_below_the_plate_and_over_no_tool(
    tmp_path: Path, scale: float
) -> None:
    mine = {"hand": ["spit_venom"], "dinos": [dino("triceratops"), *FREE]}
    driver = table(tmp_path, start=main_phase(mine, {"dinos": [dino("tyrannosaurus"), *FREE]}))
    scene = scene_of(driver)
    scene.resize((1280, 720), scale)
    driver.settle()
    driver.click("hand spit_venom")
    driver.settle()
    point_at(driver, "enemy 0")
    tags, plate = scene.board._tags, scene.board.arena.plate(1)
    assert tags and all(tag.top >= plate.bottom - tag.height // 2 for tag in tags)


def paying(folder: Path) -> Driver:
    """Ada's Triceratops costs two cards to bring in her Utahraptor."""
    mine = {
        "hand": ["attack", "evade", "attack", "defend"],
        "dinos": [dino("triceratops"), dino("utahraptor"), None, None],
    }
    other = {"hand": ["attack"], "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(folder, "person", "greedy", start=main_phase(mine, other))
    driver.key(pygame.K_s)
    driver.settle()
    driver.click("own 1")
    driver.settle()
    return driver


def chosen(driver: Driver) -> list[int]:
    return [number for number, card in enumerate(scene_of(driver).board.hand_cards()) if card.picked]


def button(driver: Driver, name: str) -> tuple[str, bool]:
    found = driver.scene.form.named(name)
    assert found is not None
    return found.text, found.reachable  # type: ignore[attr-defined]


def test_cards_for_a_switch_are_chosen_first_and_discarded_together(tmp_path: Path) -> None:
    driver = paying(tmp_path)
    scene = scene_of(driver)
    assert button(driver, "pay")[0] == "0 of 2 chosen"
    places = [card.rect for card in scene.board.hand_cards()]
    driver.wait_for_guard()
    for number in (2, 0):
        driver.click_at(places[number].center)
        driver.settle()
        driver.rest(400)
    assert chosen(driver) == [0, 2] and scene.session.match.record == ["0 switch 1"]
    now = [card.rect for card in scene.board.hand_cards()]
    assert max(abs(a.centerx - b.centerx) for a, b in zip(now, places, strict=True)) <= 4
    driver.click_at(places[1].center)
    driver.settle()
    assert chosen(driver) == [0, 2], "no more than the cost"
    driver.click("pay")
    driver.settle()
    assert scene.session.match.record[:3] == ["0 switch 1", "0 discard attack", "0 discard attack"]


def test_a_switch_is_made_by_keys_alone(tmp_path: Path) -> None:
    mine = {"hand": ["attack", "evade"], "dinos": [dino("compsognathus"), dino("utahraptor"), None, None]}
    other = {"hand": ["attack"], "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    driver.wait_for_guard()
    for key in (pygame.K_s, pygame.K_RETURN):
        driver.key(key)
        driver.settle()
        driver.rest(400)
    assert scene_of(driver).session.match.record[:1] == ["0 switch 1"]


def test_enter_alone_pays_for_a_switch(tmp_path: Path) -> None:
    """Seen in play: Enter chose a card and put it back for ever."""
    mine = {
        "hand": ["attack", "evade", "attack"],
        "dinos": [dino("triceratops"), dino("utahraptor"), None, None],
    }
    other = {"hand": ["attack"], "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    scene = scene_of(driver)
    for key in (pygame.K_s, pygame.K_RETURN):
        driver.wait_for_guard()
        driver.key(key)
        driver.settle()
    for count in (1, 2):
        driver.wait_for_guard()
        driver.key(pygame.K_RETURN)
        driver.settle()
        assert len(chosen(driver)) == count
    assert scene.form.focus is driver.control("pay")
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert len([one for one in scene.session.match.record if one.startswith("0 discard")]) == 2


def test_who_can_only_switch_or_pass_is_led_to_the_pass(tmp_path: Path) -> None:
    hand = ["adrenaline", "adrenaline", "evade"]
    mine = {"hand": hand, "dinos": [dino("triceratops"), dino("utahraptor"), None, None]}
    other = {"hand": ["attack"], "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(tmp_path, start=main_phase(mine, other))
    driver.wait_for_guard()
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    driver.to_the_table()
    scene = scene_of(driver)
    assert scene.session.match.record[0] == "0 load evade"
    for _ in range(3):
        if scene.asked is not None and scene.asked.seat == 0:
            break
        driver.wait_for_guard()
        driver.key(pygame.K_SPACE)
        driver.to_the_table()
    assert scene.asked is not None and scene.asked.seat == 0
    assert driver.control("switch").reachable and scene.form.focus is driver.control("pass")


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_who_does_not_switch_loses_nothing(tmp_path: Path, count: int) -> None:
    driver = paying(tmp_path)
    scene = scene_of(driver)
    driver.wait_for_guard()
    for key in (pygame.K_1, pygame.K_2)[:count]:
        driver.key(key)
        driver.settle()
        driver.rest(400)
    assert len(chosen(driver)) == count
    driver.click("no switch")
    driver.settle()
    assert scene.session.match.record == [] and len(scene.board.hand_cards()) == 4


def test_a_paid_switch_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    driver = paying(tmp_path)
    driver.wait_for_guard()
    for key in (pygame.K_1, pygame.K_4, pygame.K_SPACE):
        driver.key(key)
        driver.settle()
        driver.rest(400)
    scene = scene_of(driver)
    assert len(scene.session.match.record) == 3
    driver.key(pygame.K_u)
    driver.settle()
    assert scene.session.match.record == []


def test_an_item_that_is_set_says_that_it_does_nothing_yet(tmp_path: Path) -> None:
    mine = {"hand": ["dome_shield", "attack"], "dinos": [dino("triceratops"), *FREE]}
    other = {"hand": ["attack"], "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    driver.click("hand dome_shield")
    assert "does nothing until you use it: click it there" in driver.app.toast.text
    driver.settle()
    driver.click("own item dome_shield")
    driver.settle()
    assert scene_of(driver).session.match.record[:2] == ["0 set dome_shield", "0 use dome_shield"]


def test_that_an_item_does_nothing_yet_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = {"hand": ["smoke_screen", "smoke_screen", "attack"], "dinos": [dino("triceratops"), *FREE]}
    other = {"hand": ["attack"], "dinos": [dino("tyrannosaurus"), *FREE]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    told: list[str] = []
    monkeypatch.setattr(driver.context, "notify", told.append)
    for _ in range(2):
        driver.click("hand smoke_screen")
        driver.settle()
    assert scene_of(driver).session.match.record[:2] == ["0 set smoke_screen"] * 2
    assert len([one for one in told if "does nothing until" in one]) == 1


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_long_words_on_the_buttons_of_a_payment_are_not_small(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = scene_of(paying(tmp_path))
    scene.resize(size, 1.0)
    for name in ("pay", "no switch"):
        found = scene.form.named(name)
        assert (
            isinstance(found, Button) and found.length(found.scale) * found.scale <= found.rect.width + 1
        ), name


def test_the_side_that_moves_first_is_given_its_reason(tmp_path: Path) -> None:
    deck = {"attack": 1, "evade": 0, "defend": 0}
    mine = {"hand": ["attack"], "dinos": [dino("triceratops"), *FREE], "combat_deck": deck}
    other = {"hand": [], "dinos": [dino("utahraptor"), *FREE], "combat_deck": deck}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other), confirm_end_turn=False)
    scene = scene_of(driver)
    scene.session.match.act(0, "load attack")
    match = scene.session.match
    while match.state.phase == "precombat":
        match.act(match.decisions[0].seat, "pass")
    event = next(one for one in match.events if one.kind == "phase" and one.facts["phase"] == "combat")
    assert scene.tell(event) == "Combat: Bo's *Utahraptor* moves first, EVA 12 against 6."


def test_a_knock_out_is_announced_with_the_score_and_what_follows(tmp_path: Path) -> None:
    deck = {"attack": 2, "evade": 0, "defend": 0}
    mine = {"dinos": [dino("triceratops"), *FREE], "combat_deck": deck, "hand": []}
    bench = [dino("tyrannosaurus", damage=119), dino("utahraptor"), None, None]
    other = {"dinos": bench, "combat_deck": deck, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat"))
    for name in ("attack", "take"):
        driver.click(f"answer {name}")
        driver.to_the_table()
    scene = scene_of(driver)
    moment = next(one for one in scene.session.match.moments if one.event.kind == "knock_out")
    now = Happening(moment.view(0), moment.event, moment.view(0), 2000)
    shown = announcements._of_knock_out(scene.board, now)
    assert (shown.head, shown.title) == ("Ada scores a knock-out", "Tyrannosaurus is out")
    assert shown.why == "Ada against Bo: 1 : 0" and "sends in the next Dinosaur" in shown.what


def test_an_answer_shows_the_wounds_and_the_poison_that_it_may_bring(tmp_path: Path) -> None:
    deck = {"attack": 3, "evade": 2, "defend": 2}
    mine = {"dinos": [dino("spinosaurus"), *FREE], "combat_deck": deck, "hand": []}
    other = {"dinos": [dino("dilophosaurus"), *FREE], "combat_deck": deck, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat", active=0))
    attack, special = fight_button(driver, "attack"), fight_button(driver, "special 1")
    assert attack.figures[0].marks == (("bleed", 1),) and attack.figures[0].more_marks == (("poison", 2),)
    assert special.figures[0].marks == (("bleed", 3),)
    assert "Dilophosaurus: 3 Wounds." in special.hint
    point_at(driver, "answer special 1")
    assert line(scene_of(driver)).endswith("Dilophosaurus: 3 Wounds.")
    driver.click("answer attack")
    driver.to_the_table()
    for name, marks in (("attack", ("bleed", "poison")), ("defend", ("bleed",)), ("take", ("bleed",))):
        found = [mark for one in fight_button(driver, name).figures for mark, _ in one.marks]
        assert tuple(found) == marks, name
    assert fight_button(driver, "evade").figures[0].more_marks == (("bleed", 1),)
    point_at(driver, "answer attack")
    assert line(scene_of(driver)).endswith("Dilophosaurus: 1 Wound. Spinosaurus: Poison 2.")


@pytest.mark.parametrize("cards", [{}, {"attack": 1, "evade": 1, "defend": 1}])
def test_a_special_attack_has_a_large_button_where_there_is_room(
    tmp_path: Path, cards: dict[str, int]
) -> None:
    mine = {"dinos": [dino("spinosaurus"), *FREE], "combat_deck": {"attack": 3}, "hand": []}
    other = {"dinos": [dino("dilophosaurus"), *FREE], "combat_deck": cards, "hand": []}
    driver = table(tmp_path, start=main_phase(mine, other, phase="combat", active=0))
    attack, special = fight_button(driver, "attack"), fight_button(driver, "special 1")
    # Against many answers both have many figures, and the special attack lies inside the other.
    assert attack.rect.contains(special.rect) == bool(cards)
    if not cards:
        assert abs(attack.rect.height - special.rect.height) <= 1 and special.line == "Attack + Attack"


def fight_button(driver: Driver, name: str) -> AnswerButton:
    found = driver.control(f"answer {name}")
    assert isinstance(found, AnswerButton)
    return found
