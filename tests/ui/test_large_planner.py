"""The planner at a large UI scale: its cards grow with it, late in a match too."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.pieces import Words, line_width
from game.ui.paint.cards.directive_plan import plan_of
from game.ui.paint.cards.faces import DirectiveFace
from game.ui.paint.cards.frames import WIDTH
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import MOMENTS, open_moment
from tests.ui.driver import Driver
from tests.ui.lesson_play import opened, table, to_step


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs are written while shots are near: two lines below the hand tell of them."""
    monkeypatch.setitem(
        MOMENTS, "late", lambda match: match.decisions[0].kind == "program" and match.state.round == 4
    )


def piles(scene: BoardScene) -> list[PileCard]:
    return [one for one in scene.form.widgets if isinstance(one, PileCard)]


@pytest.mark.slow
@pytest.mark.usefixtures("late")
def test_directives_are_larger_at_a_larger_scale_whatever_is_told_below_them(tmp_path: Path) -> None:
    wide = {}
    for scale in (100, 150, 200):
        driver = Driver(tmp_path / str(scale), reduce_motion=True, ui_scale=scale)
        scene = open_moment(driver, "late")
        assert "from_there" in {one.name for one in scene.form.widgets}
        wide[scale] = piles(scene)[0].rect.width
        free = scene.board.places.panel.rect.bottom - max(one.rect.bottom for one in piles(scene))
        assert free < 0.15 * scene.board.places.panel.rect.height or scale == 100
    assert wide[200] >= wide[150] > 1.2 * wide[100]


@pytest.mark.slow
@pytest.mark.usefixtures("late")
def test_a_card_that_the_keys_look_at_leaves_the_delta_of_the_ghost_in_sight(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "late")
    field, seen = scene.board.field, 0
    for _ in piles(scene):
        driver.key(pygame.K_RIGHT)
        driver.settle()
        look = scene.board.closer_look()
        flags = [field.flag_place(one) for one in field.all_ghosts if one.flag]
        seen += look is not None and bool(flags)
        assert look is None or look.rect.collidelist(flags) < 0
    assert seen


def test_a_full_stop_follows_an_icon_without_a_blank() -> None:
    alone = line_width([":hit:"], "text", 16)
    assert line_width([":hit:", "."], "text", 16) - alone < line_width([":hit:", "a"], "text", 16) - alone
    assert line_width([":hit:", "."], "text", 16) == alone + line_width(["."], "text", 16)


@pytest.mark.slow
def test_five_directives_use_the_height_and_none_lies_alone(tmp_path: Path) -> None:
    driver = opened(tmp_path, "command_core/moving")
    to_step(driver, 4)
    scene = table(driver)
    driver.settle()
    assert isinstance(scene, BoardScene)
    tops = [one.rect.top for one in piles(scene)]
    assert [tops.count(top) for top in sorted(set(tops))] == [3, 2]
    panel = scene.board.places.panel.rect
    assert piles(scene)[0].rect.width > 0.19 * panel.width, "larger than side by side in one row"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_button_beside_the_delta_is_never_squeezed_below_its_words(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    driver = Driver(tmp_path, size, reduce_motion=True, ui_scale=scale)
    scene = open_moment(driver, "program")
    for card in ("hold", "pivot", "wheel", "advance"):
        button = scene.form.named("threats")
        assert button is not None and not button.cut
        assert button.rect.width >= button.wants(scene.board.places.panel.scale)[0]
        scene.lay_down(card)
        driver.settle()


@pytest.mark.parametrize("scale", [150, 200])
def test_both_lines_of_shots_have_letters_of_one_size(tmp_path: Path, scale: int) -> None:
    scene = open_moment(Driver(tmp_path, (1280, 720), reduce_motion=True, ui_scale=scale), "program")
    lines = [scene.form.named(name) for name in ("from_there", "hit_from")]
    sizes = [one.pixels for one in lines if isinstance(one, Words)]
    assert len(sizes) == 2 and max(sizes) <= 1.1 * min(sizes)


def test_why_there_is_no_target_is_told_in_whole_words(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), reduce_motion=True, ui_scale=150)
    scene = open_moment(driver, "program", squads=("snipers", "brawlers"))
    assert scene.plans is not None
    said = []
    for number in scene.plans.of:
        scene.look_at_mech(number)
        driver.settle()
        line = scene.form.named("from_there")
        said.append(line.words if isinstance(line, Words) else "")
    assert "FROM THERE nobody: too far" in said


def arrow(card: PileCard) -> float:
    """Pixels of the height that a split card leaves to its arrows."""
    assert isinstance(card.face, DirectiveFace)
    icons = plan_of(card.form, card.face.halves[0], True).icons
    return (icons[3] - icons[1]) * card.rect.width / WIDTH


def test_arrows_of_split_cards_are_larger_at_a_larger_scale(tmp_path: Path) -> None:
    high = {}
    for scale in (100, 150):
        driver = Driver(tmp_path / str(scale), reduce_motion=True, ui_scale=scale)
        scene = open_moment(driver, "program", squads=("brawlers", "flankers"))
        high[scale] = max(arrow(one) for one in piles(scene) if one.card and one.split)
    assert high[150] > 1.2 * high[100]


def test_a_click_on_the_lower_half_below_the_shared_name_lays_it_down(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True, ui_scale=150)
    scene = open_moment(driver, "program", squads=("brawlers", "flankers"))
    card = next(one for one in piles(scene) if one.card and one.split)
    assert card.form == "broad"
    for share, low in ((0.55, False), (0.7, True)):
        driver.move((card.rect.centerx, card.rect.top + round(share * card.rect.height)))
        assert card.means_lower == low
