"""The loop itself, with the real clock."""

import time
from pathlib import Path

from game.storage.settings import Settings
from game.ui.app import App
from game.ui.context import Context
from game.ui.scene import Scene


class Clock(Scene):
    """Counts the time that it is told of, and leaves after a while."""

    told = 0

    def update(self, milliseconds: int) -> bool:
        self.told += milliseconds
        if time.monotonic() > self.end:
            self.context.navigator.quit()
        return True

    def __init__(self, context: Context, seconds: float) -> None:
        super().__init__(context)
        self.end = time.monotonic() + seconds


def test_time_passes_for_scenes_as_it_does_for_people(tmp_path: Path) -> None:
    context = Context(Settings(mute=True), tmp_path, save=lambda settings: None)
    scene = Clock(context, 0.3)
    App(context).run(scene)
    assert 250 <= scene.told <= 600
