"""Programs are written in any order by click, drag and key, and handed over in one go."""

import dataclasses
from pathlib import Path

import msgspec
import pygame
import pytest

from game.rules.command_core.state import Slot
from game.ui.kit.buttons import Button
from game.ui.kit.labels import Label
from game.ui.kit.modal import Modal
from game.ui.kit.pieces import Words
from game.ui.scenes.curtain import CurtainScene
from game.ui.tables.command_core.planning.directive_card import PileCard, SlotCard
from game.ui.tables.command_core.planning.plan import Plan, Plans
from game.ui.tables.command_core.planning.planner import Progress
from game.ui.tables.command_core.planning.shots_ahead import MOST, tell_shots
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def plans_of(scene: BoardScene) -> Plans:
    assert scene.plans is not None
    return scene.plans


def plan_of(scene: BoardScene) -> Plan:
    return plans_of(scene).plan


def drag(driver: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    driver.wait_for_guard()
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    driver.event(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)


def test_a_click_lays_a_directive_into_the_next_free_slot_and_back(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("directive advance")
    driver.click("directive sprint")
    assert plan_of(scene).slots == ["advance", "sprint", None, None]
    driver.click("slot 1")
    assert plan_of(scene).slots == [None, "sprint", None, None]
    driver.click("directive hold")
    assert plan_of(scene).slots == ["hold", "sprint", None, None]


def test_a_slot_that_is_picked_takes_the_next_directive(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("slot 3")
    driver.click("directive charge")
    driver.key(pygame.K_2, pygame.KMOD_SHIFT)
    driver.click("directive hold")
    assert plan_of(scene).slots == [None, "hold", "charge", None]


def test_a_used_directive_says_in_which_slot_it_is(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("directive charge")
    pile = scene.form.named("directive charge")
    assert isinstance(pile, PileCard) and not pile.card
    assert pile.refused == "Charge is in slot 1."


def test_full_slots_take_nothing_more_and_say_so(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    for card in ("advance", "sprint", "charge", "hold"):
        driver.click(f"directive {card}")
    driver.click("directive wheel")
    assert plan_of(scene).filled == 4 and "wheel" not in plan_of(scene).slots
    assert (
        driver.scene.form.hints.text
        == "All 4 slots are filled: click one to empty it, choose one (Shift+digit) or clear all (C)."
    )


def test_split_directives_are_turned_by_button_right_click_and_key(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("directive pivot")
    driver.click("flip 1")
    assert plan_of(scene).flipped[0]
    place = driver.control("slot 1").rect.center
    driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=3)
    assert not plan_of(scene).flipped[0]
    driver.key(pygame.K_f)
    assert plan_of(scene).flipped[0]
    driver.click("directive advance")
    assert scene.form.named("flip 2") is None
    assert not scene.flip(1)


@pytest.mark.slow
def test_directives_are_dragged_into_slots_swapped_and_out(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    drag(driver, driver.control("directive pivot").rect.center, driver.control("slot 4").rect.center)
    drag(driver, driver.control("directive charge").rect.center, driver.control("slot 2").rect.center)
    assert plan_of(scene).slots == [None, "charge", None, "pivot"]
    scene.flip(3)
    drag(driver, driver.control("slot 4").rect.center, driver.control("slot 2").rect.center)
    assert plan_of(scene).laid == ((None, False), ("pivot", True), (None, False), ("charge", False))
    drag(driver, driver.control("slot 2").rect.center, driver.control("slot 1").rect.center)
    assert plan_of(scene).slots == ["pivot", None, None, "charge"]
    drag(driver, driver.control("slot 4").rect.center, scene.board.field.rect.center)
    assert plan_of(scene).slots == ["pivot", None, None, None]


def test_keys_take_out_clear_and_take_back(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    for card in ("advance", "pivot", "hold"):
        driver.click(f"directive {card}")
    driver.key(pygame.K_BACKSPACE)
    assert plan_of(scene).slots == ["advance", "pivot", None, None]
    driver.key(pygame.K_c)
    assert plan_of(scene).filled == 0
    driver.key(pygame.K_u)
    assert plan_of(scene).slots == ["advance", "pivot", None, None]
    driver.key(pygame.K_u)
    assert plan_of(scene).slots == ["advance", "pivot", "hold", None]
    assert scene.session.match.record, "nothing but the plan was taken back"


@pytest.mark.slow
def test_a_program_is_written_by_keys_alone(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("swarm", "swarm"))
    first = plans_of(scene).mech
    driver.press("directive sprint")
    driver.key(pygame.K_m)
    assert plans_of(scene).mech != first or len(plans_of(scene).of) == 1
    driver.press("directive hold")
    count = len(scene.session.match.record)
    driver.key(pygame.K_r)
    assert scene.plans is None
    sent = scene.session.match.record[count:]
    assert any("sprint" in entry for entry in sent) and any("hold" in entry for entry in sent)


def test_a_tab_shows_how_far_a_program_is_and_control_tab_goes_to_the_next(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("swarm", "swarm"))
    plans = plans_of(scene)
    first = plans.mech
    driver.click("directive sprint")
    tab = scene.form.named(f"tab {first + 1}")
    assert tab is not None
    assert tab.about == Progress(1, len(plan_of(scene).slots), scene.view.mechs[first].order)
    for card in list(plan_of(scene).piles)[1:]:
        scene.lay_down(card)
    tip = scene.form.named("tip")
    assert isinstance(tip, Label) and scene.words.mech(list(plans.of)[1]) in tip.text
    driver.key(pygame.K_TAB, pygame.KMOD_CTRL)
    assert plans.mech == list(plans.of)[1]
    driver.key(pygame.K_TAB, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert plans.mech == first


def test_expected_damage_is_called_so_and_told_shot_by_shot(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
    told = 0
    for number in list(plans_of(scene).of):
        scene.look_at_mech(number)
        outlook = scene.board.snapshot.outlook
        assert outlook is not None
        ways = {"from_there": scene.preview.shots_from, "hit_from": scene.preview.threats_to}
        for name, shots in ways.items():
            line = scene.form.named(name)
            assert isinstance(line, Words)
            for shot in shots(scene.view, number, outlook.cell, outlook.facing):
                told += 1
                other = shot.target if name == "from_there" else shot.attacker
                assert "damage" in line.words and scene.words.mech(other) in line.tip
                assert "expected" in line.tip
    assert told, "nobody could shoot: the test saw too little"


@pytest.mark.parametrize(
    ("surge", "flux", "told", "sentence"),
    [
        (1, 3, ["−2", ":flux:"], "Firing it costs 2 Flux."),
        (5, 1, ["−1", ":flux:", "−1", ":surge:"], "Firing it costs 1 Flux and 1 Surge."),
        (1, 0, ["−1", ":surge:", "−1", ":damage:"], "more than is left then: 1 die of damage to itself."),
    ],
)
def test_a_shot_from_there_says_what_firing_costs(
    driver: Driver, surge: int, flux: int, told: list[str], sentence: str
) -> None:
    scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
    snapshot, number = scene.board.snapshot, plans_of(scene).mech
    outlook = snapshot.outlook
    assert outlook is not None
    enemy = next(
        other for other, mech in enumerate(scene.view.mechs) if mech.seat != scene.view.mechs[number].seat
    )
    mechs = list(scene.view.mechs)
    mechs[number] = msgspec.structs.replace(mechs[number], surge=surge, flux=flux, weapons=("railgun",))
    cell = next(
        there
        for there, mark in scene.preview.marks(
            scene.view, number, "railgun", outlook.cell, outlook.facing
        ).items()
        if mark == "target" and all(mech.cell != there for mech in mechs)
    )
    mechs[enemy] = msgspec.structs.replace(mechs[enemy], cell=cell)
    view = msgspec.structs.replace(scene.view, mechs=tuple(mechs))
    line = tell_shots(dataclasses.replace(snapshot, view=view), number, outlook, MOST)[0]
    words = [piece if isinstance(piece, str) else piece[0] for piece in line.pieces if not callable(piece)]
    begin = words.index(told[0])
    assert words[begin : begin + len(told)] == told and sentence in line.hint


def test_no_target_says_why(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
    snapshot, number = scene.board.snapshot, plans_of(scene).mech
    outlook = snapshot.outlook
    assert outlook is not None
    mechs, board = list(scene.view.mechs), scene.catalogue.board(scene.view.map)
    mechs[number] = msgspec.structs.replace(mechs[number], weapons=("power_lance",))
    far = sorted(board.free, key=lambda cell: -board.distance(outlook.cell, cell))
    for other, mech in enumerate(mechs):
        if mech.seat != mechs[number].seat:
            mechs[other] = msgspec.structs.replace(mech, cell=far.pop(0))
    view = msgspec.structs.replace(scene.view, mechs=tuple(mechs))
    line = tell_shots(dataclasses.replace(snapshot, view=view), number, outlook, MOST)[0]
    words = [piece if isinstance(piece, str) else piece[0] for piece in line.pieces if not callable(piece)]
    reasons = ("out of its arc", "too far")
    assert words[1] == "no target" and words[-1] in reasons
    assert any(f"Power Lance at {words[-2]}: {reason}" in line.hint for reason in reasons)


@pytest.mark.slow
def test_the_shots_at_the_end_follow_the_directive_that_is_pointed_at(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
    plans = plans_of(scene)

    def told() -> list[str]:
        lines = [scene.form.named(name) for name in ("from_there", "hit_from")]
        return [line.words for line in lines if isinstance(line, Words)]

    seen = {tuple(told())}
    for card in plans.plan.piles:
        driver.move(driver.control(f"directive {card}").rect.center)
        driver.app.frame(16)
        program = [Slot(card), *plans.plan.program[1:]]
        outlook = scene.preview.outlook(scene.view, plans.mech, program)
        # A line that has no room for two shots says a word less, else it tells the better one alone.
        every = [
            tell_shots(scene.board.snapshot, plans.mech, outlook, most, bare=bare)
            for most, bare in ((MOST, False), (MOST, True), (1, False))
        ]
        either = zip(*[[Words("", one.pieces).words for one in lines] for lines in every], strict=True)
        assert all(line in ways for line, ways in zip(told(), either, strict=True))
        seen.add(tuple(told()))
    assert len(seen) > 1, "none of them changed a shot: the test saw too little"


@pytest.mark.parametrize("squads", [("brawlers", "snipers"), ("lancers", "brawlers")])
def test_the_shots_at_the_end_stay_told_as_they_are_when_pointed_at(
    driver: Driver, squads: tuple[str, str]
) -> None:
    scene = open_moment(driver, "program", squads=squads)

    def told() -> list[str]:
        lines = [scene.form.named(name) for name in ("from_there", "hit_from")]
        return [line.words for line in lines if isinstance(line, Words)]

    for number in plans_of(scene).of:
        scene.look_at_mech(number)
        driver.settle()
        before, line = told(), scene.form.named("from_there")
        assert line is not None
        driver.move(line.rect.center)
        driver.app.frame(16)
        assert told() == before and len(before) == 2


def test_nobody_yet_says_who_could_come(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    plans, view = plans_of(scene), scene.view
    for number in plans.of:
        scene.look_at_mech(number)
        outlook, line = scene.board.snapshot.outlook, scene.form.named("hit_from")
        assert outlook is not None and isinstance(line, Words)
        enemies = [one for one, mech in enumerate(view.mechs) if mech.seat != plans.seat and mech.structure]
        coming = [one for one in enemies if outlook.cell in scene.preview.reach(view, one).hits]
        for one in coming:
            assert scene.words.mech(one) in line.tip


def test_the_ghost_stands_where_the_program_ends_and_stops_before_chance(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("swarm", "swarm"))
    assert scene.board.field.ghost is None
    driver.click("slot 2")
    driver.click("directive sprint")
    driver.move((5, 5))
    assert scene.board.field.ghost is None, "chance fills the first slot"
    driver.click("directive hold")
    driver.move((5, 5))
    ghost, outlook = scene.board.field.ghost, scene.board.snapshot.outlook
    assert ghost is not None and outlook is not None
    assert (ghost.cell, ghost.facing) == (outlook.cell, outlook.facing)
    assert outlook.chance == 2 and "+ ?" in ghost.flag
    assert [leg.slot for leg in ghost.legs] == [0, 1]


def test_pointing_at_a_directive_tries_it_out(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("directive hold")
    pile = driver.control("directive wheel")
    driver.move(pile.rect.center)
    driver.app.frame(16)
    ghost = scene.board.field.ghost
    assert ghost is not None and [leg.slot for leg in ghost.legs] == [0, 1] and ghost.lit == 1
    assert plan_of(scene).slots[1] is None


def test_after_a_directive_was_laid_down_the_next_of_its_pile_is_not_tried_at_once(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    pile = driver.control("directive advance")
    driver.move(pile.rect.center)
    driver.app.frame(16)
    assert scene.board.field.ghost is not None and len(scene.board.field.ghost.legs) == 1
    driver.click("directive advance")
    driver.app.frame(16)
    ghost = scene.board.field.ghost
    assert ghost is not None and [leg.slot for leg in ghost.legs] == [0], "the program as it stands"
    driver.move((5, 5))
    driver.app.frame(16)
    driver.move(pile.rect.center)
    driver.app.frame(16)
    ghost = scene.board.field.ghost
    assert ghost is not None and [leg.slot for leg in ghost.legs] == [0, 1] and ghost.lit == 1


def test_a_combo_that_holds_is_linked_to_its_neighbour(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    driver.click("directive hold")
    driver.click("directive lock_on")
    slots = [one for one in scene.form.widgets if isinstance(one, SlotCard)]
    assert [one.slot for one in slots if one.linked] == [1]
    driver.click("slot 1")
    assert not any(one.linked for one in scene.form.widgets if isinstance(one, SlotCard))


@pytest.mark.slow
def test_ready_hands_over_in_the_order_of_the_rules_and_undo_brings_the_plan_back(driver: Driver) -> None:
    scene = open_moment(driver, "program", other="person", squads=("swarm", "swarm"))
    if isinstance(driver.scene, CurtainScene):
        driver.click("lift the curtain")
        driver.settle()
    seat = plans_of(scene).seat
    driver.click("directive hold")
    driver.click("directive sprint")
    laid = {number: plan.laid for number, plan in plans_of(scene).of.items()}
    before = len(scene.session.match.record)
    driver.click("Ready")
    driver.settle()
    slots = sum(len(one) for one in laid.values())
    assert len(scene.session.match.record) == before + slots
    if scene.handed is None:
        pytest.skip("the other side had begun before")
    assert scene.handed == seat
    standing = [mech for mech in scene.view.mechs if mech.structure]
    assert all(mech.program is None for mech in standing), "both may look at the table now"
    driver.key(pygame.K_u)
    driver.settle()
    if isinstance(driver.scene, CurtainScene):
        driver.click("lift the curtain")
        driver.settle()
    assert len(scene.session.match.record) == before
    assert {number: plan.laid for number, plan in plans_of(scene).of.items()} == laid


def test_programs_of_two_people_are_written_behind_the_curtain(driver: Driver) -> None:
    scene = open_moment(driver, "program", other="person")
    assert isinstance(driver.scene, CurtainScene)
    driver.click("lift the curtain")
    driver.settle()
    first = plans_of(scene).seat
    driver.click("Ready")
    driver.settle()
    if scene.handed is not None:
        driver.click("Hand over")
        driver.settle()
        assert isinstance(driver.scene, CurtainScene) and driver.scene.seat == 1 - first


def shown_after(folder: Path, cards: tuple[str, ...]) -> tuple[list[bytes], list[str]]:
    """All that the other side could see and hear once a program has been handed over."""
    driver = Driver(folder, reduce_motion=True)
    scene = open_moment(driver, "program", other="person")
    driver.click("lift the curtain")
    driver.settle()
    for card in cards:
        driver.click(f"directive {card}")
    driver.context.sound.played.clear()
    driver.click("Ready")
    driver.move((5, 5))
    frames = []
    for _ in range(60):
        driver.app.frame(16)
        frames.append(driver.pixels())
    assert scene.handed is not None
    for name in ("mech 1", "mech 2", "mech 3", "mech 4"):
        driver.click(name)
        driver.move((5, 5))
        driver.rest(100)
        frames.append(driver.pixels())
        driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_l)
    driver.rest(100)
    frames.append(driver.pixels())
    driver.key(pygame.K_ESCAPE)
    driver.click("Hand over")
    driver.settle()
    driver.click("lift the curtain")
    driver.settle()
    driver.move((5, 5))
    driver.rest(100)
    frames.append(driver.pixels())
    return frames, list(driver.context.sound.played)


@pytest.mark.slow
def test_nothing_on_the_screen_depends_on_a_program_that_was_handed_over(tmp_path: Path) -> None:
    first, sounds = shown_after(tmp_path / "a", ("advance", "sprint", "hold", "pivot"))
    other, other_sounds = shown_after(tmp_path / "b", ("charge", "wheel"))
    assert len(first) == len(other) > 60 and sounds == other_sounds
    assert [one == two for one, two in zip(first, other, strict=True)] == [True] * len(first)


def test_clear_is_dark_until_there_is_something_to_clear(driver: Driver) -> None:
    scene = open_moment(driver, "program")

    def button(name: str) -> Button:
        return next(one for one in scene.board.answers() if one.name == name)

    assert not button("Clear program").enabled
    first = scene.view.first == plans_of(scene).seat
    assert ("taken back" in button("Ready").tip) == first
    driver.click("directive hold")
    assert button("Clear program").enabled


@pytest.mark.slow
@pytest.mark.parametrize("squad", ["giant", "snipers", "flankers", "circlers", "brawlers"])
def test_a_hand_of_ten_and_more_directives_is_read_without_opening_each(tmp_path: Path, squad: str) -> None:
    """Where room ends the pictures give way, so that names, arrows and combos keep their size."""
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", "square", (squad, squad))
    for size, least in (((960, 540), 52), ((1280, 720), 69), ((1920, 1080), 103)):
        for scale in (1.0, 1.5, 2.0):
            scene.resize(size, scale)
            hand = [one for one in scene.form.widgets if isinstance(one, PileCard)]
            assert len(hand) >= 9
            assert min(one.rect.width for one in hand) >= least, f"{size} at {scale:.0%}"


@pytest.mark.slow
def test_ready_asks_before_slots_are_left_to_chance(driver: Driver) -> None:
    scene = open_moment(driver, "program", questions=True)
    before = len(scene.session.match.record)

    def ready() -> Button:
        return next(one for one in scene.board.answers() if one.name == "Ready")

    driver.click("directive hold")
    assert not ready().primary
    driver.click("Ready")
    assert isinstance(driver.scene, Modal) and len(scene.session.match.record) == before
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    assert driver.scene is scene and plans_of(scene).plan.slots[0] == "hold", "Enter goes on writing"
    driver.click("Ready")
    driver.click("Leave them")
    driver.settle()
    assert len(scene.session.match.record) > before


def test_enter_begins_to_fill_and_hands_nothing_over_by_accident(driver: Driver) -> None:
    scene = open_moment(driver, "program", questions=True)
    before = len(scene.session.match.record)
    driver.key(pygame.K_RETURN)
    assert driver.scene is scene and isinstance(scene.form.focus, PileCard)
    driver.key(pygame.K_RETURN)
    assert plans_of(scene).plan.filled == 1 and len(scene.session.match.record) == before


def test_a_whole_program_is_handed_over_without_a_question(driver: Driver) -> None:
    scene = open_moment(driver, "program", questions=True)
    for number, plan in plans_of(scene).of.items():
        scene.look_at_mech(number)
        for card in [card for card, (free, _) in plan.piles.items() for _ in range(free)]:
            if plan.next_slot() is not None:
                scene.lay_down(card)
    assert next(one for one in scene.board.answers() if one.name == "Ready").primary
    driver.click("Ready")
    assert not isinstance(driver.scene, Modal) and scene.plans is None


def test_the_half_that_is_clicked_is_the_one_that_counts(driver: Driver) -> None:
    """Seen in play: a click on the lower half of Pivot turned the mech the other way."""
    scene = open_moment(driver, "program")
    pile = scene.form.named("directive pivot")
    assert isinstance(pile, PileCard)
    upper = pile.rect.centerx, pile.rect.top + pile.rect.height // 4
    lower = pile.rect.centerx, pile.rect.bottom - pile.rect.height // 4
    facings = []
    for place in (upper, lower):
        driver.move(place)
        driver.rest(100)
        ghost = scene.board.field.ghost
        assert ghost is not None
        facings.append(ghost.facing)
    assert facings[0] != facings[1], "the ghost turns with the half that is pointed at"
    driver.click_at(lower)
    plan = plans_of(scene).plan
    assert plan.laid[0] == ("pivot", True)
