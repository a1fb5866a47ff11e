"""The panel of Cleanup: a row for each mech that says what the round cost it and what it carries over."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as changed

from game.ui.layout.host import Host
from game.ui.tables.command_core.panels.cleaning import cleaning_panel
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.session import Session
from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.driver import Driver


def cleaning(folder: Path, size: tuple[int, int], scale: int) -> BoardScene:
    """A table on which a round between two computers has come to its Cleanup."""
    driver = Driver(folder, size, ui_scale=scale, reduce_motion=True)
    asked = open_moment(driver, "fired")
    session = Session(asked.session.match, ("greedy", "greedy"), ("Ada", "Brunel"), folder / "saves")
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, BoardScene)
    driver.context.navigator.replace(scene)
    for _ in range(2000):
        driver.app.frame(100)
        if scene.board.snapshot.phase == "cleanup":
            return scene
    raise AssertionError("no Cleanup")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((960, 540), 100)])
def test_each_mech_has_a_row_with_its_loss_and_the_rows_fill_the_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    monkeypatch.setitem(MOMENTS, "fired", lambda match: any(event.kind == "damage" for event in match.events))
    scene = cleaning(tmp_path, size, scale)
    panel: Host = scene.board.panel
    grounds = [one for one in panel.leaves if one.name.startswith("ground ")]
    standing = [number for number, mech in enumerate(scene.view.mechs) if mech.structure]
    assert {f"ground {number + 1}" for number in standing} <= {one.name for one in grounds}
    place = scene.board.places.panel
    assert max(one.rect.bottom for one in grounds) >= place.rect.bottom - round(60 * place.scale)
    lost = {one.name: getattr(one, "text", "") for one in panel.leaves if one.name.startswith("lost by ")}
    hit = {event.facts["mech"] for event in scene.board.snapshot.events if event.kind == "damage"} & set(
        standing
    )
    for number in standing:
        assert ("−" in lost[f"lost by {number + 1}"]) == (number in hit)
    said = {one.name: getattr(one, "text", "") for one in panel.leaves}
    shown = scene.sitting.shown
    before = scene.session.match.moments[shown - 2].view(None).mechs
    for number in standing:
        assert (f"flux lost by {number + 1}" in said) == bool(before[number].flux)
        assert (f"surge turned by {number + 1}" in said) == bool(before[number].surge)
    assert any(name.startswith(("flux lost", "surge turned")) for name in said)


def test_counters_stand_apart_beside_what_has_changed_and_a_wreck_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOMENTS, "fired", lambda match: any(event.kind == "damage" for event in match.events))
    scene = cleaning(tmp_path, (1280, 720), 150)
    snapshot, view = scene.board.snapshot, scene.view
    hit = next(event.facts["mech"] for event in snapshot.events if event.kind == "damage")
    before = [changed(mech, surge=3, flux=2, targeting=1) for mech in view.mechs]
    after = [changed(mech, surge=0, flux=3, targeting=1) for mech in before]
    after[hit] = changed(before[hit], structure=0)
    shown = replace(snapshot, view=changed(view, mechs=tuple(after)), uncleaned=tuple(before))
    panel, place = Host(), scene.board.places.panel
    panel.lay(scene.board.places.grown(cleaning_panel(shown)), pygame.Rect(place.rect), place.scale)
    named = {one.name for one in panel.leaves}
    for number, mech in enumerate(after, 1):
        counted = {f"{mark} of {number}" for mark in ("flux", "targeting")}
        assert counted <= named if mech.structure else not counted & named
        if mech.structure:
            assert {f"flux lost by {number}", f"surge turned by {number}"} <= named
