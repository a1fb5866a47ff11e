"""What stays in sight at the table of Command Core, and clicks and keys that no longer go unanswered."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as changed

from game.ai.thought import Choice, Reason, Thought
from game.content.command_core import shipped_library
from game.engine.events import Event
from game.engine.refusals import Pick
from game.rules.command_core.actions import Fire
from game.rules.command_core.preview import Payment
from game.ui.layout.host import Host
from game.ui.tables.command_core.field_update import update_field
from game.ui.tables.command_core.panels.fighter_plate import FighterPlate, _foot
from game.ui.tables.command_core.panels.ladder import entries
from game.ui.tables.command_core.panels.losing import crits_so_far
from game.ui.tables.command_core.planning.planner import planner_panel
from game.ui.tables.command_core.planning.programs import _payment
from game.ui.tables.command_core.planning.shots_ahead import tell_shots
from game.ui.tables.command_core.shows import remarks
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.overlays.hint_scene import HintScene
from game.words.command_core.table_text import BoardWords
from game.words.messages import shipped_messages
from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.computers import HeldComputer
from tests.ui.driver import TICK, Driver


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def told(scene: BoardScene) -> str:
    return scene.form.hints.text if scene.form.hints.refused else ""


@pytest.mark.parametrize("scale", [100, 150])
def test_what_an_opponent_says_leaves_the_score_in_sight(tmp_path: Path, scale: int) -> None:
    board = open_moment(Driver(tmp_path, ui_scale=scale, reduce_motion=True), "program").board
    (score,) = board.score_places()
    for seat in (0, 1):
        place = remarks._place(board, seat, (board.area.unit(200), board.area.unit(70)))
        assert not place.colliderect(score) and board.places.board.rect.contains(place)
    assert any(score == one for one in board.watched()), "nor does a tip cover it"


def two_weapons(scene: BoardScene) -> tuple[int, list[str]]:
    """A target that two weapons reach, and these."""
    assert scene.chooser is not None
    shots = [one for one in scene.chooser.decision.actions if isinstance(one, Fire)]
    reach = {shot.target: [one.weapon for one in shots if one.target == shot.target] for shot in shots}
    return next((target, found) for target, found in reach.items() if len(found) > 1)


def test_a_click_on_a_target_takes_the_best_weapon_and_the_next_one_fires(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(
        MOMENTS,
        "two weapons",
        lambda match: (
            match.decisions[0].kind == "attack"
            and len({str(one) for one in match.decisions[0].actions if isinstance(one, Fire)})
            > len({one.target for one in match.decisions[0].actions if isinstance(one, Fire)})
        ),
    )
    scene = open_moment(driver, "two weapons")
    target, weapons = two_weapons(scene)
    assert scene.chooser is not None
    scene.chooser.clear()
    scene.refresh()
    driver.wait_for_guard()
    driver.click_at(scene.board.field.cell_point(scene.view.mechs[target].cell))
    assert not told(scene)
    (weapon,) = scene.chooser.picked("weapon")
    best = max(weapons, key=lambda one: odds(scene, one, target))
    assert weapon == best
    before = len(scene.session.match.record)
    driver.wait_for_guard()
    driver.click_at(scene.board.field.cell_point(scene.view.mechs[target].cell))
    assert f"attack {weapon} on {target + 1}" in scene.session.match.record[before]


def odds(scene: BoardScene, weapon: str, target: int) -> float:
    number = scene.view.next_attacker
    assert number is not None
    return scene.preview.odds(scene.view, number, weapon, target).damage


def test_a_number_that_is_given_away_already_says_so(driver: Driver) -> None:
    scene = open_moment(driver, "order")
    taken = next(mech.order for mech in scene.view.mechs if mech.order)
    driver.wait_for_guard()
    driver.key(pygame.K_0 + taken)
    assert told(scene) == scene.why_not(Pick("number", taken)) != ""


def test_crits_are_counted_since_the_throw_that_brought_them() -> None:
    def events(*kinds: str) -> list[Event]:
        return [Event(kind, {"seat": 0}) for kind in kinds]

    assert crits_so_far(events("result", "damage", "crit")) == 1
    assert crits_so_far(events("result", "crit", "deplete", "crit")) == 2
    assert crits_so_far(events("result", "crit", "crit", "attack", "result", "crit")) == 1


def test_a_program_that_runs_into_a_mech_is_flagged(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    board, plans = scene.board, scene.plans
    assert plans is not None
    snapshot = board.take_snapshot()
    mech = scene.view.mechs[plans.mech]
    plans.plan.put("advance")
    before = scene.preview.outlook(scene.view, plans.mech, list(plans.plan.program))
    ahead = before.cell
    assert ahead != mech.cell
    other = next(number for number in range(len(scene.view.mechs)) if number != plans.mech)
    mechs = list(scene.view.mechs)
    mechs[other] = changed(mechs[other], cell=ahead)
    view = changed(scene.view, mechs=tuple(mechs))
    outlook = scene.preview.outlook(view, plans.mech, list(plans.plan.program))
    update_field(board.field, replace(snapshot, view=view, outlook=outlook), None, "")
    assert board.field.ghost is not None
    assert ":warning:" in board.field.ghost.flag


@pytest.mark.parametrize("scale", [100, 150])
def test_a_hint_leaves_what_programs_are_judged_by_in_sight(tmp_path: Path, scale: int) -> None:
    computer = HeldComputer()
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    scene = open_moment(driver, "program", squads=("swarm", "swarm"))
    assert scene.plans is not None and scene.asked is not None
    scene.session._computer = computer
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    moves = [f"program {scene.plans.mech + 1} slot 1 {card}" for card in ("advance", "sprint", "hold")]
    choices = tuple(Choice(one, 0.5, 0.2, ()) for one in moves)
    computer.asked[-1].thought = Thought(moves[0], choices, reasons=(Reason(), Reason(), Reason()))
    driver.rest(4 * TICK)
    hint = driver.scene
    assert isinstance(hint, HintScene)
    for name in ("from_there", "hit_from"):
        line = scene.form.named(name)
        assert line is not None and not hint.frame.colliderect(line.rect)
    assert scene.board.field.ghost is not None, "the sum stands on the board"
    assert not hint.frame.colliderect(scene.board.places.board.rect)


def test_who_moves_first_is_told_with_the_shots_from_the_end_of_a_program(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    plans, snapshot = scene.plans, scene.board.take_snapshot()
    assert plans is not None and snapshot.outlook is not None
    number = plans.mech
    targets = [
        other for other, one in enumerate(scene.view.mechs) if one.seat != plans.seat and one.structure
    ]
    mechs = list(scene.view.mechs)
    for first in (False, True):
        for other in targets:
            mechs[other] = changed(mechs[other], order=1 if first else 9)
        mechs[number] = changed(mechs[number], order=5)
        view = changed(scene.view, mechs=tuple(mechs))
        cells = [cell for cell in snapshot.map.topology.cells if cell not in {one.cell for one in mechs}]
        ends = [snapshot.outlook._replace(cell=cell) for cell in cells]
        shown = replace(snapshot, view=view)
        told_lines = [tell_shots(shown, number, end, 1)[0] for end in ends]
        hits = [line for line in told_lines if "~" in str(line.pieces)]
        assert hits, "somebody can be hit from somewhere"
        word = "it moves first" if first else "if it stays"
        assert all(word in str(line.pieces) for line in hits)
        assert all(("Moves before this mech" in line.hint) == first for line in hits)


def test_damage_dice_are_not_called_a_payment() -> None:
    said = str(_payment(words(), Payment(0, 0, 1, 2)))
    assert "2 dice hit itself" in said and "pays" in said
    assert "pays" not in str(_payment(words(), Payment(0, 0, 0, 1)))


def words() -> BoardWords:
    return BoardWords(shipped_library(), shipped_messages("command_core"), ("Ada", "Brunel"), (), "square")


@pytest.mark.parametrize("moment", ["reroll", "defend"])
def test_both_mechs_are_seen_at_rolls_where_letters_are_large(tmp_path: Path, moment: str) -> None:
    driver = Driver(tmp_path, ui_scale=150, reduce_motion=True)
    scene = open_moment(driver, moment, squads=("brawlers", "snipers"))
    plates = [one for one in scene.form.widgets if isinstance(one, FighterPlate)]
    assert len(plates) == 2
    assert not scene.board.panel.flaws()


def test_three_kinds_of_tokens_leave_a_fighter_in_sight(driver: Driver) -> None:
    scene = open_moment(driver, "attack")
    entry = entries(scene.board.take_snapshot())[0]
    marked = replace(entry, mech=changed(entry.mech, surge=3, flux=2, targeting=2))
    height = [Host().height(_foot(one, right=False), 183, 1.0) for one in (entry, marked)]
    assert height[0] == height[1], "one line"


def test_a_lesson_about_the_way_alone_tells_nothing_of_sums_and_shots(driver: Driver) -> None:
    snapshot = open_moment(driver, "program").board.take_snapshot()
    assert snapshot.plans is not None and not snapshot.only_moves
    bare = [changed(one, weapons=(), surge=0, flux=0) for one in snapshot.view.mechs]
    lesson = replace(snapshot, guided=True, view=changed(snapshot.view, mechs=tuple(bare)))
    names = {False: set[str](), True: set[str]()}
    for shown in (snapshot, lesson):
        host = Host()
        host.lay(planner_panel(shown, snapshot.plans), pygame.Rect(0, 0, 396, 612), 1.0)
        names[shown is lesson] = {one.name for one in host.leaves}
    told = {"sum", "from_there", "hit_from", "threats"}
    assert told <= names[False] and not told & names[True]
    marked = changed(bare[0], surge=1)
    about_surge = changed(lesson.view, mechs=(marked, *bare[1:]))
    assert not replace(lesson, view=about_surge).only_moves
