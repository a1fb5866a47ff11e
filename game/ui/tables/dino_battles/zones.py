"""What lies in the strip of a side: deck, Junk and Comp Cards, five places for Items, the Combat Deck."""

from collections.abc import Hashable

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.kit.widget import Text as Words
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Column, Node, Space
from game.ui.layout.plate import Plate
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip, card_band
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import FOCUS, GOLD, INK, TEXT
from game.ui.paint.text import draw_line, text_width
from game.ui.parts.drawn import Drawn

BACK = CardFace("back dinosaur", "", "dinosaur", "", "", "")
"""What lies face down."""
_CARD = 36
"""Units that a card is wide."""
_DEPTH = 4
_STACKS = {
    "attack": ("#c4483a", "#7d211f"),
    "evade": ("#2a9ba1", "#0d5257"),
    "defend": ("#4a74c8", "#203f80"),
}
_EMPTY = ("#2a333d", "#1a2129")
_PAPER = (246, 239, 224)


def draw_count(surface: pygame.Surface, words: str, center: tuple[int, int], size: int) -> None:
    """A number on a paper disc."""
    wide = max(round(size * 1.4), text_width(words, "title", size) + round(size * 0.5))
    disc = pygame.Rect(0, 0, wide, round(size * 1.3))
    disc.center = center
    surface.blit(box(*disc.size, disc.height // 2, "#fffaf0", "#e8dcc0", "#0d0e16", max(1, size // 10)), disc)
    draw_line(surface, words, "title", size, INK, disc.center, "center")


class ZonePile(Plate, Drawn):
    """Cards on top of one another with their number; `top` lies face up, None face down."""

    def __init__(
        self,
        gallery: Gallery,
        title: str,
        count: int,
        top: CardFace | None,
        name: str,
        command: Command | None,
    ) -> None:
        super().__init__(name, command)
        self.gallery, self.title, self.count, self.top = gallery, title, count, top

    def looks(self) -> Hashable:
        return self.title

    def body(self) -> Node:
        pile = Picture(self._paint, width=_CARD, height=full_height(_CARD))
        return Column(Space(height=4), pile, Text(self.title, "zone", anchor="center"), Space(grow=1))

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        rect = card_in(rect, scale)
        if not self.count:
            pen.rect(surface, (70, 86, 98), rect, max(1, round(scale)), border_radius=round(4 * scale))
        for depth in range(min(_DEPTH, self.count) - 1, -1, -1):
            surface.blit(self._image(rect.width), rect.move(round(scale) * depth, -round(scale) * depth))
        if self.lit and self.focusable:
            edge = max(2, round(2 * scale))
            pen.rect(surface, FOCUS, rect.inflate(6, 6), edge, border_radius=round(14 / 3 * scale))
        place = rect.centerx, rect.centery + round(4 * scale)
        draw_count(surface, str(self.count), place, round(44 / 3 * scale))

    def _image(self, width: int) -> pygame.Surface:
        if self.top is None:
            return self.gallery.card(BACK, width, "back")
        return self.gallery.card(self.top, width)


def card_in(rect: pygame.Rect, scale: float) -> pygame.Rect:
    """Where a small card lies in a room: in the middle, at the top."""
    width = min(round(_CARD * scale), rect.width - round(8 / 3 * scale))
    return pygame.Rect(rect.centerx - width // 2, rect.top, width, full_height(width))


class ItemCard(CardWidget):
    """A place for an Item. Face down: one's own shows its picture, the other's its back; `works`: a permanent
    Item face up; `free`: nothing lies there.
    """

    def __init__(
        self, gallery: Gallery, face: CardFace | None, *, works: bool = False, free: bool = False
    ) -> None:
        super().__init__(gallery, face)
        self.works, self.free = works, free

    def draw(self, surface: pygame.Surface) -> None:
        rect, unit = card_in(self.rect.move(0, self.unit(4)), self.scale), self.unit
        if self.free:
            pen.rect(surface, (58, 74, 86), rect, max(1, unit(1)), border_radius=unit(4))
            return
        if self.works and self.face is not None:
            # Its title would be too small to read: the picture fills it.
            surface.blit(card_band(self.face.palette, rect.size, unit(14 / 3)), rect)
            inner = rect.inflate(-unit(16 / 3), -unit(16 / 3))
            surface.blit(art_strip(self.face.art, inner.size, unit(10 / 3)), inner)
            image = icon("permanent", unit(16))
            surface.blit(image, image.get_rect(center=(rect.right - unit(2), rect.top + unit(10 / 3))))
        else:
            surface.blit(self.gallery.card(BACK, rect.width, "back"), rect)
            if self.face is not None:
                image = _own_item(self.gallery, self.face, rect.width)
                surface.blit(image, image.get_rect(center=rect.center))
        if self.picked or self.pickable:
            color, width = (GOLD, unit(10 / 3)) if self.picked else (FOCUS, unit(2))
            pen.rect(
                surface, color, rect.inflate(unit(4), unit(4)), max(2, width), border_radius=unit(16 / 3)
            )


@kept(400_000, pixels_of)
def _own_item(gallery: Gallery, face: CardFace, width: int) -> pygame.Surface:
    """The picture of a card for its owner, small on its back."""
    wide = round(width * 0.82)
    whole = gallery.card(face, width * 3)
    window = pygame.Rect(round(width * 0.2), round(width * 0.5), round(width * 2.6), round(width * 1.65))
    part = whole.subsurface(window.clip(whole.get_rect()))
    image = pygame.transform.smoothscale(part, (wide, round(wide * part.get_height() / part.get_width())))
    pen.rect(image, _PAPER, image.get_rect(), max(1, width // 40))
    return image


class CombatStack(Drawn):
    """The cards of one kind in a Combat Deck, open to both; `ringed` is meant by what is pointed at."""

    def __init__(self, card: str, symbol: str, count: int, name: str, hint: Words) -> None:
        super().__init__(name)
        self.card, self.symbol, self.count, self.hint = card, symbol, count, hint
        self.ringed = False

    def draw(self, surface: pygame.Surface) -> None:
        px = self.px
        rect = pygame.Rect(self.rect.centerx - px(32), self.rect.top + px(6), px(64), px(84))
        image = _stack(*rect.size, self.card if self.count else "")
        for depth in range(min(_DEPTH, max(1, self.count)) - 1, -1, -1):
            surface.blit(image, rect.move(-px(2) * depth, -px(1.5) * depth))
        mark = icon(self.symbol, px(38))
        if not self.count:
            mark = mark.copy()
            mark.set_alpha(80)
        surface.blit(mark, mark.get_rect(center=(rect.centerx, rect.centery - px(8))))
        if self.ringed:
            pen.rect(surface, GOLD, rect.inflate(px(10), px(10)), max(2, px(4)), border_radius=px(10))
        if self.count:
            draw_count(surface, str(self.count), (rect.centerx, rect.bottom - px(6)), px(24))
        else:
            draw_line(surface, "0", "title", px(24), TEXT, (rect.centerx, rect.bottom - px(14)), "center")


@kept(300_000, pixels_of)
def _stack(width: int, height: int, card: str) -> pygame.Surface:
    tone = _STACKS.get(card, _EMPTY)
    return box(width, height, width // 8, *tone, "#f4efdc" if card else "#46535e", max(1, width // 24), 0.2)
