"""How fast the table draws: painting anew, and the moving parts over a still layer."""

import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

FRAMES = 120
SIZE = (1920, 1080)


def measure() -> dict[str, float]:
    """Milliseconds a frame at 1920 x 1080 on the Scrap Knights table, and MiB of memory in use."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.storage.settings import Settings
    from game.ui.app import App
    from game.ui.context import Context
    from game.ui.paint.palette import GOLD
    from game.ui.tables.launch import new_match
    from game.ui.tables.scrap_knights.beats import Float
    from game.ui.tables.scrap_knights.table import DuelScene

    figures: dict[str, float] = {}
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

        def anew() -> None:
            scene.stale = True
            app.frame(0)

        def moving() -> None:
            if len(scene.board.rising) < 10:
                scene.board.rise(Float(0, "−3 HP", GOLD))
            app.frame(8)

        for name, work in (
            ("painted anew", anew),
            ("10 moving words", moving),
            ("idle", lambda: app.frame(0)),
        ):
            times = _times(work)
            figures[f"table, {name}, median ms"] = statistics.median(times)
            figures[f"table, {name}, p95 ms"] = statistics.quantiles(times, n=20)[-1]
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    figures["memory, MiB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    return figures


def _times(work: Callable[[], object]) -> list[float]:
    times = []
    for _ in range(FRAMES):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1e3)
    return times
