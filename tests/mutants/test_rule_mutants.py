"""Every wrong rule is found by a scenario of its game, or by the test that the table names."""

import os
import subprocess
import sys

import pytest

from tests.mutants.rule_mutants import GAMES, ROOT, VARIABLE, mutants_of, source_of

CASES = [(game, name) for game in GAMES for name in mutants_of(game)]


def play(game: str, name: str = "", test: str = "") -> subprocess.CompletedProcess[str]:
    """Plays the game's scenarios, or runs a test, up to the first failure, in a process of its own."""
    command = ["tests.mutants.rule_mutants", game]
    if test:
        command = ["pytest", "-o", "addopts=", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
        command += ["-p", "tests.mutants.rule_mutants", "-m", "not slow or late", test]
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env={**os.environ, VARIABLE: name and f"{game}:{name}"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_the_rules(game: str) -> None:
    for mutant in mutants_of(game).values():
        compile(source_of(game, mutant), mutant.module, "exec")


@pytest.mark.mutant
@pytest.mark.parametrize("game", GAMES)
def test_all_holds_with_the_right_rules(game: str) -> None:
    for test in ("", *{mutant.test for mutant in mutants_of(game).values() if mutant.test}):
        run = play(game, test=test)
        assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.mutant
@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_wrong_rule_is_found(game: str, name: str) -> None:
    run = play(game, name, mutants_of(game)[name].test)
    assert run.returncode == 1 and not run.stderr, f"{name} lives in {game}\n{run.stdout}{run.stderr}"
    print(run.stdout)
