"""A table with its parts numbered: discs on a picture of it, pieces of it enlarged, and what each part is."""

from collections.abc import Callable

import pygame

from game.content.rulebook import TableDetail, TableParts
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.materials.skins import shadow, sunk_skin
from game.ui.paint.palette import TEXT
from game.ui.paint.scenery.book import BODY, HEAD, numbered_disc
from game.ui.paint.text import draw_line, fits
from game.words.messages import SCREENS, shipped_messages

Picture = Callable[[], pygame.Surface | None]
"""Gives the table in any size, or None as long as it is not painted."""

SHAPE = 9 / 16
"""Height of the picture, of its width."""
_ON_PICTURE, _DISC, _ROW = 19.0, 23.0, 37.0
_NAME, _NOTE = 15.5, 13.0


def draw_disc(surface: pygame.Surface, number: int, middle: tuple[int, int], pixels: int) -> None:
    """The red disc of a call-out with its number."""
    disc = numbered_disc(pixels, False)
    surface.blit(disc, disc.get_rect(center=middle))
    draw_line(surface, str(number), "title", round(pixels * 0.62), TEXT, middle, "center")


class TablePartsPicture(Widget):
    """The table, with a disc on each of its parts."""

    focusable = False

    def __init__(self, parts: TableParts, picture: Picture) -> None:
        super().__init__(name="the table")
        self.parts = parts.parts
        self.picture = picture

    def places(self) -> list[tuple[int, int]]:
        """The middle of each disc."""
        rect = self.rect
        return [
            (rect.left + round(part.at[0] * rect.width), rect.top + round(part.at[1] * rect.height))
            for part in self.parts
        ]

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        blur = unit(6)
        surface.blit(shadow(*rect.size, unit(3), blur, 110), (rect.left - blur, rect.top - blur + unit(2)))
        picture = self.picture()
        if picture is None:
            surface.blit(sunk_skin(*rect.size, self.scale), rect)
            waits = shipped_messages(SCREENS).say("rulebook", "table_waits")
            draw_line(surface, waits, "italic", unit(15), TEXT, rect.center, "center")
        else:
            surface.blit(pygame.transform.smoothscale(picture, rect.size), rect)
            pen.rect(surface, HEAD, rect, max(1, unit(1.6)))
        for number, place in enumerate(self.places(), start=1):
            draw_disc(surface, number, place, unit(_ON_PICTURE))


def detail_shape(detail: TableDetail) -> float:
    """The height of an enlarged piece of the table, of its width."""
    left, top, right, foot = detail.of
    return (foot - top) * SHAPE / max(0.01, right - left)


def paint_detail(
    detail: TableDetail, picture: Picture, size: tuple[int, int], scale: float
) -> pygame.Surface:
    """A piece of the table that fills a size; its edges may be cut where the shapes differ."""
    image = pygame.Surface(size)
    whole = picture()
    if whole is None:
        image.blit(sunk_skin(*size, scale), (0, 0))
        return image
    left, top, right, foot = (
        round(share * length) for share, length in zip(detail.of, whole.get_size() * 2, strict=True)
    )
    piece = pygame.Rect(left, top, max(2, right - left), max(2, foot - top))
    grain = max(size[0] / piece.width, size[1] / piece.height)
    shown = pygame.Rect(0, 0, round(size[0] / grain), round(size[1] / grain))
    shown.center = piece.center
    shown.clamp_ip(whole.get_rect())
    pygame.transform.smoothscale(whole.subsurface(shown.clip(whole.get_rect())), size, image)
    pen.rect(image, HEAD, image.get_rect(), max(1, round(1.6 * scale)))
    return image


class TablePartsList(Widget):
    """What each numbered part is, in two columns."""

    focusable = False

    def __init__(self, parts: TableParts) -> None:
        super().__init__(name="table parts")
        self.parts = parts.parts

    @property
    def _rows(self) -> int:
        return -(-len(self.parts) // 2)

    def height(self, width: int, scale: float) -> int:
        """Pixels that it takes."""
        return round(self._rows * _ROW * scale)

    def draw(self, surface: pygame.Surface) -> None:
        unit, wide, high = self.unit, self.rect.width // 2, self.unit(_ROW)
        for number, part in enumerate(self.parts):
            column, row = divmod(number, self._rows)
            left, middle = self.rect.left + column * wide, self.rect.top + row * high + high // 2
            draw_disc(surface, number + 1, (left + unit(_DISC / 2), middle), unit(_DISC))
            at, room = left + unit(_DISC + 8), self._room()
            draw_line(surface, part.name, "title", unit(_NAME), HEAD, (at, middle - unit(8)), width=room)
            draw_line(surface, part.note, "text", unit(_NOTE), BODY, (at, middle + unit(9)), width=room)

    def _room(self) -> int:
        """How wide the words of a part may be."""
        return self.rect.width // 2 - self.unit(_DISC + 12)

    def boxes(self) -> list[Box]:
        room = self._room()
        whole = all(
            fits(part.name, "title", self.unit(_NAME), room)
            and fits(part.note, "text", self.unit(_NOTE), room)
            for part in self.parts
        )
        return [Box(self.name, self.rect, whole)]
