"""What is shown on a page of a book: a card with its parts numbered, cut-outs of the table, a keyboard."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.content.rulebook import CardParts, Figure
from game.ui.kit.widget import Box, Widget
from game.ui.layout.nodes import Box as Framed
from game.ui.layout.nodes import Node
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.art import box_art
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import panel, shadow
from game.ui.paint.palette import TEXT
from game.ui.paint.scenery.book import BODY, HEAD, caption_plate, numbered_disc
from game.ui.paint.scenery.cutouts import cutout
from game.ui.paint.text import draw_line, fits, lay_out, text_width
from game.ui.parts.grounds import ground
from game.ui.parts.keyboard import keyboard

CARD_SHARE = 0.41
"""How much of a page's width a card takes whose parts are named beside it."""
_DISC, _NAME, _NOTE, _GAP = 23.0, 16.5, 12.5, 7.0
_CAPTION = 14.5
_DRIFT = 0.12
"""How far a disc may leave its share of the card's side towards its part."""
_SYMBOLS = {"good": "check", "bad": "cross", "plain": ""}


class PartsCard(Widget):
    """A card in the middle of its place; discs with numbers at its sides say what its parts are."""

    focusable = False

    def __init__(self, gallery: Gallery, face: CardFace, parts: CardParts) -> None:
        super().__init__(name=f"parts of {face.title}")
        self.gallery = gallery
        self.face = face
        self.parts = parts.parts

    @property
    def card(self) -> pygame.Rect:
        """Where the card lies."""
        width = min(round(self.rect.width * CARD_SHARE), int(self.rect.height * 0.72) - 1)
        rect = pygame.Rect(0, 0, width, full_height(width))
        rect.midtop = self.rect.centerx, self.rect.top
        return rect

    def _sides(self) -> tuple[list[int], list[int]]:
        """The parts named at the left and at the right, from top to foot."""
        order = sorted(range(len(self.parts)), key=lambda number: self.parts[number].at[1])
        left = [number for number in order if self.parts[number].at[0] < 0.5]
        return left, [number for number in order if number not in left]

    def places(self) -> dict[int, tuple[int, int]]:
        """The middle of each disc: as near to the height of its part as its neighbours leave room."""
        card, found = self.card, {}
        for way, numbers in zip((-1, 1), self._sides(), strict=True):
            x = card.centerx + way * (card.width // 2 + self.unit(24))
            step = card.height / max(1, len(numbers))
            for row, number in enumerate(numbers):
                wanted = card.top + self.parts[number].at[1] * card.height
                middle = card.top + (row + 0.5) * step
                found[number] = x, round(middle + max(-step * _DRIFT, min(step * _DRIFT, wanted - middle)))
        return found

    def draw(self, surface: pygame.Surface) -> None:
        unit, card = self.unit, self.card
        blur = unit(8)
        surface.blit(shadow(*card.size, unit(10), blur), (card.left - blur, card.top - blur + unit(3)))
        surface.blit(self.gallery.card(self.face, card.width), card)
        order = [number for side in self._sides() for number in side]
        for number, (x, y) in self.places().items():
            part = self.parts[number]
            spot = card.left + round(part.at[0] * card.width), card.top + round(part.at[1] * card.height)
            pen.line(surface, HEAD, (x, y), spot, max(2, unit(1.7)))
            dot, disc = numbered_disc(unit(8), True), numbered_disc(unit(_DISC), False)
            surface.blit(dot, dot.get_rect(center=spot))
            surface.blit(disc, disc.get_rect(center=(x, y)))
            draw_line(surface, str(order.index(number) + 1), "title", unit(14.5), TEXT, (x, y), "center")
            self._draw_words(surface, number, (x, y))

    def _room(self) -> int:
        """How wide the words beside the card may be."""
        return self.card.left - self.unit(24 + _DISC / 2 + _GAP) - self.rect.left

    def _draw_words(self, surface: pygame.Surface, number: int, at: tuple[int, int]) -> None:
        unit, part, room = self.unit, self.parts[number], self._room()
        way = -1 if at[0] < self.card.centerx else 1
        x = at[0] + way * unit(_DISC / 2 + _GAP)
        anchor = "right" if way < 0 else "left"
        note = lay_out(part.note, unit(_NOTE), max(1, room), BODY) if part.note else None
        y = at[1] - (note.height // 2 if note else 0)
        draw_line(surface, part.name, "title", unit(_NAME), HEAD, (x, y), anchor, width=room)  # type: ignore[arg-type]
        if note is None:
            return
        top = y + unit(9)
        for line_y, pieces in note.lines:
            wide = max((place + image.get_width() for image, place in pieces), default=0)
            left = x - wide if way < 0 else x
            for image, place in pieces:
                surface.blit(image, (left + place, top + line_y))

    def boxes(self) -> list[Box]:
        whole = all(fits(part.name, "title", self.unit(_NAME), self._room()) for part in self.parts)
        return [Box(self.name, self.rect, whole and self.rect.contains(self.card))]


class Captioned(Widget):
    """A picture with its caption on a plate at its foot; `paint` gives it at a size."""

    focusable = False

    def __init__(
        self, caption: str, paint: Callable[[tuple[int, int], float], pygame.Surface], tone: str = "plain"
    ) -> None:
        super().__init__(name=caption)
        self.caption = caption
        self.tone = tone
        self.paint = paint

    def _image_rect(self) -> pygame.Rect:
        return pygame.Rect(self.rect.topleft, (self.rect.width, self.rect.height - self.unit(10)))

    def draw(self, surface: pygame.Surface) -> None:
        rect, unit = self._image_rect(), self.unit
        blur = unit(5)
        surface.blit(shadow(*rect.size, unit(2), blur, 100), (rect.left - blur, rect.top - blur + unit(2)))
        surface.blit(self.paint(rect.size, self.scale), rect)
        tone, symbol = self.tone, _SYMBOLS[self.tone]
        size = unit(_CAPTION)
        mark = round(size * 1.4) if symbol else 0
        text = self.caption
        wide = min(rect.width, text_width(text, "title", size) + mark + unit(24))
        tag = pygame.Rect(0, 0, wide, unit(26))
        tag.midbottom = rect.centerx, self.rect.bottom
        surface.blit(caption_plate(*tag.size, self.scale, tone), tag)
        left = tag.left + unit(12)
        if symbol:
            image = icon(symbol, size)
            surface.blit(image, image.get_rect(midleft=(left, tag.centery)))
        room = tag.right - unit(10) - left - mark
        draw_line(surface, text, "title", size, TEXT, (left + mark, tag.centery), outline=1, width=room)

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(24 + _CAPTION * 1.4)
        return [Box(self.name, self.rect, fits(self.caption, "title", self.unit(_CAPTION), room))]


class CutoutWidget(Captioned):
    """A piece of the table as a figure of the rulebook describes it."""

    def __init__(
        self,
        figure: Figure,
        paint: Callable[[Figure, tuple[int, int], float], pygame.Surface] = cutout,
    ) -> None:
        super().__init__(figure.caption, partial(paint, figure), figure.tone)
        self.figure = figure


class KeyboardPicture(TreeWidget):
    """A keyboard on which the keys that do something are lit."""

    focusable = False

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__(name="keyboard")
        self.keys = frozenset(keys)

    def body(self) -> Node:
        keys = Framed(keyboard(self.keys), pad=10, ground=ground("sunk"))
        return Framed(keys, pad=12, ground=ground(panel))


class BoxPicture(Widget):
    """What is on a game's box, as a picture that is glued into the book."""

    focusable = False

    def __init__(self, game: str) -> None:
        super().__init__(name=f"picture {game}")
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        rect, edge, blur = self.rect, self.unit(7), self.unit(5)
        surface.blit(
            shadow(*rect.size, self.unit(2), blur, 100), (rect.left - blur, rect.top - blur + self.unit(2))
        )
        pen.rect(surface, (255, 252, 244), rect)
        inner = rect.inflate(-2 * edge, -2 * edge)
        surface.blit(box_art(self.game, inner.size, 0), inner)
