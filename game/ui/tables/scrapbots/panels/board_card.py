"""A card that lies on a table: picture, name and numbers; its text is read in the closer look."""

from functools import partial

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Stack
from game.ui.layout.painted import Ground
from game.ui.layout.theme import STEEL
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import FOCUS, GOLD
from game.ui.paint.roles import art_colors

_C = art_colors("scrapbots/cards")
_TICK = 24
"""Units of the disc with the tick on the picked card."""


def _body(face: CardFace, *, large: bool) -> Node:
    stats = [Row(Icon(name, 14), Text(value, "board card stat"), gap=3) for name, value in face.stats]
    title = Text(face.title, "board card", anchor="center", height=15)
    numbers = Row(*stats, gap=6, justify="center", height=16)
    art = Picture(partial(_draw_art, face), height=None if large else 52, grow=int(large))
    if not large:
        return Box(Column(art, title, numbers, gap=1.5), pad=5.333)
    # Where the type is large, the numbers lie on the picture.
    label = Box(Box(numbers, pad=(4, 0), ground=Ground(tone="disc")), align="end", justify="end")
    return Box(Column(Stack(art, label if stats else None, grow=1), title, gap=1.5), pad=4)


def _draw_art(face: CardFace, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(art_strip(face.art, rect.size, round(4 * scale)), rect)


@kept(1_000_000, pixels_of)
def board_card(
    face: CardFace, size: tuple[int, int], scale: float, *, dim: bool, large: bool = False
) -> pygame.Surface:
    """The whole card, as it is or darkened; `large` is its type."""
    dark, base, *_ = PALETTES[face.palette]
    image = box(*size, round(7 * scale), base, dark, INK, max(1, round(2 * scale))).copy()
    draw_tree(image, _body(face, large=large), image.get_rect(), scale)
    if dim:
        image.fill(_C["dimmed"], special_flags=pygame.BLEND_RGB_MULT)
    return image


class BoardCard(CardWidget):
    """A card's picture, name and numbers; gold where it can be picked."""

    def __init__(self, gallery: Gallery, face: CardFace, pick: Command | None) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.large = False

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        look = board_card(self.face, self.rect.size, self.scale, dim=self.dim, large=self.large)
        surface.blit(look, self.rect)
        if self.pickable or self.picked:
            # On its own edge: the price is close below.
            color = FOCUS if self.lit or self.picked else GOLD
            pen.rect(surface, color, self.rect, max(2, self.unit(4 if self.picked else 2.7)), self.unit(8))
        if self.picked:
            self._draw_tick(surface)

    def _draw_tick(self, surface: pygame.Surface) -> None:
        """A tick on the corner, as the ring of the keys looks much like that of the picked card."""
        side = self.unit(_TICK)
        disc = pygame.Rect(0, 0, side, side)
        disc.topleft = self.rect.left + self.unit(4), self.rect.top + self.unit(4)
        surface.blit(box(side, side, side // 2, *STEEL.tones["disc"], max(1, self.unit(2))), disc)
        tick = icon("check", round(side * 0.7))
        surface.blit(tick, tick.get_rect(center=disc.center))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """A ring on its edge: its price hangs close below."""
        edge = self.rect.inflate(self.unit(2), self.unit(2))
        pen.rect(surface, FOCUS, edge, max(3, self.unit(4)), self.unit(8))
