"""A squad is built by mouse and by keyboard; the builder says what it costs and what is wrong."""

from pathlib import Path

import msgspec
import pygame
import pytest

from game.content.command_core import SquadSide, shipped_library
from game.content.side_file import write_side
from game.rules.command_core.suggestion import points_left
from game.storage.sides import keep_side, sides_folder
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.tables.command_core.builder.editing import with_card
from game.ui.tables.command_core.builder.gear_row import GearRow
from game.ui.tables.command_core.builder.measures import changes
from game.ui.tables.command_core.builder.reach import dice_of
from game.ui.tables.command_core.builder.scene import SquadBuilder
from game.ui.workshop.hangar import HangarScene
from game.ui.workshop.try_it import TryScene
from tests.ui.driver import Driver

LIBRARY = shipped_library()
SIZES = [
    ((960, 540), 100),
    ((960, 540), 200),
    ((1280, 720), 75),
    ((1280, 720), 100),
    ((1280, 720), 150),
    ((1280, 720), 200),
    ((1920, 1080), 200),
    ((2560, 1080), 100),
    ((3840, 2160), 100),
]


class Bench(Driver):
    """The builder of squads in a window; `kept` are the versions that were kept."""

    def __init__(
        self,
        folder: Path,
        side: SquadSide | None = None,
        size: tuple[int, int] = (1280, 720),
        scale: int = 100,
    ) -> None:
        super().__init__(folder, size, ui_scale=scale, mute=True)
        self.kept: list[SquadSide] = []
        self.builder = SquadBuilder(self.context, side or SquadSide(name="Nightwatch"), self.kept.append)
        self.context.navigator.push(self.builder)
        self.app.frame(0)

    @property
    def side(self) -> SquadSide:
        return self.builder.side

    def bring(self, name: str) -> Widget:
        """A control, scrolled into sight as the wheel does."""
        widget = self.control(name)
        if widget.pane is not None:
            widget.pane.reveal(widget)
        return widget

    def click(self, name: str) -> None:
        self.bring(name)
        super().click(name)

    def go(self, name: str) -> None:
        """Goes to a control with Tab, and inside its group with the arrows."""
        wanted = self.control(name)
        for _ in range(len(self.controls())):
            focus = self.builder.form.focus
            if focus is not None and focus.group == wanted.group:
                break
            self.key(pygame.K_TAB)
        for _ in range(60):
            focus, wanted = self.builder.form.focus, self.control(name)
            if focus is wanted:
                return
            assert focus is not None
            across, down = (
                wanted.rect.centerx - focus.rect.centerx,
                wanted.rect.centery - focus.rect.centery,
            )
            if abs(down) > 4:
                self.key(pygame.K_DOWN if down > 0 else pygame.K_UP)
            else:
                self.key(pygame.K_RIGHT if across > 0 else pygame.K_LEFT)
        raise AssertionError(f"the arrows do not reach '{name}'")

    def enter(self, name: str) -> None:
        """Works a control by keyboard alone."""
        self.go(name)
        self.key(pygame.K_RETURN)

    def point_at(self, name: str) -> None:
        """Moves the pointer there, and rests."""
        self.move(self.visible_place(self.bring(name)))
        self.rest(300)

    def words(self) -> str:
        """All words that are shown."""
        texts = [getattr(one, "text", "") for one in self.builder.host.leaves]
        return "\n".join([text for text in texts if isinstance(text, str)])


def ready(name: str) -> SquadSide:
    return SquadSide.of(LIBRARY.squads[name])


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.mark.slow
def test_a_squad_is_built_from_nothing_by_mouse(bench: Bench) -> None:
    assert bench.builder.state() == "missing"
    bench.click("add mech")
    bench.click("pool scout")
    bench.click("open weapon 1")
    bench.click("pool scattergun")
    bench.click("tab directive")
    for card in ("advance", "advance", "sprint", "pivot"):
        bench.click(f"pool {card}")
    assert bench.builder.problems() == []
    assert bench.builder.state() == "complete"
    (mech,) = bench.side.mechs
    assert (mech.chassis, mech.weapons) == ("scout", ("scattergun",))
    assert mech.directives == ("advance", "advance", "sprint", "pivot")
    assert bench.kept[-1] == bench.side
    # What is in comes out where it is pressed.
    bench.click("weapon scattergun 1")
    assert bench.side.mechs[0].weapons == ()
    assert "no weapon" in bench.words()


@pytest.mark.slow
def test_a_squad_is_built_by_keyboard_alone(bench: Bench) -> None:
    bench.key(pygame.K_1)
    assert len(bench.side.mechs) == 1
    bench.enter("tab chassis")
    bench.go("pool gnat")
    bench.key(pygame.K_RETURN)
    bench.enter("tab weapon")
    bench.go("pool power_lance")
    bench.key(pygame.K_PLUS)
    bench.enter("tab directive")
    for _ in range(4):
        bench.go("pool advance")
        bench.key(pygame.K_PLUS)
    assert bench.side.mechs[0].directives == ("advance",) * 3, "a fourth copy is refused"
    bench.key(pygame.K_MINUS)
    assert bench.side.mechs[0].directives == ("advance",) * 2
    bench.key(pygame.K_2)
    assert len(bench.side.mechs) == 2 and bench.builder.mech == 1
    bench.key(pygame.K_1)
    assert bench.builder.mech == 0
    bench.key(pygame.K_DELETE)
    assert [mech.chassis for mech in bench.side.mechs] == [""]
    bench.key(pygame.K_u)
    assert [mech.chassis for mech in bench.side.mechs] == ["gnat", ""]


def test_changes_are_taken_back_and_made_again(tmp_path: Path) -> None:
    bench = Bench(tmp_path, ready("drill"))
    before = bench.side
    bench.click("take out 2")
    bench.click("later chassis 1")
    after = bench.side
    assert len(after.mechs) == 1 and after.mechs[0].chassis != before.mechs[0].chassis
    bench.key(pygame.K_z, pygame.KMOD_LCTRL)
    bench.key(pygame.K_u)
    assert bench.side == before == bench.kept[-1]
    for _ in range(2):
        bench.key(pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert bench.side == after


def test_too_many_points_are_allowed_and_said(tmp_path: Path) -> None:
    bench = Bench(tmp_path, ready("drill"))
    assert bench.builder.state() == "complete"
    bench.click("limit 40")
    assert bench.builder.state() == "illegal"
    assert "50 points are over the limit of 40." in bench.words()
    row = bench.control("pool railgun")
    assert isinstance(row, GearRow) and row.gear.over and row.gear.total == "62 of 40"
    bench.click("pool railgun")
    assert "railgun" in bench.side.mechs[0].weapons
    bench.click("limit 80")
    assert bench.builder.state() == "complete"


def test_the_rest_is_suggested_within_the_points(bench: Bench) -> None:
    bench.key(pygame.K_g)
    assert bench.builder.state() == "complete"
    assert points_left(bench.side.mechs, LIBRARY, 60) >= 0
    assert bench.kept == [bench.side]


@pytest.mark.slow
def test_the_pool_fills_the_mech_that_was_chosen(tmp_path: Path) -> None:
    bench = Bench(tmp_path, ready("drill"))
    bench.click("mech 2")
    bench.click("pool tail_gun")
    assert bench.side.mechs[1].weapons[-1] == "tail_gun"
    assert bench.side.mechs[0].weapons == ready("drill").mechs[0].weapons
    row = bench.control("pool tail_gun")
    assert isinstance(row, GearRow) and row.gear.inside == "On mech 2"


def test_a_card_that_is_pointed_at_shows_the_future(tmp_path: Path) -> None:
    bench = Bench(tmp_path, ready("drill"))
    assert "If you add it" not in bench.words()
    bench.point_at("pool railgun")
    assert bench.builder.pool_pointed == "railgun"
    assert "railgun" in bench.builder.future.mechs[0].weapons
    assert bench.side == ready("drill"), "nothing is changed by pointing"
    words = bench.words()
    assert "If you add it" in words and "60" in words
    bench.point_at("weapon repeater 1")
    assert bench.builder.weapon_pointed == "repeater"
    assert "Repeater reaches" in bench.words()


def test_the_reach_is_in_dice_a_cell_on_both_boards(tmp_path: Path) -> None:
    assert dice_of(("autocannon", "repeater"), "square")[0, -1] == 6
    assert (0, 1) not in dice_of(("autocannon",), "hex")
    bench = Bench(tmp_path, ready("drill"))
    assert "Hexes" in bench.words()
    bench.key(pygame.K_b)
    assert "Squares" in bench.words()


def test_cards_are_searched_filtered_and_sorted(bench: Bench) -> None:
    bench.click("tab weapon")
    bench.key(pygame.K_SLASH)
    # The key comes again as text, which is not what is searched for.
    bench.type("/rear")
    assert "pool tail_gun" in bench.names() and "pool railgun" not in bench.names()
    bench.key(pygame.K_RETURN)
    bench.key(pygame.K_TAB)
    bench.key(pygame.K_f)
    assert "pool railgun" in bench.names()
    bench.click("tab directive")
    bench.click("colour green")
    assert "pool pivot" in bench.names() and "pool charge" not in bench.names()
    rows = [name for name in bench.names() if name.startswith("pool ")]
    bench.key(pygame.K_o)
    bench.key(pygame.K_o)
    assert sorted(rows) == [name for name in bench.names() if name.startswith("pool ")]


def test_cards_that_the_game_does_not_have_are_shown_and_can_be_taken_out(tmp_path: Path) -> None:
    side = ready("drill")
    mech = msgspec.structs.replace(side.mechs[0], weapons=("doom_ray",), chassis="colossus")
    bench = Bench(tmp_path, msgspec.structs.replace(side, mechs=(mech, side.mechs[1])))
    assert bench.builder.state() == "illegal"
    bench.click("weapon doom_ray 1")
    assert bench.side.mechs[0].weapons == ()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("squad", ["", "drill", "three"])
def test_nothing_is_cut_at_any_size(tmp_path: Path, size: tuple[int, int], scale: int, squad: str) -> None:
    side = SquadSide(name="A squad with a long name")
    if squad == "drill":
        side = ready("drill")
    elif squad == "three":
        # The most that a mech takes: four weapons, four upgrades, sixteen directives.
        full = msgspec.structs.replace(
            ready("drill").mechs[0],
            weapons=tuple(LIBRARY.weapons)[:4],
            upgrades=tuple(LIBRARY.upgrades)[:4],
            directives=tuple(LIBRARY.directives)[:16],
        )
        side = SquadSide(name="Full", mechs=(full, full, full))
    bench = Bench(tmp_path, side, size, scale)
    assert bench.builder.host.flaws() == []
    for kind in ("chassis", "weapon", "upgrade", "directive"):
        bench.click(f"tab {kind}")
        assert bench.builder.host.flaws() == [], kind
        row = next(name for name in bench.names() if name.startswith("pool "))
        bench.point_at(row)
        assert bench.builder.host.flaws() == [], row
    if "tab reach" in bench.names():
        bench.click("tab reach")
        assert bench.builder.host.flaws() == []
    labels = [one for one in bench.builder.host.leaves if isinstance(one, Label) and one.text]
    assert labels


def test_the_limit_of_points_is_kept_with_the_squad(tmp_path: Path) -> None:
    bench = Bench(tmp_path, ready("drill"))
    before = bench.side
    bench.click("limit 40")
    assert bench.kept[-1].limit == 40 and write_side(bench.kept[-1]).splitlines()[2] == "limit: 40"
    again = Bench(tmp_path, bench.kept[-1])
    assert again.builder.limit == 40 and again.builder.state() == "illegal"
    again.click("limit 60")
    # The usual limit is not written.
    assert again.side == before
    again.key(pygame.K_u)
    assert again.builder.limit == 40


@pytest.mark.parametrize("key", ["pickets", "outriders", "vanguard"])
def test_a_copy_of_a_squad_for_40_points_is_built_for_40(key: str, tmp_path: Path) -> None:
    bench = Bench(tmp_path, ready(key))
    assert bench.builder.limit == 40 and bench.builder.state() == "complete"


@pytest.mark.slow
def test_the_hangar_counts_a_squad_against_its_own_limit(tmp_path: Path) -> None:
    folder = sides_folder(tmp_path, "command_core")
    squad = msgspec.structs.replace(ready("brawlers"), name="Dear", limit=40)
    paths = [keep_side(folder, one) for one in (ready("pickets"), squad)]
    points = sum(map(LIBRARY.points, squad.mechs))
    driver = Driver(tmp_path, mute=True)
    driver.context.navigator.push(HangarScene(driver.context, "command_core"))
    driver.app.frame(0)
    for path, counted, playable in zip(
        paths, ("40 of 40 points", f"{points} of 40: {points - 40} over"), (True, False), strict=True
    ):
        driver.click(f"command_core own {path.name}")
        assert isinstance(driver.scene, HangarScene)
        assert counted in [getattr(one, "text", "") for one in driver.scene.form.widgets]
        assert driver.scene.detail.play_button.enabled == playable == driver.scene.detail.try_button.enabled
    said: list[str] = []
    driver.context.notify = said.append  # type: ignore[assignment, method-assign]
    driver.key(pygame.K_p)
    assert driver.scene_name == "HangarScene" and said == [f"{points} points are over the limit of 40."]
    driver.click(f"command_core own {paths[0].name}")
    driver.key(pygame.K_t)
    assert isinstance(driver.scene, TryScene)
    trial = driver.scene.trial
    trial.stop()
    assert trial.agreed == {"points": "40"}
    assert set(trial.opponents) == {"drill", "pickets", "outriders", "vanguard"}


def test_a_directive_says_which_colour_it_adds() -> None:
    before = with_card(SquadSide(name="One"), 0, "advance", LIBRARY)
    assert before is not None
    after = with_card(before, 0, "advance", LIBRARY)
    assert after is not None
    assert changes(before, after, 0, "hex", LIBRARY) == [("gem_blue", "1", "2", None)]


def test_a_weapon_that_was_searched_for_says_that_it_is_on(tmp_path: Path) -> None:
    driver = Bench(tmp_path)
    driver.click("tab weapon")
    driver.key(pygame.K_SLASH)
    driver.event(pygame.TEXTINPUT, text="/")
    driver.type("rail")
    driver.key(pygame.K_RETURN)
    row = driver.control("pool side_rail")
    assert isinstance(row, GearRow) and not row.gear.inside
    driver.key(pygame.K_RETURN)
    assert row.gear.inside
