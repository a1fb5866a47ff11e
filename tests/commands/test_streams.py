"""Where the output goes may be full, closed, or know few letters; and the player may press Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.examples import first_by_default

ROOT = Path(__file__).resolve().parents[2]
MAIN = [sys.executable, str(ROOT / "main.py")]

needs_posix = pytest.mark.skipif(os.name != "posix", reason="a POSIX system's streams and signals")
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="a system without /dev/full")

OUTPUTS = [
    ["check"],
    ["options", "scrapbots", "--json"],
    ["simulate", "scrap_knights", "--games", "2"],
    ["--help"],
    ["--version"],
]
every_output = pytest.mark.parametrize(
    "output",
    [*((words, "") for words in OUTPUTS), *first_by_default([(words, "1") for words in OUTPUTS])],
    ids=lambda output: f"{' '.join(output[0])}{' unbuffered' if output[1] else ''}",
)
"""Buffered text is written at the end, unbuffered text as it comes."""


def run(words: list[str], unbuffered: str, stdout: Any) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    return subprocess.run([*MAIN, *words], env=environment, stdout=stdout, stderr=subprocess.PIPE, text=True)


@pytest.mark.slow
@needs_full
@every_output
def test_a_full_output_is_told(output: tuple[list[str], str]) -> None:
    with open("/dev/full", "w") as full:
        done = run(*output, full)
    assert done.returncode == 1
    assert done.stderr == "the output cannot be written: No space left on device\n"


@needs_full
def test_full_errors_end_nothing() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*MAIN, "check", "nowhere"], stdout=full, stderr=full)
    assert done.returncode == 2


@pytest.mark.slow
@needs_posix
@every_output
def test_a_closed_pipe_is_silent(output: tuple[list[str], str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = run(*output, writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.slow
@needs_posix
def test_a_reader_of_one_line_is_enough(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    words = " ".join(f"'{word}'" for word in (*MAIN, "check", str(tmp_path)))
    done = subprocess.run(["sh", "-c", f"{words} | head -1"], capture_output=True, text=True)
    assert len(done.stdout.splitlines()) == 1
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr


@pytest.mark.slow
@needs_posix
def test_closed_streams_end_nothing() -> None:
    for closed in (">&-", "2>&-", ">&- 2>&-"):
        words = " ".join(f"'{word}'" for word in (*MAIN, "check", "nowhere"))
        assert subprocess.run(["sh", "-c", f"{words} {closed}"]).returncode == 2


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("encoding", first_by_default(["ascii:strict", "ascii", "latin-1", "utf-8"]))
@pytest.mark.parametrize("name", first_by_default([os.fsdecode(b"\xff\xfe.yaml"), "Übung.yaml", "日本.yaml"]))
def test_a_name_that_the_terminal_has_no_letters_for(encoding: str, name: str, tmp_path: Path) -> None:
    scenario = "game: scrap_knights\ntitle: Ä\nexpect: {distance: 4}\n"
    (tmp_path / name).write_text(scenario, encoding="utf-8")
    (tmp_path / "folder" / name).mkdir(parents=True)
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    for words, status in (
        (["scenario", name], 1),
        (["verify", name], 2),
        (["check", name], 2),
        (["check", f"folder/{name}"], 1),
        (["options", name], 2),
        (["simulate", "scrapbots", "--option", name], 2),
    ):
        done = subprocess.run([*MAIN, *words], cwd=tmp_path, env=environment, capture_output=True)
        assert done.returncode == status, done
        assert b"Traceback" not in done.stderr and len(done.stderr.splitlines()) <= 1


def _seconds_for(words: list[str]) -> float:
    """How long a command takes on this machine, as busy as it is."""
    before = time.monotonic()
    subprocess.run([*MAIN, *words], stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - before


def _interrupted(words: list[str], after: float, *, group: bool) -> subprocess.CompletedProcess[str]:
    """A command that gets Ctrl-C after some seconds; `group`: so do its workers, as in a terminal."""
    process = subprocess.Popen(
        [*MAIN, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests in the background of a shell ignore Ctrl-C, and what they start would, too.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    time.sleep(after)
    assert process.poll() is None
    if group:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=60)
    return subprocess.CompletedProcess(words, process.returncode, out, error)


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("jobs", first_by_default(["2", "1"]))
@pytest.mark.parametrize("group", first_by_default([True, False]))
def test_ctrl_c_ends_quietly(jobs: str, group: bool) -> None:
    words = ["simulate", "scrapbots", "--jobs", jobs, "--games"]
    # Far more than a short run takes from beginning to end: by then the long one is well under way.
    after = 0.5 + 3 * _seconds_for([*words, "2"])
    done = _interrupted([*words, "1000000"], after, group=group)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")
