"""A mech is built by mouse and by keys; every change is kept and can be taken back."""

from pathlib import Path

import pygame
import pytest

from game.content.scrap_knights import MechSide, shipped_library, side_problems
from game.ui.parts.gauge import CellGauge
from game.ui.scenes.card_scene import CardScene
from game.ui.tables.scrap_knights.builder.scene import MechBuilder
from game.ui.workshop.pointing import REST
from game.ui.workshop.pool_tile import PoolTile
from tests.ui.driver import Driver

LIBRARY = shipped_library()
BEGUN = MechSide(
    name="Tin Herald",
    acts=("slash", "stab", "las_shot", "step", "meditation"),
    ult="tas_custom",
    bots=("ad_pester", "ad_chain", "dd_burst"),
    prep=("pirated_cannon", "shock_palm"),
)


class Building(Driver):
    """The builder with a mech that is begun; `kept` are the versions that were stored."""

    def __init__(
        self, folder: Path, side: MechSide = BEGUN, size: tuple[int, int] = (1280, 720), **settings: object
    ) -> None:
        super().__init__(folder, size, **settings)  # type: ignore[arg-type]
        self.kept: list[MechSide] = []
        self.context.navigator.push(MechBuilder(self.context, side, self.kept.append))
        self.app.frame(0)

    @property
    def builder(self) -> MechBuilder:
        assert isinstance(self.scene, MechBuilder)
        return self.scene

    def pool(self) -> list[str]:
        return [one.name.rpartition("/")[2] for one in self.builder.form.widgets if isinstance(one, PoolTile)]

    def sentence(self) -> str:
        return self.builder.verdict().sentence


def test_a_card_of_the_pool_goes_in_and_comes_out(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("pool scrap_knights/can_opener")
    assert driver.builder.side.acts == (*BEGUN.acts, "can_opener")
    driver.click("pool scrap_knights/can_opener")
    assert driver.builder.side == BEGUN
    driver.click("acts scrap_knights/stab")
    assert "stab" not in driver.builder.side.acts
    assert [one.acts for one in driver.kept] == [
        (*BEGUN.acts, "can_opener"),
        BEGUN.acts,
        ("slash", "las_shot", "step", "meditation"),
    ]


def test_what_is_missing_is_said_and_filled_in(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    assert driver.builder.state() == "missing" and "5 ACTs" in driver.sentence()
    driver.key(pygame.K_g)
    assert side_problems(driver.builder.side, LIBRARY) == [] and driver.builder.state() == "complete"
    assert driver.sentence() == "Ready to play."
    assert driver.builder.side.acts[:5] == BEGUN.acts
    driver.key(pygame.K_g)
    assert len(driver.kept) == 1


def test_changes_are_taken_back_and_made_again(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("acts scrap_knights/slash")
    driver.click("bots scrap_knights/ad_chain")
    driver.key(pygame.K_u)
    assert driver.builder.side.bots == BEGUN.bots and "slash" not in driver.builder.side.acts
    driver.click("Undo")
    assert driver.builder.side == BEGUN == driver.kept[-1]
    driver.key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert "slash" not in driver.builder.side.acts


def test_with_every_place_taken_one_card_makes_room(tmp_path: Path) -> None:
    full = MechSide(
        name="Ronin",
        acts=("slash", "stab", "las_shot", "step", "meditation", "vent"),
        ult="1000_cuts",
        bots=BEGUN.bots,
    )
    driver = Building(tmp_path, full)
    driver.click("pool scrap_knights/crash")
    assert driver.builder.side == full and driver.builder.swapping == "crash"
    driver.click("acts scrap_knights/step")
    assert driver.builder.side.acts == ("slash", "stab", "las_shot", "crash", "meditation", "vent")
    driver.click("pool scrap_knights/fishslap")
    driver.key(pygame.K_ESCAPE)
    assert driver.builder.swapping == "" and driver.builder.side.acts[3] == "crash"


@pytest.mark.slow
def test_the_pool_is_searched_filtered_and_sorted(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    assert len(driver.pool()) == len(LIBRARY.acts)
    driver.click("kind defend")
    assert {LIBRARY.acts[one].kind for one in driver.pool()} == {"defend"}
    driver.click("heat 2")
    assert driver.pool() == ["wide_guard"]
    driver.key(pygame.K_f)
    driver.key(pygame.K_SLASH)
    for letter in "vent":
        driver.event(pygame.TEXTINPUT, text=letter)
    assert "vent" in driver.pool() and "slash" not in driver.pool()
    driver.event(pygame.TEXTINPUT, text="xyz")
    driver.click("show all")
    assert len(driver.pool()) == len(LIBRARY.acts)
    driver.click("set bot")
    assert set(driver.pool()) == set(LIBRARY.bots)


def test_pointing_at_a_card_shows_what_it_would_change(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.move(driver.control("pool scrap_knights/cross_lunge").rect.center)
    driver.app.frame(REST + 16)
    assert driver.builder.pointed == "cross_lunge"
    assert driver.builder.side == BEGUN and driver.kept == []
    assert any(one.name == "closer look" for one in driver.builder.host.leaves)


def test_a_card_that_was_searched_for_says_that_it_is_in(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.key(pygame.K_SLASH)
    driver.event(pygame.TEXTINPUT, text="/")
    driver.type("cross")
    driver.key(pygame.K_RETURN)
    tile = driver.control("pool scrap_knights/cross_lunge")
    assert isinstance(tile, PoolTile) and driver.builder.form.looked_at is tile and not tile.words
    driver.key(pygame.K_RETURN)
    assert driver.builder.side.acts[-1] == "cross_lunge" and tile.words == "In ACTs"
    driver.key(pygame.K_f)
    tiles = [one for one in driver.builder.form.widgets if isinstance(one, PoolTile)]
    assert {one.name.rpartition("/")[2] for one in tiles if one.words} == {
        *driver.builder.side.acts,
        *driver.builder.side.prep,
    }


def test_nothing_is_foretold_right_after_a_change(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    builder, rest = driver.builder, REST + 16
    driver.move(driver.control("pool scrap_knights/cross_lunge").rect.center)
    driver.app.frame(rest)
    driver.click("pool scrap_knights/cross_lunge")
    for _ in range(3):
        driver.app.frame(rest)
    assert builder.future == builder.side != BEGUN and builder.just_made == BEGUN
    driver.move(driver.control("pool scrap_knights/crash").rect.center)
    for _ in range(2):
        driver.app.frame(rest)
    assert builder.just_made is None and builder.future != builder.side
    driver.move(driver.control("pool scrap_knights/cross_lunge").rect.center)
    for _ in range(2):
        driver.app.frame(rest)
    assert builder.future == BEGUN


def test_an_open_place_that_is_pressed_takes_the_next_card(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("open prep 2")
    assert {LIBRARY.acts[one].kind for one in driver.pool()} == {"attack"}
    driver.click("pool scrap_knights/can_opener")
    assert driver.builder.side.prep == (*BEGUN.prep, "can_opener") and driver.builder.side.acts == BEGUN.acts
    driver.click("pool scrap_knights/fishslap")
    assert driver.builder.side.acts == (*BEGUN.acts, "fishslap")


def test_a_card_that_is_taken_out_leaves_its_place_to_the_next(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.click("prep scrap_knights/shock_palm")
    driver.click("pool scrap_knights/can_opener")
    assert driver.builder.side.prep == ("pirated_cannon", "can_opener")


def test_a_digit_puts_a_card_into_the_place_of_an_act(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.move(driver.control("pool scrap_knights/cross_lunge").rect.center)
    driver.key(pygame.K_2)
    assert driver.builder.side.acts == ("slash", "cross_lunge", "las_shot", "step", "meditation")
    driver.move(driver.control("pool scrap_knights/crash").rect.center)
    driver.key(pygame.K_6)
    assert driver.builder.side.acts[-1] == "crash"


@pytest.mark.slow
def test_a_card_is_seen_in_full(tmp_path: Path) -> None:
    driver = Building(tmp_path)
    driver.move(driver.control("pool scrap_knights/cross_lunge").rect.center)
    driver.key(pygame.K_i)
    assert isinstance(driver.scene, CardScene) and driver.scene.face.key.endswith("cross_lunge")
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_SLASH)
    driver.event(pygame.TEXTINPUT, text="/")
    driver.type("hit")
    assert driver.builder.query.text == "hit"


@pytest.mark.slow
@pytest.mark.parametrize("ult", ["test", "tas_custom", "1000_cuts"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [
        ((960, 540), 100),
        ((1280, 720), 100),
        ((1280, 720), 150),
        ((1280, 720), 200),
        ((1920, 1080), 75),
        ((2560, 1080), 100),
    ],
)
def test_nothing_is_cut_at_any_size(tmp_path: Path, ult: str, size: tuple[int, int], scale: int) -> None:
    side = MechSide(name="A name of twenty-four lette", acts=BEGUN.acts, ult=ult, bots=BEGUN.bots[:1])
    driver = Building(tmp_path, side, size, ui_scale=scale)
    assert driver.builder.host.flaws() == []


def test_heat_is_shown_in_cells(tmp_path: Path) -> None:
    heat = next(one for one in Building(tmp_path).builder.host.leaves if one.name == "heat of all")
    assert isinstance(heat, CellGauge) and (heat.value, heat.full) == (3, 7)
