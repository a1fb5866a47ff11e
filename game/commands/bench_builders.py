"""Benchmark of the builders: the layout when another card is pointed at, when a card goes in, and a frame."""

import statistics
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from game.storage.settings import Settings
from game.ui.app import App
from game.ui.context import Context
from game.ui.workshop.bench import Bench
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.own_sides import OwnSides, workshop_games

_TIMES, _CARDS = 60, 12
SIZE = (1920, 1080)


def measure_builders(folder: Path) -> dict[str, float]:
    """Milliseconds of CPU time in a window of 1920 x 1080, for the first ready side of each game."""
    figures: dict[str, float] = {}
    for game in workshop_games():
        settings = Settings(window_width=SIZE[0], window_height=SIZE[1], mute=True)
        context = Context(settings, folder / "saves", save=lambda changed: None)
        app = App(context)
        shelves = {one.id: OwnSides(one, folder) for one in workshop_games()}
        side = shelves[game.id].ready[0].side
        builder = Bench(context, shelves, game.id, side, None, lambda of, shown, replaced: None).builder
        context.navigator.push(builder)
        app.frame(0)
        figures |= _measured(game.id, builder, app)
        context.ahead.close()
    return figures


def _measured(game: str, builder: BuilderScene[Any], app: App) -> dict[str, float]:
    pool = [one for one in builder.form.widgets if one.pane is not None and builder.pool_card(one)]
    cards = cycle([builder.pool_card(one) for one in pool[:_CARDS]])
    changes = cycle([builder.side, *[builder.future_of(next(cards)) for _ in range(_CARDS)]])

    def point() -> None:
        builder.pointed = next(cards)
        builder.rebuild()

    def change() -> None:
        builder.pointed = ""
        builder.history.change(next(changes))
        builder.rebuild()

    def paint() -> None:
        builder.stale = True
        app.frame(0)

    return {
        f"{game}: builder, rebuild while pointing, median ms": _median(point),
        f"{game}: builder, rebuild after a change, median ms": _median(change),
        f"{game}: builder, repaint, median ms": _median(paint),
    }


def _median(work: Callable[[], None]) -> float:
    work()
    times = []
    for _ in range(_TIMES):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1e3)
    return statistics.median(times)
