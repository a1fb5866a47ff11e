"""The cards that a player has shown, small, with an outline for each that is still unknown."""

from collections.abc import Sequence

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Name, Part, Text
from game.ui.layout.nodes import Column, Grid, Node, Row
from game.ui.paint import pen
from game.ui.paint.cards.cards import compact_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import TEXT_SOFT
from game.ui.paint.text import draw_line

_COLUMNS, _ASPECT = 3, compact_height(1000) / 1000


class UnseenCard(Widget):
    """The outline of an ACT that has not been shown."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        pen.rect(surface, (34, 46, 56), self.rect, 0, self.unit(6))
        pen.rect(surface, (70, 88, 100), self.rect, max(1, self.unit(1.5)), self.unit(6))
        size = min(self.unit(22), self.rect.height // 2)
        draw_line(surface, "?", "title", size, TEXT_SOFT, self.rect.center, "center")


def shown_cards(
    faces: Sequence[CardFace], whole: int, heading: tuple[str, str], hints: tuple[str, str], gallery: Gallery
) -> Node:
    """`whole` cards under a heading with a note; two `hints`, for those that were shown and the others."""
    cards: list[Node] = []
    for number in range(whole):
        seen = number < len(faces)
        widget: Widget = CardWidget(gallery, faces[number], compact=True) if seen else UnseenCard()
        widget.name = f"shown {number}"
        widget.hint = hints[not seen]
        cards.append(Part(widget, aspect=_ASPECT, width=(40, 76)))
    title, note = heading
    head = Row(
        Name(title.upper(), "shown", grow=1), Text(note, "shown note", anchor="right"), gap=8, height=22
    )
    return Column(head, Grid(_COLUMNS, *cards, gap=6))
