"""All content of a folder, checked in one go."""

from pathlib import Path

from game.content.art import load_art
from game.content.problems import Problem, Problems
from game.content.rulebook import load_rulebook
from game.content.scrap_knights import load_library
from game.content.texts import load_texts


def check_content(folder: Path) -> tuple[list[Problem], int]:
    """Every problem in the folder, and how many entries were read."""
    problems = Problems()
    library = load_library(folder, problems)
    chapters = load_rulebook(folder, "scrap_knights", problems)
    art = load_art(folder, problems)
    load_texts(folder, "scrap_knights", problems)
    known = {*library.acts, *library.ults, *library.bots}
    for chapter in chapters:
        for card in chapter.cards:
            if card not in known:
                problems.add("rulebook/scrap_knights.yaml", chapter.id, "cards", f"there is no card '{card}'")
    entries = sum(
        len(part)
        for part in (library.acts, library.ults, library.bots, library.mechs, chapters, art.pictures)
    )
    return list(problems), entries
