"""Buttons with odds side by side, small ones inside the first of them."""

from collections.abc import Sequence

import pygame

from game.ui.parts.drawn import UNIT
from game.ui.parts.odds_button import BESIDE_MARK, EDGE, KEY_ROOM, OddsButton

_GAP, _SMALL_GAP, _AIR = 12, 8, 18
"""Between large buttons, between small ones, and between those and the words beside them."""
_SMALL_HIGH, _UPPER_ROW, _LOWER_ROW = 34, 10, 52
"""How high a small button is, and how far below the edge: beside the title, and beside the line below."""


def place_row(buttons: Sequence[OddsButton], rect: pygame.Rect, scale: float, first: float = 1.0) -> None:
    """Large buttons side by side, the first one so many times as wide; small ones at its right."""
    large = [one for one in buttons if not one.small]
    small = [one for one in buttons if one.small]
    if not large:
        return
    factor = scale / UNIT
    gap = round(_GAP * factor)
    shares = [first, *[1.0] * (len(large) - 1)]
    room, left = rect.width - gap * (len(large) - 1), rect.left
    for one, share in zip(large, shares, strict=True):
        wide = round(room * share / sum(shares))
        one.place(pygame.Rect(left, rect.top, wide, rect.height), scale)
        left += wide + gap
    _place_small(small, large[0], factor)


def _place_small(small: Sequence[OddsButton], host: OddsButton, factor: float) -> None:
    """At the right of the host, beside its line; those without room there beside its title."""
    if not small:
        return

    def px(amount: float) -> int:
        return round(amount * factor)

    gap, high = px(_SMALL_GAP), px(_SMALL_HIGH)
    inside = host.rect.width - px(BESIDE_MARK)
    beside_line = inside - px(EDGE) - host.line_width - px(_AIR)
    beside_title = inside - px(KEY_ROOM) - host.title_width - px(_AIR)
    lengths = [one.small_length(high, host.scale) for one in small]
    fitting = (n for n in range(len(small)) if _row_length(lengths[n:], gap) <= beside_line)
    above = next(fitting, len(small) // 2)
    rows = (
        (small[:above], lengths[:above], host.rect.right - px(KEY_ROOM), _UPPER_ROW, beside_title),
        (small[above:], lengths[above:], host.rect.right - px(EDGE), _LOWER_ROW, beside_line),
    )
    for ones, wide, right, top, room in rows:
        share = min(1.0, room / max(1, _row_length(wide, gap)))
        for one, length in zip(ones[::-1], wide[::-1], strict=True):
            rect = pygame.Rect(0, host.rect.top + px(top), int(length * share), high)
            rect.right = right
            one.place(rect, host.scale)
            right = rect.left - gap
    host.reserved = host.rect.right - min(one.rect.left for one in small[above:]) + px(10)


def _row_length(lengths: Sequence[int], gap: int) -> int:
    return sum(lengths) + gap * max(0, len(lengths) - 1)
