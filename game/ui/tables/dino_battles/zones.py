"""What lies in the strip of a side: deck, Junk and Comp Cards, five places for Items, the Combat Deck."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command, Text
from game.ui.paint import pen
from game.ui.paint.cards import full_height
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import FOCUS, GOLD, INK, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.text import SMALLEST, draw_line, fits, text_width
from game.ui.paint.thumbnails import art_strip, card_band
from game.ui.parts.drawn import UNIT, Drawn

BACK = CardFace("back dinosaur", "", "dinosaur", "", "", "")
"""What lies face down."""
_CARD, _LABEL, _COUNT = 54, 17, 22
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


class ZonePile(Drawn):
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

    @property
    def cards(self) -> pygame.Rect:
        """Where the cards lie."""
        width = min(self.px(_CARD), self.rect.width - self.px(6))
        rect = pygame.Rect(0, 0, width, full_height(width))
        rect.midtop = self.rect.centerx, self.rect.top + self.px(6)
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.cards
        if not self.count:
            pen.rect(surface, (70, 86, 98), rect, max(1, px(1.5)), border_radius=px(6))
        for depth in range(min(_DEPTH, self.count) - 1, -1, -1):
            surface.blit(self._image(rect.width), rect.move(px(1.5) * depth, -px(1.5) * depth))
        if self.lit and self.focusable:
            pen.rect(surface, FOCUS, rect.inflate(6, 6), max(2, px(3)), border_radius=px(7))
        draw_count(surface, str(self.count), (rect.centerx, rect.centery + px(6)), px(_COUNT))
        place = self.rect.centerx, self.rect.bottom - px(13)
        draw_line(
            surface,
            self.title,
            "label",
            max(SMALLEST, px(_LABEL)),
            TEXT_SOFT,
            place,
            "center",
            width=self.rect.width,
        )

    def _image(self, width: int) -> pygame.Surface:
        if self.top is None:
            return self.gallery.card(BACK, width, "back")
        return self.gallery.card(self.top, width)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, fits(self.title, "label", self.px(_LABEL), self.rect.width))]


class ItemCard(CardWidget):
    """A place for an Item. Face down: one's own shows its picture, the other's its back; `works`: a permanent
    Item face up; `free`: nothing lies there.
    """

    def __init__(
        self, gallery: Gallery, face: CardFace | None, *, works: bool = False, free: bool = False
    ) -> None:
        super().__init__(gallery, face)
        self.works, self.free = works, free

    def px(self, amount: float) -> int:
        return round(amount * self.scale / UNIT)

    @property
    def card(self) -> pygame.Rect:
        """Where the card lies in its place."""
        width = min(self.px(_CARD), self.rect.width - self.px(4))
        rect = pygame.Rect(0, 0, width, full_height(width))
        rect.midtop = self.rect.centerx, self.rect.top + self.px(6)
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.card
        if self.free:
            pen.rect(surface, (58, 74, 86), rect, max(1, px(1.5)), border_radius=px(6))
            return
        if self.works and self.face is not None:
            # Its title would be too small to read: the picture fills it.
            surface.blit(card_band(self.face.palette, rect.size, px(7)), rect)
            inner = rect.inflate(-px(8), -px(8))
            surface.blit(art_strip(self.face.art, inner.size, px(5)), inner)
            size = px(24)
            image = icon("permanent", size)
            surface.blit(image, image.get_rect(center=(rect.right - px(3), rect.top + px(5))))
        else:
            surface.blit(self.gallery.card(BACK, rect.width, "back"), rect)
            if self.face is not None:
                image = _own_item(self.gallery, self.face, rect.width)
                surface.blit(image, image.get_rect(center=rect.center))
        if self.picked or self.pickable:
            color, width = (GOLD, px(5)) if self.picked else (FOCUS, px(3))
            pen.rect(surface, color, rect.inflate(px(6), px(6)), max(2, width), border_radius=px(8))

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect)]


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

    def __init__(self, card: str, symbol: str, count: int, name: str, hint: Text) -> None:
        super().__init__(name)
        self.card, self.symbol, self.count, self.hint = card, symbol, count, hint
        self.ringed = False

    @property
    def pile(self) -> pygame.Rect:
        """Where the cards lie."""
        rect = pygame.Rect(0, 0, self.px(64), self.px(84))
        rect.midtop = self.rect.centerx, self.rect.top + self.px(6)
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.pile
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
