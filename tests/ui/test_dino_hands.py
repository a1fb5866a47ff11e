"""Safe hands at the Dino Battles table: secrets, hints, noise, and what both are told alike."""

from pathlib import Path

import pygame
import pytest

from game.ui.gallery.moments import table_at
from game.ui.kit.labels import Label, RichText
from game.ui.layout.painted import Mark
from game.ui.scenes.curtain import CurtainScene
from game.ui.tables.dino_battles.arena.marks import statuses
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.panels.hand_chips import HandChip
from tests.ui.dino_table import GAME, dino, main_phase, scene_of, table
from tests.ui.driver import Driver
from tests.ui.test_endurance import KEYS, Monkey

EVENTS = 90
OWN_KEYS = [getattr(pygame, f"K_{name}") for name in "spknre456"]
HAND = ["utahraptor", "tyrannosaurus", "attack"]


def placed(folder: Path, active: str, bench: str) -> tuple[bytes, bytes, list[str]]:
    """Ada places two Dinosaurs: the curtain over that, what Bo then sees, and the sounds since."""
    folder.mkdir()
    start = {
        "phase": "placement",
        "initiative": 0,
        "players": [{"hand": HAND, "kept": True}, {"hand": HAND, "kept": True}],
    }
    driver = table(folder, start=start)
    for card, place in ((active, "own 0"), (bench, "own 1")):
        driver.click(f"hand {card}")
        driver.click(place)
        driver.settle()
    driver.context.sound.played.clear()
    driver.click("ready")
    driver.move((5, 5))
    driver.settle()
    assert isinstance(driver.scene, CurtainScene)
    curtain = driver.pixels()
    driver.to_the_table()
    scene = scene_of(driver)
    assert scene.sitting.viewer == 1
    driver.move((5, 5))
    driver.settle()
    return curtain, driver.pixels(), list(driver.context.sound.played)


@pytest.mark.slow
def test_nothing_tells_which_dinosaur_was_placed_where(tmp_path: Path) -> None:
    first = placed(tmp_path / "first", *HAND[:2])
    second = placed(tmp_path / "second", *HAND[1::-1])
    assert first == second


def test_the_others_hand_and_items_show_their_backs(tmp_path: Path) -> None:
    sides = [{"hand": ["attack"], "items": ["nanite_gel"], "dinos": [dino("utahraptor")]}] * 2
    driver = table(tmp_path, "person", "greedy", start=main_phase(*sides))
    scene = scene_of(driver)
    assert scene.form.named("own item nanite_gel") is not None
    assert scene.form.named("enemy item 0") is not None and scene.form.named("enemy item nanite_gel") is None
    shown = [widget.name for widget in scene.form.widgets if widget.name.startswith("hand ")]
    assert shown == ["hand attack"]


def test_everything_with_a_meaning_has_a_hint(tmp_path: Path) -> None:
    bench = [
        dino("utahraptor", upgrades=["steel_claws"], poison=2),
        dino("tyrannosaurus", wounds=1),
        None,
        None,
    ]
    side = {"hand": ["attack"], "items": ["nanite_gel"], "permanents": ["dome_shield"], "dinos": bench}
    driver = table(tmp_path, "person", "greedy", start=main_phase(side, side))
    scene = scene_of(driver)
    for widget in scene.form.widgets:
        silent = widget.name.startswith(("hand ", "own item", "pass", "switch"))
        silent = silent or isinstance(widget, Label | RichText | Mark)
        assert silent or widget.tip or widget.refused, f"{widget.name} says nothing"
    plate, other = scene.form.named("own 0"), scene.form.named("own 1")
    assert plate is not None and "10 HP" in plate.tip and "ATK +3" in plate.tip
    assert other is not None and "5 HP" in other.tip


def test_spikes_are_shown_and_explained(tmp_path: Path) -> None:
    """Printed ones, and those of an Upgrade, add up."""
    bench = [
        dino("triceratops", upgrades=["razor_spines"], wounds=1),
        dino("utahraptor", upgrades=["razor_spines"]),
        dino("compsognathus"),
        None,
    ]
    driver = table(tmp_path, "person", "greedy", start=main_phase({"dinos": bench}, {"dinos": bench}))
    scene = scene_of(driver)
    for name, marks, words in (
        ("own 0", [("bleed", 1), ("spikes", 10)], "loses 10 HP"),
        ("own 1", [("spikes", 5)], "loses 5 HP"),
        ("enemy 1", [("spikes", 5)], "loses 5 HP"),
        ("enemy 2", [("camouflage", None)], "cannot target"),
    ):
        place = scene.form.named(name)
        assert isinstance(place, DinoPlace) and place.marks() == marks
        assert words in place.tip and ("Spiked" in place.tip) == ("loses" in words)


def test_a_tip_leaves_the_sums_of_a_fight_in_view(tmp_path: Path) -> None:
    side = {"dinos": [dino("utahraptor"), None, None, None], "combat_deck": {"attack": 1}}
    for phase, shown in (("precombat", False), ("combat", True)):
        driver = table(tmp_path / phase, "person", "greedy", start=main_phase(side, side, phase=phase))
        board = scene_of(driver).board
        assert (board.arena.jumbotron.rect in board.better_seen()) == shown


@pytest.mark.parametrize("room", [100, 130, 160, 220])
def test_all_marks_of_a_dinosaur_have_room(room: int) -> None:
    marks = [("poison", 2), ("bleed", 12), ("paralysis", None), ("spikes", 5)]
    for count in range(len(marks) + 1):
        images = statuses(marks[:count], 24, 4, room)
        assert len(images) == count and sum(image.get_width() + 4 for image in images) <= room + 4
        assert count != 1 or images[0].get_height() == 24


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("own 1", "Switch (S)"),
        ("own 2", "Nobody is there"),
        ("enemy 0", "Pick a card first"),
        ("hand adrenaline", "after the dice"),
        ("hand servo_legs", "benched Dinosaur"),
    ],
)
def test_a_refused_click_says_why(tmp_path: Path, name: str, words: str) -> None:
    side = {
        "hand": ["adrenaline", "servo_legs", "attack"],
        "dinos": [dino("utahraptor"), dino("tyrannosaurus", upgrades=["servo_legs"]), None, None],
    }
    if name == "hand servo_legs":
        side["dinos"] = [dino("utahraptor"), None, None, None]
    driver = table(tmp_path, "person", "greedy", start=main_phase(side, side))
    widget = driver.scene.form.named(name)
    assert widget is not None
    driver.wait_for_guard()
    driver.click_at(widget.rect.center)
    assert words in driver.scene.form.hints.text
    assert scene_of(driver).session.match.record == []


@pytest.mark.slow
def test_a_promotion_is_one_click(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.navigator.push(table_at(driver.context, GAME, "promotion", {}, 1, 0))
    driver.settle()
    scene = scene_of(driver)
    before = len(scene.session.match.record)
    lit = [one.name for one in driver.controls() if isinstance(one, DinoPlace) and one.pickable]
    assert lit and all(name.startswith("own ") for name in lit)
    driver.click(lit[0])
    assert scene.session.match.record[before].endswith(f"promote {lit[0][-1]}")


@pytest.mark.slow
def test_after_the_curtain_each_plate_lies_on_its_side(tmp_path: Path) -> None:
    start = {"phase": "placement", "initiative": 0, "players": [{"hand": HAND, "kept": True}] * 2}
    driver = table(tmp_path, start=start)
    for seat in (0, 1):
        scene = scene_of(driver)
        assert scene.sitting.viewer == seat
        own, enemy = driver.scene.form.named("own 0"), driver.scene.form.named("enemy 0")
        assert own is not None and enemy is not None and own.rect.right < enemy.rect.left
        driver.click("hand tyrannosaurus")
        driver.click("own 0")
        driver.settle()
        own = driver.scene.form.named("own 0")
        assert own is not None and own.hit((own.rect.centerx, own.rect.bottom + 2 * own.rect.height))
        driver.click("ready")
        driver.to_the_table()


@pytest.mark.slow
def test_in_a_show_after_the_curtain_each_figure_is_on_its_side(tmp_path: Path) -> None:
    start = {"phase": "placement", "initiative": 0, "players": [{"hand": HAND, "kept": True}] * 2}
    driver = table(tmp_path, start=start)
    for seat in (0, 1):
        assert scene_of(driver).sitting.viewer == seat
        driver.click("hand tyrannosaurus")
        driver.click("own 0")
        driver.settle()
        driver.click("ready")
        if not seat:
            driver.to_the_table()
    driver.settle()
    driver.click("lift the curtain")
    scene = scene_of(driver)
    assert scene.playing and scene.board.bottom == 0
    assert scene.board.arena.figures.bottom == 0
    own, enemy = scene.form.named("own 0"), scene.form.named("enemy 0")
    assert own is not None and enemy is not None and own.rect.right < enemy.rect.left


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["placement", "upgrade", "attack", "answer", "window"])
def test_noise_at_the_table_breaks_nothing(
    tmp_path: Path, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.ui.test_endurance.KEYS", [*KEYS, *OWN_KEYS])
    monkey = Monkey(tmp_path, seed=len(moment))
    context = monkey.driver.context
    context.navigator.push(table_at(context, GAME, moment, {}, 5, 0))
    for _ in range(EVENTS):
        monkey.step()


@pytest.mark.parametrize("active", [0, 1])
def test_in_a_fight_the_own_hand_is_seen_whole_beside_what_is_asked(tmp_path: Path, active: int) -> None:
    hand = ["steel_claws", "adrenaline", "attack"]
    mine = {"dinos": [dino("utahraptor"), None, None, None], "hand": hand, "combat_deck": {"attack": 1}}
    other = {"dinos": [dino("tyrannosaurus"), None, None, None], "hand": [], "combat_deck": {"attack": 2}}
    start = main_phase(mine, other, phase="combat", active=active)
    driver = table(tmp_path, "person", "greedy", start=start)
    driver.settle()
    scene = scene_of(driver)
    assert scene.board.foot == "answers"
    window = pygame.Rect((0, 0), scene.size)
    chips = [one for one in scene.form.widgets if isinstance(one, HandChip)]
    assert [one.face.title for one in chips if one.face] == ["Steel Claws", "Adrenaline", "Attack"]
    assert all(window.contains(one.rect) for one in chips)
    driver.move(chips[0].rect.center)
    driver.rest(400)
    assert scene.board.closer_look() is not None


def test_a_second_click_loads_no_card_that_slid_under_the_pointer(tmp_path: Path) -> None:
    side = {"dinos": [dino("utahraptor"), None, None, None]}
    hand = ["attack", "defend", "evade"]
    driver = table(tmp_path, "person", "greedy", start=main_phase({**side, "hand": hand}, side))
    scene = scene_of(driver)
    place = driver.control("hand attack").rect.center
    before = driver.control("hand evade").rect.copy()
    for _ in range(3):
        driver.wait_for_guard()
        driver.click_at(place)
        driver.settle()
    assert scene.session.match.record == ["0 load attack"]
    assert driver.control("hand evade").rect == before
    driver.move(driver.control("pass").rect.center)
    driver.settle()
    assert driver.control("hand defend").rect.collidepoint(place), "the hand closes up once it is left"


def test_an_answer_that_can_wait_is_named_and_asked_for_by_no_frame(tmp_path: Path) -> None:
    """It was said that nothing does better, while a card that could be played was framed."""
    mine = {"hand": ["ambush"], "dinos": [dino("triceratops"), None, None, None]}
    other = {"hand": ["ambush"], "dinos": [dino("tyrannosaurus", damage=40), None, None, None]}
    driver = table(tmp_path, start=main_phase(mine, other), auto_pass=True)
    driver.click("hand ambush")
    driver.settle()
    driver.click("lift the curtain")
    scene = scene_of(driver)
    for _ in range(200):
        # Nothing hurries the beat.
        driver.app.frame(16)
        if scene.beat.running and not scene.playing:
            break
    assert scene.asked is not None and scene.asked.kind == "respond" and scene.beat.running
    assert "Answer with *Ambush*? That can wait for your own turn" in scene.line()
    card = next(one for one in scene.board.hand_cards() if one.name == "hand ambush")
    assert card.pickable and not card.framed
    scene.beat.stop()
    scene.refresh()
    card = next(one for one in scene.board.hand_cards() if one.name == "hand ambush")
    assert card.framed and "can wait" not in scene.line()


def test_beside_a_choice_that_has_begun_no_card_is_framed(tmp_path: Path) -> None:
    """While a Dinosaur to switch in is chosen, dark cards kept a frame of gold."""
    dinos = [dino("triceratops"), dino("utahraptor"), None, None]
    mine = {"hand": ["attack", "attack", "evade"], "dinos": dinos}
    driver = table(tmp_path, start=main_phase(mine, {"dinos": [dino("utahraptor"), None, None, None]}))
    scene = scene_of(driver)
    assert all(one.framed for one in scene.board.hand_cards())
    driver.key(pygame.K_s)
    driver.settle()
    assert not any(one.framed for one in scene.board.hand_cards())
