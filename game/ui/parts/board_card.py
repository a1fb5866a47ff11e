"""A card that lies on a table: picture, name and numbers; its text is read in the closer look."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.paint.faces import CardFace
from game.ui.paint.frames import PALETTES
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import FOCUS, GOLD, TEXT
from game.ui.paint.skins import box
from game.ui.paint.steel import INK
from game.ui.paint.text import draw_line
from game.ui.paint.thumbnails import art_strip
from game.ui.parts.drawn import UNIT


class BoardCard(CardWidget):
    """A card's picture, name and numbers; gold where it can be picked."""

    def __init__(self, gallery: Gallery, face: CardFace, pick: Command | None) -> None:
        super().__init__(gallery, face, pick, compact=True)

    def px(self, amount: float) -> int:
        return round(amount * self.scale / UNIT)

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        rect = self.rect
        px = self.px
        layer = pygame.Surface(rect.size, pygame.SRCALPHA)
        dark, base, *_ = PALETTES[self.face.palette]
        layer.blit(box(*rect.size, px(10), base, dark, INK, max(1, px(3))), (0, 0))
        picture = art_strip(self.face.art, (rect.width - px(16), px(78)), px(6))
        layer.blit(picture, (px(8), px(8)))
        middle = (rect.width // 2, px(100))
        draw_line(layer, self.face.title, "title", px(19), TEXT, middle, "center", 1, rect.width - px(12))
        for symbol, value in self.face.stats:
            mark = icon(symbol, px(21))
            layer.blit(mark, mark.get_rect(midright=(rect.width // 2 - px(2), px(123))))
            draw_line(layer, value, "title", px(21), TEXT, (rect.width // 2 + px(2), px(124)))
        if self.dim:
            layer.fill((172, 166, 176, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(layer, rect)
        if self.pickable or self.picked:
            color = FOCUS if self.lit or self.picked else GOLD
            pygame.draw.rect(surface, color, rect.inflate(px(6), px(6)), max(2, px(4)), border_radius=px(12))
