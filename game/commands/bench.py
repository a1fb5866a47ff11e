"""The `bench` command: measures the program's speed on this machine."""

import argparse
import json
from collections.abc import Callable
from pkgutil import resolve_name

from game.commands.report import DONE, put

_PARTS = {
    "engine": "game.commands.bench_engine:measure",
    "ai": "game.commands.bench_ai:measure",
    "ui": "game.commands.bench_ui:measure",
    "startup": "game.commands.bench_startup:measure",
}

Figures = dict[str, float]


def run_bench(arguments: argparse.Namespace) -> int:
    parts = [arguments.part] if arguments.part else list(_PARTS)
    results: dict[str, Figures] = {}
    for part in parts:
        measure: Callable[[], Figures] = resolve_name(_PARTS[part])
        results[part] = {name: round(figure, 2) for name, figure in measure().items()}
        if not arguments.json:
            for name, figure in results[part].items():
                put(f"{part:8} {name:48} {figure:>12,.2f}", flush=True)
    if arguments.json:
        put(json.dumps(results, indent=2))
    return DONE
