"""No process outlives the one that started it, however that ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.ai.child_process import in_own_process

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = {
    "own process": """
from game.ai.child_process import in_own_process
from tests.ai.test_child_process import sleep
if __name__ == "__main__":
    in_own_process(sleep)
""",
    "simulation": """
from game.ai.simulate import simulate
if __name__ == "__main__":
    simulate("scrapbots", {}, ("greedy", "greedy"), 100_000, jobs=2)
""",
}


def sleep() -> None:
    """Longer than any test waits."""
    print("begun", flush=True)
    time.sleep(600)


def children(process: int) -> set[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, check=False)
    return set(map(int, found.stdout.split()))


def alive(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    try:
        return state.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("signal_name", ["SIGTERM", "SIGKILL"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_it_ends_with_its_parent(tmp_path: Path, program: str, signal_name: str) -> None:
    path = tmp_path / "program.py"
    path.write_text(PROGRAMS[program], encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    parent = subprocess.Popen([sys.executable, path], env=environment, stdout=subprocess.PIPE)
    end, started = time.monotonic() + 30, set[int]()
    # Of a process of its own comes a second child, which looks after what the others share.
    while len(started) < 2:
        assert time.monotonic() < end and parent.poll() is None
        started = children(parent.pid)
        time.sleep(0.02)
    if program == "own process":
        assert parent.stdout is not None and parent.stdout.readline() == b"begun\n"
    parent.send_signal(getattr(signal, signal_name))
    parent.wait()
    assert parent.stdout is not None
    parent.stdout.close()
    try:
        while left := [one for one in started if alive(one)]:
            assert time.monotonic() < end, f"{left} are still there"
            time.sleep(0.02)
    finally:
        for one in filter(alive, started):
            os.kill(one, signal.SIGKILL)


def test_it_gives_the_result() -> None:
    assert in_own_process(divmod, 17, 5) == (3, 2)
