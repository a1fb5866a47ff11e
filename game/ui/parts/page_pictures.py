"""What is shown on a page of a book: a card with its parts numbered, cut-outs of the table, a keyboard."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.content.rulebook import CardParts, Figure
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.art import box_art
from game.ui.paint.materials.skins import panel, shadow
from game.ui.paint.palette import TEXT
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.book import BODY, HEAD, caption_plate, numbered_disc
from game.ui.paint.scenery.cutouts import cutout
from game.ui.paint.text import draw_line, lay_out, line_widths
from game.ui.parts.grounds import ground
from game.ui.parts.keyboard import keyboard

CARD_SHARE = 0.41
"""How much of a page's width a card takes whose parts are named beside it."""
_DISC, _NAME, _NOTE, _GAP = 23.0, 16.5, 12.5, 7.0
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

    def wants(self, scale: float) -> tuple[int, int]:
        """The names stand on either side of the card."""
        beside = round((24 + _DISC / 2 + _GAP) * scale)
        names = [line_widths(part.name, "title", round(_NAME * scale)) for part in self.parts]
        least, best = (max(column, default=0) for column in zip(*names, strict=True))
        return tuple(round(2 * (one + beside) / (1 - CARD_SHARE)) for one in (least, best))  # type: ignore[return-value]


class Captioned(TreeWidget):
    """A picture with its caption on a plate at its foot; `paint` gives it at a size."""

    focusable = False

    def __init__(
        self, caption: str, paint: Callable[[tuple[int, int], float], pygame.Surface], tone: str = "plain"
    ) -> None:
        super().__init__(name=caption)
        self.caption = caption
        self.tone = tone
        self.paint = paint

    def body(self) -> Node:
        symbol = _SYMBOLS[self.tone]
        words = Row(
            Icon(symbol, 14.5) if symbol else None, Text(self.caption, "bench name"), gap=5, align="center"
        )
        tag = Box(words, pad=(11, 0), ground=ground(partial(caption_plate, tone=self.tone)), height=26)
        foot = Row(Space(grow=1), tag, Space(grow=1))
        return Stack(
            Column(Picture(self._draw_picture, grow=1), Space(height=10)), Column(Space(grow=1), foot)
        )

    def _draw_picture(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        _draw_shadow(surface, rect, scale)
        surface.blit(self.paint(rect.size, scale), rect)


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
        keys = Box(keyboard(self.keys), pad=10, ground=ground("sunk"))
        return Box(keys, pad=12, ground=ground(panel))


class BoxPicture(Widget):
    """What is on a game's box, as a picture that is glued into the book."""

    focusable = False

    def __init__(self, game: str) -> None:
        super().__init__(name=f"picture {game}")
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        edge = self.unit(7)
        _draw_shadow(surface, self.rect, self.scale)
        pen.rect(surface, rgb(art_colors("book")["scissored edge"]), self.rect)
        inner = self.rect.inflate(-2 * edge, -2 * edge)
        surface.blit(box_art(self.game, inner.size, 0), inner)


def _draw_shadow(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Below a picture that lies on the page."""
    blur = round(5 * scale)
    shade = shadow(*rect.size, round(2 * scale), blur, 100)
    surface.blit(shade, (rect.left - blur, rect.top - blur + round(2 * scale)))
