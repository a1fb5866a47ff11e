"""What stands in the console's well: the chain as tickets, or the last round and what the other has shown."""

from collections.abc import Sequence

import pygame

from game.content.scrap_knights.cards import ACTS_IN_DECK
from game.rules.scrap_knights.table_text import TableWords
from game.rules.scrap_knights.turn import ChainStep
from game.rules.scrap_knights.view import SeatView
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import RichText
from game.ui.kit.widget import Widget
from game.ui.paint.cards import compact_height
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEAL, TEXT_SOFT
from game.ui.paint.text import draw_line
from game.ui.tables.recap_rows import place_rows
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.tickets import Ticket, TicketWidget, Tone, place_tickets

_BAD = {"nothing", "miss"}
_COLUMNS, _HEADING = 3, 22


class UnseenCard(Widget):
    """The outline of an ACT that has not been shown."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        pygame.draw.rect(surface, (34, 46, 56), self.rect, 0, self.unit(6))
        pygame.draw.rect(surface, (70, 88, 100), self.rect, max(1, self.unit(1.5)), self.unit(6))
        size = min(self.unit(22), self.rect.height // 2)
        draw_line(surface, "?", "title", size, TEXT_SOFT, self.rect.center, "center")


class Heading(Widget):
    """A line above a part of the well: a title, and a note at its right."""

    focusable = False

    def __init__(self, title: str, note: str) -> None:
        super().__init__(name=f"heading {title}")
        self.title = title
        self.note = note

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        used = draw_line(surface, self.note, "italic", unit(12), TEXT_SOFT, rect.midright, "right")
        room = used.left - rect.left - unit(8)
        draw_line(surface, self.title.upper(), "title", unit(14), TEAL, rect.midleft, width=room)


def make_ticket(step: ChainStep, words: TableWords) -> Ticket:
    """A step with what came of it, or with what it will do."""
    sentences: list[tuple[str, Tone]] = []
    if step.status != "done":
        sentences.append((words.effect(step), "soft"))
    for event in step.results:
        told = words.result(event)
        if told:
            sentences.append((told, "bad" if event.kind in _BAD else "good"))
    if not sentences:
        sentences.append((words.effect(step), "soft"))
    notes = [words.well("copy_note")] if step.role == "copy" else []
    notes += [words.well("last_ult")] if step.role == "ult" else []
    notes += [words.well("chance_note")] if step.by_chance else []
    priority = words.priority(step) or "0"
    hint = words.hint(step.status, card=words.card(step.card), priority=priority)
    if step.by_chance:
        hint += "\n" + words.hint("by_chance")
    owner = words.names[step.seat]
    note = ", ".join(notes)
    return Ticket(
        step.seat,
        face(step.card),
        owner,
        step.status,
        priority,
        tuple(sentences),
        note,
        step.by_chance,
        hint,
    )


def chain_widgets(steps: Sequence[ChainStep], words: TableWords, area: Area) -> Sequence[Widget]:
    """The chain, or what will stand here."""
    if steps:
        found: list[TicketWidget] = place_tickets([make_ticket(step, words) for step in steps], area)
        return found
    return [_note(words.well("chain_empty"), area)]


def _note(text: str, area: Area) -> RichText:
    label = RichText(text, 14, TEXT_SOFT)
    label.place(area.top(80, 6).rect, area.scale)
    return label


def round_widgets(
    rows: Sequence[tuple[str, int | None, str, tuple[str, ...]]],
    other: SeatView,
    name: str,
    words: TableWords,
    gallery: Gallery,
    area: Area,
) -> list[Widget]:
    """The last round in sentences; below them the ACTs that the other seat has shown."""
    whole = max(ACTS_IN_DECK, len(other.seen))
    count = -(-whole // _COLUMNS)
    unit = area.scale
    width = (area.rect.width - 2 * area.unit(6)) // _COLUMNS
    height = compact_height(width)
    most = area.unit(190) // count - area.unit(6)
    if height > most:
        width, height = width * most // height, most
    shown = area.bottom((count * (height / unit + 6)) + _HEADING, 8)
    found: list[Widget] = []
    if rows:
        found += place_rows([row[:3] for row in rows], area)
    else:
        found.append(_note(words.well("last_empty"), area))
    note = words.well("shown_note", count=len(other.seen), all=whole)
    heading = Heading(words.well("shown", name=name), note)
    heading.place(shown.top(_HEADING).rect, area.scale)
    found.append(heading)
    for number in range(whole):
        row, column = divmod(number, _COLUMNS)
        left = shown.rect.left + column * (width + area.unit(6))
        rect = pygame.Rect(left, shown.rect.top + row * (height + area.unit(6)), width, height)
        seen = number < len(other.seen)
        widget: Widget = (
            CardWidget(gallery, face(other.seen[number]), compact=True)
            if seen
            else UnseenCard(f"unseen {number}")
        )
        widget.name = f"seen {number}"
        widget.hint = words.hint("seen" if seen else "unseen", name=name)
        widget.place(rect, area.scale)
        found.append(widget)
    return found
