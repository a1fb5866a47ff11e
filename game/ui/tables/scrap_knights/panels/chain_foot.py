"""Around the tickets of a chain that has not begun: what a choice changes, and where it ends."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint import pen
from game.ui.paint.palette import SEATS, Color, bad, good
from game.ui.parts.grounds import ground, toned
from game.words.scrap_knights.fate_text import Fate

_FATE_COLORS: Mapping[Fate, Callable[[], Color] | str] = {
    "wins": good,
    "draws": "text",
    "loses": bad,
    "may_lose": bad,
}


def price_node(told: str, *, loses: bool = False) -> Node:
    """What the choice that is looked at changes, on paper; in the colour of harm where it `loses`."""
    color = partial(bad, paper=True) if loses else "ink"
    return Box(Prose(told, "price now", color), pad=(10, 6), ground=ground("paper"))


def end_node(
    title: str,
    note: str,
    rows: Sequence[tuple[Seat, str]],
    verdict: tuple[str, Fate],
    warning: str,
) -> Node:
    """What both sides have after the chain, with a note beside the title; below them how the duel ends with
    it, and a warning, if any.
    """
    head = Row(Text(title, "shown", grow=1), Text(note, "chain end", anchor="right"), gap=6)
    lines = [
        Row(Picture(partial(_draw_stripe, seat), width=4), Prose(told, "chain end"), gap=7)
        for seat, told in rows
    ]
    told, fate = verdict
    ended = Prose(f"*{told}*", "verdict", _FATE_COLORS[fate], name="verdict") if told else None
    warned = Prose(warning, "chain end", bad) if warning else None
    return Box(Column(head, *lines, ended, warned, gap=3), pad=(9, 6), ground=toned("row", 6))


def _draw_stripe(seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    pen.rect(surface, SEATS[seat], rect, border_radius=round(2 * scale))
