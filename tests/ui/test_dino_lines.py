"""What computer players say of a battle of Dinosaurs: lines for what happens, none of them twice."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.engine.seats import SEATS
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.head import SideHead
from game.ui.tables.dino_battles.shows import remarks
from game.ui.tables.dino_battles.zones import CombatStack, ZonePile
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import lines_of, lines_on
from game.ui.tables.shows.stage_pieces import Piece
from game.words.messages import shipped_messages
from tests.ui.dino_table import dino, main_phase, scene_of, table
from tests.ui.driver import Driver


def heard(folder: Path, monkeypatch: pytest.MonkeyPatch, decks: tuple[str, str]) -> list[tuple[str, str]]:
    """The moments and lines of a match between two easy players."""
    driver = Driver(folder, reduce_motion=True)
    session = Session.new(
        "dino_battles",
        {"deck_0": decks[0], "deck_1": decks[1]},
        7,
        ("easy", "easy"),
        ("Ada", "Chip"),
        folder / "saves",
        computer=driver.context.computer,
    )
    said: list[tuple[str, str]] = []
    says = remarks.said_at

    def listen(board: Any, seat: int, moment: str, **more: Any) -> tuple[str, str]:
        found = says(board, seat, moment, **more)
        said.extend([(moment, found[1])] if found[1] else [])
        return found

    monkeypatch.setattr(remarks, "said_at", listen)
    scene = session.game_ui.table_scene(driver.context, session)
    driver.context.navigator.replace(scene)
    for _ in range(4000):
        driver.app.frame(200)
        if driver.scene is not scene:
            break
    return said


@pytest.mark.slow
def test_lines_answer_what_happens_in_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(tmp_path, monkeypatch, ("venom_court", "bastion"))
    lines, moments = [line for _, line in said], {moment for moment, _ in said}
    assert len(lines) == len(set(lines)) >= 8
    assert {"first_hit", "first_hurt"} & moments
    assert {"poisons", "poisoned", "spiked"} & moments
    assert {"scores", "loses", "one_to_go"} & moments


def test_a_deck_nearly_empty_is_spoken_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[int, str]] = []

    def say(board: Any, seat: int, moment: str, wait: float, *, great: bool = False) -> bool:
        """The side itself is a person, who says nothing."""
        said.append((seat, moment))
        return seat == 0

    monkeypatch.setattr(remarks, "say", say)
    for before, after in ((9, 6), (6, 5), (5, 2)):
        views = [SimpleNamespace(players=[None, SimpleNamespace(deck_size=size)]) for size in (before, after)]
        happening: Any = SimpleNamespace(facts={"seat": 1}, before=views[0], after=views[1])
        remarks.after_drawing(None, happening)
    assert said == [(1, "own_deck"), (0, "their_deck")]


@pytest.mark.parametrize(
    ("facts", "special", "moments"),
    [
        ({"left": 4, "amount": 12, "why": "hit"}, 0, [(1, "narrow"), (0, "almost")]),
        ({"left": 60, "amount": 12, "why": "hit"}, 1, [(1, "special_hurts"), (0, "special_hits")]),
        ({"left": 60, "amount": 20, "why": "hit"}, 0, [(1, "hurt"), (0, "hits")]),
        ({"left": 0, "amount": 20, "why": "hit"}, 1, []),
    ],
)
def test_a_line_fits_the_blow(
    monkeypatch: pytest.MonkeyPatch, facts: dict[str, Any], special: int, moments: list[tuple[int, str]]
) -> None:
    said: list[tuple[int, str]] = []

    def say(board: Any, seat: int, moment: str, wait: float, *, great: bool = False) -> bool:
        said.append((seat, moment))
        return False

    monkeypatch.setattr(remarks, "say", say)
    exchange = SimpleNamespace(mover=0, special=special, answer_special=0)
    sides = [SimpleNamespace(knockouts=1, dinos=[])] * 2
    before = SimpleNamespace(exchange=exchange, players=sides)
    happening: Any = SimpleNamespace(facts={"seat": 1, **facts}, before=before, after=before)
    remarks.after_hit(None, happening, 0)
    assert said == moments


@pytest.mark.parametrize(
    ("left", "scored", "moments"),
    [
        (1, 1, ["one_left", "last_one"]),
        (2, 3, ["one_to_go", "in_danger"]),
        (3, 1, ["first_score", "first_loss"]),
        (3, 2, ["scores", "loses"]),
    ],
)
def test_a_knock_out_is_spoken_of(
    monkeypatch: pytest.MonkeyPatch, left: int, scored: int, moments: list[str]
) -> None:
    said: list[str] = []

    def say(board: Any, seat: int, moment: str, wait: float, *, great: bool = False) -> bool:
        said.append(moment)
        return False

    monkeypatch.setattr(remarks, "say", say)
    dinos = [object()] * left + [None] * (4 - left)
    sides = [SimpleNamespace(knockouts=scored, dinos=dinos), SimpleNamespace(knockouts=0, dinos=dinos)]
    after = SimpleNamespace(players=sides, to_win=4)
    happening: Any = SimpleNamespace(facts={"seat": 1}, before=after, after=after)
    remarks.after_knock_out(None, happening, 0)
    assert said == moments


@pytest.mark.parametrize(
    ("show", "special", "seat", "moments"),
    [
        (remarks.after_blocking, 0, 0, [(1, "blocks"), (0, "blocked")]),
        (remarks.after_blocking, 1, 0, [(1, "special_foiled"), (0, "special_fails")]),
        (remarks.after_evading, 0, 1, [(1, "evades"), (0, "misses")]),
        (remarks.after_evading, 1, 1, [(1, "special_foiled"), (0, "special_fails")]),
        (
            remarks.spoken_of(lambda board, now: None, "switches", "they_switch"),
            0,
            1,
            [(1, "switches"), (0, "they_switch")],
        ),
    ],
)
def test_what_came_to_nothing_and_a_switch_are_spoken_of(
    monkeypatch: pytest.MonkeyPatch, show: Any, special: int, seat: int, moments: list[tuple[int, str]]
) -> None:
    """Seat 0 attacks; `seat` is the one of the event."""
    said: list[tuple[int, str]] = []

    def say(board: Any, seat: int, moment: str, wait: float, *, great: bool = False) -> bool:
        said.append((seat, moment))
        return False

    monkeypatch.setattr(remarks, "say", say)
    before = SimpleNamespace(exchange=SimpleNamespace(mover=0, special=special, answer_special=0))
    happening: Any = SimpleNamespace(facts={"seat": seat}, before=before, after=before)
    show(None, happening)
    assert said == moments


LONGEST = 44
"""Letters of a line that is read beside a fight."""


def test_lines_are_short() -> None:
    texts = shipped_messages("dino_battles")
    assert not [name for name in texts.section("quips") if len(texts.say("quips", name)) > LONGEST]


@pytest.mark.parametrize("look", LOOKS.values())
def test_each_computer_player_has_a_line_for_each_moment(look: str) -> None:
    texts = shipped_messages("dino_battles")
    for moment in ("special_hits", "special_hurts", "narrow", "almost", "last_one", "one_left"):
        assert len(lines_of(texts, look, moment)) >= 2


def test_the_face_of_a_computer_player_has_a_place_beside_its_name() -> None:
    head = SideHead(1, "Gauge", "computer", "Scored 0/3", (0, 3), first=True)
    head.place(pygame.Rect(100, 50, 180, 66), 1.0)
    assert head.face_place is None
    head.robot = "gauge"
    assert head.face_place is not None and head.rect.contains(head.face_place)


@pytest.mark.parametrize("moment", ["hits", "hurt"])
def test_the_face_beside_the_name_moves_when_its_player_speaks(tmp_path: Path, moment: str) -> None:
    side = {"dinos": [dino("utahraptor"), None, None, None], "hand": []}
    start = main_phase(side, side)
    driver = table(tmp_path, "person", "normal", start=start, reduce_motion=False)
    board = scene_of(driver).board
    place = board.head(1).face_place
    assert place is not None and remarks.say(board, 1, moment, 0, great=True)
    seen = set()
    for _ in range(10):
        driver.app.frame(60)
        over = [one for one in board.stage.pieces if type(one) is Piece and abs(one.x - place.centerx) < 2]
        seen |= {(round(one.y), round(one.angle)) for one in over}
    assert len({y for y, _ in seen}) > 1 if moment == "hits" else len({angle for _, angle in seen}) > 1


@pytest.mark.parametrize("phase", ["combat", "precombat"])
@pytest.mark.parametrize("scale", [150, 200])
def test_beside_large_type_a_line_covers_no_dinosaur_and_no_number(
    tmp_path: Path, phase: str, scale: int
) -> None:
    """It lies between the piles and the Combat Deck of the one who speaks."""
    fights = {"combat_deck": {"attack": 1, "evade": 0, "defend": 0}, "dinos": [dino("brachiosaurus"), None]}
    start = main_phase(fights, fights, phase=phase)
    driver = table(tmp_path, "person", "easy", start=start, ui_scale=scale)
    board = scene_of(driver).board
    assert remarks.say(board, 1, "special_hits", 0, great=True)
    driver.rest(50)
    line = next(iter(lines_on(board.stage)))
    figures, places = board.arena.figures, board.arena.places
    assert not any(line.rect.colliderect(figures.box(seat)) for seat in SEATS)
    assert not any(line.rect.colliderect(places.plate_room(far)) for far in (False, True))
    zones = [one for one in board.scene.form.widgets if isinstance(one, ZonePile | CombatStack | DinoPlace)]
    assert zones and not [one.name for one in zones if line.rect.colliderect(one.rect)]
    assert board.strip(1).left <= line.rect.left and line.rect.bottom <= board.strip(1).bottom
