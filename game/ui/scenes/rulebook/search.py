"""Which chapters of a rulebook have what is searched for, and what of it stands on their pages."""

from collections.abc import Sequence

import pygame

from game.content.rulebook import LINK, Chapter
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import plain
from game.ui.parts.page_pictures import Captioned, PartsCard
from game.ui.parts.page_text import LinkWord, PageText, RulingBox
from game.ui.parts.table_parts import TablePartsList
from game.ui.tables.books import CardBook

FRAME: Color = rgb(art_colors("book")["found frame"])
"""Around what was found: the ground of a found word, darker, so that it is seen on paper."""


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


def hits(widgets: Sequence[Widget], wanted: str) -> list[Widget]:
    """What of a page has `wanted`, in lower case, in it."""
    return [one for one in widgets if wanted and (_marked(one) or wanted in readable(_words(one)))]


def draw_hits(surface: pygame.Surface, found: Sequence[Widget]) -> None:
    """Frames what was found, except text, in which the words themselves are marked."""
    for one in found:
        if _marked(one):
            continue
        for rect in one.rects if isinstance(one, LinkWord) else [one.rect]:
            width = max(2, one.unit(4))
            pen.rect(surface, FRAME, rect.inflate(2 * width, 2 * width), width, one.unit(8))


def _marked(widget: Widget) -> bool:
    """Whether it has words that are marked as found."""
    text = widget.words() if isinstance(widget, RulingBox) else widget
    return isinstance(text, PageText) and any(run.found for line in text.lines for run in line.runs)


def _words(widget: Widget) -> str:
    """What can be read on it, or about it."""
    if isinstance(widget, CardWidget) and widget.face is not None:
        return f"{widget.face.title}\n{widget.face.body}"
    if isinstance(widget, Captioned):
        return widget.caption
    if isinstance(widget, PartsCard | TablePartsList):
        return "\n".join(f"{part.name}\n{part.note}" for part in widget.parts)
    if isinstance(widget, RulingBox):
        return f"{widget.title}\n{widget.source}"
    if isinstance(widget, LinkWord):
        return widget.link.note
    return widget.text if isinstance(widget, Label) else ""
