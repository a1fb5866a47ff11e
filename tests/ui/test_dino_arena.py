"""The arena of Dino Battles: answers with their odds, sums by what is pointed at, figures that breathe."""

from pathlib import Path

import pygame
import pytest

from game.content.dino_battles import shipped_library
from game.content.texts import shipped_texts
from game.rules.dino_battles.fight_text import evasion, hits, spread, verdict
from game.rules.dino_battles.odds import odds
from game.rules.dino_battles.preview import Forecast
from game.ui.tables.dino_battles.answers import AnswerButton
from game.ui.tables.dino_battles.arena_places import lay_out
from game.ui.tables.dino_battles.figures_at import Figures, measured, size_of
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

TEXTS = shipped_texts("dino_battles")
DINOS, NAMES = ("Utahraptor", "Tyrannosaurus"), ("Ada", "Bo")


def attacked(
    folder: Path,
    deck: dict[str, int],
    *,
    yet: bool = True,
    card: str = "utahraptor",
    left: int | None = None,
    **settings: object,
) -> Driver:
    """Bo's Tyrannosaurus attacks Ada's Dinosaur, which has so many HP `left`, or has not done so `yet`.

    Ada's Combat Deck is given.
    """
    free: list[object] = [None] * 3
    damage = 0 if left is None else shipped_library().dinosaurs[card].hp - left
    mine = {"dinos": [dino(card, damage=damage), *free], "combat_deck": deck, "hand": []}
    other = {"dinos": [dino("tyrannosaurus"), *free], "combat_deck": {"attack": 1}, "hand": []}
    driver = table(folder, start=main_phase(mine, other, phase="combat", active=1), **settings)
    if not yet:
        return driver
    driver.click("answer attack")
    driver.to_the_table()
    asked = scene_of(driver).asked
    assert asked is not None and (asked.seat, asked.kind) == (0, "answer")
    return driver


def answer(driver: Driver, name: str) -> AnswerButton:
    found = scene_of(driver).form.named(f"answer {name}")
    assert isinstance(found, AnswerButton)
    return found


def test_each_answer_says_what_it_costs_and_what_it_may_come_to(tmp_path: Path) -> None:
    driver = attacked(tmp_path, {"attack": 3, "evade": 2})
    evade, defend, take = (answer(driver, name) for name in ("evade", "defend", "take"))
    # 12 + die against 14 + die: above it in 6 of 36 throws.
    assert evade.figures[0].number == "17%" and evade.line == "Evade card: 1 of 2"
    assert not defend.enabled and defend.line == "No Defend card left" and defend.reason
    assert take.figures[0].number == "−17.5" and take.figures[0].second == "15 to 20"
    both = answer(driver, "attack").figures
    assert [one.number for one in both] == ["−17.5", "−13.5"]
    special = answer(driver, "special 1")
    assert special.enabled and answer(driver, "attack").rect.contains(special.rect)


def test_pointing_at_an_answer_shows_its_sum(tmp_path: Path) -> None:
    driver = attacked(tmp_path, {"attack": 3, "evade": 2, "defend": 1})
    arena = scene_of(driver).board.arena
    for name, title, total in (("evade", "EVADE", 12), ("defend", "DEFEND", 7), ("special 1", "COUNTER", 14)):
        driver.move(answer(driver, name).rect.center)
        assert arena.sum is not None
        assert arena.sum.near.title.upper() == title
        assert sum(chip.amount for chip in arena.sum.near.chips) == total
        assert (arena.sum.far.low, arena.sum.far.high) == (15, 20)


@pytest.mark.parametrize("yet", [True, False])
def test_the_figures_breathe_and_leave_nothing_behind(tmp_path: Path, yet: bool) -> None:
    """What is patched into the still picture is what a picture painted anew would show."""
    driver = attacked(tmp_path, {"attack": 3}, yet=yet, reduce_motion=False)
    driver.move((2, 2))
    driver.rest(200)
    seen = set()
    for _ in range(6):
        driver.rest(320)
        patched = driver.pixels()
        seen.add(patched)
        driver.app._shown = None
        driver.app.frame(0)
        assert driver.pixels() == patched
    assert len(seen) > 1


@pytest.mark.parametrize("size", [(1378, 608), (690, 304), (1900, 608), (900, 560)])
def test_no_figure_stands_under_the_jumbotron_or_in_the_other_half(size: tuple[int, int]) -> None:
    places = lay_out(pygame.Rect((100, 40), size))
    figures = Figures(places)
    for card in shipped_library().dinosaurs:
        for seat in (0, 1):
            figures.pair[seat].card = card
            for pose in ("lunge", "hurt", "dodge", "brace", "stand"):
                figures.pair[seat].pose = pose
                assert figures.box(seat).top >= places.jumbotron.bottom, (card, pose)
            box = figures.box(seat)
            assert places.rect.left <= box.left and box.right <= places.rect.right, card
            half = places.rect.copy()
            half.width //= 2
            assert (box.right <= places.axis) if seat == 0 else (box.left >= places.axis), card
        assert size_of(card, places) * measured(card)[1] <= places.figure_room[1] + 1


def test_verdicts_say_who_loses_what() -> None:
    say = [
        verdict(TEXTS, how, 1, totals, DINOS, NAMES)
        for how, totals in (
            ("evade", (20, 16)),
            ("evade", (16, 16)),
            ("defend", (9, 16)),
            ("defend", (16, 16)),
            ("defend", (18, 16)),
            ("attack", (13, 16)),
            ("take", (0, 16)),
        )
    ]
    assert say == [
        "Evaded by 4: nothing hits. Ada moves first next, next attack +4.",
        "Not evaded: Utahraptor loses 16 HP.",
        "The attack has 7 more: Utahraptor loses 7 HP.",
        "Held off exactly: nobody loses HP.",
        "Held off by 2: Tyrannosaurus loses 2 HP instead.",
        "Both hit: Tyrannosaurus loses 13 HP, Utahraptor loses 16.",
        "Utahraptor takes it and loses 16 HP.",
    ]


def test_dinosaurs_of_one_name_are_told_apart() -> None:
    twins = ("Utahraptor", "Utahraptor")
    assert verdict(TEXTS, "take", 1, (0, 16), twins, NAMES) == "Ada's Utahraptor takes it and loses 16 HP."


def test_an_attack_is_told_by_each_answer_to_it(tmp_path: Path) -> None:
    driver = attacked(tmp_path, {"attack": 1, "defend": 1}, yet=False)
    figures = answer(driver, "attack").figures
    assert [one.first for one in figures] == ["if it counterattacks", "if it defends", "if it takes it"]
    assert [one.number for one in figures] == ["−17.5", "−7", "−17.5"]
    assert figures[0].second == "you lose 11 to 16"


def test_a_defence_may_keep_everything_off() -> None:
    sure = Forecast((), (), (15, 20), (8, 13), odds("defend", 14, 7, 120, 70))
    assert spread(sure, "defend") == (2, 12) and spread(sure, "take") == (15, 20)


def test_what_is_certain_is_said_without_odds() -> None:
    by_evasion = {
        (7, 14): ("nothing can hit; you strike next", ""),
        (14, 7): ("too slow for this attack", "you lose 15 to 20 (average −17.5)"),
        (14, 15): ("nothing hits; you strike next", "else 15 to 20 (average −7.8)"),
    }
    for (base, other), words in by_evasion.items():
        assert evasion(TEXTS, odds("evade", base, other, 70, 58), 15, 20) == words
    # One HP is left: whatever hits knocks out.
    assert evasion(TEXTS, odds("evade", 14, 15, 70, 1), 15, 20)[1] == "else 15 to 20: a K.O."
    said = [hits(TEXTS, odds("evade", *bases, 70, 58)) for bases in by_evasion]
    assert said == ["never hits", "always hits", "hits in 42%"]


def test_a_knock_out_that_is_certain_is_called_so(tmp_path: Path) -> None:
    driver = attacked(tmp_path, {"attack": 3, "evade": 2}, left=10)
    assert answer(driver, "take").figures[0].second == "15–20 · certain K.O."


@pytest.mark.parametrize("card", ["triceratops", "brachiosaurus", "iguanodon"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_special_attacks_stand_clear_of_the_words_of_their_button(
    tmp_path: Path, card: str, size: tuple[int, int]
) -> None:
    driver = attacked(tmp_path, {"attack": 3, "defend": 1}, card=card, size=size)
    scene, counter = scene_of(driver), answer(driver, "attack")
    specials = [one for one in scene.form.widgets if isinstance(one, AnswerButton) and one.small]
    assert specials
    written = counter.written()
    for one in specials:
        assert counter.rect.contains(one.rect) and one.rect.collidelist(written) < 0, one.name
        assert one.rect.width >= one.small_length(one.rect.height, one.scale), one.name
