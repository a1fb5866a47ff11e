"""`check`: all cards, decks, pictures and texts of a content folder."""

import argparse
from pathlib import Path

from game.commands.report import DONE, CommandFailed, UsageError
from game.content.check import check_content
from game.content.places import shipped
from game.rules.needed_texts import needed_texts


def run_check(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.folder) if arguments.folder else shipped("data")
    if not folder.is_dir():
        raise UsageError(f"{folder} is no folder")
    found, entries = check_content(folder, needed_texts())
    for problem in found:
        print(problem)
    if found:
        raise CommandFailed(f"{len(found)} mistakes in {folder}")
    print(f"{entries} entries in {folder} are sound")
    return DONE
