"""What the Dino Battles table says that a player can do now, and that a drop on the arena is understood."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.events import Event
from game.engine.refusals import Pick
from game.ui.kit.guard import SETTLING
from game.ui.tables.dino_battles.table import DOUBLED, DinoScene
from game.words.dino_battles.recap import turn_lines
from tests.ui.dino_table import dino, drag, main_phase, scene_of, table
from tests.ui.driver import Driver
from tests.ui.lesson_play import one_step, opened


def placement(folder: Path, *hand: str) -> Driver:
    """Ada places her Dinosaurs."""
    start = {
        "phase": "placement",
        "initiative": 0,
        "players": [{"hand": list(hand), "kept": True}, {"hand": ["utahraptor"], "kept": True}],
    }
    return table(folder, start=start)


def main(folder: Path, *hand: str, bench: str = "", **facts: Any) -> Driver:
    """Ada is in her main phase against the computer."""
    dinos = [dino("utahraptor"), dino(bench) if bench else None, None, None]
    other = {"hand": ["attack"], "dinos": [dino("utahraptor"), None, None, None]}
    return table(
        folder, "person", "greedy", start=main_phase({"hand": list(hand), "dinos": dinos, **facts}, other)
    )


def test_placing_is_told_step_by_step(tmp_path: Path) -> None:
    driver = placement(tmp_path, "utahraptor", "tyrannosaurus", "attack")
    scene = scene_of(driver)
    told = []
    for name in ("hand utahraptor", "own 0", "hand tyrannosaurus", "own 1"):
        told.append(scene.prompt_text())
        driver.click(name)
        driver.settle()
    told.append(scene.prompt_text())
    assert [words.split(":")[0] for words in told] == [
        "Choose your active Dinosaur",
        "Utahraptor",
        "Add up to three Dinosaurs to your bench, or say that you are ready.",
        "Tyrannosaurus",
        "You can place no other Dinosaur",
    ]
    assert "active, or on the bench" in told[1]
    assert "bench" in told[3] and "active" not in told[3]


def test_the_last_dinosaur_goes_to_the_arena(tmp_path: Path) -> None:
    driver = placement(tmp_path, "utahraptor", "attack")
    driver.click("hand utahraptor")
    told = scene_of(driver).prompt_text()
    assert "arena" in told and "bench" not in told


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("dragged", [False, True], ids=["clicked", "dragged"])
def test_a_dinosaur_is_placed_anywhere_in_its_half_of_the_arena(tmp_path: Path, dragged: bool) -> None:
    driver = placement(tmp_path, "utahraptor", "attack")
    scene = scene_of(driver)
    arena = scene.board.places["arena"]
    for place, done in ((arena.w * 3 // 4, False), (arena.w // 3, True)):
        at = arena.left + place, arena.centery
        if dragged:
            drag(driver, "hand utahraptor", at)
        else:
            driver.click("hand utahraptor")
            driver.click_at(at)
            driver.settle()
        assert (scene.session.match.record == ["0 place utahraptor active"]) is done
        if not done and scene.chooser is not None:
            scene.chooser.clear()


@pytest.mark.default_cases(2)
@pytest.mark.parametrize(
    ("hand", "bench", "words"),
    [
        (("adrenaline",), "", "pass"),
        (("steel_claws",), "", "pass"),
        (("adrenaline",), "tyrannosaurus", "Switch"),
        (("attack",), "", "ringed"),
    ],
)
def test_a_main_phase_without_a_card_to_play_says_so(
    tmp_path: Path, hand: tuple[str, ...], bench: str, words: str
) -> None:
    driver = main(tmp_path, *hand, bench=bench)
    told = scene_of(driver).prompt_text()
    assert words in told and ("no card" in told) is (words != "ringed")


@pytest.mark.default_cases(2)
@pytest.mark.parametrize(
    ("card", "words"),
    [("triceratops", "your bench"), ("attack", "Combat Deck"), ("smoke_screen", "your Items")],
)
def test_a_dragged_card_says_where_it_goes(tmp_path: Path, card: str, words: str) -> None:
    driver = main(tmp_path, card, "attack", bench="tyrannosaurus")
    scene = scene_of(driver)
    x, y = driver.control(f"hand {card}").rect.center
    driver.wait_for_guard()
    driver.move((x, y))
    driver.event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    driver.event(pygame.MOUSEMOTION, pos=(x, y - 60), rel=(0, -60), buttons=(1, 0, 0))
    assert words in scene.prompt_text()


def test_a_card_that_goes_to_no_dinosaur_is_dropped_on_the_table(tmp_path: Path) -> None:
    driver = main(tmp_path, "scavenge", "attack", junk=["attack", "evade"])
    scene = scene_of(driver)
    drag(driver, "hand scavenge", scene.board.places["arena"].center)
    assert {button.text for button in scene.board.answers()} == {"Attack", "Evade", "Put back"}
    driver.key(pygame.K_ESCAPE)
    assert scene.chooser is not None and not scene.chooser.given


def test_a_card_for_a_switch_is_dropped_on_the_table(tmp_path: Path) -> None:
    driver = main(tmp_path, "attack", "evade", bench="tyrannosaurus")
    scene = scene_of(driver)
    driver.key(pygame.K_s)
    driver.settle()
    driver.click("own 1")
    driver.settle()
    drag(driver, "hand evade", scene.board.places["arena"].center)
    driver.click("pay")
    driver.settle()
    assert scene.session.match.record == ["0 switch 1", "0 discard evade"]


def test_the_recap_says_why_hp_were_lost_and_counts_moves_that_failed(tmp_path: Path) -> None:
    words = scene_of(main(tmp_path, "attack")).words
    lost = {"seat": 0, "place": 0, "dino": "utahraptor", "left": 20}
    events = [Event("damage", {**lost, "amount": 5, "why": why}) for why in ("poison", "wounds", "hit")]
    failed = Event("failed", {"seat": 1})
    told = [line.text for line in turn_lines(words, [*events, failed, failed, failed])[::-1]]
    assert [one.rpartition(" HP")[2] for one in told[:3]] == [" to poison.", " to wounds.", "."]
    assert told[3:] == ["Paralysis stopped 3 of *Bo*'s moves."]


def test_enter_leads_from_a_picked_card_to_its_dinosaur(tmp_path: Path) -> None:
    driver = main(tmp_path, "attack", "steel_claws", bench="tyrannosaurus")
    driver.wait_for_guard()
    for key in (pygame.K_2, pygame.K_RETURN, pygame.K_RETURN):
        driver.key(key)
    driver.settle()
    assert scene_of(driver).session.match.record == ["0 attach steel_claws to 1"]


@pytest.mark.slow
def test_who_hurries_through_a_show_answers_nothing_by_it(tmp_path: Path) -> None:
    """Space goes on in a show and passes after it; five presses a second pass nothing."""
    start = {
        "phase": "combat",
        "turn": 1,
        "players": [{"combat_deck": {"attack": 2, "evade": 0, "defend": 0}, "dinos": [dino("triceratops")]}]
        * 2,
    }
    driver = table(tmp_path, "person", "greedy", start=start, speed=4.0)
    scene = scene_of(driver)
    asked = scene.asked
    driver.wait_for_guard()
    driver.key(pygame.K_1)
    before = len(scene.session.match.record)
    with driver.unseen():
        for _ in range(200):
            if scene.asked is not None and scene.asked is not asked and not scene.playing:
                break
            driver.key(pygame.K_SPACE)
            driver.rest(160)
        assert scene.asked is not None
        for _ in range(2):
            driver.key(pygame.K_1)
            driver.rest(160)
    own = [entry for entry in scene.session.match.record[before:] if entry.startswith("0 ")]
    assert own == []


def after_a_pass(folder: Path, phase: str, *hand: str) -> Driver:
    """Ada is asked after Bo has passed."""
    side = {"dinos": [dino("utahraptor"), dino("triceratops"), None, None], "combat_deck": {"attack": 1}}
    # The computer may have nothing else to do.
    sides = {**side, "hand": list(hand), "kept": True, "ready": True}, {**side, "kept": True, "ready": True}
    active = int(phase == "combat")
    start = main_phase(*sides, phase=phase, active=active, passes=1)
    return table(folder, "person", "greedy", start=start)


@pytest.mark.parametrize(
    ("phase", "hand", "words"),
    [
        ("precombat", ("attack",), "Play a ringed card, or pass too: then the phase ends."),
        ("precombat", ("adrenaline",), "Switch your active Dinosaur, or pass too: then the phase ends."),
        ("combat", (), "or pass and end the combat?"),
    ],
)
def test_who_may_end_a_phase_by_a_pass_is_told_so(
    tmp_path: Path, phase: str, hand: tuple[str, ...], words: str
) -> None:
    told = scene_of(after_a_pass(tmp_path, phase, *hand)).prompt_text()
    assert told.startswith("Bo has passed.") and words in told


def test_the_prompt_names_items_where_only_they_can_be_used(tmp_path: Path) -> None:
    hurt = [dino("utahraptor", damage=30), None, None, None]
    near = {"hand": [], "items": ["nanite_gel"], "dinos": hurt}
    far = {"hand": ["attack"], "dinos": [dino("utahraptor"), None, None, None]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(near, far))
    assert scene_of(driver).prompt_text().startswith("A ringed Item can be used")


@pytest.mark.slow
def test_the_hand_is_seen_whole_while_one_of_its_cards_may_be_played_in_combat(tmp_path: Path) -> None:
    sides = [
        {"hand": ["adrenaline"], "dinos": [dino("utahraptor")], "combat_deck": {"attack": 2}},
        {"hand": [], "dinos": [dino("tyrannosaurus")], "combat_deck": {"attack": 1}},
    ]
    driver = table(tmp_path, start=main_phase(*sides, phase="combat"))
    driver.click("answer attack")
    driver.to_the_table()
    driver.click("answer take")
    driver.to_the_table()
    scene = scene_of(driver)
    assert scene.asked is not None and scene.asked.kind == "window_dice"
    window = pygame.Rect((0, 0), scene.size)
    for scale in (1.0, 1.5):
        scene.resize(scene.size, scale)
        (card,) = scene.board.hand_cards()
        assert card.pickable and window.contains(card.rect)
        # Its text and its foot are as they were: only the art is lower.
        image, whole = card._image(), card.gallery.card(card.face, card.rect.width, "full")
        assert image.get_height() == card.rect.height < whole.get_height()
        foot = pygame.Rect(0, 0, card.rect.width, card.rect.height // 2)
        parts = []
        for one in (image, whole):
            foot.bottom = one.get_height()
            parts.append(pygame.image.tobytes(one.subsurface(foot), "RGBA"))
        assert parts[0] == parts[1]


def test_a_pass_with_combat_cards_in_hand_is_asked_about_once_a_turn(tmp_path: Path) -> None:
    driver = main(tmp_path, "attack", "defend")
    scene, before = scene_of(driver), driver.scene
    driver.wait_for_guard()
    driver.key(pygame.K_SPACE)
    assert driver.scene is not before and scene.session.match.record == []
    driver.click("Go back")
    driver.settle()
    assert driver.scene is before and scene.session.match.record == []
    driver.click("pass")
    driver.settle()
    assert scene.session.match.record[:1] == ["0 pass"]


def test_the_question_about_a_pass_goes_back_by_enter(tmp_path: Path) -> None:
    driver = main(tmp_path, "attack", "defend")
    scene = scene_of(driver)
    driver.wait_for_guard()
    driver.key(pygame.K_SPACE)
    assert driver.scene is not scene
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert driver.scene is scene and scene.session.match.record == []


def shown_load(folder: Path) -> Driver:
    """A show runs: Ada has just loaded a card, and Bo had nothing to say to it."""
    driver = table(
        folder,
        "person",
        "greedy",
        start=main_phase(
            {"hand": ["ambush", "attack"], "dinos": [dino("triceratops"), None, None, None]},
            {"hand": [], "dinos": [dino("tyrannosaurus", damage=40), None, None, None]},
        ),
        reduce_motion=False,
    )
    driver.wait_for_guard()
    scene = scene_of(driver)
    card = next(one for one in scene.form.widgets if one.name == "hand ambush")
    driver.move(card.rect.center)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        driver.event(kind, pos=card.rect.center, button=1)
    assert scene.playing and scene.long_show, scene.session.match.record
    return driver


def test_the_second_click_of_a_double_click_leaves_the_show_of_its_choice(tmp_path: Path) -> None:
    driver = shown_load(tmp_path)
    scene, steps = scene_of(driver), []
    scene.playback.next_step = lambda: steps.append(1)  # type: ignore[method-assign]
    place = scene.board.places["arena"].center
    driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    assert steps == []
    driver.rest(600)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    assert steps == [1]


def test_the_buttons_of_a_show_have_room_for_their_words(tmp_path: Path) -> None:
    driver = shown_load(tmp_path)
    scene = scene_of(driver)
    scene.refresh()
    found = [one for one in scene.board.console.answers if one.name in ("Next step", "To end")]
    assert len(found) == 2
    assert all(one.unit(one.size) <= 0.75 * one.rect.height for one in found)


@pytest.mark.slow
def test_space_for_a_step_that_has_just_ended_by_itself_passes_nothing(tmp_path: Path) -> None:
    driver = shown_load(tmp_path)
    scene = scene_of(driver)
    for _ in range(3000):
        if not scene.playing and scene.asked is not None:
            break
        driver.rest(16)
    before = list(scene.session.match.record)
    assert not scene.playing
    driver.key(pygame.K_SPACE)
    assert driver.scene is scene and scene.session.match.record == before


def test_a_pass_without_combat_cards_is_not_asked_about(tmp_path: Path) -> None:
    driver = main(tmp_path, "adrenaline", bench="tyrannosaurus")
    driver.click("pass")
    driver.settle()
    assert scene_of(driver).session.match.record[:1] == ["0 pass"]


@pytest.mark.default_cases(2)
@pytest.mark.parametrize(
    ("turn", "more", "skipped"),
    [
        (1, {}, True),
        (2, {}, False),
        (1, {"junk": ["attack"]}, False),
        (1, {"combat_deck": {"attack": 1}}, False),
    ],
)
def test_a_first_turn_without_combat_cards_says_that_there_was_no_combat(
    tmp_path: Path, turn: int, more: dict[str, Any], skipped: bool
) -> None:
    side = {"hand": ["dome_shield"], "dinos": [dino("triceratops"), dino("utahraptor"), None, None]}
    start = main_phase(side, side | more, phase="postcombat", turn=turn)
    told = scene_of(table(tmp_path, start=start)).line()
    assert told.startswith("Nobody had loaded a Combat Card: no fight this turn. ") == skipped, told


@pytest.mark.parametrize(("deck", "fought"), [({}, False), ({"evade": 1}, True)])
def test_a_combat_without_combat_cards_is_explained_before_and_after_it(
    tmp_path: Path, deck: dict[str, int], fought: bool
) -> None:
    pair = [dino("triceratops"), dino("utahraptor"), None, None]
    side = {"hand": ["dome_shield"], "dinos": pair, "combat_deck": deck}
    driver = table(tmp_path, start=main_phase(side, side, turn=3))
    scene = scene_of(driver)
    assert scene.line().endswith("*No Combat Card:* you can only take hits.") != fought
    for _ in range(4):
        if scene.view.phase != "postcombat":
            driver.click("pass")
            driver.to_the_table()
            driver.rest(SETTLING)
    assert scene.view.phase == "postcombat"
    assert scene.line().startswith("Nobody had loaded a Combat Card: no fight") != fought


def test_a_card_looked_at_in_a_lesson_lies_off_the_own_bench(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    for turn in range(40):
        scene = driver.scene
        if isinstance(scene, DinoScene) and scene.view.phase == "precombat" and scene.asked is not None:
            break
        one_step(driver, turn)
    board = scene_of(driver).board
    cards = [card for card in board.hand_cards() if card.name == "hand steel_claws"]
    driver.move(cards[0].rect.center)
    driver.rest(1000)
    look = board.closer_look()
    assert look is not None and not look.rect.colliderect(board.places["near bench"])


@pytest.mark.parametrize(("count", "stuck"), [(6, True), (5, False)])
def test_a_full_hand_that_cannot_be_played_says_how_to_make_room(
    tmp_path: Path, count: int, stuck: bool
) -> None:
    full = [dino("utahraptor"), dino("triceratops"), dino("tyrannosaurus"), dino("compsognathus")]
    near = {"hand": ["triceratops"] * count, "dinos": full, "combat_deck": {"evade": 1}}
    far = {"hand": ["attack"], "dinos": [dino("utahraptor"), None, None, None]}
    driver = table(tmp_path, "person", "greedy", start=main_phase(near, far))
    told = scene_of(driver).prompt_text()
    assert told.startswith("Your hand is full, so nothing new comes.") == stuck
    assert told.startswith("You can play no card now. Switch") != stuck


def test_the_second_click_of_a_double_click_is_answered_nothing(tmp_path: Path) -> None:
    """It was told that nobody is asked to choose now, beside the task of a lesson."""
    driver = main(tmp_path, "attack", "attack", "nanite_gel")
    scene = scene_of(driver)
    driver.wait_for_guard()
    driver.move(driver.control("hand attack").rect.center)
    driver.click("hand attack")
    driver.app.frame(60)
    assert scene.asked is None
    assert scene.why_not(Pick("hand", "attack")) == ""
    scene.update(DOUBLED)
    assert scene.asked is not None or scene.why_not(Pick("hand", "attack"))
