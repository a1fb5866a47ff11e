"""Which chapters of a rulebook have what is searched for."""

from collections.abc import Sequence

from game.content.rulebook import LINK, Chapter
from game.ui.paint.text import plain
from game.ui.tables.books import CardBook


def readable(text: str) -> str:
    """A text without its markup, in lower case.

    >>> readable("*Range* :range: or a [miss].")
    'range  or a miss.'
    """
    return plain(LINK.sub(r"\1", text)).lower()


def found_in(chapters: Sequence[Chapter], book: CardBook, wanted: str) -> list[int]:
    """The numbers of the chapters that have `wanted`, in lower case, in a text or on a card of theirs."""
    return [number for number, chapter in enumerate(chapters) if _has(chapter, book, wanted)]


def _has(chapter: Chapter, book: CardBook, wanted: str) -> bool:
    if not wanted or any(wanted in readable(text) for _, text in chapter.texts):
        return True
    faces = (book.face(card) for card in book.kinds.get(chapter.kind, ()))
    return any(wanted in readable(f"{face.title}\n{face.body}") for face in faces)
