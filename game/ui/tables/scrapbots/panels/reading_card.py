"""A card in words on paper, for large type: what it does in large letters rather than as a small picture."""

from functools import partial

import pygame

from game.ui.layout.leaves import Icon, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row
from game.ui.layout.theme import PAPER
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.skins import panel, paper_skin
from game.ui.tables.overlays.zoom import Look

_ART = 54, 40
_EDGE = 6
"""Units of the console around the paper."""


@kept(1_500_000, pixels_of)
def reading_card(face: CardFace, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The paper with all that the card says."""
    image = paper_skin(*size, scale).copy()
    draw_tree(image, _tree(face), image.get_rect(), scale, PAPER)
    return image


def paper_on(ground: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the paper lies on the plate of a closer look."""
    edge = 2 * round(_EDGE * scale)
    return ground.inflate(-edge, -edge)


class ReadingLook(Look):
    """A closer look with the words of a card on the whole of its ground."""

    __slots__ = ()

    def draw(self, surface: pygame.Surface, gallery: Gallery, face: CardFace) -> pygame.Rect:
        place = self.ground or self.card
        surface.blit(panel(*place.size, self.scale), place)
        surface.blit(reading_card(face, self.card.size, self.scale), self.card)
        return place


def _tree(face: CardFace) -> Node:
    numbers = [(face.corner_icon or "scrap", face.corner), *face.stats]
    shown = [Row(Icon(symbol, 18), Text(value, "price"), gap=3) for symbol, value in numbers if value]
    named = Column(
        Text(face.title, "reading title", height=21),
        Text(face.kind_label, "reading kind", height=15),
        gap=2,
        justify="center",
        grow=1,
    )
    art = Picture(partial(_draw_art, face), width=_ART[0], height=_ART[1])
    head = Row(art, named, gap=8, align="center", height=_ART[1])
    words = Prose(face.body, "deed", middle=True, grow=1)
    # In a low well the words come before the picture.
    brief = Row(Text(face.title, "reading title", grow=1), *shown, gap=10, height=21)
    return Box(
        Fits(Column(head, words, Row(*shown, gap=14, height=20), gap=5), Column(brief, words, gap=4)),
        pad=(10, 8),
    )


def _draw_art(face: CardFace, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(art_strip(face.art, rect.size, round(4 * scale)), rect)
