"""At a larger UI scale nothing that is told at the usual one is lost while there is room, and words grow."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace as changed

from game.engine.match import Match
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.tables.command_core.panels.ladder import MechPlate, draw_gun, wide_plate
from game.ui.tables.command_core.planning.directive_card import DirectiveCard
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.driver import Driver

SIZES = (960, 540), (1280, 720), (1920, 1080)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Numbers are given in a later round, and a program has just been handed over."""
    monkeypatch.setitem(
        MOMENTS, "numbers", lambda match: match.decisions[0].kind == "order" and match.state.round > 1
    )
    yield


def opened(folder: Path, moment: str, size: tuple[int, int], scale: int) -> BoardScene:
    return open_moment(Driver(folder / str(scale), size, reduce_motion=True, ui_scale=scale), moment)


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize("size", SIZES)
def test_the_last_round_is_told_while_numbers_are_given(tmp_path: Path, size: tuple[int, int]) -> None:
    for scale in (100, 150):
        scene = opened(tmp_path, "numbers", size, scale)
        told = {getattr(one, "text", "") for one in scene.board.panel.leaves}
        assert "LAST ROUND" in told, f"at {scale} %"
        assert any(one.name.startswith("number ") for one in scene.form.widgets)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_last_round_is_told_of_six_mechs_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    def whole(match: Match) -> bool:
        state = match.state
        ordering = match.decisions[0].kind == "order" and state.round > 1
        return ordering and all(mech.structure for mech in state.mechs)

    monkeypatch.setitem(MOMENTS, "six", whole)
    driver = Driver(tmp_path, size, reduce_motion=True, ui_scale=scale)
    scene = open_moment(driver, "six", squads=("swarm", "swarm"))
    assert "LAST ROUND" in {getattr(one, "text", "") for one in scene.board.panel.leaves}
    told = [one for one in scene.board.panel.leaves if one.name.startswith("recap ")]
    assert told, "its events"
    numbers = [one for one in scene.form.widgets if one.name.startswith("number ")]
    assert len(numbers) == 18 and min(one.rect.height for one in numbers) >= one_number(scene)


def one_number(scene: BoardScene) -> int:
    """Pixels of a number to choose at least."""
    return round(30 * scene.board.places.panel.scale)


@pytest.mark.parametrize("squad", ["drill", "swarm"])
@pytest.mark.parametrize("size", SIZES)
def test_the_card_at_work_is_seen_with_its_words(tmp_path: Path, size: tuple[int, int], squad: str) -> None:
    for scale in (100, 150, 200) if size[1] > 1000 else (100, 150):
        driver = Driver(tmp_path / str(scale), size, ui_scale=scale)
        scene = open_moment(driver, "program", squads=(squad, squad))
        scene.ready()
        cards: list[Widget] = []
        for _ in range(200):
            driver.app.frame(33)
            if scene.board.snapshot.run is not None and scene.board.snapshot.run.at is not None:
                cards = [one for one in scene.board.panel.leaves if one.name == "card at work"]
                break
        assert cards, f"no card at {scale} %"
        assert isinstance(cards[0], DirectiveCard) and cards[0].form == "full"
        assert scene.form.named("reason 1") is not None or any(
            one.name == "reason 1" for one in scene.board.panel.leaves
        )


@pytest.mark.parametrize("size", SIZES)
def test_small_words_of_the_order_grow_with_the_ui_scale(tmp_path: Path, size: tuple[int, int]) -> None:
    high: dict[int, dict[str, int]] = {}
    for scale in (100, 150):
        scene = opened(tmp_path, "attack", size, scale)
        plates = [one for one in scene.form.widgets if type(one) is MechPlate]
        high[scale] = {}
        for plate in plates:
            for one in Host().lay(wide_plate(plate.entry), pygame.Rect((0, 0), plate.rect.size), plate.scale):
                if getattr(one, "text", "") in {gun.words for gun in plate.entry.guns}:
                    high[scale][one.name] = one.unit(getattr(one, "size", 0))
    assert high[100] and high[100].keys() == high[150].keys()
    for name, size_before in high[100].items():
        assert high[150][name] >= 1.3 * size_before


@pytest.mark.parametrize("size", SIZES)
def test_200_percent_is_larger_than_150_in_every_part(tmp_path: Path, size: tuple[int, int]) -> None:
    """The order, the prompt, the bar and the panel; the board gives way."""
    grown = {}
    for scale in (150, 200):
        scene = opened(tmp_path, "order", size, scale)
        plate = next(one for one in scene.form.widgets if type(one) is MechPlate)
        places = scene.board.places
        grown[scale] = plate.scale, places.bar.scale, places.prompt.scale, places.panel.rect.width
    assert all(after > 1.05 * before for before, after in zip(grown[150], grown[200], strict=True))


def test_counters_do_not_take_the_place_of_the_pictures_of_weapons(tmp_path: Path) -> None:
    scene = opened(tmp_path, "attack", (1280, 720), 150)
    plate = next(
        one
        for one in scene.form.widgets
        if type(one) is MechPlate and len(one.entry.guns) > 1 and one.entry.near
    )
    mech = changed(plate.entry.mech, surge=3, flux=2, targeting=2)
    tree = wide_plate(replace(plate.entry, mech=mech))
    laid = Host().lay(tree, pygame.Rect((0, 0), plate.rect.size), plate.scale)
    drawn = [getattr(one.paint, "func", None) for one in laid if hasattr(one, "paint")]
    assert drawn.count(draw_gun) == 2


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1600, 900), 100), ((1366, 768), 150)])
def test_the_buttons_below_the_cards_of_a_crit_stand_in_line(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    scene = opened(tmp_path, "deplete", size, scale)
    tops = {one.rect.top for one in scene.form.widgets if one.name.startswith("deplete ")}
    assert len(tops) == 1


@pytest.mark.parametrize("moment", ["program", "attack"])
def test_a_long_name_and_counters_leave_the_pictures_of_weapons_on_a_low_plate(
    tmp_path: Path, moment: str
) -> None:
    scene = opened(tmp_path, moment, (1280, 720), 150)
    plate = next(
        one for one in scene.form.widgets if type(one) is MechPlate and one.entry.name.startswith("Trooper")
    )
    guns = tuple(replace(plate.entry.guns[0], words=words) for words in ("2-5", "1-4"))
    for name in ("Trooper A", "Bastion D"):
        mech = changed(plate.entry.mech, surge=2, flux=4, targeting=1)
        tree = wide_plate(replace(plate.entry, name=name, mech=mech, guns=guns))
        laid = Host().lay(tree, pygame.Rect((0, 0), plate.rect.size), plate.scale)
        drawn = [
            one for one in laid if hasattr(one, "paint") and getattr(one.paint, "func", None) is draw_gun
        ]
        assert len(drawn) == 2, name
        assert max(one.rect.bottom for one in drawn) <= plate.rect.height - 7, "not on the frame"


@pytest.mark.parametrize("scale", [150, 200])
def test_names_of_six_mechs_are_nearly_as_large_as_those_of_four(tmp_path: Path, scale: int) -> None:
    pixels = {}
    for squad in ("swarm", "drill"):
        driver = Driver(tmp_path / squad, (1280, 720), reduce_motion=True, ui_scale=scale)
        scene = open_moment(driver, "attack", squads=(squad, squad))
        plate = next(one for one in scene.form.widgets if type(one) is MechPlate)
        laid = Host().lay(plate.tree, pygame.Rect((0, 0), plate.rect.size), plate.scale)
        name = next(one for one in laid if getattr(one, "text", "") == plate.entry.name)
        pixels[squad] = name.unit(getattr(name, "size", 0))
    assert pixels["swarm"] >= 0.85 * pixels["drill"], "without a compact plate they are 0.7 of that"
