"""A card of the pool or of a mech as a row: picture, arcs, name, figures and points."""

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command
from game.ui.paint.cards.compass import compass
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.thumbnails import art_strip, card_band
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import GOLD, TEXT, TEXT_SOFT, bad
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import SMALLEST, draw_line, shortened, text_width
from game.ui.tables.command_core.builder.gear import Gear, Piece

_C = art_colors("workshop/tile")
_INK = rgb(_C["ink"])
_NAME, _LINE, _POINTS = 15, 12.5, 19
_LEAST_NAME = 96
"""Units that are kept for a name before the picture and the words at the right give way."""


class GearRow(CardWidget):
    """Pressed it goes in or comes out; a closer look shows its card. A `group` is one stop for Tab."""

    def __init__(
        self, gallery: Gallery, face: CardFace, name: str, group: str, gear: Gear, pick: Command
    ) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.name, self.group, self.gear = name, group, gear

    @property
    def card(self) -> str:
        """The id of its card."""
        return self.face.key.rpartition("/")[2] if self.face is not None else ""

    def wants(self, scale: float) -> tuple[int, int]:
        title = self.face.title if self.face is not None else ""
        points = round(24 * scale) if self.gear.points else 0
        least = text_width(title, "title", max(SMALLEST, round(_LINE * scale))) + round(14 * scale) + points
        return least, least + round(150 * scale)

    def draw(self, surface: pygame.Surface) -> None:
        rect, face = self.rect, self.face
        if face is None:
            return
        surface.blit(card_band(face.palette, rect.size, self.unit(5)), rect)
        right = self._draw_points(surface)
        left = self._draw_picture(surface, right)
        right = self._draw_future(surface, left, right)
        low = rect.height < self._letters(_NAME) + self._letters(_LINE) + self.unit(2)
        middle = rect.centery if low else rect.top + round(rect.height * 0.31)
        left_of_name = self._draw_gems(surface, left, middle)
        size, room = self._letters(_NAME), max(1, right - left_of_name)
        title = shortened(face.title, "title", size, room, self._letters(_LINE))
        end = draw_line(surface, title, "title", size, TEXT, (left_of_name, middle), width=room)
        if low:
            self._draw_line(surface, end.right + self.unit(8), right, middle)
        else:
            self._draw_line(surface, left, right, rect.top + round(rect.height * 0.73))

    def _letters(self, size: float) -> int:
        return max(SMALLEST, self.unit(size))

    def _draw_points(self, surface: pygame.Surface) -> int:
        """What it costs; returns where that begins."""
        right = self.rect.right - self.unit(8)
        if not self.gear.points:
            return right
        size = min(self._letters(_POINTS), round(self.rect.height * 0.7))
        wide = max(self.unit(18), text_width(self.gear.points, "title", size))
        draw_line(surface, self.gear.points, "title", size, GOLD, (right, self.rect.centery), "right")
        return right - wide - self.unit(6)

    def _draw_picture(self, surface: pygame.Surface, right: int) -> int:
        """The art and the arcs; returns where they end."""
        rect, margin = self.rect, max(2, self.unit(2))
        high, left = rect.height - 2 * margin, rect.left + margin
        rose = round(high * 0.92) if self.gear.arcs else 0
        room = right - left - rose - self.unit(_LEAST_NAME)
        wide = min(round(1.6 * high), room) if room >= high // 2 else 0
        if wide and self.face is not None:
            surface.blit(art_strip(self.face.art, (wide, high), self.unit(4)), (left, rect.top + margin))
            left += wide + self.unit(5)
        if rose:
            image = compass(self.gear.arcs, rose, dark=True)
            surface.blit(image, image.get_rect(midleft=(left, rect.centery)))
            left += rose + self.unit(5)
        return left + (0 if wide or rose else self.unit(4))

    def _draw_gems(self, surface: pygame.Surface, left: int, middle: int) -> int:
        for gem in self.gear.gems:
            mark = icon(gem, self._letters(_LINE))
            surface.blit(mark, mark.get_rect(midleft=(left, middle)))
            left += mark.get_width() + self.unit(3)
        return left

    def _draw_future(self, surface: pygame.Surface, left: int, right: int) -> int:
        """That it is in, or what the squad would cost with it; returns where that begins."""
        size, gap = self._letters(_LINE), self.unit(5)
        words = self.gear.inside or self.gear.total
        if not words:
            return right
        sign = self._letters(_LINE) + self.unit(3)
        whole = right - left - self.unit(_LEAST_NAME) >= text_width(words, "bold", size) + sign + 2 * gap
        wide = (text_width(words, "bold", size) if whole else 0) + sign + 2 * gap
        if self.gear.inside:
            top, foot, edge = _C.ramp("ground")
            plate = pygame.Rect(right - wide, 0, wide, size + self.unit(8))
            plate.centery = self.rect.centery
            surface.blit(box(*plate.size, self.unit(5), top, foot, edge, max(1, self.unit(1.5))), plate)
            ink, mark = _INK, icon("check", size)
        else:
            ink, mark = (bad() if self.gear.over else TEXT_SOFT), icon("illegal", sign)
        if self.gear.inside or self.gear.over:
            surface.blit(mark, mark.get_rect(midleft=(right - wide + gap, self.rect.centery)))
        if whole:
            draw_line(surface, words, "bold", size, ink, (right - gap, self.rect.centery), "right")
        return right - wide - gap

    def _draw_line(self, surface: pygame.Surface, left: int, right: int, middle: int) -> None:
        """The figures, as far as they have room: no piece is seen in part."""
        size, gap = self._letters(_LINE), self.unit(4)
        only_words = len(self.gear.line) == 1 and not self.gear.line[0][0]
        for piece in self.gear.line:
            wide = self._width(piece, size)
            if left + wide > right and not only_words:
                return
            left = self._draw_piece(surface, piece, left, right, middle, size) + gap

    def _width(self, piece: Piece, size: int) -> int:
        symbol, words = piece
        words_wide = text_width(words, "label", size) if words else 0
        return words_wide + (size + self.unit(4) if symbol else 0)

    def _draw_piece(
        self, surface: pygame.Surface, piece: Piece, left: int, right: int, middle: int, size: int
    ) -> int:
        symbol, words = piece
        if symbol:
            mark = icon(symbol, size + self.unit(1))
            surface.blit(mark, mark.get_rect(midleft=(left, middle)))
            left += mark.get_width() + self.unit(2)
        if words:
            shown = shortened(words, "label", size, max(1, right - left), size)
            left = draw_line(surface, shown, "label", size, TEXT_SOFT, (left, middle)).right
        return left
