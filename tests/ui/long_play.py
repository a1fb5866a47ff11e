"""Plays whole matches one after the other in one window with the real worker, and looks at the memory."""

import os
import sys
import time
from pathlib import Path

import msgspec
import pygame

from game.ai.computer import Inquiry
from game.ai.question import Question
from game.ai.worker_process import Worker
from game.engine.dice import Dice
from game.storage.settings import Settings
from game.ui.app import App, collect_at_rest
from game.ui.context import Context
from game.ui.freed import keep_large_alone
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.title import TitleScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene
from tests.ai.few import few_levels
from tests.memory import memory

SIZE = (1280, 720)
_TICK = 16
_STUCK = 60.0
"""Seconds without a choice after which nobody waits any more."""


class FewWorker(Worker):
    """The worker process, with hardly any search."""

    def ask(self, question: Question) -> Inquiry:
        return super().ask(
            msgspec.structs.replace(question, level=few_levels(question.game)[question.player])
        )


def play_matches(game: str, count: int, folder: str) -> list[tuple[float, int]]:
    """MiB in use and Python's blocks after each of so many matches of a person against `easy`."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    home = Path(folder)
    settings = Settings(window_width=SIZE[0], window_height=SIZE[1], mute=True, speed=4.0)
    worker = FewWorker()
    context = Context(
        settings, home / "saves", save=lambda changed: None, cards=home / "cards", computer=worker
    )
    app = App(context)
    keep_large_alone()
    context.navigator.replace(TitleScene(context))
    app.frame(0)
    collect_at_rest()
    figures = []
    for number in range(count):
        new_match(context, game, {}, number, ("person", "easy"), ("Ada", "Chip"))
        _play(app, Dice(number))
        context.navigator.go_home()
        app.frame(_TICK)
        app.tidy_up()
        # To go through all objects would break the tuples that the helper thread is making.
        figures.append((memory(), sys.getallocatedblocks()))
    context.ahead.close()
    worker.close()
    return figures


def _play(app: App, dice: Dice) -> None:
    """A match to its result: each show is skipped after its first frames, the person chooses at random."""
    navigator, since = app.context.navigator, time.monotonic()
    while not isinstance(scene := navigator.top, ResultScene):
        moving = app.frame(_TICK)
        before = since
        since = time.monotonic()
        if isinstance(scene, CurtainScene):
            scene.lift()
        elif isinstance(scene, TableScene) and scene.playing:
            scene.skip()
        elif isinstance(scene, TableScene) and scene.asked is not None:
            scene.act(dice.pick(scene.asked.actions))
        else:
            since = before
            assert time.monotonic() - since < _STUCK, "nobody chooses"
            if not moving:
                pygame.time.wait(1)
    for _ in range(4):
        app.frame(_TICK)
