"""Rows of figures: how often a name won, as a bar with its interval; how often a card was played."""

from functools import partial

import pygame

from game.storage.record_figures import Share
from game.ui.layout.leaves import Name, Picture, Text
from game.ui.layout.nodes import Node, Row
from game.ui.paint import pen
from game.ui.paint.palette import DISABLED, PANEL, TEAL, TEXT, Color
from game.words.messages import SCREENS, shipped_messages

FEW = 8
"""With fewer matches a bar is grey: a share says little yet."""
_NAME, _NUMBERS, _HIGH = 112, 74, 25
_BAR, _THICK = 14, 2.0
"""Units of the bar's height and of the interval's line."""


def share_row(name: str, share: Share) -> Node:
    """A name, the bar, and won of played in figures."""
    texts = shipped_messages(SCREENS)
    figures = texts.say("records", "won_of", won=share.won, played=share.played)
    return Row(
        Name(name, "save line", tint="text", width=_NAME),
        Picture(partial(_paint_share, share), height=_BAR, grow=1),
        Text(figures, "save names", anchor="right", width=_NUMBERS),
        gap=8,
        height=_HIGH,
        align="center",
    )


def count_row(name: str, count: int, most: int, share: Share) -> Node:
    """A card, how often it was played, and the share of wins in matches with it."""
    texts = shipped_messages(SCREENS)
    return Row(
        Name(name, "save line", tint="text", width=_NAME),
        Picture(partial(_paint_count, count / most), height=_BAR, grow=1),
        Text(str(count), "save names", anchor="right", width=30),
        Text(
            texts.say("records", "per_cent", share=round(100 * share.share)),
            "save names",
            anchor="right",
            width=50,
        ),
        gap=8,
        height=_HIGH,
        align="center",
    )


def _paint_count(share: float, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    _paint_bar(share, DISABLED, surface, rect)


def _paint_bar(share: float, color: Color, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    bar = rect.copy()
    pen.rect(surface, PANEL, bar, border_radius=bar.height // 4)
    filled = pygame.Rect(bar.topleft, (round(bar.width * share), bar.height))
    if filled.width:
        pen.rect(surface, color, filled, border_radius=bar.height // 4)
    return bar


def _paint_share(share: Share, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """The share won, a mark at one half, and over it the line of the interval."""
    bar = _paint_bar(share.share, TEAL if share.played >= FEW else DISABLED, surface, rect)
    pen.line(surface, TEXT, (bar.centerx, bar.bottom), (bar.centerx, bar.bottom + round(3 * scale)))
    low, high = (bar.left + round(bar.width * one) for one in share.interval)
    thick, end = max(1, round(_THICK * scale)), bar.height // 3
    pen.line(surface, TEXT, (low, bar.centery), (high, bar.centery), thick)
    for place in (low, high):
        pen.line(surface, TEXT, (place, bar.centery - end), (place, bar.centery + end), thick)
