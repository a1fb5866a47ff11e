"""A card that stays on the table all game, as a label: picture, name, when it works, what it does."""

from dataclasses import dataclass

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.frames import PALETTES
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import GOLD, TEXT
from game.ui.paint.skins import box
from game.ui.paint.steel import INK, color_of
from game.ui.paint.text import draw_line, fits, shortened
from game.ui.paint.thumbnails import art_strip
from game.ui.tables.tags import draw_tag

_TITLE, _LINE, _PICTURE = 14, 12, 57
_WORDS = (232, 214, 255)


@dataclass(frozen=True, slots=True)
class Label:
    """What a bench card says: an icon before `when`, `what` below, and dots for tokens out of `full`."""

    symbol: str
    when: str
    what: str
    dots: int = 0
    full: int = 0


@kept(3_000_000, pixels_of)
def _ground(face: CardFace, label: Label, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The whole label as it is while the card can still be used."""
    width, height = size

    def unit(amount: float) -> int:
        return round(amount * scale)

    dark, _, light, trim = PALETTES[face.palette]
    image = box(width, height, unit(7), light, dark, INK, max(1.5, 2 * scale), 0.06).copy()
    edge, thumb = unit(5), unit(48)
    art = art_strip(face.art, (thumb, height - 2 * edge), unit(5))
    image.blit(art, (edge, edge))
    pen.rect(image, INK, (edge, edge, thumb, height - 2 * edge), max(1, unit(1.5)), unit(5))
    left, right = edge + thumb + unit(5), width - unit(6)
    well = pygame.Rect(left - unit(2), unit(20), right - left + unit(3), height - unit(20) - edge)
    shade = pygame.Surface(well.size, pygame.SRCALPHA)
    pen.rect(shade, (13, 14, 22, 130), shade.get_rect(), border_radius=unit(4))
    image.blit(shade, well)
    room = right - left
    draw_line(image, face.title, "title", unit(_TITLE), TEXT, (left, unit(12)), outline=1, width=room)
    mark = icon(label.symbol, unit(11))
    y = unit(28)
    image.blit(mark, mark.get_rect(midleft=(left, y)))
    ink = color_of(trim)
    for text, x, y, color in (
        (label.when, left + unit(13), unit(28), ink),
        (label.what, left, unit(42), TEXT),
    ):
        text = shortened(text, "label", unit(_LINE), right - x)
        draw_line(image, text, "label", unit(_LINE), color, (x, y), width=right - x)
    for dot in range(label.full):
        center = (left + unit(8) + dot * unit(18), height - unit(14))
        pen.circle(image, INK, center, unit(7))
        on = dot < label.dots
        pen.circle(image, (200, 150, 255) if on else (44, 36, 64), center, unit(5.5))
        if on:
            pen.circle(image, (255, 255, 255), (center[0] - unit(2), center[1] - unit(2)), unit(2))
    if label.full:
        count = f"{label.dots} of {label.full}"
        place = (right - unit(2), height - unit(14))
        draw_line(image, count, "label", unit(_LINE), _WORDS, place, "right")
    return image


@kept(1_000_000, pixels_of)
def _spent_ground(face: CardFace, label: Label, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The whole label of a card that is used up."""
    image = _ground(face, label, size, scale).copy()
    image.fill((96, 100, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image


class BenchCard(CardWidget):
    """`spent` are the words on one that cannot be used any more."""

    def __init__(
        self, gallery: Gallery, face: CardFace, label: Label, pick: Command | None, *, spent: str = ""
    ) -> None:
        super().__init__(gallery, face, pick, compact=True)
        self.label = label
        self.spent = spent

    def draw(self, surface: pygame.Surface) -> None:
        assert self.face is not None
        paint = _spent_ground if self.spent else _ground
        surface.blit(paint(self.face, self.label, self.rect.size, self.scale), self.rect)
        if self.spent:
            center = (self.rect.left + self.unit(29), self.rect.centery)
            draw_line(surface, self.spent, "title", self.unit(16), (214, 222, 228), center, "center", 2)
        if self.pickable or self.picked:
            ring = self.rect.inflate(self.unit(4), self.unit(4))
            width = max(2, self.unit(4 if self.picked or self.lit else 2.5))
            pen.rect(surface, GOLD, ring, width, border_radius=self.unit(9))

    def draw_mark(self, surface: pygame.Surface, text: str) -> None:
        """A tag over the card's foot, and an orange edge."""
        ring = self.rect.inflate(self.unit(2), self.unit(2))
        pen.rect(surface, (240, 162, 74), ring, max(2, self.unit(2.5)), border_radius=self.unit(8))
        # Over the picture alone: the words beside it are what one wants to read now.
        picture = pygame.Rect(self.rect.left, self.rect.bottom - self.unit(18), self.unit(_PICTURE), 0)
        draw_tag(surface, text, self.unit(11), picture.center, "hit", within=picture)

    def boxes(self) -> list[Box]:
        assert self.face is not None
        room = self.rect.width - self.unit(64)
        return [Box(self.name, self.rect, fits(self.face.title, "title", self.unit(_TITLE), room))]
