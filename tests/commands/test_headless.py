"""Commands that draw nothing run where pygame is not installed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.match import Match
from game.engine.record import to_save
from game.rules import load
from game.storage.save_file import encode_save, new_match_id, new_save
from tests.commands.test_cli import EXAMPLE

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, sys
sys.modules["pygame"] = None  # its import fails from here on
from game.cli import main
raise SystemExit(main(json.loads(sys.argv[1])))
"""


def run(words: list[str]) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", PROGRAM, json.dumps(words)]
    return subprocess.run(program, cwd=ROOT, capture_output=True, text=True)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A scenario and a save."""
    scenario, save = tmp_path / "example.yaml", tmp_path / "save.json"
    scenario.write_text(EXAMPLE, encoding="utf-8")
    record = to_save(Match(load("scrapbots"), {}, 1))
    written = new_save(
        record, match=new_match_id(), seats=("person",) * 2, names=("Ada", "Bo"), finished=False, round=1
    )
    save.write_bytes(encode_save(written))
    return {"scenario": str(scenario), "save": str(save)}


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "scrap_knights", "--games", "1", "--seats", "random,greedy"],
        ["simulate", "scrapbots", "--games", "2", "--jobs", "2"],
        ["simulate", "command_core", "--games", "1", "--seats", "greedy,random"],
        ["options", "command_core"],
        ["check"],
        ["scenario", "{scenario}"],
        ["verify", "{save}"],
        ["--help"],
    ],
    ids=lambda words: words[0],
)
def test_a_command_that_draws_nothing_imports_no_pygame(words: list[str], files: dict[str, str]) -> None:
    done = run([word.format(**files) for word in words])
    assert (done.returncode, done.stderr) == (0, "")


def test_a_command_that_draws_would_miss_it(tmp_path: Path) -> None:
    done = run(["shot", "title", "--out", str(tmp_path / "title.png")])
    assert done.returncode != 0 and "pygame" in done.stderr
