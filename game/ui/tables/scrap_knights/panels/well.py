"""What stands in the console's well: the chain as tickets, or the last round and what the other has shown."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.content.scrap_knights import shipped_library
from game.engine.events import Event
from game.rules.scrap_knights.chain_preview import ChainPreview, StepPreview
from game.rules.scrap_knights.view import DuelView, SeatView
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Name, Part, Prose, Text
from game.ui.layout.nodes import Column, Fits, Grid, Node, Row, Scroll, Space, Stack
from game.ui.paint import pen
from game.ui.paint.cards.cards import compact_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.text import draw_line
from game.ui.tables.recap_rows import recap
from game.ui.tables.scrap_knights.faces import face
from game.ui.tables.scrap_knights.panels.chain_foot import end_node, price_node
from game.ui.tables.scrap_knights.panels.ticket_rails import Rail, rails
from game.ui.tables.scrap_knights.panels.tickets import (
    Ticket,
    Tone,
    every_ticket,
    spare_tickets,
    terse_tickets,
    tickets,
)
from game.ui.tables.tags import draw_tag
from game.words.lists import joined
from game.words.scrap_knights.chain_text import end_distance, end_rows, open_brief
from game.words.scrap_knights.fate_text import Fate
from game.words.scrap_knights.outcome_text import ChainOutcome
from game.words.scrap_knights.round_text import Row as Told
from game.words.scrap_knights.table_text import TableWords

_ONE_TICKET = 70
"""Units of height of a ticket with a forecast."""
_ROOMY = 170
"""Units of height that are enough for the sentences of a round."""
_COLUMNS, _ASPECT = 3, compact_height(1000) / 1000
_AWAY = (120, 120, 128)
"""What is left of the light of a picture whose card is away."""
_RESOLVING = ("ults", "resolve", "end")
"""The phases in which the chain falls."""


def make_ticket(
    outcome: ChainOutcome, place: int, view: DuelView | None = None, railed: Sequence[Rail] = ()
) -> Ticket:
    """A step with what came of it, or with what it will do, and whether that will happen as things stand."""
    words, step = outcome.words, outcome.steps[place]
    sentences: list[tuple[str, Tone]] = []
    if step.status != "done":
        sentences.append((words.effect(step), "soft"))
        if view is not None and not view.players[step.seat].hp and view.phase in _RESOLVING:
            sentences.append((words.well("runs_on"), "plain"))
        if view is not None and not step.results:
            told, reaches = words.reach(step, view)
            sentences.append((told, "soft" if reaches else "bad"))
    sentences += outcome.sentences(place)
    if not sentences:
        sentences.append((words.effect(step), "soft"))
    notes = [words.well("copy_note")] if step.role == "copy" else []
    notes += [words.well("last_ult")] if step.role == "ult" else []
    notes += [words.well("chance_note")] if step.by_chance else [*_tie(outcome, place)]
    priority = words.priority(step) or "0"
    hint = words.hint(step.status, card=words.card(step.card), priority=priority)
    if step.by_chance:
        hint += "\n" + words.hint("by_chance")
    owner = words.names[step.seat]
    note = joined(words.texts, notes)
    brief = outcome.brief(place)
    what = (
        priority,
        tuple(sentences),
        note,
        step.by_chance,
        hint,
        brief,
        outcome.crossed(place),
        tuple(railed),
    )
    return Ticket(step.seat, face(step.card), owner, step.status, *what)


def _tie(outcome: ChainOutcome, place: int) -> Iterator[str]:
    """Why an effect comes before the other side's next one of the same priority: the cards' types."""
    words, step = outcome.words, outcome.steps[place]
    after = outcome.steps[place + 1] if place + 1 < len(outcome.steps) else None
    if after is None or after.seat == step.seat or words.priority(after) != words.priority(step):
        return
    kinds = words.texts.section("kinds")
    first, second = (kinds[words.kind(one.card)] for one in (step, after))
    if first != second:
        yield words.well("tie", first=first, second=second)


def chain(outcome: ChainOutcome, view: DuelView) -> Node:
    """The chain, or what will stand here."""
    if outcome.steps:
        railed = rails(outcome.stops, len(outcome.steps))
        return tickets([make_ticket(outcome, place, view, rail) for place, rail in enumerate(railed)])
    return _note(outcome.words.well("chain_empty"))


def open_chain(
    preview: ChainPreview, price: str, words: TableWords, end: tuple[str, Fate], warning: str = ""
) -> Node:
    """A chain that can still be changed: the `price` of what is looked at, each effect, both sides
    afterwards, the `end` of the duel that it leads to, a warning.

    The effects scroll where room is short; where not even one has room, everything scrolls.
    """
    outcome = ChainOutcome.foretold(words, preview)
    railed = rails(outcome.stops, len(preview.steps))
    shown = [_foretold(outcome, place, one, railed[place]) for place, one in enumerate(preview.steps)]
    brief = [replace(one, sentences=one.sentences[1:] or one.sentences) for one in shown]
    # Where not all have room with what they do and what comes of it, that is enough, without pictures.
    roomy = Fits(
        every_ticket(shown),
        every_ticket(brief),
        every_ticket(brief, spare=True),
        terse_tickets(brief),
        spare_tickets(brief),
    )
    middle = roomy if shown else _note(words.well("chain_empty"))
    foot = end_node(
        words.texts.say("chain_preview", "end"),
        end_distance(words, preview),
        end_rows(words, preview),
        end,
        warning,
    )
    said = price_node(price, loses=end[1] == "loses") if price else None
    if not shown:
        return Column(said, middle, Space(grow=1), foot, gap=6)
    return Fits(
        Column(said, Stack(Space(height=_ONE_TICKET), middle), Space(grow=1), foot, gap=6),
        Scroll(Column(said, every_ticket(shown), foot, gap=6), "chain"),
    )


def _foretold(outcome: ChainOutcome, place: int, one: StepPreview, railed: Sequence[Rail]) -> Ticket:
    """A ticket with what its effect would come to."""
    told = (outcome.words.effect(one.step), "soft"), *outcome.forecast(place, one)
    ticket = make_ticket(outcome, place, railed=railed)
    brief = ticket.brief or open_brief(outcome.words, one)
    return replace(ticket, status="waiting", sentences=told, brief=brief)


def _note(text: str) -> Node:
    """A sentence where nothing is to be told yet, if there is room for it."""
    return Fits(Prose(text, "nothing"), Space())


def last_round_node(
    rows: Sequence[Told],
    symbol: Callable[[Event], str],
    other: SeatView,
    name: str,
    words: TableWords,
    gallery: Gallery,
) -> Node:
    """The last round in sentences; below them the ACTs that the other seat has shown."""
    whole = max(shipped_library().limits.acts, len(other.seen))
    note = words.well("shown_note", count=len(other.seen), all=whole)
    heading = words.well("shown", name=name), note
    seen = [_seen_card(card, other, name, words) for card in other.seen]
    unseen = words.hint("unseen", name=name)
    flat, high = (
        shown_cards(seen, whole, heading, unseen, gallery, columns) for columns in (whole, _COLUMNS)
    )
    faces = [face(cards[0]) if cards else None for *_, cards in rows]
    lines = [(symbol(event), seat, sentence) for event, seat, sentence, _ in rows]
    told = recap(lines, faces, gallery) if rows else Column(_note(words.well("last_empty")), Space(grow=1))
    # What the other has shown takes one row only where the last round has too little room beside two.
    return Fits(
        Column(Stack(Space(height=_ROOMY), told), Space(grow=1), high, gap=8),
        Column(told, Space(grow=1), flat, gap=8),
        # Where an answer has many buttons nothing of this is left, rather than a strip of it.
        Column(flat, Space(grow=1)),
        Space(),
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """An ACT that was shown; `away` is the word on one that cannot be played for now, or ever again."""

    face: CardFace
    hint: str
    away: str = ""


def _seen_card(card: str, other: SeatView, name: str, words: TableWords) -> Seen:
    for key, cards in (("held", other.held), ("gone", other.lost)):
        if card in cards:
            return Seen(face(card), words.hint(f"seen_{key}", name=name), words.tag(key))
    return Seen(face(card), words.hint("seen", name=name))


class SeenCard(CardWidget):
    """A small card, darkened under a word where it is `away`; a `bare` one is its picture alone."""

    def __init__(self, gallery: Gallery, seen: Seen, *, bare: bool = False) -> None:
        super().__init__(gallery, seen.face, compact=True)
        self.hint, self.away, self.bare = seen.hint, seen.away, bare
        self.dim = bool(seen.away)

    def _image(self) -> pygame.Surface:
        """A name of which two letters would be left is left out."""
        if not self.bare or self.face is None:
            return super()._image()
        image = art_strip(self.face.art, self.rect.size, self.unit(6))
        if self.dim:
            image = image.copy()
            image.fill(_AWAY, special_flags=pygame.BLEND_RGB_MULT)
        return image

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.away:
            draw_tag(surface, self.away, self.unit(12), self.rect.center, "nothing", within=self.rect)


class UnseenCard(Widget):
    """The outline of an ACT that has not been shown."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        pen.rect(surface, (34, 46, 56), self.rect, 0, self.unit(6))
        pen.rect(surface, (70, 88, 100), self.rect, max(1, self.unit(1.5)), self.unit(6))
        size = min(self.unit(22), self.rect.height // 2)
        draw_line(surface, "?", "title", size, TEXT_SOFT, self.rect.center, "center")


def shown_cards(
    shown: Sequence[Seen],
    whole: int,
    heading: tuple[str, str],
    unseen: str,
    gallery: Gallery,
    columns: int,
) -> Node:
    """`whole` cards under a heading with a note; `unseen` is the hint of those that were not shown."""
    cards: list[Node] = []
    for number in range(whole):
        seen = number < len(shown)
        bare = columns == whole
        widget: Widget = SeenCard(gallery, shown[number], bare=bare) if seen else UnseenCard(hint=unseen)
        widget.name = f"shown {number}"
        cards.append(Part(widget, aspect=_ASPECT, width=(40 if columns < whole else 24, 76)))
    title, note = heading
    head = Row(
        Name(title.upper(), "shown", grow=1), Text(note, "shown note", anchor="right"), gap=8, height=22
    )
    return Column(head, Grid(columns, *cards, gap=6))
