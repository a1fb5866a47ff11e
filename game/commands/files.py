"""`scenario` and `verify`: files whose moves are played again."""

import argparse
import json
from pathlib import Path
from typing import Any

from game.commands.report import DONE, FAILED, UsageError, complain
from game.engine.record import RecordError, replay
from game.lessons.scenario import ScenarioError, read_scenario, run_scenario
from game.rules import load
from game.storage.save_file import SaveError, read_save


def run_scenarios(arguments: argparse.Namespace) -> int:
    results: list[dict[str, Any]] = []
    for name in arguments.files:
        try:
            result = run_scenario(read_scenario(Path(name)))
        except ScenarioError as error:
            raise UsageError(error) from None
        results.append({"file": name, "title": result.title, "failures": result.failures})
    failed = [row for row in results if row["failures"]]
    if arguments.json:
        print(json.dumps({"scenarios": len(results), "failed": len(failed), "results": results}, indent=2))
    else:
        for row in failed:
            for failure in row["failures"]:
                print(f"{row['file']} ({row['title']}): {failure}")
        print(f"{len(results) - len(failed)} of {len(results)} scenarios hold")
    return FAILED if failed else DONE


def run_verify(arguments: argparse.Namespace) -> int:
    status = DONE
    for name in arguments.saves:
        try:
            save = read_save(Path(name))
        except SaveError as error:
            raise UsageError(error) from None
        try:
            match = replay(load(save.game), save.engine_record())
        except (RecordError, ValueError) as error:
            complain(f"{name}: {error}")
            status = FAILED
        else:
            print(f"{name}: {len(match.record)} moves replay to the saved digest {match.digest()}")
    return status
