"""The cards that a player has shown, small, with an outline for each that is still unknown."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.cards import compact_height
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEAL, TEXT_SOFT
from game.ui.paint.text import draw_line, shortened

_COLUMNS, _HEADING, _GAP, _TALLEST = 3, 22, 6, 190
"""Cards in a row; heights and gaps in units, the last one that of all cards together at most."""


class UnseenCard(Widget):
    """The outline of an ACT that has not been shown."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        pen.rect(surface, (34, 46, 56), self.rect, 0, self.unit(6))
        pen.rect(surface, (70, 88, 100), self.rect, max(1, self.unit(1.5)), self.unit(6))
        size = min(self.unit(22), self.rect.height // 2)
        draw_line(surface, "?", "title", size, TEXT_SOFT, self.rect.center, "center")


class Heading(Widget):
    """A line above a part of the well: a title, and a note at its right."""

    focusable = False

    def __init__(self, title: str, note: str) -> None:
        super().__init__(name=f"heading {title}")
        self.title = title
        self.note = note

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        used = draw_line(surface, self.note, "italic", unit(12), TEXT_SOFT, rect.midright, "right")
        room = used.left - rect.left - unit(8)
        title = shortened(self.title.upper(), "title", unit(14), room)
        draw_line(surface, title, "title", unit(14), TEAL, rect.midleft, width=room)


def place_shown(
    faces: Sequence[CardFace],
    whole: int,
    heading: Heading,
    hints: tuple[str, str],
    gallery: Gallery,
    area: Area,
) -> list[Widget]:
    """`whole` cards at the foot of an area, which ends above them afterwards; two `hints`."""
    rows, gap = -(-whole // _COLUMNS), area.unit(_GAP)
    width = (area.rect.width - (_COLUMNS - 1) * gap) // _COLUMNS
    room = min(area.unit(_TALLEST), area.rect.height // 2 - area.unit(_HEADING))
    height, most = compact_height(width), max(4, room // rows - gap)
    if height > most:
        width, height = width * most // height, most
    shown = area.bottom(rows * (height + gap) / area.scale + _HEADING, 8)
    heading.place(shown.top(_HEADING).rect, area.scale)
    found: list[Widget] = [heading]
    for number in range(whole):
        row, column = divmod(number, _COLUMNS)
        seen = number < len(faces)
        widget: Widget = CardWidget(gallery, faces[number], compact=True) if seen else UnseenCard()
        widget.name = f"shown {number}"
        widget.hint = hints[not seen]
        place = shown.rect.left + column * (width + gap), shown.rect.top + row * (height + gap)
        widget.place(pygame.Rect(place, (width, height)), area.scale)
        found.append(widget)
    return found
