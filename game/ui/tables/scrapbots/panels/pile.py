"""A pile of cards: a deck face down or a discard pile with its top card, its count, and a badge."""

from functools import partial

import pygame

from game.ui.kit.widget import Command
from game.ui.kit.widget import Text as Sentence
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import FOCUS
from game.ui.paint.roles import art_colors
from game.ui.parts.drawn import Drawn
from game.ui.tables.scrapbots.lanes.tag import draw_tag, tag_size

_C = art_colors("scrapbots/piles")
_CARDS = "cards"
_SHAPE, _WIDE, _NARROW = full_height(1000) / 1000, 54, 44
"""Height of a card divided by its width, and the width in units, also where the words are large."""


class Pile(TreeWidget, Drawn):
    """`top` is the card that lies face up, None for one face down; `badge` an icon and a number."""

    def __init__(
        self,
        gallery: Gallery,
        title: str,
        count: int,
        top: CardFace | None,
        command: Command | None,
        name: str,
        hint: Sentence = "",
        badge: tuple[str, int] = ("", 0),
    ) -> None:
        super().__init__(name, command)
        self.hint = hint
        self.gallery = gallery
        self.title = title
        self.count = count
        self.top = top
        self.badge = badge
        self.painted = 0
        """Pixels: how wide its top card is painted before it is made small; as wide as one in the hand."""
        self.large = False
        """Whether its words are large beside its cards."""

    def body(self) -> Node:
        wide = _NARROW if self.large else _WIDE
        cards = Picture(self._draw_cards, name=_CARDS, width=wide, height=wide * _SHAPE)
        number = Text(str(self.count), "pile count", anchor="center")
        disc = Row(Stack(Picture(_draw_disc), Box(number, pad=(7, 0))), justify="center", height=20)
        symbol, marked = self.badge
        badge = Picture(partial(_draw_badge, symbol, marked), width=24, height=16) if marked else None
        room = Stack(
            Column(cards, align="center", justify="end"),
            Column(disc, Space(height=4), justify="end"),
            Row(badge, justify="end", align="start"),
            grow=1,
        )
        return Column(room, Text(self.title, "pile", anchor="center", height=24))

    def _draw_cards(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        edge = round(2 * scale)
        if self.count == 0:
            pen.rect(surface, _C["empty"], rect, max(1, round(1.5 * scale)), border_radius=3 * edge)
        for shift in range(min(2, self.count - 1), -1, -1):
            surface.blit(self._image(rect.width), rect.move(edge * shift, -edge * shift))
        if self.lit and self.focusable:
            pen.rect(surface, FOCUS, rect.inflate(6, 6), max(2, round(3 * scale)), round(7 * scale))

    def _image(self, width: int) -> pygame.Surface:
        if self.top is None:
            image = self.gallery.back(width)
        else:
            image = small_card(self.gallery, self.top, width, self.painted)
        return image if self.enabled else pygame.transform.grayscale(image)

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface, next(one.rect for one in self.inside if one.name == _CARDS))


def small_card(gallery: Gallery, face: CardFace, width: int, painted: int) -> pygame.Surface:
    """A card as it is seen from afar: its words are no words any more, but its paper is not empty."""
    size = width, full_height(width)
    return pygame.transform.smoothscale(gallery.card(face, max(width, painted)), size)


def _draw_disc(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(box(*rect.size, rect.height // 2, *STEEL.tones["disc"], max(1, round(2 * scale))), rect)


def _draw_badge(symbol: str, number: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    wide = tag_size(str(number), scale, symbol)[0]
    draw_tag(surface, str(number), (rect.right - wide // 2, rect.centery), scale, "wound", symbol)
