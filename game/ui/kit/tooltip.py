"""A few words beside a control: where they lie and how they are drawn."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.layout.floating import Rects, Size, beside, place_anyway, place_floating, sideways
from game.ui.paint.materials.skins import note_skin
from game.ui.paint.palette import TEXT
from game.ui.paint.text import Layout, fit

WIDEST = 320
"""In units."""
_WIDTHS = WIDEST, 240, 440, 180
"""Units: narrower or broader where it has no room otherwise."""
_REACH = 360, 240
"""Units to each side of a control in which its words are looked for a free place first."""
_SIZE, _SMALLEST, _LESS = 16, 11, 0.75
"""Units of the type, the fewest pixels of it, and how much smaller it may be where there is no room."""
_MARGIN = 10


def tooltip_layout(text: str, scale: float, room: int, widest: float = WIDEST) -> Layout:
    """The words, broken into lines; in smaller type where they would be taller than `room` pixels."""
    size = round(widest * scale), room
    return fit(text, max(_SMALLEST, round(_SIZE * scale)), size, TEXT, _SMALLEST)


@dataclass(frozen=True, slots=True)
class Tooltip:
    """Words in the place where they are shown."""

    words: Layout
    rect: pygame.Rect
    scale: float

    def draw(self, surface: pygame.Surface) -> None:
        margin = round(_MARGIN * self.scale)
        surface.blit(note_skin(*self.rect.size, self.scale), self.rect)
        self.words.draw(surface, self.rect.left + margin, self.rect.top + margin // 2)


def tooltip(
    text: str,
    near: pygame.Rect,
    window: pygame.Rect,
    scale: float,
    *,
    aside: bool = False,
    keep: Sequence[Rects] = (),
) -> Tooltip:
    """Below the control at `near`, else above it, else beside it, where it covers nothing of what is to be
    kept free; never out of the window.

    `aside`: right or left of it, if there is room.
    """
    margin = round(_MARGIN * scale)
    words, sizes = _variants(text, scale, window)
    ways = sideways if aside else beside
    seen = near.clip(window) or near
    wide, high = (round(amount * scale) for amount in _REACH)
    around = seen.inflate(2 * wide, 2 * high).clip(window)
    for room in (around, window):
        placed = place_floating(room, sizes, seen, keep, ways, gap=margin)
        if placed is not None:
            return Tooltip(words[placed.variant], placed.rect, scale)
    # Rather in smaller type than over what is kept free.
    small = scale * _LESS
    fewer, low = _variants(text, small, window)
    placed = place_floating(window, low, seen, keep, ways, gap=margin)
    if placed is not None:
        return Tooltip(fewer[placed.variant], placed.rect, small)
    placed = place_anyway(window, sizes, seen, keep, ways, gap=margin)
    return Tooltip(words[placed.variant], placed.rect, scale)


def _variants(text: str, scale: float, window: pygame.Rect) -> tuple[list[Layout], list[Size]]:
    """The words in each width, and how much room that takes."""
    margin = round(_MARGIN * scale)
    words = [tooltip_layout(text, scale, window.height - margin, wide) for wide in _WIDTHS]
    return words, [(one.width + 2 * margin, one.height + margin) for one in words]
