"""Benchmark of the start: from the command to the first frame."""

import os
import subprocess
import sys
import tempfile
import time

ROUNDS = 5

_PROGRAM = """
import os
from game import cli

def measured(arguments):
    from game.commands import window
    from game.ui import app

    def first_frame(self, start):
        self.context.navigator.replace(start)
        self.frame(0)
        os._exit(0)  # what the helper thread paints after this frame is not waited for

    app.App.run = first_frame
    return window.run_window(arguments)

cli._COMMANDS[None] = "__main__:measured"
cli.main([])
"""


def measure() -> dict[str, float]:
    """Seconds from starting Python to the title with the dummy driver: first run, and best of the others."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "IRON_AND_SCALE_HOME": home,
            "SDL_VIDEODRIVER": os.environ.get("SDL_VIDEODRIVER", "dummy"),
            "SDL_AUDIODRIVER": "dummy",
        }
        times = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", _PROGRAM], env=environment, check=True, capture_output=True)
            times.append(time.perf_counter() - start)
    return {"first frame, first run, s": times[0], "first frame, warm, s": min(times[1:])}
