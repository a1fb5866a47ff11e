"""The Dino Battles table, played with real events."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.refusals import Pick
from game.engine.seats import SEATS
from game.ui.gallery.moments import table_at
from game.ui.layer import LateError, Layer
from game.ui.paint.cards.faces import DinosaurFace
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.head import SideHead
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.dino_battles.zones import ZonePile
from game.ui.tables.game_ui import game_ui
from game.ui.tables.overlays.picker import PickerScene
from tests.ui.dino_table import GAME, dino, drag, main_phase, scene_of, table
from tests.ui.driver import Driver
from tests.ui.play import play_to_the_end
from tests.ui.test_screens import LAYOUTS, look_over

MOMENTS = ("mulligan", "placement", "upgrade", "attack", "answer", "window", "promotion")
RAPTOR, REX, DILO = (dino(card) for card in ("utahraptor", "tyrannosaurus", "dilophosaurus"))
BENCH = [RAPTOR, REX, DILO, None]


def ready(hand: list[str], **facts: Any) -> dict[str, Any]:
    """Ada's side in a main phase."""
    return {"hand": hand, "dinos": BENCH, **facts}


def other(**facts: Any) -> dict[str, Any]:
    return ready(["attack"], **facts)


@pytest.mark.slow
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_game_between_two_people_can_be_played(tmp_path: Path, keyboard: bool) -> None:
    # One more knock-out ends it.
    driver = table(tmp_path, start={"players": [{"knockouts": 2}] * 2}, seed=5, speed=4.0)
    assert play_to_the_end(driver, 5, keyboard=keyboard) > 20
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_cut_and_nothing_overlaps(tmp_path: Path, moment: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.navigator.push(table_at(driver.context, GAME, moment, {}, 5, 0))
    driver.settle()
    for size, scale in LAYOUTS:
        driver.scene.resize(size, scale / 100)
        look_over(driver.scene, size, scale)


def test_both_plates_show_how_many_knock_outs_win(tmp_path: Path) -> None:
    for knockouts in ("3", "2"):
        side = {"hand": [], "dinos": [dino("utahraptor"), dino("triceratops")], "knockouts": 1}
        driver = table(tmp_path, options={"knockouts": knockouts}, start=main_phase(side, side))
        heads = [scene_of(driver).board.head(seat) for seat in SEATS]
        assert [(head.knockouts, head.needed) for head in heads] == [(1, int(knockouts))] * 2
        assert {head.label for head in heads} == {f"Scored 1/{knockouts}"}
        assert all(f"1 of {knockouts}. {knockouts} win." in head.hint for head in heads)


def test_an_upgrade_goes_to_a_benched_dinosaur_by_two_clicks(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start=main_phase(ready(["steel_claws"]), other()))
    driver.click("hand steel_claws")
    scene = scene_of(driver)
    lit = [one.name for one in driver.controls() if isinstance(one, DinoPlace) and one.pickable]
    assert lit == ["own 1", "own 2"]
    changes = scene.snapshot().changes_at(0, 1)
    assert [(change.symbol, change.text) for change in changes] == [("atk", "14 → 17")]
    driver.click("own 1")
    assert scene.session.match.record == ["0 attach steel_claws to 1"]


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("overdrive_core", [("atk", "14 → 19", False), ("def", "8 → 6", True)]),
        ("titan_heart", [("hp", "120 → 145", False), ("retreat", "3 → 4", True)]),
        ("barbed_jaws", [("eva", "7 → 5", True), ("upgrade", "Wound 2", False)]),
    ],
)
def test_an_upgrade_shows_its_price_beside_its_gains(
    tmp_path: Path, card: str, expected: list[tuple[str, str, bool]]
) -> None:
    driver = table(tmp_path, "person", "greedy", start=main_phase(ready([card]), other()))
    driver.click(f"hand {card}")
    scene = scene_of(driver)
    changes = scene.snapshot().changes_at(0, 1)
    assert [(change.symbol, change.text, change.harm) for change in changes] == expected
    # The tags lie beside the bench, so that the figures that change are seen.
    tags, bench = scene.board._tags, scene.board.places["near bench"]
    assert len(tags) == 2 * len(expected)
    assert all(tag.clip(bench).width < bench.width // 10 for tag in tags)


@pytest.mark.slow
def test_a_card_is_dragged_to_where_it_goes(tmp_path: Path) -> None:
    hand = ["steel_claws", "triceratops", "attack"]
    driver = table(tmp_path, "person", "greedy", start=main_phase(ready(hand), other()))
    scene = scene_of(driver)

    def middle(name: str) -> tuple[int, int]:
        return next(one.rect.center for one in scene.form.widgets if one.name == name)

    drag(driver, "hand steel_claws", middle("side 1"))
    assert scene.session.match.record == [] and "lit places" in driver.app.toast.text
    drag(driver, "hand steel_claws", middle("own 2"))
    drag(driver, "hand triceratops", middle("own 3"))
    drag(driver, "hand attack", middle("own defend stack"))
    assert scene.session.match.record == [
        "0 attach steel_claws to 2",
        "0 bench triceratops",
        "0 load attack",
    ]


def test_an_item_is_dragged_to_whom_it_heals(tmp_path: Path) -> None:
    hurt = [dino("utahraptor", damage=30), dino("tyrannosaurus", damage=10), None, None]
    start = main_phase(ready(["attack"], items=["nanite_gel"], dinos=hurt), other())
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = scene_of(driver)
    driver.click("own item nanite_gel")
    changes = [scene.snapshot().changes_at(0, place) for place in (0, 1)]
    assert [[change.text for change in one] for one in changes] == [["40 → 60"], ["110 → 120"]]
    driver.key(pygame.K_ESCAPE)
    drag(driver, "own item nanite_gel", driver.control("own 1").rect.center)
    assert scene.session.match.record[0] == "0 use nanite_gel on 1"


def test_a_card_that_harms_names_the_upgrade(tmp_path: Path) -> None:
    worn = [dino("utahraptor"), dino("tyrannosaurus", upgrades=["steel_claws", "servo_legs"]), None, None]
    start = main_phase(ready(["rust_bomb"]), other(dinos=worn))
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = scene_of(driver)
    driver.click("hand rust_bomb")
    driver.click("enemy 1")
    assert {"Steel Claws", "Servo Legs"} < {button.text for button in scene.board.answers()}
    driver.click("upgrade servo_legs")
    assert scene.session.match.record[0] == "0 play rust_bomb on 1 servo_legs"


def test_a_switch_is_paid_and_taken_back_as_a_whole(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start=main_phase(ready(["attack", "evade"]), other()))
    scene = scene_of(driver)
    driver.key(pygame.K_s)
    driver.settle()
    driver.click("own 1")
    driver.settle()
    assert scene.asked is not None and scene.asked.kind == "discard"
    driver.click("hand evade")
    driver.settle()
    assert scene.session.match.record == ["0 switch 1"]
    driver.key(pygame.K_SPACE)
    driver.settle()
    assert scene.session.match.record == ["0 switch 1", "0 discard evade"]
    assert scene.view.players[0].dinos[0].card == "tyrannosaurus"
    driver.key(pygame.K_u)
    driver.settle()
    assert scene.session.match.record == [] and scene.view.players[0].dinos[0].card == "utahraptor"


def test_a_click_on_a_dinosaur_alone_begins_nothing(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start=main_phase(ready(["attack"]), other()))
    scene = scene_of(driver)
    driver.click("own 1")
    assert scene.session.match.record == [] and not scene.chooser.given  # type: ignore[union-attr]


def test_a_card_that_brings_something_to_light_is_played_by_hand(tmp_path: Path) -> None:
    side = ready(["scavenge"], junk=["attack", "evade"])
    driver = table(tmp_path, "person", "greedy", start=main_phase(side, other()))
    driver.click("hand scavenge")
    scene = scene_of(driver)
    assert scene.session.match.record == []
    assert {button.text for button in scene.board.answers()} == {"Attack", "Evade", "Put back"}
    driver.key(pygame.K_ESCAPE)
    assert not scene.chooser.given  # type: ignore[union-attr]


def test_dark_cards_and_places_say_why_not(tmp_path: Path) -> None:
    side = ready(["adrenaline", "triceratops"], dinos=[RAPTOR, REX, DILO, RAPTOR])
    driver = table(tmp_path, "person", "greedy", start=main_phase(side, other()))
    driver.click("hand triceratops")
    assert "bench has 3" in driver.scene.form.hints.text
    scene = scene_of(driver)
    assert "after the dice" in scene.why_not(Pick("hand", "adrenaline"))
    assert "would do nothing" not in scene.snapshot().why_not_place(1, 1)
    driver.key(pygame.K_s)
    assert "First choose the Dinosaur" in scene.why_not(Pick("hand", "adrenaline"))


def test_the_junk_of_both_is_looked_through(tmp_path: Path) -> None:
    start = main_phase(ready(["attack"], junk=["evade"]), other(junk=["defend", "steel_claws"]))
    driver = table(tmp_path, "person", "greedy", start=start)
    for name, count in (("own junk", 1), ("enemy junk", 2)):
        driver.click(name)
        assert isinstance(driver.scene, PickerScene) and len(driver.scene.cards) == count
        driver.key(pygame.K_ESCAPE)
    assert "enemy deck" not in driver.names(), "nobody looks into the other's deck"


def test_the_curtain_hides_hands_and_placement(tmp_path: Path) -> None:
    driver = table(tmp_path, seed=5)
    scene = scene_of(driver)
    first = scene.sitting.viewer
    assert first is not None and scene.view.players[first].hand
    while scene.asked is not None and scene.asked.kind == "mulligan" and scene.sitting.viewer == first:
        driver.click("keep" if "keep" in driver.names() else "mulligan")
        driver.settle()
    assert isinstance(driver.scene, CurtainScene)
    assert all(side.hand is None for side in scene.view.players)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("key", [pygame.K_1, pygame.K_2, pygame.K_4])
def test_an_attack_is_answered_by_digit(tmp_path: Path, key: int) -> None:
    start = {
        "phase": "combat",
        "turn": 1,
        "initiative": 1,
        "active": 1,
        "players": [
            ready([], combat_deck={"attack": 1, "evade": 1, "defend": 0}),
            ready([], combat_deck={"attack": 2, "evade": 0, "defend": 0}),
        ],
    }
    driver = table(tmp_path, start=start)
    driver.key(pygame.K_1)
    driver.to_the_table()
    scene = scene_of(driver)
    assert scene.asked is not None and (scene.asked.kind, scene.asked.seat) == ("answer", 0)
    driver.wait_for_guard()
    driver.key(pygame.K_3)
    assert len(scene.session.match.record) == 1, "no Defend card"
    driver.key(key)
    names = {pygame.K_1: "attack", pygame.K_2: "evade", pygame.K_4: "take"}
    assert scene.session.match.record[1] == f"0 {names[key]}"


@pytest.mark.slow
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_from_the_shelf_to_the_result_and_home(tmp_path: Path, keyboard: bool) -> None:
    driver = Driver(tmp_path, reduce_motion=True, speed=4.0)
    work = driver.press if keyboard else driver.click
    work(f"box {GAME}")
    work("Begin the battle")
    driver.to_the_table()
    scene = scene_of(driver)
    seat = scene.asked.seat if scene.asked is not None else 0
    assert scene.sitting.viewer == seat
    work("keep" if "keep" in driver.names() else "mulligan")
    driver.settle()
    scene = next(one for one in driver.context.navigator.stack if isinstance(one, DinoScene))
    scene.concede(0)
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    work("Title")
    assert driver.scene_name == "TitleScene"


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("moment", game_ui(GAME).moments)
def test_pictures_of_the_table_can_be_asked_for(tmp_path: Path, moment: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene: Any = table_at(driver.context, GAME, moment, {}, 5, 0)
    way, _, kind = game_ui(GAME).moments[moment].partition(" ")
    asked = scene.asked.kind if way == "asked" else scene.sitting.coming()[0].kind
    assert asked == kind


def test_the_hand_keeps_its_columns_from_phase_to_phase(tmp_path: Path) -> None:
    """It goes up and down with what is asked, but never aside; most is seen of what may be played."""
    deck = {"attack": 2, "evade": 1, "defend": 1}
    mine = {
        "dinos": [dino("utahraptor"), None, None, None],
        "combat_deck": deck,
        "hand": ["adrenaline", "attack"],
    }
    other = {"dinos": [dino("tyrannosaurus"), None, None, None], "combat_deck": deck, "hand": []}
    columns, heights = [], []
    for phase in ("precombat", "combat"):
        driver = table(tmp_path / phase, start=main_phase(mine, other, phase=phase))
        hands = [scene_of(driver).board.hand_cards()]
        if phase == "combat":
            driver.click("answer attack")
            driver.to_the_table()
            driver.click("answer take")
            driver.to_the_table()
            asked = scene_of(driver).asked
            assert asked is not None and asked.kind == "window_dice"
            hands.append(scene_of(driver).board.hand_cards())
        columns += [[card.rect.left for card in hand] for hand in hands]
        heights += [hand[0].rect.top for hand in hands]
    assert columns[0] == columns[1] == columns[2] and len(columns[0]) == 2
    main, fight, window = heights
    assert main < window < fight


@pytest.mark.slow
def test_each_moment_is_found_with_any_seed(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    for seed in (7, 8, 9):
        scene: Any = table_at(driver.context, GAME, "promotion", {}, seed, 0)
        assert scene.session.match.decisions[0].kind == "promote", seed


def test_a_card_that_is_dropped_where_it_does_not_go_says_why(tmp_path: Path) -> None:
    armed = [RAPTOR, dino("tyrannosaurus", upgrades=["steel_claws"]), DILO, None]
    start = main_phase(ready(["steel_claws"], dinos=armed), other())
    driver = table(tmp_path, "person", "greedy", start=start)
    drag(driver, "hand steel_claws", driver.control("own 1").rect.center)
    assert driver.app.toast.text == "Tyrannosaurus bears Steel Claws already."
    assert scene_of(driver).session.match.record == []


def test_items_stay_in_their_places_where_a_picture_was_broken_off(tmp_path: Path) -> None:
    items = ["smoke_screen", "nanite_gel", "dome_shield"]
    start = main_phase(
        ready(["attack"], items=items, dinos=[dino("utahraptor", damage=30), REX, None, None]), other()
    )
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = scene_of(driver)
    driver.app.frame(0)
    driver.click("own item nanite_gel")
    driver.click("own 0")
    driver.to_the_table()
    shield = driver.control("own item dome_shield")
    whole = pygame.Surface(scene.size)
    shield.draw(whole)
    layer = Layer(scene.size)
    layer.begin(-1)
    with pytest.raises(LateError):
        shield.draw(layer)
    again = pygame.Surface(scene.size)
    shield.draw(again)
    assert pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(again, "RGB")


def test_what_is_pointed_at_is_explained_in_one_place_and_without_repeating(tmp_path: Path) -> None:
    worn = dino("utahraptor", upgrades=["steel_claws"])
    mine = {"dinos": [worn, worn, dino("triceratops"), None], "hand": ["evade", "armor_plates", "adrenaline"]}
    other = {"dinos": [dino("tyrannosaurus"), None, None, None], "hand": []}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    board, lefts = scene_of(driver).board, set()
    for card in mine["hand"]:
        driver.move(driver.control(f"hand {card}").rect.center)
        driver.rest(400)
        look = board.closer_look()
        assert look is not None
        lefts.add(look.rect.left)
    assert len(lefts) == 1
    hints = [driver.control(f"own {number}").hint for number in range(3)]
    # The plate has the figures of the active one, the card beside the hint those of one without Upgrades.
    assert ":atk:" not in hints[0] and ":atk: 13" in hints[1] and ":atk:" not in hints[2]
    assert all("Steel Claws" in hint for hint in hints[:2])


def test_a_deck_that_runs_out_says_so_once_and_turns_red(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = main_phase(ready(["attack"], deck=["attack"] * 3), other())
    told: list[str] = []
    monkeypatch.setattr("game.ui.context.Context.notify", lambda self, words: told.append(str(words)))
    driver = table(tmp_path, start=start)
    deck = next(one for one in scene_of(driver).form.widgets if isinstance(one, ZonePile) and one.count == 3)
    assert deck.scarce and "the match ends" in deck.hint
    assert [words for words in told if "3 cards left" in words] == [
        "Ada's deck has 3 cards left. When it is empty, the match ends: more knock-outs win."
    ]
    scene_of(driver).begin_asking(scene_of(driver).chooser.decision)  # type: ignore[union-attr]
    assert len([words for words in told if "3 cards left" in words]) == 1


def test_the_other_side_shows_how_many_cards_it_holds(tmp_path: Path) -> None:
    start = main_phase(ready(["attack"]), other())
    heads = [one for one in scene_of(table(tmp_path, start=start)).form.widgets if isinstance(one, SideHead)]
    assert sorted(str(one.cards) for one in heads) == ["1", "None"]


def test_benched_dinosaurs_show_the_figures_that_they_have_now(tmp_path: Path) -> None:
    worn = dino("utahraptor", upgrades=["steel_claws"])
    mine = {"dinos": [dino("triceratops"), worn, None, None], "hand": ["steel_claws"]}
    other = {"dinos": [dino("tyrannosaurus"), None, None, None], "hand": []}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    scene = scene_of(driver)
    place = scene.board.bench_place(0, 1)
    written = {getattr(one, "text", "") for one in place.inside}
    assert {"13", "12", "7"} <= written
    scene.form.go(place)
    assert place.face is not None
    shown = scene.board.closer_face(place, place.face)
    assert isinstance(shown, DinosaurFace)
    assert [number for _, number, _ in shown.plates] == ["13", "12", "7", "1"]
    assert place.hint.splitlines()[0] == ":atk: 13 (printed 10)"


def test_the_closer_look_of_a_card_of_the_hand_leaves_the_fighters_to_be_seen(tmp_path: Path) -> None:
    mine = {"dinos": [dino("brachiosaurus"), None, None, None], "hand": ["steel_claws", "adrenaline"]}
    other = {"dinos": [dino("tyrannosaurus"), None, None, None], "hand": []}
    driver = table(tmp_path, "person", "greedy", start=main_phase(mine, other))
    scene = scene_of(driver)
    for name in ("hand steel_claws", "hand adrenaline", "own 0"):
        scene.form.go(driver.control(name))
        driver.rest(400)
        look = scene.board.closer_look()
        assert look is not None and not look.rect.colliderect(scene.board.arena.plate(0))
        box = scene.board.arena.figures.box(0)
        assert look.rect.clip(box).width < box.width / 4, name
