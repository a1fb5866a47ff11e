"""All content of a folder, checked in one go."""

from pathlib import Path

from game.content.problems import Problem, Problems
from game.content.scrap_knights import load_library


def check_content(folder: Path) -> tuple[list[Problem], int]:
    """Every problem in the folder, and how many entries were read."""
    problems = Problems()
    library = load_library(folder, problems)
    entries = sum(len(part) for part in (library.acts, library.ults, library.bots, library.mechs))
    return list(problems), entries
