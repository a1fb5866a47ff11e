"""What stays in sight at the table of Command Core, and clicks and keys that no longer go unanswered."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as changed

from game.engine.events import Event
from game.engine.refusals import Pick
from game.rules.command_core.actions import Fire
from game.ui.tables.command_core.field_update import update_field
from game.ui.tables.command_core.panels.losing import crits_so_far
from game.ui.tables.command_core.shows import remarks
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.driver import Driver


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
