"""The `check` command: all cards, decks, pictures and texts of a content folder."""

import argparse
from pathlib import Path

from game.commands.arguments import is_folder
from game.commands.halves import missing_halves
from game.commands.report import DONE, CommandFailed, UsageError, tell
from game.content.check import check_content
from game.content.icons import icon_names
from game.content.paths import shipped
from game.content.problems import Problems
from game.engine.quoting import quote
from game.lessons.check import LONGEST, check_lessons
from game.lessons.check_build import check_build_lessons
from game.lessons.figures import check_played_figures
from game.lessons.library import load_landmarks
from game.rules import CONTENTS, GAMES
from game.words.check.files import check_words
from game.words.check.prose import check_prices


def run_check(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.folder) if arguments.folder else shipped("data")
    name = quote(folder)
    if not is_folder(folder):
        raise UsageError(f"{name} is not a folder")
    missing = list(missing_halves())
    for sentence in missing:
        tell(sentence)
    if missing:
        raise CommandFailed("a game that lacks a half cannot be checked")
    words = {game: spec.match_words for game, spec in GAMES.items()}
    found, entries = check_content(folder, dict(CONTENTS.items()), words)
    problems = Problems()
    entries += check_lessons(folder, icon_names(), problems)
    entries += check_build_lessons(folder, problems)
    for game in GAMES:
        # Mistakes in this file are reported by the check of lessons.
        numbers = [number.id for number in load_landmarks(folder, game, Problems()).numbers]
        check_prices(folder, game, numbers, LONGEST["text"], problems)
    entries += check_words(folder, problems)
    check_played_figures(folder, problems)
    found += problems
    for problem in found:
        tell(str(problem))
    if found:
        raise CommandFailed(f"{len(found)} problems in {name}")
    tell(f"{entries} entries in {name} are valid")
    return DONE
