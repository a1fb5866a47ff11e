"""Benchmark of drawing: full repaints, and moving parts over a static layer."""

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.ai.child_process import in_own_process
from game.commands.bench_board import measure_board, open_game
from game.commands.bench_builders import measure_builders
from game.commands.bench_show import measure_show
from game.commands.bench_thinking import measure_thinking
from game.commands.memory import most_memory
from game.content.effects import shipped_effects
from game.content.scrap_knights import shipped_library
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load
from game.rules.command_core.reach import reach
from game.rules.command_core.rules import CommandCore
from game.rules.command_core.view import BoardView
from game.storage.settings import Settings
from game.ui.app import App
from game.ui.context import Context
from game.ui.gallery.pictures import random_match
from game.ui.paint.effects import frames
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from game.ui.tables.shows.effects import Blow, play
from game.ui.tables.shows.stage import Stage
from game.ui.tables.table_scene import TableScene

FRAMES = 120
CARDS, MOVING = 40, 10
PROGRAMMED, FIGHT = 19, 54
"""Choices made in Command Core until a card is missing in the programs, and until a fight."""
LAID_OUT = 30
"""Choices made in each game until its table is laid out again and again."""
LARGEST_HANDS = ("giant", "flankers", "snipers")
"""Squads of Command Core with many directives, whose reach takes longest to work out."""
SIZE, LARGE = (1920, 1080), (3840, 2160)


def measure() -> dict[str, float]:
    """Milliseconds a frame at 1920 x 1080 on two tables, and MiB of memory in use."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    figures = _thinking() | _shows()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(window_width=SIZE[0], window_height=SIZE[1], mute=True)
        context = Context(settings, Path(folder), save=lambda changed: None)
        app = App(context)
        new_match(context, "scrap_knights", {}, 7, ("person", "greedy"), ("Ada", "Brunel"))
        start = time.perf_counter()
        app.frame(0)
        figures["table, first frame, ms"] = (time.perf_counter() - start) * 1e3
        scene = context.navigator.top
        assert isinstance(scene, DuelScene)

        def moving() -> None:
            if len(scene.board.stage.pieces) < MOVING:
                _send_a_card(scene)
            app.frame(8)

        app.frame(0)
        _fill_table(scene)
        figures |= _repaints(app, "table")
        figures |= _figures(f"table, {MOVING} cards flying", moving)
        # A table over which cards hang is not idle.
        scene.board.stage.skip()
        app.frame(0)
        figures |= _figures("table, idle", lambda: app.frame(0))
        figures |= _lanes(app)
        figures |= _board(Path(folder))
        figures |= _layouts(Path(folder))
        figures |= measure_builders(Path(folder))
        figures |= _effects(app)
        figures |= _large(Path(folder))
    figures["board, reach of all mechs shown first, most ms"] = max(map(_reach_time, LARGEST_HANDS)) * 1e3
    return figures


def _reach_time(squad: str) -> float:
    """Seconds in which the reach of both squads' mechs is worked out for the first time."""
    match, dice = Match(load("command_core"), {"squad_0": squad, "squad_1": squad}, 5), Dice(5)
    while match.decisions[0].kind != "program":
        match.act(match.decisions[0].seat, dice.pick(match.decisions[0].actions))
    rules, view = match.rules, match.view(0)
    assert isinstance(rules, CommandCore)
    assert isinstance(view, BoardView)
    start = time.perf_counter()
    for number in range(len(view.mechs)):
        reach(rules.catalogue, view, number)
    return time.perf_counter() - start


def _figures(name: str, work: Callable[[], object]) -> dict[str, float]:
    times = _times(work)
    return {
        f"{name}, median ms": statistics.median(times),
        f"{name}, p95 ms": statistics.quantiles(times, n=20)[-1],
    }


def _repaints(app: App, name: str) -> dict[str, float]:
    """What a move costs, whose controls are made anew and painted where they differ; and all painted anew."""
    scene, layer = app.context.navigator.top, app.canvas.layer
    assert isinstance(scene, TableScene)

    def paint() -> None:
        app.frame(0)
        while layer.waits:
            app.frame(0)

    def move() -> None:
        scene.refresh()
        paint()

    def anew() -> None:
        layer.spoil([layer.get_rect()])
        scene.stale = True
        paint()

    anew()
    return _figures(f"{name}, after a move", move) | _figures(f"{name}, all painted anew", anew)


def _shows() -> dict[str, float]:
    """Each game as it is watched, in a process of its own, and the most memory that was in use meanwhile."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for game, moves in (
            ("scrap_knights", 0),
            ("scrapbots", 0),
            ("command_core", PROGRAMMED),
            ("dino_battles", 0),
        ):
            # Twice: what is painted the first time lies in the folder of painted cards the second time.
            for _ in range(2):
                shown = in_own_process(_show, game, folder, moves)
            figures |= shown
    return figures


def _show(game: str, folder: str, moves: int) -> dict[str, float]:
    figures = measure_show(game, SIZE, Path(folder), moves)
    return figures | {f"{game} shown, memory, MiB": most_memory()}


def _thinking() -> dict[str, float]:
    """Each game while its computer players think, in a process of its own."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            figures |= in_own_process(measure_thinking, game, SIZE, Path(folder))
    return figures


def _lanes(app: App) -> dict[str, float]:
    """Milliseconds a frame on the Scrapbots table in the middle of a game."""
    context = app.context
    _open_lanes(context)
    start = time.perf_counter()
    app.frame(0)
    figures = {"lanes, first frame, ms": (time.perf_counter() - start) * 1e3}
    app.frame(0)
    return figures | _repaints(app, "lanes") | _figures("lanes, idle", lambda: app.frame(0))


def _board(folder: Path) -> dict[str, float]:
    """Milliseconds a frame on the table of Command Core, in combat; and painted anew in a large window."""
    figures: dict[str, float] = {}
    for size, name in ((SIZE, "board"), (LARGE, "board at 4K")):
        settings = Settings(window_width=size[0], window_height=size[1], mute=True)
        context = Context(settings, folder, save=lambda changed: None, cards=folder / "cards")
        app = App(context)
        open_game(context, "command_core", FIGHT)
        if size == SIZE:
            figures |= measure_board(app)
        app.frame(0)
        figures |= _repaints(app, name)
        context.ahead.close()
    return figures


def _layouts(folder: Path) -> dict[str, float]:
    """Milliseconds in which each game's table makes its controls and lays them out, within a game."""
    figures: dict[str, float] = {}
    for game in GAMES:
        settings = Settings(window_width=SIZE[0], window_height=SIZE[1], mute=True)
        context = Context(settings, folder, save=lambda changed: None)
        app = App(context)
        scene = open_game(context, game, LAID_OUT)
        app.frame(0)
        figures |= _figures(f"{game}: layout and rebuild of the table", scene.refresh)
        context.ahead.close()
    return figures


def _large(folder: Path) -> dict[str, float]:
    """Milliseconds a frame of the Scrapbots table in a window of 3840 x 2160."""
    settings = Settings(window_width=LARGE[0], window_height=LARGE[1], mute=True)
    context = Context(settings, folder, save=lambda changed: None)
    app = App(context)
    _open_lanes(context)
    app.frame(0)
    return _repaints(app, "at 4K")


def _open_lanes(context: Context) -> None:
    """The Scrapbots table in the middle of a game."""
    match = random_match("scrapbots", 5, 330)
    session = Session(match, ("person", "greedy"), ("Ada", "Brunel"), context.saves)
    context.navigator.push(session.game_ui.table_scene(context, session))


def _effects(app: App) -> dict[str, float]:
    """Milliseconds for painting a frame of a slash, and for playing one that is painted."""
    blow = Blow("slash", (700, 400), (900, 400), 1.5, False)
    painting = []
    for number in range(len(shipped_effects().families[blow.family].frames)):
        start = time.perf_counter()
        frames.frame(blow.shot, number)
        painting.append((time.perf_counter() - start) * 1e3)
    stage = Stage()
    stage.field = app.window.get_rect()

    def playing() -> None:
        if not stage.moving:
            play(stage, blow)
        stage.update(16)
        stage.draw_under(app.window)
        stage.draw(app.window)

    playing()
    times = _times(playing)
    return {
        "effect, painting a frame, median ms": statistics.median(painting),
        "effect, painting a frame, most ms": max(painting),
        "effect, playing a frame, median ms": statistics.median(times),
        "effect, playing a frame, p95 ms": statistics.quantiles(times, n=20)[-1],
    }


def _fill_table(scene: DuelScene) -> None:
    """Puts more cards on the table than a duel ever has."""
    acts = list(shipped_library().acts)
    state: Any = scene.session.match.state
    near, far = state.players
    shown = 2 * (1 + len(near.bots))
    near.hand = tuple(acts[: CARDS // 2])
    far.hand = tuple(acts[: CARDS - shown - len(near.hand)])
    scene.board.rebuild()


def _send_a_card(scene: DuelScene) -> None:
    """Lets a card fly across the table and turn over."""
    board = scene.board
    cards = board.hand_cards()
    number = len(board.stage.pieces) * 7 % len(cards)
    slot = board.places.far[0]
    front = partial(board.gallery.card, face(list(shipped_library().acts)[number]), slot.width)
    back = board.gallery.back(slot.width)
    board.stage.fly(back, cards[number].rect, slot, 900, turns_into=front)


def _times(work: Callable[[], object]) -> list[float]:
    times = []
    for _ in range(FRAMES):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1e3)
    return times
