"""The check of all content in a folder."""

from collections.abc import Collection, Mapping
from pathlib import Path

from game.content import scrap_knights, scrapbots
from game.content.art import Art, load_art
from game.content.needed_texts import NeededTexts, check_all_texts, check_icons
from game.content.paths import shipped
from game.content.problems import Problem, Problems
from game.content.rulebook import load_rulebook
from game.content.texts import Texts, load_texts


def check_content(folder: Path, needed: Mapping[str, NeededTexts]) -> tuple[list[Problem], int]:
    """Every problem in the folder, and how many entries were read.

    `needed` maps the names of text files to the texts that the program needs from them.
    """
    problems = Problems()
    knights = scrap_knights.load_library(folder, problems)
    knight_cards = {*knights.acts, *knights.ults, *knights.bots}
    bots = scrapbots.load_library(folder, problems)
    bot_cards = {card for cards in bots.sets.values() for card in cards.cards}
    art = load_art(folder, problems)
    icons = _icons()
    entries = len(knight_cards) + len(knights.mechs) + len(bot_cards) + len(bots.sets)
    entries += len(art.pictures) + len(art.boxes)
    for game, cards in (("scrap_knights", knight_cards), ("scrapbots", bot_cards)):
        _check_pictures(art, game, cards, problems)
        entries += _check_rulebook(folder, game, cards, icons, problems)
    for edition in bots.sets:
        needed["scrapbots"].may_override(f"keywords_{edition}", "keywords")
    entries += _check_all_texts(folder, needed, icons, problems)
    return list(problems), entries


def _icons() -> frozenset[str]:
    """The names of all icons; they belong to the program, not to the checked folder."""
    return frozenset(path.stem for path in (shipped("assets") / "icons").glob("*.svg"))


def _check_all_texts(
    folder: Path, needed: Mapping[str, NeededTexts], icons: frozenset[str], problems: Problems
) -> int:
    """Checks the text files and returns the number of texts."""
    for path in sorted((folder / "text").glob("*.yaml")):
        if path.stem not in needed:
            problems.add(f"text/{path.name}", "", "", "unused file")
    loaded: dict[str, Texts] = {}
    for name in needed:
        before = len(problems)
        texts = load_texts(folder, name, problems)
        # Report an unreadable file once, not each of its texts as missing.
        if not texts.empty or len(problems) == before:
            loaded[name] = texts
    check_all_texts(loaded, needed, icons, problems)
    return sum(len(dict(texts.all())) for texts in loaded.values())


def _check_pictures(art: Art, game: str, cards: Collection[str], problems: Problems) -> None:
    """Reports pictures that belong to no card."""
    for key, picture in art.pictures.items():
        if key.startswith(f"{game}/") and picture.id not in cards:
            problems.add(f"art/pictures/{game}.yaml", picture.id, "id", f"unknown card '{picture.id}'")


def _check_rulebook(
    folder: Path, game: str, cards: Collection[str], icons: frozenset[str], problems: Problems
) -> int:
    """Reports unknown cards and icons in the rulebook and returns the number of chapters."""
    chapters = load_rulebook(folder, game, problems)
    for chapter in chapters:
        for field in ("title", "text"):
            check_icons(getattr(chapter, field), f"rulebook/{game}.yaml", chapter.id, field, icons, problems)
        for card in chapter.cards:
            if card not in cards:
                problems.add(f"rulebook/{game}.yaml", chapter.id, "cards", f"unknown card '{card}'")
    return len(chapters)
