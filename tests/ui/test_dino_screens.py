"""Dino Battles on the shared screens: its rulebook, curtain, result, saves and the recap at its table."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.dino_battles import shipped_library
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.storage.saves import list_saves
from game.ui.gallery.pictures import random_match
from game.ui.layout.host import Host
from game.ui.paint.dino.pack import pack_picture
from game.ui.paint.scenery.duel_picture import paint_duel
from game.ui.tables.dino_battles.ending import make_ending
from game.ui.tables.dino_battles.faces import GAME
from game.ui.tables.dino_battles.handover import make_handover
from game.ui.tables.dino_battles.leaders import first_leader
from game.ui.tables.dino_battles.panels.recap import recap
from game.ui.tables.game_ui import game_ui
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.session.seats import SITTERS
from game.ui.tables.session.session import Session
from game.ui.tables.session.summaries import describe
from game.words.dino_battles.recap import turn_lines
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver

LIBRARY = shipped_library()
WHITE = (255, 255, 255)
FIGHT = {"combat_deck": {"attack": 2, "evade": 1, "defend": 1}}


def session_with(tmp_path: Path, match: Match) -> Session:
    return Session(match, ("person", "person"), ("Ada", "Bo"), Driver(tmp_path).context.saves)


def battle(*players: dict[str, Any], **facts: Any) -> Match:
    """A match in a main phase of turn 1."""
    rules = load(GAME)
    match = Match(rules, {"deck_0": "drill", "deck_1": "blitz"}, 3)
    state = {**match.state.to_dict(), **main_phase(*players, **facts)}
    both = [{**old, **new} for old, new in zip(match.state.to_dict()["players"], players, strict=True)]
    return Match(rules, match.options, 3, start=rules.restore({**state, "players": both}))


def test_the_sums_of_the_rulebook_are_those_of_the_cards() -> None:
    sums = 0
    for chapter in game_ui(GAME).rulebook():
        for figure in chapter.figures:
            for side, text in zip((figure.near, figure.far), figure.sums, strict=True):
                if not text:
                    continue
                die, stat, total = (int(number) for number in re.findall(r"\d+", text))
                card, sums = LIBRARY.dinosaurs[side.look], sums + 1
                by_pose = {"dodge": card.eva, "brace": card.defence}
                assert 1 <= die <= 6 and stat == by_pose.get(side.pose, card.atk)
                assert die + stat == total
    assert sums


def test_the_captions_of_the_answers_follow_from_their_sums() -> None:
    (combat,) = [chapter for chapter in game_ui(GAME).rulebook() if chapter.id == "combat"]
    totals = [[int(text.rpartition("= ")[2]) if text else 0 for text in one.sums] for one in combat.figures]
    captions = [one.caption for one in combat.figures]
    (attack, evasion), (blow, defence), (taken, _) = totals[1], totals[2], totals[3]
    assert captions[1].endswith(f"+{evasion - attack}")
    assert captions[2].endswith(f" {defence - blow}")
    assert captions[3].endswith(f" {taken}")


def test_the_curtain_shows_nothing_that_is_hidden(tmp_path: Path) -> None:
    match = Match(load(GAME), {"deck_0": "drill", "deck_1": "blitz"}, 3)
    handover = make_handover(session_with(tmp_path, match), 0)
    assert handover.title == "Opening hands"
    assert [fact.label for fact in handover.facts] == ["Hand"]
    hidden = pygame.image.tobytes(handover.figure(1, 1.0, True, False)[0], "RGBA")
    leader = pack_picture(((first_leader(match, 1), "stand"),), 1.05, left=True, dark=True)
    assert hidden == pygame.image.tobytes(leader[0], "RGBA")


def test_the_curtain_of_a_turn_counts_what_both_may_count(tmp_path: Path) -> None:
    near = {"dinos": [dino("triceratops"), None, None, None], "knockouts": 1, **FIGHT}
    far = {"dinos": [dino("utahraptor"), None, None, None]}
    handover = make_handover(session_with(tmp_path, battle(near, far)), 1)
    facts = {fact.label: fact.values for fact in handover.facts}
    assert handover.title == "Turn 1"
    assert facts["K.O."] == ("1", "0") and facts["Combat"][0] == "4"


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("seed", range(6))
def test_the_result_of_any_game_counts_right(tmp_path: Path, seed: int) -> None:
    match = random_match(GAME, seed, 5000)
    ending = make_ending(session_with(tmp_path, match))
    knockouts, damage, attacks = (count.numbers for count in ending.counts)
    told = [event.facts for event in match.events if event.kind == "knock_out"]
    for seat in (0, 1):
        assert knockouts[seat] == sum(facts["seat"] != seat for facts in told)
    lost = sum(event.facts["amount"] for event in match.events if event.kind == "damage")
    assert 0 < sum(damage) <= lost and min(attacks) >= 0
    assert "in turn" in ending.reason
    if match.outcome is not None and match.outcome.reason == "deck" and knockouts[0] == knockouts[1]:
        assert "ahead" not in ending.reason
    for seat in (0, 1):
        image, _ = ending.figure(seat, 0.5, "won" if seat == ending.winner else "lost", WHITE, False)
        assert image.get_width() > 50


def test_conceding_before_the_first_turn_has_a_result(tmp_path: Path) -> None:
    match = Match(load(GAME), {"deck_0": "drill", "deck_1": "blitz"}, 3)
    match.act(0, "concede")
    ending = make_ending(session_with(tmp_path, match))
    assert ending.winner == 1 and "turn" not in ending.reason
    for seat in (0, 1):
        image, _ = ending.figure(seat, 0.5, "lost" if seat == 0 else "won", WHITE, bool(seat))
        assert image.get_width() > 50


def test_who_stands_in_the_dark_is_darker() -> None:
    shown = (("tyrannosaurus", "hurt"),)
    bright, dark = (pack_picture(shown, 0.5, left=False, dark=dark)[0] for dark in (False, True))
    means = [sum(pygame.transform.average_color(one, consider_alpha=True)[:3]) for one in (bright, dark)]
    assert means[1] < means[0] * 0.8


def test_looking_left_is_looking_right_in_a_mirror() -> None:
    shown = (("utahraptor", "roar"), ("triceratops", "stand"))
    (right, (x, y)), (left, (mirrored, up)) = (pack_picture(shown, 0.4, left=way) for way in (False, True))
    flipped = pygame.transform.flip(right, True, False)
    assert pygame.image.tobytes(left, "RGBA") == pygame.image.tobytes(flipped, "RGBA")
    assert up == y and mirrored == -x - right.get_width()


def test_a_save_is_told_by_decks_and_knock_outs() -> None:
    registered = game_ui(GAME)
    options = {"deck_0": "venom_court", "deck_1": "blitz"}
    assert registered.side_names(options) == ("Venom Court", "Blitz")
    assert registered.options_line(options) == "Venom Court against Blitz"
    assert registered.options_line({}) == "Random decks"
    assert registered.standing({"players": [{"knockouts": 2}, {"knockouts": 1}]}) == (2, 1)


def recap_of(driver: Driver) -> list[str]:
    return [one.text for one in scene_of(driver).form.widgets if isinstance(one, RecapRow)]


def at_main_phase(folder: Path, *hand: str) -> Driver:
    """Ada holds these cards, and plays against the computer."""
    near = {"hand": list(hand), "dinos": [dino("triceratops"), None, None, None]}
    far = {"hand": ["attack"], "dinos": [dino("utahraptor"), None, None, None]}
    return table(folder, "person", "greedy", start=main_phase(near, far))


def test_the_recap_tells_the_last_first(tmp_path: Path) -> None:
    driver = at_main_phase(tmp_path, "attack", "attack", "dome_shield")
    assert recap_of(driver) == []
    for told in ("Ada loaded a Combat Card.", "Ada loaded 2 Combat Cards."):
        driver.click("hand attack")
        driver.settle()
        assert recap_of(driver) == [told]
    driver.click("hand dome_shield")
    driver.settle()
    assert recap_of(driver)[-1] == "Ada loaded 2 Combat Cards."


def test_a_loss_stands_in_the_recap_where_it_happened(tmp_path: Path) -> None:
    board = scene_of(at_main_phase(tmp_path, "attack")).board
    lost = {"seat": 0, "dino": "triceratops", "amount": 10, "left": 100, "why": "hit"}
    events = [Event("damage", lost), Event("load", {"seat": 0, "card": "attack"})]
    tree = recap("This turn", turn_lines(board.words, events), board.gallery, 0)
    placed = Host().lay(tree, pygame.Rect(0, 0, 400, 300), 1.0)
    told = [one.text for one in placed if isinstance(one, RecapRow)]
    assert told == ["Ada loaded a Combat Card.", "Ada's *Triceratops* was hit: −10 HP."]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("count", [2, 6, 9, 14])
def test_the_recap_keeps_clear_of_the_hand(tmp_path: Path, count: int) -> None:
    driver = at_main_phase(tmp_path, *["attack"] * count)
    driver.click("hand attack")
    driver.settle()
    scene = scene_of(driver)
    assert bool(recap_of(driver)) == (count < 9)
    cards = [card.rect for card in scene.board.hand_cards()]
    assert len(cards) == count - 1
    for size in [(960, 540), (1280, 720), (1024, 768), (2560, 1080)]:
        scene.resize(size, 1.0)
        cards = [card.rect for card in scene.board.hand_cards()]
        rows = [one.rect for one in scene.form.widgets if isinstance(one, RecapRow)]
        assert all(row.collidelist(cards) < 0 for row in rows)
        assert all(pygame.Rect((0, 0), size).contains(row) for row in rows)


def test_a_save_shows_the_animals_that_lead_both_decks(tmp_path: Path) -> None:
    session = session_with(tmp_path, Match(load(GAME), {"deck_0": "colossus", "deck_1": "drill"}, 3))
    session.save()
    (save,) = list_saves(tmp_path / "saves", SITTERS).saves
    words = describe(save, datetime(2026, 1, 1, tzinfo=UTC))
    assert words.looks == (first_leader(session.match, 0), first_leader(session.match, 1))
    assert words.progress == "set-up"
    first, second = (paint_duel(GAME, looks, (320, 220), 1.0) for looks in (words.looks, words.looks[::-1]))
    assert pygame.image.tobytes(first, "RGBA") != pygame.image.tobytes(second, "RGBA")
