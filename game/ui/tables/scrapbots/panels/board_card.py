"""A card that lies on a table: picture, name and numbers; its text is read in the closer look."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.frames import PALETTES
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import FOCUS, GOLD, TEXT
from game.ui.paint.text import draw_line
from game.ui.parts.drawn import UNIT


@kept(1_000_000, pixels_of)
def board_card(face: CardFace, size: tuple[int, int], scale: float, *, dim: bool) -> pygame.Surface:
    """The whole card, as it is or darkened."""

    def px(amount: float) -> int:
        return round(amount * scale)

    dark, base, *_ = PALETTES[face.palette]
    image = box(*size, px(10), base, dark, INK, max(1, px(3))).copy()
    image.blit(art_strip(face.art, (size[0] - px(16), px(78)), px(6)), (px(8), px(8)))
    middle = (size[0] // 2, px(100))
    draw_line(image, face.title, "title", px(19), TEXT, middle, "center", 1, size[0] - px(12))
    for symbol, value in face.stats:
        mark = icon(symbol, px(21))
        image.blit(mark, mark.get_rect(midright=(size[0] // 2 - px(2), px(123))))
        draw_line(image, value, "title", px(21), TEXT, (size[0] // 2 + px(2), px(124)))
    if dim:
        image.fill((172, 166, 176, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image


class BoardCard(CardWidget):
    """A card's picture, name and numbers; gold where it can be picked."""

    def __init__(self, gallery: Gallery, face: CardFace, pick: Command | None) -> None:
        super().__init__(gallery, face, pick, compact=True)

    def px(self, amount: float) -> int:
        return round(amount * self.scale / UNIT)

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        rect, px = self.rect, self.px
        surface.blit(board_card(self.face, rect.size, self.scale / UNIT, dim=self.dim), rect)
        if self.pickable or self.picked:
            color = FOCUS if self.lit or self.picked else GOLD
            pen.rect(surface, color, rect.inflate(px(6), px(6)), max(2, px(4)), border_radius=px(12))
