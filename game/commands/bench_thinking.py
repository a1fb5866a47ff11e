"""Benchmark of a table whose computer players think: what a frame costs with the worker busy beside it."""

import statistics
import time
from pathlib import Path

from game.ai.worker_process import Worker
from game.storage.settings import Settings
from game.ui.app import App, collect_at_rest
from game.ui.context import Context
from game.ui.freed import keep_large_alone
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene

_FRAME = 1 / 60
_LEAST, _LONGEST = 400, 120.0
"""Frames that are measured, and seconds after which fewer are enough."""
_SKIPPED = 4
"""Of so many shows one is skipped, as an impatient player does."""


def measure_thinking(game: str, size: tuple[int, int], folder: Path) -> dict[str, float]:
    """Milliseconds of work a frame while `hard` thinks against `hard`; frames after a skipped show apart.

    The other shows run to their end: in that time the painter makes ready what comes of them. Their own
    frames do not count here.
    """
    settings = Settings(window_width=size[0], window_height=size[1], mute=True, speed=4.0)
    context = Context(settings, folder, save=lambda changed: None, cards=folder / "cards", computer=Worker())
    app = App(context)
    keep_large_alone()
    collect_at_rest()
    new_match(context, game, {}, 7, ("hard", "hard"), ("Anvil", "Anvil II"))
    scene = context.navigator.top
    assert isinstance(scene, TableScene)
    times, after_skip = list[float](), list[float]()
    moving, skipped, shows = False, False, 0
    begin = last = time.perf_counter()
    while len(times) < _LEAST and context.navigator.top is scene:
        now = time.perf_counter()
        if now - begin > _LONGEST:
            break
        passed, last = now - last, now
        thinks, showed = scene.session.busy, scene.playing
        before, moving = moving, app.frame(max(1, round(passed * 1e3)))
        work = time.perf_counter() - now
        if skipped:
            after_skip.append(work * 1e3)
        elif thinks and not scene.playing:
            times.append(work * 1e3)
        shows += scene.playing and not showed
        skipped = scene.playing and not showed and shows % _SKIPPED == 0
        if skipped:
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
        f"{game} first frame after a skipped show, median ms": statistics.median(after_skip),
        f"{game} first frame after a skipped show, most ms": max(after_skip),
    }
