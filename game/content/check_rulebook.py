"""The check of rulebooks: what they name exists, and what a match asks and cards do is explained."""

from collections.abc import Collection
from pathlib import Path

from game.content.match_words import MatchWords
from game.content.problems import Problems
from game.content.rulebook import Chapter, load_rulebook

SIGNS = frozenset({"arcs", "armor_sides", "combo", "delta", "split", "windows"})
"""Parts of a card that an entry can name beside icons: several things on it make them together."""


def check_rulebook(
    folder: Path,
    game: str,
    cards: Collection[str],
    icons: frozenset[str],
    words: MatchWords,
    problems: Problems,
) -> tuple[Chapter, ...]:
    """Reports what a rulebook names and nobody knows, and what it leaves out."""
    chapters = load_rulebook(folder, game, problems)
    file = f"rulebook/{game}.yaml"
    for chapter in chapters:
        for card in chapter.cards:
            if card not in cards:
                problems.add(file, chapter.id, "cards", f"unknown card '{card}'")
        for word, entry in chapter.entries.items():
            for icon in entry.icons:
                if icon not in icons | SIGNS:
                    problems.add(file, chapter.id, f"entries.{word}.icons", f"unknown icon '{icon}'")
        if chapter.board is not None and chapter.board.asked not in words.decisions:
            problems.add(file, chapter.id, "board.asked", f"unknown decision '{chapter.board.asked}'")
    if chapters:
        _check_pages(chapters, words, file, problems)
        _check_parts(chapters, file, problems)
    return chapters


def _check_pages(chapters: tuple[Chapter, ...], words: MatchWords, file: str, problems: Problems) -> None:
    """Each decision and phase has one page, each thing that cards do at least one."""
    entries = [(chapter.id, word, entry) for chapter in chapters for word, entry in chapter.entries.items()]
    for moment in words.moments:
        count = sum(moment in entry.phases for *_, entry in entries)
        if count != 1:
            problems.add(file, "", "entries", f"phase '{moment}' has {count or 'no'} pages, not one")
    for chapter, word, entry in entries:
        for moment in entry.phases:
            if moment not in words.moments:
                problems.add(file, chapter, f"entries.{word}.phases", f"unknown phase '{moment}'")
        for verb in entry.verbs:
            if verb not in words.verbs:
                problems.add(file, chapter, f"entries.{word}.verbs", f"no card can '{verb}'")
    told = {verb for *_, entry in entries for verb in entry.verbs}
    for verb in sorted(words.verbs - told):
        problems.add(file, "", "entries", f"nothing explains '{verb}', which cards can do")


def _check_parts(chapters: tuple[Chapter, ...], file: str, problems: Problems) -> None:
    """Every book has a card and a table with their parts named, and says whose game it is."""
    for field, found in (
        ("parts", any(chapter.parts for chapter in chapters)),
        ("board", any(chapter.board for chapter in chapters)),
        ("picture", any(chapter.picture for chapter in chapters)),
    ):
        if not found:
            problems.add(file, "", field, "no chapter has any")
