"""Where everything lies on the table, for a window and a scale."""

from dataclasses import dataclass

import pygame

from game.ui.kit.area import Area


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels."""

    bar: Area
    far: Area
    arena: Area
    ribbon: Area
    prompt: Area
    near: Area
    hand: Area


def lay_out(area: Area) -> Places:
    """The bar on top, then the far side, the arena and the chain; the prompt; the near side and its hand."""
    table = area.centered(area.rect.width / area.scale, area.rect.height / area.scale)
    bar = table.top(46).inset(14, 4)
    bottom = table.bottom(276)
    prompt = table.bottom(54).inset(14, 4)
    middle = table.inset(14, 4)
    ribbon = middle.right(318, 12)
    far = middle.top(124, 8)
    inside = bottom.inset(14, 8)
    near = inside.left(392, 14)
    return Places(bar, far, middle, ribbon, prompt, near, inside)


def fan(area: Area, count: int, width: int, gap: int) -> list[int]:
    """The left edges of `count` cards of a width, side by side, or overlapping where there is no room."""
    if count == 0:
        return []
    room = area.rect.width - width
    step = min(width + gap, room // max(1, count - 1)) if count > 1 else 0
    left = area.rect.left + (room - step * (count - 1)) // 2
    return [left + step * number for number in range(count)]


def strip(area: Area, count: int, width: int, gap: int) -> list[pygame.Rect]:
    """`count` places of a width from the left, as high as the area."""
    return [
        pygame.Rect(area.rect.left + number * (width + gap), area.rect.top, width, area.rect.height)
        for number in range(count)
    ]
