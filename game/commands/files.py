"""The `scenario` and `verify` commands: replay the moves of files."""

import argparse
import json
from pathlib import Path
from typing import Any

from game.commands.arguments import is_folder
from game.commands.report import DONE, FAILED, UsageError, complain, put, tell
from game.engine.quoting import quote
from game.engine.record import RecordError, replay
from game.lessons.play import run_file
from game.lessons.scenario import ScenarioError
from game.rules import load
from game.storage.save_file import SaveError, read_save
from game.words.fault_text import fault_text


def run_scenarios(arguments: argparse.Namespace) -> int:
    results: list[dict[str, Any]] = []
    for path in _scenario_files(arguments.files):
        try:
            result = run_file(path)
        except ScenarioError as error:
            raise UsageError(error) from None
        results.append({"file": str(path), "title": result.title, "failures": result.failures})
    failed = [row for row in results if row["failures"]]
    if arguments.json:
        put(json.dumps({"scenarios": len(results), "failed": len(failed), "results": results}, indent=2))
    else:
        for row in failed:
            for failure in row["failures"]:
                tell(f"{quote(row['file'])} ({quote(row['title'])}): {failure}")
        tell(f"{len(results) - len(failed)} of {len(results)} scenarios hold")
    return FAILED if failed else DONE


def _scenario_files(names: list[str]) -> list[Path]:
    """The files, and all scenario files in the folders. Raises `UsageError` for a folder without one."""
    files: list[Path] = []
    for name in names:
        path = Path(name)
        if not is_folder(path):
            files.append(path)
            continue
        found = sorted(path.rglob("*.yaml"))
        if not found:
            raise UsageError(f"no scenario files (*.yaml) in {quote(name)}")
        files += found
    return files


def run_verify(arguments: argparse.Namespace) -> int:
    status = DONE
    for name in arguments.saves:
        try:
            save = read_save(Path(name))
        except SaveError as error:
            raise UsageError(fault_text(error.fault)) from None
        try:
            match = replay(load(save.game), save.engine_record())
        except (RecordError, ValueError) as error:
            complain(f"{quote(name)}: {error}")
            status = FAILED
        else:
            tell(f"{quote(name)}: {len(match.record)} moves replay to the saved digest {match.digest()}")
    return status
