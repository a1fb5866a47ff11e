"""What mechs did in combat, and what dice showed, in words and pictures."""

from pathlib import Path
from random import Random

import pygame
import pytest

from game.content.command_core import shipped_library
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.rules.command_core.catalogue import Catalogue
from game.rules.command_core.preview import Preview
from game.rules.command_core.rules import CommandCore
from game.ui.kit.pieces import Words
from game.ui.layout.host import Host
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.overlays.log_scene import LogScene, log_row
from game.words.command_core.log_text import TableWords
from game.words.messages import shipped_messages
from tests.ui.board_moments import open_moment, options
from tests.ui.driver import Driver

SQUADS = ("drill", "drill")


def played(board: str) -> Match:
    """Some rounds of two who choose by chance."""
    match, chance = Match(load("command_core"), options(board, SQUADS), 3, watched_by=(None,)), Random(3)
    while match.decisions and match.state.round < 5:
        decision = match.decisions[0]
        match.act(decision.seat, chance.choice(decision.actions))
    return match


def words_of(match: Match) -> TableWords:
    chassis = [mech.chassis for mech in match.state.mechs]
    return TableWords(shipped_library(), shipped_messages("command_core"), ("Ada", "Brunel"), chassis)


def preview_of(match: Match) -> Preview:
    assert isinstance(match.rules, CommandCore)
    catalogue: Catalogue = match.rules.catalogue
    return Preview(catalogue)


@pytest.mark.parametrize("board", ["square", "hex"])
def test_a_mech_that_had_no_target_does_not_hold_its_fire(board: str) -> None:
    match = played(board)
    words, preview, seen = words_of(match), preview_of(match), set()
    for event, moment in zip(match.events, match.moments, strict=True):
        if event.kind == "hold":
            could = preview.best_shot(moment.view(None), event.facts["mech"]) is not None
            said = "holds fire" if could else "has no target"
            assert words.sentence(event) == f"{words.mech(event.facts['mech'])} {said}."
            seen.add(could)
    assert seen == {True, False}, "the test saw too little"


def test_the_log_shows_dice_by_their_pictures() -> None:
    words = words_of(played("square"))

    def said(kind: str, **facts: object) -> str | None:
        return words.sentence(Event(kind, {"seat": 0, "mech": 0, "chassis": "trooper", **facts}))

    assert said("roll", dice=[1, 4, 6]) == "Trooper A rolls blank :hit: :crit:."
    assert said("defend", arc="rear", armor=[5], evade=[2, 6]) == (
        "Trooper A defends in its rear arc: :armor: blank :evade:."
    )
    assert (
        said("defend", arc="rear", armor=[], evade=[]) == "Trooper A defends in its rear arc, without dice."
    )
    assert (
        said("reroll", dice_kind="evade", die=1, result=5, left=0)
        == "Trooper A rerolls evade die 2: :evade:."
    )


def test_the_pictures_of_dice_are_painted_in_the_log(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "reroll")
    scene.open_log()
    driver.settle()
    log = driver.scene
    assert isinstance(log, LogScene)
    rolls = [line for line in log.lines if " rolls " in line.sentence and ":hit:" in line.sentence]
    assert rolls
    found = Host().lay(log_row(rolls[-1], marked=False), pygame.Rect(0, 0, 900, 30), 1.0)
    pieces = [piece for one in found if isinstance(one, Words) for piece in one.parts]
    assert ":hit:" in pieces and not any(":hit:" in str(piece) for piece in pieces if piece != ":hit:")


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("board", ["square", "hex"])
def test_a_plate_says_what_its_mech_did_when_it_could_attack(tmp_path: Path, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "attack", board)
    attacker = scene.view.next_attacker
    assert attacker is not None

    def foot(number: int) -> str:
        plates = [one for one in scene.form.widgets if isinstance(one, MechPlate)]
        return next(one.entry.foot.words for one in plates if one.entry.number == number)

    driver.click("Hold fire")
    while foot(attacker) == scene.words.notice("attacks_now"):
        driver.app.frame(16)
    assert foot(attacker) == "held its fire"
    done = [event for event in scene.board.snapshot.events if event.kind in ("attack", "hold")]
    for event in done[:-1]:
        said = foot(event.facts["mech"])
        assert (
            said.startswith("attacked ")
            if event.kind == "attack"
            else said in ("had no target", "held its fire")
        )
