"""Cards to look at in rows and columns, each with a line below it."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label
from game.ui.paint.cards.cards import compact_height, full_height

_LINE, _GAP = 26, 7


def lay_grid(area: Area, cards: Sequence[CardWidget], lines: Sequence[Label], columns: int) -> None:
    """Places all in the middle of an area: large cards, and whole ones where it is high enough."""
    gap, below = area.unit(_GAP), area.unit(_LINE)
    rows = -(-len(cards) // columns)
    width = (area.rect.width - (columns - 1) * gap) // columns
    room = (area.rect.height - (rows - 1) * gap) // rows - below
    whole = full_height(width) <= room
    for card in cards:
        card.compact = not whole
    width = width if whole else min(width, round(room / compact_height(1000) * 1000))
    height = full_height(width) if whole else compact_height(width)
    above = (area.rect.height - rows * (height + below + gap) + gap) // 2
    first = area.rect.centerx - (columns * (width + gap) - gap) // 2
    for index, (card, line) in enumerate(zip(cards, lines, strict=True)):
        row, column = divmod(index, columns)
        left = first + column * (width + gap)
        top = area.rect.top + above + row * (height + below + gap)
        card.place(pygame.Rect(left, top, width, height), area.scale)
        line.place(pygame.Rect(left, top + height, width, below), area.scale)
