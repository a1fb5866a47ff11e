"""The foot of a card: four plates with numbers, or the windows in which it may be played."""

import pygame

from game.ui.paint import pen
from game.ui.paint.cards.faces import DinosaurFace, WindowedFace
from game.ui.paint.icons import icon
from game.ui.paint.legible import least_type
from game.ui.paint.palette import GOLD, ON_GOLD
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import path, picture, vertical
from game.ui.paint.text import draw_line, text_width

_C = art_colors("card_feet")

PLATES_TOP = 428
"""Where the dark strip behind the plates begins, on a card of 500 in height."""
_TINTS = _C.family("tints")
_STRIP, _GAP, _AROUND = (21, 318), 4, 11
"""Left and width of the strip, between two windows, and the room of a word in its window besides itself."""
_AROUND_WORD = 0.9
"""Height of a window at least, in sizes of its type."""
_WORD, _LABEL = 18, 14
"""Type of the windows and of the words under numbers, on a card of full width."""
_INK = _C["ink"]
_WHITE, _SILVER = rgb(_C["number"]), rgb(_C["word"])
_NIGHT, _UNLIT = rgb(_C["ink"]), rgb(_C["unlit"])
"""The strip, and the words of windows in which a card cannot be played."""


def paint_plates(surface: pygame.Surface, face: DinosaurFace, scale: float) -> None:
    """Four plates across the foot, each an icon, a number and its word."""
    pen.rect(
        surface,
        _NIGHT,
        (round(14 * scale), round(PLATES_TOP * scale), round(332 * scale), round(22 * scale)),
    )
    labelled = round(_LABEL * scale) >= least_type()
    for number, (name, value, label) in enumerate(face.plates):
        left, top = (13 + number * 85) * scale, 430 * scale
        wide, high = 80 * scale, 60 * scale
        plate = picture(_plate(_TINTS.get(name, _C["plates"])), (80, 60), (round(wide), round(high)))
        surface.blit(plate, (round(left), round(top)))
        # On a small card a number is worth more than its word.
        middle = 0.42 if labelled else 0.5
        mark = icon(name, round(27 * scale))
        surface.blit(mark, mark.get_rect(center=(round(left + wide * 0.3), round(top + high * middle))))
        draw_line(
            surface,
            value,
            "title",
            max(least_type(), round((34 if labelled else 38) * scale)),
            _WHITE,
            (round(left + wide * 0.66), round(top + high * middle)),
            "center",
            outline=max(1, round(2 * scale)),
        )
        if labelled:
            draw_line(
                surface,
                label.upper(),
                "label",
                round(_LABEL * scale),
                _SILVER,
                (round(left + wide * 0.5), round(top + high * 0.82)),
                "center",
            )


def _plate(tint: str) -> str:
    """A hexagon of 80 x 60 in a colour that turns to night below."""
    body = path("M10 1 H70 L79 30 L70 59 H10 L1 30Z", _INK)
    body += path("M12 5 H68 L75 30 L68 55 H12 L5 30Z", vertical(0, 60, tint, _C["plate"]))
    return body + path("M13 6 H67 L73 26 H7Z", _C["gloss"], opacity=0.13)


def paint_windows(surface: pygame.Surface, face: WindowedFace, scale: float) -> None:
    """The windows side by side; those in which the card may be played are gold.

    Where a card is too small for all words, only those are shown; or gold alone.
    """
    windows = face.windows
    if _type_for(windows, scale) < least_type():
        windows = tuple(window for window in windows if window[1])
    size = _type_for(windows, scale)
    widths = [text_width(word.upper(), "title", max(1, size)) for word, _ in windows]
    spare = (_STRIP[1] * scale - sum(widths)) / len(windows)
    left = _STRIP[0] * scale
    for (word, lit), wide in zip(windows, widths, strict=True):
        start, end = round(left + _GAP * scale / 2), round(left + wide + spare - _GAP * scale / 2)
        high = max(round(27 * scale), round(_AROUND_WORD * size))
        box = pygame.Rect(start, round(483 * scale) - high, end - start, high)
        pen.rect(surface, GOLD if lit else _NIGHT, box, border_radius=round(7 * scale))
        if size >= least_type():
            color = ON_GOLD if lit else _UNLIT
            draw_line(surface, word.upper(), "title", size, color, box.center, "center")
        left += wide + spare


def _type_for(windows: tuple[tuple[str, bool], ...], scale: float) -> int:
    """The size in which the words of windows stand beside each other with some room around each."""
    words = [word.upper() for word, _ in windows]
    size, room = max(least_type(), round(_WORD * scale)), _STRIP[1] * scale - len(words) * _AROUND * scale
    while size > 0 and sum(text_width(word, "title", size) for word in words) > room:
        size -= 1
    return size
