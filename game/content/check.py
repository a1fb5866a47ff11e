"""All content of a folder, checked in one go."""

from collections.abc import Collection
from pathlib import Path

from game.content import scrap_knights, scrapbots
from game.content.art import Art, load_art
from game.content.problems import Problem, Problems
from game.content.rulebook import load_rulebook
from game.content.texts import SHARED, load_texts


def check_content(folder: Path) -> tuple[list[Problem], int]:
    """Every problem in the folder, and how many entries were read."""
    problems = Problems()
    knights = scrap_knights.load_library(folder, problems)
    knight_cards = {*knights.acts, *knights.ults, *knights.bots}
    bots = scrapbots.load_library(folder, problems)
    bot_cards = {card for cards in bots.sets.values() for card in cards.cards}
    art = load_art(folder, problems)
    load_texts(folder, SHARED, problems)
    entries = len(knight_cards) + len(knights.mechs) + len(bot_cards) + len(bots.sets)
    entries += len(art.pictures) + len(art.boxes)
    for game, cards in (("scrap_knights", knight_cards), ("scrapbots", bot_cards)):
        load_texts(folder, game, problems)
        _check_pictures(art, game, cards, problems)
        entries += _check_rulebook(folder, game, cards, problems)
    return list(problems), entries


def _check_pictures(art: Art, game: str, cards: Collection[str], problems: Problems) -> None:
    """A picture that no card has is a slip of the pen."""
    for key, picture in art.pictures.items():
        if key.startswith(f"{game}/") and picture.id not in cards:
            problems.add(f"art/pictures/{game}.yaml", picture.id, "id", f"there is no card '{picture.id}'")


def _check_rulebook(folder: Path, game: str, cards: Collection[str], problems: Problems) -> int:
    """The chapters may show only cards that there are; how many chapters there are."""
    chapters = load_rulebook(folder, game, problems)
    for chapter in chapters:
        for card in chapter.cards:
            if card not in cards:
                problems.add(f"rulebook/{game}.yaml", chapter.id, "cards", f"there is no card '{card}'")
    return len(chapters)
