"""What a player of Command Core meets for the first time says why it is so."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.engine.match import Match
from game.rules import load
from game.ui.kit.labels import Label, RichText
from game.ui.paint.squads import darkened, squad_picture
from game.ui.parts.picture_row import PictureRow
from game.ui.parts.plates import Words
from game.ui.tables.command_core.directive_card import DirectiveCard
from game.ui.tables.command_core.handover import make_handover
from game.ui.tables.command_core.ladder import MechPlate
from game.ui.tables.command_core.progress import battle_of
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.command_core.target_row import TargetRow
from game.ui.tables.session import Session
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

BOARDS = ("square", "hex")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def said(scene: BoardScene, name: str) -> str:
    widget = scene.form.named(name)
    assert isinstance(widget, Label | RichText), name
    return widget.text


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", ["from_there", "hit_from"])
def test_pointing_at_shots_marks_their_mechs_and_draws_their_lines(
    driver: Driver, board: str, name: str
) -> None:
    scene = open_moment(driver, "program", board, ("lancers", "brawlers"))
    plans, marked = scene.plans, 0
    assert plans is not None
    for number in list(plans.of):
        scene.look_at_mech(number)
        line, outlook = scene.form.named(name), scene.board.outlook
        assert line is not None and outlook is not None
        driver.move(line.rect.center)
        driver.app.frame(16)
        end, view = outlook.cell, scene.view
        if name == "from_there":
            shots = scene.preview.shots_from(view, number, end, outlook.facing)
            meant = {shot.target for shot in shots}
            lines = {(end, view.mechs[one].cell) for one in meant}
        else:
            shots = scene.preview.threats_to(view, number, end, outlook.facing)
            meant = {shot.attacker for shot in shots}
            lines = {(view.mechs[one].cell, end) for one in meant}
        field = scene.board.field
        assert set(field.shots) == lines
        assert {one.number for one in field.standing if one.ring == "target"} == meant
        marked += len(meant)
        driver.move((2, 2))
        driver.app.frame(16)
        assert not scene.board.field.shots
    assert marked, "nobody could shoot: the test saw too little"


@pytest.mark.parametrize("board", BOARDS)
def test_while_a_mech_holds_its_fire_the_panel_is_about_that_mech(tmp_path: Path, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "attack", board)
    attacker = scene.view.next_attacker
    assert attacker is not None and scene.board.holding is None
    driver.click("Hold fire")
    while scene.playing and scene.board.holding != attacker:
        driver.app.frame(16)
    assert scene.playing and scene.board.attacking == attacker
    assert said(scene, "what happens") == f"{scene.words.mech(attacker)} holds fire"
    driver.settle()
    assert scene.board.holding is None


def test_a_target_out_of_reach_says_what_keeps_each_weapon_from_it(driver: Driver) -> None:
    seen = 0
    for board in BOARDS:
        for squads in (("drill", "drill"), ("lancers", "brawlers")):
            scene = open_moment(driver, "attack", board, squads)
            assert scene.chooser is not None
            scene.chooser.clear()
            scene.refresh()
            attacker = scene.view.next_attacker
            assert attacker is not None
            weapons = dict.fromkeys(scene.view.mechs[attacker].weapons)
            for row in (one for one in scene.form.widgets if isinstance(one, TargetRow)):
                if row.chance is None:
                    for weapon in weapons:
                        why = scene.preview.refused(scene.view, attacker, weapon, row.number)
                        assert scene.words.notice(f"cannot_{why}") in row.reason
                    seen += 1
    assert seen, "every mech could be shot at: the test saw too little"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("moment", "word"), [("put_back", "safe"), ("deplete", "for the rest of the game")])
def test_a_crit_says_what_becomes_of_its_cards(
    tmp_path: Path, board: str, size: tuple[int, int], moment: str, word: str
) -> None:
    scene = open_moment(Driver(tmp_path, size, reduce_motion=True), moment, board)
    assert word in said(scene, "why")
    why = scene.form.named("why")
    assert why is not None and all(box.fits for box in why.boxes())
    losses = [one for one in scene.form.widgets if one.name.startswith("loss ")]
    assert losses and all(box.fits for one in losses for box in one.boxes())


def test_an_empty_program_does_not_claim_that_nothing_changes(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    total = scene.form.named("sum")
    assert isinstance(total, Words)
    words = " ".join(part if isinstance(part, str) else part[0] for part in total.parts)
    assert scene.words.notice("and_chance") in words
    assert scene.words.notice("nothing") not in words


@pytest.mark.parametrize("squads", [("drill", "drill"), ("swarm", "swarm")])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_who_places_reads_what_each_mech_carries(
    tmp_path: Path, size: tuple[int, int], squads: tuple[str, str]
) -> None:
    scene = open_moment(Driver(tmp_path, size, reduce_motion=True), "place", "square", squads)
    rows = {one.name: one for one in scene.form.widgets if isinstance(one, PictureRow)}
    for number, mech in enumerate(scene.view.mechs):
        row = rows[f"row {number + 1}"]
        assert all(scene.words.card(card) in row.body for card in (*mech.weapons, *mech.upgrades))
        assert all(box.fits for box in row.boxes())


def test_programs_that_stand_lie_face_down_and_the_others_are_empty(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", other="person")
    driver.to_the_table()
    assert scene.asked is not None
    seat = scene.asked.seat
    driver.click("Ready")
    driver.settle()
    assert scene.handed == seat
    cards = [one for one in scene.form.widgets if isinstance(one, DirectiveCard)]
    assert not any(one.card for one in cards), "a card of a secret program is seen"
    empty = {int(one.name.split()[1]) - 1 for one in cards}
    standing = {number for number, mech in enumerate(scene.view.mechs) if mech.structure}
    assert empty == {number for number in standing if scene.view.mechs[number].seat != seat}


@pytest.mark.parametrize("squads", [("drill", "drill"), ("giant", "swarm")])
def test_who_looks_away_at_the_curtain_sleeps(driver: Driver, squads: tuple[str, str]) -> None:
    scene = open_moment(driver, "program", squads=squads)
    handover = make_handover(scene.session, 0)
    for seat in (0, 1):
        chassis = max((mech.structure, mech.chassis) for mech in scene.view.mechs if mech.seat == seat)[1]
        member = ((chassis, "guard", False),)
        open_eyed, _ = darkened(squad_picture(member, seat, 0.5 * 1.55, left=True))
        closed, _ = darkened(squad_picture(member, seat, 0.5 * 1.55, left=True, asleep=True))
        shown, _ = handover.figure(seat, 0.5, True, False)
        pixels = [pygame.image.tobytes(one, "RGBA") for one in (shown, closed, open_eyed)]
        assert pixels[0] == pixels[1] != pixels[2]


def test_pointing_at_a_plate_says_what_its_counters_are_good_for(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    for number, mech in enumerate(scene.view.mechs):
        plate = scene.form.named(f"mech {number + 1}")
        assert plate is not None
        lines = plate.tip.split("\n")[1:]
        counts = [("Surge", mech.surge), ("Flux", mech.flux), ("Targeting", mech.targeting)]
        assert [line.partition(":")[0] for line in lines] == [f"{name} {count}" for name, count in counts]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("board", BOARDS)
def test_the_table_after_the_game_tells_why_it_ended_and_asks_nothing_of_a_mech(
    tmp_path: Path, board: str, size: tuple[int, int]
) -> None:
    driver = Driver(tmp_path, size, reduce_motion=True)
    scene = open_moment(driver, "program", board, other="person")
    driver.to_the_table()
    session = scene.session
    scene.concede(0)
    driver.settle()
    driver.click("Look at the table")
    driver.settle()
    assert scene.over and scene.board.phase_shown == ""
    outcome = session.match.outcome
    assert outcome is not None
    reason = scene.words.reason(outcome.winner, outcome.reason)
    assert reason[1:] in said(scene, "why it ended")
    for seat in (0, 1):
        share = scene.form.named(f"share {seat}")
        assert isinstance(share, Words) and all(box.fits for box in share.boxes())
        left = sum(mech.structure for mech in scene.view.mechs if mech.seat == seat)
        assert any(isinstance(part, tuple) and part[0].startswith(f"{left} of ") for part in share.parts)
    waits = {scene.words.notice(key) for key in ("to_attack", "to_run", "hidden", "attacks_now")}
    plates = [one for one in scene.form.widgets if isinstance(one, MechPlate)]
    assert plates and not waits & {plate.entry.foot.words for plate in plates}


@pytest.mark.parametrize("board", BOARDS)
def test_a_shot_is_told_from_the_structure_that_its_target_had(tmp_path: Path, board: str) -> None:
    """Even where more comes through than the target has left."""
    overkill = 0
    for seed in range(7, 40):
        match = Match(load("command_core"), {"board": board, "squad_0": "drill", "squad_1": "drill"}, seed)
        players = {seat: make_player("greedy", seat) for seat in (0, 1)}
        while match.decisions and not overkill:
            decision = match.decisions[0]
            state: Any = match.state
            before, start = [mech.structure for mech in state.mechs], len(match.events)
            known = InformationSet(match.rules, match.state.copy(), decision)
            match.act(decision.seat, players[decision.seat].choose(known))
            battle = battle_of(match.events)
            hits = [event for event in match.events[start:] if event.kind == "damage"]
            if battle is None or len(hits) != 1 or hits[0].facts["mech"] != battle.target:
                continue
            overkill += hits[0].facts["amount"] > before[battle.target]
            if overkill:
                driver = Driver(tmp_path, reduce_motion=True)
                session = Session(match, ("person", "person"), ("Ada", "Bo"), driver.context.saves)
                scene = session.game_ui.table_scene(driver.context, session)
                assert isinstance(scene, BoardScene)
                assert scene.board.structure_before(battle) == before[battle.target]
        if overkill:
            return
    raise AssertionError("nobody was hit harder than needed: the test saw too little")
