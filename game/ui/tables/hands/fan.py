"""How the cards of a hand lie: side by side in a flat arc, overlapping where there is no room."""

import pygame


def fan(area: pygame.Rect, count: int, width: int, gap: int) -> list[int]:
    """The left edges of `count` cards of a width in the middle of an area."""
    if count == 0:
        return []
    room = area.width - width
    step = min(width + gap, room // max(1, count - 1)) if count > 1 else 0
    left = area.left + (room - step * (count - 1)) // 2
    return [left + step * number for number in range(count)]


def arc(count: int, number: int, depth: int) -> int:
    """How far a card of a hand lies below the middle of its fan, in pixels."""
    if count < 3:
        return 0
    away = (2 * number - (count - 1)) / (count - 1)
    return round(depth * away * away)
