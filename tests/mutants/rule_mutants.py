"""Games with one rule each that is wrong, told by a change of one place in the source of a game's rules.

`rules/<game>.yaml` lists them: a name that says what is wrong, the module of game/rules/<game>, its text as
it is and as it becomes, and, for a rule that no scenario can see, the test that finds it. A process whose
environment names a mutant imports the changed module: `python -m tests.mutants.rule_mutants` then plays the
game's scenarios up to the first that fails, and `pytest -p tests.mutants.rule_mutants` runs tests.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import msgspec
import yaml

FOLDER = Path(__file__).parent / "rules"
ROOT = Path(__file__).parents[2]
VARIABLE = "IRON_AND_SCALE_RULE_MUTANT"
GAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))


class RuleMutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One wrong rule. `test` is the file that finds it; by default the game's scenarios do."""

    name: str
    module: str
    was: str
    now: str
    test: str = ""


@cache
def mutants_of(game: str) -> Mapping[str, RuleMutant]:
    """The wrong rules of a game, by name."""
    data = yaml.safe_load((FOLDER / f"{game}.yaml").read_text("utf-8"))
    mutants = msgspec.convert(data, list[RuleMutant])
    by_name = {mutant.name: mutant for mutant in mutants}
    assert len(by_name) == len(mutants), f"{game}: a name is given twice"
    return by_name


def source_of(game: str, mutant: RuleMutant) -> str:
    """The changed source of the mutant's module. The text that changes must stand there just once."""
    source = (ROOT / "game" / "rules" / game / f"{mutant.module}.py").read_text("utf-8")
    count = source.count(mutant.was)
    assert count == 1, f"{game}, {mutant.name}: the text stands {count} times in {mutant.module}.py"
    return source.replace(mutant.was, mutant.now)


class _Loader(SourceFileLoader):
    """Loads a module from a changed source, without a compiled file."""

    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds the one module that is changed."""

    def __init__(self, game: str, mutant: RuleMutant) -> None:
        self._module = f"game.rules.{game}.{mutant.module}"
        self._source = source_of(game, mutant)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname == self._module else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin, self._source)
        return spec


def _install(game: str, name: str) -> None:
    """From now on this process plays by the wrong rule."""
    package = f"game.rules.{game}"
    assert package not in sys.modules, f"{package} was imported before it could be changed"
    sys.meta_path.insert(0, _Finder(game, mutants_of(game)[name]))


def _first_failure(game: str) -> str | None:
    """The first scenario of a game that fails, and how."""
    # The rules must not be imported before they are changed.
    scenario = import_module("game.lessons.scenario")
    for path in sorted((ROOT / "tests" / "scenarios" / game).rglob("*.yaml")):
        try:
            failures = scenario.run_scenario(scenario.read_scenario(path)).failures
        except scenario.ScenarioError as error:
            failures = [str(error)]
        if failures:
            return f"{path.relative_to(ROOT)}: {failures[0]}"
    return None


if spoiled := os.environ.get(VARIABLE):
    _install(*spoiled.split(":"))

if __name__ == "__main__":
    failure = _first_failure(sys.argv[1])
    print(failure or "all scenarios hold")
    sys.exit(failure is not None)
