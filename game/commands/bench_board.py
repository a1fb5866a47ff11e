"""Benchmark of a board: what pointing at it and at the panel costs the first time, and turning the wheel."""

import time
from collections.abc import Iterator
from typing import Any

from game.ui.app import App
from game.ui.context import Context
from game.ui.gallery.pictures import random_match
from game.ui.gestures import pointing, turning
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene

SEED = 7
_LOOK = 2.0
"""Seconds in which the helper paints before anybody points at anything."""
_WHEEL = (1, 1, 1, -1, -1, -1)


def open_game(context: Context, game: str, moves: int) -> TableScene:
    """The table of a game of which so many choices have been made, at random."""
    match = random_match(game, SEED, moves)
    session = Session(match, ("person", "greedy"), ("Ada", "Brunel"), context.saves)
    scene = session.game_ui.table_scene(context, session)
    assert isinstance(scene, TableScene)
    context.navigator.push(scene)
    return scene


def measure_board(app: App) -> dict[str, float]:
    """Milliseconds of the slowest frame after each of these, on the table that is open."""
    start = time.perf_counter()
    app.frame(0)
    figures = {"board, first frame, ms": (time.perf_counter() - start) * 1e3}
    _rest(app, _LOOK)
    scene = app.context.navigator.top
    assert isinstance(scene, TableScene)
    hovers = [_after(app, pointing(place)) for place in list(_places(scene))]
    figures["board, pointing at something, most ms"] = max(hovers)
    field = scene.form.named("board")
    assert field is not None
    _after(app, pointing(field.rect.center))
    _rest(app, _LOOK / 4)
    steps = [_after(app, turning(by)) for by in _WHEEL]
    figures["board, a step of the wheel, most ms"] = max(steps)
    return figures


def _places(scene: TableScene) -> Iterator[tuple[int, int]]:
    """The middle of every control, and some cells of the board."""
    for widget in scene.form.widgets:
        if widget.visible and widget.rect:
            yield widget.rect.center
    field = scene.form.named("board")
    assert field is not None
    for across in range(1, 8):
        for down in range(1, 8):
            yield (
                field.rect.left + field.rect.width * across // 8,
                field.rect.top + field.rect.height * down // 8,
            )


def _after(app: App, event: Any) -> float:
    """Milliseconds of the slowest frame after an event, with what the event itself takes."""
    times = []
    start = time.perf_counter()
    app.handle(event)
    for _ in range(3):
        app.frame(16)
        times.append(time.perf_counter() - start)
        start = time.perf_counter()
    return max(times) * 1e3


def _rest(app: App, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        app.frame(16)
        time.sleep(0.012)
