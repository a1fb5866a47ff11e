"""Every mutant breaks a law of its game, and the laws hold without one."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.mutants import MUTANTS, VICTIMS
from tests.mutants.plugin import PROFILE, VARIABLE

ROOT = Path(__file__).parents[2]
FOLDERS = ("tests/conformance", "tests/golden", "tests/ai")
# What breaks most mutants comes first: a run ends with the first failure.
LAWS = [
    *(f"tests/conformance/test_{name}.py" for name in ("knowledge", "laws")),
    *(folder for folder in FOLDERS if (ROOT / folder).is_dir()),
]

pytestmark = pytest.mark.mutant


def run_laws(game: str, mutant: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the laws of one game up to the first failure, in a process of their own."""
    options = ["-o", "addopts=", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    options += ["-p", "tests.mutants.plugin", "--hypothesis-profile", PROFILE, "-m", "not slow or late"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *LAWS, "-k", game],
        cwd=ROOT,
        env={**os.environ, VARIABLE: mutant and f"{game}:{mutant}"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("game", VICTIMS)
def test_the_laws_hold_without_a_mutant(game: str) -> None:
    run = run_laws(game)
    assert run.returncode == 0, run.stdout + run.stderr


def cases() -> list[tuple[str, str]]:
    return [
        (game, mutant)
        for game, victim in VICTIMS.items()
        for mutant in MUTANTS
        if mutant not in victim.harmless
    ]


@pytest.mark.parametrize(("game", "mutant"), cases())
def test_a_mutant_is_found(game: str, mutant: str) -> None:
    run = run_laws(game, mutant)
    killer = re.search(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
    assert run.returncode == 1 and killer, f"{mutant} lives in {game}\n{run.stdout}{run.stderr}"
    print(f"{game}: {mutant} is found by {killer[1]}")
