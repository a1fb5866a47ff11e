"""Tickets: the effects of a turn one below the other, each with its picture and what it came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame

from game.engine.seats import Seat
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Name, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.steel import INK as EDGE
from game.ui.paint.palette import GOLD, INK, ON_PAPER_SEATS, SEATS, TEXT, TEXT_SOFT, Color, bad, good
from game.ui.paint.text import plain
from game.ui.parts.grounds import toned
from game.ui.tables.recap_rows import scrolled
from game.ui.tables.scrap_knights.panels.ticket_rails import Rail, draw_rails, room_for
from game.ui.tables.scrap_knights.theme import DUEL

Tone = Literal["plain", "soft", "bad", "good"]
Status = Literal["waiting", "running", "done"]
_ON_DARK: dict[Tone, Color] = {"plain": TEXT, "soft": TEXT_SOFT}
_ON_PAPER: dict[Tone, Color] = {"plain": INK, "soft": (104, 86, 72)}
_ART, _LARGE = (40, 30), (56, 42)
"""Units of the picture on a ticket, and on that of the running effect."""
_TONES = {"running": "paper", "waiting": "ticket", "done": "ticket done"}


def words_color(tone: Tone, *, paper: bool) -> Color:
    """The colour of a ticket's words on paper or on steel."""
    if tone in ("bad", "good"):
        return (bad if tone == "bad" else good)(paper=paper)
    return (_ON_PAPER if paper else _ON_DARK)[tone]


@dataclass(frozen=True, slots=True)
class Ticket:
    """One effect: `badge` is its priority, `note` stands beside the owner, `coin` a tie left to chance.

    `brief` is what came of it in two or three words: "HITS FOR 3". One that does nothing is `crossed` out;
    `rails` are the lines beside it from what stops to what is stopped.
    """

    seat: Seat
    face: CardFace
    owner: str
    status: Status
    badge: str
    sentences: tuple[tuple[str, Tone], ...]
    note: str = ""
    coin: bool = False
    hint: str = ""
    brief: str = ""
    crossed: bool = False
    rails: tuple[Rail, ...] = ()

    @property
    def short(self) -> tuple[str, Tone]:
        """What is left where room is short: `brief`, else the first sentence that harms, else the last."""
        harm = [one for one in self.sentences if one[1] == "bad"]
        if self.brief:
            return self.brief, "bad" if harm else "soft"
        return harm[0] if harm else self.sentences[-1] if self.sentences else ("", "soft")


class TicketWidget(TreeWidget, Widget):
    """A ticket in its place; `small` is one line of it, a `spare` one has neither picture nor owner."""

    theme = DUEL
    focusable = False

    def __init__(self, ticket: Ticket, number: int, *, small: bool, spare: bool = False) -> None:
        super().__init__(name=f"ticket {number}", hint=ticket.hint)
        self.ticket = ticket
        self.small = small
        self.spare = spare

    @property
    def _now(self) -> bool:
        return self.ticket.status == "running"

    def wants(self, scale: float) -> tuple[int, int]:
        """Its lines shrink into the room that there is."""
        return 0, 0

    def body(self) -> Node:
        ticket = self.ticket
        stripe = Box(Row(Picture(partial(_draw_stripe, ticket.seat), width=5)), pad=2)
        words = self._small_body() if self.small else self._whole_body()
        ring = Picture(_draw_ring) if self._now else None
        lines = Picture(partial(draw_rails, ticket.rails)) if ticket.rails else None
        beside = Row(Space(width=room_for(ticket.rails)), Stack(words, grow=1)) if ticket.rails else words
        return Stack(Box(ground=toned(_TONES[ticket.status], 6)), stripe, ring, beside, lines)

    def _whole_body(self) -> Node:
        ticket = self.ticket
        title = Text(
            ticket.face.title, "ticket now" if self._now else "ticket", "ink" if self._now else "text", grow=1
        )
        kind = "cross" if ticket.crossed and self.spare else ticket.face.palette
        icon = Box(Icon(kind, 14), height=17)
        head = Row(icon, title, self._badge(18), gap=3, align="center", height=18)
        wide, high = _LARGE if self._now else _ART
        art = Picture(partial(_draw_art, ticket.face, ticket.crossed), width=wide)
        told = Column(head, self._owner(), gap=1, grow=1)
        effect = "effect now" if self._now else "effect"
        sentences = [
            Prose(text, effect, partial(words_color, tone, paper=self._now))
            for text, tone in ticket.sentences
            if text
        ]
        if self.spare:
            return Box(Column(head, *sentences, gap=2), pad=(10, 4))
        return Box(Column(Row(art, told, gap=7, height=high), Column(*sentences), gap=4), pad=(10, 5))

    def _owner(self) -> Node:
        ticket = self.ticket
        color = ON_PAPER_SEATS[ticket.seat] if self._now else SEATS[ticket.seat]
        note = Text(ticket.note, "ticket note", partial(words_color, "soft", paper=self._now))
        coin = Icon("coin", 11) if ticket.coin else None
        # Where room is short the note gives way to the name.
        beside = Fits(note, Space(), grow=1) if ticket.note else None
        return Row(Text(ticket.owner, "owner", lambda: color), coin, beside, gap=5)

    def _badge(self, high: float) -> Node:
        """The priority, at the upper right."""
        color = "text" if self.ticket.status == "done" else "on brass"
        words = Text(self.ticket.badge, "priority", color, anchor="center")
        tone = "badge done" if self.ticket.status == "done" else "badge"
        return Box(words, pad=(8, 0), ground=toned(tone, 6, 1.5), height=high)

    def _small_body(self) -> Node:
        ticket = self.ticket
        title = Text(ticket.face.title, "small ticket")
        told, tone = ticket.short
        color = partial(words_color, tone, paper=False)
        last: Node = Name(plain(told), "bench line", color, grow=1)
        if ticket.crossed and ticket.brief:
            # The cross says the same: a word that would be cut is left out.
            last = Fits(Text(plain(told), "bench line", color), Space(), grow=1)
        kind = "cross" if ticket.crossed else ticket.face.palette
        row = Row(Icon(kind, 13), title, last, self._badge(17), gap=5, align="center")
        return Box(row, pad=(9, 0), height=24, justify="center")


def _draw_stripe(seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, SEATS[seat], rect, border_radius=round(2 * scale))


def _draw_ring(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    edge = round(4 * scale)
    pen.rect(surface, GOLD, rect.inflate(edge, edge), max(2, round(3 * scale)), border_radius=2 * edge)


def _draw_art(
    face: CardFace, crossed: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    surface.blit(ticket_art(face, scale, large=rect.height > _ART[1] * scale + 1), rect)
    pen.rect(surface, EDGE, rect, max(1, round(1.5 * scale)), round(4 * scale))
    if crossed:
        inside = rect.inflate(-round(8 * scale), -round(6 * scale))
        for width, color in ((round(6 * scale), EDGE), (round(3.4 * scale), bad())):
            pen.line(surface, color, inside.topleft, inside.bottomright, width)
            pen.line(surface, color, inside.bottomleft, inside.topright, width)


def ticket_art(face: CardFace, scale: float, *, large: bool = False) -> pygame.Surface:
    """The picture of a card as its ticket shows it, or as that of the running effect does."""
    wide, high = _LARGE if large else _ART
    return art_strip(face.art, (round(wide * scale), round(high * scale)), round(4 * scale))


def every_ticket(shown: Sequence[Ticket], *, spare: bool = False) -> Node:
    """One below the other, each with all its words; `spare` ones without pictures."""
    return Column(*_whole(shown, spare=spare), gap=4)


def spare_tickets(shown: Sequence[Ticket]) -> Node:
    """One below the other, each in one line, so that the whole chain is seen; they scroll where even that has
    too little room.
    """
    lines = [Part(TicketWidget(one, number, small=True)) for number, one in enumerate(shown)]
    return scrolled(lines, "chain")


def terse_tickets(shown: Sequence[Ticket]) -> Node:
    """One below the other: in one line where two or three words tell what comes of it."""
    lines = [
        Part(TicketWidget(one, number, small=bool(one.brief), spare=True)) for number, one in enumerate(shown)
    ]
    return Column(*lines, gap=4)


def _whole(shown: Sequence[Ticket], *, spare: bool = False) -> list[Node]:
    return [Part(TicketWidget(one, number, small=False, spare=spare)) for number, one in enumerate(shown)]


def tickets(shown: Sequence[Ticket]) -> Node:
    """One below the other: where room is short, those that are done shrink, then those that wait.

    What still does not fit is left out at the top and at the foot; the running one never is.
    """
    whole = [Part(TicketWidget(ticket, number, small=False)) for number, ticket in enumerate(shown)]
    small = [Part(TicketWidget(ticket, number, small=True)) for number, ticket in enumerate(shown)]
    now, ways = list(whole), [list(whole)]
    for status in ("done", "waiting"):
        for number, ticket in enumerate(shown):
            if ticket.status == status:
                now[number] = small[number]
                ways.append(list(now))
    last = max((number for number, one in enumerate(shown) if one.status != "waiting"), default=0)
    ways += [now[first:end] for first in range(last + 1) for end in range(len(now), last, -1)]
    return Fits(*[Column(*way, gap=5) for way in ways])
