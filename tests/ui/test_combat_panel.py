"""The panel in combat: the weapon in hand, dice and what they come to, the cards of a crit, who is next."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.rules.command_core.actions import Deplete, PutBack, Reroll
from game.ui.parts.arm_row import ArmRow
from game.ui.parts.plates import Words
from game.ui.parts.tray_die import TrayDie
from game.ui.tables.command_core.fighter_plate import FighterPlate
from game.ui.tables.command_core.ladder import MechPlate
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.command_core.target_row import TargetRow
from game.ui.tables.command_core.tray import count_up, tray_widgets
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver
from tests.ui.test_board_layout import SHAPES
from tests.ui.test_screens import LONG_NAMES

BOARDS = ("square", "hex")
KINDS = ("attack", "armor", "evade")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def plates(scene: BoardScene) -> dict[str, FighterPlate]:
    return {one.name: one for one in scene.form.widgets if isinstance(one, FighterPlate)}


def dice(scene: BoardScene) -> dict[tuple[str, int], TrayDie]:
    return {(one.kind, one.number): one for one in scene.form.widgets if isinstance(one, TrayDie)}


def said(scene: BoardScene, name: str) -> str:
    widget = scene.form.named(name)
    assert isinstance(widget, Words)
    return " ".join(part if isinstance(part, str) else part[0] for part in widget.parts)


@pytest.mark.parametrize("board", BOARDS)
def test_the_weapon_of_the_best_shot_is_in_hand_and_its_cells_are_shaded(driver: Driver, board: str) -> None:
    scene = open_moment(driver, "attack", board, ("lancers", "brawlers"))
    number = scene.board.next_attacker()
    assert number is not None and scene.chooser is not None
    best = scene.preview.best_shot(scene.view, number)
    assert best is not None and scene.chooser.picked("weapon") == (best.weapon,)
    assert scene.board.field.marks == scene.preview.marks(scene.view, number, best.weapon)
    targets = [one for one in scene.form.widgets if isinstance(one, TargetRow) and one.workable]
    assert targets
    assert all("Fires" in one.tip for one in targets)


@pytest.mark.parametrize("board", BOARDS)
def test_pointing_at_a_weapon_shades_its_cells_and_at_a_target_draws_the_shot(
    driver: Driver, board: str
) -> None:
    scene = open_moment(driver, "attack", board, ("snipers", "snipers"))
    number = scene.board.next_attacker()
    assert number is not None
    rows = [one for one in scene.form.widgets if isinstance(one, ArmRow)]
    for row in rows:
        driver.move(row.rect.center)
        driver.app.frame(16)
        assert scene.board.field.marks == scene.preview.marks(scene.view, number, row.arm.id)
    weapon = scene.preview.best_shot(scene.view, number)
    assert weapon is not None
    driver.move(scene.form.named(f"target {weapon.target + 1}").rect.center)  # type: ignore[union-attr]
    driver.app.frame(16)
    aim = scene.board.field.aim
    assert aim is not None and aim.armor is not None and aim.arc is not None
    (distance, sight), (damage, *_, crit) = aim.lines
    assert str(distance).startswith(f"{weapon.distance} away") and sight == ":eye:"
    assert damage == f"{weapon.odds.damage:.1f}" and crit == f"{weapon.odds.crit:.0%}"
    assert {"aim", "armor"} <= set(scene.board.field.labels)


@pytest.mark.parametrize("moment", ["reroll", "defend"])
def test_the_plates_mark_the_weapon_that_fires_and_who_defends(driver: Driver, moment: str) -> None:
    scene = open_moment(driver, moment, squads=("lancers", "brawlers"))
    battle = scene.board.battle
    assert battle is not None
    shown = plates(scene)
    attacker, target = (shown[f"fighter {one + 1}"] for one in (battle.attacker, battle.target))
    fires = [arm.name for arm in attacker.kit.arms if arm.fires]
    assert fires == [scene.words.card(battle.weapon)]
    assert not any(arm.fires for arm in target.kit.arms)
    assert "attacks" in attacker.entry.owner and "defends" in target.entry.owner


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("moment", ["reroll", "defend"])
def test_dice_that_may_be_rerolled_are_named_like_the_move(driver: Driver, moment: str, board: str) -> None:
    scene = open_moment(driver, moment, board, ("lancers", "brawlers"))
    assert scene.asked is not None
    rerolls = {str(action) for action in scene.asked.actions if isinstance(action, Reroll)}
    assert rerolls and {one.name for one in dice(scene).values() if one.workable} == rerolls
    blank = [one for one in dice(scene).values() if one.workable and one.blank]
    assert all(one.beside and one.rect.width > one.die_rect.width for one in blank)


def test_successes_stand_in_a_row_crits_first_and_blanks_aside(driver: Driver) -> None:
    scene = open_moment(driver, "defend", squads=("swarm", "swarm"))
    battle = scene.board.battle
    assert battle is not None
    count, shown = count_up(scene.board, battle), dice(scene)
    row = [shown["attack", pair.die + 1] for pair in count.pairs]
    lefts = [one.rect.left for one in row]
    assert lefts == sorted(lefts) and len({one.rect.top for one in row}) == 1
    assert [pair.crit for pair in count.pairs] == sorted((pair.crit for pair in count.pairs), reverse=True)
    for pair, die in zip(count.pairs, row, strict=True):
        assert die.pale == (pair.by is not None)
        if pair.by is None:
            assert "−1" in said(scene, f"pair words {pair.die + 1}")
        else:
            other = shown[pair.by[0], pair.by[1] + 1]
            assert other.pale and other.rect.centerx == die.rect.centerx
            assert other.rect.top > die.rect.bottom
    blanks = [one for one in shown.values() if one.kind == "attack" and one.blank]
    assert blanks and all(one.rect.left >= row[-1].rect.right for one in blanks)
    total = said(scene, "if kept")
    assert f"−{count.damage}" in total if count.damage else "no damage" in total


@pytest.mark.parametrize("board", BOARDS)
def test_before_the_defence_its_dice_and_the_expected_damage_are_shown(driver: Driver, board: str) -> None:
    scene = open_moment(driver, "reroll", board, ("lancers", "brawlers"))
    battle = scene.board.battle
    assert battle is not None
    one, other = (scene.view.mechs[number] for number in (battle.attacker, battle.target))
    assert one.cell is not None and other.cell is not None
    armor = scene.preview.figures(other).armor[scene.board.map.arc(other.facing, other.cell, one.cell)]
    evasion = scene.preview.figures(other).evasion
    count = count_up(scene.board, battle)
    mean = scene.preview.expected(count.hits, count.crits, armor, evasion)
    assert f"−{mean:.1f}" in said(scene, "if kept")
    assert f"{armor} armor, {evasion} evade" in said(scene, "defence dice")
    assert (scene.form.named("armor to come") is not None) == (armor > 0)


@pytest.mark.parametrize("moment", ["put_back", "deplete"])
def test_a_crit_says_what_each_loss_means_and_who_chooses(driver: Driver, moment: str) -> None:
    scene = open_moment(driver, moment, "hex", ("giant", "flankers"), names=LONG_NAMES)
    crit = scene.view.crit
    assert crit is not None and scene.asked is not None
    answers = {str(one) for one in scene.asked.actions if isinstance(one, PutBack | Deplete)}
    assert answers and answers <= {one.name for one in scene.form.widgets if one.workable}
    assert scene.session.names[scene.asked.seat] in said(scene, "who chooses")
    if moment == "put_back" and crit.attacker is not None:
        assert said(scene, "who chooses").count(":targeting:") == scene.view.mechs[crit.attacker].targeting
    for index in range(len(crit.revealed)):
        note = scene.form.named(f"loss {index + 1}")
        assert note is not None and "If lost" in getattr(note, "text", "")
    driver.click(sorted(answers)[0])
    assert sorted(answers)[0] in scene.session.match.record[-1]


@pytest.mark.parametrize("moment", ["attack", "defend"])
def test_the_ladder_says_who_attacks_now_and_who_next(driver: Driver, moment: str) -> None:
    scene = open_moment(driver, moment, squads=("swarm", "swarm"))
    feet = {
        one.entry.number: one.entry.foot.words
        for one in scene.form.widgets
        if isinstance(one, MechPlate) and not isinstance(one, FighterPlate)
    }
    waiting = scene.view.attack_order
    now = next(number for number, words in feet.items() if words == "attacks now")
    following = [number for number, words in feet.items() if words == "attacks next"]
    assert following == [number for number in waiting if number != now][:1]


HIT, BLANK_ATTACK, SHIELD, BLANK, DODGE = 3, 1, 4, 1, 5
THROWS = {
    "all hits, nothing cancelled": ((HIT,) * 8, (BLANK,) * 5, (BLANK,) * 6),
    "all hits, all cancelled": ((HIT,) * 8, (SHIELD,) * 4, (DODGE,) * 6),
    "no hits": ((BLANK_ATTACK,) * 8, (SHIELD,) * 5, (DODGE,) * 6),
    "half": ((HIT, BLANK_ATTACK) * 4, (SHIELD, BLANK) * 2, (DODGE, BLANK) * 3),
    "one die": ((6,), (), ()),
    "before the defence": ((HIT, BLANK_ATTACK) * 4, None, None),
}


@pytest.mark.parametrize("throw", THROWS)
def test_any_throw_fits_the_tray(driver: Driver, throw: str) -> None:
    scene = open_moment(driver, "defend", squads=("giant", "flankers"))
    board, battle = scene.board, scene.board.battle
    assert battle is not None
    thrown = {kind: dice for kind, dice in zip(KINDS, THROWS[throw], strict=True) if dice is not None}
    battle = replace(battle, dice=thrown)  # type: ignore[arg-type]
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        widgets = tray_widgets(board, board.panel_area, battle)
        boxes = [box for one in widgets if not one.in_background for box in one.boxes()]
        assert sum(isinstance(one, TrayDie) for one in widgets) == sum(map(len, thrown.values()))
        for box in boxes:
            assert box.fits, f"{box.name} is cut at {size}, {scale} %"
            assert board.places.panel.rect.contains(box.rect), (
                f"{box.name} leaves the panel at {size}, {scale} %"
            )
        for one, two in combinations(boxes, 2):
            assert not one.rect.colliderect(two.rect), f"{one.name} lies on {two.name} at {size}, {scale} %"


def test_a_digit_rerolls_the_attack_die_of_that_number(driver: Driver) -> None:
    scene = open_moment(driver, "reroll", squads=("lancers", "brawlers"))
    assert scene.asked is not None
    last = max(action.die for action in scene.asked.actions if isinstance(action, Reroll))
    driver.wait_for_guard()
    driver.key(pygame.K_1 + last)
    assert scene.session.match.record[-1].endswith(f"reroll {last + 1}")
    driver.settle()
    if scene.asked is not None and scene.asked.kind == "reroll":
        made = len(scene.session.match.record)
        driver.wait_for_guard()
        driver.key(pygame.K_1 + last)
        assert len(scene.session.match.record) == made, (
            "a die that was rerolled leaves its number to no other"
        )


def test_escape_lays_the_weapon_down_and_a_digit_takes_another(driver: Driver) -> None:
    scene = open_moment(driver, "attack", "hex")
    rows = [one for one in scene.form.widgets if isinstance(one, ArmRow) and one.workable]
    assert len(rows) > 1 and scene.chooser is not None and rows[0].picked
    driver.wait_for_guard()
    driver.key(pygame.K_ESCAPE)
    assert not scene.chooser.picked("weapon")
    driver.key(pygame.K_2)
    assert scene.chooser.picked("weapon") == (rows[1].arm.id,)
