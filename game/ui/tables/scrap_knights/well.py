"""What stands in the console's well: the chain as tickets, or the last round and what the other has shown."""

from collections.abc import Callable, Sequence

from game.content.scrap_knights.cards import ACTS_IN_DECK
from game.engine.events import Event
from game.rules.scrap_knights.turn import ChainStep
from game.rules.scrap_knights.view import DuelView, SeatView
from game.ui.layout.leaves import Prose
from game.ui.layout.nodes import Column, Fits, Node, Space
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.recap_rows import recap
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.shown_cards import shown_cards
from game.ui.tables.scrap_knights.tickets import Ticket, Tone, tickets
from game.words.scrap_knights.table_text import Row, TableWords

_BAD = {"nothing", "miss", "damage"}


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


def chain(steps: Sequence[ChainStep], words: TableWords, view: DuelView) -> Node:
    """The chain, or what will stand here."""
    if steps:
        return tickets([make_ticket(step, words, view) for step in steps])
    return _note(words.well("chain_empty"))


def _note(text: str) -> Node:
    """A sentence where nothing is to be told yet, if there is room for it."""
    return Fits(Prose(text, "nothing"), Space())


def last_round(
    rows: Sequence[Row],
    symbol: Callable[[Event], str],
    other: SeatView,
    name: str,
    words: TableWords,
    gallery: Gallery,
) -> Node:
    """The last round in sentences; below them the ACTs that the other seat has shown."""
    whole = max(ACTS_IN_DECK, len(other.seen))
    note = words.well("shown_note", count=len(other.seen), all=whole)
    hints = words.hint("seen", name=name), words.hint("unseen", name=name)
    heading = words.well("shown", name=name), note
    shown = shown_cards([face(card) for card in other.seen], whole, heading, hints, gallery)
    faces = [face(cards[0]) if cards else None for *_, cards in rows]
    lines = [(symbol(event), seat, sentence) for event, seat, sentence, _ in rows]
    told = recap(lines, faces, gallery) if rows else _note(words.well("last_empty"))
    return Column(told, Space(grow=1), shown, gap=8)
