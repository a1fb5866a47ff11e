"""Benchmark of a show: whole rounds of a duel and turns in lanes, at the pace at which they are watched."""

import statistics
import time
from pathlib import Path

from game.commands.bench_board import open_game
from game.engine.dice import Dice
from game.storage.settings import Settings
from game.ui.app import App, collect_at_rest
from game.ui.context import Context
from game.ui.freed import keep_large_alone
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene

FRAME = 1 / 60
SECONDS = 12.0
_FIRST_LOOK = 3.0
"""Seconds in which the helper paints before anybody has chosen."""


def measure_show(game: str, size: tuple[int, int], folder: Path, moves: int = 0) -> dict[str, float]:
    """Milliseconds of work a frame while events are shown, with the helper thread beside it.

    It begins when so many `moves` have been made. Choices are made at random for `SECONDS`; the frames in
    between, in which the table waits, do not count.
    """
    settings = Settings(window_width=size[0], window_height=size[1], mute=True)
    context = Context(settings, folder, save=lambda changed: None, cards=folder / "cards")
    app = App(context)
    keep_large_alone()
    collect_at_rest()
    if moves:
        open_game(context, game, moves)
    else:
        new_match(context, game, {}, 7, ("person", "greedy"), ("Ada", "Brunel"))
    scene = context.navigator.top
    assert isinstance(scene, TableScene)
    dice, times, moving = Dice(3), list[float](), False
    begin = last = time.perf_counter()
    while (now := time.perf_counter()) - begin < _FIRST_LOOK + SECONDS and context.navigator.top is scene:
        shown, passed, last = scene.playing, now - last, now
        before, moving = moving, app.frame(max(1, round(passed * 1e3)))
        work = time.perf_counter() - now
        if shown:
            times.append(work * 1e3)
        if scene.asked is not None and not scene.playing and now - begin > _FIRST_LOOK:
            scene.act(dice.pick(scene.asked.actions))
        if before and not moving:
            app.tidy_up()
        time.sleep(max(0.0, FRAME - work))
    context.ahead.close()
    return {
        f"{game} shown, median ms": statistics.median(times),
        f"{game} shown, p95 ms": statistics.quantiles(times, n=20)[-1],
        f"{game} shown, most ms": max(times),
        f"{game} shown, share of frames over 16.7 ms, %": 100 * sum(one > 16.7 for one in times) / len(times),
    }
