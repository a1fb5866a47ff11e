"""How Command Core's events are seen: every kind on both boards, and what moves where."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.engine.events import Event
from game.engine.match import Match
from game.rules import load
from game.rules.command_core.kinds import EVENT_KINDS
from game.storage.settings import Settings
from game.ui.context import Context
from game.ui.tables.command_core.choreography import SHOWS, STEP, TURN
from game.ui.tables.command_core.shows import sums, walks
from game.ui.tables.command_core.shows.gunfire import result_lead
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.session import Session
from game.ui.tables.shows.shows import Happening
from game.words.command_core.card_text import signed

SIZE = (960, 540)
BOARDS = {
    "square": {"board": "square", "map": "ruins", "squad_0": "brawlers", "squad_1": "tanks", "rounds": "3"},
    "hex": {"board": "hex", "map": "pylons", "squad_0": "flankers", "squad_1": "drill", "rounds": "3"},
}


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def opened(folder: Path, board: str, seed: int = 3, **settings: Any) -> BoardScene:
    """A table before the first choice; both seats' programs are known to nobody at the screen."""
    context = Context(Settings(mute=True, **settings), folder / "saves", save=lambda changed: None)
    match = Match(load("command_core"), BOARDS[board], seed)
    scene = BoardScene(context, Session(match, ("person", "greedy"), ("Ada", "Brunel"), context.saves))
    scene.resize(SIZE, 1.0)
    return scene


def play(scene: BoardScene, until: str = "", limit: int = 10_000) -> None:
    """Lets greedy players go on to the end, or until something of a kind has happened."""
    match = scene.session.match
    players = [make_player("greedy", seat) for seat in (0, 1)]
    while match.decisions and len(match.record) < limit:
        decision = match.decisions[0]
        known = InformationSet(match.rules, match.state.copy(), decision)
        match.act(decision.seat, players[decision.seat].choose(known))
        if until and any(event.kind == until for event in match.events):
            return


def perform(scene: BoardScene, place: int) -> Happening:
    """Starts the show of one event at the table as it is then."""
    scene.sitting.show_until(place)
    before = scene.view
    coming = scene.sitting.coming()
    assert coming is not None
    event, after = coming
    lead, length = SHOWS.schedule([event])[0]
    if lead:
        SHOWS.perform(scene.board, before, event, after, length)
    scene.sitting.show_next()
    if not lead:
        SHOWS.perform(scene.board, before, event, after, length)
    scene.refresh()
    return Happening(before, event, after, length)


def first(scene: BoardScene, kind: str) -> int:
    return next(place for place, event in enumerate(scene.session.match.events) if event.kind == kind)


@pytest.mark.slow
@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_every_event_can_be_shown_from_its_beginning_to_its_end(
    tmp_path: Path, board: str, still: bool
) -> None:
    scene = opened(tmp_path, board, reduce_motion=still)
    play(scene)
    surface = pygame.Surface(SIZE)
    stage = scene.board.stage
    stage.pace(1.0, still=still)
    seen: set[str] = set()
    for place, event in enumerate(scene.session.match.events):
        if event.kind in seen and place % 5:
            continue
        seen.add(event.kind)
        perform(scene, place)
        for _ in range(4):
            scene.board.update(60)
            scene.movers(surface)
        stage.skip()
        assert not stage.hidden and not stage.moving, event.kind
    assert {"place", "reveal", "step", "turn", "delta", "attack", "roll", "defend", "result"} <= seen


def test_every_kind_of_event_has_a_show() -> None:
    assert set(SHOWS.kinds) == set(EVENT_KINDS)
    assert SHOWS.kinds["step"].length == STEP == 220 and SHOWS.kinds["turn"].length == TURN == 160


def test_a_step_leads_from_cell_to_cell(tmp_path: Path) -> None:
    scene = opened(tmp_path, "square")
    play(scene, "step")
    now = perform(scene, first(scene, "step"))
    number, stage, field = now.facts["mech"], scene.board.stage, scene.board.field
    start, end = (field.cell_point(view.mechs[number].cell) for view in (now.before, now.after))
    assert ("mech", number) in stage.hidden
    moving = next(piece for piece in stage.pieces or _begun(scene) if isinstance(piece, walks.MovingToken))
    scene.board.update(STEP // 2)
    assert min(start[0], end[0]) <= moving.x <= max(start[0], end[0])
    assert (moving.x, moving.y) not in (start, end) and moving.lift > 0
    scene.board.update(STEP)
    assert (round(moving.x), round(moving.y)) == end and ("mech", number) not in stage.hidden


def _begun(scene: BoardScene) -> list[Any]:
    scene.board.stage.update(1)
    return scene.board.stage.pieces


def test_a_turn_goes_the_shorter_way() -> None:
    assert [walks.shorter_way(start, end, 8) for start, end in ((0, 7), (7, 0), (1, 5), (6, 2))] == [
        -1,
        1,
        4,
        4,
    ]
    assert [walks.shorter_way(start, end, 6) for start, end in ((0, 5), (5, 1))] == [-1, 2]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("symbol", "aim"), [("forward", 0), ("right", 2), ("back", 4), ("left", 6)])
def test_a_stopped_mech_runs_against_what_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, symbol: str, aim: int
) -> None:
    scene = opened(tmp_path, "square")
    play(scene, "execution")
    ways: list[int] = []
    monkeypatch.setattr(walks, "nudge", lambda board, number, cell, facing, way: ways.append(way - facing))
    mech = scene.session.match.state.mechs[0]
    scene.sitting.skip()
    scene.board.script = ["turn_left_45", symbol, "forward"]
    facts = {"seat": 0, "mech": 0, "chassis": mech.chassis, "by": "wall"}
    SHOWS.perform(scene.board, scene.view, Event("blocked", facts), scene.view)
    assert [way % 8 for way in ways] == [aim]


def test_symbols_are_struck_off_as_they_are_carried_out(tmp_path: Path) -> None:
    scene = opened(tmp_path, "square")
    play(scene, "combat")
    events = scene.session.match.events
    place = first(scene, "directive")
    perform(scene, place)
    whole = len(scene.board.script)
    assert whole
    perform(scene, place + 1)
    assert events[place + 1].kind == "blocked" or len(scene.board.script) == whole - 1


def test_sums_are_counted_and_results_wait_for_their_pairs() -> None:
    assert sums.numbers_to(-3) == [-1, -2, -3] and signed(-3) == "−3" and signed(0) == "0"
    facts = {"seat": 0, "mech": 0, "chassis": "scout", "hits": 0, "crits": 0, "cancelled": 2}
    none = result_lead(Event("result", facts))
    assert result_lead(Event("result", {**facts, "cancelled": 3})) - none == 220
    assert result_lead(Event("result", {**facts, "hits": 1})) - none == 300


@pytest.mark.slow
def test_a_whole_round_takes_no_longer_than_a_show_may(tmp_path: Path) -> None:
    scene = opened(tmp_path, "hex")
    play(scene, "combat")
    scene.sitting.show_until(first(scene, "reveal"))
    scene.playback.start("")
    passed = 0
    while scene.playing and passed < 2 * scene.shows.longest:
        scene.playback.update(16)
        passed += 16
    assert passed <= scene.shows.longest + 500
