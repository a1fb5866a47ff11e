"""The own hand beside the question of an attack: its cards by picture and name, as they are out of reach."""

from collections.abc import Sequence

import pygame

from game.ui.kit.card import CardWidget
from game.ui.layout.leaves import Part, Text
from game.ui.layout.nodes import Fits, Node, Row
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.palette import FOCUS, TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.text import draw_line, text_width
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.hand import Foot
from game.ui.tables.dino_battles.snapshot import Snapshot

_SMALL, _LARGE = (24.0, 46.0, 13.0), (52.0, 68.0, 14.667)
"""Units: how high a card is, how wide its picture, and how large its name."""
_NARROW, _GAP = 30, 5
"""Units: how wide a picture is where there is little room, and what is free around a name."""
_EDGE = art_colors("dino_battles/hand")["free place"]


class HandChip(CardWidget):
    """A card of the hand that is only looked at: its picture, `art` units wide with its name behind it; 0
    where it has no name.
    """

    focusable = False

    def __init__(self, gallery: Gallery, face: CardFace, art: float, letters: float) -> None:
        super().__init__(gallery, face, compact=True)
        self.art, self.letters = art, letters

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        rect, wide = self.rect, self.unit(self.art) if self.art else self.rect.width
        radius = round(rect.height * 0.16)
        surface.blit(art_strip(self.face.art, (wide, rect.height), radius), rect)
        edge = FOCUS if self.lit else _EDGE
        pen.rect(surface, edge, (rect.left, rect.top, wide, rect.height), max(1, self.unit(1.5)), radius)
        if self.art:
            place = rect.left + wide + self.unit(_GAP), rect.centery
            room = rect.right - place[0]
            draw_line(surface, self.face.title, "label", self.unit(self.letters), TEXT, place, width=room)


def hand_chips(shown: Snapshot, gallery: Gallery, foot: Foot) -> Node | None:
    """The near hand in a row, with names where there is room for all; nothing without one that is seen, or
    while its cards lie open. Below the strip of a combat they are larger.
    """
    faces = [face(card) for card in shown.view.players[shown.bottom].hand or ()]
    if not faces or foot == "main":
        return None
    heading = shown.words.notice("in_hand")
    large = foot == "strip"
    sizes = _LARGE if large else _SMALL
    named, pictures = (_row(gallery, faces, heading, sizes, named=one) for one in (True, False))
    bare = _row(gallery, faces, "", (sizes[0], _NARROW, sizes[2]), named=False)
    return Fits(named, pictures, bare)


def _row(
    gallery: Gallery,
    faces: Sequence[CardFace],
    heading: str,
    sizes: tuple[float, float, float],
    *,
    named: bool,
) -> Node:
    high, wide, letters = sizes
    chips: list[Node] = []
    for number, shown in enumerate(faces):
        chip = HandChip(gallery, shown, wide if named else 0, letters)
        chip.name = f"in hand {number}"
        words = text_width(shown.title, "label", round(4 * letters)) / 4 + 2 * _GAP if named else 0
        chips.append(Part(chip, width=wide + words, height=high))
    return Row(Text(heading, "range") if heading else None, *chips, gap=_GAP, align="center")
