"""A pile of cards: a deck face down or a discard pile with its top card, its count, and a badge."""

import pygame

from game.ui.kit.widget import Command, Text
from game.ui.layout.leaves import Picture
from game.ui.layout.leaves import Text as Words
from game.ui.layout.nodes import Column, Node
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import FOCUS, TEXT
from game.ui.paint.text import draw_line, text_width
from game.ui.parts.drawn import Drawn
from game.ui.tables.scrapbots.lanes.tag import draw_tag


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
        hint: Text = "",
        badge: tuple[str, int] = ("", 0),
    ) -> None:
        super().__init__(name, command)
        self.hint = hint
        self.gallery = gallery
        self.title = title
        self.count = count
        self.top = top
        self.badge = badge

    def body(self) -> Node:
        return Column(
            Picture(self._draw_cards, grow=1), Words(self.title, "pile", anchor="center", height=24)
        )

    def _cards(self, room: pygame.Rect) -> pygame.Rect:
        """Where the cards lie, above the name."""
        width = min(room.width - self.unit(4), round(room.height / full_height(1000) * 1000))
        rect = pygame.Rect(0, 0, width, full_height(width))
        rect.midbottom = room.midbottom
        return rect

    def _draw_cards(self, surface: pygame.Surface, room: pygame.Rect, scale: float) -> None:
        rect, unit = self._cards(room), self.unit
        if self.count == 0:
            pen.rect(surface, (52, 84, 92), rect, max(1, unit(1.5)), border_radius=unit(6))
        for shift in range(min(2, self.count - 1), -1, -1):
            surface.blit(self._image(rect.width), rect.move(unit(2) * shift, -unit(2) * shift))
        if self.lit and self.focusable:
            pen.rect(surface, FOCUS, rect.inflate(6, 6), max(2, unit(3)), border_radius=unit(7))
        self._draw_count(surface, (rect.centerx, rect.bottom - unit(14)))
        symbol, number = self.badge
        if number:
            corner = (rect.right - unit(8), rect.top + unit(8))
            draw_tag(surface, str(number), corner, scale, "wound", symbol)

    def _draw_count(self, surface: pygame.Surface, center: tuple[int, int]) -> None:
        words, unit = str(self.count), self.unit
        disc = pygame.Rect(0, 0, text_width(words, "title", unit(14)) + unit(14), unit(20))
        disc.center = center
        surface.blit(box(*disc.size, unit(10), *self.theme.tones["disc"], max(1, unit(2))), disc)
        draw_line(surface, words, "title", unit(14), TEXT, disc.center, "center")

    def _image(self, width: int) -> pygame.Surface:
        image = self.gallery.back(width) if self.top is None else self.gallery.card(self.top, width)
        return image if self.enabled else pygame.transform.grayscale(image)

    def draw_focus(self, surface: pygame.Surface) -> None:
        cards, *_ = self.inside
        self.draw_ring(surface, self._cards(cards.rect))
