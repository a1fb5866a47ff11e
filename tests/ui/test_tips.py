"""First-time tips: each once ever, where it covers nothing that can be worked, or none at all."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.content.tips import SHARED_TIPS, Tip, shipped_tips
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.seats import SEATS
from game.rules import load
from game.storage.seen_tips import SeenTips
from game.ui.kit.widget import Widget
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.guide import NOBODY
from game.ui.tables.overlays.tips import TableTips
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.lesson_play import FIRST as FIRST_LESSON
from tests.ui.lesson_play import opened
from tests.ui.sitting import sit_down

every_game = pytest.mark.parametrize("game", PLAYABLE)
SHAPES = [((1280, 720), 100), ((960, 540), 100), ((960, 540), 150), ((1280, 720), 175), ((2560, 1080), 150)]


FIRST = {"command_core": 1}
"""Choices before the first one that a game has a tip for."""


def first_choice(game: str, seat: int = 0, moves: int = 0) -> Match:
    """A match in which a seat has several choices."""
    match, dice = Match(load(game), {}, 7), Dice(3)
    while True:
        decision = match.decision_of(seat)
        if decision is not None and len(match.record) >= moves and len(decision.actions) > 1:
            return match
        asked = dice.pick(match.decisions)
        match.act(asked.seat, dice.pick(asked.actions))


def at_table(
    folder: Path, game: str, seen: SeenTips | None, *, moves: int = -1, saved: bool = True, **settings: object
) -> tuple[Driver, TableScene]:
    """A table at the first choice that has a tip of its game, or after so many moves."""
    driver = Driver(folder, reduce_motion=True, speed=4.0, **settings)  # type: ignore[arg-type]
    driver.context.tips = seen
    match = first_choice(game, moves=FIRST.get(game, 0) if moves < 0 else moves)
    session = Session(match, (PERSON, "greedy"), ("Ada", "Bo"), driver.context.saves, saved=saved)
    return driver, sit_down(driver, session)


@pytest.mark.slow
@every_game
def test_a_tip_is_shown_once_and_goes_with_a_click_or_a_key(tmp_path: Path, game: str) -> None:
    for close in ("click", "press"):
        seen = SeenTips()
        driver, scene = at_table(tmp_path, game, seen)
        tip = scene.tips.tip
        assert tip is not None and scene.tips._name(tip) in seen
        before = driver.pixels()
        getattr(driver, close)("put tip away")
        assert scene.tips.tip is None and "put tip away" not in driver.names()
        assert driver.pixels() != before
        scene.proceed()
        assert scene.tips.tip is None
        _, again = at_table(tmp_path, game, seen)
        assert again.tips.tip is not tip


def on_a_choice(board: Widget, place: tuple[int, int]) -> bool:
    return any(one.collidepoint(place) for one in board.work_places())


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("kind", ["place", "order", "program"])
def test_before_anything_moves_a_tip_of_command_core_is_read_in_full(tmp_path: Path, kind: str) -> None:
    moves = 1
    while first_choice("command_core", moves=moves).decisions[0].kind != kind:
        moves += 1
    driver, scene = at_table(tmp_path, "command_core", SeenTips(), moves=moves)
    assert scene.asked is not None and scene.asked.kind == kind
    note = scene.board.tip_note
    assert note is not None and not note.folded
    if kind in ("place", "order"):
        places = scene.board.places  # type: ignore[attr-defined]
        assert places.panel.rect.contains(note.rect), "beside the board, on room that the panel keeps for it"
    if kind == "program":
        driver.click("directive advance")
        driver.settle()
        note = scene.board.tip_note
        assert note is None or note.folded, "where a path is drawn the board is left free"


@pytest.mark.slow
@every_game
def test_a_tip_covers_nothing_that_can_be_worked(tmp_path: Path, game: str) -> None:
    for moves in (-1, 9):
        _, scene = at_table(tmp_path, game, SeenTips(), moves=moves)
        placed = 0
        for size, scale in SHAPES:
            scene.resize(size, scale / 100)
            note = scene.board.tip_note
            if note is None:
                continue
            placed += 1
            assert pygame.Rect((0, 0), scene.size).contains(note.rect)
            assert not note.rect.colliderect(scene.board.console.prompt)
            for widget in scene.form.widgets:
                if widget in note.widgets or not (widget.reachable or widget.refused):
                    continue
                for x in range(note.rect.left + 2, note.rect.right - 2, 9):
                    for y in range(note.rect.top + 2, note.rect.bottom - 2, 9):
                        # On a board that is only looked at, empty ground is free to read on.
                        works = widget.name != "board" or on_a_choice(widget, (x, y))
                        hit = widget.visible and widget.hit((x, y)) and works
                        assert not hit, f"{widget.name} at {size}, {scale} %"
            for button in (note.close, note.more):
                assert not button.visible or note.rect.contains(button.rect)
        assert placed >= len(SHAPES) - 1


@pytest.mark.default_cases(2)
@every_game
def test_where_an_overlay_hides_the_note_no_button_of_it_is_left(tmp_path: Path, game: str) -> None:
    driver, scene = at_table(tmp_path, game, SeenTips())
    note = scene.board.tip_note
    assert note is not None
    still = pygame.Surface(scene.size)
    scene.still(still)
    shown = still.subsurface(note.rect).copy()
    scene.form.set_focus(note.close)
    scene.still(still)
    ringed = still.subsurface(note.rect).copy()
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(ringed, "RGB"), "nor its ring"
    for button in note.widgets:
        button.visible = False
    scene.still(still)
    without = still.subsurface(note.rect)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(without, "RGB")
    assert driver.scene is scene


@pytest.mark.slow
@every_game
def test_a_tip_leads_to_its_entry(tmp_path: Path, game: str) -> None:
    tips = SeenTips()
    for tip in shipped_tips(SHARED_TIPS):
        tips.add(f"{SHARED_TIPS}/{tip.id}")
    driver, scene = at_table(tmp_path, game, tips)
    assert scene.tips.tip is not None and scene.tips.tip.entry
    driver.click("read more")
    assert isinstance(driver.scene, RulebookScene) and driver.scene.maker.marked is not None
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene and scene.tips.tip is None


def test_a_tip_of_the_game_comes_before_one_of_every_table(tmp_path: Path) -> None:
    seen, shared = SeenTips(), list[bool]()
    for _ in range(2):
        _, scene = at_table(tmp_path, "scrapbots", seen, moves=1)
        told = scene.tips.tip
        assert told is not None
        shared.append(told in shipped_tips(SHARED_TIPS))
    assert shared == [False, True]


def test_no_tip_where_it_is_unwanted(tmp_path: Path) -> None:
    for tips, facts in ((None, {}), (SeenTips(), {"tips": False}), (SeenTips(), {"saved": False})):
        _, scene = at_table(tmp_path, "scrapbots", tips, **facts)  # type: ignore[arg-type]
        assert scene.tips.tip is None and scene.board.tip_note is None
        assert not tips


def test_a_tip_goes_with_the_next_choice(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, "scrapbots", SeenTips())
    shown = scene.tips.tip
    assert shown is not None and scene.asked is not None
    scene.act(scene.asked.actions[0])
    driver.settle()
    assert scene.tips.tip is not shown


def test_all_tips_can_be_shown_again(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.context.tips = SeenTips()
    driver.context.tips.add("shared/rules")
    driver.click("Settings")
    driver.click("Play")
    driver.focus("Tips")
    driver.key(pygame.K_RIGHT)
    assert not driver.context.settings.tips and len(driver.context.tips) == 1
    driver.key(pygame.K_RIGHT)
    assert driver.context.settings.tips and len(driver.context.tips) == 0


def stand_in(match: Match, persons: int) -> Any:
    """As much of a table as tips look at."""
    sitting = SimpleNamespace(persons=SEATS[:persons], log=lambda: list(match.events))
    return SimpleNamespace(session=SimpleNamespace(match=match), sitting=sitting, offers_hints=True)


@pytest.mark.slow
@every_game
def test_every_tip_comes_up_in_some_match(game: str) -> None:
    """Those of the curtain come with it, see the tests of the curtain."""
    waiting: dict[str, Tip] = {tip.id: tip for tip in shipped_tips(game) if not tip.when.curtain}
    rules = load(game)
    decks = [spec for spec in rules.options if spec.key.startswith(("deck_", "squad_"))]
    for seed in range(30):
        # Some tips are of cards that the first decks do not have.
        sides = {spec.key: spec.choices[(3 - seed) % len(spec.choices)] for spec in decks if seed > 3}
        match, dice = Match(rules, sides, seed), Dice(seed)
        match.watch(SEATS)
        players = [make_player("greedy", seed + seat) for seat in SEATS]
        while match.decisions and waiting and len(match.record) < 500:
            decision = dice.pick(match.decisions)
            for tip in list(waiting.values()):
                table = stand_in(match, tip.when.persons or 1)
                table.view = match.view(decision.seat)
                if TableTips(table).is_due(tip.when, decision, table.sitting.log()):
                    del waiting[tip.id]
            known = InformationSet(match.rules, match.state.copy(), decision)
            by_chance = dice.below(3) == 0
            chosen = dice.pick(decision.actions) if by_chance else players[decision.seat].choose(known)
            match.act(decision.seat, chosen)
        if not waiting:
            return
    raise AssertionError(f"never due: {', '.join(waiting)}")


@pytest.mark.slow
def test_no_tip_in_a_lesson(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST_LESSON)
    driver.context.tips = SeenTips()
    scene = driver.scene
    assert isinstance(scene, TableScene) and not scene.tips.wanted
    scene.tips.ask()
    assert scene.tips.tip is None
    scene.guide = NOBODY
    assert scene.tips.wanted


@every_game
def test_a_tip_leaves_what_a_computer_player_says_to_be_read(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, scene = at_table(tmp_path, game, SeenTips())
    board = scene.board
    assert board.tip_note is not None
    line = board.tip_note.rect.copy()
    monkeypatch.setattr(type(board), "spoken_now", lambda board: [line])
    scene.resize((1280, 720), 1.0)
    own_row = board.tip_row is not None
    assert own_row or board.tip_note is None or not board.tip_note.rect.colliderect(line)
