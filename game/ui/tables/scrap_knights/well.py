"""What stands in the console's well: the chain as tickets, or the last round and what the other has shown."""

from collections.abc import Callable, Sequence

from game.content.scrap_knights.cards import ACTS_IN_DECK
from game.engine.events import Event
from game.rules.scrap_knights.turn import ChainStep
from game.rules.scrap_knights.view import DuelView, SeatView
from game.ui.kit.area import Area
from game.ui.kit.labels import RichText
from game.ui.kit.widget import Widget
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEXT_SOFT
from game.ui.tables.recap_rows import place_rows
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.shown_cards import Heading, place_shown
from game.ui.tables.scrap_knights.tickets import Ticket, TicketWidget, Tone, place_tickets
from game.words.scrap_knights.table_text import Row, TableWords

_BAD = {"nothing", "miss", "damage"}
_NOTE = 80


def make_ticket(step: ChainStep, words: TableWords, view: DuelView | None = None) -> Ticket:
    """A step with what came of it, or with what it will do, and whether that will happen as things stand."""
    sentences: list[tuple[str, Tone]] = []
    if step.status != "done":
        sentences.append((words.effect(step), "soft"))
        if view is not None and not step.results:
            told, reaches = words.reach(step, view)
            sentences.append((told, "soft" if reaches else "bad"))
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
        step.seat, face(step.card), owner, step.status, priority, tuple(sentences), note, step.by_chance, hint
    )


def chain_widgets(
    steps: Sequence[ChainStep], words: TableWords, view: DuelView, area: Area
) -> Sequence[Widget]:
    """The chain, or what will stand here."""
    if steps:
        found: list[TicketWidget] = place_tickets([make_ticket(step, words, view) for step in steps], area)
        return found
    return _note(words.well("chain_empty"), area)


def _note(text: str, area: Area) -> list[Widget]:
    """A sentence where nothing is to be told yet, if there is room for it."""
    if area.rect.height < area.unit(_NOTE):
        return []
    label = RichText(text, 14, TEXT_SOFT)
    label.place(area.top(_NOTE, 6).rect, area.scale)
    return [label]


def round_widgets(
    rows: Sequence[Row],
    symbol: Callable[[Event], str],
    other: SeatView,
    name: str,
    words: TableWords,
    gallery: Gallery,
    area: Area,
) -> list[Widget]:
    """The last round in sentences; below them the ACTs that the other seat has shown."""
    whole = max(ACTS_IN_DECK, len(other.seen))
    note = words.well("shown_note", count=len(other.seen), all=whole)
    heading = Heading(words.well("shown", name=name), note)
    hints = words.hint("seen", name=name), words.hint("unseen", name=name)
    shown = place_shown([face(card) for card in other.seen], whole, heading, hints, gallery, area)
    if not rows:
        return [*_note(words.well("last_empty"), area), *shown]
    faces = [face(cards[0]) if cards else None for *_, cards in rows]
    lines = [(symbol(event), seat, sentence) for event, seat, sentence, _ in rows]
    return [*place_rows(lines, faces, gallery, area), *shown]
