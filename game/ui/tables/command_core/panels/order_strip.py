"""Who acts in which order: a cell each, with a number, a picture and a few words; the one at work is lit."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Widget
from game.ui.layout.theme import Tone
from game.ui.paint.palette import DISABLED, GOLD, TEXT, Color
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fits
from game.ui.tables.command_core.panels.order_tag import order_image
from game.ui.tables.command_core.plates import DARK, GOLD_TONE, LIT_TONE

HIGH = 64
_TAG, _WORDS, _GAP = 23, 14.5, 6
_PICTURE = 55
_PALE = 80


@dataclass(frozen=True, slots=True)
class Link:
    """One cell: `state` is "now", "next", "done" or "". Without a picture nobody has the number yet."""

    number: int
    seat: Seat | None
    picture: pygame.Surface | None
    words: str
    state: str = ""
    color: Color = TEXT


_TONES: dict[str, Tone] = {"now": GOLD_TONE, "next": LIT_TONE}


def picture_size(area: Area, count: int) -> int:
    """Pixels of the pictures in a strip of so many links."""
    wide = (area.rect.width / area.scale - _GAP * (count - 1)) / max(1, count)
    return area.unit(min(_PICTURE, wide * 0.85))


class OrderStrip(Widget):
    """The links from left to right, each as wide as the others."""

    focusable = False

    def __init__(self, name: str, links: Sequence[Link]) -> None:
        super().__init__(name=name)
        self.links = tuple(links)

    def _cells(self) -> list[pygame.Rect]:
        row = Area(self.rect, self.scale)
        return [cell.rect for cell in row.columns(len(self.links), _GAP)] if self.links else []

    def _line(self, cell: pygame.Rect) -> tuple[int, tuple[int, int], int]:
        """Type, place and room of the words."""
        size = self.unit(_WORDS)
        return size, (cell.centerx, cell.bottom - size * 3 // 4), cell.width - self.unit(6)

    def draw(self, surface: pygame.Surface) -> None:
        for link, cell in zip(self.links, self._cells(), strict=True):
            tone = _TONES.get(link.state, DARK)
            surface.blit(box(*cell.size, self.unit(7), *tone, max(1, self.unit(1.5))), cell)
            size, place, room = self._line(cell)
            if link.picture is not None:
                above = pygame.Rect(cell.left, cell.top, cell.width, cell.height - size)
                image = link.picture
                if link.state == "done":
                    image = image.copy()
                    image.set_alpha(_PALE)
                surface.blit(image, image.get_rect(center=above.center).move(self.unit(8), self.unit(1)))
            tag = order_image(link.number, link.seat, self.unit(_TAG))
            surface.blit(tag, (cell.left + self.unit(3), cell.top + self.unit(3)))
            color = GOLD if link.state == "now" else link.color if link.words else DISABLED
            draw_line(surface, link.words, "title", size, color, place, "center", width=room)

    def boxes(self) -> list[Box]:
        found = []
        for link, cell in zip(self.links, self._cells(), strict=True):
            size, _, room = self._line(cell)
            whole = fits(link.words, "title", max(10, size * 2 // 3), room)
            found.append(Box(f"{self.name} {link.number}", cell, whole))
        return found
