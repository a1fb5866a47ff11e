"""What lies in the strip of a side: deck, Junk and Comp Cards, five places for Items, the Combat Deck."""

from collections.abc import Hashable

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.kit.widget import Text as Words
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.plate import Plate
from game.ui.layout.theme import STEEL
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip, card_band
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import FOCUS, GOLD, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.parts.drawn import Drawn
from game.ui.parts.grounds import toned

BACK = CardFace("back dinosaur", "", "dinosaur", "", "", "")
"""What lies face down."""
_CARD = 36
"""Units that a card is wide."""
_TALL = full_height(_CARD) / _CARD
"""Its height for each unit of its width."""
_DEPTH = 4
_NUMBER, _SCARCE = 44 / 3, 1.35
"""Units of the letters of a count, and how much larger it is where few cards are left."""
_COLORS = art_colors("dino_battles/zones")


class _Zone(Plate):
    """`size` is the share of their usual size that its cards have beside large words."""

    size = 1.0


def count_disc(count: int, size: float, skin: str = "paper") -> Node:
    """A number on a disc of paper, or of gold, in the middle of its room; `size` are units of its letters."""
    number = Text(str(count), "disc" if size < 15 else "large disc", name="count", anchor="center")
    disc = Box(number, pad=(size / 4, 0), ground=toned(skin, 0.65 * size, 0.07 * size), height=1.3 * size)
    return Row(Stack(Space(width=1.4 * size), disc), justify="center")


def _in_place(card: Node, size: float, below: Node | None = None) -> Node:
    """A small card in the middle of its place, a little below the upper edge."""
    return Column(Space(height=4 * size), Row(card, justify="center"), below, Space(grow=1))


class ZonePile(_Zone, Drawn):
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
        self.scarce = False
        """Whether its end is near, and matters."""

    def looks(self) -> Hashable:
        return self.title, self.count, self.size, self.scarce

    def body(self) -> Node:
        card = _CARD * self.size
        cards = Picture(self._paint, width=card, height=card * _TALL)
        disc = (
            count_disc(self.count, _NUMBER * _SCARCE, "gold plate")
            if self.scarce
            else count_disc(self.count, _NUMBER)
        )
        count = Column(Space(height=8 * self.size), disc, justify="center")
        title = Text(self.title, "zone", "bad" if self.scarce else "", anchor="center")
        return _in_place(Stack(cards, count), self.size, title)

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if not self.count:
            _outline(surface, rect, rgb(_COLORS["no pile"]), scale, 1, 4)
        for depth in range(min(_DEPTH, self.count) - 1, -1, -1):
            surface.blit(self._image(rect.width), rect.move(round(scale) * depth, -round(scale) * depth))
        if self.lit and self.focusable:
            _outline(surface, rect, FOCUS, scale, 2, 14 / 3, 3)

    def _image(self, width: int) -> pygame.Surface:
        if self.top is None:
            return self.gallery.card(BACK, width, "back")
        return self.gallery.card(self.top, width)


def _outline(
    surface: pygame.Surface,
    rect: pygame.Rect,
    color: Color,
    scale: float,
    width: float,
    radius: float,
    beside: float = 0,
) -> None:
    """A rounded frame `beside` a card; all lengths in units."""
    around = rect.inflate(*[2 * round(beside * scale)] * 2)
    least = 2 if beside else 1
    pen.rect(surface, color, around, max(least, round(width * scale)), border_radius=round(radius * scale))


class ItemCard(_Zone, CardWidget):
    """A place for an Item. Face down: one's own shows its picture, the other's its back; `works`: a permanent
    Item face up; `free`: nothing lies there.
    """

    def __init__(
        self, gallery: Gallery, face: CardFace | None, *, works: bool = False, free: bool = False
    ) -> None:
        super().__init__(gallery, face)
        self.works, self.free = works, free

    def looks(self) -> Hashable:
        return self.face, self.works, self.free, self.size

    def body(self) -> Node:
        card: Node = Picture(self._paint_free if self.free else self._paint_down)
        if self.works and self.face is not None:
            # Its title would be too small to read: the picture fills it.
            sign = Column(Row(Space(grow=1), Icon("permanent", 16 * self.size)), Space(grow=1))
            art = Box(Picture(self._paint_art), pad=8 / 3)
            card = Stack(Picture(self._paint_band), art, sign)
        frame = Picture(self._paint_frame)
        high = _CARD * _TALL * self.size
        return _in_place(Stack(card, frame, width=_CARD * self.size, height=high), self.size)

    def _paint_free(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        _outline(surface, rect, rgb(_COLORS["no item"]), scale, 1, 4)

    def _paint_band(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        assert self.face is not None
        surface.blit(card_band(self.face.palette, rect.size, round(14 / 3 * scale)), rect)

    def _paint_art(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        assert self.face is not None
        surface.blit(art_strip(self.face.art, rect.size, round(10 / 3 * scale)), rect)

    def _paint_down(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(self.gallery.card(BACK, rect.width, "back"), rect)
        if self.face is not None:
            image = _own_item(self.gallery, self.face, rect.width)
            surface.blit(image, image.get_rect(center=rect.center))

    def _paint_frame(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if self.picked:
            _outline(surface, rect, GOLD, scale, 10 / 3, 16 / 3, 2)
        elif self.pickable:
            _outline(surface, rect, FOCUS, scale, 2, 16 / 3, 2)


@kept(400_000, pixels_of)
def _own_item(gallery: Gallery, face: CardFace, width: int) -> pygame.Surface:
    """The picture of a card for its owner, small on its back."""
    wide = round(width * 0.82)
    whole = gallery.card(face, width * 3)
    window = pygame.Rect(round(width * 0.2), round(width * 0.5), round(width * 2.6), round(width * 1.65))
    part = whole.subsurface(window.clip(whole.get_rect()))
    image = pygame.transform.smoothscale(part, (wide, round(wide * part.get_height() / part.get_width())))
    pen.rect(image, rgb(_COLORS["own item"]), image.get_rect(), max(1, width // 40))
    return image


class CombatStack(_Zone, Drawn):
    """The cards of one kind in a Combat Deck, open to both; `ringed` is meant by what is pointed at."""

    def __init__(self, card: str, symbol: str, count: int, name: str, hint: Words) -> None:
        super().__init__(name)
        self.card, self.symbol, self.count, self.hint = card, symbol, count, hint
        self.ringed = False

    def looks(self) -> Hashable:
        return self.card, self.count, self.size

    def body(self) -> Node:
        share = self.size
        wide, high = 128 / 3 * share, 56 * share
        cards = Row(Picture(self._paint_cards, width=wide, height=high), justify="center")
        mark = Icon(self.symbol, 76 / 3 * share, 255 if self.count else 80)
        ring = Row(Picture(self._paint_ring, width=wide, height=high), justify="center")
        count = count_disc(self.count, 16) if self.count else Text("0", "no cards", anchor="center")
        return Stack(
            Column(Space(height=4 * share), cards),
            Column(Space(height=14 * share), Row(mark, justify="center")),
            Column(Space(height=4 * share), ring),
            Column(Space(height=4 * share + high - (14.4 if self.count else 19)), count),
        )

    def _paint_cards(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        image = _stack(*rect.size, self.card if self.count else "")
        across, up = round(4 / 3 * scale), round(scale)
        for depth in range(min(_DEPTH, max(1, self.count)) - 1, -1, -1):
            surface.blit(image, rect.move(-across * depth, -up * depth))

    def _paint_ring(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        if self.ringed:
            _outline(surface, rect, GOLD, scale, 8 / 3, 20 / 3, 10 / 3)


@kept(300_000, pixels_of)
def _stack(width: int, height: int, card: str) -> pygame.Surface:
    tone = STEEL.tones[f"{card} stack" if card else "no stack"]
    return box(width, height, width // 8, *tone, max(1, width // 24), 0.2)
