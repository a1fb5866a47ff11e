"""Tickets: the effects of a turn one below the other, each with its picture and what it came to."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, INK, ON_PAPER_SEATS, SEATS, TEXT, TEXT_SOFT, Color, bad, good
from game.ui.paint.skins import box
from game.ui.paint.steel import INK as EDGE
from game.ui.paint.text import Layout, draw_line, lay_out, plain, shortened, text_width
from game.ui.paint.thumbnails import art_strip

Tone = Literal["plain", "soft", "bad", "good"]
Status = Literal["waiting", "running", "done"]
_ON_DARK: dict[Tone, Color] = {"plain": TEXT, "soft": TEXT_SOFT}
_ON_PAPER: dict[Tone, Color] = {"plain": INK, "soft": (104, 86, 72)}
_GROUNDS = {
    "running": ("#fffaf0", "#e8dcc0"),
    "waiting": ("#35434f", "#27333d"),
    "done": ("#2a353f", "#222c35"),
}
_SMALL = 24
"""Height of a ticket that has shrunk to one line."""
_GAP = 5


def words_color(tone: Tone, *, paper: bool) -> Color:
    """The colour of a ticket's words on paper or on steel."""
    if tone in ("bad", "good"):
        return (bad if tone == "bad" else good)(paper=paper)
    return (_ON_PAPER if paper else _ON_DARK)[tone]


@dataclass(frozen=True, slots=True)
class Ticket:
    """One effect: `badge` is its priority, `note` stands beside the owner, `coin` a tie left to chance."""

    seat: Seat
    face: CardFace
    owner: str
    status: Status
    badge: str
    sentences: tuple[tuple[str, Tone], ...]
    note: str = ""
    coin: bool = False
    hint: str = ""


class TicketWidget(Widget):
    """A ticket in its place; `small` is one line of it."""

    focusable = False

    def __init__(self, ticket: Ticket, number: int, *, small: bool) -> None:
        super().__init__(name=f"ticket {number}", hint=ticket.hint)
        self.ticket = ticket
        self.small = small

    def draw(self, surface: pygame.Surface) -> None:
        ticket, unit, rect = self.ticket, self.unit, self.rect
        running = ticket.status == "running"
        surface.blit(box(*rect.size, unit(6), *_GROUNDS[ticket.status], EDGE, max(1, unit(2))), rect)
        stripe = pygame.Rect(rect.left + unit(2), rect.top + unit(2), unit(5), rect.height - unit(4))
        pen.rect(surface, SEATS[ticket.seat], stripe, border_radius=unit(2))
        if running:
            ring = rect.inflate(unit(4), unit(4))
            pen.rect(surface, GOLD, ring, max(2, unit(3)), border_radius=unit(8))
        if self.small:
            self._draw_small(surface)
            return
        thumb = ticket_art(ticket.face, self.scale)
        spot = thumb.get_rect(topleft=(rect.left + unit(11), rect.top + unit(6)))
        surface.blit(thumb, spot)
        pen.rect(surface, EDGE, spot, max(1, unit(1.5)), unit(4))
        left, right = spot.right + unit(7), self._draw_badge(surface)
        mark = icon(ticket.face.palette, unit(14))
        surface.blit(mark, mark.get_rect(midleft=(left, rect.top + unit(14))))
        ink = INK if running else TEXT
        place = (left + unit(17), rect.top + unit(14))
        size = unit(18 if running else 15)
        draw_line(surface, ticket.face.title, "title", size, ink, place, width=right - place[0] - unit(4))
        self._draw_owner(surface, left)
        top = rect.top + unit(40)
        for layout in layouts(ticket, rect.width, self.scale):
            layout.draw(surface, rect.left + unit(12), top)
            top += layout.height

    def _draw_owner(self, surface: pygame.Surface, left: int) -> None:
        ticket, unit, y = self.ticket, self.unit, self.rect.top + self.unit(30)
        running = ticket.status == "running"
        color = ON_PAPER_SEATS[ticket.seat] if running else SEATS[ticket.seat]
        room = (self.rect.right - left - unit(10)) * (3 if ticket.note else 6) // 6
        end = draw_line(surface, ticket.owner, "bold", unit(12), color, (left, y), width=room)
        if ticket.coin:
            coin = icon("coin", unit(14))
            end = surface.blit(coin, coin.get_rect(midleft=(end.right + unit(4), y)))
        if ticket.note:
            soft = words_color("soft", paper=running)
            room = self.rect.right - end.right - unit(12)
            draw_line(surface, ticket.note, "italic", unit(12), soft, (end.right + unit(5), y), width=room)

    def _draw_badge(self, surface: pygame.Surface) -> int:
        """The priority at the upper right; returns its left edge."""
        unit = self.unit
        wide = text_width(self.ticket.badge, "title", unit(13)) + unit(16)
        high = unit(17 if self.small else 19)
        rect = pygame.Rect(self.rect.right - wide - unit(7), 0, wide, high)
        rect.centery = self.rect.top + (self.rect.height // 2 if self.small else unit(14))
        fill = "#6d6248" if self.ticket.status == "done" else "#e0a02c"
        surface.blit(box(*rect.size, unit(6), fill, fill, EDGE, max(1, unit(1.5))), rect)
        ink = (44, 24, 6) if self.ticket.status != "done" else TEXT
        draw_line(surface, self.ticket.badge, "title", unit(13), ink, rect.center, "center")
        return rect.left

    def _draw_small(self, surface: pygame.Surface) -> None:
        unit, y = self.unit, self.rect.centery
        right = self._draw_badge(surface)
        mark = icon(self.ticket.face.palette, unit(13))
        surface.blit(mark, mark.get_rect(midleft=(self.rect.left + unit(11), y)))
        left = self.rect.left + unit(28)
        title, color = self.ticket.face.title, TEXT_SOFT
        end = draw_line(surface, title, "title", unit(14), color, (left, y), width=(right - left) // 2)
        told, tone = self.ticket.sentences[-1] if self.ticket.sentences else ("", "soft")
        room = right - end.right - unit(12)
        place = (end.right + unit(6), y)
        if room > unit(40):
            told = shortened(plain(told), "label", unit(12), room)
            draw_line(surface, told, "label", unit(12), words_color(tone, paper=False), place, width=room)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect)]


def ticket_art(face: CardFace, scale: float) -> pygame.Surface:
    """The picture of a card as its ticket shows it."""
    return art_strip(face.art, (round(40 * scale), round(30 * scale)), round(4 * scale))


def layouts(ticket: Ticket, width: int, scale: float) -> list[Layout]:
    """The sentences, broken into lines for a ticket of that width."""
    running = ticket.status == "running"
    room = width - round(22 * scale)
    return [
        lay_out(text, round((13.5 if running else 12.5) * scale), room, words_color(tone, paper=running))
        for text, tone in ticket.sentences
        if text
    ]


def place_tickets(tickets: Sequence[Ticket], area: Area) -> list[TicketWidget]:
    """One below the other: where room is short, those that are done shrink, then those that wait.

    What still does not fit is left out at the top and at the foot; the running one never is.
    """
    unit, room = area.unit, area.rect.height
    whole = [
        unit(46) + sum(layout.height for layout in layouts(ticket, area.rect.width, area.scale))
        for ticket in tickets
    ]
    small = [False] * len(tickets)
    for status in ("done", "waiting"):
        for number, ticket in enumerate(tickets):
            if _total(whole, small, unit) > room and ticket.status == status:
                small[number] = True
    heights = [unit(_SMALL) if short else height for short, height in zip(small, whole, strict=True)]
    last = max((number for number, one in enumerate(tickets) if one.status != "waiting"), default=0)
    first = 0
    while first < last and sum(heights[first : last + 1]) + unit(_GAP) * (last - first) > room:
        first += 1
    widgets, top = [], area.rect.top
    for number in range(first, len(tickets)):
        height = min(heights[number], room)
        if top + height > area.rect.bottom:
            break
        widget = TicketWidget(tickets[number], number, small=small[number])
        widget.place(pygame.Rect(area.rect.left, top, area.rect.width, height), area.scale)
        widgets.append(widget)
        top += height + unit(_GAP)
    return widgets


def _total(whole: Sequence[int], small: Sequence[bool], unit: Callable[[float], int]) -> int:
    parts = [unit(_SMALL) if short else height for short, height in zip(small, whole, strict=True)]
    return sum(parts) + unit(_GAP) * (len(parts) - 1)
