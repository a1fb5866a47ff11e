"""Benchmark of a table whose computer players think: what a frame costs with the worker busy beside it."""

import statistics
import time
from pathlib import Path

from game.ai.worker_process import Worker
from game.storage.settings import Settings
from game.ui.app import App, collect_at_rest
from game.ui.context import Context
from game.ui.freed import keep_large_alone
from game.ui.tables.launch import new_match
from game.ui.tables.table_scene import TableScene

_FRAME = 1 / 60
_LEAST, _LONGEST = 600, 90.0
"""Frames that are measured, and seconds after which fewer are enough."""


def measure_thinking(game: str, size: tuple[int, int], folder: Path) -> dict[str, float]:
    """Milliseconds of work a frame while `hard` thinks against `hard`; shows in between do not count."""
    settings = Settings(window_width=size[0], window_height=size[1], mute=True, speed=4.0)
    context = Context(settings, folder, save=lambda changed: None, cards=folder / "cards", computer=Worker())
    app = App(context)
    keep_large_alone()
    collect_at_rest()
    new_match(context, game, {}, 7, ("hard", "hard"), ("Anvil", "Anvil II"))
    scene = context.navigator.top
    assert isinstance(scene, TableScene)
    times, moving = list[float](), False
    begin = last = time.perf_counter()
    while len(times) < _LEAST and context.navigator.top is scene:
        now = time.perf_counter()
        if now - begin > _LONGEST:
            break
        passed, last = now - last, now
        # The first frame after a show paints what has come of it: that is measured with the shows.
        counts = scene.session.busy and not scene.playing and not scene.unhurried
        before, moving = moving, app.frame(max(1, round(passed * 1e3)))
        work = time.perf_counter() - now
        if counts and not scene.playing:
            times.append(work * 1e3)
        if scene.playing:
            scene.skip()
        if before and not moving:
            app.tidy_up()
        time.sleep(max(0.0, _FRAME - work))
    context.ahead.close()
    context.computer.close()
    return {
        f"{game} while hard thinks, median ms": statistics.median(times),
        f"{game} while hard thinks, p99 ms": statistics.quantiles(times, n=100)[-1],
        f"{game} while hard thinks, most ms": max(times),
    }
