"""A card of the pool: picture, numbers and name; one that is in the side already says so."""

from collections.abc import Callable

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.paint import pen
from game.ui.paint.cards.cards import compact_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line, text_width

_C = art_colors("workshop/tile")
_INK, _EDGE = rgb(_C["ink"]), rgb(_C["edge"])
TILE_ASPECT = compact_height(1000) / 1000
"""Height of a tile by its width."""


class PoolTile(CardWidget):
    """`words` are on the tile where the card is in the side: "In ACTs", "× 2". Enter takes it in or out."""

    def __init__(self, gallery: Gallery, face: CardFace, pick: Command, words: str = "") -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.name = f"pool {face.key}"
        self.group = "pool"
        self.mark(words)

    def mark(self, words: str, *, dims: bool = True) -> None:
        """Says that its card is in the side, or with "" that it is not; it may stand there dimmed."""
        self.words, self.dim = words, dims and bool(words)

    def draw(self, surface: pygame.Surface) -> None:
        image = self._image()
        surface.blit(image, image.get_rect(midtop=self.rect.midtop))
        if self.words:
            self._draw_words(surface)

    def _draw_words(self, surface: pygame.Surface) -> None:
        width = max(2, self.unit(2))
        pen.rect(surface, _EDGE, self.rect, width, border_radius=self.unit(8))
        size, (top, foot, edge) = self.unit(13), _C.ramp("ground")
        wide = min(self.rect.width - self.unit(8), text_width(self.words, "bold", size) + self.unit(36))
        plate = pygame.Rect(0, 0, wide, self.unit(22))
        plate.center = self.rect.centerx, self.rect.top + round(self.rect.height * 0.36)
        surface.blit(box(*plate.size, self.unit(5), top, foot, edge, max(1, self.unit(1.5))), plate)
        mark = icon("check", self.unit(14))
        surface.blit(mark, mark.get_rect(midleft=(plate.left + self.unit(7), plate.centery)))
        room = plate.width - self.unit(32)
        draw_line(
            surface,
            self.words,
            "bold",
            size,
            _INK,
            (plate.left + self.unit(25), plate.centery),
            "left",
            width=room,
        )

    def looks(self) -> tuple[str, bool]:
        """What may change while it stays."""
        return self.words, self.dim


MakeTile = Callable[[str], PoolTile]
